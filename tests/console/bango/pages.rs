//! The rules pages of Bango say what the rules do, and open where they are needed.

use engine::console::games::GameScreens;
use engine::console::kit::Face;
use engine::games::bango::{Bango, CARDS, Card, copies, is_black, removed_from};
use engine::games::{Game, Players, Seat};
use tests::positions::position;

fn page(title: &str) -> String {
    let pages = Bango::RULES.iter().filter(|page| page.title == title);
    pages.flat_map(|page| page.lines).copied().collect::<Vec<_>>().join("\n")
}

#[test]
fn the_pages_have_the_numbers_of_the_rules() {
    let players = [Players::Two, Players::Three, Players::Four, Players::Five];
    let removed = players.map(|players| format!("{:>3}", removed_from(players))).concat();
    assert!(page("Set-up").contains(&format!("players  2  3  4  5\nremoved{removed}")), "{}", page("Set-up"));
    assert!(Card::all().all(|card| copies(card) == if is_black(card) { 1 } else { 2 }));
    assert_eq!(Card::all().map(|card| card.number()).max(), Some(11));
    assert!(page("The cards").contains(&format!("{CARDS} cards in all")));
}

#[test]
fn the_rules_open_at_the_page_about_what_is_asked() {
    let mut game = position::<Bango>("deck: P5 R5 B3 P7 Y7; hands: K5 R4 | Y3");
    let mut asked = vec![];
    for mv in ["draw", "draw", "bango R5 K5", "draw", "stop", "take P5", "done", "lay", "done"] {
        asked.push(Bango::RULES[Bango::rules_page(&game.public_state())].title);
        game.play(mv.parse().unwrap()).unwrap();
    }
    let (draw, boom, lay) = ("Draw", "BOOM!", "Lay down");
    assert_eq!(asked, [draw, draw, boom, draw, draw, draw, draw, lay, lay]);
    let mut game = position::<Bango>("last: P5; hands: |");
    for mv in ["draw", "stop", "take P5", "done"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    assert_eq!(Bango::RULES[Bango::rules_page(&game.public_state())].title, "The end");
}

#[test]
fn the_cards_on_the_page_about_points_bring_as_many_as_it_says() {
    let page = Bango::RULES.iter().find(|page| page.title == "Points" && !page.cards.is_empty()).unwrap();
    let cards = page.cards.iter().map(|face| match *face {
        Face::Number { colour, number, .. } => format!(" {}{number}", colour.letter()),
        other => panic!("{other:?} is no card of this game"),
    });
    let game = position::<Bango>(&format!("deck: P9; hands: |; sequences:{}", cards.collect::<String>()));
    assert_eq!(game.scores()[Seat::One], 4 + 2);
    assert!(page.lines.join(" ").contains("4+2 points"));
}
