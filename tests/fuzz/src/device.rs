//! A device that is switched on with what was read, and looked at.

use engine::cards::Seed;
use engine::console::kit::FrameBuffer;
use engine::console::memory::GameResult;
use engine::console::session::{AnySession, MOST_BYTES};
use engine::console::{Board, Button, Console, Kept, Request, Stored};

/// Bytes in front of a game that was kept: how it ended.
pub(crate) const RESULT_BYTES: usize = GameResult::BYTES;
/// From the menu to the page of the newest game that was kept.
const TO_LAST_GAMES: [Button; 4] = [Button::Down, Button::A, Button::Up, Button::A];

/// Switches a device on with anything in its storage, and presses some buttons: it must keep working.
pub(crate) fn switch_on(stored: Stored<'_>, presses: &[u8]) {
    let mut device = Device::new(stored, &[]);
    for &press in presses.iter().take(12) {
        let pause = if press < 0x80 { 40 } else { 800 };
        device.press(Button::ALL[usize::from(press) % Button::ALL.len()], pause);
    }
}

/// Leafs through the games that were kept, and watches those that can be watched.
pub(crate) fn look_at_games(games: &[Vec<u8>]) {
    let mut device = Device::new(Stored::default(), games);
    TO_LAST_GAMES.into_iter().for_each(|button| device.press(button, 40));
    assert!(device.fetched, "the last games are somewhere else now");
    for _ in games.iter().take(4) {
        for button in [Button::A, Button::Right, Button::Down, Button::A, Button::B, Button::Right] {
            device.press(button, 800);
        }
    }
}

/// A console, and what a board does for it.
struct Device<'a> {
    console: Console<AnySession>,
    now: u32,
    /// The games that were kept, the newest first.
    kept: &'a [Vec<u8>],
    /// Whether one of them was asked for.
    fetched: bool,
}

impl<'a> Device<'a> {
    fn new(stored: Stored<'_>, kept: &'a [Vec<u8>]) -> Device<'a> {
        let console = Console::boot(stored, Board::HANDHELD, 0);
        let mut device = Device { console, now: 2_000, kept, fetched: false };
        device.console.tick(device.now);
        device.look();
        device
    }

    /// Presses a button, and looks after so many milliseconds.
    fn press(&mut self, button: Button, pause: u32) {
        self.console.press(button, self.now);
        self.now += pause;
        self.console.tick(self.now);
        self.console.release(button, self.now);
        self.look();
    }

    /// Does what the console asks for, and draws its picture.
    fn look(&mut self) {
        while let Some(request) = self.console.take_request() {
            match request {
                Request::Seed => self.console.give_seed(Seed(7)),
                Request::Save(slot) => {
                    let mut room = [0; MOST_BYTES];
                    let used = self.console.bytes(slot, &mut room);
                    assert!(used > 0, "{slot:?} has nothing to save, or too much");
                }
                Request::Fetch(nth) => {
                    let bytes = self.kept.get(usize::from(nth)).map_or(&[][..], Vec::as_slice);
                    let count = self.kept.len().try_into().expect("few games");
                    self.console.give_kept(Kept { nth, count, bytes }, &mut || {});
                    self.fetched = true;
                }
                _ => {}
            }
        }
        let Ok(()) = self.console.draw(&mut FrameBuffer::new());
    }
}
