//! The pause menu of a game, and the small screens behind it.

use super::step;
use crate::console::input::Button;
use crate::console::kit::{Font, Key, LIT, Line, Pen, Row, Surface, Value, line, rows};
use crate::console::session::{HintText, Undo};
use crate::games::Kind;

/// How long the dots of a hint stay as they are, in milliseconds.
pub(in crate::console) const DOTS: u32 = 250;

/// What the pause menu offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::console) enum PauseEntry {
    Continue,
    Rules,
    Hint,
    Undo,
    WhatHappened,
    Settings,
    EndGame,
    SaveAndQuit,
}

const ENTRIES: [(PauseEntry, &str); 8] = [
    (PauseEntry::Continue, "Continue"),
    (PauseEntry::Rules, "Rules"),
    (PauseEntry::Hint, "Hint"),
    (PauseEntry::Undo, "Undo"),
    (PauseEntry::WhatHappened, "What happened"),
    (PauseEntry::Settings, "Settings"),
    (PauseEntry::EndGame, "End the game"),
    (PauseEntry::SaveAndQuit, "Save and quit"),
];

/// What is offered; only a long game can be ended here.
fn entries(long: bool) -> impl Iterator<Item = (PauseEntry, &'static str)> + Clone {
    ENTRIES.into_iter().filter(move |&(entry, _)| long || entry != PauseEntry::EndGame)
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct Pause {
    row: usize,
}

impl Pause {
    /// What was chosen, if anything; B continues.
    pub(in crate::console) fn press(&mut self, button: Button, long: bool) -> Option<PauseEntry> {
        match button {
            Button::Up | Button::Down => {
                self.row = step(self.row, entries(long).count(), button == Button::Down);
                None
            }
            Button::A => entries(long).nth(self.row).map(|(entry, _)| entry),
            Button::B => Some(PauseEntry::Continue),
            Button::Left | Button::Right => None,
        }
    }

    pub(in crate::console) fn draw<D: Surface>(
        &self,
        pen: &mut Pen<'_, D>,
        kind: Kind,
        undo: Undo,
        hint: bool,
        long: bool,
    ) {
        pen.title("PAUSE", kind.title());
        let moves = match undo {
            Undo::Moves(1) => Line::from("1 move"),
            Undo::Moves(moves) => line!("{moves} moves"),
            Undo::Nothing | Undo::Refused(_) => Line::from("no"),
        };
        let rows = rows(entries(long).map(|(entry, label)| match entry {
            PauseEntry::Undo => Row { label, value: Value::Fixed(&moves) },
            PauseEntry::Hint if !hint => Row { label, value: Value::Fixed("no") },
            _ => Row::new(label),
        }));
        pen.list(&rows, self.row);
        pen.hint(&[(Key::UpDown, "move"), (Key::A, "choose"), (Key::B, "continue")]);
    }
}

/// Why there is no hint.
pub(in crate::console) const NO_HINT: [&str; 3] = ["There is one when you", "have to decide", "something."];
/// Why there is no undo yet.
pub(in crate::console) const NOTHING_PLAYED: [&str; 3] = ["Nothing was played", "yet.", ""];

/// Why there is no undo any more.
pub(in crate::console) const fn learned(why: &'static str) -> [&'static str; 3] {
    ["Somebody has learned", "something new:", why]
}

/// Why nothing can be done, with a way back.
pub(in crate::console) fn draw_refusal<D: Surface>(pen: &mut Pen<'_, D>, title: &str, lines: &[&str]) {
    pen.title(title, "");
    pen.page(lines.iter().copied(), 14);
    pen.hint(&[(Key::B, "back")]);
}

/// The hint, or dots while it is thought about.
pub(in crate::console) fn draw_advice<D: Surface>(pen: &mut Pen<'_, D>, advice: Option<&HintText>, now: u32) {
    let Some(advice) = advice else {
        let dots = ["thinking", "thinking.", "thinking..", "thinking..."];
        let dots = dots.get((now / DOTS % 4) as usize).copied().unwrap_or("");
        pen.turn_title("HINT", "");
        pen.text(dots, 30, 27, Font::Text, LIT);
        return pen.hint(&[(Key::B, "back")]);
    };
    pen.turn_title("HINT", "best robot");
    pen.advised(&advice.play);
    let [first, second] = &advice.why;
    pen.page([&**first, &**second], 33);
    pen.hint(&[(Key::A, "do it"), (Key::B, "back")]);
}

/// The last moves, the newest on top; `back` of them are above the screen.
pub(in crate::console) fn draw_history<D: Surface>(
    pen: &mut Pen<'_, D>,
    back: usize,
    happened: impl Fn(usize) -> Option<Line>,
) {
    pen.title("WHAT HAPPENED", "");
    for (y, place) in (10..).step_by(9).zip(back..back + 5) {
        match happened(place) {
            Some(text) => {
                pen.text(&text, 1, y, Font::Text, LIT);
            }
            None if place == 0 => {
                pen.text("nothing yet", 1, y, Font::Text, LIT);
            }
            None => {}
        }
    }
    if back > 0 || happened(5).is_some() {
        pen.hint(&[(Key::UpDown, "scroll"), (Key::B, "back")]);
    } else {
        pen.hint(&[(Key::B, "back")]);
    }
}
