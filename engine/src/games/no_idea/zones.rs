//! Where every card lies, as the log writes it.

use heapless::Vec;

use super::card::Card;
use super::deck::{CARDS, NUMBER_CARDS};
use super::won::{Award, Trophy, Won};
use super::{NoIdea, Phase};
use crate::games::BySeat;

/// All zones of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Zones {
    /// The draw pile, the next card first.
    pub draw: Vec<Card, CARDS, u8>,
    /// The layouts in reading order. An own card that is turned up stays in its place until it is placed.
    pub layouts: BySeat<[Option<Card>; 6]>,
    /// The trophy pile, the next one first.
    pub trophies: Vec<Trophy, 12, u8>,
    /// The tops of the discard piles.
    pub piles: Vec<Card, NUMBER_CARDS, u8>,
    /// A card from the draw pile that waits to be placed.
    pub open: Option<Card>,
    /// How many cards wait aside for the next draw pile.
    pub aside: u8,
    /// What each player has won: prizes, then trophies, each from the fewest stars to the most.
    pub won: BySeat<Vec<Award, 18, u8>>,
}

impl Zones {
    pub(super) fn of(game: &NoIdea) -> Zones {
        Zones {
            draw: listed(game.centre.draw_pile()),
            layouts: listed(game.layouts.seated(game.players).map(|layout| layout.cards())),
            trophies: listed(game.trophies.iter()),
            piles: listed(game.centre.tops()),
            open: match game.phase {
                Phase::Open { card, .. } => Some(card),
                _ => None,
            },
            aside: game.discards.aside().fold(0, |count: u8, _| count.saturating_add(1)),
            won: listed(game.won.seated(game.players).map(awards)),
        }
    }
}

fn awards(won: &Won) -> Vec<Award, 18, u8> {
    listed(won.prizes.items().map(Award::Prize).chain(won.trophies.items().map(Award::Trophy)))
}

/// A list of items, of which there are never more than it can hold.
pub(super) fn listed<T, const N: usize>(items: impl Iterator<Item = T>) -> Vec<T, N, u8> {
    let mut list = Vec::new();
    for item in items {
        let full = list.push(item).is_err();
        debug_assert!(!full, "every card is in one place");
    }
    list
}
