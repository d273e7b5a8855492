//! Links: a finished game in letters.

use engine::console::session::{AnySession, MOST_BYTES};
use engine::console::{Board, Console, Mode, Session, Share, Stored, Watch, Wind};
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
    for game in [data, &save::whole(data)] {
        check_watch(game);
        check_share(game);
        check_deal(game);
    }
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

/// What is watched can be sent on, and stays what it is by that; so do its cards.
fn check_share(bytes: &[u8]) {
    let mut console = switched_on();
    if console.watch(bytes, &mut || {}).is_err() {
        return;
    }
    let [anonymous, named, cards] = [Share::Game { names: false }, Share::Game { names: true }, Share::Deal]
        .map(|what| {
            let mut room = [0; MOST_BYTES];
            let used = console.share(what, &mut room);
            assert!(used > 0, "{what:?} cannot be sent");
            room[..used].to_vec()
        });
    for game in [&named, &anonymous] {
        assert_eq!(console.watch(game, &mut || {}), Ok(()), "what was sent cannot be watched");
        let mut room = [0; MOST_BYTES];
        let used = console.share(Share::Game { names: true }, &mut room);
        assert_eq!(room[..used], game[..], "it is sent on as another game");
    }
    check_deal(&cards);
    assert!(Console::<AnySession>::offered(&cards).is_ok(), "the cards cannot be played");
}

/// The cards of a link are dealt as they are offered, or nothing changes.
fn check_deal(bytes: &[u8]) {
    let mut console = switched_on();
    let offered = Console::<AnySession>::offered(bytes);
    let dealt = console.deal_again(bytes);
    assert_eq!(dealt.err(), offered.as_ref().err().copied());
    match offered {
        Ok(deal) => {
            let session = console.session().expect("it was dealt");
            let set_up = session.setup();
            assert_eq!((set_up.kind, set_up.players, set_up.seed), (deal.kind, deal.players, deal.seed));
            assert_eq!((set_up.options, set_up.first), (deal.options, deal.first));
        }
        Err(_) => assert_eq!(console.mode(), Mode::Splash, "what was refused has changed something"),
    }
}

fn switched_on() -> Console<AnySession> {
    Console::switch_on(Stored::default(), Board::PAGE, 0)
}

fn written(bytes: &[u8]) -> String {
    let mut room = vec![0; link::letters(bytes.len())];
    link::write(bytes, &mut room).expect("there is room").to_owned()
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    // Deals, games that are over by agreement, games that were played to their end, and one of them as a text.
    let deals = record::bodies(0, false);
    let agreed = [10, 60].into_iter().flat_map(|moves| record::bodies(moves, true));
    let ended = record::bodies(LONG, false);
    let mut seeds: Vec<_> = save::contents(deals.chain(agreed).chain(ended)).collect();
    seeds.push(written(&save::whole(seeds.last().map_or(&[], Vec::as_slice))).into_bytes());
    seeds
}
