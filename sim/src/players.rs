//! The players of the simulator: bots, and an oracle that sees all cards, for measurements only.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use cpu_time::ThreadTime;
use engine::bots::{Bot, BotGame, Level, NoSuchLevel};
use engine::cards::Seed;
use engine::games::{Game, Moves, PerSeat, Seat};

/// A player of this build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// A bot, which sees what its seat may know.
    Bot(Level),
    /// Knows every hidden card. It shows how well anybody could play at best, and exists in the simulator only.
    Oracle,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(level) => level.fmt(f),
            Player::Oracle => f.write_str("oracle"),
        }
    }
}

impl FromStr for Player {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Player, NoSuchLevel> {
        if text == "oracle" { Ok(Player::Oracle) } else { text.parse().map(Player::Bot) }
    }
}

/// Who plays in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ArenaBot {
    /// A player of this build.
    Here(Player),
    /// A bot of another build.
    There(Level),
}

impl fmt::Display for ArenaBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaBot::Here(player) => player.fmt(f),
            ArenaBot::There(level) => write!(f, "other:{level}"),
        }
    }
}

impl FromStr for ArenaBot {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<ArenaBot, NoSuchLevel> {
        match text.strip_prefix("other:") {
            Some(level) => level.parse().map(ArenaBot::There),
            None => text.parse().map(ArenaBot::Here),
        }
    }
}

/// A decision and what it took.
pub(crate) struct Decided<M> {
    pub(crate) mv: M,
    pub(crate) slices: u64,
    pub(crate) time: Duration,
}

impl Player {
    /// Decides for the seat whose turn it is; `None` when the game is over.
    pub(crate) fn decide<G: BotGame>(self, game: &G, seed: Seed) -> Option<Decided<G::Move>> {
        let seat = game.to_move()?;
        let start = ThreadTime::now();
        let (mv, slices) = match self {
            Player::Bot(level) => bot_move::<G>(&game.view(seat), level, seed),
            Player::Oracle => (oracle_move(game, seat, seed)?, 1),
        };
        Some(Decided { mv, slices, time: start.elapsed() })
    }
}

/// What a bot decides, and in how many slices.
fn bot_move<G: BotGame>(view: &G::View, level: Level, seed: Seed) -> (G::Move, u64) {
    let mut bot = G::Bot::new(view, level, seed);
    let mut slices = 1;
    loop {
        if let Some(advice) = bot.think() {
            return (advice.mv, slices);
        }
        slices += 1;
    }
}

/// Plays every legal move out on the true state with good bots on all seats, and takes the best.
fn oracle_move<G: BotGame>(game: &G, seat: Seat, seed: Seed) -> Option<G::Move> {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    if moves.len() == 1 {
        return moves.first().copied();
    }
    let value = |mv: &G::Move| -> i64 {
        (0..G::PLAYOUTS)
            .filter_map(|number| {
                let mut next = game.clone();
                next.play(*mv).ok()?;
                play_out(&mut next, G::PLAYOUT_LEVEL, seed.for_purpose(number));
                Some(margin(&next, seat))
            })
            .sum()
    };
    moves.iter().copied().max_by_key(value)
}

/// Lets bots of a level play to the end.
pub(crate) fn play_out<G: BotGame>(game: &mut G, level: Level, seed: Seed) {
    for number in 0.. {
        let Some(seat) = game.to_move() else { return };
        let (mv, _) = bot_move::<G>(&game.view(seat), level, seed.for_purpose(number));
        if game.play(mv).is_err() {
            return;
        }
    }
}

/// By how much a seat has won, a victory counting more than any points.
fn margin<G: Game>(game: &G, seat: Seat) -> i64 {
    let scores: PerSeat<i16> = game.scores();
    let best = game.players().others(seat).map(|other| scores[other]).max().unwrap_or(0);
    let won = if game.winners().contains(seat) { 1000 / i64::from(game.winners().len()) } else { 0 };
    won + i64::from(scores[seat]) - i64::from(best)
}
