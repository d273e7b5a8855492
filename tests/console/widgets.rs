//! Title, hints, lists, grids, tables, events: golden sheets of what screens are made of.

use engine::cards::Colour::{Blue, Red};
use engine::console::kit::art::ShapeSize;
use engine::console::kit::{
    BoxSide, CardSize, Cell, Column, Face, Key, Look, Mark, PlayerBox, Row, ScoreRow, Share, Value,
};
use engine::games::Kind;

use crate::kit::{card, sheet};

#[test]
fn hints_that_are_too_long_lose_letters_but_no_key() {
    sheet("long-hints", |pen| {
        pen.turn_title("SEBASTIAN SEBASTIAN", "YELLOW 11");
        pen.message("a message that is far too long for the bar");
        pen.hint(&[(Key::Directions, "who"), (Key::A, "MAXIMI draws them both"), (Key::B, "undo the first")]);
    });
}

#[test]
fn titles_shrink_before_they_are_cut() {
    for (left, right, name) in [
        ("BENITO: where?", "PURPLE 6", "title-both-small"),
        ("BENITO says who draws", "", "title-small"),
        ("BENITO's hand", "12 cards", "title-right-small"),
    ] {
        sheet(name, |pen| pen.turn_title(left, right));
    }
}

#[test]
fn a_table_screen_with_a_strip() {
    sheet("strip", |pen| {
        pen.turn_title("ANNA: where?", "RED 5");
        pen.card(card(Red, 2), 80, 9, CardSize::Land, Look::Chosen);
        pen.card(card(Blue, 5), 40, 9, CardSize::Land, Look::Fits);
        let face = Face::Number { colour: Red, number: 5, sign: Some(Mark::Plus) };
        pen.card(face, 103, 9, CardSize::Large, Look::Plain);
        let names = ["ANN", "BEN", "CLA", "DAV", "ELL"].into_iter().zip(["2", "0", "3", "1", "1"]);
        let shares: Vec<_> = names.map(|(name, count)| Share { name, count, turn: name == "ANN" }).collect();
        pen.strip(Mark::Trophy.art(), shares);
        pen.hint(&[(Key::LeftRight, "pile"), (Key::A, "put"), (Key::B, "face down")]);
    });
}

#[test]
fn a_grid_of_players() {
    sheet("grid", |pen| {
        pen.title("COMBO: who plays?", "");
        let levels = [("ANNA", 0), ("BEN", 0), ("CLARA", 2), ("DAVID", 3), ("ELLA", 1)];
        for (place, (name, level)) in (0..).zip(levels) {
            let (mark, side) = match level {
                0 => (Mark::Person, BoxSide::Empty),
                _ => (Mark::Robot, BoxSide::Level(level)),
            };
            pen.player_box(place, PlayerBox { mark: Some(mark), name, side, chosen: place == 2 });
        }
        pen.empty_box(5, "+ add", false);
        pen.hint(&[(Key::Directions, "move"), (Key::A, "change"), (Key::B, "ready")]);
    });
    sheet("grid-who-draws", |pen| {
        pen.turn_title("FLUSH! 2 cards: who?", "");
        let sides = [
            BoxSide::Word("me"),
            BoxSide::Tokens { mark: Some(Mark::Cards), count: "12", tokens: 10 },
            BoxSide::Tokens { mark: Some(Mark::Tick), count: "3", tokens: 4 },
            BoxSide::Tokens { mark: Some(Mark::Tick), count: "15", tokens: 20 },
        ];
        for (place, (name, side)) in (0..).zip(["ANNA", "BERTHA", "CLARAX", "DAVID"].into_iter().zip(sides)) {
            pen.player_box(place, PlayerBox { mark: None, name, side, chosen: place == 3 });
        }
    });
}

#[test]
fn lists_with_values() {
    let row = |label, value| Row { label, value };
    sheet("list", |pen| {
        pen.title("SETTINGS", "");
        let rows = [
            row("Contrast", Value::Gauge(4)),
            row("Sound", Value::Choice("low")),
            row("Robot speed", Value::Choice("normal")),
            row("Dim after", Value::Choice("30 s")),
            row("Off after", Value::Choice("2 min")),
            Row::new("six"),
            Row::new("seven"),
        ];
        pen.list(&rows, 2);
        pen.hint(&[(Key::UpDown, "move"), (Key::LeftRight, "change"), (Key::B, "back")]);
    });
    sheet("explained-list", |pen| {
        pen.title("NEW GAME", "players");
        let counts = ["2-5", "2-5", "2-5", "2-6"];
        let titles = Kind::ALL.map(Kind::title);
        let rows: Vec<_> =
            titles.into_iter().zip(counts).map(|(label, count)| row(label, Value::Fixed(count))).collect();
        pen.explained_list(&rows, 3, "make pairs and straights");
        pen.hint(&[(Key::UpDown, "move"), (Key::A, "choose"), (Key::B, "back")]);
    });
}

#[test]
fn tables_of_five_and_six() {
    for (name, players) in [("table-5", 5), ("table-6", 6)] {
        sheet(name, |pen| {
            let heart = ShapeSize::Small.of(Red);
            let heads = [Column::Word(68, "cards"), Column::Art(82, heart), Column::Art(90, heart)];
            pen.score_head("FINAL", &heads);
            pen.score_head("", &[Column::Word(107, "out"), Column::Word(126, "sum")]);
            for (index, name) in (0..).zip(["CLARA", "ANNA", "DAVID", "BEN", "ELLA", "HUGO"]).take(players) {
                let cell = |right, text, sum| Cell { right, text, sum };
                let cells = [
                    cell(68, "22", false),
                    cell(90, "+10", false),
                    cell(107, "-3", false),
                    cell(125, "29", true),
                ];
                let row = ScoreRow { place: index + 1, name, lit: index == 0, cells: &cells };
                pen.score_row(i32::from(index), players, row);
            }
            pen.hint(&[(Key::A, "play again"), (Key::B, "menu")]);
        });
    }
}

#[test]
fn events_and_the_curtain() {
    sheet("burst", |pen| {
        pen.explosion("BOOM!", "two 7s");
        pen.hint(&[(Key::A, "go on")]);
    });
    sheet("cup", |pen| {
        pen.cup("ANNA", ["wins a", "trophy!"], "8 of 12 won");
        pen.hint(&[(Key::A, "go on"), (Key::B, "peek")]);
    });
    sheet("curtain", |pen| pen.curtain("ANNA"));
    sheet("curtain-long", |pen| pen.curtain("WMWMWM"));
}

#[test]
fn a_page_shows_shapes_inside_its_text() {
    sheet("page", |pen| {
        pen.title("Explosion", "2/6");
        let lines = [
            "Same number twice?",
            "You take it and all",
            "black cards (✖ K).",
            "♥■▲★○◇◐✖ twelve45",
            "takes one card.",
        ];
        pen.page(lines, 9);
        pen.hint(&[(Key::LeftRight, "page"), (Key::B, "back")]);
    });
}
