//! Combo: `piles` from the top down, `hands`, `deck`, `tokens`, and `hidden` with a dash for a seat that hides none. A
//! hand that is only a number has so many of the cards that are named nowhere.

use engine::games::Setup;
use engine::games::combo::{Card, Combo, Hand, Options, Position, PositionError};

use super::zones::{cards, places, slices};
use super::{Arranged, Zones};

impl Arranged for Combo {
    type Error = PositionError;

    const ZONES: &'static [&'static str] = &["piles", "hands", "deck", "tokens", "hidden"];

    fn arranged(setup: &Setup<Options>, zones: &Zones<'_>) -> Result<Combo, PositionError> {
        let (piles, hands) = (zones.lists("piles"), hands(zones));
        let [one, two, three] = piles.as_slice() else {
            panic!("there are three piles, not {}", piles.len())
        };
        let hidden = zones.parts("hidden").into_iter().flat_map(places);
        let claim = Position {
            piles: [one, two, three],
            hands: &slices(&hands),
            deck: &zones.cards("deck"),
            tokens: &zones.numbers("tokens"),
            hidden: &hidden.collect::<Vec<_>>(),
        };
        Combo::arrange(setup, &claim)
    }
}

fn hands(zones: &Zones<'_>) -> Vec<Vec<Card>> {
    let mut unnamed = unnamed(zones).into_iter();
    let hand = |text: &str| match text.parse() {
        Ok(count) => unnamed.by_ref().take(count).collect(),
        Err(_) => cards(text),
    };
    zones.parts("hands").into_iter().map(hand).collect()
}

/// All cards that no zone names.
fn unnamed(zones: &Zones<'_>) -> Vec<Card> {
    let mut left: Hand = Card::all().chain(Card::all()).collect();
    let parts = ["piles", "hands", "deck"].into_iter().flat_map(|zone| zones.parts(zone));
    for card in parts.flat_map(str::split_whitespace).filter_map(|word| word.parse().ok()) {
        left.remove(card); // a card too many is refused later
    }
    left.cards().collect()
}
