//! The board may rest: the console says when its picture is another one, and when it wants to be called.

use engine::cards::{Rng, Seed};
use engine::console::memory::{Profile, Setting};
use engine::console::{Button, Due, Light, SaveSlot, Session};
use engine::games::{Kind, Players, Seat};

use crate::device::{Handheld, TestBoard};

/// A device whose picture is compared after everything that happens to it.
struct Watched<T> {
    device: TestBoard<T>,
    picture: String,
    redraws: u32,
    ticks: u32,
}

impl<T: Session> Watched<T> {
    fn new(mut device: TestBoard<T>) -> Watched<T> {
        device.console.take_redraw();
        Watched { picture: device.text(), device, redraws: 0, ticks: 0 }
    }

    /// The picture changes only if the console says so.
    #[track_caller]
    fn look(&mut self, what: &str) {
        self.device.serve();
        let redraw = self.device.console.take_redraw();
        self.redraws += u32::from(redraw);
        let picture = self.device.text();
        assert!(redraw || picture == self.picture, "{what}: from\n{}to\n{picture}", self.picture);
        self.picture = picture;
    }

    #[track_caller]
    fn tick(&mut self, what: &str) {
        let early = match self.device.console.due() {
            Due::At(due) => due.wrapping_sub(self.device.now).cast_signed() > 33,
            Due::Soon => false,
            Due::Never => true,
        };
        let (asked, redraws) = (self.device.requests.len(), self.redraws);
        self.device.now += 33;
        self.device.console.tick(self.device.now);
        self.ticks += 1;
        self.look(what);
        if early {
            let idle = self.device.requests.len() == asked && self.redraws == redraws;
            assert!(idle, "{what}: something happened before it was due:\n{}", self.picture);
        }
    }

    fn wait(&mut self, milliseconds: u32, what: &str) {
        for _ in 0..milliseconds.div_ceil(33) {
            self.tick(what);
        }
    }
}

/// Presses at random, now and then for long; the device is left lying sometimes.
fn play_at_random(run: u128, presses: u32) -> Watched<engine::console::session::AnySession> {
    let mut rng = Rng::new(Seed(run));
    let mut watched = Watched::new(Handheld::new());
    for press in 0..presses {
        let name = format!("run {run}, press {press}");
        // A is pressed most, so that games go on.
        let button = Button::ALL.get(rng.below(9) as usize).copied().unwrap_or(Button::A);
        watched.device.console.press(button, watched.device.now);
        watched.look(&name);
        watched.wait(if rng.below(12) == 0 { 900 } else { 40 }, &name);
        watched.device.console.release(button, watched.device.now);
        watched.look(&name);
        watched.wait(rng.below(200), &name);
        match rng.below(200) {
            0 => watched.wait(10_000, &name),
            1 => watched.wait(125_000, &name),
            _ => {}
        }
        watched.device.requests.clear();
    }
    watched
}

#[test]
fn the_picture_never_changes_unless_the_console_says_so() {
    let (mut ticks, mut redraws) = (0, 0);
    for run in 0..3 {
        let watched = play_at_random(run, 1_000);
        ticks += watched.ticks;
        redraws += watched.redraws;
    }
    assert!(redraws * 3 < ticks, "{redraws} redraws in {ticks} ticks: it says so too often");
}

#[test]
fn at_rest_nothing_happens_before_the_display_dims() {
    let mut rests = 0;
    for run in 10..12 {
        let mut rng = Rng::new(Seed(run));
        let mut device = Handheld::new();
        for press in 0..200 {
            device.press(["A", "A", "A", "B", "U", "D", "L", "R"][rng.below(8) as usize]);
            while !device.console.is_at_rest() {
                device.wait(33);
            }
            device.requests.clear();
            let before = device.text();
            device.wait(5_000);
            assert_eq!(device.text(), before, "run {run}, press {press}");
            assert_eq!(device.requests, [], "run {run}, press {press}");
            rests += 1;
        }
    }
    assert_eq!(rests, 400);
}

#[test]
fn a_game_between_bots_and_a_held_button_are_no_rest() {
    let mut device = Handheld::new();
    assert!(device.console.is_at_rest(), "the menu waits for a button");
    device.console.press(Button::Down, device.now);
    assert!(!device.console.is_at_rest(), "a direction that is held repeats");
    device.console.release(Button::Down, device.now);
    assert!(device.console.is_at_rest());
    device.entropy = false;
    let mut device = Handheld::with_flash(device.flash);
    assert!(!device.console.is_at_rest(), "the splash goes by itself");
    assert_eq!(device.console.due(), Due::At(1900));
    device.wait(900);
    assert_eq!(device.console.due(), Due::At(1000 + 10_000), "bots play over the menu");
}

#[test]
fn the_display_stays_bright_while_bots_play() {
    let mut profile = Profile::default();
    (profile.players, profile.first) = (Players::Five, Some(Seat::Two));
    profile.settings.set(Setting::BotSpeed, 0);
    profile.note_played(Kind::ALL[0]);
    let mut room = vec![0; Profile::BYTES];
    profile.pack(&mut room);
    let mut device = Handheld::with_flash([(SaveSlot::Profile as u8, room)].into());
    device.wait(1000);
    device.press("AAA");
    let start = device.now;
    while !device.console.is_at_rest() {
        device.wait(33);
        assert_eq!(device.light, Light::Bright, "after {} ms", device.now - start);
    }
    assert!(device.now - start > 40_000, "only {} ms of four slow bots", device.now - start);
}
