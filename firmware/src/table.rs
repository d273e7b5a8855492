//! The loop that everything goes through: a button or a tick in, a save and a picture out.

use embassy_futures::select::{Either, select};
use embassy_rp::watchdog::Watchdog;
use embassy_time::{Duration, Instant, Timer};
use firmware::debounce::Edge;
use firmware::frame::Frame;
use firmware::health::Health;
use firmware::idle::{Light, Patience};
use firmware::journal::Loaded;
use firmware::panel::Look;

use crate::buttons::{Button, EVENTS, Event};
use crate::demo::{self, Demo, Wish};
use crate::flash::SaveArea;
use crate::led::Trouble;
use crate::save::Save;
use crate::sound::{Cue, Volume};
use crate::{display, entropy, led, sound, watchdog};

const TICK: Duration = Duration::from_millis(50);
/// So long after the last press, nobody minds that the processor stands still.
const QUIET: Duration = Duration::from_millis(400);
const DIM: u8 = 0x10;

/// Shows what broke until A is pressed.
pub async fn show_crash(note: &str) {
    let mut frame = Frame::new();
    let Ok(()) = demo::draw_crash(&mut frame, note);
    display::show(&frame, Look::default());
    loop {
        watchdog::feed();
        if let Either::First(Event { button: Button::A, edge: Edge::Press, .. }) =
            select(EVENTS.receive(), Timer::after(TICK)).await
        {
            return;
        }
    }
}

/// Plays for ever.
pub async fn play(area: SaveArea, dog: Watchdog, hung: bool) -> ! {
    let mut table = Table::lay(dog);
    // Something to look at while chance is gathered.
    table.draw();
    let health = entropy::started().await;
    let mut save = Save::open(area);
    table.greet(&save, health, hung);
    table.go_on(&mut save).await
}

struct Table {
    demo: Demo,
    frame: Frame,
    look: Look,
    dog: Watchdog,
    last_press: Instant,
}

impl Table {
    fn lay(dog: Watchdog) -> Table {
        Table {
            demo: Demo::default(),
            frame: Frame::new(),
            look: Look::default(),
            dog,
            last_press: Instant::now(),
        }
    }

    fn greet(&mut self, save: &Save, health: Health, hung: bool) {
        save.resume(&mut self.demo);
        match (save.loaded(), health) {
            (Loaded::Corrupted, _) => self.trouble(Trouble::Save, "Save broken. B: erase it"),
            (Loaded::Foreign { .. }, _) => self.trouble(Trouble::Save, "Save foreign. B: erase it"),
            (_, Health::Dead) => self.trouble(Trouble::Chance, "Weak chance: shuffle on"),
            _ if hung => self.demo.remark("Hung, restarted"),
            _ => {}
        }
        defmt::info!("entropy alive: {=bool}", health != Health::Dead);
        self.draw();
    }

    async fn go_on(&mut self, save: &mut Save) -> ! {
        loop {
            watchdog::feed();
            match select(EVENTS.receive(), Timer::after(TICK)).await {
                Either::First(event) => self.take(&event, save),
                Either::Second(()) => self.tick(save).await,
            }
        }
    }

    fn take(&mut self, event: &Event, save: &mut Save) {
        entropy::stir(event);
        self.last_press = event.at;
        match event.edge {
            Edge::Release => self.demo.release(event.button),
            Edge::Press => {
                let wish = self.demo.press(event.button);
                let locked = matches!(save.loaded(), Loaded::Corrupted | Loaded::Foreign { .. });
                match wish {
                    _ if locked && event.button == Button::B => self.start_afresh(save),
                    Some(wish) if !locked => self.grant(wish, save),
                    _ => {}
                }
            }
        }
        self.draw();
    }

    fn grant(&mut self, wish: Wish, save: &mut Save) {
        match save.grant(wish) {
            Ok(()) => self.demo.remark(""),
            Err(_) => self.trouble(Trouble::Save, "Not saved!"),
        }
        save.resume(&mut self.demo);
        if wish == Wish::Deal {
            sound::play(Cue::Turn, Volume::Low);
        }
    }

    fn start_afresh(&mut self, save: &mut Save) {
        match save.start_afresh() {
            Ok(()) => {
                led::tell(Trouble::Save, false);
                self.demo.remark("Save is new");
            }
            Err(_) => self.trouble(Trouble::Save, "Not saved!"),
        }
        save.resume(&mut self.demo);
    }

    async fn tick(&mut self, save: &mut Save) {
        let idle = self.last_press.elapsed();
        if idle >= QUIET && save.tidy().is_err() {
            self.trouble(Trouble::Save, "Not saved!");
        }
        let contrast = match Patience::default().light(idle.as_millis()) {
            Light::Full => Look::default().contrast,
            Light::Dim => DIM,
            Light::Off => return self.sleep().await,
        };
        if contrast != self.look.contrast {
            self.look.contrast = contrast;
            self.draw();
        }
    }

    /// Dark, no timer, the core asleep, until a button is pressed. That press does nothing else.
    async fn sleep(&mut self) {
        defmt::info!("sleep");
        self.look.on = false;
        self.draw();
        led::sleep(true);
        self.dog.stop();
        let waking = loop {
            let event = EVENTS.receive().await;
            if event.edge == Edge::Press {
                break event;
            }
        };
        watchdog::start(&mut self.dog);
        entropy::stir(&waking);
        defmt::info!("awake");
        led::sleep(false);
        self.last_press = waking.at;
        self.look = Look::default();
        self.draw();
    }

    fn trouble(&mut self, trouble: Trouble, remark: &'static str) {
        defmt::warn!("{=str}", remark);
        led::tell(trouble, true);
        self.demo.remark(remark);
    }

    fn draw(&mut self) {
        self.frame.clear();
        let Ok(()) = self.demo.draw(&mut self.frame);
        display::show(&self.frame, self.look);
    }
}
