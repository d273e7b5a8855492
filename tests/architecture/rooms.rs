//! Rooms know only the rooms below them.

use std::collections::{BTreeMap, BTreeSet};

use engine::games::Kind;

use crate::graph::{Crate, Mention, Module};
use crate::sources::Source;

/// The rooms of the engine, each with those that it may know.
const ENGINE: [(&str, &[&str]); 5] = [
    ("cards", &[]),
    ("games", &["cards"]),
    ("bots", &["cards", "games"]),
    ("record", &["cards", "games"]),
    ("console", &["cards", "games", "bots", "record"]),
];

/// The console's rooms from the lowest to the highest: each knows only those before it.
///
/// `console` is the console itself: its states' transitions and its start are parts of one type.
const CONSOLE: [(&str, &[&str]); 14] = [
    ("input", &["input"]),
    ("kit", &["kit"]),
    ("request", &["request", "tones"]),
    ("words", &["words"]),
    ("memory", &["memory"]),
    ("board", &["board", "facts"]),
    ("games", &["games"]),
    ("lesson", &["lesson"]),
    ("session", &["session"]),
    ("hand_over", &["hand_over", "ignored_press"]),
    ("tally", &["tally"]),
    ("shared_state", &["shared_state"]),
    ("shell", &["shell"]),
    (
        "console",
        &[
            "",
            "attract",
            "boot",
            "coaching",
            "device",
            "learning",
            "pausing",
            "pressing",
            "prizes",
            "sharing",
            "state",
            "transitions",
            "waiting",
            "watching",
        ],
    ),
];

#[test]
fn rooms_of_the_engine_know_only_those_below_them() {
    assert_eq!(wrong_ways(&Crate::engine().mentions(), engine_room, &ENGINE), [""; 0]);
}

#[test]
fn rooms_of_the_console_know_only_those_below_them() {
    let below: Vec<Vec<&str>> =
        (0..CONSOLE.len()).map(|at| CONSOLE[..at].iter().map(|(room, _)| *room).collect()).collect();
    let rules: Vec<(&str, &[&str])> =
        CONSOLE.iter().zip(&below).map(|((room, _), below)| (*room, below.as_slice())).collect();
    assert_eq!(wrong_ways(&Crate::engine().mentions(), console_room, &rules), [""; 0]);
}

#[test]
fn rooms_of_the_console_form_no_cycle() {
    assert_eq!(cycles(&Crate::engine().mentions(), console_room), [""; 0]);
}

#[test]
fn no_game_knows_another() {
    let game = |module: &Module| {
        Kind::ALL
            .into_iter()
            .map(Kind::name)
            .find(|name| module.iter().any(|part| part == name))
            .map(String::from)
    };
    let strangers = |mention: &&Mention| matches!((game(&mention.from), game(&mention.to)), (Some(one), Some(other)) if one != other);
    let mentions = Crate::engine().mentions();
    let found: Vec<String> = mentions.iter().filter(strangers).map(place).collect();
    assert_eq!(found, [""; 0]);
}

fn engine_room(module: &Module) -> Option<String> {
    module.first().cloned()
}

fn console_room(module: &Module) -> Option<String> {
    let inside =
        module.first().filter(|room| *room == "console").map(|_| module.get(1).map_or("", |part| part))?;
    let found = CONSOLE.into_iter().find(|(_, parts)| parts.contains(&inside));
    let (room, _) = found.unwrap_or_else(|| panic!("console::{inside} has no place in the list of rooms"));
    Some(room.into())
}

fn place(mention: &Mention) -> String {
    format!("{}:{}: {} uses {}", mention.file, mention.line, mention.from.join("::"), mention.to.join("::"))
}

/// Every mention of a room that is not allowed to be known.
fn wrong_ways(
    mentions: &[Mention],
    room: impl Fn(&Module) -> Option<String>,
    rules: &[(&str, &[&str])],
) -> Vec<String> {
    let allowed: BTreeMap<&str, &[&str]> = rules.iter().copied().collect();
    let wrong = |mention: &&Mention| match (room(&mention.from), room(&mention.to)) {
        (Some(from), Some(to)) => {
            let known =
                allowed.get(from.as_str()).unwrap_or_else(|| panic!("{from} is a room without a rule"));
            from != to && !known.contains(&to.as_str())
        }
        _ => false,
    };
    mentions.iter().filter(wrong).map(place).collect()
}

/// A way round through the rooms for each room that knows itself by way of others.
fn cycles(mentions: &[Mention], room: impl Fn(&Module) -> Option<String>) -> Vec<String> {
    let mut knows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for mention in mentions {
        if let (Some(from), Some(to)) = (room(&mention.from), room(&mention.to))
            && from != to
        {
            knows.entry(from).or_default().insert(to);
        }
    }
    knows.keys().filter_map(|start| way_back(start, &knows)).collect()
}

/// The shortest way from a room to itself.
fn way_back(start: &String, knows: &BTreeMap<String, BTreeSet<String>>) -> Option<String> {
    let mut ways = vec![vec![start]];
    let mut met = BTreeSet::new();
    for at in 0.. {
        let way = ways.get(at)?.clone();
        for next in knows.get(*way.last()?).into_iter().flatten() {
            let longer = [&way[..], &[next]].concat();
            if next == start {
                return Some(longer.into_iter().map(String::as_str).collect::<Vec<_>>().join(" -> "));
            }
            if met.insert(next) {
                ways.push(longer);
            }
        }
    }
    None
}

/// A crate of a few lines, to see that the rules can be broken.
fn toy(files: &[(&str, &str)]) -> Vec<Mention> {
    let source = |(path, text): &(&str, &str)| Source::new(format!("engine/src/{path}"), text);
    Crate::of(files.iter().map(source).collect()).mentions()
}

#[test]
fn a_room_that_looks_up_is_found() {
    let mentions = toy(&[
        ("lib.rs", "pub mod cards; pub mod games;"),
        ("cards/mod.rs", "mod hand; pub use hand::Hand;"),
        ("cards/hand.rs", "use crate::games::{self, kind::{Kind as Which}}; fn f() { crate::games::g() }"),
        ("games/mod.rs", "mod kind; use crate::cards::Hand; pub(in crate::games) fn g() {}"),
        ("games/kind.rs", "use super::super::cards::hand;"),
    ]);
    let wrong = wrong_ways(&mentions, engine_room, &ENGINE);
    let uses = |to: &str| format!("engine/src/cards/hand.rs:1: cards::hand uses {to}");
    assert_eq!(wrong, [uses("games"), uses("games::kind"), uses("games")]);
    assert_eq!(cycles(&mentions, engine_room), ["cards -> games -> cards", "games -> cards -> games"]);
}

#[test]
fn a_room_that_looks_up_through_the_front_door_is_found() {
    let mentions = toy(&[
        ("lib.rs", "pub mod console;"),
        (
            "console/mod.rs",
            "mod input; mod shell; pub use input::Button; pub use shell::Topic; pub struct Console;",
        ),
        ("console/input.rs", "pub enum Button {} use super::Topic;"),
        ("console/shell.rs", "fn f(_: crate::console::Button, _: &super::Console) {}"),
    ]);
    let below: [(&str, &[&str]); 3] =
        [("input", &[]), ("shell", &["input"]), ("console", &["input", "shell"])];
    let wrong = wrong_ways(&mentions, console_room, &below);
    assert_eq!(
        wrong,
        [
            "engine/src/console/input.rs:1: console::input uses console::shell",
            "engine/src/console/shell.rs:1: console::shell uses console",
        ]
    );
}
