//! What the records are about.

use super::{BadgePages, LastGames, Menu, MenuEntry, PersonPages, RecordPages, Screen, Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, rows};
use crate::console::shared_state::SharedState;
use crate::console::words::{records as words, verbs};

/// What can be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Chapter {
    #[default]
    ByGame,
    ByPerson,
    Badges,
    LastGames,
}

/// Each with its row and a line about it.
const CHAPTERS: [(Chapter, [&str; 2]); 4] = [
    (Chapter::ByGame, words::BY_GAME),
    (Chapter::ByPerson, words::BY_PERSON),
    (Chapter::Badges, words::BADGES),
    (Chapter::LastGames, words::LAST_GAMES),
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
        CHAPTERS.iter().position(|(chapter, _)| *chapter == self.chosen).unwrap_or(0)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => {
                let place = step(self.cursor(), CHAPTERS.len(), button == Button::Down);
                if let Some((chapter, _)) = CHAPTERS.get(place) {
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
        pen.title(words::TITLE, "");
        let about = CHAPTERS.get(self.cursor()).map_or("", |(_, [_, about])| about);
        pen.explained_list(
            &rows(CHAPTERS.iter().map(|(_, [label, _])| Row::new(label))),
            self.cursor(),
            about,
        );
        pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::CHOOSE), (Key::B, verbs::BACK)]);
    }
}
