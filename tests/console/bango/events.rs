//! What happens, one event after the other, and the final table.

use engine::console::memory::{RobotLevel, Who};
use engine::games::{Game, Players, Seat};

use super::{drawn, stage};

#[test]
fn what_a_bot_does_is_shown_card_by_card() {
    let mut table = drawn(Players::Five, 0);
    table.deal.guests[Seat::One].who = Who::Bot(RobotLevel::Hard);
    table.moves(&["draw"]);
    table.shows_event(0, "event-draws");
    table.moves(&["draw", "draw", "stop"]);
    table.shows_event(0, "event-stops");
    table.moves(&["take R3"]);
    table.shows_event(0, "event-takes");
    table.moves(&["done"]);
    table.shows_event(0, "event-must-lay-down");
    table.shows_watching("lay-watched");
    table.moves(&["start R2 R3"]);
    table.shows_event(0, "event-starts");
    table.moves(&["extend Y1 1"]);
    table.shows_event(0, "event-extends");
    table.moves(&["done"]);
    table.shows_event(0, "event-out");
    assert_eq!(table.shown().len(), 1, "all cards that go out come together");
}

#[test]
fn an_explosion_is_an_event_and_says_who_takes_what() {
    let mut table = drawn(Players::Two, 12);
    assert_eq!(table.shown().len(), 1);
    table.shows_event(0, "event-boom");
    table.press("A");
    assert_eq!(table.shown().len(), 3, "the card that exploded and two black ones");
    table.shows_event(0, "event-takes-exploded");
    table.shows_event(2, "event-takes-black");
    table.press("UA");
    table.shows_event(0, "event-bango");
}

#[test]
fn a_bango_on_the_card_that_explodes_is_seen_by_all() {
    let mut table = stage("deck: R7 B7 R1; hands: P7 Y2 | ");
    table.press("AAUA");
    table.shows_event(0, "event-bango-exploded");
    table.shows("destroyed-exploded");
}

#[test]
fn a_bot_keeps_its_hand() {
    let mut table = stage("players: 3; deck: R3; hands: B11");
    table.deal.guests[Seat::One].who = Who::Bot(RobotLevel::Hard);
    table.moves(&["draw", "stop", "take R3", "keep"]);
    table.shows_event(0, "event-keeps");
}

#[test]
fn the_last_card_and_the_last_lay_downs() {
    let laid = "sequences: P1 B2 P3 P4 | R2 R3 Y4 | B10 P11 | Y5 B6 | Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11\n\
        discards: 2 | 0 | 3 | 10 | 0";
    let text = format!("deck: R5\ndiscard: 58\nhands: R1 | R4 | | P11 | \n{laid}");
    let mut table = stage(&format!("players: 5; {text}"));
    table.press("A");
    table.shows_event(0, "event-last-card");
    table.press("BA");
    table.shows_event(0, "event-last-time");
    table.shows("lay-last");
    table.press("A");
    table.shows_event(0, "event-last-time-next");
    table.press("AA");
    assert_eq!(table.game.to_move(), None);
    table.shows_event(0, "event-laid");
    table.shows_ceremony(0, "ceremony");
    table.shows_ceremony(2000, "ceremony-later");
    table.shows_final(0, "final-5");
    table.shows_final(1, "final-what-counts");
    table.shows_final(2, "final-sequences");
}

#[test]
fn equal_points_share_a_place_in_the_final_table() {
    let mut table = stage("deck: R5; discard: 72; hands: | ; discards: 0 | 1");
    table.press("ABAA");
    table.shows_ceremony(0, "ceremony-tie");
    table.shows_final(0, "final-2");
}
