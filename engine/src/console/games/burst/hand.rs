//! The hand as it lies there while cards of it are chosen.

use super::cursor::Cursor;
use crate::cards::Suits as _;
use crate::console::memory::Settings;
use crate::games::burst::{BurstSuits, Card, Five, View};

/// A card that was in the hand when the turn began, and whether it is chosen.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) card: Card,
    pub(super) chosen: bool,
}

/// The cards of the hand, as they lie there.
pub(super) type Places = heapless::Vec<Place, { Five::MOST as usize }, u8>;

/// The hand as it lies there, chosen cards in the places that they had.
pub(super) fn places(view: &View, cursor: &Cursor, settings: &Settings) -> Places {
    // By colour, and by number within it.
    let whole: Five = view.hand().cards().chain(view.chosen().cards()).collect();
    let by_colour = settings.by_number() == cursor.other_order;
    let numbers = if by_colour { 0..=0 } else { 1..=BurstSuits::HIGHEST };
    let mut gone = view.chosen();
    let mut places = Places::new();
    for number in numbers {
        for card in whole.cards().filter(|card| by_colour || card.number() == number) {
            // There are five at most.
            let _ = places.push(Place { card, chosen: gone.remove(card) });
        }
    }
    places
}

/// Those that are not chosen.
pub(super) fn in_hand(places: &Places) -> impl Iterator<Item = Card> + Clone {
    places.iter().filter(|place| !place.chosen).map(|place| place.card)
}
