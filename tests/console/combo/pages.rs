//! The rules pages have the numbers of the rules, and the right one comes first.

use engine::cards::{Colour, Seed};
use engine::console::games::GameScreens;
use engine::console::kit::Face;
use engine::games::combo::{CARDS, Card, Combination, Combo, Options, PerPile, Pile, Shown, combination};
use engine::games::{Game, GameOptions, Players, Seat, Setup};

use super::calls::TIME;
use super::six_but;

/// The text of all pages with this title, in one line each.
fn pages(title: &str) -> Vec<String> {
    Combo::RULES.iter().filter(|page| page.title == title).map(|page| page.lines.join(" ")).collect()
}

#[track_caller]
fn says(title: &str, what: &str) {
    assert!(pages(title).iter().any(|page| page.contains(what)), "{title}: {:?}", pages(title));
}

#[test]
fn the_pages_have_the_numbers_of_the_rules() {
    says("The cards", &format!("{CARDS} cards in all"));
    let setup = Setup { players: Players::Six, first: Seat::One, options: Options::default(), seed: Seed(1) };
    let game = Combo::deal(&setup).unwrap();
    assert!(game.zones().hands.iter().all(|hand| hand.len() == 6));
    says("Set-up", "six cards and ten tokens");
    assert_eq!(game.open().tokens[Seat::One], 10);
    says("Printed rule", &format!("{} seconds to call it", TIME / 1000));
    let tokens = Options::SPECS.iter().find(|spec| spec.key == "tokens").unwrap();
    says("Option", &format!("Tokens: {} each is usual", tokens.default));
    says("Option", &format!("You can choose {} to {}", tokens.range().start(), tokens.range().end()));
}

#[test]
fn every_option_has_a_page_that_is_marked_as_one_and_manners_as_the_printed_rule() {
    for spec in Options::SPECS {
        let title = if spec.key == "manners" { "Printed rule" } else { "Option" };
        says(title, &format!("{}:", spec.label));
    }
    assert!(pages("Option").iter().all(|page| !page.contains("Manners")));
    let manners = Options::SPECS.iter().find(|spec| spec.key == "manners").unwrap();
    assert!(manners.help.contains("printed rule"), "{}", manners.help);
    says("Printed rule", "handheld does that for you, unless you switch on Manners");
}

#[test]
fn the_page_about_what_is_asked_comes_first() {
    let titled = |stage: &crate::stage::Stage<Combo>| {
        let page = &Combo::RULES[Combo::rules_page(&stage.game.public_state())];
        format!("{} {}", page.title, page.lines[0])
    };
    let mut stage =
        six_but("options: manners=true second_chance=true; piles: Y5 | B2 | P4; hands: Y3 R1 | 3 | 4");
    assert_eq!(titled(&stage), "Your turn Put a card on one of");
    stage.moves(&["place Y3 1 straight"]);
    assert_eq!(titled(&stage), "Straight Tops like 3 4 5: you");
    stage.moves(&["give 2"]);
    assert_eq!(titled(&stage), "Printed rule Manners: chosen to");
    stage.moves(&["thanks", "draw"]);
    assert_eq!(titled(&stage), "Option 2nd chance: once a");
    let mut stage = six_but("piles: Y4 | Y6 | P2; hands: Y2 | 3 | 4");
    stage.moves(&["place Y2 3"]);
    assert_eq!(titled(&stage), "Flush All one colour: one");
    let hidden = Options { hidden: true, ..Options::default() };
    let setup = Setup { players: Players::Two, first: Seat::One, options: hidden, seed: Seed(1) };
    let stage = crate::stage::Stage::new(Combo::deal(&setup).unwrap());
    assert_eq!(titled(&stage), "Option A hidden one: hands");
}

/// The cards on a page as colours and numbers.
fn pictured(title: &str) -> Vec<(Colour, u8)> {
    let pages = Combo::RULES.iter().filter(|page| page.title == title);
    let cards = pages.flat_map(|page| page.cards).map(|face| match *face {
        Face::Number { colour, number, .. } => (colour, number),
        other => panic!("{other:?} is no card of this game"),
    });
    cards.collect()
}

#[test]
fn the_cards_on_a_page_make_the_combination_that_it_is_about() {
    let tops = |title| -> [Card; 3] {
        let cards = pictured(title).into_iter().map(|(colour, number)| Card::new(colour, number).unwrap());
        cards.collect::<Vec<_>>().try_into().unwrap()
    };
    // From another top card that the last one fits on.
    let made = |title, before: &str| {
        let [one, two, last] = tops(title);
        let tops = PerPile([one, two, before.parse().unwrap()]);
        combination(&tops, Shown::NOTHING, last, Pile::from_number(3).unwrap())
    };
    assert_eq!(made("Straight", "P6"), Some(Combination::Straight));
    assert_eq!(made("Flush", "R4"), Some(Combination::Flush));
    assert_eq!(made("Three", "P6"), Some(Combination::Three));
    let pair = pictured("Pair");
    assert_eq!(pair[0], pair[1]);
}
