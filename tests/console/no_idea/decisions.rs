//! What the player whose turn it is sees, from the emptiest table to the fullest.

use engine::games::{Game, Seat};

use super::{five, stage};

#[test]
fn a_game_begins_with_two_players() {
    let mut stage = stage("draw: R5 G4; layouts: R1 G2 B3 Y4 P5 A6");
    stage.shows("begin");
    stage.press("A");
    // It fits nowhere: it starts a pile by itself.
    stage.shows_event(0, "first-pile");
    stage.shows("open-first-told");
    stage.age = 3000;
    stage.shows("open-first");
    stage.press("RD");
    stage.shows("open-moved");
    stage.press("UL A");
    stage.shows("where-one");
    stage.press("A");
    stage.age = 3000;
    stage.shows("open-on");
}

#[test]
fn five_players_choose_a_pile_for_a_drawn_card() {
    let mut stage = five("");
    stage.age = 3000;
    stage.shows("draw-five");
    stage.press("A");
    stage.shows("where-five");
    // Only piles that fit are visited.
    stage.press("R");
    stage.shows("where-five-next");
    stage.press("R");
    stage.shows("where-five");
    stage.press("A");
    stage.shows_event(0, "function-reveal");
    stage.shows_event(1, "new-pile-five");
}

#[test]
fn an_own_card_can_be_placed_or_put_back() {
    let mut stage = five("");
    stage.moves(&["draw", "place 1", "reveal 2"]);
    stage.age = 3000;
    stage.shows("where-own");
    stage.press("B");
    assert_eq!(stage.game.to_move(), Some(Seat::One), "a card that fits does not go back by one press");
    stage.shows("where-own-really");
    stage.press("B");
    stage.shows("where-own");
    stage.press("BA");
    assert_eq!(stage.game.to_move(), Some(Seat::Two));
    assert!(stage.shown().is_empty(), "everybody has seen it while it lay open");
}

#[test]
fn nine_piles_are_small_and_more_scroll() {
    let mut stage = five("piles: B5 | A3 | R2 | Y6 | P1 | G4 | B2 | A6 | P3; draw: R6");
    stage.age = 3000;
    stage.press("A");
    stage.shows("where-nine");
    stage.press("D");
    stage.shows("where-nine-down");
    let mut stage = five("piles: B5 | A3 | R2 | Y6 | P1 | G4 | B2 | A6 | P3 | R3 | Y2 | G6; draw: R6");
    stage.age = 3000;
    stage.shows("draw-twelve");
    stage.press("D");
    stage.shows("draw-twelve-scrolled");
    stage.press("A");
    stage.shows("where-twelve");
    stage.press("L");
    stage.shows("where-twelve-last");
    stage.press("A");
    stage.shows("open-twelve");
    stage.press("DD");
    stage.shows("open-twelve-scrolled");
}

#[test]
fn few_cards_after_one_was_placed_offer_the_end() {
    let mut stage = five("piles: P3 | A6; draw: A1; layouts: P2 - G4 B6");
    stage.moves(&["draw", "place 2", "reveal 1", "place 1"]);
    stage.age = 3000;
    stage.shows("few-end");
    stage.press("B");
    assert_eq!(stage.game.to_move(), Some(Seat::Two));
}

#[test]
fn the_own_trophies_are_for_their_owner_alone() {
    let mut stage = five("");
    assert!(!stage.is_secret());
    stage.press("B");
    assert!(stage.is_secret());
    stage.shows("peek");
    stage.press("B");
    assert!(!stage.is_secret());
    let most = "T3 T3 T3 T3 T3 T4 T4 T4 T4 T5 T5 S0 S1 S1 S1 S1 S2";
    let mut stage = five(&format!("won: {most}"));
    stage.age = 3000;
    stage.shows("draw-eleven-trophies");
    stage.press("B");
    stage.shows("peek-most");
}

#[test]
fn before_the_first_card_there_is_time_to_look_around() {
    let mut stage = five("layouts: P1 R6 - G2 - Y1 | R1 - B2");
    stage.age = 3000;
    stage.press("R");
    stage.shows("look-at-second");
    stage.press("LL");
    stage.shows("look-at-last");
    stage.press("A");
    assert_eq!(stage.game.to_move(), Some(Seat::One));
}

#[test]
fn a_table_full_of_piles_scrolls() {
    let cards = "BAGYR".chars().flat_map(|colour| (1..=6).map(move |number| format!("{colour}{number}")));
    let piles = cards.collect::<Vec<_>>().join(" | ");
    let mut stage = five(&format!("piles: {piles}; draw: R6; layouts: S0 S1"));
    stage.age = 3000;
    stage.press("AL");
    stage.shows("where-thirty");
}

#[test]
fn the_strip_has_room_for_three_and_four_players() {
    for (players, name) in [(3, "draw-three"), (4, "draw-four")] {
        let won = "T3 T5 T3 T3 T3 T3 T4 T4 T4 T4 | | T5";
        let mut stage = five(&format!("players: {players}; won: {won}"));
        stage.age = 3000;
        stage.shows(name);
    }
}
