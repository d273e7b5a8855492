//! Saves of real games with damaged flash: what is whole is found, and nothing else.
//!
//! `PASSDECK_DAMAGE=all` flips every bit instead of a sample, and harms a million images instead of some thousands.

use std::collections::HashSet;

use engine::console::memory::Setting;

use super::*;
use crate::journal::tests::mock::SECTOR;

const BANK: usize = 2 * SECTOR;
const IMAGES: u128 = 10;

/// What the save area holds of a game: how it was written, and the moves since then.
type SavedGame = (Vec<u8>, Vec<u16>);

/// A device that was used for a while: its flash, and everything that was ever saved there.
pub(super) struct Life {
    pub(super) flash: MockFlash,
    store: FlashStore<MockFlash>,
    rng: Rng,
    profile: Profile,
    records: Records,
    now: u32,
    settings: HashSet<Vec<u8>>,
    all_records: HashSet<Vec<u8>>,
    games: HashSet<SavedGame>,
}

impl Life {
    fn new(seed: u128) -> Life {
        let flash = MockFlash::new(16, 1);
        let store = FlashStore::load(flash.clone());
        let (profile, records) = (Profile::default(), Records::default());
        let (settings, all_records, games) = Default::default();
        let rng = Rng::new(Seed(seed));
        Life { flash, store, rng, profile, records, now: 0, settings, all_records, games }
    }

    /// Several games, finished or given up, and one that is in progress, over several banks.
    pub(super) fn lived(seed: u128) -> Life {
        let mut life = Life::new(seed);
        life.restart();
        for game in 0..4 {
            let kind = Kind::ALL[(usize::try_from(seed).unwrap() + game) % Kind::COUNT];
            let is_last = game == 3;
            let most = if is_last { 40 + life.rng.below(60) } else { 300 };
            let session = life.play(kind, most);
            if session.is_over() {
                life.finish(kind);
            }
        }
        life
    }

    /// Notes what is saved now.
    fn note(&mut self) {
        let saved = self.store.journal.saved();
        self.settings.insert(saved.settings().to_vec());
        self.all_records.insert(saved.records().to_vec());
        self.games.insert((saved.setup().unwrap_or_default().to_vec(), saved.moves().to_vec()));
    }

    fn restart(&mut self) {
        self.store = FlashStore::load(self.flash.clone());
        let seed = [self.rng.next().to_le_bytes()[0]; 16];
        self.store.keep_seed(&seed).unwrap();
        self.note();
    }

    fn keep_profile(&mut self) {
        let setting = Setting::ALL[self.rng.below(3) as usize];
        self.profile.settings.step(setting, true);
        let mut room = [0; SETTINGS];
        let used = self.profile.pack(&mut room);
        self.store.journal.keep_settings(&room[..used]).unwrap();
        self.note();
    }

    /// Deals a game to robots and lets them make some moves, with restarts, changed settings and moves taken back.
    fn play(&mut self, kind: Kind, most: u32) -> AnySession {
        self.keep_profile();
        let deal = Deal::new(kind, Players::Three, Seed(self.rng.next().into()));
        let mut session = AnySession::deal(&deal.with_guests(|_| Who::Bot(RobotLevel::Easy))).unwrap();
        let dealt = bytes(&session);
        let mut moves = Vec::new();
        self.keep(&session);
        for _ in 0..most {
            go_on(&mut session, &mut self.now);
            if session.is_over() {
                break;
            }
            moves.extend(session.latest().last());
            self.keep(&session);
            match self.rng.below(60) {
                0 | 1 => self.restart(),
                2 => self.keep_profile(),
                3 => {
                    let back = moves.len().min(self.rng.below(4) as usize);
                    moves.truncate(moves.len() - back);
                    session = AnySession::resume(&dealt, &moves).unwrap();
                    self.keep(&session);
                }
                4 => {
                    self.store.write_game(&session).unwrap();
                    self.note();
                }
                _ => {}
            }
        }
        session
    }

    fn keep(&mut self, session: &AnySession) {
        self.store.keep_game(session).unwrap();
        self.note();
    }

    /// The end of a game: it is counted, and its save goes.
    fn finish(&mut self, kind: Kind) {
        self.records.note_game(kind);
        self.records.note_win(kind, self.profile.guests[Seat::Two].name);
        let mut room = [0; Records::BYTES];
        let used = self.records.pack(&mut room);
        self.store.journal.keep_records(&room[..used]).unwrap();
        self.store.forget(SaveSlot::Game).unwrap();
        self.note();
    }

    /// Where the open bank begins, and how many of its bytes are used.
    pub(super) fn open_bank(&self) -> (usize, usize) {
        let bytes = self.flash.bytes();
        let generation = |bank: &usize| u32::from_le_bytes(bytes[bank + 8..bank + 12].try_into().unwrap());
        let sealed = (0..bytes.len()).step_by(BANK).filter(|&bank| bytes[bank..].starts_with(b"deck"));
        let bank = sealed.max_by_key(generation).unwrap();
        (bank, bytes[bank..][..BANK].iter().rposition(|&byte| byte != 0xff).unwrap() + 1)
    }

    pub(super) fn flip(&self, bit: usize) {
        self.flash.change(|bytes| bytes[bit / 8] ^= 1 << (bit % 8));
    }

    /// Whether everything that is found was saved once.
    fn was_saved(&self, found: &Saved) -> bool {
        let game = (found.setup().unwrap_or_default().to_vec(), found.moves().to_vec());
        (found.settings().is_empty() || self.settings.contains(found.settings()))
            && (found.records().is_empty() || self.all_records.contains(found.records()))
            && (game.0.is_empty() && game.1.is_empty() || self.games.contains(&game))
    }
}

fn is_thorough() -> bool {
    std::env::var("PASSDECK_DAMAGE").is_ok_and(|value| value == "all")
}

/// How often something was found: as it was last, as it was before, not at all.
#[derive(Default, Debug)]
struct Tally([usize; 3]);

impl Tally {
    fn count(&mut self, is_newest: bool, is_gone: bool) {
        self.0[if is_newest { 0 } else { 1 + usize::from(is_gone) }] += 1;
    }
}

/// What is found of a save that is harmed in many ways, one after the other.
#[derive(Default, Debug)]
struct Found {
    starts: usize,
    asked: usize,
    settings: Tally,
    records: Tally,
    game: Tally,
    /// How often it was another game than the one that was played last, or one that was over: asked, not asked.
    others: [usize; 2],
}

impl Found {
    /// Starts with what is in the flash now.
    fn start(&mut self, life: &Life, harm: &str) {
        let whole = life.store.journal.saved();
        let journal = Journal::load(life.flash.clone());
        let found = journal.saved();
        assert!(life.was_saved(found), "{harm}: {found:?}");
        self.starts += 1;
        self.asked += usize::from(journal.loaded() != Loaded::Valid);
        self.settings.count(found.settings() == whole.settings(), found.settings().is_empty());
        self.records.count(found.records() == whole.records(), found.records().is_empty());
        let is_newest = (found.setup(), found.moves()) == (whole.setup(), whole.moves());
        self.game.count(is_newest, found.setup().is_none());
        // Who plays, and the deal.
        let dealt = |saved: &Saved| saved.setup().map(|setup| setup[..SHORTEST_SETUP - 8].to_vec());
        let is_another = found.setup().is_some() && dealt(found) != dealt(whole);
        self.others[usize::from(journal.loaded() == Loaded::Valid)] += usize::from(is_another);
    }
}

#[test]
fn a_flipped_bit_in_the_open_bank_costs_nothing() {
    let step = if is_thorough() { 1 } else { 41 };
    for seed in 0..IMAGES {
        let (life, mut found) = (Life::lived(seed), Found::default());
        let (bank, used) = life.open_bank();
        for bit in (8 * bank..8 * (bank + used)).step_by(step) {
            life.flip(bit);
            found.start(&life, &format!("image {seed}, bit {bit}"));
            life.flip(bit);
        }
        println!("image {seed}: {found:?}");
    }
}

/// Larger pieces of the open bank.
#[test]
fn a_piece_that_is_gone_costs_only_what_is_nowhere_else() {
    let step = if is_thorough() { 1 } else { 13 };
    for (bytes, fill) in [(1, None), (8, Some(0)), (64, Some(0)), (256, Some(0)), (256, Some(0xff))] {
        let mut found = Found::default();
        for seed in 0..IMAGES {
            let life = Life::lived(seed);
            let (bank, used) = life.open_bank();
            let whole = life.flash.bytes();
            for at in (bank + 32..bank + used - bytes).step_by(step) {
                life.flash.change(|flash| {
                    let piece = flash[at..at + bytes].iter_mut();
                    piece.for_each(|byte| *byte = fill.unwrap_or(!*byte));
                });
                found.start(&life, &format!("image {seed}, {bytes} bytes at {at}"));
                life.flash.change(|flash| flash[at..at + bytes].copy_from_slice(&whole[at..at + bytes]));
            }
        }
        println!("{bytes} bytes of {fill:02x?}: {found:?}");
    }
}

/// Harms a save in some way.
fn harm(bytes: &mut [u8], rng: &mut Rng, (bank, used): (usize, usize)) {
    let mut below = |bound: usize| rng.below(u32::try_from(bound).unwrap()) as usize;
    // Mostly the open bank and the one before it; now and then any place.
    let before = (bank + bytes.len() - BANK) % bytes.len();
    let place = [bank, bank, bank, before, BANK * below(bytes.len() / BANK)][below(5)];
    let at = place + below(if place == bank { used } else { BANK });
    let len = [1, 4, 8, 30, 100, 300, SECTOR][below(7)].min(bytes.len() - at);
    match below(7) {
        0 | 1 => bytes[at] ^= 1 << below(8),
        2 => (0..below(40)).for_each(|_| bytes[place + below(BANK)] ^= 1 << below(8)),
        3 => bytes[at..at + len].fill(0),
        4 => bytes[at..at + len].fill(0xff),
        5 => bytes[at..at + len].iter_mut().for_each(|byte| *byte = u8::try_from(below(256)).unwrap()),
        _ => {
            let from = below(bytes.len() - len) / 4 * 4;
            bytes.copy_within(from..from + len, at);
        }
    }
}

/// Mixed damage, from one bit to whole sectors. What is found may be older, but it was saved once; mending keeps it.
#[test]
fn nothing_is_ever_found_that_was_not_saved_once() {
    let rounds = if is_thorough() { 1_000_000 } else { 4_000 };
    let mut lives: Vec<Life> = (0..IMAGES).map(Life::lived).collect();
    for life in lives.iter_mut().step_by(3) {
        life.finish(Kind::FIRST);
        life.keep_profile();
    }
    let images: Vec<_> = lives.iter().map(|life| (life.flash.bytes(), life.open_bank())).collect();
    let (mut rng, mut locked, mut found) =
        (Rng::new(Seed(12)), 0, Vec::from_iter(lives.iter().map(|_| Found::default())));
    for round in 0..rounds {
        let nth = round % lives.len();
        let (life, (whole, open)) = (&lives[nth], &images[nth]);
        life.flash.change(|bytes| {
            bytes.copy_from_slice(whole);
            (0..=rng.below(4)).for_each(|_| harm(bytes, &mut rng, *open));
        });
        found[nth].start(life, &format!("round {round}"));
        if round % 64 == 0 {
            let mut journal = Journal::load(life.flash.clone());
            let before = journal.saved().clone();
            locked += usize::from(journal.loaded().is_locked());
            journal.mend().unwrap();
            journal.keep_seed(&[1; 16]).unwrap();
            let again = Journal::load(life.flash.clone());
            let (again, kept) = (again.saved(), (before.settings(), before.records(), before.setup()));
            assert_eq!((again.settings(), again.records(), again.setup()), kept, "round {round}");
            assert_eq!(again.moves(), before.moves(), "round {round}");
        }
    }
    for (nth, found) in found.iter().enumerate() {
        println!("image {nth}: {found:?}");
    }
    assert!(locked > 0);
}
