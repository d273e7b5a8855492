//! What was recorded is what was played.

use engine::games::{Disclosure, Game};
use engine::record::{Match, Record, Replay, UndoRefused};

/// What is written of a match reads back as the same record; gives the number of bytes.
///
/// # Panics
/// If not.
pub fn check_written<G: Game>(played: &Match<G>) -> Record {
    let mut buffer = [0; Record::MOST_BYTES];
    let bytes = played.record().write(&mut buffer).expect("there is room");
    assert_eq!(bytes.len(), played.record().size());
    let record = Record::read(bytes).expect("what was written can be read");
    assert_eq!(record, *played.record());
    record
}

/// A match that is saved and loaded goes on where it was.
///
/// # Panics
/// If not.
pub fn check_saved<G: Game>(played: &Match<G>) {
    let resumed = Match::<G>::resume(check_written(played)).expect("the record can be played back");
    assert_eq!(resumed, *played);
}

/// Undo gives back the match before the last move, or names the news of that very move and changes nothing.
///
/// # Panics
/// If not.
pub fn check_undo<G: Game>(before: &Match<G>, mv: G::Move, disclosure: Option<Disclosure>, after: &Match<G>) {
    let mut undone = after.clone();
    match disclosure {
        None => {
            assert_eq!(undone.undo(), Ok(mv));
            assert_eq!(undone, *before);
        }
        Some(disclosure) => {
            assert_eq!(undone.undo(), Err(UndoRefused::Disclosed(disclosure)));
            assert_eq!(undone, *after);
        }
    }
}

/// The record of a match leads through the same states as its moves do.
///
/// # Panics
/// If not.
pub fn check_replay<G: Game>(played: &Match<G>) {
    let setup = played.record().setup::<G>().expect("the record is of this game");
    let mut game = G::deal(&setup).expect("the set-up is allowed");
    let mut replay = Replay::<G>::new(played.record()).expect("the set-up is allowed");
    while let Some(mv) = replay.step(&mut ()).expect("every recorded move is there") {
        game.play(mv).expect("a recorded move is legal");
        assert_eq!(*replay.game(), game, "the replay has gone another way");
    }
    assert_eq!(game, *played.game(), "the replay ends elsewhere");
}
