//! What holds for the bots of every game: they play by the rules, and by what they may know.

use engine::bots::{AdviceFor, BotGame, Level};
use engine::cards::{Rng, Seed};
pub(crate) use tests::checks::thought;
use tests::{for_each_game, setups};

/// No game with bots takes more decisions than this. Tables of random players at No Idea come nearest to it.
const MOST_DECISIONS: u64 = 12_000;

for_each_game! {
    every_move_of_a_bot_is_legal_and_its_games_end => bots_play;
    equal_views_and_seeds_give_equal_thoughts => no_interference;
    a_bot_that_looks_at_hidden_cards_is_caught => cheats_are_caught;
    reasons_fit_two_lines_of_21_characters => reasons_are_short;
}

/// Plays whole games with a level for each seat, and calls `visit` with the game before each decision.
pub(crate) fn tables<G: BotGame>(
    games: u64,
    levels: &[Level],
    mut visit: impl FnMut(&G, Level, Seed, AdviceFor<G>, u32),
) {
    for setup in setups::<G>(games) {
        let mut game = G::deal(&setup).expect("the set-up is allowed");
        let mut rng = Rng::new(setup.seed.for_purpose(21));
        let level = setup
            .players
            .seats()
            .map(|_| levels[rng.below(levels.len() as u32) as usize])
            .collect::<Vec<_>>();
        let mut decisions = 0;
        while let Some(seat) = game.to_move() {
            let (level, seed) = (level[seat as usize], setup.seed.for_purpose(1_000 + decisions));
            let (advice, slices) = thought::<G>(&game.view(seat), level, seed);
            visit(&game, level, seed, advice, slices);
            if let Err(error) = game.play(advice.mv) {
                panic!("{level} plays {}: {error} in {setup:?}", advice.mv);
            }
            decisions += 1;
            assert!(decisions < MOST_DECISIONS, "{level:?} never end {setup:?}");
        }
    }
}

/// Five thousand games of each kind, some of them with hard bots.
fn bots_play<G: BotGame>() {
    tables::<G>(4_900, &[Level::Easy, Level::Normal, Level::Normal, Level::Random], |_, _, _, _, _| {});
    tables::<G>(100, &[Level::Hard, Level::Easy, Level::Good, Level::Normal], |_, _, _, _, _| {});
}

/// How often a thinker answers differently for two worlds that its seat cannot tell apart.
fn differences<G: BotGame>(
    pairs: u32,
    levels: &[Level],
    think: impl Fn(&G, Level, Seed) -> (AdviceFor<G>, u32),
) -> (u32, u32) {
    let (mut compared, mut different) = (0, 0);
    tables::<G>(160, &[Level::Normal], |game, _, seed, _, _| {
        let Some(seat) = game.to_move() else { return };
        let mut rng = Rng::new(seed.for_purpose(1));
        for &level in levels {
            if compared < pairs && rng.below(2) == 0 {
                let world = G::sample(&game.view(seat), &mut rng);
                compared += 1;
                different += u32::from(think(game, level, seed) != think(&world, level, seed));
            }
        }
    });
    (compared, different)
}

fn no_interference<G: BotGame>() {
    let honest = |game: &G, level: Level, seed: Seed| {
        let seat = game.to_move().expect("the game goes on");
        thought::<G>(&game.view(seat), level, seed)
    };
    let (compared, different) =
        differences::<G>(10_000, &[Level::Easy, Level::Normal, Level::Good, Level::Hard], honest);
    assert_eq!(compared, 10_000, "too few pairs were compared");
    assert_eq!(different, 0, "of {compared} pairs");
}

/// A planted cheat: it thinks with a seed that depends on where the hidden cards lie.
fn cheats_are_caught<G: BotGame>() {
    let cheat = |game: &G, _: Level, seed: Seed| {
        let seat = game.to_move().expect("the game goes on");
        let hidden = tests::zones(game)
            .to_string()
            .bytes()
            .fold(0u64, |sum, byte| sum.wrapping_mul(31) + u64::from(byte));
        thought::<G>(&game.view(seat), Level::Random, seed.for_purpose(hidden))
    };
    let (compared, different) = differences::<G>(2_000, &[Level::Random], cheat);
    assert!(different > 0, "the cheat was not caught in {compared} pairs");
}

fn reasons_are_short<G: BotGame>() {
    tables::<G>(
        24,
        &[Level::Random, Level::Easy, Level::Normal, Level::Good, Level::Hard],
        |_, _, _, advice, _| {
            let text = advice.reason.to_string();
            assert!(fits_two_lines(&text), "{text:?} does not fit two lines of 21 characters");
        },
    );
}

/// Whether a text breaks into at most two lines of 21 characters between its words.
fn fits_two_lines(text: &str) -> bool {
    let mut lines = vec![0usize];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        let longer = if *line == 0 { word.len() } else { *line + 1 + word.len() };
        if longer <= 21 { *line = longer } else { lines.push(word.len()) }
    }
    !text.is_empty() && lines.len() <= 2 && lines.iter().all(|&line| line <= 21)
}
