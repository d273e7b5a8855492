//! What happens after a panic or a fault: leaves a note in RAM that survives a restart, and restarts.
//!
//! Nothing is written to the flash, so the save stays as the last move left it. The next start finds the note and
//! shows it before it does anything that could fail again.

use core::fmt::{self, Write};
use core::mem::MaybeUninit;
use core::panic::PanicInfo;
use core::ptr;
use core::sync::atomic::{AtomicBool, Ordering};

use heapless::String;

use crate::watchdog;

/// Says that the note was written and not yet read. After power-on RAM holds anything.
const WRITTEN: u32 = 0x0dec_4bad;
const LENGTH: usize = 128;

#[derive(Clone, Copy)]
#[repr(C)]
struct Note {
    written: u32,
    len: u32,
    /// Checksum of the text, in case that RAM holds `WRITTEN` by accident.
    sum: u32,
    text: [u8; LENGTH],
}

#[unsafe(link_section = ".uninit.note")]
static mut NOTE: MaybeUninit<Note> = MaybeUninit::uninit();

/// The note that the last run left, once.
pub fn take_note() -> Option<String<LENGTH>> {
    // SAFETY: called by `main` alone, which does not run beside a panic. All bit patterns of a `Note` are valid.
    let note = unsafe {
        let place = (&raw mut NOTE).cast::<Note>();
        let note = ptr::read_volatile(place);
        ptr::write_volatile(&raw mut (*place).written, 0);
        note
    };
    let text = note.text.get(..usize::try_from(note.len).ok()?)?;
    if note.written != WRITTEN || note.sum != sum(text) {
        return None;
    }
    core::str::from_utf8(text).ok().and_then(|text| String::try_from(text).ok())
}

fn leave_note(text: &str) -> ! {
    let mut note = Note { written: WRITTEN, len: 0, sum: sum(text.as_bytes()), text: [0; LENGTH] };
    for (place, byte) in note.text.iter_mut().zip(text.bytes()) {
        *place = byte;
        note.len += 1;
    }
    // SAFETY: nothing else runs any more: interrupts are off and there is one core.
    unsafe { ptr::write_volatile((&raw mut NOTE).cast::<Note>(), note) };
    // Only now: if the log itself is what broke, the note is there already.
    defmt::error!("{=str}", text);
    watchdog::restart()
}

fn sum(text: &[u8]) -> u32 {
    text.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// A text that drops what does not fit.
struct TruncatedText(String<LENGTH>);

impl Write for TruncatedText {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for letter in text.chars().filter(char::is_ascii) {
            self.0.push(letter).map_err(|_| fmt::Error)?;
        }
        Ok(())
    }
}

fn leave(note: fmt::Arguments<'_>) -> ! {
    static LEAVING: AtomicBool = AtomicBool::new(false);
    cortex_m::interrupt::disable();
    if LEAVING.load(Ordering::Relaxed) {
        // Leaving the note has broken as well. What is there of it is checked by the next start.
        watchdog::restart();
    }
    LEAVING.store(true, Ordering::Relaxed);
    let mut text = TruncatedText(String::new());
    // A note that is cut short is still a note.
    text.write_fmt(note).unwrap_or_default();
    leave_note(&text.0)
}

#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    match info.location() {
        Some(at) => {
            let file = at.file().rsplit('/').next().unwrap_or_default();
            leave(format_args!("{} {}: {}", file, at.line(), info.message()))
        }
        None => leave(format_args!("{}", info.message())),
    }
}

unsafe extern "C" {
    // Only their addresses mean something: the linker script says where the stack is.
    static _stack_start: u8;
    static _stack_end: u8;
}

/// A stack that has overflowed takes nothing more, and the processor could not leave there what it was doing. So the
/// handler takes that from the stack only if it is there, and begins with an empty one: nobody comes back.
#[allow(non_snake_case)] // the name that cortex-m-rt knows
#[unsafe(naked)]
#[unsafe(no_mangle)]
unsafe extern "C" fn HardFault() -> ! {
    core::arch::naked_asm!(
        "mov r0, sp",
        "movs r1, #0",
        "movs r2, #0",
        "ldr r3, 3f",
        "cmp r0, r3",
        "bls 1f",
        "ldr r1, [r0, #24]",
        "ldr r2, [r0, #20]",
        "1:",
        "ldr r3, 2f",
        "mov sp, r3",
        "bl {note}",
        ".align 2",
        "2: .word {top}",
        "3: .word {end}",
        note = sym note_fault,
        top = sym _stack_start,
        end = sym _stack_end,
    )
}

extern "C" fn note_fault(stack: *const u8, at: u32, from: u32) -> ! {
    if stack <= &raw const _stack_end {
        leave(format_args!("the stack is full"));
    }
    leave(format_args!("fault at {at:08x} from {from:08x}"))
}
