//! One seat: person or robot, level, name.

use super::{Letters, PlayersGrid, Screen, Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, Value, rows};
use crate::console::memory::{RobotLevel, Who};
use crate::console::request::SaveSlot;
use crate::console::shared_state::SharedState;
use crate::console::words::{setup as words, verbs};
use crate::games::{Kind, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SeatLine {
    Player,
    Level,
    Name,
    Remove,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct SeatRows {
    kind: Kind,
    seat: Seat,
    chosen: SeatLine,
}

impl SeatRows {
    pub(super) const fn new(kind: Kind, seat: Seat) -> SeatRows {
        SeatRows { kind, seat, chosen: SeatLine::Player }
    }

    /// The rows with the cursor on the name, after it was edited.
    pub(super) const fn at_name(kind: Kind, seat: Seat) -> SeatRows {
        SeatRows { kind, seat, chosen: SeatLine::Name }
    }

    /// A person has no level, and two players stay in any case.
    fn lines(&self, shared: &SharedState) -> impl Iterator<Item = SeatLine> + Clone + use<> {
        let human = shared.profile.guests[self.seat].is_human();
        let pair = shared.profile.players_of(self.kind).count() <= 2;
        [SeatLine::Player, SeatLine::Level, SeatLine::Name, SeatLine::Remove]
            .into_iter()
            .filter(move |&line| !(line == SeatLine::Level && human || line == SeatLine::Remove && pair))
    }

    fn cursor(&self, shared: &SharedState) -> usize {
        self.lines(shared).position(|line| line == self.chosen).unwrap_or(0)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match (button, self.chosen) {
            (Button::Up | Button::Down, _) => {
                let place = step(self.cursor(shared), self.lines(shared).count(), button == Button::Down);
                self.chosen = self.lines(shared).nth(place).unwrap_or(SeatLine::Player);
                Transition::Stay
            }
            (Button::Left | Button::Right, line) => {
                self.change(line, button == Button::Right, shared);
                Transition::Stay
            }
            (Button::A, SeatLine::Name) => {
                Transition::To(Screen::Letters(Letters::new(self.kind, self.seat, shared)))
            }
            (Button::A, SeatLine::Remove) => {
                shared.profile.remove_guest(self.kind, self.seat);
                shared.save(SaveSlot::Profile);
                Transition::To(Screen::Players(PlayersGrid::at(self.kind, Seat::One)))
            }
            (Button::A, line) => {
                self.change(line, true, shared);
                Transition::Stay
            }
            (Button::B, _) => Transition::To(Screen::Players(PlayersGrid::at(self.kind, self.seat))),
        }
    }

    fn change(&self, line: SeatLine, up: bool, shared: &mut SharedState) {
        let guest = &mut shared.profile.guests[self.seat];
        match (line, guest.who) {
            (SeatLine::Player, Who::Human) => guest.who = Who::Bot(RobotLevel::Normal),
            (SeatLine::Player, Who::Bot(_)) => guest.who = Who::Human,
            (SeatLine::Level, Who::Bot(level)) => guest.who = Who::Bot(level.step(up)),
            (SeatLine::Name, _) => shared.profile.step_name(self.kind, self.seat, up),
            (SeatLine::Level, Who::Human) | (SeatLine::Remove, _) => {}
        }
        shared.save(SaveSlot::Profile);
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        let guest = shared.profile.guests[self.seat];
        pen.title(&words::seat(self.seat, &guest.name), "");
        let (who, level) = match guest.who {
            Who::Human => (words::PERSON, ""),
            Who::Bot(level) => (words::ROBOT, level.word()),
        };
        let rows = rows(self.lines(shared).map(|line| match line {
            SeatLine::Player => Row { label: words::PLAYER, value: Value::Choice(who) },
            SeatLine::Level => Row { label: words::LEVEL, value: Value::Choice(level) },
            SeatLine::Name => Row { label: words::NAME, value: Value::Choice(&guest.name) },
            SeatLine::Remove => Row::new(words::REMOVE),
        }));
        pen.list(&rows, self.cursor(shared));
        match self.chosen {
            SeatLine::Name => {
                pen.hint(&[
                    (Key::UpDown, ""),
                    (Key::LeftRight, verbs::CHANGE),
                    (Key::A, verbs::LETTERS),
                    (Key::B, verbs::DONE),
                ]);
            }
            SeatLine::Remove => {
                pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::REMOVE), (Key::B, verbs::DONE)])
            }
            SeatLine::Player | SeatLine::Level => {
                pen.hint(&[
                    (Key::UpDown, verbs::MOVE),
                    (Key::LeftRight, verbs::CHANGE),
                    (Key::B, verbs::DONE),
                ]);
            }
        }
    }
}
