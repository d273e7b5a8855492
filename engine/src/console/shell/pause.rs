//! The pause menu of a game, and the small screens behind it.

use super::step;
use crate::console::input::Button;
use crate::console::kit::{Font, Key, LIT, Line, Pen, Row, Surface, Value, rows};
use crate::console::session::{HintText, Undo};
use crate::console::words::{NO, pause as words, verbs};
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
    (PauseEntry::Continue, words::CONTINUE),
    (PauseEntry::Rules, words::RULES),
    (PauseEntry::Hint, words::HINT),
    (PauseEntry::Undo, words::UNDO),
    (PauseEntry::WhatHappened, words::WHAT_HAPPENED),
    (PauseEntry::Settings, words::SETTINGS),
    (PauseEntry::EndGame, words::END_THE_GAME),
    (PauseEntry::SaveAndQuit, words::SAVE_AND_QUIT),
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
        pen.title(words::TITLE, kind.title());
        let undo = if undo == Undo::LastMove { words::ONE_MOVE } else { NO };
        let rows = rows(entries(long).map(|(entry, label)| match entry {
            PauseEntry::Undo => Row { label, value: Value::Fixed(undo) },
            PauseEntry::Hint if !hint => Row { label, value: Value::Fixed(NO) },
            _ => Row::new(label),
        }));
        pen.list(&rows, self.row);
        pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::CHOOSE), (Key::B, verbs::CONTINUE)]);
    }
}

/// Why nothing can be done, with a way back.
pub(in crate::console) fn draw_refusal<D: Surface>(pen: &mut Pen<'_, D>, title: &str, lines: &[&str]) {
    pen.title(title, "");
    pen.page(lines.iter().copied(), 14);
    pen.hint(&[(Key::B, verbs::BACK)]);
}

/// The hint, or dots while it is thought about.
pub(in crate::console) fn draw_advice<D: Surface>(pen: &mut Pen<'_, D>, advice: Option<&HintText>, now: u32) {
    let Some(advice) = advice else {
        let dots = words::THINKING.get((now / DOTS % 4) as usize).copied().unwrap_or("");
        pen.turn_title(words::ADVICE, "");
        pen.text(dots, 30, 27, Font::Text, LIT);
        return pen.hint(&[(Key::B, verbs::BACK)]);
    };
    pen.turn_title(words::ADVICE, words::BEST_ROBOT);
    pen.advised(&advice.play);
    let [first, second] = &advice.why;
    pen.page([&**first, &**second], 33);
    pen.hint(&[(Key::A, verbs::DO_IT), (Key::B, verbs::BACK)]);
}

/// The last moves, the newest on top; `back` of them are above the screen.
pub(in crate::console) fn draw_history<D: Surface>(
    pen: &mut Pen<'_, D>,
    back: usize,
    happened: impl Fn(usize) -> Option<Line>,
) {
    pen.title(words::HISTORY, "");
    for (y, place) in (10..).step_by(9).zip(back..back + 5) {
        match happened(place) {
            Some(text) => {
                pen.text(&text, 1, y, Font::Text, LIT);
            }
            None if place == 0 => {
                pen.text(words::NOTHING_YET, 1, y, Font::Text, LIT);
            }
            None => {}
        }
    }
    if back > 0 || happened(5).is_some() {
        pen.hint(&[(Key::UpDown, verbs::SCROLL), (Key::B, verbs::BACK)]);
    } else {
        pen.hint(&[(Key::B, verbs::BACK)]);
    }
}
