//! The rules pages of Burst say what the rules do, and open where they are needed.

use engine::console::games::GameScreens;
use engine::games::Game;
use engine::games::burst::{Burst, COPIES, Counts, RULESETS, Ruleset};
use tests::positions::position;

fn pages(title: &str) -> String {
    let pages = Burst::RULES.iter().filter(|page| page.title == title);
    pages.flat_map(|page| page.lines).copied().collect::<Vec<_>>().join("\n")
}

/// A line of a table: what it is about, and a number of each column of the set-up table, three places wide.
fn row(head: &str, aggressive: bool, number: fn(&Ruleset) -> u8) -> String {
    let columns = RULESETS.iter().filter(|ruleset| ruleset.aggressive == aggressive);
    columns.fold(head.to_string(), |row, ruleset| format!("{row}{:>3}", number(ruleset)))
}

#[test]
fn the_pages_have_the_numbers_of_the_set_up_table() {
    let standard = [
        ("Set-up", row("players", false, |ruleset| ruleset.players.count())),
        ("Set-up", row("removed", false, |ruleset| ruleset.taken_out)),
        ("Set-up", row("rounds ", false, |ruleset| ruleset.rounds)),
        ("Limits", row("players", false, |ruleset| ruleset.players.count())),
        ("Limits", row("burst  ", false, |ruleset| ruleset.burst)),
        ("Limits", row("many 1s", false, |ruleset| ruleset.many_ones)),
    ];
    let aggressive = [
        ("Option", row("aggressive", true, |ruleset| ruleset.players.count())),
        ("Option", row("removed   ", true, |ruleset| ruleset.taken_out)),
        ("Option", row("rounds    ", true, |ruleset| ruleset.rounds)),
        ("Option", row("burst     ", true, |ruleset| ruleset.burst)),
        ("Option", row("many 1s   ", true, |ruleset| ruleset.many_ones)),
    ];
    for (title, row) in standard.into_iter().chain(aggressive) {
        assert!(pages(title).lines().any(|line| line == row), "{row:?} is not on {title}:\n{}", pages(title));
    }
}

#[test]
fn the_pages_have_the_numbers_of_the_deck() {
    let copies = COPIES.map(|copies| format!(" {copies}")).concat();
    assert!(pages("The cards").contains(&format!("cards  {copies}\n{} cards in all", Counts::ALL.len())));
    assert!(pages("The cards").contains(&format!("{} each", COPIES.iter().sum::<u8>())));
}

#[test]
fn the_rules_open_at_the_page_about_what_is_asked() {
    let title = |text: &str| {
        let game = position::<Burst>(text);
        Burst::RULES[Burst::rules_page(&game.public_state())].title
    };
    assert_eq!(title("hands: R1 R2 R3 R4 R5 | B1 B2 B3 B4 B5"), "Choose");
    let last = "round: 11; turn: 3; hands: G2 O4 | G5 Y1; played: R1 R5 Y3 | R1 O5 Y2";
    assert_eq!(title(last), "The round");
    let mut game = position::<Burst>(last);
    for mv in ["play G2", "play G5"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    assert_eq!(Burst::RULES[Burst::rules_page(&game.public_state())].title, "The end");
}
