//! What the records are about.

use super::{BadgePages, LastGames, Menu, MenuEntry, PersonPages, RecordPages, Screen, Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, rows};
use crate::console::shared_state::SharedState;

/// What can be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Chapter {
    #[default]
    ByGame,
    ByPerson,
    Badges,
    LastGames,
}

const CHAPTERS: [(Chapter, &str, &str); 4] = [
    (Chapter::ByGame, "By game", "best scores and winners"),
    (Chapter::ByPerson, "By person", "games, wins, best scores"),
    (Chapter::Badges, "Badges", "earned by great deeds"),
    (Chapter::LastGames, "Last games", "see and watch them again"),
];

/// The list, with its cursor.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct RecordsMenu {
    chosen: Chapter,
}

impl RecordsMenu {
    /// The list with the cursor where somebody left it.
    pub(super) const fn at(chosen: Chapter) -> Transition {
        Transition::To(Screen::RecordsMenu(RecordsMenu { chosen }))
    }

    fn cursor(&self) -> usize {
        CHAPTERS.iter().position(|(chapter, ..)| *chapter == self.chosen).unwrap_or(0)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => {
                let place = step(self.cursor(), CHAPTERS.len(), button == Button::Down);
                if let Some((chapter, ..)) = CHAPTERS.get(place) {
                    self.chosen = *chapter;
                }
                Transition::Stay
            }
            Button::A => Transition::To(match self.chosen {
                Chapter::ByGame => Screen::Records(RecordPages::new(shared)),
                Chapter::ByPerson => Screen::PersonPages(PersonPages::default()),
                Chapter::Badges => Screen::BadgePages(BadgePages::default()),
                Chapter::LastGames => Screen::LastGames(LastGames::at(0, shared)),
            }),
            Button::B => Menu::at(MenuEntry::Records),
            Button::Left | Button::Right => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        pen.title("RECORDS", "");
        let about = CHAPTERS.get(self.cursor()).map_or("", |(_, _, about)| about);
        pen.explained_list(&rows(CHAPTERS.iter().map(|(_, label, _)| Row::new(label))), self.cursor(), about);
        pen.hint(&[(Key::UpDown, "move"), (Key::A, "choose"), (Key::B, "back")]);
    }
}
