//! Table manners, a hidden one, sacrifice and second chance.

use engine::cards::Seed;
use engine::games::combo::{Combination, Combo, Options, Phase};
use engine::games::{Game, Players, Seat, Setup};

use super::{TOKENS, six_but};
use crate::stage::Stage;

#[test]
fn with_manners_the_player_says_the_word_and_anybody_may_call() {
    let mut stage = six_but(&format!("options: manners=true; {TOKENS}"));
    stage.press("RRR");
    stage.shows("manners-turn");
    stage.press("A");
    stage.shows("manners-say");
    stage.press("A");
    stage.shows_event(0, "manners-event-placed");
    stage.moves(&["called"]);
    stage.shows_event(0, "manners-event-called");

    let mut stage = six_but(&format!("options: manners=true; {TOKENS}"));
    stage.moves(&["place Y4 1", "quiet"]);
    assert!(stage.shown().is_empty(), "what nobody called, nobody is told of");

    let flush = "options: manners=true; piles: Y4 | Y6 | P2; hands: Y2 G5 R7 | 12 | 3 | 15 | 1 | 8";
    let mut stage = six_but(flush);
    stage.moves(&["place Y2 3 flush", "give 6"]);
    assert!(!stage.is_secret());
    stage.shows("manners-thanks-a-lot");
    stage.press("B");
    stage.shows_event(0, "manners-event-forgot");
    let mut stage = six_but(flush);
    stage.moves(&["place Y2 3 flush", "give 2 6"]);
    stage.shows("manners-thanks");
    stage.press("A");
    stage.shows_event(0, "manners-event-thanked");
    stage.shows("manners-thanks-next");
}

#[test]
fn a_wrong_word_counts_as_nothing_said() {
    // Yellow 4 makes a pair on pile 1. All other words are wrong.
    for presses in ["RRRAA", "RRRADDA", "RRRADDDA", "RRRAUA"] {
        let mut stage = six_but("options: manners=true");
        stage.press(presses);
        assert_eq!(
            stage.game.open().phase,
            Phase::Unannounced { seat: Seat::One, made: Some(Combination::Pair) }
        );
    }
    let mut stage = six_but("options: manners=true");
    stage.press("RRRADA");
    assert_eq!(
        stage.game.open().phase,
        Phase::Turn { seat: Seat::One, fresh: false },
        "the right word goes again"
    );
}

#[test]
fn with_a_hidden_one_hands_lie_open() {
    let mut stage = six_but(&format!("options: hidden=true; hidden: Y4 | - | - | - | - | -; {TOKENS}"));
    stage.shows("hidden-turn-first");
    stage.press("RRR");
    stage.shows("hidden-turn");
    stage.press("U");
    stage.shows("hidden-table");
    stage.press("R");
    stage.shows("hidden-own-hand");
    stage.press("R");
    stage.shows("hidden-hand-12");
    stage.press("RR");
    stage.shows("hidden-hand-15");
    stage.press("B");
    stage.shows("hidden-turn");
    stage.press("A");
    stage.shows("hidden-hide-again");
    stage.press("RA");
    stage.shows_event(0, "hidden-event-hid");
    stage.press("R");
    stage.shows("hidden-turn-of-a-seen-one");
    stage.press("UR");
    stage.shows("hidden-own-hand-seen");
    stage.press("B");
    stage.moves(&["draw"]);
    stage.shows_event(0, "hidden-event-drew");

    let options = Options { hidden: true, ..Options::default() };
    let setup = Setup { players: Players::Two, first: Seat::One, options, seed: Seed(3) };
    let mut stage = Stage::new(Combo::deal(&setup).unwrap());
    stage.shows("hidden-hide");
    stage.press("RA");
    stage.shows_event(0, "hidden-event-hid-unseen");

    let mut stage = Stage::new(Combo::deal(&Setup { players: Players::Six, ..setup }).unwrap());
    stage.press("RA RA RA RA RA RA");
    stage.shows("hidden-first-turn-of-six");
    let mut stage = six_but("options: hidden=true; hands: 33 | 20; hidden: R3 | G7");
    stage.press("UUUUUURR");
    stage.shows("hidden-hand-20");
    stage.press("L");
    stage.shows("hidden-hand-33");
}

#[test]
fn tokens_buy_a_sacrifice_and_a_second_chance() {
    let options = "sacrifice=true second_chance=true";
    let mut stage = six_but(&format!("options: {options}; piles: Y4 R4 | B2 | P3 G3; {TOKENS}"));
    stage.shows("sacrifice-offered");
    stage.press("U");
    stage.shows("sacrifice");
    stage.press("R");
    stage.shows("sacrifice-other");
    stage.press("U");
    stage.shows("sacrifice-table");
    stage.press("B U A");
    stage.shows_event(0, "event-sacrifice");
    stage.shows("sacrifice-done");
    stage.moves(&["draw"]);
    assert!(stage.is_secret());
    stage.shows("second-chance");
    stage.press("A");
    stage.shows_event(0, "event-second-chance");
}
