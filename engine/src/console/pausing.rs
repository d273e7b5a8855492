//! What the pause menu does: rules, hint, undo, history, settings, the way out.

use super::device::Console;
use super::playing::{Behind, Place};
use super::request::Slot;
use super::shell::{Entry, Origin, Pause, Rules, Screen, SettingsList};
use super::table::{Eyes, Table, Undo};
use super::words::Topic;

impl<T: Table> Console<T> {
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
                self.place = Place::Shell(Screen::Rules(rules));
            }
            Entry::Settings => self.place = Place::Shell(Screen::Settings(SettingsList::new(Origin::Pause))),
            Entry::WhatHappened => self.place = Place::History(0),
            Entry::Hint => self.ask_for_a_hint(),
            Entry::Undo => match table.can_undo() {
                Undo::Moves(_) => {
                    table.undo();
                    self.desk.save(Slot::Game);
                    self.pause = Pause::default();
                    self.sit_down();
                }
                Undo::Nothing => self.place = Place::Refusal("NO UNDO", ["Nothing was played", "yet.", ""]),
                Undo::Refused(why) => {
                    self.place = Place::Refusal("NO UNDO", ["Somebody has learned", "something new:", why])
                }
            },
            Entry::SaveAndQuit => {
                self.pause = Pause::default();
                self.desk.save(Slot::Game);
                self.go(Screen::menu(&self.desk));
            }
        }
    }

    fn ask_for_a_hint(&mut self) {
        let Some(table) = &self.table else { return };
        self.advice = None;
        self.pause = Pause::default();
        self.place = match table.hint_for() {
            Some(Eyes::Only(seat)) if table.setup().humans() > 1 => Place::Curtain(seat, Behind::Hint),
            Some(_) => Place::Hint,
            None => Place::Refusal("NO HINT", ["There is one when you", "have to decide", "something."]),
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
