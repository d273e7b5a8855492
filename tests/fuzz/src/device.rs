//! A device that is switched on with what was read, and looked at.

use engine::cards::Seed;
use engine::console::kit::FrameBuffer;
use engine::console::session::{AnySession, MOST_BYTES};
use engine::console::{Board, Button, Console, Request, Stored};

/// Switches a device on with anything in its storage, and presses some buttons: it must keep working.
pub(crate) fn switch_on(stored: Stored<'_>, presses: &[u8]) {
    let mut console = Console::<AnySession>::boot(stored, Board::HANDHELD, 0);
    let mut now = 2_000;
    console.tick(now);
    look(&mut console);
    for &press in presses.iter().take(12) {
        let button = Button::ALL[usize::from(press) % Button::ALL.len()];
        console.press(button, now);
        now += if press < 0x80 { 40 } else { 800 };
        console.tick(now);
        console.release(button, now);
        look(&mut console);
    }
}

/// Does what the console asks for, and draws its picture.
fn look(console: &mut Console<AnySession>) {
    while let Some(request) = console.take_request() {
        match request {
            Request::Seed => console.give_seed(Seed(7)),
            Request::Save(slot) => {
                let mut room = [0; MOST_BYTES];
                let used = console.bytes(slot, &mut room);
                assert!(used > 0, "{slot:?} has nothing to save, or too much");
            }
            _ => {}
        }
    }
    let Ok(()) = console.draw(&mut FrameBuffer::new());
}
