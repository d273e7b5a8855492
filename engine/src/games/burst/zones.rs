//! Where every card lies, as the log writes it.

use super::{Burst, Card, DECK, Five};
use crate::games::{BySeat, listed};

/// At most so many cards are taken out.
const REMOVED: usize = 15;

/// Every zone of the table.
///
/// What earlier rounds and the end of the game put away is in none of them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Zones {
    /// The deck, the next card first.
    pub deck: heapless::Vec<Card, DECK, u8>,
    /// What was taken out unseen.
    pub removed: heapless::Vec<Card, REMOVED, u8>,
    /// What each player holds.
    pub hands: BySeat<Five>,
    /// What each player has laid face down in this turn.
    pub chosen: BySeat<Five>,
    /// What each player has revealed in this round.
    pub played: BySeat<Five>,
    /// The number of the round, from 1; after the end, of the last one.
    pub round: u8,
    /// The points so far.
    pub scores: BySeat<u8>,
}

impl Zones {
    pub(super) fn of(game: &Burst) -> Zones {
        let players = game.public.players();
        Zones {
            deck: listed(game.deck.iter().rev().copied()),
            removed: listed(game.removed.cards()),
            hands: game.hands.by_seat(players, |&hand| hand),
            chosen: game.chosen.by_seat(players, |&chosen| chosen),
            played: game.public.played.by_seat(players, |&played| played),
            round: game.public.round,
            scores: game.public.scores.by_seat(players, |&points| points),
        }
    }
}
