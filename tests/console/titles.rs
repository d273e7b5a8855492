//! Titles: nothing else in the title line touches them, however long names are and whatever card they spell out.

use engine::bots::pick;
use engine::cards::{Rng, Seed};
use engine::console::Button;
use engine::console::games::GameScreens;
use engine::games::Moves;
use tests::{for_each_game, setups};

use crate::stage::Stage;

for_each_game! {
    nothing_runs_into_a_title => titles_stand_alone;
}

/// Games of each kind; a failure names its number.
const GAMES: u64 = 60;

fn titles_stand_alone<G: GameScreens>() {
    for (number, setup) in (0..).zip(setups::<G>(GAMES)) {
        let mut rng = Rng::new(Seed(number));
        let mut stage = Stage::new(G::deal(&setup).unwrap());
        let mut moves = Moves::new();
        for played in 0..120 {
            let name = |what: &str| format!("{} {number}, move {played}, {what}", G::KIND);
            stage.decision().assert_title_stands_alone(&name("decision"));
            stage.watching().assert_title_stands_alone(&name("watching"));
            for seat in stage.game.players().seats() {
                stage.watching_alone(seat).assert_title_stands_alone(&name("watching alone"));
            }
            for _ in 0..12 {
                let button = [Button::Right, Button::Right, Button::Down, Button::Up, Button::A, Button::B]
                    [rng.below(6) as usize];
                stage.look(button);
                stage.decision().assert_title_stands_alone(&name("cursor"));
            }
            stage.game.legal_moves(&mut moves);
            let Some(mv) = pick(&moves, &mut rng) else { break };
            stage.play(mv);
            for at in stage.shown() {
                stage.event(at).assert_title_stands_alone(&name("event"));
            }
            if stage.game.to_move().is_none() {
                break;
            }
        }
        if stage.game.to_move().is_none() {
            stage.last_table(0).assert_title_stands_alone("final");
        }
    }
}
