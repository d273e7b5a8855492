//! The longest game that can be saved, as a file for the emulator. `PASSDECK_BLESS=1` writes it anew after a change of
//! rules.

use std::fs;
use std::path::Path;

use engine::cards::Seed;
use engine::console::session::{AnySession, MOST_BYTES};
use engine::console::{Deal, Session};
use engine::games::no_idea::NoIdea;
use engine::games::{Game, Kind, Moves, Players, Seat, Setup};
use engine::record::Match;

/// No other game can be spun out like this one: always the first move that does not end it, until there is no room for
/// more.
fn longest() -> Match<NoIdea> {
    let setup = Setup { players: Players::Two, first: Seat::One, options: (), seed: Seed(1) };
    let mut played = Match::<NoIdea>::new(&setup).unwrap();
    loop {
        let mut moves = Moves::new();
        played.game().legal_moves(&mut moves);
        let goes_on = |mv: &&_| {
            let mut after = played.game().clone();
            after.play(**mv).is_ok() && after.to_move().is_some()
        };
        let mv = *moves.iter().find(goes_on).expect("it need not end");
        if played.play(mv).is_err() {
            return played;
        }
    }
}

#[test]
fn the_longest_game_is_the_one_that_the_emulator_starts_with() {
    let played = longest();
    let fresh = AnySession::deal(&Deal::new(Kind::NoIdea, Players::Two, Seed(1))).unwrap();
    let mut bytes = [0; MOST_BYTES];
    // Who plays stands before the record.
    let party = fresh.save(&mut bytes) - fresh.record().size();
    let used = party + played.record().write(&mut bytes[party..]).unwrap().len();
    let resumed = AnySession::resume(&bytes[..used], &[]).unwrap();
    assert_eq!(resumed.played(), played.record().len());
    assert!(resumed.played() > 15_000, "only {} moves", resumed.played());

    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("emulator/saves/longest-game.bin");
    if std::env::var_os("PASSDECK_BLESS").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &bytes[..used]).unwrap();
    }
    assert_eq!(fs::read(file).unwrap(), &bytes[..used], "rules have changed: bless the file");
}
