//! The commands of the real binary: what they print, and how they end.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use engine::games::{Kind, OptionValues};

/// Runs the simulator where no window can be opened.
fn sim(words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sim"));
    command.args(words.split_whitespace()).env_remove("DISPLAY").output().expect("sim starts")
}

fn replay(log: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sim"))
        .args(["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("sim starts");
    child.stdin.take().expect("it is piped").write_all(log).expect("sim reads");
    child.wait_with_output().expect("sim ends")
}

/// Exit code 2, nothing on standard output, and a message that says what is allowed.
fn refused(words: &str, message: &str) {
    let output = sim(words);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{words}: {said}");
    assert!(output.stdout.is_empty(), "{words}: something on standard output");
    assert!(said.contains(message), "{words}: {said}");
}

#[test]
fn wrong_use_says_what_is_allowed_and_ends_with_code_2() {
    let names = Kind::ALL.map(Kind::name);
    let (last, others) = names.split_last().expect("there are games");
    refused("log poker", &format!("the games are {} and {last}", others.join(", ")));
    refused("log bango --players 6", "Bango is for 2 to 5 players");
    refused("log bango --players 1", "Bango is for 2 to 5 players");
    refused("log combo --players 7", "Combo is for 2 to 6 players");
    refused("log bango --players two", "--players");
    refused("log bango --seed xyz", "a seed is 1 to 32 hexadecimal digits");
    refused("log bango --first 3", "the first player is a seat from 1 to 2");
    refused("log bango --first 9", "the first player is a seat from 1 to 2");
    refused("log bango --option fast=true", "Bango has no options");
    refused("log burst --option fast=true", "Burst has aggressive=true or aggressive=false");
    refused("log burst --option aggressive=maybe", "Burst has aggressive=true or aggressive=false");
    refused("log burst --players 4 --option aggressive=true", "aggressive is for 2 or 3 players");
    refused("log combo --option tokens=21", "tokens is a number from 2 to 20");
    refused("log combo --option tokens=many", "tokens=2 to 20");
    refused("log combo --bot genius", "the levels are random, easy, normal, good and hard");
    refused("arena combo --bots hard,genius", "the levels are random, easy, normal, good and hard");
    refused("arena combo --bots hard", "--bots takes 2 to 6 levels");
    refused("arena bango --bots easy,easy,easy,easy,easy,easy", "Bango is for 2 to 5 players");
    refused("arena bango --bots easy,easy --games 0", "--games must be at least 1");
    refused("arena burst --bots hard,other:hard", "need --other PROGRAM");
    refused("arena burst --bots easy,easy --other sim", "need --other PROGRAM");
    refused("arena burst --bots easy,other:easy --other there/is/no/such/program", "cannot be started");
    refused("replay there/is/no/such/file", "cannot be read");
    refused("script there/is/no/such/file", "cannot be read");
    refused("presses --games 0", "--games must be at least 1");
    refused("bench --seconds 0", "--seconds must be above 0");
    refused("shuffle", "shuffle");
}

#[test]
fn bots_of_another_build_play_as_they_would_here() {
    let wins = |bots: &str| {
        let output = sim(&format!("arena combo --option manners=true --games 6 --json --bots {bots}"));
        assert!(output.status.success(), "{output:?}");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let bots = report["bots"].as_array().expect("a list").clone();
        bots.into_iter().map(|bot| (bot["win_share"].clone(), bot["mean_slices"].clone())).collect::<Vec<_>>()
    };
    let other = env!("CARGO_BIN_EXE_sim");
    assert_eq!(wins(&format!("normal,other:hard,easy --other {other}")), wins("normal,hard,easy"));
}

#[test]
fn without_a_command_bots_play_a_game_of_each_kind() {
    let output = sim("");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{output:?}");
    for kind in Kind::ALL {
        assert!(text.contains(kind.title()), "{text}");
    }
    assert!(text.matches("wins").count() >= Kind::COUNT, "{text}");
}

#[test]
fn a_log_is_the_same_every_time_and_any_of_its_games_can_be_had_alone() {
    let series = sim("log combo --players 3 --games 3 --seed 5 --legal --state").stdout;
    assert_eq!(series, sim("log combo --players 3 --games 3 --seed 5 --legal --state").stdout);
    let text = String::from_utf8(series).expect("a log is text");
    let last = text.rfind("{\"t\":\"setup\"").expect("there is a set-up line");
    let setup: serde_json::Value =
        serde_json::from_str(text[last..].lines().next().expect("a line")).expect("a line is JSON");
    let seed = setup["seed"].as_str().expect("a seed is a text");
    let alone = sim(&format!("log combo --players 3 --seed {seed} --legal --state")).stdout;
    assert_eq!(String::from_utf8_lossy(&alone), text[last..]);
}

#[test]
fn a_log_plays_back_and_a_changed_one_does_not() {
    for kind in Kind::ALL {
        let mut table = format!("{kind} --players 3");
        for switch in kind.options().iter().filter(|spec| spec.values == OptionValues::Switch) {
            table += &format!(" --option {}=true", switch.key);
        }
        let log = sim(&format!("log {table} --games 2 --seed 77 --legal --state")).stdout;
        let output = replay(&log);
        assert!(output.status.success(), "{table}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&output.stdout).ends_with("2 games verified\n"));
        // One line of each type, early and late.
        let log = String::from_utf8(log).expect("a log is text");
        let mut seen = std::collections::BTreeSet::new();
        for (number, line) in log.lines().enumerate() {
            if !seen.insert((line.split(',').next(), number > 100)) {
                continue;
            }
            let changed = changed_line(line);
            let output = replay(log.replacen(line, &changed, 1).as_bytes());
            assert_eq!(output.status.code(), Some(1), "{table}: line {} changed to {changed}", number + 1);
        }
    }
}

#[test]
fn a_log_that_was_cut_short_is_not_verified() {
    for kind in Kind::ALL {
        let log = sim(&format!("log {kind} --seed 78 --state")).stdout;
        let text = String::from_utf8(log).expect("a log is text");
        let lines: Vec<&str> = text.lines().collect();
        let states = (1..lines.len()).filter(|&at| lines[at - 1].starts_with("{\"t\":\"state\""));
        // After the deal, after a move's state, after a move, before the end.
        let at_state = states.clone().nth(3).expect("there are moves");
        for cut in [1, at_state, at_state + 1, lines.len() - 1] {
            let output = replay(lines[..cut].join("\n").as_bytes());
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(1), "{kind} cut after line {cut}: {said}");
            assert!(!String::from_utf8_lossy(&output.stdout).contains("verified"), "{kind}: {said}");
        }
        let said = replay(lines[..lines.len() - 1].join("\n").as_bytes()).stderr;
        let said = String::from_utf8_lossy(&said).into_owned();
        assert!(said.contains("the log is cut short after line"), "{said}");
        assert!(said.contains("the end line is missing"), "{said}");
    }
}

#[test]
fn a_replay_file_may_stop_early_and_then_says_so() {
    let log = sim("log combo --seed 79").stdout;
    let text = String::from_utf8(log).expect("a log is text");
    let mut setup: serde_json::Value =
        serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    setup.as_object_mut().expect("an object").remove("zones");
    let moves: Vec<&str> = text.lines().filter(|line| line.starts_with("{\"t\":\"move\"")).collect();
    let file = |moves: &[&str]| format!("{setup}\n{}\n", moves.join("\n"));
    let whole = replay(file(&moves).as_bytes());
    assert!(String::from_utf8_lossy(&whole.stdout).ends_with("1 game verified\n"), "{whole:?}");
    let part = replay(file(&moves[..4]).as_bytes());
    let said = String::from_utf8_lossy(&part.stdout).into_owned();
    assert!(part.status.success() && said.ends_with("1 game not finished, legal so far\n"), "{said}");
    assert!(!said.contains("verified"), "{said}");
}

#[test]
fn a_key_that_no_line_has_is_refused() {
    let log = sim("log burst --seed 80").stdout;
    let text = String::from_utf8(log).expect("a log is text");
    for kind in ["setup", "move", "end"] {
        let start = format!("{{\"t\":\"{kind}\"");
        let line = text.lines().find(|line| line.starts_with(&start)).expect("there is such a line");
        let changed = line.replacen('{', "{\"hand\":[],", 1);
        let output = replay(text.replacen(line, &changed, 1).as_bytes());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{kind}: {said}");
        assert!(said.contains("\"hand\""), "{kind}: {said}");
    }
}

#[test]
fn a_script_with_an_endless_wait_is_refused() {
    let file = std::env::temp_dir().join(format!("passdeck-{}-endless-wait.txt", std::process::id()));
    std::fs::write(&file, "wait 80\nwait 4294967295\n")
        .expect("the folder for temporary files can be written");
    let output = sim(&format!("script {}", file.display()));
    std::fs::remove_file(&file).expect("it was just written");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("line 2: 4294967295 ms is too long"), "{said}");
    assert_eq!(output.status.code(), Some(2), "{said}");
}

/// The line with something else in it that the engine can check.
fn changed_line(line: &str) -> String {
    let mut value: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
    match value["t"].as_str() {
        Some("move") => value["legal"].as_array_mut().expect("moves").push("jump".into()),
        Some("setup") => value["first"] = 9.into(),
        Some("deal") => value["first"] = 9.into(),
        Some("shuffle") => value["deck"].as_array_mut().expect("cards").rotate_left(1),
        Some("end") => value["winners"] = serde_json::json!([]),
        _ => value["more"] = 1.into(),
    }
    value.to_string()
}

#[test]
fn a_replay_file_is_the_set_up_line_without_zones_and_the_moves() {
    let log = String::from_utf8(sim("log no_idea --players 4 --seed a1").stdout).expect("a log is text");
    let mut short = String::new();
    for line in log.lines() {
        let mut value: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
        if let Some(object) = value.as_object_mut() {
            object.remove("zones");
        }
        if value["t"] == "setup" || value["t"] == "move" {
            short += &format!("{value}\n");
        }
    }
    let output = replay(short.as_bytes());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("winners"));
}

#[test]
fn a_broken_replay_file_is_a_message_with_the_line() {
    for (text, message) in [
        ("", "found no game in it"),
        ("not json\n", "line 1"),
        ("{\"t\":\"move\"}\n", "line 1: expected a set-up line"),
        ("{\"t\":\"setup\",\"game\":\"poker\"}\n", "the games are"),
        (
            "{\"t\":\"setup\",\"game\":\"bango\",\"players\":2,\"seed\":\"1\",\"first\":3}\n",
            "seat from 1 to 2",
        ),
        (
            "{\"t\":\"setup\",\"game\":\"bango\",\"players\":2,\"seed\":\"1\",\"first\":1}\n{\"t\":\"move\",\"seat\":1,\"move\":\"jump\"}",
            "line 2: \"jump\": expected the name of a move of this game at character 1",
        ),
    ] {
        let output = replay(text.as_bytes());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{text}: {said}");
        assert!(said.contains(message), "{text}: {said}");
    }
}

/// A log that was written when Burst had other cards (U1): its set-up and its first moves.
const OLD_LOG: &str = include_str!("old-deck.jsonl");

#[test]
fn a_log_of_an_older_deck_is_refused_with_the_reason() {
    let refused = |log: &str, message: &str| {
        let output = replay(log.as_bytes());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.contains(message), "{said}");
    };
    refused(OLD_LOG, "line 1: this log was written by other rules of Burst");
    // Without zones it is a replay file.
    let mut setup: serde_json::Value =
        serde_json::from_str(OLD_LOG.lines().next().expect("a line")).expect("a line is JSON");
    setup.as_object_mut().expect("an object").remove("zones");
    let moves: Vec<&str> = OLD_LOG.lines().skip(1).collect();
    refused(&format!("{setup}\n{}", moves.join("\n")), "the file was written by other rules of Burst");
}

/// Two logs of 1.0 with table manners (C7), each its set-up and its first moves: in the first one nobody was asked after a
/// placement that made nothing, and the second one has a move that is gone.
const OLD_MANNERS: &str = include_str!("old-manners.jsonl");

#[test]
fn a_log_of_combo_from_before_its_rules_changed_is_refused_with_the_reason() {
    let (place, _) = OLD_MANNERS.rmatch_indices("{\"t\":\"setup\"").next().expect("a second game");
    for (log, line) in [
        (&OLD_MANNERS[..place], "line 9: seat 2 cannot move now"),
        (&OLD_MANNERS[place..], "line 4: seat 1 cannot move now"),
        (OLD_MANNERS[place..].replace("place Y7 3", "draw").as_str(), "line 5: \"missed\""),
    ] {
        let output = replay(log.as_bytes());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.contains(line), "{said}");
        assert!(said.contains("the file was written by other rules of Combo"), "{said}");
    }
}

#[test]
fn a_link_of_combo_from_before_its_rules_changed_is_refused_with_the_reason() {
    const PARTY: &str = "Ai8AAEFOTkEgIABCRU4gICAAQ0xBUkEgAERBVklEIABFTExBICAASFVHTyAgiWFQRAED";
    // Games of 1.0: without options, with a hidden one; then with manners, sacrifice, second chance.
    for (letters, is_read) in [
        ("AwEAAj4AAAAAAAAAAAAAAAAAAAAOACAASTIiPex9b-8", true),
        ("AwECAukAAAAAAAAAAAAAAAAAAAARACgAoSQCZTOd3rb-", true),
        ("AwEBAvIDAAAAAAAAAAAAAAAAAAAQAB8AKgUlItPpGvg", false),
        ("AwEEAtEAAAAAAAAAAAAAAAAAAAAMAB0AVUqkCHEo2zI", false),
        ("AwEIAoMFAAAAAAAAAAAAAAAAAAASAB8AFi1SJfkjPLE", false),
    ] {
        let output = sim(&format!("replay --check {PARTY}{letters}"));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.success(), is_read, "{letters}: {said}");
        assert_eq!(said.contains("another version"), !is_read, "{letters}: {said}");
    }
}

#[test]
fn the_bench_measures_every_game_and_number_of_players() {
    let output = sim("bench --json --seconds 0.01");
    let rows: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let rows = rows.as_array().expect("an array");
    assert_eq!(rows.len(), Kind::ALL.into_iter().map(|kind| kind.players().count()).sum::<usize>());
    for row in rows {
        for figure in ["decisions_per_s", "games_per_s", "state_bytes", "record_bytes"] {
            assert!(row[figure].as_f64().is_some_and(|n| n > 0.0), "{row}");
        }
        assert!(row["state_bytes"].as_u64().is_some_and(|n| n <= 512), "{row}");
    }
}

#[test]
fn a_script_that_cannot_be_played_is_a_message_with_the_line() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("script.txt");
    for (script, message) in [
        ("seed 1\npress A Q\n", "line 2: Q is not a button; the buttons are U D L R A B"),
        ("# first\n\nwait long\n", "line 3: long is not a number of milliseconds"),
        ("press A\nseed 2\n", "line 2: \"seed 2\" must come before all other commands"),
        ("jump\n", "line 1: \"jump\" is not a command"),
    ] {
        std::fs::write(&path, script).expect("the script can be written");
        refused(&format!("script {} --transcript", path.display()), message);
    }
}

#[test]
fn an_expert_needs_few_presses_for_a_decision_and_to_play_the_same_game_again() {
    let output = sim("presses --games 1 --json");
    let rows: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let rows = rows.as_array().expect("an array");
    assert_eq!(rows.len(), 2 * Kind::COUNT, "every game with one person and with three");
    for row in rows {
        let presses = row["presses_a_decision"].as_f64().expect("a number");
        assert!((1.0..=2.5).contains(&presses), "{row}");
        assert!(row["decisions_a_game"].as_f64().is_some_and(|decisions| decisions > 20.0), "{row}");
        assert!(row["power_on_to_first_card"].as_u64().is_some_and(|presses| presses <= 4), "{row}");
    }
}
