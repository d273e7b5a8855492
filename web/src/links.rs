//! Links: a finished game, or its cards, as letters in the exchange. Whatever comes from a link is checked by the rules
//! before the console sees it, so that a broken one changes nothing.

use core::fmt::Write;

use engine::console::session::{AnySession, MOST_BYTES};
use engine::console::{Console, Deal, Share, Watch, WatchError};
use engine::record::link;

use crate::device;

/// Letters of the longest link.
pub const MOST_LETTERS: usize = link::letters(MOST_BYTES);

/// Why a link leads to nothing. The numbers are known to the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkProblem {
    /// It was changed or cut short on its way, or is none at all.
    Damaged = 1,
    /// Its game was played with another version.
    Foreign = 2,
    /// Its game is not over.
    Unfinished = 3,
    /// The game in progress is not saved, and would be lost.
    Unsaved = 4,
}

impl From<WatchError> for LinkProblem {
    fn from(why: WatchError) -> LinkProblem {
        match why {
            WatchError::Damaged => LinkProblem::Damaged,
            WatchError::Foreign => LinkProblem::Foreign,
            WatchError::Unfinished => LinkProblem::Unfinished,
            WatchError::Unsaved => LinkProblem::Unsaved,
        }
    }
}

/// What the page calls by a number: the game without names, the game with names, its cards.
const SHARES: [Share; 3] = [Share::Game { names: false }, Share::Game { names: true }, Share::Deal];

/// Puts the letters of the finished game into the exchange; how many they are, 0 if there is no such game.
pub(crate) fn share(what: usize) -> usize {
    let Some(&what) = SHARES.get(what) else { return 0 };
    let mut game = vec![0; MOST_BYTES];
    let used = device::ask(0, |console| console.share(what, &mut game));
    let game = game.get(..used).unwrap_or_default();
    device::with_exchange(|letters| link::write(game, letters).map_or(0, str::len))
}

/// The bytes of the link in the exchange.
fn bytes(length: usize) -> Result<Vec<u8>, LinkProblem> {
    device::with_exchange(|letters| {
        let letters = letters.get(..length).and_then(|letters| str::from_utf8(letters).ok());
        let mut room = vec![0; MOST_BYTES];
        let read = letters.and_then(|letters| link::read(letters, &mut room).ok().map(<[u8]>::len));
        room.truncate(read.ok_or(LinkProblem::Damaged)?);
        Ok(room)
    })
}

/// Shows the game of the link in the exchange.
pub(crate) fn watch(length: usize) -> Result<(), LinkProblem> {
    let game = bytes(length)?;
    // The console would leave what it shows before it knows; so it is tried out first.
    AnySession::watch_onto(&mut None, &game, &mut || {})?;
    device::ask(Ok(()), |console| console.watch(&game, &mut || {}))?;
    Ok(())
}

/// Puts into the exchange what the cards of its link are for: title of the game, number of people, number of robots, each
/// after a tab. Returns how many bytes they are.
pub(crate) fn offer(length: usize) -> Result<usize, LinkProblem> {
    let deal = Console::<AnySession>::offered(&bytes(length)?)?;
    let text = description(&deal);
    Ok(device::with_exchange(|place| {
        place.iter_mut().zip(text.bytes()).for_each(|(place, byte)| *place = byte);
        text.len()
    }))
}

fn description(deal: &Deal) -> String {
    let (people, players) = (deal.humans(), usize::from(deal.players.count()));
    let mut text = String::new();
    let _ = write!(text, "{}\t{people}\t{}", deal.kind.title(), players - people);
    text
}

/// Deals the cards of the link in the exchange.
pub(crate) fn deal(length: usize) -> Result<(), LinkProblem> {
    let set_up = bytes(length)?;
    device::ask(Ok(()), |console| console.deal_again(&set_up))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::cards::{Rng, Seed};
    use engine::console::memory::{RobotLevel, Settings, Who};
    use engine::console::{Mode, Session, Stored};
    use engine::games::{Kind, Players};

    /// Robots play a game to its end.
    fn finished(kind: Kind) -> Vec<u8> {
        let deal = Deal::new(kind, Players::Three, Seed(5)).with_guests(|_| Who::Bot(RobotLevel::Easy));
        let mut session = AnySession::deal(&deal).unwrap();
        for now in (0..).step_by(400) {
            session.tick(now, &Settings::default());
            if session.is_over() {
                break;
            }
        }
        let mut room = vec![0; MOST_BYTES];
        let used = session.save(&mut room);
        room.truncate(used);
        room
    }

    fn put(letters: &str) -> usize {
        device::with_exchange(|place| place[..letters.len()].copy_from_slice(letters.as_bytes()));
        letters.len()
    }

    fn letters(bytes: &[u8]) -> String {
        link::write(bytes, &mut [0; MOST_LETTERS]).unwrap().to_owned()
    }

    fn shared(what: usize) -> String {
        let length = share(what);
        device::with_exchange(|letters| str::from_utf8(&letters[..length]).unwrap().to_owned())
    }

    fn mode() -> Mode {
        device::ask(Mode::Dark, |console| console.mode())
    }

    #[test]
    fn a_link_shows_the_game_and_leads_to_the_same_links_again() {
        for kind in Kind::ALL {
            device::switch_on(Stored::default(), 0);
            let game = finished(kind);
            assert_eq!(shared(0), "", "nothing to share yet");
            assert_eq!(watch(put(&letters(&game))), Ok(()));
            assert_eq!(mode(), Mode::Watching);
            let [without, with, cards] = [0, 1, 2].map(shared);
            assert_ne!(without, with);
            assert!(cards.len() < without.len());
            assert_eq!(watch(put(&without)), Ok(()));
            assert_eq!([0, 1, 2].map(shared), [without.clone(), without, cards.clone()]);
            let length = offer(put(&cards)).unwrap();
            let text = device::with_exchange(|place| str::from_utf8(&place[..length]).unwrap().to_owned());
            assert_eq!(text, format!("{}\t0\t3", kind.title()));
            assert_eq!(deal(put(&cards)), Ok(()));
            assert_eq!(mode(), Mode::Game);
            assert_eq!(watch(put(&cards)), Err(LinkProblem::Unfinished));
        }
    }

    #[test]
    fn a_changed_link_is_refused_with_a_reason_and_changes_nothing() {
        let mut rng = Rng::new(Seed(11));
        device::switch_on(Stored::default(), 0);
        let game = letters(&finished(Kind::ALL[0]));
        assert_eq!(watch(put(&game)), Ok(()));
        let cards = shared(2);
        device::switch_on(Stored::default(), 0);
        for round in 0..20_000 {
            let mut text = if round % 2 == 0 { &game } else { &cards }.clone().into_bytes();
            for _ in 0..=rng.below(3) {
                let place = rng.below(u32::try_from(text.len()).unwrap()) as usize;
                match rng.below(4) {
                    0 => text.truncate(place.max(1)),
                    1 => text.insert(place, b'A' + rng.below(26).to_le_bytes()[0]),
                    2 => text[place] = rng.below(256).to_le_bytes()[0],
                    _ => text[place] = b"ABCDEFGHabcdefgh0123-_"[rng.below(22) as usize],
                }
            }
            if text != game.as_bytes() && text != cards.as_bytes() {
                device::with_exchange(|place| place[..text.len()].copy_from_slice(&text));
                assert!(watch(text.len()).is_err());
                device::with_exchange(|place| place[..text.len()].copy_from_slice(&text));
                assert!(offer(text.len()).is_err());
                device::with_exchange(|place| place[..text.len()].copy_from_slice(&text));
                assert!(deal(text.len()).is_err());
            }
        }
        assert_eq!(mode(), Mode::Splash);
        assert_eq!(watch(device::EXCHANGE + 1), Err(LinkProblem::Damaged));
    }

    /// Makes the checksum of the record right again.
    fn sign(game: &mut [u8]) {
        let record = game.windows(2).position(|pair| pair == b"PD").expect("a record");
        let end = game.len() - 4;
        let sum = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(&game[record..end]);
        game[end..].copy_from_slice(&sum.to_le_bytes());
    }

    #[test]
    fn a_forged_link_is_played_by_the_rules_or_refused() {
        let mut rng = Rng::new(Seed(12));
        device::switch_on(Stored::default(), 0);
        let mut refused = 0;
        for kind in Kind::ALL {
            let game = finished(kind);
            let record = game.windows(2).position(|pair| pair == b"PD").expect("a record");
            for _ in 0..500 {
                let mut forged = game.clone();
                for _ in 0..=rng.below(3) {
                    let place =
                        record + 3 + rng.below(u32::try_from(game.len() - record - 7).unwrap()) as usize;
                    forged[place] ^= 1 << rng.below(8);
                }
                sign(&mut forged);
                refused += u32::from(watch(put(&letters(&forged))).is_err());
            }
        }
        assert!(refused > 1000, "{refused} of 2000 were refused");
    }

    #[test]
    fn another_version_is_told_from_damage() {
        let mut game = finished(Kind::ALL[0]);
        device::switch_on(Stored::default(), 0);
        let record = game.windows(2).position(|pair| pair == b"PD").expect("a record");
        game[record + 2] += 40;
        sign(&mut game);
        assert_eq!(watch(put(&letters(&game))), Err(LinkProblem::Foreign));
    }
}
