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

mod board;
mod bus;
mod buttons;
mod clocks;
mod crash;
mod display;
mod entropy;
mod facts;
mod flash;
mod handheld;
#[cfg(feature = "pico2")]
mod image;
mod info;
mod led;
mod panic;
mod pin_samples;
mod requests;
mod sleep;
mod sound;
mod stack_guard;
mod start;
mod voltage;
mod watchdog;

use board::Parts;
use defmt_rtt as _;
use embassy_executor::{SpawnError, SpawnToken, Spawner};
use embassy_rp::watchdog::Watchdog;
use engine::console::kit::Line;
use handheld::{Handheld, Start};
use start::Held;
use voltage::Voltage;

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    stack_guard::install();
    let mut parts = Parts::of(embassy_rp::init(clocks::config()));
    let held = Held::at_start(&mut parts.buttons).await;
    if held.update {
        start::as_usb_drive();
    }
    let mut watchdog = Watchdog::new(parts.watchdog);
    let last_run = watchdog::last_run(&mut watchdog);
    let crash = panic::take_note();
    watchdog::start(&mut watchdog);
    defmt::info!("start, hang: {=bool}, crash: {=bool}", last_run.hung(), crash.is_some());

    let wires = bus::Wires { bus: parts.bus, clock: parts.bus_clock, data: parts.bus_data };
    start(spawner, display::drive(wires));
    start(spawner, entropy::gather());
    start(spawner, sound::buzz(parts.buzzer_tones, parts.buzzer));
    start(spawner, led::beat(parts.light, Voltage::new(parts.converter, parts.supply)));
    let wakers = buttons::wakers();
    buttons::start(parts.buttons);

    if let Some(note) = &crash {
        crash::show(note, &mut watchdog, wakers).await;
    }
    let crash = crash.map(|note| Line::from(note.as_str()));
    let start = Start { last_run, crash, safe: held.safe };
    Handheld::new(flash::Areas::new(parts.flash), watchdog, wakers, start).play().await
}

/// Starts a task. Each has memory for one instance, so starting it twice fails, which is logged.
fn start<T>(spawner: Spawner, task: Result<SpawnToken<T>, SpawnError>) {
    match task {
        Ok(task) => spawner.spawn(task),
        Err(_) => defmt::error!("a task was started twice"),
    }
}
