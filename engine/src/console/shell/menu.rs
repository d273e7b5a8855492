//! The main menu.

use super::{Games, HowTo, RecordsMenu, Screen, SettingsList, Transition, step};
use crate::cards::Colour;
use crate::console::input::Button;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{Key, LIT, Pen, Row, Surface, Value, rows};
use crate::console::shared_state::SharedState;
use crate::console::words::{PASSDECK, menus as words, verbs};

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MenuEntry {
    Continue,
    NewGame,
    Records,
    Settings,
    HowToPlay,
    SleepNow,
}

/// All entries; the first one only with a saved game, the last one only on a board that can sleep.
const ENTRIES: [(MenuEntry, &str); 6] = [
    (MenuEntry::Continue, words::CONTINUE),
    (MenuEntry::NewGame, words::NEW_GAME),
    (MenuEntry::Records, words::RECORDS),
    (MenuEntry::Settings, words::SETTINGS),
    (MenuEntry::HowToPlay, words::HOW_TO_PLAY),
    (MenuEntry::SleepNow, words::SLEEP_NOW),
];

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Menu {
    chosen: MenuEntry,
}

fn entries(shared: &SharedState) -> impl Iterator<Item = (MenuEntry, &'static str)> + Clone {
    let (saved, sleep) = (shared.saved.is_some(), shared.board.sleep);
    ENTRIES.into_iter().filter(move |(entry, _)| match entry {
        MenuEntry::Continue => saved,
        MenuEntry::SleepNow => sleep,
        _ => true,
    })
}

impl Menu {
    /// The menu with the cursor on what is most likely wanted.
    pub(super) fn new(shared: &SharedState) -> Menu {
        Menu { chosen: if shared.saved.is_some() { MenuEntry::Continue } else { MenuEntry::NewGame } }
    }

    /// The menu with the cursor where somebody left it.
    pub(super) const fn at(entry: MenuEntry) -> Transition {
        Transition::To(Screen::Menu(Menu { chosen: entry }))
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
                MenuEntry::Continue => Transition::Game,
                MenuEntry::NewGame => Transition::To(Screen::Games(Games::new(shared))),
                MenuEntry::Records => Transition::To(Screen::RecordsMenu(RecordsMenu::default())),
                MenuEntry::Settings => {
                    Transition::To(Screen::Settings(SettingsList::new(super::Origin::Menu)))
                }
                MenuEntry::HowToPlay => Transition::To(Screen::HowTo(HowTo::default())),
                MenuEntry::SleepNow => Transition::Sleep,
            },
            Button::B | Button::Left | Button::Right => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title(PASSDECK, "");
        for (x, colour) in (92 - pen.battery_room()..).step_by(9).zip([
            Colour::Red,
            Colour::Blue,
            Colour::Green,
            Colour::Yellow,
        ]) {
            pen.art(ShapeSize::Small.of(colour), x, 0, LIT);
        }
        let saved = shared.saved.map_or("", |kind| kind.title());
        let rows = rows(entries(shared).map(|(entry, label)| match entry {
            MenuEntry::Continue => Row { label, value: Value::Fixed(saved) },
            _ => Row::new(label),
        }));
        pen.list(&rows, self.cursor(shared));
        pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::CHOOSE)]);
    }
}
