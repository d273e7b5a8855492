//! The main menu.

use super::{Games, Go, HowTo, RecordPages, Screen, SettingsList, step};
use crate::cards::Colour;
use crate::console::desk::Desk;
use crate::console::input::Button;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{Key, LIT, Pen, Row, Surface, Value, rows};

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

fn entries(desk: &Desk) -> impl Iterator<Item = (Entry, &'static str)> + Clone {
    ENTRIES.into_iter().skip(if desk.saved.is_some() { 0 } else { 1 })
}

impl Menu {
    /// The menu with the cursor on what is most likely wanted.
    pub(super) fn new(desk: &Desk) -> Menu {
        Menu { chosen: if desk.saved.is_some() { Entry::Continue } else { Entry::NewGame } }
    }

    fn cursor(&self, desk: &Desk) -> usize {
        entries(desk).position(|(entry, _)| entry == self.chosen).unwrap_or(0)
    }

    pub(super) fn press(&mut self, button: Button, desk: &mut Desk) -> Go {
        match button {
            Button::Up | Button::Down => {
                let place = step(self.cursor(desk), entries(desk).count(), button == Button::Down);
                if let Some((entry, _)) = entries(desk).nth(place) {
                    self.chosen = entry;
                }
                Go::Stay
            }
            Button::A => match self.chosen {
                Entry::Continue => Go::Table,
                Entry::NewGame => Go::To(Screen::Games(Games::new(desk))),
                Entry::Records => Go::To(Screen::Records(RecordPages::new(desk))),
                Entry::Settings => Go::To(Screen::Settings(SettingsList::new(super::Origin::Menu))),
                Entry::HowToPlay => Go::To(Screen::HowTo(HowTo::default())),
            },
            Button::B | Button::Left | Button::Right => Go::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, desk: &Desk) {
        pen.title("PASSDECK", "");
        for (x, colour) in (92..).step_by(9).zip([Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow]) {
            pen.art(ShapeSize::Small.of(colour), x, 0, LIT);
        }
        let saved = desk.saved.map_or("", |kind| kind.title());
        let rows = rows(entries(desk).map(|(entry, label)| match entry {
            Entry::Continue => Row { label, value: Value::Fixed(saved) },
            _ => Row::new(label),
        }));
        pen.list(&rows, self.cursor(desk));
        pen.hint(&[(Key::UpDown, "move"), (Key::A, "choose")]);
    }
}
