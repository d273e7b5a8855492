//! What the pause menu does: rules, hint, undo, history, settings, the way out.

use super::device::Console;
use super::playing::{Behind, Mode};
use super::request::Slot;
use super::session::{Audience, Session, Undo};
use super::shell::{Entry, Origin, Pause, Rules, Screen, SettingsList};
use super::words::Topic;

impl<T: Session> Console<T> {
    /// Does what was chosen in the pause menu.
    pub(super) fn choose(&mut self, entry: Entry) {
        let Some(table) = &mut self.table else { return };
        match entry {
            Entry::Continue => {
                self.pause = Pause::default();
                self.sit_down();
            }
            Entry::Rules => {
                let rules = Rules::new(Topic::Game(table.setup().kind), table.rules_page(), Origin::Pause);
                self.mode = Mode::Shell(Screen::Rules(rules));
            }
            Entry::Settings => self.mode = Mode::Shell(Screen::Settings(SettingsList::new(Origin::Pause))),
            Entry::WhatHappened => self.mode = Mode::History(0),
            Entry::Hint => self.ask_for_a_hint(),
            Entry::Undo => match table.can_undo() {
                Undo::Moves(_) => {
                    table.undo();
                    self.shared.save(Slot::Game);
                    self.pause = Pause::default();
                    self.sit_down();
                }
                Undo::Nothing => self.mode = Mode::Refusal("NO UNDO", ["Nothing was played", "yet.", ""]),
                Undo::Refused(why) => {
                    self.mode = Mode::Refusal("NO UNDO", ["Somebody has learned", "something new:", why])
                }
            },
            Entry::SaveAndQuit => {
                self.pause = Pause::default();
                self.shared.save(Slot::Game);
                self.go(Screen::menu(&self.shared));
            }
        }
    }

    fn ask_for_a_hint(&mut self) {
        let Some(table) = &self.table else { return };
        self.advice = None;
        self.pause = Pause::default();
        self.mode = match table.hint_for() {
            Some(Audience::Only(seat)) if table.setup().humans() > 1 => Mode::Curtain(seat, Behind::Hint),
            Some(_) => Mode::Hint,
            None => Mode::Refusal("NO HINT", ["There is one when you", "have to decide", "something."]),
        };
    }

    /// Thinks for a moment; the buttons stay alive.
    pub(super) fn think_of_a_hint(&mut self) {
        if self.advice.is_none() {
            self.advice = self.table.as_mut().and_then(|table| table.hint(self.now));
            self.redraw |= self.advice.is_some();
        }
    }
}
