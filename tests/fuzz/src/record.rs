//! Records of games: what is read is just what was written, and its moves are legal or refused.

use engine::cards::{Rng, Seed};
use engine::for_kind;
use engine::games::{Game, Kind, Moves};
use engine::record::{Match, Record, Replay};
use tests::setups;

use crate::bytes::crc32;

/// Mark and version, by which a record begins.
pub(crate) const HEAD: usize = 3;

pub(crate) fn check(data: &[u8]) {
    check_read(data);
    check_read(&sealed(data));
}

/// The bytes as a record of this version with the right checksum.
pub(crate) fn sealed(data: &[u8]) -> Vec<u8> {
    let head = written(Kind::FIRST, 0, false);
    let mut bytes = [&head[..HEAD], data].concat();
    bytes.extend(crc32(&bytes).to_le_bytes());
    bytes
}

fn check_read(bytes: &[u8]) {
    match Record::read(bytes) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(record) => {
            let mut room = [0; Record::MOST_BYTES];
            assert_eq!(record.write(&mut room), Some(bytes), "what was read is written otherwise");
            for_kind!(record.kind(), G => check_replay::<G>(&record));
        }
    }
}

/// If a record can be played back, then playing its moves gives the same match and the same record.
fn check_replay<G: Game>(record: &Record) {
    match Match::<G>::resume(record.clone()) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(resumed) => {
            let setup = record.setup::<G>().expect("it was dealt");
            let mut again = Match::<G>::new(&setup).expect("it was dealt");
            let mut replay = Replay::<G>::new(record).expect("it was dealt");
            while let Some(mv) = replay.step(&mut ()).expect("it was played") {
                again.play(mv).expect("it was played");
            }
            if record.is_agreed() {
                again.end_by_agreement();
            }
            assert_eq!(again, resumed, "the same moves are another match");
        }
    }
}

/// The record of a random game after so many moves, which may be its end by agreement.
pub(crate) fn written(kind: Kind, moves: usize, agreed: bool) -> Vec<u8> {
    fn play<G: Game>(count: usize, agreed: bool) -> Vec<u8> {
        let setup = setups::<G>(2)[1];
        let mut played = Match::<G>::new(&setup).expect("the set-up is allowed");
        let (mut moves, mut rng) = (Moves::new(), Rng::new(Seed(3)));
        for _ in 0..count {
            played.game().legal_moves(&mut moves);
            if !moves.is_empty() {
                played.play(moves[rng.below(moves.len() as u32) as usize]).expect("the move is legal");
            }
        }
        if agreed {
            played.end_by_agreement();
        }
        let mut room = [0; Record::MOST_BYTES];
        played.record().write(&mut room).expect("there is room").to_vec()
    }
    for_kind!(kind, G => play::<G>(moves, agreed))
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    [0, 10, 60].into_iter().flat_map(|moves| bodies(moves, false)).collect()
}

/// The contents of the records of all games after so many moves.
pub(crate) fn bodies(moves: usize, agreed: bool) -> impl Iterator<Item = Vec<u8>> {
    let body = |record: Vec<u8>| record[HEAD..record.len() - 4].to_vec();
    Kind::ALL.into_iter().map(move |kind| body(written(kind, moves, agreed)))
}
