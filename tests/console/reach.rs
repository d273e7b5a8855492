//! Every legal move can be made with the six buttons, and most with few presses.

use std::collections::{HashMap, HashSet, VecDeque};

use engine::bots::{Bot, Level, pick};
use engine::cards::{Rng, Seed};
use engine::console::Button;
use engine::console::games::{GameScreens, Pressed};
use engine::games::Moves;
use tests::{for_each_game, setups};

use crate::golden::braille;
use crate::stage::Stage;
use crate::tested::TestedScreens;

for_each_game! {
    every_move_can_be_made_with_few_presses => reach;
}

/// The fewest presses for each of the moves that can be made, by its text.
fn presses<G: GameScreens>(stage: &Stage<G>, moves: &[G::Move]) -> HashMap<String, u32> {
    let mut found = HashMap::new();
    let mut met = HashSet::from([format!("{:?}", stage.cursor)]);
    let mut waiting = VecDeque::from([(stage.cursor.clone(), 1)]);
    while found.len() < moves.len()
        && let Some((from, count)) = waiting.pop_front()
    {
        for button in Button::ALL {
            let (cursor, pressed) = stage.pressed(from.clone(), button);
            if let Pressed::Play(mv) = pressed {
                found.entry(mv.to_string()).or_insert(count);
            } else if met.insert(format!("{cursor:?}")) {
                waiting.push_back((cursor, count + 1));
            }
        }
        assert!(met.len() < 50_000, "some move of {moves:?} is too far away");
    }
    found
}

/// Plays random games and asks at some decisions for every move; bots' games for the mean number of presses.
///
/// Decisions that are planned as a whole are not asked for one by one.
fn reach<G: TestedScreens>() {
    let (mut sum, mut decisions, mut curtains) = (0, 0, 0);
    for (number, setup) in (0..).zip(setups::<G>(24)) {
        let mut rng = Rng::new(Seed(number));
        let mut stage = Stage::new(G::deal(&setup).unwrap());
        let mut last = None;
        while let Some(seat) = stage.game.to_move() {
            let mut moves = Moves::new();
            stage.game.legal_moves(&mut moves);
            // Half of the games are played well.
            let mv = if number % 2 == 0 { advised(&stage.game, &mut rng) } else { pick(&moves, &mut rng) };
            let mv = mv.unwrap();
            if !stage.game.is_planned() && rng.below(G::MOVES_TRIED_ONCE_IN) == 0 {
                let found = presses(&stage, &moves);
                for mv in moves.iter() {
                    let reached = found.contains_key(&mv.to_string());
                    assert!(reached, "game {number}: no way to {mv} from\n{}", braille(&stage.decision()));
                }
                if number % 2 == 0 {
                    sum += found[&mv.to_string()];
                    decisions += 1;
                    curtains += u32::from(last != Some(seat) && stage.is_secret());
                }
            }
            last = Some(seat);
            stage.play(mv);
        }
    }
    let mean = |count: u32| f64::from(count) / f64::from(decisions.max(1));
    println!("{}: {:.2} presses a decision, {:.2} curtains", G::KIND, mean(sum), mean(curtains));
    assert!(mean(sum) <= 2.5, "{}: {:.2} presses a decision", G::KIND, mean(sum));
}

/// What a bot of middling strength would do; it thinks less long than the best.
fn advised<G: GameScreens>(game: &G, rng: &mut Rng) -> Option<G::Move> {
    let mut bot = G::Bot::new(&game.view(game.to_move()?), Level::Normal, Seed::from_rng(rng));
    (0..10_000).find_map(|_| bot.think()).map(|advice| advice.mv)
}
