//! Passdeck in a browser.
//!
//! The page's script is the board: it sees the buttons, keeps the time, saves, makes sounds and shows the picture. This
//! crate is the console behind functions that take and return numbers, because a page can call those without any tool
//! in between. Texts and saves go through one piece of memory that both sides know, the *exchange*.
//!
//! | file | what it contains |
//! |---|---|
//! | this one | what the page calls |
//! | `device.rs` | the console, its picture and the exchange, which live as long as the page |
//! | `requests.rs` | what the console asks of the page, as numbers |
//! | `screen.rs`, `words.rs` | the picture, and what it says for screen readers |
//! | `links.rs` | a finished game as a link, and what a link leads to |
//! | `warm_up.rs` | games that nobody sees, so that the browser has compiled what they need |
//!
//! The only `unsafe` is in the names of the exports. A page has one thread, and what lives long is in cells.

mod device;
pub mod links;
mod requests;
mod screen;
mod warm_up;
pub mod words;

use engine::cards::Seed;
use engine::console::memory::backup;
use engine::console::{Button, Cue, Due, Fault, Kept, Mode, SaveSlot};

pub use device::EXCHANGE;

/// Where the exchange is; it has [`EXCHANGE`] bytes.
#[unsafe(no_mangle)]
pub extern "C" fn exchange() -> *mut u8 {
    device::exchange_address()
}

/// How many bytes the exchange has.
#[unsafe(no_mangle)]
pub extern "C" fn exchange_size() -> usize {
    EXCHANGE
}

/// Where the picture is: eight pages of 128 bytes. A byte is a column of eight pixels, its lowest bit at the top.
#[unsafe(no_mangle)]
pub extern "C" fn picture() -> *const u8 {
    device::picture_address()
}

/// Switches the console on. The exchange holds what is saved, one after the other; each is so many bytes, 0 if there is
/// none.
#[unsafe(no_mangle)]
pub extern "C" fn boot(profile: usize, records: usize, game: usize, now: u32) {
    device::boot([profile, records, game], now);
}

/// A button goes down: its place among up, down, left, right, A, B.
#[unsafe(no_mangle)]
pub extern "C" fn press(button: usize, now: u32) {
    if let Some(&button) = Button::ALL.get(button) {
        device::ask((), |console| console.press(button, now));
    }
}

/// A button comes up.
#[unsafe(no_mangle)]
pub extern "C" fn release(button: usize, now: u32) {
    if let Some(&button) = Button::ALL.get(button) {
        device::ask((), |console| console.release(button, now));
    }
}

/// All buttons come up, and none of them acts by that.
#[unsafe(no_mangle)]
pub extern "C" fn let_go() {
    device::ask((), |console| console.let_go());
}

/// Time passes. A bot that thinks does one slice of it, however long ago the last one was.
#[unsafe(no_mangle)]
pub extern "C" fn tick(now: u32) {
    device::ask((), |console| {
        console.pass_time(now);
        console.tick(now);
    });
}

/// Rehearses what games need, a little at a time. Returns whether there is more; nothing of it is ever seen.
#[unsafe(no_mangle)]
pub extern "C" fn warm_up() -> bool {
    warm_up::go_on()
}

/// In how many milliseconds the console wants its next tick: 0 is at once, because a bot thinks, and -1 is never.
#[unsafe(no_mangle)]
pub extern "C" fn due(now: u32) -> i32 {
    match device::ask(Due::Never, |console| console.due()) {
        Due::Soon => 0,
        Due::At(time) => time.wrapping_sub(now).cast_signed().max(1),
        Due::Never => -1,
    }
}

/// The next thing that the page should do, 0 if there is none: `requests.rs` has the numbers.
#[unsafe(no_mangle)]
pub extern "C" fn take_request() -> u32 {
    device::ask(None, |console| console.take_request()).map_or(0, requests::number)
}

/// Gives the seed that was requested: the first 16 bytes of the exchange.
#[unsafe(no_mangle)]
pub extern "C" fn give_seed() {
    let seed = device::with_exchange(|bytes| bytes.first_chunk().copied().map_or(0, u128::from_le_bytes));
    device::ask((), |console| console.give_seed(Seed(seed)));
}

/// Puts what is to be saved in a slot into the exchange, and returns how many bytes they are.
#[unsafe(no_mangle)]
pub extern "C" fn save(slot: usize) -> usize {
    let Some(&slot) = SaveSlot::ALL.get(slot) else { return 0 };
    device::with_exchange(|bytes| device::ask(0, |console| console.bytes(slot, bytes)))
}

/// Lays out the saved game, which is so many bytes in the exchange.
#[unsafe(no_mangle)]
pub extern "C" fn resume(length: usize) {
    device::with_exchange(|bytes| {
        let game = bytes.get(..length).unwrap_or_default();
        device::ask((), |console| console.resume(game, &[], &mut || {}));
    });
}

/// Puts the game that has just ended into the exchange, and returns how many bytes it is.
#[unsafe(no_mangle)]
pub extern "C" fn finished() -> usize {
    device::with_exchange(|bytes| device::ask(0, |console| console.finished(bytes)))
}

/// Gives a game that was kept: so many bytes in the exchange, the nth from the newest, of so many.
#[unsafe(no_mangle)]
pub extern "C" fn give_kept(nth: u8, count: u8, length: usize) {
    device::with_exchange(|bytes| {
        let kept = Kept { nth, count, bytes: bytes.get(..length).unwrap_or_default() };
        device::ask((), |console| console.give_kept(kept, &mut || {}));
    });
}

/// Saving has begun to fail. The console says so.
#[unsafe(no_mangle)]
pub extern "C" fn report_not_saved() {
    device::ask((), |console| console.report(Fault::NotSaved));
}

/// Draws the picture if it may have changed, and returns whether it did.
#[unsafe(no_mangle)]
pub extern "C" fn draw() -> bool {
    device::draw()
}

/// Puts what the picture says into the exchange, as [`Words`](words::Words) write it. Returns how many bytes they are.
#[unsafe(no_mangle)]
pub extern "C" fn words() -> usize {
    device::words()
}

/// Whether the picture stays as it is until somebody presses a button.
#[unsafe(no_mangle)]
pub extern "C" fn is_at_rest() -> bool {
    device::ask(true, |console| console.is_at_rest())
}

/// Whether a game is in progress, so that the display should stay on.
#[unsafe(no_mangle)]
pub extern "C" fn is_playing() -> bool {
    let mode = device::ask(Mode::Dark, |console| console.mode());
    !matches!(mode, Mode::Splash | Mode::Menu | Mode::Attract | Mode::Fault(_) | Mode::Dark)
}

/// Puts the tones of a sound into the exchange, each as hertz and milliseconds of two bytes. Returns how many they are.
#[unsafe(no_mangle)]
pub extern "C" fn tones(cue: usize) -> usize {
    let Some(tones) = Cue::ALL.get(cue).map(|cue| cue.tones()) else { return 0 };
    device::with_exchange(|bytes| {
        let (places, _) = bytes.as_chunks_mut::<4>();
        for (place, tone) in places.iter_mut().zip(tones) {
            let [[a, b], [c, d]] = [tone.hertz.to_le_bytes(), tone.millis.to_le_bytes()];
            *place = [a, b, c, d];
        }
    });
    tones.len()
}

/// Makes a backup of the parts in the exchange, which are so many bytes. Returns how many bytes the backup has.
#[unsafe(no_mangle)]
pub extern "C" fn pack_backup(length: usize) -> usize {
    device::with_exchange(|bytes| backup::pack_in_place(bytes, length))
}

/// Opens the backup in the first `length` bytes of the exchange, which then holds its parts. Returns how many bytes these
/// are. If it cannot be opened, the exchange holds the words that say why, and their length is returned as a negative number.
#[unsafe(no_mangle)]
pub extern "C" fn open_backup(length: usize) -> i32 {
    let opened = device::with_exchange(|bytes| {
        backup::open_in_place(bytes, length).map_err(|why| device::put_text(bytes, why.words()))
    });
    count_or_problem(opened.map_err(|words| i32::try_from(words).unwrap_or(i32::MAX)))
}

/// Whether a finished game is there that can be shared.
#[unsafe(no_mangle)]
pub extern "C" fn can_share() -> bool {
    device::ask(false, |console| console.can_share())
}

/// Puts a link into the exchange: to the finished game without names (0), with names (1), or to its cards (2). Returns how
/// many letters it has.
#[unsafe(no_mangle)]
pub extern "C" fn share(what: usize) -> usize {
    links::share(what)
}

/// Shows the game of the link in the exchange, which has so many letters. Returns 0, or as a negative number [what is
/// wrong](links::LinkProblem) with it; then nothing has changed.
#[unsafe(no_mangle)]
pub extern "C" fn watch_link(length: usize) -> i32 {
    count_or_problem(links::watch(length).map(|()| 0).map_err(|why| why as i32))
}

/// Puts into the exchange what the cards of its link are for: the game's title, how many people and how many robots.
/// Returns how many bytes that is, or as a negative number what is wrong with the link.
#[unsafe(no_mangle)]
pub extern "C" fn offer_link(length: usize) -> i32 {
    count_or_problem(links::offer(length).map_err(|why| why as i32))
}

/// Deals the cards of the link in the exchange, in the place of a game in progress. Returns as [`watch_link`] does.
#[unsafe(no_mangle)]
pub extern "C" fn deal_link(length: usize) -> i32 {
    count_or_problem(links::deal(length).map(|()| 0).map_err(|why| why as i32))
}

/// A count, or the number of a problem below zero.
fn count_or_problem(result: Result<usize, i32>) -> i32 {
    result.map_or_else(|problem| -problem, |count| i32::try_from(count).unwrap_or(i32::MAX))
}
