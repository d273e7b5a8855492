//! The badges of everybody, one a page.

use super::records_menu::{Chapter, RecordsMenu};
use super::{Transition, step};
use crate::console::games::{all_badges, draw_badge};
use crate::console::input::Button;
use crate::console::kit::{Key, Mark, Pen, Surface};
use crate::console::memory::{BadgeId, Person};
use crate::console::shared_state::SharedState;
use crate::console::words::{records as words, verbs};

/// Which person, and which of the badges that this one has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct BadgePages {
    person: usize,
    badge: usize,
}

/// Those who have badges.
fn people(shared: &SharedState) -> impl Iterator<Item = &Person> {
    shared.records.people().iter().filter(|person| owned(person).next().is_some())
}

fn owned(person: &Person) -> impl Iterator<Item = BadgeId> {
    let badges = person.badges();
    all_badges().map(|(id, _)| id).filter(move |&id| badges.has(id))
}

impl BadgePages {
    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Left | Button::Right => {
                let count = people(shared).count();
                *self = BadgePages { person: step(self.person, count, button == Button::Right), badge: 0 };
                Transition::Stay
            }
            Button::Up | Button::Down => {
                let count = people(shared).nth(self.person).map_or(0, |person| owned(person).count());
                self.badge = step(self.badge, count, button == Button::Down);
                Transition::Stay
            }
            Button::B => RecordsMenu::at(Chapter::Badges),
            Button::A => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        let all = all_badges().count();
        let Some(person) = people(shared).nth(self.person) else {
            pen.title(words::ALL_BADGES, "");
            pen.page([words::NO_BADGES, &*words::there_are(all), words::WIN_FIRST], 14);
            return pen.hint(&[(Key::B, verbs::BACK)]);
        };
        let (mut badges, count) = (owned(person), owned(person).count());
        pen.mark_title(Mark::Trophy, &person.name, &words::owned(count, all));
        if let Some(id) = badges.nth(self.badge) {
            draw_badge(pen, id);
        }
        match (people(shared).count(), count) {
            (1, 1) => pen.hint(&[(Key::B, verbs::BACK)]),
            (1, _) => pen.hint(&[(Key::UpDown, verbs::BADGE), (Key::B, verbs::BACK)]),
            (_, 1) => pen.hint(&[(Key::LeftRight, verbs::PERSON), (Key::B, verbs::BACK)]),
            _ => pen.hint(&[
                (Key::LeftRight, verbs::PERSON),
                (Key::UpDown, verbs::BADGE),
                (Key::B, verbs::BACK),
            ]),
        }
    }
}
