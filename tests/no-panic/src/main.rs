//! Deals and plays every game, and with the feature `console` the whole handheld, with a panic handler that cannot be
//! linked.
//!
//! If the optimiser cannot prove that nothing in the engine panics, the handler stays in the program, and the
//! linker stops at the symbol that does not exist. Build it with the profile `firmware` for thumbv6m. To find out
//! which game it is, build one alone: `PASSDECK_GAME=name cargo no-panic --no-default-features`.

#![no_std]
#![no_main]

use core::fmt::Write;
use core::hint::black_box;
use core::panic::PanicInfo;

use engine::bots::{Bot, BotGame, Level};
use engine::cards::{Rng, Seed};
use engine::games::{GameMove, GameOptions, GameView, Moves, Players, Seat, Setup};
use engine::record::{Match, Record};

unsafe extern "C" {
    /// Exists nowhere.
    safe fn a_panic_is_reachable_from_the_engine() -> !;
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    a_panic_is_reachable_from_the_engine()
}

/// A text of so many bytes at most, to print into.
struct Line(heapless::String<48>);

impl Line {
    /// Prints a move and reads it back.
    fn round_trip<M: GameMove>(mv: M) -> Option<M> {
        let mut line = Line(heapless::String::new());
        write!(line.0, "{mv}").ok()?;
        black_box(line.0.as_str()).parse().ok()
    }
}

/// Plays a whole game by chance, and passes through all that the engine can do on the way.
fn play<G: BotGame>() {
    let setup = Setup {
        players: black_box(Players::Five),
        first: black_box(Seat::Two),
        options: G::Options::unpack(black_box(0)).unwrap_or_default(),
        seed: black_box(Seed(1)),
    };
    let Ok(mut table) = Match::<G>::new(&setup) else { return };
    let mut rng = Rng::new(black_box(Seed(2)));
    let mut moves = Moves::new();
    while let Some(seat) = table.game().to_move() {
        table.game().legal_moves(&mut moves);
        let Ok(count) = u32::try_from(moves.len()) else { return };
        let Some(&mv) = moves.get(rng.below(count) as usize) else { return };
        let Some(mv) = G::Move::unpack(black_box(mv.pack())).and_then(Line::round_trip) else { return };
        let view = table.game().view(seat);
        view.legal_moves(&mut moves);
        let mut bot = G::Bot::new(&view, black_box(Level::Hard), Seed(3));
        let advice = loop {
            if let Some(advice) = bot.think() {
                break advice;
            }
        };
        let mut reason = Line(heapless::String::new());
        if write!(reason.0, "{}", advice.reason).is_err() {
            return;
        }
        black_box(G::sample(&view, &mut rng).zones());
        if table.play(mv).is_err() || table.undo().is_ok() && table.play(mv).is_err() {
            return;
        }
    }
    let mut buffer = [0; Record::MOST_BYTES];
    let Some(bytes) = table.record().write(&mut buffer) else { return };
    let Ok(record) = Record::read(black_box(bytes)) else { return };
    let Ok(table) = Match::<G>::resume(record) else { return };
    black_box((table.game().scores(), table.game().winners()));
}

/// The only game to link, if it is named at build time.
const ONLY: Option<&str> = option_env!("PASSDECK_GAME");

macro_rules! play_all {
    ([$($module:ident $Game:ident),*]) => {
        $(if ONLY.is_none_or(|only| only == stringify!($module)) {
            play::<engine::games::$module::$Game>();
        })*
    };
}

/// The entry that the linker looks for.
#[unsafe(no_mangle)]
pub extern "C" fn _start() {
    engine::all_games!([play_all]);
    #[cfg(feature = "console")]
    hold();
}

/// Plays on the handheld by random presses.
#[cfg(feature = "console")]
fn hold() {
    use engine::console::kit::FrameBuffer;
    use engine::console::session::AnySession;
    use engine::console::{Board, Button, Console, Fault, Kept, Request, Session, Share, Stored, draw_crash};
    let mut saved = [0; 4096];
    let stored = Stored {
        profile: black_box(&[]),
        records: black_box(&[]),
        game: black_box(&saved),
        moves: black_box(&[1, 2, 3]),
        set_aside: black_box(false),
        broken: black_box(None),
    };
    let mut console = Console::<AnySession>::boot(stored, black_box(Board::HANDHELD), black_box(0));
    let mut rng = Rng::new(black_box(Seed(3)));
    let mut now: u32 = black_box(0);
    let mut frame = FrameBuffer::new();
    loop {
        now = now.wrapping_add(33);
        let button = Button::ALL.get(rng.below(6) as usize).copied().unwrap_or(Button::A);
        if black_box(true) {
            console.press(button, now);
        } else {
            console.release(button, now);
        }
        console.tick(now);
        while let Some(request) = console.take_request() {
            match black_box(request) {
                Request::Seed => console.give_seed(Seed(u128::from(now))),
                Request::Resume => console.resume(&saved, black_box(&[1, 2, 3]), &mut || {}),
                Request::Save(slot) => {
                    black_box(console.bytes(slot, &mut saved));
                }
                Request::Keep => {
                    black_box(console.finished(&mut saved));
                }
                Request::Fetch(nth) => {
                    console.give_kept(Kept { nth, count: nth, bytes: black_box(&saved) }, &mut || {});
                    black_box(console.watch(&saved, &mut || {}).is_ok());
                    black_box((console.can_share(), console.share(black_box(Share::Deal), &mut saved)));
                    black_box(console.deal_again(black_box(&saved)).is_ok());
                }
                _ => {}
            }
        }
        if black_box(false) {
            console.report(black_box(Fault::NotSaved));
        }
        if let Some(table) = console.session() {
            black_box((table.moves_in(&saved), table.latest(), table.played()));
        }
        black_box((console.due(), console.is_at_rest(), console.take_redraw()));
        let Ok(()) = console.draw(&mut frame);
        let Ok(()) = draw_crash(black_box("what broke"), &mut frame);
        black_box(frame.pages());
    }
}
