//! No Idea's screens and buttons.

mod badges;
mod decisions;
mod events;
mod long_game;
mod motion;
mod pages;
mod play;
mod secrets;
mod set_up;
mod tested;

use engine::console::memory::{RobotLevel, Who};
use engine::games::Seat;
use engine::games::no_idea::NoIdea;
use tests::positions::position;

use crate::stage::Stage;

fn stage(text: &str) -> Stage<NoIdea> {
    Stage::new(position(text))
}

/// A table in the middle of a game with five players.
const FIVE: &str = "players: 5; piles: B5 | A3 | R2 | Y6; draw: R5+ G4; layouts: P1 R6 - G2 - Y1;
    won: T3 T5 S1 | | T3 T3 T3 | T4 | T5";

/// The same with changes.
fn five(changes: &str) -> Stage<NoIdea> {
    stage(&format!("{FIVE}; {changes}"))
}

/// The same with bots at all seats.
fn five_bots() -> Stage<NoIdea> {
    let mut stage = stage(FIVE);
    Seat::ALL.into_iter().for_each(|seat| stage.deal.guests[seat].who = Who::Bot(RobotLevel::Hard));
    stage
}
