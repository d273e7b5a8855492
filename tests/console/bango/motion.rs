//! What moves: a card goes to the pane, BOOM shakes, cards are laid down, points count up.

use engine::console::memory::{RobotLevel, Who};
use engine::games::{Players, Seat};

use super::{drawn, stage};

#[test]
fn a_card_goes_from_the_deck_to_the_pane() {
    let mut table = drawn(Players::Five, 4);
    table.shows_arrival(&[0, 120], "motion-drawn");
    table.deal.guests[Seat::One].who = Who::Bot(RobotLevel::Hard);
    table.moves(&["draw"]);
    table.shows_moments(0, &[180], "motion-draws");
    table.moves(&["stop", "take R3"]);
    table.shows_moments(0, &[60], "motion-takes");
}

#[test]
fn boom_shakes_and_inverts() {
    let mut table = drawn(Players::Two, 12);
    table.shows_moments(0, &[0, 60, 120], "motion-boom");
    table.press("AUA");
    table.shows_moments(0, &[60], "motion-bango");
}

#[test]
fn cards_go_from_the_hand_to_a_sequence_and_points_count_up() {
    let mut table = stage("players: 3; deck: R3; hands: B11 B10 B9 B8");
    table.deal.guests[Seat::One].who = Who::Bot(RobotLevel::Hard);
    table.moves(&["draw", "stop", "take R3", "lay", "start B8 B9"]);
    table.shows_moments(0, &[60, 120], "motion-starts");
    table.moves(&["extend B10 1"]);
    table.shows_moments(0, &[120], "motion-extends");
    table.deal.guests[Seat::One].who = Who::Human;
    table.moves(&["done"]);
    let last = table.shown().len() - 1;
    table.shows_moments(last, &[0, 300], "motion-laid-down");
}
