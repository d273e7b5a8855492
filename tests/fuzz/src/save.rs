//! Saved games: who plays, the record, and the moves since then.

use engine::cards::Seed;
use engine::console::session::{AnySession, MOST_BYTES};
use engine::console::{Deal, Session, Stored};
use engine::games::{Kind, Players};

use crate::bytes::{Input, framed, unframed};
use crate::{device, record};

/// First how many moves were added, then who plays, the record, and those moves.
pub(crate) fn check(data: &[u8]) {
    let mut input = Input::new(data);
    let moves: Vec<u16> = (0..input.byte() % 8).map(|_| input.word()).collect();
    let contents = input.rest();
    check_resume(contents, &moves);
    check_resume(&whole(contents), &moves);
}

/// The contents of a save with the right frames: who plays, and the record.
pub(crate) fn whole(contents: &[u8]) -> Vec<u8> {
    let (party, mut input) = (party(), Input::new(contents));
    let guests = framed(party[0], input.take(party.len() - 5));
    [guests, record::sealed(input.rest())].concat()
}

fn check_resume(bytes: &[u8], moves: &[u16]) {
    let mut place = None;
    let read = AnySession::resume_onto(&mut place, bytes, moves, &mut || {});
    assert_eq!(read.is_ok(), place.is_some(), "{read:?} leaves something behind");
    if let Some(session) = place {
        let saved = save(&session);
        let again = AnySession::resume(&saved, &[]).expect("what was saved can be resumed");
        assert_eq!(save(&again), saved, "what was resumed is saved otherwise");
        assert_eq!(session.moves_in(&saved), Some(session.played()));
        if let Some(last) = moves.last() {
            assert_eq!(session.latest().last(), Some(last), "the last move is another one");
        } else {
            let party = party().len();
            assert_eq!(saved[party..], bytes[party..], "the record was read otherwise than it is written");
        }
    }
    device::switch_on(Stored { game: bytes, moves, ..Stored::default() }, &[4, 4, 1, 4]);
}

fn save(session: &AnySession) -> Vec<u8> {
    let mut room = [0; MOST_BYTES];
    let used = session.save(&mut room);
    room[..used].to_vec()
}

/// The first part of a save: who plays.
fn party() -> Vec<u8> {
    let session = AnySession::deal(&Deal::new(Kind::FIRST, Players::Three, Seed(1)));
    let mut saved = save(&session.expect("three can play"));
    saved.truncate(usize::from(u16::from_le_bytes([saved[1], saved[2]])));
    saved
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    contents(record::seeds()).map(|contents| [&[0][..], &contents].concat()).collect()
}

/// What saves with these records consist of, without their frames.
pub(crate) fn contents(records: impl IntoIterator<Item = Vec<u8>>) -> impl Iterator<Item = Vec<u8>> {
    let guests = unframed(&party());
    records.into_iter().map(move |record| [&guests[..], &record].concat())
}
