//! Bango: `deck` with others below it, or `last` with all that is left of the deck; `removed`, `hands`, `row`,
//! `sequences` with a comma between those of a seat, `discards` by seat and `discard`, as numbers of cards.

use engine::games::Setup;
use engine::games::bango::{Bango, Card, Hand, PositionError, Sequence, Zones as Claim, removed_from};

use super::zones::cards;
use super::{Arranged, Zones};

impl Arranged for Bango {
    type Error = PositionError;

    const ZONES: &'static [&'static str] =
        &["deck", "last", "removed", "hands", "row", "sequences", "discards", "discard"];

    fn arranged(setup: &Setup<()>, zones: &Zones<'_>) -> Result<Bango, PositionError> {
        let mut claim = Claim {
            deck: zones.cards("deck").into_iter().chain(zones.cards("last")).collect(),
            removed: zones.cards("removed").into_iter().collect(),
            hands: zones.lists("hands").into_iter().map(Hand::from_iter).collect(),
            row: zones.cards("row").into_iter().collect(),
            sequences: zones.parts("sequences").into_iter().map(|own| sequences(own).collect()).collect(),
            discards: zones.numbers("discards").into_iter().collect(),
            discard: zones.number("discard").unwrap_or(0),
        };
        if !zones.part("last").is_empty() {
            claim.discard = discarded(setup, &claim);
        }
        Bango::arrange(setup.players, (), setup.first, &claim)
    }
}

/// The sequences of a seat.
fn sequences(text: &str) -> impl Iterator<Item = Sequence> {
    let sequence = |text: &str| {
        let cards: Vec<Card> = cards(text);
        Sequence::from_cards(&cards).unwrap_or_else(|error| panic!("{text} is no sequence: {error:?}"))
    };
    text.split(',').filter(|cards| !cards.trim().is_empty()).map(sequence)
}

/// How many cards are discarded if the deck has no others than those that are named.
fn discarded(setup: &Setup<()>, claim: &Claim) -> u8 {
    let laid: u8 = claim.sequences.iter().flatten().map(|sequence| sequence.len()).sum();
    let held: u8 = claim.hands.iter().map(Hand::len).sum();
    let discarded: u8 = claim.discards.iter().sum();
    99 - removed_from(setup.players) - claim.deck.len() as u8 - laid - held - discarded
}
