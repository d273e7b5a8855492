//! What moves: cards go to a pile, to the others of a combination and to a player; tokens are paid.

use engine::console::games::GameScreens;
use engine::games::Game;

use super::{TOKENS, six, six_but};

#[test]
fn a_card_goes_from_its_player_to_the_pile() {
    let mut stage = six();
    stage.moves(&["place P2 2"]);
    stage.shows_moments(0, &[0, 120], "motion-placed");
}

#[test]
fn a_card_comes_to_those_that_it_combines_with() {
    let mut stage = six();
    stage.moves(&["place Y4 1"]);
    stage.shows_moments(0, &[60], "motion-pair");
    let mut stage = six_but(&format!("piles: G2 | B4 | R4; {TOKENS}"));
    stage.moves(&["place G4 1"]);
    stage.shows_moments(0, &[60], "motion-three");
}

#[test]
fn a_card_goes_from_the_deck_to_who_draws() {
    let mut stage = six();
    let held = engine::games::combo::Combo::held(&stage.game.view(engine::games::Seat::One));
    stage.moves(&["draw"]);
    stage.shows_moments(0, &[120], "motion-drew");
    stage.motion = engine::console::kit::Motion::at(120);
    stage.shows_aside(0, &held, "motion-drew-by-me-120");
}

#[test]
fn tokens_are_paid_one_by_one() {
    let mut stage = six_but("piles: Y4 | Y6 | P2; hands: Y2 | 3");
    stage.moves(&["place Y2 3", "give 2"]);
    stage.shows_moments(1, &[0, 480], "motion-round-end");
    stage.shows_moments(2, &[240], "motion-dealt");
}
