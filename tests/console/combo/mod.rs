//! Combo's screens, from two to six players, from one card to more than fit, in every variant.
//!
//! Piles are written from the top down, the deck from the next card on.

mod device;
mod events;
mod leak;
mod tested;
mod turn;
mod variants;

use engine::cards::Seed;
use engine::games::combo::{Card, Combo, Hand, Options, Position};
use engine::games::{Players, Seat, Setup};

use crate::stage::Stage;

const PLAIN: Options =
    Options { manners: false, hidden: false, sacrifice: false, second_chance: false, tokens: 10 };

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// A position in which the first player's turn begins.
#[derive(Clone, Copy)]
struct Arranged<'a> {
    options: Options,
    piles: [&'a str; 3],
    hands: &'a [&'a str],
    deck: &'a str,
    tokens: &'a [u8],
    hidden: &'a [&'a str],
}

const POSITION: Arranged<'_> =
    Arranged { options: PLAIN, piles: ["Y4", "B2", "P3"], hands: &SIX, deck: "", tokens: &[], hidden: &[] };

/// The hands of the mock: 6, 12, 3, 15, 1 and 8 cards.
const SIX: [&str; 6] = ["R3 B5 G4 Y4 Y7 P2", "12", "3", "15", "1", "8"];
const TOKENS: [u8; 6] = [10, 4, 9, 10, 2, 7];

impl Arranged<'_> {
    fn stage(self) -> Stage<Combo> {
        let players = Players::new(u8::try_from(self.hands.len()).unwrap()).unwrap();
        let piles = self.piles.map(cards);
        // A hand that is only a number has so many cards that nobody else names.
        let named = [self.piles.join(" "), self.hands.join(" "), self.deck.to_string()].join(" ");
        let mut left: Hand = Card::all().chain(Card::all()).collect();
        let is_card = |word: &&str| word.parse::<Card>().is_ok();
        named.split_whitespace().filter(is_card).for_each(|card| assert!(left.remove(card.parse().unwrap())));
        let mut left = left.cards().collect::<Vec<_>>().into_iter();
        let hands: Vec<Vec<Card>> = self
            .hands
            .iter()
            .map(|hand| match hand.parse() {
                Ok(count) => left.by_ref().take(count).collect(),
                Err(_) => cards(hand),
            })
            .collect();
        let hidden: Vec<Option<Card>> = self.hidden.iter().map(|card| card.parse().ok()).collect();
        let claim = Position {
            piles: [&piles[0], &piles[1], &piles[2]],
            hands: &hands.iter().map(Vec::as_slice).collect::<Vec<_>>(),
            deck: &cards(self.deck),
            tokens: self.tokens,
            hidden: &hidden,
        };
        let setup = Setup { players, first: Seat::One, options: self.options, seed: Seed(1) };
        Stage::new(Combo::arrange(&setup, &claim).unwrap())
    }
}

fn six() -> Stage<Combo> {
    Arranged { tokens: &TOKENS, ..POSITION }.stage()
}
