//! The profile: settings, names and the last set-up.

use engine::cards::Seed;
use engine::console::memory::{Profile, Unreadable};
use engine::console::session::AnySession;
use engine::console::{Deal, Session, Stored};
use engine::games::{Kind, Seat};

use crate::bytes::{Input, framed, unframed};
use crate::device;

/// First some presses, then the contents.
pub(crate) fn check(data: &[u8]) {
    let mut input = Input::new(data);
    let presses = input.take(12);
    let contents = input.rest();
    let version = packed(&Profile::default())[0];
    check_read(contents, presses);
    check_read(&framed(version, contents), presses);
    let other = Profile::unpack(&framed(version.wrapping_add(1), contents));
    assert!(matches!(other, Err(Unreadable::Foreign | Unreadable::Missing)), "{other:?} of another version");
}

fn check_read(bytes: &[u8], presses: &[u8]) {
    if let Ok(profile) = Profile::unpack(bytes) {
        let again = packed(&profile);
        assert_eq!(Profile::unpack(&again).as_ref(), Ok(&profile), "what was read is written otherwise");
        // Every game can be set up with what was read.
        for kind in Kind::ALL {
            let players = profile.players_of(kind);
            let deal = Deal {
                kind,
                players,
                guests: profile.guests,
                options: profile.options.for_players(kind, players),
                first: profile.first_of(kind).unwrap_or(Seat::One),
                seed: Seed(1),
            };
            assert!(AnySession::deal(&deal).is_some(), "{kind} cannot be set up with {profile:?}");
        }
    }
    device::switch_on(Stored { profile: bytes, ..Stored::default() }, presses);
}

fn packed(profile: &Profile) -> Vec<u8> {
    let mut room = [0; Profile::BYTES];
    let used = profile.pack(&mut room);
    assert!(used > 0, "a profile needs more room than it claims");
    room[..used].to_vec()
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let mut other = Profile::default();
    for kind in Kind::ALL {
        other.note_played(kind);
        for place in 0..kind.options().len() {
            other.options.step(kind, place, true);
        }
        other.add_guest(kind);
    }
    other.first = Some(Seat::Two);
    let seed =
        |profile: &Profile| [&[4, 1, 4, 4, 4, 4, 2, 4, 4, 4, 4, 4][..], &unframed(&packed(profile))].concat();
    vec![seed(&Profile::default()), seed(&other)]
}
