//! Nothing leaks: worlds that a seat cannot tell apart look alike to it, pixel for pixel.
//!
//! A seat sees its own decisions, and whatever everybody may look at. For random positions of every game another
//! world with the same view is drawn. Both are shown side by side and played on by the same moves, until
//! something is revealed.

use engine::bots::pick;
use engine::cards::{Rng, Seed};
use engine::console::Button;
use engine::console::games::GameScreens;
use engine::games::{Game, Moves, Seat};
use tests::{for_each_game, setups};

use crate::display::Display;
use crate::golden::braille;
use crate::stage::Stage;

for_each_game! {
    a_seat_is_shown_nothing_that_it_may_not_know => nothing_leaks;
}

/// Games of each kind; a failure names its number.
const GAMES: u64 = 60;
/// How often the other world is looked at in each of them.
const LOOKS: u32 = 12;

/// The first difference that a seat can see between two worlds, or that a button makes.
fn difference<G: GameScreens>(
    seat: Seat,
    one: &mut Stage<G>,
    two: &mut Stage<G>,
    rng: &mut Rng,
) -> Option<String> {
    let Some(decides) = one.game.to_move() else {
        return differ(
            "final table",
            (0..G::final_pages(one.game.players())).map(|page| (one.last_table(page), two.last_table(page))),
        );
    };
    if let Some(what) = differ("watching", [(one.watching(), two.watching())]) {
        return Some(what);
    }
    // Some presses that only move the cursor, the same in both worlds.
    for _ in 0..6 {
        let (secret, other) = (one.is_secret(), two.is_secret());
        if (decides == seat || !secret && !other)
            && let Some(what) = differ("decision", [(one.decision(), two.decision())])
        {
            return Some(what);
        }
        if secret != other && decides != seat {
            return Some("in one world the screen is secret".into());
        }
        let button = Button::ALL[rng.below(6) as usize];
        if !secret && !other && one.ignores(button) != two.ignores(button) {
            return Some(format!("in one world {button:?} is ignored, and the hint line says so"));
        }
        one.look(button);
        two.look(button);
    }
    None
}

/// The first difference between two worlds while an event moves.
fn moves_otherwise<G: GameScreens>(at: usize, one: &mut Stage<G>, two: &mut Stage<G>) -> Option<String> {
    let length = one.moves_for(at);
    if length != two.moves_for(at) {
        return Some("in one world an event moves longer".into());
    }
    (0..length).step_by(60).find_map(|elapsed| {
        let frames = (one.event_after(at, elapsed), two.event_after(at, elapsed));
        differ(&format!("event after {elapsed} ms"), [frames])
    })
}

fn differ(what: &str, frames: impl IntoIterator<Item = (Display, Display)>) -> Option<String> {
    let mut pairs = frames.into_iter().filter(|(one, two)| one != two);
    pairs.next().map(|(one, two)| format!("{what}:\n{}\n{}", braille(&one), braille(&two)))
}

/// Walks through random games beside worlds that a seat cannot tell from them; what it can see, if anything.
pub(crate) fn leak<G: GameScreens>(planted: fn(&G, &mut Display)) -> Option<String> {
    leak_planted(planted, false)
}

/// The same with a leak that is planted only while something moves.
pub(crate) fn leak_in_motion<G: GameScreens>(planted: fn(&G, &mut Display)) -> Option<String> {
    leak_planted(planted, true)
}

fn leak_planted<G: GameScreens>(planted: fn(&G, &mut Display), in_motion: bool) -> Option<String> {
    for (number, setup) in (0..).zip(setups::<G>(GAMES)) {
        let mut rng = Rng::new(Seed(number));
        let mut one = Stage::with_motion(G::deal(&setup).unwrap(), planted, in_motion);
        let mut left = rng.below(120);
        let mut looks = 0;
        while one.game.to_move().is_some() && looks < LOOKS {
            if left > 0 {
                left -= 1;
                one.play(any_move(&one.game, &mut rng)?);
                continue;
            }
            left = rng.below(40);
            looks += 1;
            let seats: Vec<Seat> = setup.players.seats().collect();
            let seat = pick(&seats, &mut rng).unwrap();
            if let Some(what) = side_by_side(seat, &one, &mut rng) {
                return Some(format!("game {number}, seat {seat}: {what}"));
            }
        }
    }
    None
}

fn any_move<G: Game>(game: &G, rng: &mut Rng) -> Option<G::Move> {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    pick(&moves, rng)
}

/// Plays on in two worlds that a seat cannot tell apart, by moves that both allow, until it can.
fn side_by_side<G: GameScreens>(seat: Seat, true_world: &Stage<G>, rng: &mut Rng) -> Option<String> {
    let view = true_world.game.view(seat);
    let (planted, in_motion) = (true_world.planted, true_world.in_motion);
    let mut one = Stage::with_motion(true_world.game.clone(), planted, in_motion);
    let mut two = Stage::with_motion(G::sample(&view, rng), planted, in_motion);
    for _ in 0..8 {
        if let Some(what) = difference(seat, &mut one, &mut two, rng) {
            return Some(what);
        }
        let mv = any_move(&one.game, rng)?;
        let mut moves = Moves::new();
        two.game.legal_moves(&mut moves);
        if !moves.contains(&mv) {
            return None;
        }
        one.play(mv);
        two.play(mv);
        if one.game.view(seat) != two.game.view(seat) {
            return None;
        }
        if one.events != two.events {
            return Some("the events tell more than the view".into());
        }
        if one.times() != two.times() {
            return Some("in one world an event stays longer".into());
        }
        if one.cues() != two.cues() {
            return Some("in one world an event sounds otherwise".into());
        }
        let events = one.shown();
        let frames = events.iter().map(|&at| (one.event(at), two.event(at)));
        if let Some(what) = differ("event", frames) {
            return Some(what);
        }
        if let Some(what) = events.iter().find_map(|&at| moves_otherwise(at, &mut one, &mut two)) {
            return Some(what);
        }
        if one.last != two.last {
            return Some(format!("what happened: {} or {}", &*one.last, &*two.last));
        }
    }
    None
}

fn nothing_leaks<G: GameScreens>() {
    assert_eq!(leak::<G>(|_, _| {}), None);
}
