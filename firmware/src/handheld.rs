//! The main loop: buttons and time go in; saves, sounds and pictures come out.

use embassy_futures::select::{Either3, select3};
use embassy_rp::watchdog::Watchdog;
use embassy_time::{Duration, Instant, Timer};
use engine::cards::Seed;
use engine::console::kit::FrameBuffer;
use engine::console::session::AnySession;
use engine::console::{Board, Console, Due, Fault, Light, Request, Stored};
use firmware::clock;
use firmware::debounce::Edge;
use firmware::health::Health;
use firmware::journal::{Loaded, SaveError};
use firmware::panel::PanelSettings;
use firmware::store::FlashStore;
use static_cell::StaticCell;

use crate::buttons::{ButtonEvent, EVENTS};
use crate::flash::SaveArea;
use crate::{display, entropy, led, sound, watchdog};

/// The pause between two slices of a bot's thought, in which other tasks run.
const BETWEEN_SLICES: Duration = Duration::from_millis(8);
/// How long after the last press nobody notices that an erase of the flash stops the processor.
const QUIET: Duration = Duration::from_millis(400);
/// The longest time without a turn of the loop, which feeds the watchdog.
const LONGEST_PAUSE: Duration = Duration::from_millis(1000);
/// The contrast of a dim display.
const DIM_CONTRAST: u8 = 0x10;

/// The console and what it needs of the board.
pub struct Handheld {
    console: &'static mut Console<AnySession>,
    store: &'static mut FlashStore<SaveArea>,
    frame: &'static mut FrameBuffer,
    watchdog: Watchdog,
    light: Light,
    contrast: u8,
    settings: PanelSettings,
    entropy: Entropy,
    /// What the last attempt to save came to.
    saved: Result<(), SaveError>,
    /// The console waits for a seed.
    wants_seed: bool,
    last_press: Instant,
}

/// Whether there is enough entropy for a seed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entropy {
    Gathering,
    Ready,
}

impl Handheld {
    /// Switches on with what is in the flash.
    pub fn new(area: SaveArea, watchdog: Watchdog, hung: bool) -> Handheld {
        static FRAME: StaticCell<FrameBuffer> = StaticCell::new();
        let store = open(area);
        let found = match store.loaded() {
            Loaded::Empty => "empty",
            Loaded::Valid => "valid",
            Loaded::Corrupted => "corrupted",
            Loaded::Foreign { .. } => "foreign",
        };
        defmt::info!("save: {=str}, {=usize} moves", found, store.stored().moves.len());
        let stored = store.stored();
        let console = switch_on(stored);
        console.resume(stored.game, stored.moves);
        if hung {
            console.report(Fault::Hung);
        }
        led::warn(led::Warning::Save, stored.broken.is_some());
        Handheld {
            console,
            store,
            frame: FRAME.init_with(FrameBuffer::new),
            watchdog,
            light: Light::Bright,
            contrast: PanelSettings::default().contrast,
            settings: PanelSettings::default(),
            entropy: Entropy::Gathering,
            saved: Ok(()),
            wants_seed: false,
            last_press: Instant::now(),
        }
    }

    /// Plays for ever.
    pub async fn play(mut self) -> ! {
        loop {
            self.serve();
            self.draw();
            watchdog::feed();
            if self.light == Light::Off {
                self.sleep().await;
                continue;
            }
            match select3(EVENTS.receive(), Timer::at(self.next()), self.entropy_gathered()).await {
                Either3::First(event) => self.handle(&event),
                Either3::Second(()) => self.tick(),
                Either3::Third(health) => self.start_dealing(health),
            }
        }
    }

    /// When there is something to do, if no button moves.
    fn next(&self) -> Instant {
        let now = Instant::now();
        let pause = match self.console.due() {
            Due::Soon => BETWEEN_SLICES,
            Due::At(due) => Duration::from_millis(clock::until(due, millis(now)).into()),
            Due::Never => LONGEST_PAUSE,
        };
        now + pause.min(LONGEST_PAUSE)
    }

    async fn entropy_gathered(&self) -> Health {
        match self.entropy {
            Entropy::Gathering => entropy::ready().await,
            Entropy::Ready => core::future::pending().await,
        }
    }

    fn handle(&mut self, event: &ButtonEvent) {
        entropy::mix_button(event);
        self.last_press = event.at;
        match event.edge {
            Edge::Press => self.console.press(event.button, millis(event.at)),
            Edge::Release => self.console.release(event.button, millis(event.at)),
        }
    }

    fn tick(&mut self) {
        self.console.tick(millis(Instant::now()));
        // If there was nothing to tidy, that does not mean that saving works again.
        if self.last_press.elapsed() >= QUIET
            && let Err(error) = self.store.tidy()
        {
            self.note_saved(Err(error));
        }
    }

    /// Does what the console asks for. A seed leads to a deal, which asks to be saved before anybody sees it.
    fn serve(&mut self) {
        self.do_requests();
        if self.wants_seed && self.entropy == Entropy::Ready {
            self.wants_seed = false;
            let mut seed = [0; 16];
            entropy::passdeck_deal_seed(&mut seed);
            self.console.give_seed(Seed(u128::from_le_bytes(seed)));
            self.do_requests();
        }
    }

    fn do_requests(&mut self) {
        while let Some(request) = self.console.take_request() {
            match request {
                Request::Seed => self.wants_seed = true,
                Request::Save(slot) => {
                    let kept = self.store.keep(slot, self.console);
                    self.note_saved(kept);
                }
                Request::Erase(slot) => {
                    let gone = self.store.forget(slot);
                    self.note_saved(gone);
                }
                Request::MendMemory => {
                    let mended = self.store.start_afresh();
                    self.note_saved(mended);
                    self.store_seed();
                }
                Request::Light(light) => self.light = light,
                Request::Contrast(contrast) => self.contrast = contrast,
                Request::Turned(turned) => self.settings.turned = turned,
                Request::Panel(panel) => self.settings.panel = panel,
                Request::Sound(cue, volume) => sound::play(cue, volume),
            }
        }
    }

    /// Mixes in the seed of the last start, and stores one for the next start before any seed is given out.
    fn start_dealing(&mut self, health: Health) {
        if let Some(seed) = self.store.seed() {
            entropy::mix_stored(seed);
        }
        self.store_seed();
        defmt::info!("entropy alive: {=bool}", health != Health::Dead);
        if health == Health::Dead {
            self.console.report(Fault::WeakChance);
            led::warn(led::Warning::Entropy, true);
        }
        self.entropy = Entropy::Ready;
    }

    fn store_seed(&mut self) {
        let kept = self.store.keep_seed(&entropy::seed_to_store());
        self.note_saved(kept);
    }

    /// Notes whether saving worked. People are told once when it begins to fail; the light flashes as long as it fails.
    fn note_saved(&mut self, saved: Result<(), SaveError>) {
        led::warn(led::Warning::Save, saved.is_err());
        if saved == core::mem::replace(&mut self.saved, saved) {
            return;
        }
        let (why, fault) = match saved {
            Ok(()) => return,
            // The console knows that from the start, and asks what to do.
            Err(SaveError::Locked) => ("the save area is locked", None),
            Err(SaveError::Full) => ("the game has too many moves", Some(Fault::NotSaved)),
            Err(SaveError::TooLong) => ("it is too long", Some(Fault::NotSaved)),
            Err(SaveError::NoSuchMove) => ("there is no such move", Some(Fault::NotSaved)),
            Err(SaveError::Worn) => ("the flash does not keep it", Some(Fault::NotSaved)),
        };
        defmt::warn!("not saved: {=str}", why);
        if let Some(fault) = fault {
            self.console.report(fault);
        }
    }

    /// Draws the picture if it has changed, and hands it to the display if that or a setting has changed.
    fn draw(&mut self) {
        let settings = PanelSettings {
            on: self.light != Light::Off,
            contrast: if self.light == Light::Dim { DIM_CONTRAST.min(self.contrast) } else { self.contrast },
            ..self.settings
        };
        let redraw = self.console.take_redraw();
        if redraw {
            let Ok(()) = self.console.draw(self.frame);
        }
        if redraw || settings != self.settings {
            self.settings = settings;
            display::show(self.frame, settings);
        }
    }

    /// Sleeps until a button is pressed: no timer runs, and the processor stands still. The press only wakes.
    async fn sleep(&mut self) {
        defmt::info!("sleep");
        led::sleep(true);
        self.watchdog.stop();
        loop {
            let event = EVENTS.receive().await;
            self.handle(&event);
            if event.edge == Edge::Press {
                break;
            }
        }
        watchdog::start(&mut self.watchdog);
        led::sleep(false);
        defmt::info!("awake");
    }
}

/// Loads the store into a static. Not inlined, so that its part of the stack is free again before the console is made.
#[inline(never)]
fn open(area: SaveArea) -> &'static mut FlashStore<SaveArea> {
    static STORE: StaticCell<FlashStore<SaveArea>> = StaticCell::new();
    STORE.init_with(|| FlashStore::load(area))
}

/// Makes the console in a static, because it is too large for the stack.
#[inline(never)]
fn switch_on(stored: Stored<'_>) -> &'static mut Console<AnySession> {
    static CONSOLE: StaticCell<Console<AnySession>> = StaticCell::new();
    CONSOLE.init_with(|| Console::switch_on(stored, Board::HANDHELD, millis(Instant::now())))
}

fn millis(instant: Instant) -> u32 {
    clock::shown(instant.as_millis())
}
