//! What was recorded is what was played.

use engine::games::{Disclosure, Game};
use engine::record::{Match, Record, Replay, UndoRefused};

/// Room for what is written of a match, to be used again.
pub struct Written(Box<[u8; Record::MOST_BYTES]>);

impl Default for Written {
    fn default() -> Written {
        Written(Box::new([0; Record::MOST_BYTES]))
    }
}

impl Written {
    /// What is written of a match reads back as the same record.
    ///
    /// # Panics
    /// If not.
    pub fn check<G: Game>(&mut self, played: &Match<G>) {
        // A record is several KB, so it is compared where it is, and not copied out of the result.
        match &Record::read(self.write(played)) {
            Ok(record) => assert_eq!(record, played.record()),
            Err(error) => panic!("what was written cannot be read: {error}"),
        }
    }

    fn write<G: Game>(&mut self, played: &Match<G>) -> &[u8] {
        let bytes = played.record().write(self.0.as_mut_slice()).expect("there is room");
        assert_eq!(bytes.len(), played.record().size());
        bytes
    }
}

/// A match that is saved and loaded goes on where it was.
///
/// # Panics
/// If not.
pub fn check_saved<G: Game>(played: &Match<G>) {
    let mut written = Written::default();
    written.check(played);
    let record = Record::read(written.write(played)).expect("it was just read");
    let resumed = Match::<G>::resume(record).expect("the record can be played back");
    assert_eq!(resumed, *played);
}

/// Undo gives back the game before the last move, or says why that one stays and changes nothing.
///
/// # Panics
/// If not.
pub fn check_undo<G: Game>(before: &Match<G>, mv: G::Move, disclosure: Option<Disclosure>, after: &Match<G>) {
    let mut undone = after.clone();
    let refused = match disclosure {
        Some(disclosure) => UndoRefused::Disclosed(disclosure),
        None if G::is_of_the_table(mv) => UndoRefused::ChosenSince,
        None => {
            assert_eq!(undone.undo(), Ok(mv));
            assert_eq!((undone.game(), undone.record()), (before.game(), before.record()));
            return;
        }
    };
    assert_eq!(undone.undo(), Err(refused));
    assert_eq!(undone, *after);
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
