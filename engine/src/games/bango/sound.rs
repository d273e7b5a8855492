//! What holds at every state, for checks.

use super::card::all_cards;
use super::{Bango, Hand};
use crate::games::Game;

/// Every card is in one place. Which ones were discarded is not kept, only how many.
pub(super) fn is_sound(game: &Bango) -> bool {
    let zones = game.zones();
    let sequences = zones.sequences.iter().flatten().flat_map(|sequence| sequence.cards());
    let hands = zones.hands.iter().chain([&zones.removed]).flat_map(Hand::cards);
    let piles = zones.deck.iter().chain(&zones.row).copied();
    let mut rest: Hand = all_cards().collect();
    let none_twice = sequences.chain(hands).chain(piles).all(|card| rest.remove(card));
    let discarded = zones.discards.iter().fold(zones.discard, |sum, &own| sum.saturating_add(own));
    none_twice && rest.len() == discarded
}
