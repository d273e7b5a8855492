//! Links: a finished game in letters.

use engine::console::session::AnySession;
use engine::console::{Session, Watch, Wind};
use engine::record::link;

use crate::{record, save};

/// Few games have more moves.
const LONG: usize = 400;

/// Any text, any bytes as a text, and any contents of a game.
pub(crate) fn check(data: &[u8]) {
    if let Ok(text) = core::str::from_utf8(data) {
        let mut room = vec![0; text.len()];
        if let Ok(bytes) = link::read(text, &mut room) {
            assert_eq!(written(bytes), text, "every game has one way to be written");
        }
    }
    let text = written(data);
    let mut room = vec![0; data.len()];
    assert_eq!(link::read(&text, &mut room), Ok(data));
    check_watch(data);
    check_watch(&save::whole(data));
}

/// What can be watched is over, and stays what it is.
fn check_watch(bytes: &[u8]) {
    let mut place = None;
    let read = AnySession::watch_onto(&mut place, bytes, &mut || {});
    assert_eq!(read.is_ok(), place.is_some(), "{read:?} leaves something behind");
    if let Some(mut session) = place {
        for wind in [Wind::Next, Wind::Next, Wind::NextRound, Wind::Back, Wind::LastRound, Wind::Play] {
            session.wind(wind, &Default::default());
            session.tick(1000, &Default::default());
        }
        assert!(session.progress().made <= session.progress().of);
    }
}

fn written(bytes: &[u8]) -> String {
    let mut room = vec![0; link::letters(bytes.len())];
    link::write(bytes, &mut room).expect("there is room").to_owned()
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    // Games that are over by agreement, games that were played to their end, and one of them as a text.
    let records = [10, 60].into_iter().flat_map(|moves| record::bodies(moves, true));
    let ended = record::bodies(LONG, false);
    let mut seeds: Vec<_> = save::contents(records.chain(ended)).collect();
    seeds.push(written(&save::whole(seeds.last().map_or(&[], Vec::as_slice))).into_bytes());
    seeds
}
