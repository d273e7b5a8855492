//! What moves: cards are turned over and then counted, points count up.

use super::screens::{FIVE, THIRD, stage};

#[test]
fn cards_are_turned_over_and_then_counted() {
    let mut stage = stage(FIVE);
    stage.moves(&["play R3", "play O4", "play Y1", "play Y2", "play B5", "play R1"]);
    stage.moves(&["play R2", "play G1", "play Y4", "play R1"]);
    stage.shows_moments(1, &[0, 60, 120, 240], "motion-reveal");
}

#[test]
fn points_count_up() {
    let mut stage = stage(THIRD);
    stage.moves(&["play B1", "play R2", "play B6", "play R2", "play B4"]);
    stage.shows_moments(5, &[0, 360], "motion-result");
}
