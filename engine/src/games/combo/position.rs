//! Building a position, for tests and puzzles: a claim comes in unchecked, a legal state comes out.

use core::fmt;

use super::card::SORTED;
use super::{Card, Combo, Hand, Options, PerPile, Pile, Showing};
use crate::games::{Kind, Seat, Setup, SetupError};

/// A position as somebody claims it. Cards that are not named go under the deck, sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Position<'a> {
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
pub enum PositionError {
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

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Setup(error) => error.fmt(f),
            PositionError::TooMany(card) => write!(f, "{card} is there more than twice"),
            PositionError::EmptyPile(pile) => write!(f, "pile {} has no card", pile.number()),
            PositionError::EmptyHand(seat) => write!(f, "seat {seat} has no card"),
            PositionError::Seats => {
                f.write_str("hands, tokens or hidden cards do not match the number of players")
            }
            PositionError::Tokens(seat) => write!(f, "the tokens of seat {seat} are none or too many"),
            PositionError::Hidden(seat) => write!(f, "the hidden card of seat {seat} cannot be"),
        }
    }
}

impl core::error::Error for PositionError {}

impl Combo {
    /// The position at the beginning of the turn of the set-up's first player, who also began the round.
    ///
    /// # Errors
    /// Says what does not fit: a card too many, an empty hand or pile, a hidden card that is not there.
    pub fn arrange(setup: &Setup<Options>, claim: &Position<'_>) -> Result<Combo, PositionError> {
        setup.check(Kind::Combo).map_err(PositionError::Setup)?;
        let mut game = Combo::cleared(setup);
        let mut left: Hand = SORTED.into_iter().collect();
        let mut take =
            |card: Card| if left.remove(card) { Ok(card) } else { Err(PositionError::TooMany(card)) };

        game.arrange_piles(claim, &mut take)?;
        game.arrange_hands(claim, &mut take)?;
        game.arrange_seats(claim)?;
        for &card in claim.deck {
            take(card)?;
        }
        let unnamed = SORTED.into_iter().rev().filter(|&card| left.remove(card));
        unnamed.chain(claim.deck.iter().rev().copied()).for_each(|card| game.piles.lay_on_deck(card));
        game.begin_turn(setup.first);
        Ok(game)
    }

    fn arrange_piles(
        &mut self,
        claim: &Position<'_>,
        take: &mut impl FnMut(Card) -> Result<Card, PositionError>,
    ) -> Result<(), PositionError> {
        let claimed = PerPile(claim.piles);
        for pile in Pile::ALL {
            let (&lowest, above) = claimed[pile].split_last().ok_or(PositionError::EmptyPile(pile))?;
            self.piles.tops[pile] = take(lowest)?;
            for &card in above.iter().rev() {
                self.piles.place(take(card)?, pile);
            }
        }
        Ok(())
    }

    fn arrange_hands(
        &mut self,
        claim: &Position<'_>,
        take: &mut impl FnMut(Card) -> Result<Card, PositionError>,
    ) -> Result<(), PositionError> {
        let players = self.open.players;
        if claim.hands.len() != usize::from(players.count()) {
            return Err(PositionError::Seats);
        }
        for (seat, cards) in players.seats().zip(claim.hands) {
            for &card in *cards {
                self.hands[seat].add(take(card)?);
            }
            if self.hands[seat].is_empty() {
                return Err(PositionError::EmptyHand(seat));
            }
        }
        Ok(())
    }

    /// Tokens and hidden cards, where they are claimed.
    fn arrange_seats(&mut self, claim: &Position<'_>) -> Result<(), PositionError> {
        let players = self.open.players;
        let fits = |len: usize| len == 0 || len == usize::from(players.count());
        if !fits(claim.tokens.len()) || !fits(claim.hidden.len()) {
            return Err(PositionError::Seats);
        }
        for (seat, &tokens) in players.seats().zip(claim.tokens) {
            if !(1..=self.open.options.tokens).contains(&tokens) {
                return Err(PositionError::Tokens(seat));
            }
            self.open.tokens[seat] = tokens;
        }
        for seat in players.seats().filter(|_| self.open.options.hidden) {
            self.open.showing[seat] = Showing::All;
        }
        for (seat, &hidden) in players.seats().zip(claim.hidden) {
            let Some(card) = hidden else { continue };
            if !self.open.options.hidden || !self.hands[seat].contains(card) {
                return Err(PositionError::Hidden(seat));
            }
            self.open.showing[seat] = Showing::AllButOne;
            self.secrets[seat] = hidden;
        }
        Ok(())
    }
}
