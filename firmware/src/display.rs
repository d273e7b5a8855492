//! The display on the I2C bus. It may be missing, pulled out or put back at any time; the rest of the firmware goes on.
//!
//! [`show`] stores the picture that is wanted, and the task [`drive`] sends what has changed of it. Twice a second it
//! also repeats how the picture looks and one page of it: that detects a display that is gone, and repairs what a bad
//! contact has damaged. A display that can be read tells its chip, and whether it has lost its power.
//!
//! What sets a chip up is sent only while the display is dark.

use core::cell::RefCell;

use display_interface::DisplayError;
use embassy_futures::select::{Either, select};
use embassy_rp::i2c::{Async, I2c};
use embassy_sync::blocking_mutex::ThreadModeMutex;
use embassy_sync::blocking_mutex::raw::ThreadModeRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Timer, with_timeout};
use engine::console::kit::FrameBuffer;
use firmware::panel::{
    Chip, Commands, EDGE, MemoryTest, Panel, PanelSettings, Status, charge_pump_on, edge_address,
};
use firmware::patches::{Patch, patches};

use crate::board::{Bus, DISPLAY_ADDRESSES};
use crate::bus::Wires;
use crate::led::{self, Warning};

/// How long nothing changes before a page is repeated.
const REPEAT: Duration = Duration::from_millis(500);
/// Between two attempts to find a display.
const RETRY: Duration = Duration::from_millis(200);
/// Attempts at either address before the log says what to check.
const MISSES_TOLD: u32 = 4;
/// How long a transaction may take. A page takes 4 ms, but three erases of a slow flash in a row stop everything for
/// 1.2 seconds.
const TIMEOUT: Duration = Duration::from_secs(2);

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

/// Looks for a display, serves it as long as it answers, and looks again.
#[embassy_executor::task]
pub async fn drive(mut wires: Wires) {
    let mut addresses = DISPLAY_ADDRESSES.into_iter().cycle();
    let wanted = Content { frame: FrameBuffer::new(), settings: PanelSettings::default() };
    let mut state =
        DisplayState { shown: FrameBuffer::new(), wanted, found: Chip::default(), tells_power: false };
    let mut misses = 0_u32;
    loop {
        state.fetch();
        if !state.wanted.settings.on {
            CHANGED.wait().await;
            continue;
        }
        wires.free().await;
        let mut link = Link { bus: wires.open(), address: addresses.next().unwrap_or_default() };
        match link.serve(&mut state).await {
            Absence::Lost => {
                defmt::warn!("display at {=u8:#x} is gone", link.address);
                misses = 0;
            }
            Absence::NotFound => misses = misses.saturating_add(1),
        }
        if misses == MISSES_TOLD {
            defmt::warn!("no display acknowledges: check its wires and pull-ups");
        }
        led::warn(Warning::Display, true);
        Timer::after(RETRY).await;
    }
}

/// What the display shows as far as we know, and what it should show.
struct DisplayState {
    shown: FrameBuffer,
    wanted: Content,
    /// The chip, as far as it could be found out.
    found: Chip,
    /// Whether its status tells that it has lost its power.
    tells_power: bool,
}

impl DisplayState {
    /// The chip that the picture is for: a setting counts more than what was found out.
    fn chip(&self) -> Chip {
        match self.wanted.settings.panel {
            Panel::Auto => self.found,
            Panel::Sh1106 => Chip::Sh1106,
            Panel::Ssd1306 => Chip::Ssd1306,
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
        if self.begin(state).await.is_err() {
            return Absence::NotFound;
        }
        defmt::info!("display at {=u8:#x}", self.address);
        led::warn(Warning::Display, false);
        let mut repeated = 0;
        while self.refresh(state, &mut repeated).await.is_ok() {}
        Absence::Lost
    }

    /// Finds out what the display is, and shows the picture.
    async fn begin(&mut self, state: &mut DisplayState) -> Result<(), NotSent> {
        // A display that was just switched on shows noise: it stays dark until it has the picture.
        self.set_up(state).await?;
        let is_on_when_dark = self.is_on().await?;
        state.found = if self.has_readable_memory().await? { Chip::Sh1106 } else { Chip::Ssd1306 };
        self.set_up(state).await?;
        self.send_all(state).await?;
        // There are clones whose status never changes.
        state.tells_power = is_on_when_dark == Some(false) && self.is_on().await? == Some(true);
        Ok(())
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
        if state.tells_power {
            if self.is_on().await? == Some(false) {
                return Err(NotSent);
            }
        } else if state.chip() == Chip::Ssd1306 {
            self.configure(charge_pump_on()).await?;
        }
        self.configure(state.wanted.settings.refresh()).await?;
        *repeated = (*repeated + 1) % FrameBuffer::PAGES;
        self.send(&Patch::whole_page(*repeated), state).await
    }

    /// Whether the display says that it is on. `None` if it does not let itself be read.
    async fn is_on(&mut self) -> Result<Option<bool>, NotSent> {
        Ok(self.ask(Status::QUESTION).await?.map(|[answer]| Status::is_on(answer)))
    }

    /// Whether what is written to the memory of the dark display can be read from it.
    async fn has_readable_memory(&mut self) -> Result<bool, NotSent> {
        for byte in MemoryTest::BYTES {
            let question = MemoryTest::question(byte).map_err(|_| NotSent)?;
            if !self.ask(question).await?.is_some_and(|answer| MemoryTest::passes(byte, answer)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Writes and then reads. `None` if the display does not let itself be read.
    async fn ask<const N: usize>(
        &mut self,
        question: impl IntoIterator<Item = u8>,
    ) -> Result<Option<[u8; N]>, NotSent> {
        let mut answer = [0; N];
        let asked = self.bus.write_read_async(self.address, question, &mut answer);
        let asked = with_timeout(TIMEOUT, asked).await.map_err(|_| NotSent)?;
        Ok(asked.is_ok().then_some(answer))
    }

    /// Switches the display off and sends everything that sets it up.
    async fn set_up(&mut self, state: &DisplayState) -> Result<(), NotSent> {
        self.configure(state.wanted.settings.setup(state.chip())).await
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
        let address = state.chip().address(patch).map_err(|_| NotSent)?;
        let DisplayState { shown, wanted, .. } = state;
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
