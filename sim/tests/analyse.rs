//! `sim analyse`: what it finds in games of good and bad players, and how it ends.

#![cfg(unix)]

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Output};

use engine::bots::pick;
use engine::cards::{Rng, Seed};
use engine::console::session::AnySession;
use engine::console::{Deal, Session};
use engine::games::burst::Burst;
use engine::games::{Game, GameMove, Kind, Moves, Players, Setup};
use engine::record::link;
use serde_json::Value;

fn sim(words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sim"));
    command.args(words.split_whitespace()).env_remove("DISPLAY").output().expect("sim starts")
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A file in the tests' own folder.
fn place(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes a log and gives back its path.
fn log(words: &str, name: &str) -> String {
    let path = place(name);
    fs::write(&path, sim(&format!("log {words}")).stdout).expect("the log can be written");
    path.display().to_string()
}

fn analysis(words: &str) -> Value {
    serde_json::from_str(&text(&sim(&format!("analyse {words} --json")))).expect("it is JSON")
}

fn list<'a>(analysis: &'a Value, key: &str) -> &'a [Value] {
    analysis[key].as_array().expect("it is a list")
}

#[test]
fn a_hard_bot_makes_no_mistake_in_its_own_eyes() {
    for kind in Kind::ALL {
        let file =
            log(&format!("{} --bot hard --seed 3", kind.name()), &format!("hard-{}.jsonl", kind.name()));
        let found = analysis(&format!("{file} --playouts 10"));
        assert!(!list(&found, "decisions").is_empty(), "{kind}");
        assert!(list(&found, "decisions").iter().all(|one| one["better"].is_null()), "{kind}");
        assert!(list(&found, "mistakes").is_empty(), "{kind}");
    }
}

#[test]
fn chance_makes_mistakes_and_the_worst_come_first() {
    for kind in Kind::ALL {
        let file = log(
            &format!("{} --bot easy --players 3 --seed 4", kind.name()),
            &format!("easy-{}.jsonl", kind.name()),
        );
        let found = analysis(&format!("{file} --playouts 30"));
        let (decisions, mistakes) = (list(&found, "decisions"), list(&found, "mistakes"));
        let share = |chance: &Value| chance["share"].as_f64().expect("a number");
        for one in decisions {
            assert!((0.0..=1.0).contains(&share(&one["before"])), "{one}");
            assert!((0.0..=1.0).contains(&share(&one["after"])), "{one}");
            let cost = share(&one["before"]) - share(&one["after"]);
            assert!((share(&one["cost"]) - cost).abs() < 1e-9, "{one}");
            assert!(!one["better"].is_null() || cost == 0.0, "{one}");
        }
        assert!((1..=3).contains(&mistakes.len()), "{kind}: {mistakes:?}");
        let costs: Vec<f64> = mistakes.iter().map(|one| share(&one["cost"])).collect();
        assert!(
            costs.iter().all(|&cost| cost > 0.0) && costs.is_sorted_by(|a, b| a >= b),
            "{kind}: {costs:?}"
        );
        let shares: f64 = list(&found, "shares").iter().filter_map(Value::as_f64).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{kind}: the victory is shared out");
    }
}

#[test]
fn the_table_the_curve_and_the_picture_show_every_seat() {
    let file = log("burst --bot easy --players 3 --seed 7 --games 2", "two-games.jsonl");
    let picture = place("curve.png");
    let said = text(&sim(&format!("analyse {file} --game 2 --playouts 10 --png {}", picture.display())));
    assert!(said.starts_with("burst, 3 players, 10 playouts for each move\n"), "{said}");
    assert!(said.contains("before  after   hard would have") && said.contains("100 % |"), "{said}");
    let curve = said.split("after its own moves:").nth(1).expect("there is a curve");
    assert!(['1', '2', '3'].iter().all(|&seat| curve.contains(seat)), "{curve}");
    let png = png::Decoder::new(std::io::BufReader::new(File::open(&picture).expect("it was saved")));
    let reader = png.read_info().expect("it is a PNG");
    assert_eq!((reader.info().width, reader.info().height), (860, 420));
    // The same again gives the same: nothing depends on which core did what.
    assert_eq!(text(&sim(&format!("analyse {file} --game 2 --playouts 10"))), said);
}

#[test]
fn a_link_is_judged_like_a_log() {
    let deal = Deal::new(Kind::Burst, Players::Two, Seed(8));
    let setup =
        Setup { players: Players::Two, first: deal.first, options: Default::default(), seed: Seed(8) };
    let mut game = Burst::deal(&setup).expect("it is a set-up");
    let (mut rng, mut moves, mut packed) = (Rng::new(Seed(9)), Moves::new(), Vec::new());
    while game.to_move().is_some() {
        game.legal_moves(&mut moves);
        let mv = pick(&moves, &mut rng).expect("there is a move");
        game.play(mv).expect("it is legal");
        packed.push(mv.pack());
    }
    let mut room = vec![0; 4096];
    let used = AnySession::deal(&deal).expect("it can be dealt").save(&mut room);
    let played = AnySession::resume(&room[..used], &packed).expect("the moves are legal");
    let used = played.save(&mut room);
    let mut letters = vec![0; 8192];
    let link = link::write(&room[..used], &mut letters).expect("there is room");
    let found = analysis(&format!("https://example.org/#{link} --playouts 10"));
    assert_eq!(found["game"], "burst");
    assert!(list(&found, "decisions").len() > 60);
}

#[test]
fn what_cannot_be_judged_is_refused() {
    let file = log("burst --seed 1", "whole.jsonl");
    let refused = |words: &str, code: i32, message: &str| {
        let output = sim(words);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{words}: {said}");
        assert!(said.contains(message) && output.stdout.is_empty(), "{words}: {said}");
    };
    refused("analyse no-such-file", 2, "no such file");
    refused(&format!("analyse {file} --game 2"), 2, "there is no game 2");
    refused(&format!("analyse {file} --playouts 1"), 2, "--playouts");
    let moves = place("moves.jsonl");
    let whole = fs::read_to_string(&file).expect("it was written");
    let mut lines: Vec<Value> =
        whole.lines().take(9).map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    lines[0].as_object_mut().expect("an object").remove("zones");
    let cut: Vec<String> = lines.iter().filter(|line| line["t"] != "shuffle").map(Value::to_string).collect();
    fs::write(&moves, cut.join("\n")).expect("it can be written");
    refused(&format!("analyse {}", moves.display()), 1, "the game is not finished");
}
