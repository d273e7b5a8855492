//! The archive of finished games with anything in it: what can be read is listed, and new games are kept.

use firmware::archive::{Archive, LONGEST};

use crate::bytes::{Input, crc32, framed};
use crate::flash::{MockFlash, SECTOR, another_life, noise};
use crate::{device, record, save};

/// Few, so that the ring goes round.
const SECTORS: usize = 9;
/// A game that was cut short may be taken for the newest one by luck, and the ring goes on behind it. After so many of the
/// longest in a row, there is still room for one more behind the game that was confirmed last.
const CUT_SHORT: usize = 2;
/// Slots begin at multiples of this, and their headers are as long.
const GRAIN: usize = 16;

/// First an image of the flash; then what is done with it in some lives of the device, and where the power fails.
pub(crate) fn check(data: &[u8]) {
    let mut input = Input::new(data);
    let flash = MockFlash::new(SECTORS, 1);
    match input.byte() % 16 {
        0 => noise(&flash, &mut input),
        slots => (0..slots).for_each(|_| forge_slot(&flash, &mut input)),
    }
    check_search(&flash);
    keep_two(&live(flash, input));
}

/// Writes a slot as `docs/save-format.md` describes it, with anything in it.
fn forge_slot(flash: &MockFlash, input: &mut Input<'_>) {
    let at = usize::from(input.word()) % (SECTORS * SECTOR / GRAIN) * GRAIN;
    // The sequence goes round after four billion games, which no flash lives to see.
    let (sequence, kind) = (u32::from(input.word()), input.byte());
    let game = any_game(input);
    // Some are of another version, claim another length, or are damaged.
    let version = u16::from(kind == 1) + 1;
    let length = if kind == 2 { input.word() } else { game.len() as u16 };
    let said =
        [&b"kept"[..], &sequence.to_le_bytes(), &length.to_le_bytes(), &version.to_le_bytes()].concat();
    let header = [&said[..], &crc32(&said).to_le_bytes()].concat();
    let sum = crc32(&[&(at as u32).to_le_bytes()[..], &header, &game].concat());
    let mut slot = [&header[..], &game].concat();
    slot.resize(slot.len().next_multiple_of(4), 0xff);
    slot.extend(sum.wrapping_add(u32::from(kind == 3)).to_le_bytes());
    slot.truncate(SECTORS * SECTOR - at);
    flash.change(|image| image[at..at + slot.len()].copy_from_slice(&slot));
}

/// A finished game of the device, or any bytes, of which some are long.
fn any_game(input: &mut Input<'_>) -> Vec<u8> {
    let (kind, length) = (input.byte(), usize::from(input.word()));
    match kind % 4 {
        0 => vec![kind; length % (LONGEST + 20)],
        1 => [input.take(device::RESULT_BYTES), &save::whole(input.take(length % 512))].concat(),
        2 => {
            let result = framed(1, input.take(device::RESULT_BYTES - 5));
            [result, save::whole(input.take(length % 512))].concat()
        }
        _ => input.take(length % 1024).to_vec(),
    }
}

/// All games that are listed, the newest first.
fn listed(flash: &MockFlash) -> Vec<Option<Vec<u8>>> {
    let mut archive = Archive::new(flash.clone());
    let mut room = [0; LONGEST];
    (0..archive.count()).map(|nth| archive.read(nth, &mut room).map(<[u8]>::to_vec)).collect()
}

/// Those of them that can be read: after a power cut one may be whole now, and not whole the next moment.
fn readable(flash: &MockFlash) -> Vec<Vec<u8>> {
    listed(flash).into_iter().flatten().collect()
}

/// Looking through the flash finds the same every time, and writes nothing. The device shows what was found.
fn check_search(flash: &MockFlash) {
    let (first, image) = (flash.restarted(None, 1), flash.bytes());
    let found = listed(&first);
    assert!(found.iter().all(Option::is_some), "a game is listed that cannot be read");
    assert!(found == listed(&flash.restarted(None, 2)), "the second start finds something else");
    assert!(first.bytes() == image, "something was written while it was looked through");
    device::look_at_games(&found.into_iter().flatten().collect::<Vec<_>>());
}

/// Some lives of the device, until the power fails in each or it is switched off. At every start the game that was
/// confirmed last is there, and only games that were cut short since then are newer.
fn live(mut flash: MockFlash, mut input: Input<'_>) -> MockFlash {
    let (mut confirmed, mut cut_short): (Option<Vec<u8>>, Vec<Vec<u8>>) = (None, Vec::new());
    let mut room = [0; LONGEST];
    // The same as the newest one is not written anew, and a forged one may lie where the next one goes: so the first is new.
    let first = b"no game was like this";
    while !input.is_empty() {
        flash = another_life(&flash, &mut input);
        let mut archive = Archive::new(flash.clone());
        while let Some(game) = confirmed.as_ref().map_or(Some(first.to_vec()), |_| next_game(&mut input)) {
            let was_newest = archive.read(0, &mut room) == Some(&game[..]);
            let kept = archive.keep(&game);
            if flash.lost_power() {
                cut_short.push(game);
                break;
            }
            assert_eq!(kept.is_ok(), game.len() <= LONGEST, "{kept:?} with good flash");
            if kept.is_ok() {
                assert!(archive.read(0, &mut room) == Some(&game[..]), "the newest game is another one");
                // What was the newest already stays where it is, before those that were cut short.
                if !was_newest {
                    cut_short.clear();
                }
                confirmed = Some(game);
            }
        }
        flash = flash.restarted(None, input.byte().into());
        let games = readable(&flash);
        if cut_short.len() > CUT_SHORT {
            continue;
        }
        let mut newer = games.iter().take_while(|&game| Some(game) != confirmed.as_ref());
        assert!(confirmed.is_none() || newer.all(|game| cut_short.contains(game)), "a game comes too late");
        assert!(confirmed.as_ref().is_none_or(|game| games.contains(game)), "a game that was kept is lost");
    }
    flash
}

/// The next game to keep; `None` if the device is switched off.
fn next_game(input: &mut Input<'_>) -> Option<Vec<u8>> {
    (!input.is_empty() && input.byte() != 255).then(|| any_game(input))
}

/// Whatever there was: what is kept now is found again, until all is forgotten.
fn keep_two(flash: &MockFlash) {
    let mut archive = Archive::new(flash.clone());
    let games = [vec![1; 100], vec![2; LONGEST]];
    games.iter().for_each(|game| archive.keep(game).expect("it fits"));
    let found = readable(&flash.restarted(None, 5));
    assert!(found.iter().take(2).eq(games.iter().rev()), "the newest games are others");
    archive.forget().expect("the flash works");
    assert_eq!(listed(flash).len(), 0);
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    // Games that are over, as the device keeps them; one that spans sectors; one of another version; noise.
    let ended: Vec<_> = save::contents(record::bodies(60, true)).collect();
    let kept = |at: u8, sequence: u8, contents: &[u8]| {
        let length = (contents.len() as u16).to_le_bytes();
        let slot = [at, 0, sequence, 0, 0, 2, length[0], length[1]];
        let result = [sequence % 4, 3, 1, 5, 0, 4, 0, 3, 0, 0, 0, 0, 0, 0, 0];
        [&slot[..], &result, contents].concat()
    };
    let long = [4, 1, 9, 0, 0, 0, 0x70, 0x17];
    let foreign = [4, 2, 10, 0, 1, 0, 30, 0];
    // Games of several lengths, one of them twice; then the power fails in the next ones.
    let games_of_a_life =
        [0, 4, 30, 0, 0, 4, 40, 0, 0, 8, 0x70, 0x17, 0, 12, 50, 0, 0, 12, 50, 0, 0, 3, 4, 0, 1, 2, 3, 4];
    let cut_lives = [255, 1, 0, 30, 1, 0, 16, 20, 0, 2, 1, 60, 2, 0, 20, 20, 0];
    let life = [&[200, 50, 0][..], &games_of_a_life, &cut_lives].concat();
    let games: Vec<u8> = ended.iter().zip(0..).flat_map(|(game, nth)| kept(nth * 40, nth, game)).collect();
    vec![
        [&[ended.len() as u8][..], &games, &life].concat(),
        [&[2][..], &kept(0, 1, &ended[0]), &long, &life].concat(),
        [&[2][..], &foreign, &long, &[9, 60, 1], &life[3..]].concat(),
        [&[0, 0, 0, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8][..], &life].concat(),
        [&[0; 5][..], &[11, 30, 2], &life[3..]].concat(),
    ]
}
