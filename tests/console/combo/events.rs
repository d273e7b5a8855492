//! What happens at the table: combinations and who draws, the deck, the end of a round and of the game.

use engine::console::games::GameScreens;
use engine::console::memory::{RobotLevel, Who};
use engine::games::combo::{Combo, Phase};
use engine::games::{Game, Seat};

use super::{TOKENS, six, six_but};

#[test]
fn a_straight_asks_who_draws_one() {
    let hands = "Y3 R1 | 12 | 3 | 15 | 1 | 8";
    let mut stage = six_but(&format!("piles: Y5 | B2 | P4; hands: {hands}; {TOKENS}"));
    stage.press("A");
    stage.shows_event(0, "event-straight");
    assert!(!stage.is_secret());
    stage.shows("who-draws-1");
    stage.press("DD");
    stage.shows("who-draws-1-below");
    stage.press("A");
    stage.shows_event(0, "event-draws-1");
}

#[test]
fn a_flush_asks_for_one_or_two_who_draw() {
    let hands = "Y2 G5 R7 | 12 | 3 | 15 | 1 | 8";
    let mut stage = six_but(&format!("piles: Y4 | Y6 | P2; hands: {hands}; {TOKENS}"));
    stage.press("LLL");
    stage.moves(&["place Y2 3"]);
    stage.shows_event(0, "event-flush");
    stage.shows("who-draws-2");
    stage.press("DA");
    stage.shows("who-draws-2-same");
    stage.press("D");
    stage.shows("who-draws-2-other");
    stage.press("B");
    stage.shows("who-draws-2-undone");
    stage.press("AUA");
    stage.shows_event(0, "event-draw-1-each");
    let mut stage = six_but("piles: Y4 | Y6 | P2; hands: Y2 | 3");
    stage.moves(&["place Y2 3"]);
    stage.shows_event(0, "event-flush-last-card");
    stage.shows("who-draws-2-alone");
    stage.press("A");
    stage.shows_event(0, "event-draws-2");
    stage.shows_event(1, "event-round-end-two-players");
    stage.shows_event(2, "event-new-round");
}

#[test]
fn pair_and_three_are_events() {
    let mut stage = six_but(&format!("piles: G2 | B4 | R4; {TOKENS}"));
    stage.moves(&["place G4 1"]);
    stage.shows_event(0, "event-three");
    assert_eq!(stage.shown().len(), 1, "what all draw is said on it");
    let mut stage = six();
    stage.moves(&["place Y4 1"]);
    stage.shows_event(0, "event-pair");
}

#[test]
fn small_events_are_shown_on_the_table() {
    let mut stage = six();
    stage.moves(&["place P2 3"]);
    stage.shows_event(0, "event-placed");
    stage.shows_watching("watching");
    stage.age = 1000;
    stage.shows_watching("watching-a-second-later");
    stage.moves(&["draw"]);
    stage.shows_event(0, "event-drew");
    let mut stage = six_but("hands: R3 B5 | Y7 G1");
    stage.moves(&["draw"]);
    stage.shows_event(0, "event-drew-two-players");
    stage.shows_watching("watching-two-players");
}

#[test]
fn who_draws_sees_the_card_at_once_and_nobody_else_does() {
    let mut stage = six();
    let held = Combo::held(&stage.game.view(Seat::One));
    stage.moves(&["draw"]);
    stage.shows_aside(0, &held, "aside-drew");
    // The last event of the move is the same for all others, whatever was drawn.
    stage.shows_event(0, "event-drew-from-six");
    let mut stage = six_but("hands: R1 R3 R6 B2 B5 B5 G1 G4 Y3 | 3");
    let held = Combo::held(&stage.game.view(Seat::One));
    stage.moves(&["draw"]);
    stage.shows_aside(0, &held, "aside-drew-small-cards");
}

#[test]
fn one_person_alone_sees_also_what_others_make_one_draw() {
    let mut stage = six_but("piles: Y4 | Y6 | P2; hands: Y2 G5 R7 | R1 G3 | 3; deck: B3 R6");
    for seat in [Seat::One, Seat::Three] {
        stage.deal.guests[seat].who = Who::Bot(RobotLevel::Hard);
    }
    stage.moves(&["place Y2 3"]);
    let held = Combo::held(&stage.game.view(Seat::Two));
    stage.moves(&["give 2"]);
    assert_eq!(stage.shown().len(), 3, "who draws, and both cards one by one");
    stage.shows_aside(1, &held, "aside-given-1");
    stage.shows_aside(2, &held, "aside-given-2");
}

#[test]
fn one_person_alone_keeps_the_own_hand_in_sight() {
    let mut stage = six();
    stage.moves(&["place P2 3"]);
    stage.shows_watching_alone(Seat::One, "watching-alone");
    let mut stage = six_but("hands: R1 R3 R6 B2 B5 B5 G1 G4 Y3 | 3 | 2");
    stage.moves(&["draw"]);
    stage.shows_watching_alone(Seat::One, "watching-alone-small-cards");
}

#[test]
fn to_draw_though_a_card_fits_is_asked_about() {
    let mut stage = six();
    stage.press("B");
    assert!(matches!(stage.game.open().phase, Phase::Turn { .. }), "nothing is drawn yet");
    stage.shows("draw-really");
    stage.press("B");
    assert_eq!(stage.game.to_move(), Some(Seat::One));
    stage.press("BA");
    assert_eq!(stage.game.to_move(), Some(Seat::Two), "drawn, and the turn has passed");
    // Where nothing fits, one press draws.
    let mut stage = six_but("hands: R1 | B3 Y6");
    stage.press("B");
    assert_eq!(stage.game.to_move(), Some(Seat::Two));
}

#[test]
fn an_empty_deck_is_formed_anew_or_blocks_the_round() {
    let mut stage = six_but("piles: R1 | B2 | G3; hands: 31 | 36");
    stage.moves(&["draw"]);
    stage.shows_event(0, "event-no-card");
    stage.moves(&["draw"]);
    stage.shows_event(1, "event-blocked");
    assert!(stage.game.open().phase == Phase::Over);
    stage.shows_ceremony(0, "ceremony-tie");
    stage.shows_final(0, "final-tie");
    let mut stage = six_but("piles: R1 R2 | B2 B3 | G3; hands: 30 | 35");
    stage.moves(&["draw"]);
    stage.shows_event(0, "event-new-deck");
}

#[test]
fn a_round_ends_with_tokens_paid_and_so_does_the_game() {
    let last = "hands: P2 | 12 | 3 | 15 | 1 | 8";
    let mut stage = six_but(&format!("{last}; tokens: 2 | 10 | 9 | 10 | 3 | 9"));
    stage.moves(&["place P2 3"]);
    stage.shows_event(1, "event-round-end");
    stage.shows_ceremony(0, "ceremony");
    stage.shows_final(0, "final");
    let mut stage = six_but(&format!("{last}; options: tokens=20; tokens: 20 | 14 | 9 | 19 | 3 | 9"));
    stage.shows("turn-last-card");
    stage.press("AA");
    stage.shows_event(1, "event-round-end-20-tokens");
    stage.shows_event(2, "event-new-round-six-players");
}

#[test]
fn the_longest_turn_is_noted() {
    let mut stage = six_but("piles: Y4 | B2 | P4; hands: Y4 Y3 B2 G6 G7 | 3");
    // A pair, a pair and a straight; then nothing fits.
    stage.moves(&["place Y4 1", "place B2 2", "place Y3 1", "give 2", "draw"]);
    assert_eq!(Combo::feats(&stage.game, stage.feats)[Seat::One], 3);
    stage.moves(&["draw", "draw", "draw"]);
    assert_eq!(Combo::feats(&stage.game, stage.feats)[Seat::One], 3);
    assert_eq!(Combo::feats(&stage.game, stage.feats)[Seat::Two], 0);
}

#[test]
fn the_news_name_all_that_somebody_did_in_a_turn() {
    let mut stage = six_but("piles: Y4 | B2 | P4; hands: Y4 Y3 B2 G6 G7 | 3");
    stage.moves(&["place Y4 1"]);
    assert_eq!(&*stage.last, "ANNA: PAIR");
    stage.moves(&["place B2 2", "place Y3 1", "give 2"]);
    assert_eq!(&*stage.last, "ANNA played 3");
    stage.moves(&["draw"]);
    assert_eq!(&*stage.last, "ANNA played 3", "what was drawn in the end is less");
    stage.moves(&["draw"]);
    assert_eq!(&*stage.last, "BENITO drew 1");
    let mut stage = six_but("options: sacrifice=true; piles: Y4 R4 | B2 | P3 G3");
    stage.moves(&["sacrifice 1"]);
    assert_eq!(&*stage.last, "ANNA buries 1");
}
