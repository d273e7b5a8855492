//! Every kind of screen at a decision, with few and with many players and cards.

use engine::console::memory::{RobotLevel, Who};
use engine::games::bango::{Numbers, Phase};
use engine::games::{Game, Players, Seat};

use super::{drawn, stage};

#[test]
fn a_turn_begins_with_how_it_stands() {
    drawn(Players::Two, 0).shows("begin-2");
    let sequences = "sequences: P1 B2 P3 P4 | R2 R3 Y4 | B10 P11 | |
        discards: 2 | 0 | 3 | 10 | 0";
    let hands = "hands: R2 R9 B4 B11 Y1 | Y6 P7 K7 | R1 | B5 | R11 R10 Y7 B7";
    let mut table = stage(&format!("players: 5; deck: R3; {hands}; {sequences}"));
    table.last = "BENITO took PURPLE 11".into();
    table.shows("begin-5");
    table.shows_watching("begin-watched");
    table.shows_watching_alone(Seat::One, "begin-watched-alone");
    table.press("D");
    table.shows("sequences-own");
    table.press("R");
    table.shows("sequences-next");
    table.press("LL");
    table.shows("sequences-none");
    table.press("B");
    table.shows("begin-5");
    table.press("DD");
    table.shows("hand-5");
    // Who plays alone sees the own hand with the sequences.
    for seat in [Seat::Two, Seat::Three, Seat::Four, Seat::Five] {
        table.deal.guests[seat].who = Who::Bot(RobotLevel::Easy);
    }
    table.press("BD");
    table.shows("sequences-alone");
}

#[test]
fn the_row_fills_by_number_and_the_newest_card_is_large() {
    let mut table = drawn(Players::Two, 5);
    table.shows("row-5");
    table.shows_watching("row-watched");
    table.press("A AAAAA");
    table.shows("row-11");
    table.press("A");
    table.shows("exploded");
    table.shows_watching("exploded-watched");
}

#[test]
fn the_last_card_of_the_deck_can_only_be_stopped_at() {
    let mut table = stage("players: 5; deck: R3; discard: 97; hands: P3");
    table.press("A");
    table.shows("row-last");
    table.press("A");
    assert_eq!(table.game.open().phase, Phase::Revealed, "there is nothing to draw");
    table.press("UA");
    table.shows("row-last-destroyed");
    table.press("B");
    table.shows("take-nothing");
    table.press("A");
    assert_eq!(table.game.to_move(), None);
}

#[test]
fn draw_stop_and_bango_are_one_press_each() {
    let mut table = drawn(Players::Five, 4);
    table.press("U");
    table.shows("bango-new");
    table.press("RA");
    table.shows("bango-not-this-one");
    table.press("LA");
    table.shows("destroyed");
    table.press("B");
    table.shows("take");
}

#[test]
fn taken_cards_are_ticked() {
    let mut table = drawn(Players::Two, 11);
    table.press("B");
    table.shows("take-11");
    table.press("LLA LA");
    table.shows("take-ticks");
    table.press("R");
    table.shows("take-moved");
    table.press("DD");
    table.shows("hand-7");
    table.press("BB");
    table.shows("lay-forced");
}

#[test]
fn own_sequences_are_one_press_away_wherever_cards_are_taken() {
    let laid = "sequences: P1 B2 P3 | R2 R3";
    let mut table = stage(&format!("deck: R4 P5 B4; hands: Y4 Y9 | P7; {laid}"));
    let own = "sequences-in-a-turn";
    for (phase, presses) in [("more", "A"), ("more", "A"), ("boom", "A"), ("pick", "A")] {
        table.press(presses);
        table.press("D");
        assert!(!table.is_secret(), "{phase}: everybody sees sequences");
        if table.game.to_move() == Some(Seat::One) {
            table.shows(own);
        } else {
            table.shows("sequences-at-pick");
        }
        table.press("D");
        assert!(table.is_secret(), "{phase}: the hand is behind them");
        table.press("B");
    }
    let mut table = stage(&format!("deck: R4 P5; hands: Y4 Y9 | P7; {laid}"));
    table.press("AB D");
    table.shows(own);
}

#[test]
fn ticks_and_the_count_come_from_the_game() {
    let mut table = drawn(Players::Two, 11);
    table.press("B LLA LA");
    let Phase::Taking { taken } = table.game.open().phase else { panic!("cards are taken") };
    assert_eq!((taken.len(), taken.contains(9), taken.contains(10)), (2, true, true));
    // Another cursor, as after a restart or when moves were taken back, shows the same.
    let before = table.decision();
    let again = crate::stage::Stage::new(table.game);
    assert_eq!(again.decision(), before);
    assert_ne!(taken, Numbers::NONE);
}

#[test]
fn opponents_pick_from_the_row_and_the_rest_is_taken() {
    let mut table = drawn(Players::Five, 12);
    table.press("UB DD");
    table.shows("hand-when-exploded");
    table.press("BA");
    table.shows("pick");
    table.press("RU");
    table.shows("pick-bango");
    table.press("LU");
    table.press("BA");
    table.shows_watching("pick-watched");
    table.moves(&["take B4", "take R3"]);
    table.shows("pick-last");
    table.press("A");
    table.shows("rest");
    table.press("U");
    table.shows("rest-bango");
    table.press("BA");
    table.shows("lay-forced-5");
}

#[test]
fn hands_of_every_size() {
    let most = "R1 R1 B2 B2 Y3 Y3 P4 P4 R5 R5 B6 B6 Y7 Y7 P8 P8 R9 R9 B10 B10";
    for (cards, name) in [(0, "none"), (1, "1"), (12, "12"), (13, "13"), (14, "14"), (20, "20")] {
        let hand = most.split(' ').take(cards).collect::<Vec<_>>().join(" ");
        let mut table = stage(&format!("deck: K3; hands: {hand}"));
        table.press("DD");
        table.shows(&format!("hand-{name}"));
        if cards == 20 {
            table.press("LA");
            table.shows("hand-20-sorted");
            table.press("BAU DDD");
            table.shows("hand-20-bango");
        }
    }
}

#[test]
fn the_lay_down_is_proposed_and_can_be_changed() {
    let text = "deck: B6 K4 R10
        hands: P1 P10 P11 R6 B10 R11 Y6 | R1
        sequences: B2 P3 P4 R5 P6 P7 Y8 P9, R2 R3 Y4 B5 |
        discards: 0 | 0";
    let mut table = stage(text);
    table.press("AABA");
    table.shows("lay-taken");
    table.press("B");
    table.shows("lay-many");
    table.press("R");
    table.shows("change-first");
    table.press("D");
    table.shows("change-moved");
    table.press("RRR");
    table.shows("change-other");
    table.press("B");
    table.shows("lay-many");
    table.press("LU");
    table.shows("change-last");
    table.press("A");
    table.shows("lay-changed");
    // It is less than the best one: that is asked about.
    table.press("AU");
    table.shows("laid");
}

#[test]
fn a_small_hand_may_be_kept() {
    let mut table = stage("players: 5; deck: R3 B4; hands: B11 B2 R7");
    table.press("AABAB");
    table.shows("lay-or-keep");
    table.press("B");
    table.shows("kept");
}

#[test]
fn three_full_sequences_fit() {
    let row = |colours: &str| {
        let card = |(number, colour): (usize, char)| format!("{colour}{}", number + 1);
        colours.chars().enumerate().map(card).collect::<Vec<_>>().join(" ")
    };
    let text = format!(
        "deck: K9 B3\nhands: R1 Y1 B1 B2 R6 K4 Y6 R1 K11 P10 P11 | \nsequences: {}, {}, {} |",
        row("PBPPRPPYP").replace("P1 ", ""),
        row("YRRYBBPBRRY").replace("Y1 ", ""),
        row("BBRRRYYPYBR").replace("B1 B2 ", "")
    );
    let mut table = stage(&text);
    table.press("ABA");
    table.shows("lay-full");
    table.press("LU");
    table.shows("change-full");
}
