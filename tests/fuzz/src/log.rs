//! Logs of games: what is called verified is a game by the rules.

use engine::bots::{BotGame, Level};
use engine::cards::Seed;
use engine::for_kind;
use engine::games::{ChosenOptions, Game, GameOptions, Kind, OptionValues, Players, Seat, Setup};
use serde_json::{Value, json};
use sim::LogStyle;
use tests::{FIRST_SEED, Tables};

pub(crate) fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut printed = Vec::new();
    if sim::verify(text, 0, &mut printed).is_ok_and(|games| games > 0) {
        check_games(text);
        // What was verified once is verified again, and printed the same way.
        let mut again = Vec::new();
        assert!(sim::verify(text, 0, &mut again).is_ok());
        assert_eq!(printed, again);
    }
}

/// Every move of a verified log is legal where it stands, and every end is the end of that game.
fn check_games(text: &str) {
    let lines: Vec<Value> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| serde_json::from_str(line).expect("it was read"))
        .collect();
    let starts: Vec<usize> = (0..lines.len()).filter(|&at| lines[at]["t"] == "setup").collect();
    assert_eq!(starts.first(), Some(&0), "a verified log begins with a set-up");
    for (nth, &start) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).copied().unwrap_or(lines.len());
        let kind: Kind = lines[start]["game"].as_str().and_then(|name| name.parse().ok()).expect("a game");
        for_kind!(kind, G => check_game::<G>(&lines[start..end]));
    }
}

fn check_game<G: Game>(lines: &[Value]) {
    let number = |key: &str| lines[0][key].as_u64().expect("a number");
    let seed: Seed = lines[0]["seed"].as_str().and_then(|seed| seed.parse().ok()).expect("a seed");
    let setup = Setup {
        players: u8::try_from(number("players")).ok().and_then(Players::new).expect("a number of players"),
        first: u8::try_from(number("first")).ok().and_then(Seat::from_number).expect("a seat"),
        options: options::<G>(&lines[0]["options"]),
        seed,
    };
    let mut game = G::deal(&setup).expect("a verified set-up is allowed");
    for line in lines.iter().filter(|line| line["t"] == "move") {
        assert_eq!(line["seat"].as_u64(), game.to_move().map(|seat| u64::from(seat.number())), "{line}");
        let mv: G::Move = line["move"].as_str().and_then(|mv| mv.parse().ok()).expect("a move");
        assert!(game.play(mv).is_ok(), "the verified move {mv} is not legal");
    }
    for line in lines.iter().filter(|line| line["t"] == "end") {
        assert_eq!(game.to_move(), None, "a verified end in the middle of a game");
        let scores: Vec<i16> = game.scores().seated(game.players()).copied().collect();
        assert_eq!(line["scores"], json!(scores));
    }
}

/// The options that a log names; what it does not name is as usual.
fn options<G: Game>(named: &Value) -> G::Options {
    let mut chosen = ChosenOptions::defaults(G::Options::SPECS);
    for (place, spec) in G::Options::SPECS.iter().enumerate() {
        match (&named[spec.key], spec.values) {
            (Value::Null, _) => {}
            (Value::Bool(on), OptionValues::Switch) => chosen.set(place, u8::from(*on)),
            (Value::Number(number), OptionValues::Number { .. }) => {
                let number = number.as_u64().and_then(|number| number.try_into().ok());
                chosen.set(place, number.expect("a verified number is small"));
            }
            (other, _) => panic!("{} was verified as {other}", spec.key),
        }
    }
    G::Options::from_values(&chosen).expect("every verified value is in range")
}

/// Whole games and first moves: with everything that a log can say, as it is usually written, and only with what it must say.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    Kind::ALL.into_iter().flat_map(|kind| for_kind!(kind, G => texts::<G>())).collect()
}

fn texts<G: BotGame>() -> [Vec<u8>; 4] {
    // The first table has usual options, the last one all switches on. Games of bots are short.
    let setups: Vec<_> = Tables::<G>::default().all(Seed(FIRST_SEED)).collect();
    let written = |setup, details| {
        let (mut bytes, style) =
            (Vec::new(), LogStyle { bot: Level::Normal, legal: details, state: details });
        sim::write_log::<G>(setup, style, &mut bytes).expect("every table can be played");
        let text = String::from_utf8(bytes).expect("a log is a text");
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let usual = written(&setups[0], false);
    let least: Vec<String> = usual.iter().filter_map(|line| least(line)).collect();
    let parts = [
        &written(&setups[setups.len() - 1], true)[..9],
        &written(&setups[setups.len() - 1], false),
        &least,
        &least[..8],
    ];
    parts.map(|lines| lines.iter().flat_map(|line| [line, "\n"]).collect::<String>().into_bytes())
}

/// A line without what the reader of a log can do without, if it needs the line at all.
fn least(line: &str) -> Option<String> {
    let mut line: Value = serde_json::from_str(line).expect("a log has a value in every line");
    let needed = ["setup", "move", "end"].iter().any(|&sort| line["t"] == sort);
    let keys = line.as_object_mut().filter(|_| needed)?;
    keys.retain(|key, _| key != "zones" && key != "options");
    Some(line.to_string())
}
