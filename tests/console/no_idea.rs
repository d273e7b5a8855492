//! No Idea's screens: every phase, every event, the fullest table, and a whole game by buttons.

use engine::console::memory::{Level, Who};
use engine::games::no_idea::{Award, Card, Claim, Move, NoIdea, Trophy};
use engine::games::{Game, Players, Seat};

use crate::stage::Stage;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect(card)).collect()
}

fn awards(text: &str) -> Vec<Award> {
    let award = |piece: &str| match piece.parse::<Trophy>() {
        Ok(trophy) => Award::Trophy(trophy),
        Err(_) => Award::Prize(piece.parse::<Card>().expect(piece).prize().expect(piece)),
    };
    text.split_whitespace().map(award).collect()
}

/// A position in words: tops of piles, the next cards of the draw pile, the layout of the first seat with dashes
/// for free places, and what each seat has won.
#[derive(Clone, Copy, Default)]
struct Position<'a> {
    piles: &'a str,
    draw: &'a str,
    layout: &'a str,
    second: &'a str,
    won: &'a [&'a str],
}

impl Position<'_> {
    fn of(self, players: Players) -> Stage<NoIdea> {
        let tops = cards(self.piles);
        let piles: Vec<&[Card]> = tops.chunks(1).collect();
        let place = |card: &str| (card != "-").then(|| card.parse::<Card>().expect(card));
        let places = |text: &str| text.split_whitespace().map(place).collect::<Vec<_>>();
        let (first, second) = (places(self.layout), places(self.second));
        let layouts =
            [(!first.is_empty()).then_some(&first[..]), (!second.is_empty()).then_some(&second[..])];
        let won: Vec<Vec<Award>> = self.won.iter().map(|text| awards(text)).collect();
        let won: Vec<&[Award]> = won.iter().map(Vec::as_slice).collect();
        let draw = cards(self.draw);
        let claim = Claim { piles: &piles, draw: &draw, layouts: &layouts, won: &won, ..Claim::default() };
        Stage::new(NoIdea::arrange(players, Seat::One, &claim).expect("a position"))
    }

    fn of_bots(self, players: Players) -> Stage<NoIdea> {
        let mut stage = self.of(players);
        for seat in Seat::ALL {
            stage.deal.guests[seat].who = Who::Bot(Level::Hard);
        }
        stage
    }
}

/// A table in the middle of a game with five players.
const FIVE: Position<'_> = Position {
    piles: "B5 A3 R2 Y6",
    draw: "R5+ G4",
    layout: "P1 R6 - G2 - Y1",
    second: "",
    won: &["T3 T5 S1", "", "T3 T3 T3", "T4", "T5"],
};

#[test]
fn a_game_begins_with_two_players() {
    let mut stage =
        Position { draw: "R5 G4", layout: "R1 G2 B3 Y4 P5 A6", ..Position::default() }.of(Players::Two);
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
    let mut stage = FIVE.of(Players::Five);
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
fn a_card_that_does_not_fit_is_shown_to_everybody() {
    let mut stage = FIVE.of(Players::Five);
    stage.play(Move::Draw);
    stage.moves(&["place 1", "reveal 1"]);
    stage.shows_event(0, "remember");
    assert_eq!(stage.shown().len(), 1, "turning it back is no screen of its own");
    assert_eq!(stage.game.to_move(), Some(Seat::Two));
    stage.shows("next-player-told");
    stage.age = 3000;
    stage.shows("next-player");
}

#[test]
fn an_own_card_can_be_placed_or_put_back() {
    let mut stage = FIVE.of(Players::Five);
    stage.moves(&["draw", "place 1", "reveal 2"]);
    stage.age = 3000;
    stage.shows("where-own");
    stage.press("B");
    assert_eq!(stage.game.to_move(), Some(Seat::Two));
    assert!(stage.shown().is_empty(), "everybody has seen it while it lay open");
}

#[test]
fn nine_piles_are_small_and_more_scroll() {
    let nine = Position { piles: "B5 A3 R2 Y6 P1 G4 B2 A6 P3", ..FIVE };
    let mut stage = Position { draw: "R6", ..nine }.of(Players::Five);
    stage.age = 3000;
    stage.press("A");
    stage.shows("where-nine");
    stage.press("D");
    stage.shows("where-nine-down");
    let twelve = Position { piles: "B5 A3 R2 Y6 P1 G4 B2 A6 P3 R3 Y2 G6", ..FIVE };
    let mut stage = Position { draw: "R6", ..twelve }.of(Players::Five);
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
fn nothing_fits_is_declared_by_up_and_wins_a_trophy() {
    let few = Position { piles: "P3 A6", draw: "A1", layout: "R2 - G4 B5", ..FIVE };
    let mut stage = few.of(Players::Five);
    stage.press("A A");
    stage.age = 3000;
    stage.shows("few");
    stage.press("R");
    stage.shows("few-next");
    stage.press("U");
    stage.shows("nothing-fits");
    stage.press("A");
    stage.shows_event(0, "no-fit-good");
    stage.shows("nothing-fits-next");
    stage.press("A A");
    stage.shows_event(0, "no-fit-last");
    stage.shows_event(1, "trophy");
}

#[test]
fn nothing_fits_was_wrong() {
    let mut stage = Position { piles: "P3 A6", draw: "A1", layout: "R2 - P4 B6", ..FIVE }.of(Players::Five);
    stage.moves(&["draw", "place 2", "nothing", "reveal 3"]);
    stage.shows_event(0, "mistaken");
}

#[test]
fn few_cards_after_one_was_placed_offer_the_end() {
    let few = Position { piles: "P3 A6", draw: "A1", layout: "P2 - G4 B6", ..FIVE };
    let mut stage = few.of(Players::Five);
    stage.moves(&["draw", "place 2", "reveal 1", "place 1"]);
    stage.age = 3000;
    stage.shows("few-end");
    stage.press("B");
    assert_eq!(stage.game.to_move(), Some(Seat::Two));
}

#[test]
fn prizes_are_kept() {
    for stars in 0..=2 {
        let mut stage = Position { draw: &format!("S{stars}"), ..FIVE }.of(Players::Five);
        stage.press("A");
        stage.shows_event(0, &format!("prize-{stars}"));
    }
    let mut stage = Position { draw: "G2", layout: "S2 R6 - G2 - Y1", ..FIVE }.of(Players::Five);
    stage.moves(&["draw", "place 3", "reveal 1"]);
    stage.shows_event(0, "prize-own");
}

#[test]
fn functions_are_events() {
    let mut stage = Position { draw: "B3!", ..FIVE }.of(Players::Five);
    stage.moves(&["draw", "place 2"]);
    stage.shows_event(0, "function-remove");
    let mut stage = Position { draw: "B5^", second: "R1 - -", ..FIVE }.of(Players::Five);
    stage.moves(&["draw", "place 1"]);
    stage.shows_event(0, "function-refill");
    stage.shows_event(1, "refilled");
}

#[test]
fn bots_play_visibly() {
    let mut stage = FIVE.of_bots(Players::Five);
    stage.age = 700;
    stage.shows_watching("bot-draws");
    stage.moves(&["draw"]);
    stage.shows_event(0, "bot-drawn");
    stage.shows_watching("bot-places");
    stage.moves(&["place 3", "reveal 2"]);
    stage.shows_event(0, "bot-fits");
    stage.moves(&["place 3"]);
    stage.shows_event(0, "bot-put");
    stage.moves(&["nothing"]);
    stage.shows_event(0, "bot-declares");
    stage.shows_watching("bot-nothing-fits");
    let mut stage = FIVE.of_bots(Players::Five);
    stage.moves(&["draw", "place 1", "reveal 2", "back"]);
    stage.shows_event(0, "bot-puts-back");
}

#[test]
fn the_own_trophies_are_for_their_owner_alone() {
    let mut stage = FIVE.of(Players::Five);
    assert!(!stage.is_secret());
    stage.press("B");
    assert!(stage.is_secret());
    stage.shows("peek");
    stage.press("B");
    assert!(!stage.is_secret());
    let most = "T3 T3 T3 T3 T3 T4 T4 T4 T4 T5 T5 S0 S1 S1 S1 S1 S2";
    let mut stage = Position { won: &[most], ..FIVE }.of(Players::Five);
    stage.age = 3000;
    stage.shows("draw-eleven-trophies");
    stage.press("B");
    stage.shows("peek-most");
}

#[test]
fn the_last_trophy_ends_the_game() {
    let won = ["T3 T3 T4 S1", "T5 S2 S1", "T3 T3 T3 S0", "T4 T5", "T4 T4"];
    let last = Position { piles: "P3 A6", draw: "A1", layout: "R2", won: &won, ..FIVE };
    let mut stage = last.of(Players::Five);
    stage.moves(&["draw", "place 2", "nothing", "reveal 1"]);
    stage.shows_event(1, "last-trophy");
    stage.shows_final(0, "final-five");
    let won = ["T3 T3 T4 T4 T5 T5", "T5 T4 T4 T3 T3"];
    let mut stage = Position { won: &won, ..last }.of(Players::Two);
    stage.moves(&["draw", "place 2", "nothing", "reveal 1"]);
    stage.shows_final(0, "final-two");
}
