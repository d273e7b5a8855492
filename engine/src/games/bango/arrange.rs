//! From claimed zones to a position that is legal.

use core::fmt;

use super::card::{CARDS, Card, Hand, all_cards, copies, removed_from};
use super::deck::Deck;
use super::sequence::Nth;
use super::table::Table;
use super::zones::listed;
use super::{Bango, Zones};
use crate::games::{Kind, PerSeat, Players, Seat, Setup, SetupError};

/// Why zones cannot be arranged to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The number of players or the seat is not allowed.
    Setup(SetupError),
    /// A zone names more seats than there are players.
    Seats,
    /// A card is named more often than it exists.
    TooMany(Card),
    /// The row is empty when a turn begins.
    Row,
    /// More cards are named as taken out than this number of players takes out.
    Removed,
    /// Too few cards are left for the cards taken out and the numbers of discarded cards.
    TooFew,
    /// A turn begins with a draw.
    EmptyDeck,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Setup(error) => error.fmt(f),
            Misfit::Seats => f.write_str("a zone names more seats than there are players"),
            Misfit::TooMany(card) => write!(f, "there are only {} of {card}", copies(*card)),
            Misfit::Row => f.write_str("the row is empty when a turn begins"),
            Misfit::Removed => f.write_str("too many cards are taken out"),
            Misfit::TooFew => f.write_str("too few cards are left to take out and to discard"),
            Misfit::EmptyDeck => f.write_str("the deck is empty, so no turn can begin"),
        }
    }
}

impl core::error::Error for Misfit {}

impl Bango {
    /// The position in which the turn of `turn` begins and the zones are as claimed.
    ///
    /// Only the zones that matter need to be named. Of all other cards, in their order, the first ones are those
    /// taken out before the deal, then come the cards in the personal discards and in the common discard, as
    /// many as are claimed; the rest lies under the deck. Everybody has seen the cards in the hands.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn arrange(players: Players, options: (), turn: Seat, claim: &Zones) -> Result<Bango, Misfit> {
        let setup = Setup { players, first: turn, options, seed: Default::default() };
        setup.check(Kind::Bango).map_err(Misfit::Setup)?;
        let seats = usize::from(players.count());
        if claim.hands.len() > seats || claim.sequences.len() > seats || claim.discards.len() > seats {
            return Err(Misfit::Seats);
        }
        if !claim.row.is_empty() {
            return Err(Misfit::Row);
        }
        let mut unnamed = unnamed(claim)?.cards();
        let missing =
            removed_from(players).checked_sub(claim.removed.len()).map(usize::from).ok_or(Misfit::Removed)?;
        let mut removed = claim.removed;
        removed.extend(unnamed.by_ref().take(missing));
        let discarded =
            claim.discards.iter().map(|&n| usize::from(n)).sum::<usize>() + usize::from(claim.discard);
        if removed.len() < removed_from(players) || unnamed.by_ref().take(discarded).count() < discarded {
            return Err(Misfit::TooFew);
        }

        let mut cards: heapless::Vec<Card, CARDS, u8> = listed(claim.deck.iter().copied().chain(unnamed));
        cards.reverse();
        let (deck, left) = Deck::of(cards.iter().copied());
        if left == 0 {
            return Err(Misfit::EmptyDeck);
        }
        let mut table = Table::new(players, turn, left);
        table.discard = claim.discard;
        for (place, &hand) in table.known.seated_mut(players).zip(&claim.hands) {
            *place = hand;
        }
        for (place, &count) in table.discards.seated_mut(players).zip(&claim.discards) {
            *place = count;
        }
        for (place, sequences) in table.sequences.seated_mut(players).zip(&claim.sequences) {
            for (nth, &sequence) in Nth::ALL.into_iter().zip(sequences) {
                place.put(nth, sequence);
            }
        }
        Ok(Bango { table, deck, removed, secrets: PerSeat::default() })
    }
}

/// All cards that the zones do not name.
fn unnamed(claim: &Zones) -> Result<Hand, Misfit> {
    let mut rest: Hand = all_cards().collect();
    let sequences = claim.sequences.iter().flatten().flat_map(|sequence| sequence.cards());
    let hands = claim.hands.iter().chain([&claim.removed]).flat_map(Hand::cards);
    for card in sequences.chain(hands).chain(claim.deck.iter().copied()) {
        if !rest.remove(card) {
            return Err(Misfit::TooMany(card));
        }
    }
    Ok(rest)
}
