//! Bango's table: every kind of screen, and what its buttons do.
//!
//! Positions are written as in the rulebook tests: zones by name, a bar between seats, a comma between sequences.

mod events;
mod lay_down;
mod play;
mod screens;
mod tested;

use engine::games::bango::{Bango, Card, Sequence, Zones};
use engine::games::{Players, Seat};

use crate::stage::Stage;

fn cards(text: &str) -> impl Iterator<Item = Card> + Clone {
    text.split_whitespace().map(|card| card.parse().unwrap_or_else(|error| panic!("{card}: {error}")))
}

fn sequence(text: &str) -> Sequence {
    Sequence::from_cards(&cards(text).collect::<Vec<_>>()).unwrap()
}

fn zones(text: &str) -> Zones {
    let mut zones = Zones::default();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (name, content) = line.split_once(':').unwrap();
        let by_seat = content.split('|');
        match name {
            "deck" => zones.deck = cards(content).collect(),
            "hands" => zones.hands = by_seat.map(|hand| cards(hand).collect()).collect(),
            "sequences" => {
                let own = |own: &str| own.split(',').filter(|s| !s.trim().is_empty()).map(sequence).collect();
                zones.sequences = by_seat.map(own).collect();
            }
            "discards" => zones.discards = by_seat.map(|count| count.trim().parse().unwrap()).collect(),
            "discard" => zones.discard = content.trim().parse().unwrap(),
            _ => panic!("no zone {name}"),
        }
    }
    zones
}

pub(super) fn stage(players: Players, text: &str) -> Stage<Bango> {
    Stage::new(Bango::arrange(players, (), Seat::One, &zones(text)).expect("the zones fit"))
}

const ROW: &str = "deck: P1 K2 R3 B4 R5 Y6 P7 Y8 B9 K10 Y11 R7 Y1";
const HANDS: &str = "hands: R2 R9 B4 B11 Y1 | Y6 P3 P7 K7 | R1 | B5 | R11 R10 Y7 B7";

/// A turn of ANNA with so many cards in the row.
pub(super) fn drawn(players: Players, cards: usize) -> Stage<Bango> {
    let hands = if players == Players::Two { "hands: R2 R9 B4 B11 Y1 | Y6 P3 P7 K7" } else { HANDS };
    let mut table = stage(players, &format!("{ROW}\n{hands}"));
    table.press(&"A".repeat(cards));
    table
}
