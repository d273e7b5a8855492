//! The display on the I2C bus. It may be missing, pulled out or put back at any time; the rest of the firmware goes on.
//!
//! [`show`] stores the picture that is wanted, and the task [`drive`] sends what has changed of it. Twice a second it
//! also repeats how the picture looks and one page of it: that detects a display that is gone, and repairs what a bad
//! contact has damaged. A display that can be read tells its chip, and that it has lost its power.
//!
//! What sets a chip up is sent only while the display is dark.

use core::cell::RefCell;

use display_interface::DisplayError;
use embassy_futures::select::{Either, select};
use embassy_rp::gpio::{Level, OutputOpenDrain};
use embassy_rp::i2c::{Async, Config, I2c, InterruptHandler};
use embassy_rp::{Peri, bind_interrupts};
use embassy_sync::blocking_mutex::ThreadModeMutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Timer, with_timeout};
use engine::console::kit::FrameBuffer;
use firmware::panel::{Commands, EDGE, Panel, PanelSettings, Status, charge_pump_on, edge_address};
use firmware::patches::{Patch, patches};

use crate::board::{BUS_SPEED, Bus, BusClock, BusData, DISPLAY_ADDRESSES};
use crate::led::{self, Warning};

bind_interrupts!(struct Interrupts {
    I2C0_IRQ => InterruptHandler<Bus>;
});

/// How long nothing changes before a page is repeated.
const REPEAT: Duration = Duration::from_millis(500);
/// Between two attempts to find a display.
const RETRY: Duration = Duration::from_millis(200);
/// How long a transaction may take. A page takes 3 ms, but an erase of the flash stops everything for up to half a
/// second.
const TIMEOUT: Duration = Duration::from_millis(700);

/// What a display shows, and how.
#[derive(Clone)]
struct Content {
    frame: FrameBuffer,
    settings: PanelSettings,
}

static WANTED: ThreadModeMutex<RefCell<Option<Content>>> = ThreadModeMutex::new(RefCell::new(None));
static CHANGED: Signal<ThreadModeRawMutex, ()> = Signal::new();

/// Shows a picture as soon as there is a display; whether it is another one than before.
pub fn show(frame: &FrameBuffer, settings: PanelSettings) -> bool {
    WANTED.lock(|wanted| {
        match &mut *wanted.borrow_mut() {
            Some(wanted) if wanted.frame == *frame && wanted.settings == settings => return false,
            Some(wanted) => {
                wanted.frame.clone_from(frame);
                wanted.settings = settings;
            }
            none => *none = Some(Content { frame: frame.clone(), settings }),
        }
        CHANGED.signal(());
        true
    })
}

/// The bus and the pins that the display is connected to.
pub struct Wires {
    pub bus: Peri<'static, Bus>,
    pub clock: Peri<'static, BusClock>,
    pub data: Peri<'static, BusData>,
}

/// Looks for a display, serves it as long as it answers, and looks again.
#[embassy_executor::task]
pub async fn drive(mut wires: Wires) {
    let mut addresses = DISPLAY_ADDRESSES.into_iter().cycle();
    let wanted = Content { frame: FrameBuffer::new(), settings: PanelSettings::default() };
    let mut state = DisplayState { shown: FrameBuffer::new(), wanted, found: None, answers: false };
    loop {
        state.fetch();
        if !state.wanted.settings.on {
            CHANGED.wait().await;
            continue;
        }
        free_bus(&mut wires).await;
        let mut config = Config::default();
        config.frequency = BUS_SPEED;
        let bus = I2c::new_async(
            wires.bus.reborrow(),
            wires.clock.reborrow(),
            wires.data.reborrow(),
            Interrupts,
            config,
        );
        let mut link = Link { bus, address: addresses.next().unwrap_or_default() };
        if link.serve(&mut state).await == Absence::Lost {
            defmt::warn!("display at {=u8:#x} is gone", link.address);
        }
        led::warn(Warning::Display, true);
        Timer::after(RETRY).await;
    }
}

/// Frees the bus from a display that lost its clock in the middle of a byte and now holds the data wire low: after at
/// most nine pulses of the clock the byte is over and the display lets go.
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

/// What the display shows as far as we know, and what it should show.
struct DisplayState {
    shown: FrameBuffer,
    wanted: Content,
    /// The chip, if it has told.
    found: Option<Panel>,
    /// Whether it can be read.
    answers: bool,
}

impl DisplayState {
    /// The chip that the picture is for: what somebody has set counts, unless it is just the usual one.
    fn panel(&self) -> Panel {
        match self.wanted.settings.panel {
            Panel::Ssd1306 => self.found.unwrap_or_default(),
            set => set,
        }
    }

    /// Takes over what was last given to [`show`].
    fn fetch(&mut self) {
        CHANGED.reset();
        WANTED.lock(|wanted| {
            if let Some(wanted) = &*wanted.borrow() {
                self.wanted.clone_from(wanted);
            }
        });
    }
}

/// The display did not answer in time, or what should be sent does not fit it.
struct NotSent;

/// Why a display is not served any more.
#[derive(PartialEq, Eq)]
enum Absence {
    /// It never answered.
    NotFound,
    /// It answered for a while.
    Lost,
}

/// The bus, and the address of the display on it.
struct Link<'a> {
    bus: I2c<'a, Bus, Async>,
    address: u8,
}

impl Link<'_> {
    /// Serves the display at this address until it does not answer.
    async fn serve(&mut self, state: &mut DisplayState) -> Absence {
        // A display that was just switched on shows noise: it stays dark until it has the picture.
        state.answers = false;
        if self.set_up(state).await.is_err() {
            return Absence::NotFound;
        }
        if let Some(status) = self.status().await {
            state.answers = true;
            // A setting that somebody has changed counts; the usual one may just not have been looked at.
            state.found = Some(status.panel);
        }
        if self.set_up(state).await.is_err() || self.send_all(state).await.is_err() {
            return Absence::NotFound;
        }
        defmt::info!("display at {=u8:#x}", self.address);
        led::warn(Warning::Display, false);
        let mut repeated = 0;
        while self.refresh(state, &mut repeated).await.is_ok() {}
        Absence::Lost
    }

    /// Waits for a change and sends it, or repeats a page if there is none for a while.
    async fn refresh(&mut self, state: &mut DisplayState, repeated: &mut usize) -> Result<(), NotSent> {
        let before = state.wanted.settings;
        if !before.on {
            CHANGED.wait().await;
            state.fetch();
            // It may have lost its power while the device slept.
            self.set_up(state).await?;
            return self.send_all(state).await;
        }
        if let Either::Second(()) = select(CHANGED.wait(), Timer::after(REPEAT)).await {
            return self.repeat(state, repeated).await;
        }
        state.fetch();
        let settings = state.wanted.settings;
        if settings.panel != before.panel {
            self.set_up(state).await?;
            return self.send_all(state).await;
        }
        if settings != before {
            self.configure(settings.refresh()).await?;
        }
        for patch in patches(&state.shown, &state.wanted.frame) {
            self.send(&patch, state).await?;
            // A newer picture overtakes this one: a press does not wait for what moves.
            if CHANGED.signaled() {
                break;
            }
        }
        Ok(())
    }

    /// Repeats one page, after a look whether the display still knows how it was set up.
    async fn repeat(&mut self, state: &mut DisplayState, repeated: &mut usize) -> Result<(), NotSent> {
        if state.answers && self.status().await.is_some_and(|status| !status.is_on) {
            return Err(NotSent);
        }
        if !state.answers && state.panel() == Panel::Ssd1306 {
            self.configure(charge_pump_on()).await?;
        }
        self.configure(state.wanted.settings.refresh()).await?;
        *repeated = (*repeated + 1) % FrameBuffer::PAGES;
        self.send(&Patch::whole_page(*repeated), state).await
    }

    /// What the display answers, if it does.
    async fn status(&mut self) -> Option<Status> {
        let mut answer = [0xff; 1];
        let asked = self.bus.write_read_async(self.address, Status::QUESTION, &mut answer);
        with_timeout(TIMEOUT, asked).await.ok()?.ok()?;
        let [byte] = answer;
        Status::read_from(byte)
    }

    /// Switches the display off and sends everything that sets it up.
    async fn set_up(&mut self, state: &DisplayState) -> Result<(), NotSent> {
        self.configure(PanelSettings { panel: state.panel(), ..state.wanted.settings }.setup()).await
    }

    /// Sends the whole picture, then how it looks, which lights the display up.
    async fn send_all(&mut self, state: &mut DisplayState) -> Result<(), NotSent> {
        for page in 0..FrameBuffer::PAGES {
            let address = edge_address(page).map_err(|_| NotSent)?;
            self.write(address.with_pixels(&EDGE)).await?;
            self.send(&Patch::whole_page(page), state).await?;
        }
        self.configure(state.wanted.settings.refresh()).await
    }

    async fn send(&mut self, patch: &Patch, state: &mut DisplayState) -> Result<(), NotSent> {
        let panel = state.panel();
        let DisplayState { shown, wanted, .. } = state;
        let address = PanelSettings { panel, ..wanted.settings }.address(patch).map_err(|_| NotSent)?;
        self.write(address.with_pixels(patch.bytes(&wanted.frame))).await?;
        patch.copy(&wanted.frame, shown);
        Ok(())
    }

    async fn configure(&mut self, commands: Result<Commands, DisplayError>) -> Result<(), NotSent> {
        self.write(commands.map_err(|_| NotSent)?.alone()).await
    }

    async fn write(&mut self, bytes: impl Iterator<Item = u8>) -> Result<(), NotSent> {
        let sent = self.bus.write_async(self.address, bytes);
        match with_timeout(TIMEOUT, sent).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(NotSent),
        }
    }
}
