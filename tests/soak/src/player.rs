//! Plays one game and checks it.

use std::fmt;

use engine::bots::{BotGame, Level};
use engine::cards::{Rng, Seed};
use engine::games::{Game, Kind, Moves, Setup};
use tests::checks::{AllChecks, Counted, check_same_thought, thought};
use tests::{MOST_DECISIONS, Tables, random_player};

use crate::id::{GameId, Mode};

/// Is told every move: its number from 1, whose it is, and its text.
pub(crate) type Watch<'a> = &'a mut dyn FnMut(u64, fmt::Arguments<'_>);

/// What a thread keeps from game to game of one kind.
struct KindPlayer<G: Game> {
    tables: Tables<G>,
    checks: AllChecks<G>,
}

impl<G: Game> Default for KindPlayer<G> {
    fn default() -> KindPlayer<G> {
        KindPlayer { tables: Tables::default(), checks: AllChecks::default() }
    }
}

impl<G: BotGame> KindPlayer<G> {
    fn id(&self, mode: Mode, number: u64, seed: Seed) -> GameId {
        GameId::new::<G>(mode, &self.tables.setup(number, seed))
    }

    fn play(&self, id: &GameId, watch: Watch<'_>) -> Counted {
        let setup = id.setup::<G>().expect("the options mean something in this game");
        let mut told = |number: u64, game: &G, mv: G::Move| {
            let seat = game.to_move().map_or(0, |seat| seat.number());
            watch(number + 1, format_args!("seat {seat}  {mv}"));
            mv
        };
        match id.mode {
            Mode::Random => {
                let mut rng = random_player(&setup);
                self.checks.play(&setup, |number, game, moves: &Moves<G::Move>| {
                    told(number, game, moves[rng.below(moves.len() as u32) as usize])
                })
            }
            Mode::Bots => {
                let levels = levels(setup.seed);
                self.checks.play(&setup, |number, game, _: &Moves<G::Move>| {
                    let seat = game.to_move().expect("the game goes on");
                    let seed = setup.seed.for_purpose(1_000 + number);
                    told(number, game, thought::<G>(&game.view(seat), levels[seat as usize], seed).0.mv)
                })
            }
            Mode::Pairs => pairs::<G>(&setup, told),
        }
    }
}

/// A level for each seat; at one table in fifty there are hard bots, who take long.
fn levels(seed: Seed) -> [Level; 6] {
    let mut rng = Rng::new(seed.for_purpose(21));
    let choice: &[Level] = match rng.below(50) {
        0 => &[Level::Hard, Level::Easy, Level::Good, Level::Normal],
        _ => &[Level::Easy, Level::Normal, Level::Normal, Level::Random],
    };
    std::array::from_fn(|_| choice[rng.below(choice.len() as u32) as usize])
}

/// Plays a game in which every thought is thought twice, in worlds that the seat cannot tell apart.
fn pairs<G: BotGame>(
    setup: &Setup<G::Options>,
    mut told: impl FnMut(u64, &G, G::Move) -> G::Move,
) -> Counted {
    let mut game = G::deal(setup).expect("the set-up is allowed");
    let mut rng = Rng::new(setup.seed.for_purpose(22));
    let mut counted = Counted::default();
    while game.to_move().is_some() {
        let level = [Level::Easy, Level::Normal, Level::Good, Level::Hard][rng.below(4) as usize];
        let seed = setup.seed.for_purpose(1_000 + counted.decisions);
        let (advice, _) = check_same_thought(&game, level, seed, &mut rng);
        let mv = told(counted.decisions, &game, advice.mv);
        game.play(mv).unwrap_or_else(|error| panic!("{level} plays {mv}: {error}"));
        counted.decisions += 1;
        counted.worlds += 1;
        assert!(counted.decisions <= MOST_DECISIONS as u64, "the game does not end");
    }
    counted
}

macro_rules! define_player {
    ([$($module:ident $Game:ident),*]) => {
        /// Plays games of all kinds, one after the other.
        #[derive(Default)]
        pub(crate) struct Player {
            $($module: KindPlayer<engine::games::$module::$Game>),*
        }

        impl Player {
            /// The game of a kind that has this number.
            pub(crate) fn id(&self, mode: Mode, kind: Kind, number: u64, seed: Seed) -> GameId {
                match kind {
                    $(Kind::$Game => self.$module.id(mode, number, seed)),*
                }
            }

            /// Plays a game with all its checks; panics if one of them fails.
            pub(crate) fn play(&self, id: &GameId, watch: Watch<'_>) -> Counted {
                match id.kind {
                    $(Kind::$Game => self.$module.play(id, watch)),*
                }
            }
        }
    };
}

engine::all_games!([define_player]);
