//! Burst's screens, at two and at five players.

use engine::console::memory::Setting;
use engine::games::burst::Burst;
use engine::games::{Game, Seat};
use tests::positions::position;

use crate::stage::Stage;

pub(super) fn stage(text: &str) -> Stage<Burst> {
    Stage::new(position(text))
}

/// Five players at the beginning of a round.
pub(super) const FIVE: &str = "round: 2; scores: 18 | 14 | 12 | 6 | 4;
    hands: R3 B1 Y5 Y2 O4 | Y1 Y2 R4 R5 B2 | B5 R1 G1 G2 O1 | R2 G1 Y3 Y4 B3 | Y4 R1 B4 O2 O3";

/// Five players before the third turn; red is one card from the limit.
pub(super) const THIRD: &str = "round: 3; turn: 3; scores: 21 | 17 | 15 | 9 | 8;
    hands: R1 B1 Y6 G2 O4 | R2 Y1 Y2 O1 O2 | B6 G1 G2 Y3 Y4 | R2 G1 Y3 Y1 B3 | B4 R1 B1 O2 O3;
    played: R3 R4 B1 | R1 R5 B2 | R1 R3 B5 | R2 Y4 B3 | R1 O1 Y2";

/// Two players before the third turn.
const TWO: &str = "round: 11; turn: 3; scores: 38 | 104; hands: G2 O4 | G5 Y1; played: R1 R5 Y3 | R1 O5 Y2";

#[test]
fn a_hand_with_nothing_and_with_one_card_chosen() {
    let mut stage = stage(FIVE);
    stage.shows("choose-first");
    stage.press("RR");
    stage.shows("choose-third-card");
    stage.press("B");
    stage.shows("choose-sorted-by-number");
    stage.press("B L A");
    stage.shows("choose-one-of-two-chosen");
    assert!(stage.is_secret());
    stage.press("A");
    stage.shows_watching("watching-chosen");
    stage.shows_watching_alone(Seat::One, "watching-alone");
}

#[test]
fn the_order_of_the_settings_is_the_usual_one() {
    let mut stage = stage(FIVE);
    stage.settings.set(Setting::SortBy, 1);
    stage.press("RRRR");
    stage.shows("choose-by-number");
}

#[test]
fn everybodys_cards_of_the_round_can_be_seen() {
    let mut stage = stage(THIRD);
    stage.shows("choose-third-turn");
    stage.press("U");
    stage.shows("cards-of-all-5");
    stage.press("B");
    stage.shows("choose-third-turn");
}

#[test]
fn two_players_at_the_end_of_the_game_hold_two_cards() {
    let mut stage = stage(TWO);
    stage.shows("choose-last");
    stage.press("D");
    stage.shows("cards-of-all-2");
    stage.press("D A");
    stage.shows("choose-last-benito");
}

#[test]
fn a_bot_chooses_face_down() {
    let mut stage = stage(FIVE);
    stage.moves(&["play R3", "play O4", "play Y1"]);
    stage.shows_watching("watch-5");
    stage.age = 1000;
    stage.shows_watching("watch-5-later");
    let stage = self::stage(TWO);
    stage.shows_watching("watch-2");
}

#[test]
fn cards_are_turned_up_one_player_after_the_other() {
    let mut stage = stage(FIVE);
    stage.moves(&["play R3", "play O4", "play Y1", "play Y2", "play B5", "play R1"]);
    stage.moves(&["play R2", "play G1", "play Y4", "play R1"]);
    assert_eq!(stage.shown().len(), 5);
    stage.shows_event(0, "reveal-5-first");
    stage.shows_event(3, "reveal-5-fourth");
    stage.shows_event(4, "reveal-5-all");
}

#[test]
fn a_colour_bursts_and_the_next_one_scores() {
    let mut stage = stage(THIRD);
    stage.moves(&["play B1", "play R2", "play B6", "play R2", "play B4"]);
    assert_eq!(stage.shown().len(), 6);
    stage.shows_event(3, "reveal-5-burst");
    stage.shows_event(4, "reveal-5-third-turn");
    stage.shows_event(5, "result-burst");
}

#[test]
fn colours_tie_and_go() {
    let mut stage = stage(TWO);
    stage.moves(&["play O4", "play Y1"]);
    stage.shows_event(0, "reveal-2");
    stage.shows_event(2, "result-last-round");
    stage.shows_final(0, "final-2");
}

#[test]
fn many_ones_score_alone_and_nobody_may_score() {
    let hands = "turn: 3; hands: R1 B1 Y5 G2 O4 | Y1 Y2 R4 R5 B2 | G1 O2 O3 O4 B3";
    let mut many = stage(&format!("{hands}; played: R1 B1 Y1 | R1 B1 G1 | R1 Y4 O5"));
    many.moves(&["play R1", "play Y1", "play G1"]);
    many.shows_event(3, "result-many-ones");
    let mut nobody = stage(&format!("{hands}; played: R2 R2 G3 | B2 B2 G2 | Y4 Y4 G1"));
    nobody.moves(&["play O4", "play R4", "play O2"]);
    nobody.shows_event(3, "result-3");
}

#[test]
fn the_aggressive_rule_wants_two_cards_twice() {
    let mut stage = stage(
        "options: aggressive=true; round: 6; turn: 2; scores: 10 | 20 | 20;
         hands: R3 B1 Y5 | Y1 Y2 R4 | B5 R1 G1; played: R1 R5 | R1 O5 | Y3 O1",
    );
    stage.press("A");
    stage.shows("choose-aggressive");
    stage.moves(&["play Y5", "play Y1", "play Y2", "play B5", "play R1"]);
    stage.shows_event(2, "reveal-3-aggressive");
    stage.moves(&["play B1", "play R4", "play G1"]);
    stage.shows_event(3, "result-aggressive");
}

#[test]
fn five_players_end_with_a_table() {
    let mut stage = stage(&format!("{THIRD}; round: 4; hands: G2 O4 | R2 O2 | B6 Y4 | R2 Y1 | B4 O3"));
    stage.moves(&["play G2", "play R2", "play B6", "play R2", "play B4"]);
    assert!(stage.game.to_move().is_none());
    stage.shows_ceremony(0, "ceremony");
    stage.shows_final(0, "final-5");
}
