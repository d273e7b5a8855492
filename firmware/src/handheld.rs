//! The main loop: buttons and time go in; saves, sounds and pictures come out.

use embassy_futures::select::{Either3, select3};
use embassy_futures::yield_now;
use embassy_rp::watchdog::Watchdog;
use embassy_time::{Duration, Instant, Timer, with_timeout};
use engine::console::kit::{FrameBuffer, Line};
use engine::console::session::AnySession;
use engine::console::{Board, Button, Chance, Console, Due, Fault, Light, Mode, Restarts, Session, Stored};
use firmware::archive::Archive;
use firmware::clock;
use firmware::debounce::Edge;
use firmware::health::Health;
use firmware::journal::{Loaded, SaveError};
use firmware::panel::PanelSettings;
use firmware::store::FlashStore;
use static_cell::StaticCell;

use crate::buttons::{ButtonEvent, EVENTS};
use crate::facts::KnownFacts;
use crate::flash::{Areas, SaveArea};
use crate::requests::Wanted;
use crate::sleep::{self, Wakers};
use crate::watchdog::LastRun;
use crate::{display, entropy, led, sound, watchdog};

/// The pause between two slices of a bot's thought, in which other tasks run. They are short; most of the time is for
/// the thought.
const BETWEEN_SLICES: Duration = Duration::from_millis(1);
/// The same while a picture is on its way to the display, which needs the processor now and then.
const BETWEEN_SLICES_AND_PIECES: Duration = Duration::from_millis(8);
/// Time from the start until the first picture is on the display.
const FIRST_PICTURE_SHOWN: Duration = Duration::from_millis(200);
/// How long it takes until a picture is on the display.
pub(crate) const PICTURE_SHOWN: Duration = Duration::from_millis(40);
/// A game of so many moves takes its time when moves are taken back: it is played through from the start.
const LONG_GAME: u16 = 2000;
/// How long after the last press nobody notices that an erase of the flash stops the processor.
const QUIET: Duration = Duration::from_millis(400);
/// The longest time without a turn of the loop, which feeds the watchdog.
const LONGEST_PAUSE: Duration = Duration::from_millis(1000);
/// After so long the program has shown that it runs.
const RUNS_WELL: Duration = Duration::from_secs(3);
/// How long the last sound, flash of the light or picture may take once the display is dark.
const WINDING_DOWN: Duration = Duration::from_secs(1);
/// How long it takes until a button that is down counts as pressed, and a little more.
const ONE_TAP: Duration = Duration::from_millis(20);
/// The contrast of a dim display.
const DIM_CONTRAST: u8 = 0x10;

/// The console and what it needs of the board.
pub struct Handheld {
    pub(crate) console: &'static mut Console<AnySession>,
    pub(crate) store: &'static mut FlashStore<SaveArea>,
    /// The games that were played to their end.
    pub(crate) archive: &'static mut Archive<SaveArea>,
    frame: &'static mut FrameBuffer,
    pub(crate) watchdog: Watchdog,
    /// The pins that end a sleep.
    wakers: Wakers,
    pub(crate) light: Light,
    pub(crate) contrast: u8,
    pub(crate) settings: PanelSettings,
    /// How the source of chance is.
    pub(crate) chance: Chance,
    pub(crate) known: KnownFacts,
    /// What the last attempt to save came to.
    pub(crate) saved: Result<(), SaveError>,
    /// What the console waits for.
    pub(crate) wanted: Wanted,
    /// When all of the flash was found worn.
    pub(crate) worn_since: Option<Instant>,
    pub(crate) last_press: Instant,
    /// When the last picture was handed to the display.
    last_picture: Instant,
}

/// How to start.
pub struct Start {
    pub last_run: LastRun,
    /// The beginning of what a crash left behind.
    pub crash: Option<Line>,
    /// Somebody asked for a start without the saved game.
    pub safe: bool,
}

impl Handheld {
    /// Switches on with what is in the flash. The saved game is not laid out yet: a long one takes seconds, and if it
    /// should ever break the program, everything else must still work.
    pub fn new(mut areas: Areas, watchdog: Watchdog, wakers: Wakers, start: Start) -> Handheld {
        static FRAME: StaticCell<FrameBuffer> = StaticCell::new();
        static ARCHIVE: StaticCell<Archive<SaveArea>> = StaticCell::new();
        let restarts = Restarts { crash: start.crash, hangs: start.last_run.hangs };
        let known = KnownFacts::new(areas.facts(), restarts);
        let store = open(areas.save);
        let found = match store.loaded() {
            Loaded::Empty => "empty",
            Loaded::Valid => "valid",
            Loaded::Corrupted => "corrupted",
            Loaded::Foreign { .. } => "foreign",
        };
        defmt::info!("save: {=str}, {=usize} moves", found, store.stored().moves.len());
        let set_aside = start.safe || start.last_run.hung_again();
        if set_aside {
            defmt::info!("safe start");
        }
        let stored = Stored { set_aside, ..store.stored() };
        let console = switch_on(stored);
        if start.last_run.hung() {
            console.report(Fault::Hung);
        }
        if Areas::is_translated() {
            console.report(Fault::Partitioned);
        }
        led::warn(led::Warning::Save, stored.broken.is_some());
        Handheld {
            console,
            store,
            archive: ARCHIVE.init(Archive::new(areas.archive)),
            frame: FRAME.init_with(FrameBuffer::new),
            watchdog,
            wakers,
            light: Light::Bright,
            contrast: PanelSettings::default().contrast,
            settings: PanelSettings::default(),
            chance: Chance::Gathering,
            known,
            saved: Ok(()),
            wanted: Wanted::default(),
            worn_since: None,
            last_press: Instant::now(),
            last_picture: Instant::now(),
        }
    }

    /// Plays for ever.
    pub async fn play(mut self) -> ! {
        loop {
            self.serve();
            let drawn = self.draw();
            watchdog::feed();
            // The display begins with the picture even if the next move is due at once.
            yield_now().await;
            if self.light == Light::Off {
                self.sleep().await;
                continue;
            }
            if self.wanted.update {
                self.become_usb_drive().await;
            }
            if let Some(nth) = self.wanted.kept.take() {
                if self.console.mode() == Mode::Resuming {
                    // To lay it out takes more than a moment: the picture that says so comes first.
                    Timer::after(PICTURE_SHOWN).await;
                }
                self.give_kept(nth);
                continue;
            }
            if self.wanted.game {
                self.resume().await;
                continue;
            }
            self.console.pass_time(millis(Instant::now()));
            match select3(EVENTS.receive(), Timer::at(self.next()), health()).await {
                Either3::First(event) => self.handle(&event),
                Either3::Second(()) => self.tick(drawn),
                Either3::Third(health) => self.start_dealing(health),
            }
        }
    }

    /// When there is something to do, if no button moves.
    fn next(&self) -> Instant {
        let now = Instant::now();
        let pause = match self.console.due() {
            Due::Soon if self.last_picture.elapsed() < PICTURE_SHOWN => BETWEEN_SLICES_AND_PIECES,
            Due::Soon => BETWEEN_SLICES,
            Due::At(due) => Duration::from_millis(clock::until(due, millis(now)).into()),
            Due::Never => LONGEST_PAUSE,
        };
        // While the flash fails, every move takes as long as an erase: whatever waits comes between two of them.
        let least = if self.saved.is_err() { BETWEEN_SLICES } else { Duration::MIN };
        now + pause.clamp(least, LONGEST_PAUSE)
    }

    fn handle(&mut self, event: &ButtonEvent) {
        entropy::mix_button(event);
        self.last_press = event.at;
        if self.console.session().is_some_and(|session| session.played() > LONG_GAME) {
            watchdog::feed_for_long();
        }
        match event.edge {
            Edge::Press => self.console.press(event.button, millis(event.at)),
            Edge::Release => self.console.release(event.button, millis(event.at)),
        }
    }

    fn tick(&mut self, drawn: bool) {
        self.tell_facts();
        self.console.tick(millis(Instant::now()));
        if Instant::now().duration_since(Instant::MIN) > RUNS_WELL {
            watchdog::all_is_well(&mut self.watchdog);
        }
        self.try_worn_flash();
        // An erase stops the processor: a picture that is on its way to the display would stand still half-way, and a
        // tone would become longer.
        if self.last_press.elapsed() >= QUIET && !drawn && sound::is_silent() {
            self.store.tidy();
        }
    }

    /// Draws the picture if it has changed, and hands it to the display if that or a setting has changed; whether so.
    fn draw(&mut self) -> bool {
        let settings = PanelSettings {
            on: self.light != Light::Off,
            contrast: if self.light == Light::Dim { DIM_CONTRAST.min(self.contrast) } else { self.contrast },
            ..self.settings
        };
        let redraw = self.console.take_redraw();
        if redraw {
            let Ok(()) = self.console.draw(self.frame);
        }
        if !redraw && settings == self.settings {
            return false;
        }
        self.settings = settings;
        watchdog::remember_panel(&mut self.watchdog, PanelSettings { contrast: self.contrast, ..settings });
        let is_another = display::show(self.frame, settings);
        if is_another {
            self.last_picture = Instant::now();
        }
        is_another
    }

    /// Sleeps until a button is pressed: all clocks stand still. The press only wakes.
    async fn sleep(&mut self) {
        defmt::info!("sleep");
        led::sleep(true);
        while !self.is_woken().await {}
        watchdog::feed();
        led::sleep(false);
        defmt::info!("awake");
    }

    /// Waits until whatever is still going on is over, then sleeps until a button moves; whether it was pressed.
    async fn is_woken(&mut self) -> bool {
        // The watchdog stands still with all else, and restarts the device if crystal or PLL do not come back.
        watchdog::feed_for_long();
        match with_timeout(WINDING_DOWN, EVENTS.receive()).await {
            Ok(event) => return self.wakes(&event),
            Err(_) => sleep::until_moved(self.wakers, || EVENTS.is_empty()).await,
        }
        match with_timeout(ONE_TAP, EVENTS.receive()).await {
            Ok(event) => self.wakes(&event),
            // The tap was over before the clocks ran again.
            Err(_) => {
                let now = millis(Instant::now());
                self.last_press = Instant::now();
                self.console.press(Button::A, now);
                self.console.release(Button::A, now);
                true
            }
        }
    }

    fn wakes(&mut self, event: &ButtonEvent) -> bool {
        self.handle(event);
        event.edge == Edge::Press
    }
}

/// Waits for news of the source of chance. The first one has a seed stored for the next start, which may erase the flash
/// and stop everything: only once the first picture is on the display.
async fn health() -> Health {
    Timer::at(Instant::MIN + FIRST_PICTURE_SHOWN).await;
    entropy::health().await
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
