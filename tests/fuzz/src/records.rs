//! The records of the device: games, best scores, feats and wins.

use engine::console::Stored;
use engine::console::memory::{Name, Records, Unreadable};
use engine::games::Kind;

use crate::bytes::{Input, framed, unframed};
use crate::device;

/// First what happens after reading them, then the contents.
pub(crate) fn check(data: &[u8]) {
    let mut input = Input::new(data);
    let later = input.take(12);
    let contents = input.rest();
    let version = packed(&Records::default())[0];
    check_read(contents, later);
    check_read(&framed(version, contents), later);
    let other = Records::unpack(&framed(version.wrapping_add(1), contents));
    assert!(matches!(other, Err(Unreadable::Foreign | Unreadable::Missing)), "{other:?} of another version");
}

fn check_read(bytes: &[u8], later: &[u8]) {
    if let Ok(mut records) = Records::unpack(bytes) {
        check_written(&records);
        for (byte, kind) in later.iter().zip(Kind::ALL.into_iter().cycle()) {
            let name = Name::new(&format!("N{}", byte % 16));
            records.note_game(kind);
            records.note_score(kind, name, i16::from(*byte) - 60);
            records.note_feat(kind, name, *byte);
            records.note_win(kind, name);
            assert!(records.of(kind).games > 0 && records.of(kind).best.is_some());
            assert!(records.winners(kind).iter().any(|(winner, _)| *winner == name), "{name} has just won");
            check_written(&records);
        }
    }
    device::switch_on(Stored { records: bytes, ..Stored::default() }, later);
}

fn check_written(records: &Records) {
    assert_eq!(Records::unpack(&packed(records)).as_ref(), Ok(records), "what was read is written otherwise");
}

fn packed(records: &Records) -> Vec<u8> {
    let mut room = [0; Records::BYTES];
    let used = records.pack(&mut room);
    assert!(used > 0, "records need more room than they claim");
    room[..used].to_vec()
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let mut full = Records::default();
    for (number, kind) in (0..30).zip(Kind::ALL.into_iter().cycle()) {
        let name = Name::new(&format!("NAME{}", number % 14));
        full.note_game(kind);
        full.note_score(kind, name, number - 10);
        full.note_feat(kind, name, 3);
        full.note_win(kind, name);
    }
    let seed =
        |records: &Records| [&[0, 1, 2, 3, 4, 5, 6, 7, 4, 4, 4, 4][..], &unframed(&packed(records))].concat();
    vec![seed(&Records::default()), seed(&full)]
}
