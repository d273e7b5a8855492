//! The main menu.

use super::{Games, HowTo, RecordPages, Screen, SettingsList, Transition, step};
use crate::cards::Colour;
use crate::console::input::Button;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{Key, LIT, Pen, Row, Surface, Value, rows};
use crate::console::shared_state::SharedState;

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    Continue,
    NewGame,
    Records,
    Settings,
    HowToPlay,
}

/// All entries; the first one only with a saved game.
const ENTRIES: [(Entry, &str); 5] = [
    (Entry::Continue, "Continue"),
    (Entry::NewGame, "New game"),
    (Entry::Records, "Records"),
    (Entry::Settings, "Settings"),
    (Entry::HowToPlay, "How to play"),
];

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Menu {
    chosen: Entry,
}

fn entries(shared: &SharedState) -> impl Iterator<Item = (Entry, &'static str)> + Clone {
    ENTRIES.into_iter().skip(if shared.saved.is_some() { 0 } else { 1 })
}

impl Menu {
    /// The menu with the cursor on what is most likely wanted.
    pub(super) fn new(shared: &SharedState) -> Menu {
        Menu { chosen: if shared.saved.is_some() { Entry::Continue } else { Entry::NewGame } }
    }

    fn cursor(&self, shared: &SharedState) -> usize {
        entries(shared).position(|(entry, _)| entry == self.chosen).unwrap_or(0)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => {
                let place = step(self.cursor(shared), entries(shared).count(), button == Button::Down);
                if let Some((entry, _)) = entries(shared).nth(place) {
                    self.chosen = entry;
                }
                Transition::Stay
            }
            Button::A => match self.chosen {
                Entry::Continue => Transition::Game,
                Entry::NewGame => Transition::To(Screen::Games(Games::new(shared))),
                Entry::Records => Transition::To(Screen::Records(RecordPages::new(shared))),
                Entry::Settings => Transition::To(Screen::Settings(SettingsList::new(super::Origin::Menu))),
                Entry::HowToPlay => Transition::To(Screen::HowTo(HowTo::default())),
            },
            Button::B | Button::Left | Button::Right => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title("PASSDECK", "");
        for (x, colour) in (92..).step_by(9).zip([Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow]) {
            pen.art(ShapeSize::Small.of(colour), x, 0, LIT);
        }
        let saved = shared.saved.map_or("", |kind| kind.title());
        let rows = rows(entries(shared).map(|(entry, label)| match entry {
            Entry::Continue => Row { label, value: Value::Fixed(saved) },
            _ => Row::new(label),
        }));
        pen.list(&rows, self.cursor(shared));
        pen.hint(&[(Key::UpDown, "move"), (Key::A, "choose")]);
    }
}
