//! How long whole random games take, next to a bare loop that plays a shedding game with heapless lists.
//!
//! Compare with the bare loop, not with the clock: `cargo bench -p sim`. One iteration is a series of different
//! games, so that the machine cannot learn one by heart, and the counter shows decisions per second.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use engine::cards::{Rng, Seed};
use engine::games::{Game, Moves, Players, Seat, Setup};

fn main() {
    divan::main();
}

/// Plays one game and counts its decisions.
fn play<G: Game>(players: u8, seed: Seed) -> Option<usize> {
    let players = Players::new(players)?;
    let mut game =
        G::deal(&Setup { players, first: Seat::One, options: G::Options::default(), seed }).ok()?;
    let mut rng = Rng::new(seed);
    let mut moves = Moves::new();
    let mut decisions = 0;
    while game.to_move().is_some() {
        game.legal_moves(&mut moves);
        let mv = *moves.get(rng.below(u32::try_from(moves.len()).ok()?) as usize)?;
        game.play(mv).ok()?;
        decisions += 1;
    }
    Some(decisions)
}

/// Plays a series of games with different seeds and counts all decisions.
fn series(one: impl Fn(Seed) -> usize) -> usize {
    (0..256).map(|number| one(black_box(Seed(number)))).sum()
}

macro_rules! bench_all_games {
    ([$($module:ident $Game:ident),*]) => {
        #[divan::bench(types = [$(engine::games::$module::$Game),*], args = [2, 5], sample_count = 20)]
        fn random_games<G: Game>(bencher: Bencher<'_, '_>, players: u8) {
            let games = || series(|seed| play::<G>(black_box(players), seed).unwrap_or(0));
            bencher.counter(ItemsCount::new(games())).bench(games);
        }

        #[divan::bench(types = [$(engine::games::$module::$Game),*])]
        fn view_and_sample<G: Game>(bencher: Bencher<'_, '_>) {
            look_ahead::<G>(bencher);
        }
    };
}

engine::all_games!([bench_all_games]);

/// A view of a game in play, and a world drawn from it: what a bot pays for each look ahead.
fn look_ahead<G: Game>(bencher: Bencher<'_, '_>) {
    let setup =
        Setup { players: Players::Four, first: Seat::One, options: G::Options::default(), seed: Seed(1) };
    let Ok(game) = G::deal(&setup) else { return };
    let mut rng = Rng::new(Seed(2));
    bencher.bench_local(|| G::sample(&black_box(&game).view(Seat::Two), &mut rng));
}

/// The yardstick: 40 cards of 4 colours, lay a card of the top's colour or number or draw, first empty hand wins.
fn shedding(seed: Seed) -> usize {
    let mut rng = Rng::new(seed);
    let mut deck: heapless::Vec<u8, 40> = (0..40).collect();
    rng.shuffle(&mut deck);
    let mut hands: [heapless::Vec<u8, 40>; 2] = Default::default();
    for hand in &mut hands {
        hand.extend((0..7).filter_map(|_| deck.pop()));
    }
    let mut top = deck.pop().unwrap_or(0);
    for turn in 0.. {
        let hand = &mut hands[turn % 2];
        let fits = |card: &u8| card / 10 == top / 10 || card % 10 == top % 10;
        let legal: heapless::Vec<usize, 41> = hand
            .iter()
            .enumerate()
            .filter(|(_, card)| fits(card))
            .map(|(at, _)| at)
            .chain([usize::MAX])
            .collect();
        match legal[rng.below(legal.len() as u32) as usize] {
            usize::MAX => match deck.pop() {
                Some(card) => hand.push(card).unwrap_or(()),
                None => return turn + 1,
            },
            at => top = hand.swap_remove(at),
        }
        if hand.is_empty() {
            return turn + 1;
        }
    }
    0
}

#[divan::bench(sample_count = 20)]
fn bare_shedding_loop(bencher: Bencher<'_, '_>) {
    let games = || series(shedding);
    bencher.counter(ItemsCount::new(games())).bench(games);
}
