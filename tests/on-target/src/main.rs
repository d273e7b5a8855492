//! On the Pico's processor the emulator asks for the hashes of random games, or lets a hard bot think and counts. The
//! host only checks that it compiles.

#![cfg_attr(target_os = "none", no_std, no_main)]

#[cfg(not(target_os = "none"))]
fn main() {}

#[cfg(target_os = "none")]
mod device {
    use core::arch::asm;
    use core::panic::PanicInfo;

    use engine::games::{Kind, Players};
    use on_target::drawing::{self, Drawing};
    use on_target::{Thinking, hash_of_games, think};

    /// Tells the emulator that something happened, with a number.
    macro_rules! tell {
        ($code:literal, $number:expr) => {
            // SAFETY: a breakpoint that the emulator answers; it changes nothing.
            unsafe { asm!(concat!("bkpt ", $code), in("r0") $number) }
        };
    }

    /// The emulator sets the arguments: which game, how many players or none for the hash, and how many games or
    /// which game and how often a hard bot thinks.
    #[unsafe(no_mangle)]
    pub(crate) extern "C" fn _start(kind: u32, players: u32, number: u32, every: u32) -> ! {
        let kind = kind_of(kind);
        let result = match u8::try_from(players).ok().and_then(Players::new) {
            None => hash_of_games(kind, number),
            Some(players) => {
                think(kind, players, number, every.max(1), &mut |mark| match mark {
                    Thinking::SliceBegins => tell!("1", 0),
                    Thinking::SliceEnds => tell!("2", 0),
                    Thinking::Decided => tell!("3", 0),
                });
                0
            }
        };
        loop {
            tell!("4", result);
        }
    }

    fn kind_of(number: u32) -> Kind {
        Kind::ALL.into_iter().cycle().nth(number as usize).unwrap_or(Kind::ALL[0])
    }

    /// Tells when a frame begins, and where it is when it is drawn.
    fn told(mark: Drawing<'_>) {
        match mark {
            Drawing::Begins => tell!("1", 0),
            Drawing::Done(frame) => tell!("2", frame.pages().as_ptr()),
        }
    }

    /// Draws so many frames of a game of people who press random buttons.
    #[unsafe(no_mangle)]
    pub(crate) extern "C" fn draw_game(kind: u32, players: u32, number: u32, frames: u32) -> ! {
        let players = u8::try_from(players).ok().and_then(Players::new).unwrap_or(Players::Two);
        drawing::game(kind_of(kind), players, number, frames, &mut told);
        loop {
            tell!("4", 0);
        }
    }

    /// Draws so many frames of menus and pages, and the curtain.
    #[unsafe(no_mangle)]
    pub(crate) extern "C" fn draw_shell(number: u32, frames: u32) -> ! {
        drawing::shell(number, frames, &mut told);
        loop {
            tell!("4", 0);
        }
    }

    #[panic_handler]
    fn panic(_: &PanicInfo<'_>) -> ! {
        loop {
            tell!("5", 0);
        }
    }
}
