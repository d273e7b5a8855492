//! A turn: the hand below the piles, and where a card goes.

use engine::console::memory::Setting;

use super::{TOKENS, six, six_but};

#[test]
fn a_turn_says_what_the_selected_card_makes() {
    let mut stage = six();
    assert!(stage.is_secret());
    stage.shows("turn");
    stage.press("RRR");
    stage.shows("turn-pair");
    stage.press("R");
    stage.shows("turn-just-place");
    stage.press("LLL");
    stage.shows("turn-does-not-fit");
}

#[test]
fn the_first_title_of_a_turn_says_what_just_happened() {
    let mut stage = six_but("hands: R3 G4 Y5 | B3 Y6");
    stage.moves(&["draw", "place Y6 1"]);
    stage.shows("turn-what-happened");
    stage.press("R");
    stage.shows("turn-two-players");
    stage.press("U");
    stage.shows("table-two-players");
}

#[test]
fn three_players_have_their_names_in_full() {
    let stage = six_but("piles: G6 | B5 | R4; hands: R3 B5 G4 Y1 | 12 | 3");
    stage.shows("turn-three-players");
}

#[test]
fn a_card_that_fits_several_piles_asks_for_one() {
    let mut stage = six_but(&format!("piles: Y2 | B4 | G4; {TOKENS}"));
    stage.press("RRA");
    stage.shows("where");
    stage.press("LL");
    stage.shows("where-three");
    stage.press("B");
    stage.shows("where-back");
    stage.press("AA");
    assert!(!stage.events.is_empty());
}

#[test]
fn long_hands_have_small_cards_in_two_rows_and_longer_ones_scroll() {
    let fifteen = "R1 R3 R6 B2 B5 B5 G1 G4 Y3 Y4 Y7 P2 P6 P6 P7";
    let mut stage = six_but(&format!("hands: {fifteen} | 12 | 3 | 15 | 1 | 8"));
    stage.press("DRRRR");
    stage.shows("hand-15");
    let all = "R1 R3 R6 B2 B5 B5 G1 G4 G7 Y3 Y4 Y7 P2 P4 P6 P6 P7 P7";
    let mut stage = six_but(&format!("hands: {all} | 12 | 3 | 15 | 1 | 8"));
    stage.press("R");
    stage.shows("hand-18");
    stage.press("DD");
    stage.shows("hand-18-end");
    stage.press("UUU");
    stage.shows("table-six-players");
    stage.press("B");
    stage.settings.set(Setting::SortBy, 1);
    stage.shows("hand-18-by-number");
}

#[test]
fn seven_and_eight_and_sixteen_and_the_fullest_hands_fit() {
    let deck: Vec<String> = "RBGYP".chars().flat_map(|c| (1..=7).map(move |n| format!("{c}{n}"))).collect();
    let once = deck.join(" ");
    for count in [1, 7, 8, 16, 35] {
        let own = deck[..count].join(" ");
        let stage = six_but(&format!("piles: P7 | P6 | P5; hands: {own} | P4"));
        stage.shows(&format!("hand-of-{count}"));
    }
    // All cards but four.
    let own = format!("{once} {}", deck[..31].join(" "));
    let mut stage = six_but(&format!("piles: P7 | P6 | P5; hands: {own} | P4"));
    stage.press("L");
    stage.shows("hand-of-66");
}
