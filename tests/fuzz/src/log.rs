//! Logs of games: what is called verified is a game by the rules.

use engine::cards::Seed;
use engine::for_kind;
use engine::games::{ChosenOptions, Game, GameOptions, Kind, OptionValues, Players, Seat, Setup};
use serde_json::{Map, Value, json};
use tests::{FIRST_SEED, Tables, walk, zones};

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

/// The first moves of a game or all of it, with its options and zones or without.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    fn text<G: Game>(most: usize, is_log: bool) -> Vec<u8> {
        // The first set-up has usual options, the last one all switches on.
        let setups = Tables::<G>::default().all(Seed(FIRST_SEED)).collect::<Vec<_>>();
        let setup = setups[if is_log { setups.len() - 1 } else { 0 }];
        let dealt = G::deal(&setup).expect("the set-up is allowed");
        let mut first = json!({
            "t": "setup", "game": G::NAME, "players": setup.players.count(), "seed": setup.seed.to_string(),
            "first": setup.first.number(),
        });
        if is_log {
            let Value::Object(zones) = zones(&dealt) else { unreachable!("zones have names") };
            let shown: Map<String, Value> =
                zones.into_iter().filter(|(name, _)| G::DEALT.contains(&name.as_str())).collect();
            let values = setup.options.values();
            let options: Map<String, Value> = G::Options::SPECS
                .iter()
                .zip(values.iter())
                .map(|(spec, &value)| match spec.values {
                    OptionValues::Switch => (spec.key.into(), json!(value != 0)),
                    OptionValues::Number { .. } => (spec.key.into(), json!(value)),
                })
                .collect();
            first["options"] = Value::Object(options);
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
    let parts = [(8, false), (4, true), (400, false), (400, true)];
    let texts = |kind| parts.map(|(most, is_log)| for_kind!(kind, G => text::<G>(most, is_log)));
    Kind::ALL.into_iter().flat_map(texts).collect()
}
