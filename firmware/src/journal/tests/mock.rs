//! A flash that can lose power in the middle of an operation.
//!
//! What was being written or erased then is *weak*: each such bit reads as it likes until it is written to zero in full
//! or erased in full. In some lives of the chip every read tosses a coin anew, in others the coin is tossed once for each bit;
//! in others all weak bits are ones, or zeros.

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::rc::Rc;

use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};
use engine::cards::{Rng, Seed};

pub(crate) const SECTOR: usize = 4096;
/// A chip writes so many bytes at once.
const PAGE: usize = 256;
/// A sector without weak bits.
const FIRM: [u8; SECTOR] = [0; SECTOR];

#[derive(Debug)]
pub(crate) struct NoPower;

impl NorFlashError for NoPower {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::Other
    }
}

/// Power fails in an operation, counted from 0, after this share of it in percent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut {
    pub(crate) operation: usize,
    pub(crate) percent: usize,
}

impl Cut {
    /// One of three ways in which things go wrong.
    fn way(self) -> usize {
        (self.operation + self.percent / 3) % 3
    }

    /// Where weak bits begin and end in a write of `bytes` to `offset`, of which `done` are written.
    fn torn(self, offset: usize, bytes: usize, done: usize) -> Range<usize> {
        let page = (offset + done) / PAGE * PAGE;
        let (from, to) = (page.saturating_sub(offset), (page + PAGE - offset).min(bytes));
        match self.way() {
            0 => done..(done + 2).min(bytes),
            1 => done..to,
            // Nothing of the page is as it should be.
            _ => from..to,
        }
    }
}

/// How weak bits read in one life of the chip.
#[derive(Clone, Copy)]
enum Luck {
    Coins,
    Ones,
    Zeros,
    /// Some ones and some zeros, always the same.
    Mixed(u128),
}

impl Luck {
    fn of(seed: u128) -> Luck {
        match seed % 4 {
            0 => Luck::Coins,
            1 => Luck::Ones,
            2 => Luck::Zeros,
            _ => Luck::Mixed(seed),
        }
    }
}

struct Chip {
    bytes: RefCell<Vec<u8>>,
    weak: RefCell<Vec<u8>>,
    rng: RefCell<Rng>,
    luck: Luck,
    operations: Cell<usize>,
    erases: RefCell<Vec<u32>>,
    erasing: RefCell<Vec<usize>>,
    cut: Cell<Option<Cut>>,
    dead: Cell<bool>,
    worn_sectors: RefCell<Vec<usize>>,
    keeps_nothing: Cell<bool>,
}

/// A handle on the chip: it stays when the journal that used it is gone, as flash does.
#[derive(Clone)]
pub(crate) struct MockFlash(Rc<Chip>);

impl MockFlash {
    pub(crate) fn new(sectors: usize, seed: u128) -> MockFlash {
        MockFlash(Rc::new(Chip {
            bytes: RefCell::new(vec![0xff; sectors * SECTOR]),
            weak: RefCell::new(vec![0; sectors * SECTOR]),
            rng: RefCell::new(Rng::new(Seed(seed))),
            luck: Luck::of(seed),
            operations: Cell::new(0),
            erases: RefCell::new(vec![0; sectors]),
            erasing: RefCell::new(Vec::new()),
            cut: Cell::new(None),
            dead: Cell::new(false),
            worn_sectors: RefCell::new(Vec::new()),
            keeps_nothing: Cell::new(false),
        }))
    }

    /// A copy of the chip as it is, with its power back and the count of operations at 0.
    pub(crate) fn restarted(&self, cut: Option<Cut>, seed: u128) -> MockFlash {
        let copy = MockFlash::new(self.0.erases.borrow().len(), seed);
        copy.0.bytes.borrow_mut().clone_from(&self.0.bytes.borrow());
        copy.0.weak.borrow_mut().clone_from(&self.0.weak.borrow());
        copy.0.erases.borrow_mut().clone_from(&self.0.erases.borrow());
        copy.0.worn_sectors.borrow_mut().clone_from(&self.0.worn_sectors.borrow());
        copy.0.keeps_nothing.set(self.0.keeps_nothing.get());
        copy.0.cut.set(cut);
        copy
    }

    pub(crate) fn operations(&self) -> usize {
        self.0.operations.get()
    }

    pub(crate) fn lost_power(&self) -> bool {
        self.0.dead.get()
    }

    pub(crate) fn erases(&self) -> Vec<u32> {
        self.0.erases.borrow().clone()
    }

    /// Which operations were erases.
    pub(crate) fn erasing(&self) -> Vec<usize> {
        self.0.erasing.borrow().clone()
    }

    pub(crate) fn wear_out(&self, sector: usize) {
        self.0.worn_sectors.borrow_mut().push(sector);
    }

    /// From now on nothing that is written or erased has any effect, or again.
    pub(crate) fn keep_nothing(&self, nothing: bool) {
        self.0.keeps_nothing.set(nothing);
    }

    pub(crate) fn change(&self, change: impl FnOnce(&mut [u8])) {
        change(&mut self.0.bytes.borrow_mut());
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.0.bytes.borrow().clone()
    }

    /// Counts an operation over `len` bytes: how many of them get through.
    fn operate(&self, len: usize) -> Result<usize, NoPower> {
        if self.0.dead.get() {
            return Err(NoPower);
        }
        let number = self.0.operations.replace(self.0.operations.get() + 1);
        match self.0.cut.get() {
            Some(cut) if cut.operation == number => {
                self.0.dead.set(true);
                Ok(len * cut.percent / 100)
            }
            _ => Ok(len),
        }
    }

    fn result(&self) -> Result<(), NoPower> {
        if self.0.dead.get() { Err(NoPower) } else { Ok(()) }
    }

    fn random(&self) -> u8 {
        self.0.rng.borrow_mut().next().to_le_bytes()[0]
    }

    /// What the weak bits of a byte read as this time.
    fn weak_bits(&self, at: usize) -> u8 {
        match self.0.luck {
            Luck::Coins => self.random(),
            Luck::Ones => 0xff,
            Luck::Zeros => 0,
            Luck::Mixed(seed) => Rng::new(Seed(seed ^ (at as u128) << 64)).next().to_le_bytes()[0],
        }
    }
}

impl ErrorType for MockFlash {
    type Error = NoPower;
}

impl ReadNorFlash for MockFlash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), NoPower> {
        self.result()?;
        let (stored, weak) = (self.0.bytes.borrow(), self.0.weak.borrow());
        // Nearly always all of it is firm.
        let (from, to) = (offset as usize, offset as usize + bytes.len());
        if bytes.len() <= SECTOR && weak[from..to] == FIRM[..bytes.len()] {
            bytes.copy_from_slice(&stored[from..to]);
            return Ok(());
        }
        for (byte, at) in bytes.iter_mut().zip(offset as usize..) {
            *byte = if weak[at] == 0 {
                stored[at]
            } else {
                stored[at] & !weak[at] | self.weak_bits(at) & weak[at]
            };
        }
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.bytes.borrow().len()
    }
}

impl NorFlash for MockFlash {
    const WRITE_SIZE: usize = 4;
    const ERASE_SIZE: usize = SECTOR;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), NoPower> {
        assert!(
            (from as usize).is_multiple_of(SECTOR) && (to as usize).is_multiple_of(SECTOR),
            "erases are whole sectors"
        );
        assert!(to as usize <= self.capacity(), "erases stay inside");
        for sector in from as usize / SECTOR..to as usize / SECTOR {
            self.0.erasing.borrow_mut().push(self.operations());
            let done = self.operate(SECTOR)?;
            self.0.erases.borrow_mut()[sector] += 1;
            if self.0.keeps_nothing.get() {
                continue;
            }
            let (mut stored, mut weak) = (self.0.bytes.borrow_mut(), self.0.weak.borrow_mut());
            let whole = sector * SECTOR..(sector + 1) * SECTOR;
            if !self.0.dead.get() {
                stored[whole.clone()].fill(0xff);
                weak[whole].fill(0);
                continue;
            }
            // A chip may write zeros before it erases: then ones are weak as well.
            let zeroing = self.0.cut.get().is_some_and(|cut| cut.way() == 2);
            for at in whole {
                if usize::from(self.random()) * 100 < done * 256 * 100 / SECTOR {
                    // Every zero is on its way to one; how far, nobody knows.
                    weak[at] |= if zeroing { 0xff } else { !stored[at] };
                }
            }
        }
        self.result()
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), NoPower> {
        assert!(offset.is_multiple_of(4) && bytes.len().is_multiple_of(4), "writes are whole words");
        let done = self.operate(bytes.len())?;
        if self.0.keeps_nothing.get() {
            return self.result();
        }
        let (mut stored, mut weak) = (self.0.bytes.borrow_mut(), self.0.weak.borrow_mut());
        let cut = self.0.cut.get().filter(|_| done < bytes.len());
        let torn = cut.map_or(done..done, |cut| cut.torn(offset as usize, bytes.len(), done));
        for (index, (byte, at)) in bytes.iter().zip(offset as usize..).enumerate() {
            if index == 5 && self.0.worn_sectors.borrow().contains(&(at / SECTOR)) {
                continue;
            }
            if torn.contains(&index) {
                weak[at] |= stored[at] & !byte;
            } else if index < done {
                stored[at] &= byte;
                weak[at] &= *byte;
            }
        }
        drop((stored, weak));
        self.result()
    }
}

impl MultiwriteNorFlash for MockFlash {}
