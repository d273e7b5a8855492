//! Passdeck on a Raspberry Pi Pico: sets up the hardware and starts all tasks.
//!
//! Display, buttons, source of chance, buzzer and light are tasks of their own. The main task (`handheld.rs`)
//! connects them: it takes the button presses, lets the console act on them, saves, and hands a new picture to the
//! display. Whatever needs no hardware, such as debouncing and the journal, is in the library (`lib.rs`), where it can
//! be tested on the host.

#![no_std]
#![no_main]
#![allow(unreachable_pub)] // in a binary, `pub` means: for the other modules
#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::expect_used,
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::todo,
    clippy::unimplemented,
    clippy::unreachable,
    clippy::unwrap_used
)]

mod buttons;
mod crash;
mod display;
mod entropy;
mod flash;
mod handheld;
mod led;
mod panic;
mod sound;
mod watchdog;

use defmt_rtt as _;
use embassy_executor::{SpawnError, SpawnToken, Spawner};
use embassy_rp::watchdog::Watchdog;
use engine::console::Button;
use handheld::Handheld;

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    let board = embassy_rp::init(Default::default());
    let mut watchdog = Watchdog::new(board.WATCHDOG);
    let hung = watchdog::ended_in_a_hang(&watchdog);
    let crash = panic::take_note();
    watchdog::start(&mut watchdog);
    defmt::info!("start, hang: {=bool}, crash: {=bool}", hung, crash.is_some());

    start(spawner, display::drive(display::Wires { bus: board.I2C0, clock: board.PIN_5, data: board.PIN_4 }));
    start(spawner, entropy::gather());
    start(spawner, sound::buzz(board.PWM_SLICE0, board.PIN_16));
    start(spawner, led::beat(board.PIN_25.into()));

    buttons::start([
        (Button::Up, board.PIN_10.into()),
        (Button::Down, board.PIN_11.into()),
        (Button::Left, board.PIN_12.into()),
        (Button::Right, board.PIN_13.into()),
        (Button::A, board.PIN_14.into()),
        (Button::B, board.PIN_15.into()),
    ]);

    if let Some(note) = crash {
        crash::show(&note).await;
    }
    Handheld::new(flash::SaveArea::new(board.FLASH), watchdog, hung).play().await
}

/// Starts a task. Each has memory for one instance, so starting it twice fails, which is logged.
fn start<T>(spawner: Spawner, task: Result<SpawnToken<T>, SpawnError>) {
    match task {
        Ok(task) => spawner.spawn(task),
        Err(_) => defmt::error!("a task was started twice"),
    }
}
