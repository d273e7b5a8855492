//! Frames as the Pico draws them, while random buttons are pressed: in games and in the menus.

use engine::cards::{Rng, Seed};
use engine::console::kit::{FrameBuffer, Pen};
use engine::console::memory::{Settings, Who};
use engine::console::session::AnySession;
use engine::console::{Board, Button, Console, Deal, Request, Session, Step, Stored};
use engine::games::{Kind, Players};

/// Names of full length, which take the most drawing.
const NAMES: [&str; 6] = ["BENITO", "MMMMMM", "CLARIS", "GRANPA", "WILMAX", "888888"];

/// The buttons to choose from. A comes often, because only that makes a game go on.
const BUTTONS: [Button; 10] = [
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::Up,
    Button::Down,
    Button::Left,
    Button::Right,
    Button::Right,
    Button::B,
];

/// The beginning or the end of a frame.
#[derive(Clone, Copy, Debug)]
pub enum Drawing<'a> {
    /// It begins.
    Begins,
    /// It is there.
    Done(&'a FrameBuffer),
}

fn any_button(rng: &mut Rng) -> Button {
    let count = u32::try_from(BUTTONS.len()).unwrap_or(1);
    BUTTONS.into_iter().nth(rng.below(count) as usize).unwrap_or(Button::A)
}

fn deal(kind: Kind, players: Players, seed: Seed) -> Deal {
    Deal::new(kind, players, seed).with_names(NAMES).with_guests(|_| Who::Human)
}

/// Draws so many frames of a game of people who press random buttons, one for each press. A game that ends is dealt
/// again.
pub fn game(kind: Kind, players: Players, number: u32, frames: u32, mark: &mut impl FnMut(Drawing<'_>)) {
    let seed = Seed(u128::from(number));
    let (mut rng, settings) = (Rng::new(seed), Settings::default());
    let mut frame = FrameBuffer::new();
    let mut seat = None;
    let Ok(()) = AnySession::deal_onto(&mut seat, &deal(kind, players, seed)) else { return };
    for nth in 0..frames {
        let Some(table) = &mut seat else { return };
        let steps =
            [table.press(any_button(&mut rng), &settings), table.tick(nth.wrapping_mul(100), &settings)];
        if steps.iter().any(|step| matches!(step, Step::Again | Step::Leave)) {
            let seed = seed.for_purpose(u64::from(nth));
            let Ok(()) = AnySession::deal_onto(&mut seat, &deal(kind, players, seed)) else { return };
        }
        let Some(table) = &seat else { return };
        mark(Drawing::Begins);
        let mut pen = Pen::new(&mut frame);
        pen.clear();
        table.draw(&mut pen, &settings);
        let Ok(()) = pen.finish();
        mark(Drawing::Done(&frame));
    }
}

/// Draws the curtain, then frames of a console on which random buttons are pressed.
pub fn shell(number: u32, frames: u32, mark: &mut impl FnMut(Drawing<'_>)) {
    let mut rng = Rng::new(Seed(u128::from(number)));
    let mut frame = FrameBuffer::new();
    mark(Drawing::Begins);
    let mut pen = Pen::new(&mut frame);
    pen.clear();
    pen.curtain("MMMMMM");
    let Ok(()) = pen.finish();
    mark(Drawing::Done(&frame));
    let mut console = Console::<AnySession>::boot(Stored::default(), Board::HANDHELD, 0);
    for nth in 1..frames {
        mark(Drawing::Begins);
        let Ok(()) = console.draw(&mut frame);
        mark(Drawing::Done(&frame));
        let now = nth.wrapping_mul(100);
        let button = any_button(&mut rng);
        console.press(button, now);
        console.release(button, now);
        console.tick(now);
        while let Some(request) = console.take_request() {
            if request == Request::Seed {
                console.give_seed(Seed(u128::from(nth)));
            }
        }
    }
}
