//! Building a position, for tests and puzzles: a claim comes in unchecked, a legal state comes out.

use core::fmt;

use super::card::SORTED;
use super::{Card, Combo, Hand, Options, PerPile, Pile, Showing};
use crate::games::{Kind, Seat, Setup, SetupError};

/// A position as somebody claims it. Cards that are not named go under the deck, sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Claim<'a> {
    /// The three piles, each from the top down; none is empty.
    pub piles: [&'a [Card]; 3],
    /// The hands from seat 1 on; none is empty.
    pub hands: &'a [&'a [Card]],
    /// The upper part of the deck, the next card first.
    pub deck: &'a [Card],
    /// The tokens from seat 1 on; empty if each seat still has those of the start.
    pub tokens: &'a [u8],
    /// *A hidden one*: the card of each seat that lies face down, from seat 1 on; empty if there is none.
    pub hidden: &'a [Option<Card>],
}

/// Why a claimed position is not one of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The set-up is not allowed.
    Setup(SetupError),
    /// More of these cards are named than there are.
    TooMany(Card),
    /// A pile has no card.
    EmptyPile(Pile),
    /// A seat has no card.
    EmptyHand(Seat),
    /// There are not as many hands as players, or tokens or hidden cards for other seats.
    Seats,
    /// A seat has no token, or more than the game begins with.
    Tokens(Seat),
    /// A seat hides a card that it does not have, or the variant is not played.
    Hidden(Seat),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Setup(error) => error.fmt(f),
            Misfit::TooMany(card) => write!(f, "{card} is there more than twice"),
            Misfit::EmptyPile(pile) => write!(f, "pile {} has no card", pile.number()),
            Misfit::EmptyHand(seat) => write!(f, "seat {seat} has no card"),
            Misfit::Seats => f.write_str("hands, tokens or hidden cards do not match the number of players"),
            Misfit::Tokens(seat) => write!(f, "the tokens of seat {seat} are none or too many"),
            Misfit::Hidden(seat) => write!(f, "the hidden card of seat {seat} cannot be"),
        }
    }
}

impl core::error::Error for Misfit {}

impl Combo {
    /// The position at the beginning of the turn of the set-up's first player, who also began the round.
    ///
    /// # Errors
    /// Says what does not fit: a card too many, an empty hand or pile, a hidden card that is not there.
    pub fn arrange(setup: &Setup<Options>, claim: &Claim<'_>) -> Result<Combo, Misfit> {
        setup.check(Kind::Combo).map_err(Misfit::Setup)?;
        let mut game = Combo::cleared(setup);
        let mut left: Hand = SORTED.into_iter().collect();
        let mut take = |card: Card| if left.remove(card) { Ok(card) } else { Err(Misfit::TooMany(card)) };

        game.arrange_piles(claim, &mut take)?;
        game.arrange_hands(claim, &mut take)?;
        game.arrange_seats(claim)?;
        for &card in claim.deck {
            take(card)?;
        }
        let unnamed = SORTED.into_iter().rev().filter(|&card| left.remove(card));
        unnamed.chain(claim.deck.iter().rev().copied()).for_each(|card| game.piles.lay_on_deck(card));
        Ok(game)
    }

    fn arrange_piles(
        &mut self,
        claim: &Claim<'_>,
        take: &mut impl FnMut(Card) -> Result<Card, Misfit>,
    ) -> Result<(), Misfit> {
        let claimed = PerPile(claim.piles);
        for pile in Pile::ALL {
            let (&lowest, above) = claimed[pile].split_last().ok_or(Misfit::EmptyPile(pile))?;
            self.piles.tops[pile] = take(lowest)?;
            for &card in above.iter().rev() {
                self.piles.place(take(card)?, pile);
            }
        }
        Ok(())
    }

    fn arrange_hands(
        &mut self,
        claim: &Claim<'_>,
        take: &mut impl FnMut(Card) -> Result<Card, Misfit>,
    ) -> Result<(), Misfit> {
        let players = self.table.players;
        if claim.hands.len() != usize::from(players.count()) {
            return Err(Misfit::Seats);
        }
        for (seat, cards) in players.seats().zip(claim.hands) {
            for &card in *cards {
                self.hands[seat].add(take(card)?);
            }
            if self.hands[seat].is_empty() {
                return Err(Misfit::EmptyHand(seat));
            }
        }
        Ok(())
    }

    /// Tokens and hidden cards, where they are claimed.
    fn arrange_seats(&mut self, claim: &Claim<'_>) -> Result<(), Misfit> {
        let players = self.table.players;
        let fits = |len: usize| len == 0 || len == usize::from(players.count());
        if !fits(claim.tokens.len()) || !fits(claim.hidden.len()) {
            return Err(Misfit::Seats);
        }
        for (seat, &tokens) in players.seats().zip(claim.tokens) {
            if !(1..=self.table.options.tokens).contains(&tokens) {
                return Err(Misfit::Tokens(seat));
            }
            self.table.tokens[seat] = tokens;
        }
        for seat in players.seats().filter(|_| self.table.options.hidden) {
            self.table.showing[seat] = Showing::All;
        }
        for (seat, &hidden) in players.seats().zip(claim.hidden) {
            let Some(card) = hidden else { continue };
            if !self.table.options.hidden || !self.hands[seat].contains(card) {
                return Err(Misfit::Hidden(seat));
            }
            self.table.showing[seat] = Showing::AllButOne;
            self.secrets[seat] = hidden;
        }
        Ok(())
    }
}
