//! The console, its picture and the exchange: what lives as long as the page.

use std::cell::RefCell;

use engine::console::memory::backup::{FRAME, LENGTH};
use engine::console::memory::{Profile, Records};
use engine::console::session::{AnySession, MOST_BYTES, MOST_KEPT};
use engine::console::{Board, Console, Mode, Stored};

use crate::links::MOST_LETTERS;
use crate::screen::Screen;

/// How many games are kept at most.
pub(crate) const GAMES: usize = 100;
/// Size of the exchange: everything that can be saved, as a backup.
pub const EXCHANGE: usize = FRAME
    + (LENGTH + Profile::BYTES)
    + (LENGTH + Records::BYTES)
    + (LENGTH + MOST_BYTES)
    + GAMES * (LENGTH + MOST_KEPT);
const _: () = assert!(MOST_LETTERS <= EXCHANGE, "a link must fit, too");

thread_local! {
    static CONSOLE: RefCell<Option<Console<AnySession>>> = const { RefCell::new(None) };
    static SCREEN: RefCell<Screen> = const { RefCell::new(Screen::new()) };
    static BYTES: RefCell<[u8; EXCHANGE]> = const { RefCell::new([0; EXCHANGE]) };
    static WORDS: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Asks the console something; the answer is the default until it is switched on.
pub(crate) fn ask<R>(default: R, question: impl FnOnce(&mut Console<AnySession>) -> R) -> R {
    CONSOLE.with_borrow_mut(|console| console.as_mut().map_or(default, question))
}

/// Reads or writes the exchange.
pub(crate) fn with_exchange<R>(action: impl FnOnce(&mut [u8]) -> R) -> R {
    BYTES.with_borrow_mut(|bytes| action(bytes))
}

pub(crate) fn exchange_address() -> *mut u8 {
    BYTES.with(|bytes| bytes.as_ptr().cast())
}

pub(crate) fn picture_address() -> *const u8 {
    SCREEN.with_borrow(|screen| screen.picture.pages().as_ptr().cast())
}

/// Switches on with what is in the exchange.
pub(crate) fn boot(lengths: [usize; 3], now: u32) {
    with_exchange(|bytes| {
        let [profile, records, game] = slots(bytes, lengths).unwrap_or_default();
        switch_on(Stored { profile, records, game, ..Stored::default() }, now);
    });
}

/// Three slots that stand one after the other; `None` if they are longer than the bytes.
fn slots(bytes: &[u8], [profile, records, game]: [usize; 3]) -> Option<[&[u8]; 3]> {
    let (profile, rest) = bytes.split_at_checked(profile)?;
    let (records, rest) = rest.split_at_checked(records)?;
    Some([profile, records, rest.get(..game)?])
}

/// Switches on. The saved game is laid out when somebody goes on with it, and not before.
pub(crate) fn switch_on(stored: Stored<'_>, now: u32) {
    CONSOLE.set(Some(Console::switch_on(stored, Board::PAGE, now)));
}

/// Draws if something may have changed.
pub(crate) fn draw() -> bool {
    ask(false, |console| {
        let changed = console.take_redraw();
        if changed {
            let Ok(()) = SCREEN.with_borrow_mut(|screen| console.draw(screen));
        }
        changed
    })
}

/// What is said while robots play over the idle menu: nobody wants to hear each of their moves.
const ROBOTS_PLAY: &str = "b\tRobots play\nk\tA: menu\n";

/// Puts the words of the picture into the exchange. While something moves they are those from before: whoever listens
/// hears what comes of it.
pub(crate) fn words() -> usize {
    let (mode, moves) = ask((Mode::Dark, false), |console| (console.mode(), console.is_moving()));
    WORDS.with_borrow_mut(|text| {
        if mode == Mode::Attract {
            ROBOTS_PLAY.clone_into(text);
        } else if !moves {
            text.clear();
            SCREEN.with_borrow(|screen| screen.words.write(text));
        }
        with_exchange(|bytes| put_text(bytes, text))
    })
}

/// Writes a text to the front of the exchange, and returns its length: 0 if there is no room.
pub(crate) fn put_text(exchange: &mut [u8], text: &str) -> usize {
    exchange.get_mut(..text.len()).map_or(0, |place| {
        place.copy_from_slice(text.as_bytes());
        text.len()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::console::Button;

    /// What is said after the picture was drawn.
    fn said() -> String {
        draw();
        let length = words();
        with_exchange(|bytes| String::from_utf8(bytes[..length].to_vec()).unwrap())
    }

    fn tick(now: &mut u32, milliseconds: u32) {
        let end = *now + milliseconds;
        while *now < end {
            *now += 30;
            ask((), |console| console.tick(*now));
            while let Some(request) = ask(None, |console| console.take_request()) {
                if request == engine::console::Request::Seed {
                    ask((), |console| console.give_seed(engine::cards::Seed(4)));
                }
            }
        }
    }

    #[test]
    fn robots_over_the_menu_are_mentioned_once() {
        let mut now = 0;
        boot([0; 3], now);
        tick(&mut now, 2_000);
        let menu = said();
        tick(&mut now, 10_000);
        for _ in 0..100 {
            assert_eq!(said(), ROBOTS_PLAY);
            tick(&mut now, 90);
        }
        ask((), |console| console.press(Button::A, now));
        assert_eq!(said(), menu);
    }

    #[test]
    fn what_moves_is_said_when_it_has_arrived() {
        let (mut now, mut kept) = (0, 0);
        boot([0; 3], now);
        tick(&mut now, 2_000);
        let mut before = said();
        for _ in 0..40 {
            ask((), |console| console.press(Button::A, now));
            tick(&mut now, 30);
            ask((), |console| console.release(Button::A, now));
            for _ in 0..60 {
                tick(&mut now, 30);
                if ask(false, |console| console.is_moving()) {
                    assert_eq!(said(), before);
                    kept += 1;
                }
                before = said();
            }
        }
        assert!(kept > 10, "{kept} pictures");
        // A pause that comes while something moves is said at once.
        while !ask(true, |console| console.is_moving()) {
            ask((), |console| console.press(Button::A, now));
            tick(&mut now, 30);
            ask((), |console| console.release(Button::A, now));
            tick(&mut now, 30);
        }
        ask((), |console| console.press(Button::B, now));
        tick(&mut now, 900);
        assert!(said().contains("PAUSE"), "{}", said());
    }
}
