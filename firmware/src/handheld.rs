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
use firmware::panel::Look;
use firmware::slots::Slots;
use static_cell::StaticCell;

use crate::buttons::{EVENTS, Event};
use crate::flash::SaveArea;
use crate::{display, entropy, led, sound, watchdog};

/// Between two slices of a bot's thought there is time for everything else.
const SLICE: Duration = Duration::from_millis(8);
/// So long after the last press, nobody minds that the processor stands still.
const QUIET: Duration = Duration::from_millis(400);
/// The longest pause: the watchdog wants to be fed.
const PAUSE: Duration = Duration::from_millis(1000);
/// The contrast of a dim display.
const DIM: u8 = 0x10;

/// The console and what it needs of the board.
pub struct Handheld {
    console: &'static mut Console<AnySession>,
    slots: &'static mut Slots<SaveArea>,
    frame: &'static mut FrameBuffer,
    dog: Watchdog,
    light: Light,
    contrast: u8,
    look: Look,
    entropy: Entropy,
    /// What the last attempt to save came to.
    saved: Result<(), SaveError>,
    /// The console waits for a seed.
    wants_seed: bool,
    last_press: Instant,
}

/// Whether there is any yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entropy {
    Gathering,
    Ready,
}

impl Handheld {
    /// Switches on with what is in the flash.
    pub fn new(area: SaveArea, dog: Watchdog, hung: bool) -> Handheld {
        static FRAME: StaticCell<FrameBuffer> = StaticCell::new();
        let slots = open(area);
        let found = match slots.loaded() {
            Loaded::Empty => "empty",
            Loaded::Valid => "valid",
            Loaded::Corrupted => "corrupted",
            Loaded::Foreign { .. } => "foreign",
        };
        defmt::info!("save: {=str}, {=usize} moves", found, slots.stored().moves.len());
        let stored = slots.stored();
        let console = switch_on(stored);
        console.resume(stored.game, stored.moves);
        if hung {
            console.report(Fault::Hung);
        }
        led::tell(led::Warning::Save, stored.broken.is_some());
        Handheld {
            console,
            slots,
            frame: FRAME.init_with(FrameBuffer::new),
            dog,
            light: Light::Bright,
            contrast: Look::default().contrast,
            look: Look::default(),
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
            match select3(EVENTS.receive(), Timer::at(self.next()), self.gathered()).await {
                Either3::First(event) => self.take(&event),
                Either3::Second(()) => self.tick(),
                Either3::Third(health) => self.chance_is_ready(health),
            }
        }
    }

    /// When there is something to do, if no button moves.
    fn next(&self) -> Instant {
        let now = Instant::now();
        let pause = match self.console.due() {
            Due::Soon => SLICE,
            Due::At(due) => Duration::from_millis(clock::until(due, millis(now)).into()),
            Due::Never => PAUSE,
        };
        now + pause.min(PAUSE)
    }

    async fn gathered(&self) -> Health {
        match self.entropy {
            Entropy::Gathering => entropy::started().await,
            Entropy::Ready => core::future::pending().await,
        }
    }

    fn take(&mut self, event: &Event) {
        entropy::stir(event);
        self.last_press = event.at;
        match event.edge {
            Edge::Press => self.console.press(event.button, millis(event.at)),
            Edge::Release => self.console.release(event.button, millis(event.at)),
        }
    }

    fn tick(&mut self) {
        self.console.tick(millis(Instant::now()));
        // That there was nothing to tidy does not mean that saving works.
        if self.last_press.elapsed() >= QUIET
            && let Err(error) = self.slots.tidy()
        {
            self.check(Err(error));
        }
    }

    /// Does what the console asks for. A deal asks for more: it is saved before anybody sees it.
    fn serve(&mut self) {
        self.grant();
        if self.wants_seed && self.entropy == Entropy::Ready {
            self.wants_seed = false;
            let mut seed = [0; 16];
            entropy::passdeck_deal_seed(&mut seed);
            self.console.give_seed(Seed(u128::from_le_bytes(seed)));
            self.grant();
        }
    }

    fn grant(&mut self) {
        while let Some(request) = self.console.take_request() {
            match request {
                Request::Seed => self.wants_seed = true,
                Request::Save(slot) => {
                    let kept = self.slots.keep(slot, self.console);
                    self.check(kept);
                }
                Request::Erase(slot) => {
                    let gone = self.slots.forget(slot);
                    self.check(gone);
                }
                Request::MendMemory => {
                    let mended = self.slots.start_afresh();
                    self.check(mended);
                    self.leave_seed();
                }
                Request::Light(light) => self.light = light,
                Request::Contrast(contrast) => self.contrast = contrast,
                Request::Turned(turned) => self.look.turned = turned,
                Request::Panel(panel) => self.look.panel = panel,
                Request::Sound(cue, volume) => sound::play(cue, volume),
            }
        }
    }

    /// What the last start left behind goes in, and what this one leaves behind is kept before any seed is given out.
    fn chance_is_ready(&mut self, health: Health) {
        if let Some(seed) = self.slots.seed() {
            entropy::mix_stored(seed);
        }
        self.leave_seed();
        defmt::info!("entropy alive: {=bool}", health != Health::Dead);
        if health == Health::Dead {
            self.console.report(Fault::WeakChance);
            led::tell(led::Warning::Entropy, true);
        }
        self.entropy = Entropy::Ready;
    }

    fn leave_seed(&mut self) {
        let kept = self.slots.keep_seed(&entropy::seed_to_store());
        self.check(kept);
    }

    /// Tells people when saving begins to fail; the light does as long as it fails.
    fn check(&mut self, saved: Result<(), SaveError>) {
        led::tell(led::Warning::Save, saved.is_err());
        if saved == core::mem::replace(&mut self.saved, saved) {
            return;
        }
        let (why, fault) = match saved {
            Ok(()) => return,
            // The console asks about that by itself.
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

    /// Draws if the picture is another one, and tells the display if anything is.
    fn draw(&mut self) {
        let look = Look {
            on: self.light != Light::Off,
            contrast: if self.light == Light::Dim { DIM.min(self.contrast) } else { self.contrast },
            ..self.look
        };
        let redraw = self.console.take_redraw();
        if redraw {
            let Ok(()) = self.console.draw(self.frame);
        }
        if redraw || look != self.look {
            self.look = look;
            display::show(self.frame, look);
        }
    }

    /// Dark, no timer, the core asleep, until a button is pressed. That press does nothing else.
    async fn sleep(&mut self) {
        defmt::info!("sleep");
        led::sleep(true);
        self.dog.stop();
        loop {
            let event = EVENTS.receive().await;
            self.take(&event);
            if event.edge == Edge::Press {
                break;
            }
        }
        watchdog::start(&mut self.dog);
        led::sleep(false);
        defmt::info!("awake");
    }
}

/// The slots, in a place of their own. Out of line, so that the stack is free again when the console comes.
#[inline(never)]
fn open(area: SaveArea) -> &'static mut Slots<SaveArea> {
    static SLOTS: StaticCell<Slots<SaveArea>> = StaticCell::new();
    SLOTS.init_with(|| Slots::load(area))
}

/// The console, in a place of its own: it is too large for the stack.
#[inline(never)]
fn switch_on(stored: Stored<'_>) -> &'static mut Console<AnySession> {
    static CONSOLE: StaticCell<Console<AnySession>> = StaticCell::new();
    CONSOLE.init_with(|| Console::switch_on(stored, Board::HANDHELD, millis(Instant::now())))
}

fn millis(instant: Instant) -> u32 {
    clock::shown(instant.as_millis())
}
