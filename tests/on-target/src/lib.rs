//! What runs on the host and on the Pico's processor alike: whole games, decisions of hard bots, and drawing.

#![no_std]

pub mod drawing;

use engine::bots::{Bot, BotGame, Level};
use engine::cards::{Rng, Seed};
use engine::for_kind;
use engine::games::{Game, GameMove, Kind, Moves, Players, Setup};

/// One number for every move and every score of so many random games: it is the same on every target.
pub fn hash_of_games(kind: Kind, games: u32) -> u32 {
    for_kind!(kind, G => hash::<G>(games))
}

/// The beginning or the end of a slice of a bot's thought, or its decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thinking {
    /// A slice begins.
    SliceBegins,
    /// A slice has ended.
    SliceEnds,
    /// The decision has been made.
    Decided,
}

/// Plays a game of normal bots, in which a hard one thinks at every `every`th decision, and marks its slices.
pub fn think(kind: Kind, players: Players, number: u32, every: u32, mark: &mut impl FnMut(Thinking)) {
    for_kind!(kind, G => play::<G>(players, number, every, mark));
}

fn hash<G: Game>(games: u32) -> u32 {
    let mut hash = Fnv::default();
    let mut moves = Moves::new();
    for number in 0..games {
        let counts = G::KIND.players();
        let players = counts.start() + u8::try_from(number % 4).unwrap_or(0);
        let Some(setup) = Players::new(players).map(|players| setup::<G>(players, number)) else { continue };
        let Ok(mut game) = G::deal(&setup) else { continue };
        let mut rng = Rng::new(setup.seed.for_purpose(1));
        while let Some(mv) = chosen(&game, &mut moves, &mut rng) {
            hash.add(mv.pack());
            if game.play(mv).is_err() {
                break;
            }
        }
        game.scores().seated(game.players()).for_each(|points| hash.add(points.cast_unsigned()));
    }
    hash.0
}

fn setup<G: Game>(players: Players, number: u32) -> Setup<G::Options> {
    let first = players.seats().nth((number % u32::from(players.count())) as usize);
    let first = first.unwrap_or(engine::games::Seat::One);
    Setup { players, first, options: G::Options::default(), seed: Seed(u128::from(number)) }
}

fn chosen<G: Game>(game: &G, moves: &mut Moves<G::Move>, rng: &mut Rng) -> Option<G::Move> {
    game.legal_moves(moves);
    engine::bots::pick(moves, rng)
}

fn play<G: BotGame>(players: Players, number: u32, every: u32, mark: &mut impl FnMut(Thinking)) {
    let setup = setup::<G>(players, number);
    let Ok(mut game) = G::deal(&setup) else { return };
    for decision in 0u32.. {
        let Some(seat) = game.to_move() else { return };
        let seed = setup.seed.for_purpose(u64::from(decision));
        let hard = decision % every == every - 1;
        let level = if hard { Level::Hard } else { Level::Normal };
        if hard {
            mark(Thinking::SliceBegins);
        }
        let mut bot = G::Bot::new(&game.view(seat), level, seed);
        let advice = loop {
            let advice = bot.think();
            if hard {
                mark(Thinking::SliceEnds);
            }
            match advice {
                Some(advice) => break advice,
                None if hard => mark(Thinking::SliceBegins),
                None => {}
            }
        };
        if hard {
            mark(Thinking::Decided);
        }
        if game.play(advice.mv).is_err() {
            return;
        }
    }
}

/// The hash of Fowler, Noll and Vo, over numbers of two bytes.
struct Fnv(u32);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0x811c_9dc5)
    }
}

impl Fnv {
    fn add(&mut self, number: u16) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}
