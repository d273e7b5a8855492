//! What everybody sees happen.

use engine::console::games::GameScreens;
use engine::games::no_idea::{Move, NoIdea};
use engine::games::{Game, PerSeat, Seat};
use tests::observed;
use tests::positions::position;

use super::{five, five_bots};

#[test]
fn a_card_that_does_not_fit_is_shown_to_everybody() {
    let mut stage = five("");
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
fn nothing_fits_is_declared_by_up_and_wins_a_trophy() {
    let mut stage = five("piles: P3 | A6; draw: A1; layouts: R2 - G4 B5");
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
    let mut stage = five("piles: P3 | A6; draw: A1; layouts: R2 - P4 B6");
    stage.moves(&["draw", "place 2", "nothing", "reveal 3"]);
    stage.shows_event(0, "mistaken");
}

#[test]
fn prizes_are_kept() {
    for stars in 0..=2 {
        let mut stage = five(&format!("draw: S{stars}"));
        stage.press("A");
        stage.shows_event(0, &format!("prize-{stars}"));
    }
    let mut stage = five("draw: G2; layouts: S2 R6 - G2 - Y1");
    stage.moves(&["draw", "place 3", "reveal 1"]);
    stage.shows_event(0, "prize-own");
}

#[test]
fn functions_are_events() {
    let mut stage = five("draw: B3!");
    stage.moves(&["draw", "place 2"]);
    stage.shows_event(0, "function-remove");
    let mut stage = five("draw: B5^; layouts: P1 R6 - G2 - Y1 | R1 - -");
    stage.moves(&["draw", "place 1"]);
    stage.shows_event(0, "function-refill");
    stage.shows_event(1, "refilled");
}

#[test]
fn bots_play_visibly() {
    let mut stage = five_bots();
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
    let mut stage = five_bots();
    stage.moves(&["draw", "place 1", "reveal 2", "back"]);
    stage.shows_event(0, "bot-puts-back");
}

#[test]
fn the_last_trophy_ends_the_game() {
    let last = "piles: P3 | A6; draw: A1; layouts: R2";
    let won = "T3 T3 T4 S1 | T5 S2 S1 | T3 T3 T3 S0 | T4 T5 | T4 T4";
    let mut stage = five(&format!("{last}; won: {won}"));
    stage.moves(&["draw", "place 2", "nothing", "reveal 1"]);
    stage.shows_event(1, "last-trophy");
    stage.shows_ceremony(0, "ceremony");
    stage.shows_final(0, "final-five");
    stage.shows_final(1, "final-what-counts");
    let mut stage = five(&format!("{last}; players: 2; won: T3 T3 T4 T4 T5 T5 | T5 T4 T4 T3 T3"));
    stage.moves(&["draw", "place 2", "nothing", "reveal 1"]);
    stage.shows_final(0, "final-two");
}

#[test]
fn a_prize_ends_nothing_fits_and_can_be_the_last_card() {
    let last = "draw: G2; layouts: S2";
    let mut stage = five(last);
    stage.moves(&["draw", "place 3", "nothing", "reveal 1"]);
    stage.shows_event(0, "prize-no-trophy");
    assert_eq!(stage.shown().len(), 1);
    let mut stage = five(last);
    stage.moves(&["draw", "place 3", "reveal 1"]);
    stage.shows_event(0, "prize-clears");
    stage.shows_event(1, "trophy-by-prize");
}

#[test]
fn the_summary_says_that_a_card_fits_only_if_it_does() {
    let tells = |own: &str| {
        let mut game = position::<NoIdea>(&format!("piles: B5; draw: B2; layouts: {own} | P1"));
        let mut deeds = PerSeat::splat(Default::default());
        for mv in ["draw", "place 1", "nothing", "reveal 1"] {
            let mover = game.to_move().unwrap();
            let events = observed(&mut game, mv).events;
            events.iter().for_each(|event| NoIdea::sum_up(event, mover, &mut deeds));
        }
        NoIdea::tell(&deeds[Seat::One]).map(|line| (*line).to_owned())
    };
    assert_eq!(tells("B3 Y4").as_deref(), Some("wrong: it fits"));
    assert_eq!(tells("S1 Y4").as_deref(), Some("got a prize"));
    assert_eq!(tells("R6").as_deref(), Some("won a TROPHY!"));
}

#[test]
fn a_new_draw_pile_is_shuffled() {
    let layouts = "P1 R6 - G2 - Y1 | R1 G1";
    let won = "T3 S0 S1 S1 S1 S1 S2";
    let mut stage = five(&format!("players: 2; draw: ; layouts: {layouts}; won: {won}; rest: aside"));
    stage.age = 3000;
    stage.shows("draw-none-left");
    stage.moves(&["draw"]);
    stage.shows_event(0, "shuffled");
}
