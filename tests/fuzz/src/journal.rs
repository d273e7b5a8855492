//! The save area of the flash with anything in it: it opens, says what it found, and can be saved to afterwards.

use firmware::journal::{Journal, Loaded, SaveError, Saved, TOGETHER};
use firmware::store::FlashStore;

use crate::bytes::{Input, crc32};
use crate::device;
use crate::flash::{MockFlash, SECTOR, another_life, noise};

/// Four banks of two sectors, which is enough to go round.
const SECTORS: usize = 8;
const BANK: usize = 2 * SECTOR;

/// First an image of the flash; then what is done with it in some lives of the device, and where the power fails.
pub(crate) fn check(data: &[u8]) {
    let mut input = Input::new(data);
    let flash = MockFlash::new(SECTORS, 1);
    match input.byte() % 4 {
        0 => noise(&flash, &mut input),
        banks => (0..banks).for_each(|_| forge_bank(&flash, &mut input)),
    }
    check_load(&flash);
    save_all(&live(flash, input));
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

/// Loading writes nothing, and what cannot be read is left alone until it is mended.
fn check_load(flash: &MockFlash) {
    let first = flash.restarted(None, 1);
    let mut journal = Journal::load(first.clone());
    if journal.loaded().is_locked() {
        assert_eq!(journal.add_move(1), Err(SaveError::Locked));
        assert!(!journal.tidy());
    }
    assert_eq!(first.operations(), 0, "something was written to a save that was only looked at");
    if journal.loaded().is_locked() {
        let found = journal.saved().clone();
        journal.mend().expect("the flash works");
        let again = Journal::load(first);
        assert_eq!((again.loaded(), again.saved()), (Loaded::Valid, &found), "mending has lost something");
    }
    let store = FlashStore::load(flash.restarted(None, 1));
    device::switch_on(store.stored(), &[4, 4, 4]);
}

/// Some lives of the device, until the power fails in each or it is switched off. What was confirmed is there at every start.
fn live(mut flash: MockFlash, mut input: Input<'_>) -> MockFlash {
    // What the next start may find; at first that is not known. While mending is cut short again and again, what cannot be
    // read may look mended in between.
    let (mut possible, mut can_be_read): (Vec<Model>, bool) = (Vec::new(), false);
    while !input.is_empty() {
        flash = another_life(&flash, &mut input);
        let mut journal = Journal::load(flash.clone());
        let mut model = Model::of(journal.saved());
        assert!(possible.is_empty() || possible.contains(&model), "{model:?} instead of {possible:?}");
        if journal.loaded().is_locked() {
            assert!(!can_be_read, "a power cut leaves a save that cannot be read");
            can_be_read = journal.mend().is_ok();
            assert!(can_be_read || flash.lost_power(), "good flash cannot be mended");
            possible = vec![model.clone()];
        } else if possible.is_empty() {
            can_be_read = true;
            possible.push(model.clone());
        }
        while !flash.lost_power()
            && let Some(save) = Save::from_input(&mut input)
        {
            let (before, operations) = (journal.saved().clone(), flash.operations());
            let done = save.keep(&mut journal);
            if done.is_ok() || flash.lost_power() {
                save.apply(&mut model);
            }
            if flash.lost_power() {
                // It may have got through.
                possible.push(model);
                break;
            }
            assert!(!matches!(done, Err(SaveError::Worn | SaveError::Locked)), "{done:?} with good flash");
            assert!(done.is_ok() || *journal.saved() == before, "what was refused has changed something");
            assert_eq!(Model::of(journal.saved()), model, "something else was saved");
            if flash.operations() > operations {
                (possible, can_be_read) = (vec![model.clone()], true);
            }
        }
    }
    flash
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
    /// The next thing to save; `None` if the device is switched off.
    fn from_input(input: &mut Input<'a>) -> Option<Save<'a>> {
        if input.is_empty() {
            return None;
        }
        let (what, value) = (input.byte(), input.word());
        Some(match what % 11 {
            0 => Save::Game(input.take(usize::from(value % 64))),
            1 | 2 => Save::Move(value),
            3 => Save::TakeBackTo(value % 16),
            4 => Save::Settings(input.take(usize::from(value % 128))),
            5 => Save::Records(input.take(usize::from(value % 600))),
            6 => Save::Seed(input.array()),
            7 => Save::Tidy,
            8 => Save::EndGame,
            9 => Save::Moves((0..usize::from(value) % (TOGETHER + 2)).map(|_| input.word()).collect()),
            _ => return None,
        })
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
            Save::Tidy => {
                journal.tidy();
                Ok(())
            }
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
#[derive(Clone, PartialEq, Eq, Debug)]
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
    journal.mend().expect("the flash works");
    journal.keep_settings(&[1; 96]).expect("it fits");
    journal.keep_records(&[2; 512]).expect("it fits");
    journal.keep_seed(&[3; 16]).expect("it fits");
    journal.start_game(&[4; 2_176]).expect("it fits");
    (0..24).for_each(|packed| journal.add_move(packed).expect("it fits"));
    journal.take_back_to(20).expect("so many are there");
    let found = Journal::load(flash.restarted(None, 6));
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
        [&[1][..], &game(0, 0), &[9, 60, 1], &life[3..]].concat(),
        [&[0; 5][..], &life].concat(),
    ]
}

/// Everything that can be saved, some of it twice; the power fails much later, or in the first saves of the lives after it.
fn life() -> Vec<u8> {
    let moves = |count: u8| (0..count).flat_map(|packed| [1, packed, 7]);
    let mut life = vec![255, 50, 0, 4, 3, 0, 1, 2, 3, 5, 2, 0, 8, 9, 6, 0, 0];
    life.extend([7; 16]);
    life.extend([0, 4, 0, 1, 2, 3, 4]);
    life.extend(moves(6));
    life.extend([3, 4, 0, 7, 0, 0]);
    life.extend(moves(2));
    life.extend([3, 3, 0, 4, 1, 0, 5, 0, 3, 0, 2, 0, 6, 6]);
    life.extend(moves(3));
    life.extend([9, 3, 0, 1, 7, 2, 7, 3, 7, 3, 5, 0, 8, 0, 0]);
    life.extend([0, 2, 0, 8, 9, 9, 2, 0, 4, 7, 5, 7, 10, 0, 0]);
    for (operation, luck) in [(6, 2), (1, 1), (9, 0)] {
        life.extend([operation, 30, luck]);
        life.extend(moves(4));
        life.extend([10, 0, 0]);
    }
    life
}
