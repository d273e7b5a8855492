//! The save area of the flash with anything in it: it opens, says what it found, and can be saved to afterwards.

use firmware::journal::{Journal, Loaded, SaveError, Saved, TOGETHER};
use firmware::store::FlashStore;

use crate::bytes::{Input, crc32};
use crate::device;
use crate::flash::{MockFlash, SECTOR, cut, noise};

/// Four banks of two sectors, which is enough to go round.
const SECTORS: usize = 8;
const BANK: usize = 2 * SECTOR;

/// First an image of the flash; then what is done with it, and where the power fails.
pub(crate) fn check(data: &[u8]) {
    let mut input = Input::new(data);
    let flash = MockFlash::new(SECTORS, 1);
    match input.byte() % 4 {
        0 => noise(&flash, &mut input),
        banks => (0..banks).for_each(|_| forge_bank(&flash, &mut input)),
    }
    let image = flash.bytes();
    check_load(&flash, &image);
    live(&flash, input);
    save_all(&flash);
}

/// Writes a bank as `docs/save-format.md` describes it, with anything in it.
fn forge_bank(flash: &MockFlash, input: &mut Input<'_>) {
    let bank = usize::from(input.byte()) % (SECTORS / 2) * BANK;
    // The generation goes round after four billion banks, which no flash lives to see.
    let (generation, version) = (u32::from(input.word()), u16::from(input.byte() % 8 == 7) + 1);
    let mut seal = [&b"deck"[..], &version.to_le_bytes(), &[0, 0], &generation.to_le_bytes()].concat();
    seal.extend(crc32(&seal).to_le_bytes());
    let (mut bytes, entries) = ([seal.clone(), seal].concat(), input.byte() % 32);
    for _ in 0..entries {
        let (kind, value) = (input.byte(), input.word());
        let contents = match kind {
            2 | 4 => &[],
            _ => input.take(usize::from(value)),
        };
        let value = if matches!(kind, 2 | 4) { value } else { contents.len() as u16 };
        let mut entry = [&[kind & 0x0f, 0x50][..], &value.to_le_bytes(), contents].concat();
        entry.resize(entry.len().next_multiple_of(4), 0xff);
        let salt = [generation.to_le_bytes(), (bytes.len() as u32).to_le_bytes()].concat();
        let sum = crc32(&[&salt[..], &entry].concat());
        // Some entries are damaged.
        entry.extend(sum.wrapping_add(u32::from(kind >> 4 == 1)).to_le_bytes());
        bytes.extend(entry);
    }
    bytes.truncate(BANK);
    flash.change(|image| image[bank..bank + bytes.len()].copy_from_slice(&bytes));
}

/// Loading says the same every time, and writes nothing to what it cannot read.
fn check_load(flash: &MockFlash, image: &[u8]) {
    let first = flash.restarted(None, 1);
    let mut journal = Journal::load(first.clone());
    let found = (journal.loaded(), journal.saved().clone());
    if matches!(found.0, Loaded::Corrupted | Loaded::Foreign { .. }) {
        assert_eq!(journal.add_move(1), Err(SaveError::Locked));
        assert_eq!(journal.tidy(), Ok(false));
        assert!(first.bytes() == image, "something was written to a save that cannot be read");
        journal.start_afresh().expect("the flash works");
        assert_eq!(*Journal::load(first).saved(), Saved::default());
    } else {
        let again = Journal::load(first.restarted(None, 2));
        assert_eq!((again.loaded(), again.saved().clone()), found, "the second start finds something else");
    }
    let store = FlashStore::load(flash.restarted(None, 1));
    device::switch_on(store.stored(), &[4, 4, 4]);
}

/// Some saves with power that fails in one of them: what was confirmed before is there.
///
/// The same is done with a twin whose power does not fail: the save in which it failed may have got through.
fn live(flash: &MockFlash, mut input: Input<'_>) {
    let cut = flash.restarted(Some(cut(&mut input)), 3);
    let (mut journal, mut twin) = (Journal::load(cut.clone()), Journal::load(flash.restarted(None, 3)));
    if matches!(twin.loaded(), Loaded::Corrupted | Loaded::Foreign { .. }) {
        twin.start_afresh().expect("the flash works");
        if journal.start_afresh().is_err() {
            return;
        }
    }
    let mut confirmed = journal.saved().clone();
    let mut model = Model::of(&confirmed);
    while !input.is_empty() && !cut.lost_power() {
        let what = Save::from_input(&mut input);
        let (done, twin_done) = (what.keep(&mut journal), what.keep(&mut twin));
        if !cut.lost_power() {
            assert_eq!(done, twin_done);
            assert!(!matches!(done, Err(SaveError::Worn | SaveError::Locked)), "{done:?} with good flash");
            assert!(done.is_ok() || *journal.saved() == confirmed, "what was refused has changed something");
        }
        if done.is_ok() {
            confirmed = journal.saved().clone();
            what.apply(&mut model);
            assert_eq!(Model::of(&confirmed), model, "something else was saved");
        }
    }
    let found = Journal::load(cut.restarted(None, 4));
    assert_ne!(found.loaded(), Loaded::Corrupted, "a power cut leaves a save that cannot be read");
    let got_through = cut.lost_power() && found.saved() == twin.saved();
    assert!(got_through || *found.saved() == confirmed, "found {:?} instead of {confirmed:?}", found.saved());
}

/// Something to save.
enum Save<'a> {
    Game(&'a [u8]),
    Move(u16),
    /// Moves that are made together, or too many of them.
    Moves(Vec<u16>),
    TakeBackTo(u16),
    EndGame,
    Settings(&'a [u8]),
    Records(&'a [u8]),
    Seed([u8; 16]),
    Tidy,
}

impl<'a> Save<'a> {
    fn from_input(input: &mut Input<'a>) -> Save<'a> {
        let (what, value) = (input.byte(), input.word());
        match what % 10 {
            0 => Save::Game(input.take(usize::from(value % 64))),
            1 | 2 => Save::Move(value),
            3 => Save::TakeBackTo(value % 16),
            4 => Save::Settings(input.take(usize::from(value % 128))),
            5 => Save::Records(input.take(usize::from(value % 600))),
            6 => Save::Seed(input.array()),
            7 => Save::Tidy,
            8 => Save::EndGame,
            _ => Save::Moves((0..usize::from(value) % (TOGETHER + 2)).map(|_| input.word()).collect()),
        }
    }

    fn keep(&self, journal: &mut Journal<MockFlash>) -> Result<(), SaveError> {
        match *self {
            Save::Game(bytes) => journal.start_game(bytes),
            Save::Move(packed) => journal.add_move(packed),
            Save::Moves(ref packed) => journal.add_moves(packed),
            Save::TakeBackTo(count) => journal.take_back_to(count),
            Save::EndGame => journal.end_game(),
            Save::Settings(bytes) => journal.keep_settings(bytes),
            Save::Records(bytes) => journal.keep_records(bytes),
            Save::Seed(ref seed) => journal.keep_seed(seed),
            Save::Tidy => journal.tidy().map(|_| ()),
        }
    }

    fn apply(&self, model: &mut Model) {
        match *self {
            Save::Game(bytes) => (model.game, model.moves) = (bytes.to_vec(), Vec::new()),
            Save::Move(packed) => model.moves.push(packed),
            Save::Moves(ref packed) => model.moves.extend(packed),
            Save::TakeBackTo(count) => model.moves.truncate(count.into()),
            Save::EndGame => (model.game, model.moves) = Default::default(),
            Save::Settings(bytes) => model.settings = bytes.to_vec(),
            Save::Records(bytes) => model.records = bytes.to_vec(),
            Save::Seed(seed) => model.seed = Some(seed),
            Save::Tidy => {}
        }
    }
}

/// What should be saved, kept in the plainest way.
#[derive(PartialEq, Eq, Debug)]
struct Model {
    game: Vec<u8>,
    moves: Vec<u16>,
    settings: Vec<u8>,
    records: Vec<u8>,
    seed: Option<[u8; 16]>,
}

impl Model {
    fn of(saved: &Saved) -> Model {
        Model {
            game: saved.setup().unwrap_or_default().to_vec(),
            moves: saved.moves().to_vec(),
            settings: saved.settings().to_vec(),
            records: saved.records().to_vec(),
            seed: saved.seed().copied(),
        }
    }
}

/// Whatever there was: what is saved now is found again.
fn save_all(flash: &MockFlash) {
    let flash = flash.restarted(None, 5);
    let mut journal = Journal::load(flash.clone());
    if !matches!(journal.loaded(), Loaded::Empty | Loaded::Valid) {
        journal.start_afresh().expect("the flash works");
    }
    journal.keep_settings(&[1; 96]).expect("it fits");
    journal.keep_records(&[2; 512]).expect("it fits");
    journal.keep_seed(&[3; 16]).expect("it fits");
    journal.start_game(&[4; 2_176]).expect("it fits");
    (0..24).for_each(|packed| journal.add_move(packed).expect("it fits"));
    journal.take_back_to(20).expect("so many are there");
    let found = Journal::load(flash);
    let saved = found.saved();
    assert_eq!(
        (saved.settings(), saved.records(), saved.seed()),
        (&[1; 96][..], &[2; 512][..], Some(&[3; 16]))
    );
    assert_eq!((saved.setup(), saved.moves()), (Some(&[4; 2_176][..]), &(0..20).collect::<Vec<u16>>()[..]));
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    // A bank with a game and moves; two banks, one of them foreign; a bank with a hole; noise.
    let game = |version: u8, hole: u8| {
        let mut bank =
            vec![0, 5, 0, version, 5, 1, 4, 0, 1, 2, 3, 4, 2, 7, 0, 2 | hole, 8, 0, 2, 9, 0, 4, 1, 0];
        bank.extend([5, 3, 0, 1, 2, 3]);
        bank
    };
    let life = life();
    vec![
        [&[1][..], &game(0, 0), &life].concat(),
        [&[2][..], &game(0, 0), &game(7, 0), &life].concat(),
        [&[1][..], &game(0, 0x10), &life].concat(),
        [&[0, 0, 0, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8][..], &life].concat(),
        [&[1][..], &game(0, 0), &[9, 60], &life[2..]].concat(),
        [&[0; 5][..], &life].concat(),
    ]
}

/// Everything that can be saved, some of it twice; the power fails much later.
fn life() -> Vec<u8> {
    let moves = |count: u8| (0..count).flat_map(|packed| [1, packed, 7]);
    let mut life = vec![255, 50, 4, 3, 0, 1, 2, 3, 5, 2, 0, 8, 9, 6, 0, 0];
    life.extend([7; 16]);
    life.extend([0, 4, 0, 1, 2, 3, 4]);
    life.extend(moves(6));
    life.extend([3, 4, 0, 7, 0, 0]);
    life.extend(moves(2));
    life.extend([3, 3, 0, 4, 1, 0, 5, 0, 3, 0, 2, 0, 6, 6]);
    life.extend(moves(3));
    life.extend([9, 3, 0, 1, 7, 2, 7, 3, 7, 3, 5, 0, 8, 0, 0]);
    life.extend([0, 2, 0, 8, 9, 9, 2, 0, 4, 7, 5, 7]);
    life
}
