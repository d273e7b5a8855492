//! Golden counts of positions: how many sequences of moves there are to small depths, for fixed deals.
//!
//! A change of any rule, of the deal or of the generator changes a count. `PASSDECK_BLESS=1` writes them anew; look at
//! the difference before you commit it. `hashes.txt` is what the processors of the boards are compared with.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use engine::games::{Game, GameOptions, Kind, Moves, Setup};
use on_target::hash_of_games;
use tests::{for_each_game, setups, walk};

for_each_game! {
    counts_are_as_they_were => counts;
}

/// How many random games of each kind one hash is made of. The emulated Pico takes a while for a thousand.
const HASHED: [u32; 2] = [100, 1_000];

#[test]
fn random_games_have_the_hashes_that_the_boards_are_compared_with() {
    let mut text = String::new();
    for (kind, games) in Kind::ALL.into_iter().flat_map(|kind| HASHED.map(|games| (kind, games))) {
        writeln!(text, "{kind} {games} {:08x}", hash_of_games(kind, games)).expect("a text takes all");
    }
    compare("hashes", &text);
}

/// Deals to count from, and how many leaves a count may have before it stops going deeper.
const DEALS: u64 = 24;
const MOST_LEAVES: u64 = 20_000;

fn counts<G: Game>() {
    let mut text = String::new();
    for setup in setups::<G>(DEALS) {
        for (name, game) in starts::<G>(&setup) {
            write!(
                text,
                "{} players, options {:04x}, seed {}, first {}, {name}:",
                setup.players,
                setup.options.pack(),
                setup.seed,
                setup.first
            )
            .expect("a text takes all");
            for depth in 1..=8 {
                let leaves = leaves(&game, depth);
                write!(text, " {leaves}").expect("a text takes all");
                if leaves > MOST_LEAVES {
                    break;
                }
            }
            text.push('\n');
        }
    }
    compare(G::KIND.name(), &text);
}

/// The deal itself, and a state in the middle of a random game.
fn starts<G: Game>(setup: &Setup<G::Options>) -> [(&'static str, G); 2] {
    let dealt = G::deal(setup).expect("the set-up is allowed");
    let (mut middle, mut decisions) = (dealt.clone(), 0);
    walk::<G>(setup, |game, _, _| {
        decisions += 1;
        if decisions == 60 {
            middle = game.clone();
        }
    });
    [("dealt", dealt), ("middle", middle)]
}

/// How many sequences of `depth` moves there are from here; a game that ends earlier counts once.
fn leaves<G: Game>(game: &G, depth: u32) -> u64 {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    if depth == 0 || moves.is_empty() {
        return 1;
    }
    let after = |&mv: &G::Move| {
        let mut next = game.clone();
        next.play(mv).expect("a listed move is accepted");
        leaves(&next, depth - 1)
    };
    moves.iter().map(after).sum()
}

/// Compares with the file of the game; a missing one is written and fails, so that nobody commits one unseen.
fn compare(game: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("counts").join(format!("{game}.txt"));
    let write = || fs::write(&path, text).expect("the file can be written");
    match fs::read_to_string(&path) {
        Ok(golden) if golden == text => {}
        _ if env::var_os("PASSDECK_BLESS").is_some() => write(),
        Ok(golden) => panic!("counts/{game}.txt: {}", difference(&golden, text)),
        Err(_) => {
            write();
            panic!("{} was missing and is written now: look at it", path.display());
        }
    }
}

/// The first line that differs.
fn difference(golden: &str, text: &str) -> String {
    let (mut expected, mut found) = (golden.lines(), text.lines());
    for number in 1.. {
        match (expected.next(), found.next()) {
            (None, None) => break,
            (expected, found) if expected == found => {}
            (expected, found) => {
                return format!("line {number} was {expected:?} and is {found:?}");
            }
        }
    }
    "only the ends of the lines differ".into()
}
