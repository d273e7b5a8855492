//! Bango's table: every kind of screen, and what its buttons do.

mod badges;
mod events;
mod lay_down;
mod motion;
mod pages;
mod play;
mod screens;
mod tested;

use engine::games::Players;
use engine::games::bango::Bango;
use tests::positions::position;

use crate::stage::Stage;

pub(super) fn stage(text: &str) -> Stage<Bango> {
    Stage::new(position(text))
}

const ROW: &str = "deck: P1 K2 R3 B4 R5 Y6 P7 Y8 B9 K10 Y11 R7 Y1";
const HANDS: &str = "hands: R2 R9 B4 B11 Y1 | Y6 P3 P7 K7 | R1 | B5 | R11 R10 Y7 B7";

/// A turn of ANNA with so many cards in the row.
pub(super) fn drawn(players: Players, cards: usize) -> Stage<Bango> {
    let hands = if players == Players::Two { "hands: R2 R9 B4 B11 Y1 | Y6 P3 P7 K7" } else { HANDS };
    let mut table = stage(&format!("players: {players}; {ROW}; {hands}"));
    table.press(&"A".repeat(cards));
    table
}
