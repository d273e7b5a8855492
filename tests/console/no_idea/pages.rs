//! The rules pages of No Idea say what the rules do, and open where they are needed.

use engine::cards::Seed;
use engine::console::games::GameScreens;
use engine::console::kit::Face;
use engine::games::no_idea::{
    COLOURS, Card, Collection, FEW, Function, NoIdea, Prize, Slot, Starred, Stock, Trophy,
};
use engine::games::{Game, Players, Seat, Setup};
use tests::positions::position;

/// The text of all pages with this title, in one line.
fn text(title: &str) -> String {
    let pages = NoIdea::RULES.iter().filter(|page| page.title == title);
    pages.flat_map(|page| page.lines).copied().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn says(title: &str, what: &str) {
    assert!(text(title).contains(what), "{what}: {}", text(title));
}

/// How many cards of a kind there are, with or without a function.
fn copies(wanted: impl Fn(Card) -> bool) -> u32 {
    Stock::FULL.kinds().filter(|&(card, _)| wanted(card)).map(|(_, copies)| u32::from(copies)).sum()
}

#[test]
fn the_page_about_number_cards_has_the_deck_of_the_rules() {
    let number_cards = copies(|card| card.number().is_some());
    says("Cards", &format!("{number_cards} number cards, 1-6 in six colours: 3 of each"));
    let few: Vec<String> = COLOURS
        .into_iter()
        .flat_map(|colour| (1..=6).map(move |number| (colour, number)))
        .filter(|&(colour, number)| {
            let count = copies(|card| (card.colour(), card.number()) == (Some(colour), Some(number)));
            assert!((2..=3).contains(&count), "{colour:?} {number}: {count}");
            count == 2
        })
        .map(|(colour, number)| format!("{}{number}", colour.letter()))
        .collect();
    let (last, others) = few.split_last().unwrap();
    says("Cards", &format!("but only 2 of {} and {last}.", others.join(", ")));
}

#[test]
fn the_page_about_functions_has_the_deck_of_the_rules() {
    let all = copies(|card| card.function().is_some());
    let each = Function::ALL.map(|function| copies(|card| card.function() == Some(function)));
    let signs = Function::ALL.map(Function::sign);
    says("Cards", &format!("{all} of them have a function: {} have {},", each[0], signs[0]));
    says("Cards", &format!("{} have {}, {} have {}.", each[1], signs[1], each[2], signs[2]));
    says("Cards", "Each colour and each number has all three.");
    for function in Function::ALL {
        let of = |card: Card| card.function() == Some(function);
        assert!(COLOURS.iter().all(|&colour| copies(|card| of(card) && card.colour() == Some(colour)) == 1));
        assert!((1..=6).all(|number| copies(|card| of(card) && card.number() == Some(number)) == 1));
    }
    says("Functions", &format!("{} Flip one more card from the draw pile and put it on a pile.", signs[0]));
    says("Functions", &format!("{} All other piles go away.", signs[1]));
    says(
        "Functions",
        &format!("{} Opponents with fewer than {FEW} cards draw until they have {FEW}.", signs[2]),
    );
    says("Nothing fits!", &format!("with {FEW} cards or fewer"));
}

#[test]
fn the_page_about_prizes_and_trophies_has_those_of_the_rules() {
    let prizes: Vec<Prize> = Stock::FULL.cards().filter_map(Card::prize).collect();
    let stars: Vec<String> = prizes.iter().map(|prize| prize.stars().to_string()).collect();
    let (last, others) = stars.split_last().unwrap();
    says("Cards", &format!("{} cards are prizes: {} and {last} stars.", prizes.len(), others.join(", ")));
    let trophies = Collection::<Trophy>::ALL;
    let each = Trophy::ALL.map(|wanted| {
        let count = trophies.items().filter(|trophy| trophy.stars() == wanted.stars()).count();
        format!("{count} with {}", wanted.stars())
    });
    says("Cards", &format!("{} trophies: {} stars, {}, {}.", trophies.len(), each[0], each[1], each[2]));
    says("The end", "The twelfth trophy ends the game");
    assert_eq!(trophies.len(), 12);
}

#[test]
fn the_page_about_the_set_up_has_the_deal_of_the_rules() {
    says("Set-up", "Each gets six cards, face down. The rest is the draw pile. No cards are removed.");
    for players in [Players::Two, Players::Three, Players::Four, Players::Five] {
        let setup = Setup { players, first: Seat::One, options: (), seed: Seed(1) };
        let table = NoIdea::deal(&setup).unwrap().public_state();
        let dealt = Slot::ALL.len() * usize::from(players.count());
        assert_eq!(usize::from(table.draw) + dealt, usize::from(Stock::FULL.len()), "{players}");
    }
}

#[test]
fn the_cards_on_the_page_about_fitting_fit() {
    let page = NoIdea::RULES.iter().find(|page| page.title == "Draw" && !page.cards.is_empty()).unwrap();
    let cards: Vec<Card> = page
        .cards
        .iter()
        .map(|face| match *face {
            Face::Number { colour, number, .. } => Card::new(colour, number, None).unwrap(),
            other => panic!("{other:?} is no number card"),
        })
        .collect();
    let [top, others @ ..] = cards.as_slice() else { panic!("it has cards") };
    assert_eq!(top.to_string(), "G6");
    assert!(others.len() > 2 && others.iter().all(|card| card.fits(*top)));
}

#[test]
fn the_rules_open_at_the_page_about_what_is_asked() {
    let opens = |game: &NoIdea| NoIdea::RULES[NoIdea::rules_page(&game.public_state())].title;
    let mut game = position::<NoIdea>("piles: B5; draw: B1 R5 G4; layouts: B2 G3 Y4 Y5 | P1");
    let mut asked = vec![];
    for mv in ["draw", "place 1", "reveal 1", "place 1"] {
        asked.push(opens(&game));
        game.play(mv.parse().unwrap()).unwrap();
    }
    asked.push(opens(&game));
    assert_eq!(asked, ["Draw", "Draw", "Your cards", "Your cards", "Nothing fits!"]);
}
