//! Records of people, a page for each.

use super::records_menu::{Chapter, RecordsMenu};
use super::{Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Font, Key, LIT, Pen, Surface, line};
use crate::console::memory::Person;
use crate::console::shared_state::SharedState;
use crate::console::words::{records as words, verbs};
use crate::games::Kind;

/// Where the columns end: games, wins, best score.
const COLUMNS: [i32; 3] = [72, 98, 126];

/// Which person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct PersonPages {
    nth: usize,
}

impl PersonPages {
    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Left | Button::Right => {
                let people = shared.records.people().len();
                self.nth = step(self.nth, people, button == Button::Right);
                Transition::Stay
            }
            Button::B => RecordsMenu::at(Chapter::ByPerson),
            Button::A | Button::Up | Button::Down => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        let people = shared.records.people();
        let Some(person) = people.get(self.nth) else {
            pen.title(words::PEOPLE, "");
            pen.page(words::NO_GAMES, 18);
            return pen.hint(&[(Key::B, verbs::BACK)]);
        };
        pen.title(&person.name, &line!("{}/{}", self.nth + 1, people.len()));
        for (right, head) in COLUMNS.into_iter().zip(words::COLUMNS) {
            pen.text_right(head, right, 10, Font::Small, LIT);
        }
        for (y, kind) in (18..).step_by(9).zip(Kind::ALL) {
            draw_row(pen, y, kind, person);
        }
        match people.len() {
            1 => pen.hint(&[(Key::B, verbs::BACK)]),
            _ => pen.hint(&[(Key::LeftRight, verbs::PERSON), (Key::B, verbs::BACK)]),
        }
    }
}

/// A game of somebody: how often it was played, and won, and the best score. Robots count their wins only.
fn draw_row<D: Surface>(pen: &mut Pen<'_, D>, y: i32, kind: Kind, person: &Person) {
    pen.text(kind.title(), 1, y, Font::Text, LIT);
    let games = Some(i32::from(person.games(kind))).filter(|&games| games > 0);
    let wins = Some(i32::from(person.wins(kind))).filter(|&wins| games.is_some() || wins > 0);
    let best = person.best(kind).map(i32::from);
    for (right, value) in COLUMNS.into_iter().zip([games, wins, best]) {
        let value = value.map_or(line!("-"), |value| line!("{value}"));
        pen.text_right(&value, right, y, Font::Text, LIT);
    }
}
