//! Access to the save area and the archive at the end of the flash, and to nothing else.

use core::cell::RefCell;
use core::ptr;

use embassy_rp::Peri;
use embassy_rp::flash::{Blocking, ERASE_SIZE, Flash};
#[cfg(feature = "pico2")]
use embassy_rp::pac;
use embassy_rp::peripherals::FLASH;
use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashError, NorFlashErrorKind, ReadNorFlash,
};

use engine::console::FlashFacts;
use static_cell::StaticCell;

use crate::{buttons, watchdog};

/// What the board has; save area and archive are at its end.
const FLASH_SIZE: usize = if cfg!(feature = "pico2") { 4 } else { 2 } * 1024 * 1024;
const WORD: usize = 4;
const ERASED: u8 = 0xff;
const FLASH_BASE: usize = 0x1000_0000;
/// Where the flash is read as it is, not as it was read before: what was written is compared with what is there, and a
/// weak bit may read differently the second time.
const UNCACHED: usize = if cfg!(feature = "pico2") { 0x1400_0000 } else { 0x1300_0000 };

unsafe extern "C" {
    // Only their addresses mean something: the linker script says where the areas are.
    static _save_start: u8;
    static _save_end: u8;
    static _archive_start: u8;
    static _archive_end: u8;
}

type Chip = RefCell<Flash<'static, FLASH, Blocking, FLASH_SIZE>>;

/// An area of the flash, counted from its own start, in words of four bytes.
pub struct SaveArea {
    flash: &'static Chip,
    start: u32,
    size: u32,
    /// Without a place of its own it is as an erased flash that keeps nothing.
    has_place: bool,
}

/// What is kept in flash.
pub struct Areas {
    pub save: SaveArea,
    pub archive: SaveArea,
}

impl Areas {
    pub fn new(flash: Peri<'static, FLASH>) -> Areas {
        static CHIP: StaticCell<Chip> = StaticCell::new();
        let flash = &*CHIP.init(RefCell::new(Flash::new_blocking(flash)));
        Areas {
            save: SaveArea::new(flash, &raw const _save_start, &raw const _save_end),
            archive: SaveArea::new(flash, &raw const _archive_start, &raw const _archive_end),
        }
    }

    /// What the flash tells of itself. A Pico 2 cannot ask the chip, but knows how its boot ROM reads it.
    pub fn facts(&mut self) -> FlashFacts {
        #[cfg(feature = "pico2")]
        let (id, mode) = {
            let window = pac::QMI.mem(0);
            let clock = embassy_rp::clocks::clk_sys_freq();
            (None, Some(firmware::qmi::mode(window.timing().read().0, window.rcmd().read().0, clock)))
        };
        #[cfg(not(feature = "pico2"))]
        let (id, mode) = {
            let id = self.save.flash.borrow_mut().blocking_jedec_id();
            let id = id.ok().map(|id| {
                let [_, id @ ..] = id.to_be_bytes();
                id
            });
            (id, None)
        };
        FlashFacts { id, mode, erases: 0 }
    }

    /// Whether the program runs from a partition, whose flash is not where its addresses say. Nothing is saved then: it
    /// would be erased in the partition of somebody else.
    pub fn is_translated() -> bool {
        #[cfg(feature = "pico2")]
        return firmware::qmi::is_translated(pac::QMI.atrans(0).read().0);
        #[cfg(not(feature = "pico2"))]
        return false;
    }
}

impl SaveArea {
    fn new(flash: &'static Chip, start: *const u8, end: *const u8) -> SaveArea {
        let offset =
            |address: *const u8| u32::try_from((address as usize).saturating_sub(FLASH_BASE)).unwrap_or(0);
        let size = offset(end).saturating_sub(offset(start));
        SaveArea { flash, start: offset(start), size, has_place: !Areas::is_translated() }
    }

    /// The address of what is to be changed.
    fn place(&self, offset: u32, len: usize) -> Result<u32, OutOfBounds> {
        if self.has_place { self.address(offset, len) } else { Err(OutOfBounds) }
    }

    /// The address in the flash for an offset in the area.
    fn address(&self, offset: u32, len: usize) -> Result<u32, OutOfBounds> {
        let end = u32::try_from(len).ok().and_then(|len| offset.checked_add(len));
        if end.is_some_and(|end| end <= self.size) { Ok(self.start + offset) } else { Err(OutOfBounds) }
    }
}

/// Something outside of the area was asked for, or the flash refused it.
#[derive(Debug)]
pub struct OutOfBounds;

impl NorFlashError for OutOfBounds {
    fn kind(&self) -> NorFlashErrorKind {
        NorFlashErrorKind::OutOfBounds
    }
}

impl ErrorType for SaveArea {
    type Error = OutOfBounds;
}

impl ReadNorFlash for SaveArea {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), OutOfBounds> {
        let address = self.address(offset, bytes.len())? as usize;
        if !self.has_place {
            bytes.fill(ERASED);
            return Ok(());
        }
        // Each read takes the same time, whether it is a byte or a word.
        for (piece, at) in bytes.chunks_mut(WORD).zip((address..).step_by(WORD)) {
            let from = UNCACHED + at;
            // SAFETY: the addresses are in the area, which is in the flash, and words are aligned. Nothing writes
            // there meanwhile: only this type can, and it is borrowed.
            unsafe {
                match <&mut [u8; WORD]>::try_from(&mut *piece) {
                    Ok(word) if from.is_multiple_of(WORD) => {
                        *word = ptr::read_volatile(from as *const u32).to_le_bytes();
                    }
                    _ => {
                        for (byte, at) in piece.iter_mut().zip(from..) {
                            *byte = ptr::read_volatile(at as *const u8);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.size as usize
    }
}

impl NorFlash for SaveArea {
    const WRITE_SIZE: usize = 4;
    const ERASE_SIZE: usize = ERASE_SIZE;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), OutOfBounds> {
        // Many sectors in a row may take longer than the watchdog waits, one sector cannot.
        watchdog::feed();
        let len = to.checked_sub(from).ok_or(OutOfBounds)?;
        let address = self.place(from, len as usize)?;
        let mut flash = self.flash.try_borrow_mut().map_err(|_| OutOfBounds)?;
        buttons::watch_during(|| flash.blocking_erase(address, address + len)).map_err(|_| OutOfBounds)
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), OutOfBounds> {
        let address = self.place(offset, bytes.len())?;
        let mut flash = self.flash.try_borrow_mut().map_err(|_| OutOfBounds)?;
        flash.blocking_write(address, bytes).map_err(|_| OutOfBounds)
    }
}

// The Pico's flash lets a page be written again and again, as long as bits only go from one to zero.
impl MultiwriteNorFlash for SaveArea {}
