//! What moves: cards are turned over, go to a pile and to a layout; a trophy arrives.

use super::{five, five_bots};

#[test]
fn a_drawn_card_is_turned_over_and_goes_to_its_pile() {
    let mut stage = five("");
    stage.moves(&["draw"]);
    stage.shows_arrival(&[60, 120], "motion-drawn");
    let mut stage = five_bots();
    stage.moves(&["draw", "place 1"]);
    stage.shows_moments(0, &[0, 120], "motion-placed");
}

#[test]
fn an_own_card_goes_where_all_can_see_it_and_is_turned_over() {
    let mut stage = five("");
    stage.moves(&["draw", "place 1", "reveal 1"]);
    stage.shows_moments(0, &[60, 300, 360, 480], "motion-remember");
}

#[test]
fn new_cards_go_to_the_layout() {
    let mut stage = five("draw: B5^; layouts: P1 R6 - G2 - Y1 | R1 - -");
    stage.moves(&["draw", "place 1"]);
    stage.shows_moments(1, &[120, 240], "motion-refilled");
}

#[test]
fn a_trophy_arrives_and_shines() {
    let mut stage = five("piles: P3 | A6; draw: A1; layouts: R2 - G4 B5");
    stage.press("A A U A A A");
    stage.shows_moments(1, &[0, 240, 480], "motion-trophy");
}
