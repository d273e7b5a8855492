//! Logs of games: what is called verified is a game by the rules.

use engine::cards::Seed;
use engine::for_kind;
use engine::games::{Game, GameOptions, Kind, OptionValues};
use serde_json::{Map, Value, json};
use tests::{setups, walk, zones};

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
    // The set-up is found again by trying all of them: this reads the options in another way than the simulator does.
    let setup = tests::Tables::<G>::default()
        .all(seed)
        .find(|setup| {
            u64::from(setup.players.count()) == number("players")
                && options_are::<G>(setup.options, &lines[0]["options"])
        })
        .map(|setup| engine::games::Setup {
            first: engine::games::Seat::from_number(number("first") as u8).expect("a seat"),
            ..setup
        });
    let Some(setup) = setup else { return };
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

/// Whether options are those that a log names; what it does not name is as usual.
fn options_are<G: Game>(options: G::Options, named: &Value) -> bool {
    let values = options.values();
    G::Options::SPECS.iter().zip(values.iter()).all(|(spec, &value)| match (&named[spec.key], spec.values) {
        (Value::Null, _) => value == spec.default,
        (found, OptionValues::Switch) => *found == Value::Bool(value != 0),
        (found, OptionValues::Number { .. }) => *found == json!(value),
    })
}

/// The first moves of a game, with and without the zones.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    fn text<G: Game>(most: usize, is_log: bool) -> Vec<u8> {
        let setup = setups::<G>(1)[0];
        let dealt = G::deal(&setup).expect("the set-up is allowed");
        let mut first = json!({
            "t": "setup", "game": G::NAME, "players": setup.players.count(), "seed": setup.seed.to_string(),
            "first": setup.first.number(),
        });
        if is_log {
            let Value::Object(zones) = zones(&dealt) else { unreachable!("zones have names") };
            let shown: Map<String, Value> =
                zones.into_iter().filter(|(name, _)| G::DEALT.contains(&name.as_str())).collect();
            first["options"] = json!({});
            first["zones"] = Value::Object(shown);
        }
        let mut lines = vec![first];
        let game = walk::<G>(&setup, |game, _, mv| {
            let seat = game.to_move().map(|seat| seat.number());
            lines.push(json!({ "t": "move", "seat": seat, "move": mv.to_string() }));
        });
        lines.truncate(most);
        if most > lines.len() {
            let scores: Vec<i16> = game.scores().seated(game.players()).copied().collect();
            let winners: Vec<u8> = game.winners().iter().map(|seat| seat.number()).collect();
            lines.push(json!({ "t": "end", "scores": scores, "winners": winners }));
        }
        lines.iter().map(|line| format!("{line}\n")).collect::<String>().into_bytes()
    }
    let kinds = Kind::ALL.into_iter();
    kinds
        .flat_map(
            |kind| for_kind!(kind, G => [text::<G>(8, false), text::<G>(4, true), text::<G>(400, false)]),
        )
        .collect()
}
