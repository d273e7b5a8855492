//! A name, letter by letter.

use super::{Screen, SeatRows, Transition};
use crate::console::input::Button;
use crate::console::kit::{DARK, Font, Key, LIT, Pen, Surface, area, line};
use crate::console::memory::Name;
use crate::console::request::SaveSlot;
use crate::console::shared_state::SharedState;
use crate::console::words::{setup as words, verbs};
use crate::games::{Kind, Seat};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Letters {
    kind: Kind,
    seat: Seat,
    name: Name,
    place: usize,
}

/// What a letter can be, in the order of up and down; the space ends or shortens the name.
fn alphabet() -> impl DoubleEndedIterator<Item = char> + Clone {
    ('A'..='Z').chain('0'..='9').chain([' '])
}

impl Letters {
    pub(super) fn new(kind: Kind, seat: Seat, shared: &SharedState) -> Letters {
        Letters { kind, seat, name: shared.profile.guests[seat].name, place: 0 }
    }

    /// Whether the name can be given now.
    fn is_free(&self, shared: &SharedState) -> bool {
        self.name.tidy() != Name::BLANK && !shared.profile.is_taken(self.kind, self.name.tidy(), self.seat)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => {
                let now = self.name.letter(self.place);
                let next = if button == Button::Down {
                    alphabet().cycle().skip_while(|&letter| letter != now).nth(1)
                } else {
                    alphabet().rev().cycle().skip_while(|&letter| letter != now).nth(1)
                };
                self.name = self.name.with(self.place, next.unwrap_or('A'));
            }
            Button::Left => self.place = self.place.saturating_sub(1),
            Button::Right => self.place = (self.place + 1).min(Name::LONGEST - 1),
            Button::A if self.is_free(shared) => {
                shared.profile.rename(self.seat, self.name.tidy());
                shared.save(SaveSlot::Profile);
                return self.leave();
            }
            Button::A => {}
            Button::B => return self.leave(),
        }
        Transition::Stay
    }

    fn leave(&self) -> Transition {
        Transition::To(Screen::Seat(SeatRows::at_name(self.kind, self.seat)))
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title(&words::name_of(self.seat), "");
        for (place, x) in (8..).step_by(19).take(Name::LONGEST).enumerate() {
            let chosen = place == self.place;
            let letter = line!("{}", self.name.letter(place));
            if chosen {
                pen.paper(area(x, 17, 17, 21), true);
                for (row, wide) in (0..3).zip([1, 3, 5]) {
                    pen.fill(area(x + 8 - wide / 2, 12 + row, wide, 1), LIT);
                    pen.fill(area(x + 8 - wide / 2, 42 - row, wide, 1), LIT);
                }
            } else {
                pen.fill(area(x + 3, 37, 11, 1), LIT);
            }
            pen.text_centred(&letter, x, 17, 21, Font::Huge, if chosen { DARK } else { LIT });
        }
        if self.name.tidy() == Name::BLANK {
            pen.explanation(words::NEEDS_A_LETTER);
        } else if !self.is_free(shared) {
            pen.explanation(words::IS_TAKEN);
        }
        if self.is_free(shared) {
            pen.hint(&[
                (Key::UpDown, verbs::LETTER),
                (Key::LeftRight, ""),
                (Key::A, verbs::DONE),
                (Key::B, verbs::BACK),
            ]);
        } else {
            pen.hint(&[(Key::UpDown, verbs::LETTER), (Key::LeftRight, verbs::MOVE), (Key::B, verbs::BACK)]);
        }
    }
}
