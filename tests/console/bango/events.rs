//! What happens, one event after the other, and the final table.

use engine::console::Cue;
use engine::console::games::GameScreens;
use engine::console::kit::Motion;
use engine::console::memory::{RobotLevel, Who};
use engine::games::bango::Bango;
use engine::games::{Game, PerSeat, Players, Seat};
use tests::observed;
use tests::positions::position;

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
fn a_draw_sounds_the_higher_the_more_numbers_lie_in_the_row() {
    let mut table = drawn(Players::Two, 0);
    for danger in 1..=11 {
        table.moves(&["draw"]);
        assert_eq!(table.cues(), [Some(Cue::Draw(danger))]);
    }
    table.moves(&["draw"]);
    assert!(table.cues().contains(&Some(Cue::Explosion)));
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
    table.shows_event(1, "event-last-time-next");
    table.press("AA");
    assert_eq!(table.game.to_move(), None);
    table.shows_event(0, "event-laid");
    table.shows_ceremony(0, "ceremony");
    table.shows_ceremony(2000, "ceremony-later");
    for elapsed in [0, 240, 480, 900] {
        table.motion = Motion::at(elapsed);
        table.shows_ceremony(elapsed, &format!("motion-ceremony-{elapsed}"));
    }
    table.motion = Motion::REST;
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

#[test]
fn the_news_name_all_that_happened_in_a_turn() {
    let news = |deck: &str, hand: &str, laid: &str, moves: &[&str]| {
        let text = format!("deck: {deck} K11 K10 K9; hands: {hand} | P9 | Y2; sequences: {laid} | |");
        let mut table = stage(&format!("players: 3; {text}"));
        table.moves(moves);
        (*table.last).to_owned()
    };
    assert_eq!(news("R3", "", "", &["draw", "stop", "take R3", "keep"]), "ANNA took RED 3");
    let three = ["draw", "draw", "draw", "stop", "take R3", "take B5", "take Y7", "keep"];
    assert_eq!(news("R3 B5 Y7", "", "", &three), "ANNA took 3 cards");
    let lay = ["draw", "stop", "take R3", "lay", "start R3 R4", "extend R5 1"];
    assert_eq!(news("R3", "R4 R5", "", &lay), "ANNA laid 3-4-5");
    let lay = ["draw", "stop", "take R3", "lay", "extend R3 1", "done"];
    assert_eq!(news("R3", "B9 B10", "R4 R5", &lay), "ANNA laid a 3, 2 out");
    let lay = ["draw", "stop", "take R3", "lay", "extend R3 1", "start B9 B10"];
    assert_eq!(news("R3", "B9 B10", "R4 R5", &lay), "ANNA laid 3 cards");
    let lay = ["draw", "stop", "take R3", "lay", "done"];
    assert_eq!(news("R3", "", "", &lay), "ANNA: 1 card out");
    let boom = ["draw", "draw", "draw", "accept", "take R3", "take B5", "done"];
    assert_eq!(news("R3 B5 P3", "", "", &boom[..6]), "BOOM! ANNA must take 1");
    let boom = ["draw", "draw", "draw", "draw", "accept", "take R3", "take B5", "done"];
    assert_eq!(news("R3 B5 Y8 P3", "", "", &boom), "BOOM! ANNA must take 2");
    // Who calls an explosion off chooses freely.
    let off = ["draw", "draw", "draw", "bango P3 K3", "stop", "take R3", "take B5", "keep"];
    assert_eq!(news("R3 B5 P3", "K3", "", &off), "ANNA took 2 cards");
    let again = ["draw", "draw", "bango P3 K3", "draw", "accept"];
    assert_eq!(news("R3 P3 Y3", "K3", "", &again), "BOOM! ANNA must take 1");
}

#[test]
fn the_summary_tells_of_an_explosion_unless_it_was_called_off() {
    let tells = |moves: &[&str]| {
        let mut game = position::<Bango>("players: 3; deck: R3 B5 P3 K11 K10; hands: K3 | P9 | Y2");
        let mut deeds = PerSeat::splat(Default::default());
        for mv in moves {
            let mover = game.to_move().unwrap();
            let events = observed(&mut game, mv).events;
            events.iter().for_each(|event| Bango::sum_up(event, mover, &mut deeds));
        }
        Bango::tell(&deeds[Seat::One]).map(|line| (*line).to_owned())
    };
    assert_eq!(tells(&["draw", "draw", "draw", "accept"]).as_deref(), Some("BOOM! took 1"));
    let off = ["draw", "draw", "draw", "bango P3 K3", "stop", "take R3", "take B5"];
    assert_eq!(tells(&off).as_deref(), Some("took 2"));
}
