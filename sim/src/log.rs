//! `sim log`: plays games and writes their logs, one JSON object a line.

use std::io::{self, BufWriter, Write};

use engine::bots::{BotGame, Level};
use engine::for_kind;
use engine::games::{Game, Moves, Observer, Players, Seat, Setup};
use serde_json::{Map, Value, json};

use crate::cli::{LogArgs, LogStyle};
use crate::exit::Failure;
use crate::options;
use crate::players::Player;
use crate::random::{self, RandomPlayer};

/// Plays and writes as many games as were asked for.
pub(crate) fn run(args: &LogArgs) -> Result<(), Failure> {
    for_kind!(args.game, G => write_games::<G>(args))
}

fn write_games<G: BotGame>(args: &LogArgs) -> Result<(), Failure> {
    let players = Players::new(args.players).ok_or_else(|| {
        let counts = G::KIND.players();
        Failure::usage(format!("{} is for {} to {} players", G::KIND.title(), counts.start(), counts.end()))
    })?;
    let first = match args.first {
        None => None,
        Some(number) => Some(
            Seat::from_number(number)
                .ok_or_else(|| Failure::usage(format!("the first player is a seat from 1 to {players}")))?,
        ),
    };
    let options = options::from_words::<G>(&args.options)?;
    let check = Setup { players, first: first.unwrap_or(Seat::One), options, seed: args.seed };
    check.check(G::KIND).map_err(Failure::usage)?;

    let mut out = BufWriter::new(io::stdout().lock());
    for (seed, _) in random::series(args.seed).zip(0..args.games) {
        let first = first.unwrap_or_else(|| random::first(seed, players));
        write_log::<G>(&Setup { players, first, options, seed }, args.style, &mut out)?;
    }
    Ok(out.flush()?)
}

/// Plays one game and writes all its lines.
///
/// # Errors
/// If the set-up is not allowed, or the lines cannot be written.
pub fn write_log<G: BotGame>(
    setup: &Setup<G::Options>,
    style: LogStyle,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut game = G::deal(setup).map_err(Failure::usage)?;
    let mut random = RandomPlayer::<G>::new(setup.seed);
    line(out, &setup_line(setup, &game)?)?;
    for number in 0.. {
        let (Some(seat), Some((chosen, legal))) = (game.to_move(), random.choose(&game)) else { break };
        let mv = match style.bot {
            Level::Random => chosen,
            level => Player::Bot(level)
                .decide(&game, setup.seed.for_purpose(1_000 + number))
                .map_or(chosen, |d| d.mv),
        };
        line(out, &move_line::<G>(seat, mv, style.legal.then_some(legal)))?;
        let mut consequences = Consequences::default();
        game.play_observed(mv, &mut consequences).map_err(Failure::failed)?;
        for consequence in consequences.lines()? {
            line(out, &consequence)?;
        }
        if style.state {
            line(out, &state_line(&game)?)?;
        }
    }
    line(out, &end_line(&game))
}

/// Writes one value on a line of its own.
fn line(out: &mut impl Write, value: &Value) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value)?;
    Ok(out.write_all(b"\n")?)
}

/// The set-up line with all zones as dealt.
pub(crate) fn setup_line<G: Game>(setup: &Setup<G::Options>, game: &G) -> Result<Value, Failure> {
    Ok(json!({
        "t": "setup",
        "game": G::KIND.name(),
        "players": setup.players.count(),
        "options": options::to_json::<G>(setup.options),
        "seed": setup.seed.to_string(),
        "first": setup.first,
        "zones": dealt(game)?,
    }))
}

/// A move, with all legal ones where they are asked for.
fn move_line<G: Game>(seat: Seat, mv: G::Move, legal: Option<&Moves<G::Move>>) -> Value {
    let mut line = json!({ "t": "move", "seat": seat, "move": mv.to_string() });
    if let Some(legal) = legal {
        line["legal"] = legal_list::<G>(legal);
    }
    line
}

/// The texts of all legal moves.
pub(crate) fn legal_list<G: Game>(legal: &Moves<G::Move>) -> Value {
    legal.iter().map(ToString::to_string).collect()
}

/// Every zone of the table.
pub(crate) fn state_line<G: Game>(game: &G) -> Result<Value, Failure> {
    let mut line = Map::from_iter([("t".to_string(), json!("state"))]);
    line.extend(zones(game)?);
    Ok(Value::Object(line))
}

/// Scores and winners.
pub(crate) fn end_line<G: Game>(game: &G) -> Value {
    let scores: Vec<i16> = game.scores().seated(game.players()).copied().collect();
    let winners: Vec<Seat> = game.winners().iter().collect();
    json!({ "t": "end", "scores": scores, "winners": winners })
}

/// The zones that a set-up or deal line shows.
pub(crate) fn dealt<G: Game>(game: &G) -> Result<Map<String, Value>, Failure> {
    let mut zones = zones(game)?;
    zones.retain(|name, _| G::DEALT.contains(&name.as_str()));
    Ok(zones)
}

fn zones<G: Game>(game: &G) -> Result<Map<String, Value>, Failure> {
    match serde_json::to_value(game.zones())? {
        Value::Object(zones) => Ok(zones),
        other => Err(Failure::failed(format!("the zones of a game are not an object: {other}"))),
    }
}

/// Watches a move for what the log writes after it: new decks, then a new deal.
#[derive(Default)]
pub(crate) struct Consequences(Vec<Result<Value, Failure>>);

impl Consequences {
    /// The lines that follow the move, but for the state.
    pub(crate) fn lines(self) -> Result<Vec<Value>, Failure> {
        self.0.into_iter().collect()
    }
}

impl<G: Game> Observer<G> for Consequences {
    fn shuffled(&mut self, game: &G) {
        self.0.push(zones(game).map(|mut zones| {
            let deck = ["deck", "draw"].iter().find_map(|name| zones.remove(*name));
            json!({ "t": "shuffle", "deck": deck })
        }));
    }

    fn dealt(&mut self, game: &G) {
        let first = game.to_move();
        self.0.push(dealt(game).map(|zones| json!({ "t": "deal", "first": first, "zones": zones })));
    }
}
