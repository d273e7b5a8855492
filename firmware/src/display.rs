//! The display on the I2C bus. It may be missing, pulled out or put back at any time; nothing else notices.
//!
//! Others leave the picture they want, and this task sends what changed of it. Twice a second it also repeats the
//! settings and one strip: that finds out that a display is gone, and repairs whatever a bad contact spoilt.

use core::cell::RefCell;

use embassy_futures::select::{Either, select};
use embassy_rp::gpio::{Level, OutputOpenDrain};
use embassy_rp::i2c::{Async, Config, I2c, InterruptHandler};
use embassy_rp::peripherals::{I2C0, PIN_4, PIN_5};
use embassy_rp::{Peri, bind_interrupts};
use embassy_sync::blocking_mutex::ThreadModeMutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Timer, with_timeout};
use engine::console::kit::FrameBuffer;
use firmware::panel::{ADDRESSES, EDGE, Look, place_of_edge};
use firmware::patches::{Patch, patches};

use crate::led::{self, Warning};

bind_interrupts!(struct Interrupts {
    I2C0_IRQ => InterruptHandler<I2C0>;
});

const REPEAT: Duration = Duration::from_millis(500);
/// Between two attempts to find a display.
const RETRY: Duration = Duration::from_millis(200);
/// A strip takes 3 ms; erasing flash meanwhile, half a second at worst.
const PATIENCE: Duration = Duration::from_millis(700);

struct Wanted {
    frame: FrameBuffer,
    look: Look,
}

static WANTED: ThreadModeMutex<RefCell<Option<Wanted>>> = ThreadModeMutex::new(RefCell::new(None));
static CHANGED: Signal<ThreadModeRawMutex, ()> = Signal::new();

/// Shows a picture as soon as there is a display.
pub fn show(frame: &FrameBuffer, look: Look) {
    WANTED.lock(|wanted| match &mut *wanted.borrow_mut() {
        Some(wanted) => {
            wanted.frame.clone_from(frame);
            wanted.look = look;
        }
        nothing => *nothing = Some(Wanted { frame: frame.clone(), look }),
    });
    CHANGED.signal(());
}

/// The pins that the display hangs on.
pub struct Wires {
    pub bus: Peri<'static, I2C0>,
    pub clock: Peri<'static, PIN_5>,
    pub data: Peri<'static, PIN_4>,
}

/// Looks for a display, stays with it as long as it answers, and looks again.
#[embassy_executor::task]
pub async fn drive(mut wires: Wires) {
    let mut addresses = ADDRESSES.into_iter().cycle();
    let mut sheets = Sheets { shown: FrameBuffer::new(), wanted: FrameBuffer::new(), look: Look::default() };
    loop {
        sheets.fetch();
        if !sheets.look.on {
            CHANGED.wait().await;
            continue;
        }
        free_bus(&mut wires).await;
        let mut config = Config::default();
        config.frequency = 400_000;
        let bus = I2c::new_async(
            wires.bus.reborrow(),
            wires.clock.reborrow(),
            wires.data.reborrow(),
            Interrupts,
            config,
        );
        let mut link = Link { bus, address: addresses.next().unwrap_or_default() };
        if link.stay(&mut sheets).await == Served::Some {
            defmt::warn!("display at {=u8:#x} is gone", link.address);
        }
        led::tell(Warning::Display, true);
        Timer::after(RETRY).await;
    }
}

/// A display that lost its clock in the middle of a byte may hold the data wire: nine pulses let go of it.
async fn free_bus(wires: &mut Wires) {
    let mut clock = OutputOpenDrain::new(wires.clock.reborrow(), Level::High);
    let data = OutputOpenDrain::new(wires.data.reborrow(), Level::High);
    clock.set_pullup(true);
    Timer::after_micros(10).await;
    for _ in 0..9 {
        if data.is_high() {
            return;
        }
        clock.set_low();
        Timer::after_micros(5).await;
        clock.set_high();
        Timer::after_micros(5).await;
    }
}

/// What the display has, and what it is to have.
struct Sheets {
    shown: FrameBuffer,
    wanted: FrameBuffer,
    look: Look,
}

impl Sheets {
    fn fetch(&mut self) {
        CHANGED.reset();
        WANTED.lock(|wanted| {
            if let Some(wanted) = &*wanted.borrow() {
                self.wanted.clone_from(&wanted.frame);
                self.look = wanted.look;
            }
        });
    }
}

/// The display did not answer, or cannot be talked to.
struct Gone;

/// Whether a display was ever there.
#[derive(PartialEq, Eq)]
enum Served {
    None,
    Some,
}

/// A bus, and who is talked to.
struct Link<'a> {
    bus: I2c<'a, I2C0, Async>,
    address: u8,
}

impl Link<'_> {
    /// Serves the display at this address until it is gone.
    async fn stay(&mut self, sheets: &mut Sheets) -> Served {
        let dark = Look { on: false, ..sheets.look };
        // What a display shows when it is switched on is noise: keep it dark until the picture is there.
        if self.tell(dark).await.is_err() || self.send_all(sheets).await.is_err() {
            return Served::None;
        }
        defmt::info!("display at {=u8:#x}", self.address);
        led::tell(Warning::Display, false);
        let mut repeated = 0;
        while self.refresh(sheets, &mut repeated).await.is_ok() {}
        Served::Some
    }

    /// One round: waits for a change, or repeats a strip if there is none.
    async fn refresh(&mut self, sheets: &mut Sheets, repeated: &mut usize) -> Result<(), Gone> {
        let before = sheets.look;
        if !before.on {
            CHANGED.wait().await;
            sheets.fetch();
            // It may have lost its power while the device slept.
            self.tell(Look { on: false, ..sheets.look }).await?;
            return self.send_all(sheets).await;
        }
        if let Either::Second(()) = select(CHANGED.wait(), Timer::after(REPEAT)).await {
            self.tell(sheets.look).await?;
            *repeated = (*repeated + 1) % FrameBuffer::PAGES;
            return self.send(&Patch::strip(*repeated), sheets).await;
        }
        sheets.fetch();
        if sheets.look != before {
            self.tell(sheets.look).await?;
        }
        if sheets.look.panel != before.panel {
            return self.send_all(sheets).await;
        }
        for patch in patches(&sheets.shown, &sheets.wanted) {
            self.send(&patch, sheets).await?;
        }
        Ok(())
    }

    async fn send_all(&mut self, sheets: &mut Sheets) -> Result<(), Gone> {
        for page in 0..FrameBuffer::PAGES {
            let place = place_of_edge(page).map_err(|_| Gone)?;
            self.write(place.and_then(&EDGE)).await?;
            self.send(&Patch::strip(page), sheets).await?;
        }
        self.tell(sheets.look).await
    }

    async fn send(&mut self, patch: &Patch, sheets: &mut Sheets) -> Result<(), Gone> {
        let place = sheets.look.place(patch).map_err(|_| Gone)?;
        self.write(place.and_then(patch.bytes(&sheets.wanted))).await?;
        patch.copy(&sheets.wanted, &mut sheets.shown);
        Ok(())
    }

    async fn tell(&mut self, look: Look) -> Result<(), Gone> {
        self.write(look.commands().map_err(|_| Gone)?.alone()).await
    }

    async fn write(&mut self, bytes: impl Iterator<Item = u8>) -> Result<(), Gone> {
        let sent = self.bus.write_async(self.address, bytes);
        match with_timeout(PATIENCE, sent).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }
}
