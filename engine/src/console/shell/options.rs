//! Options and variants of a game, each explained in one line.

use super::{First, PlayersGrid, Screen, Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, Value, line, rows};
use crate::console::memory::{Choice, HouseRule};
use crate::console::request::Slot;
use crate::console::shared_state::SharedState;
use crate::console::words;
use crate::games::Kind;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Options {
    kind: Kind,
    row: usize,
}

impl Options {
    /// The options of a game; without any, what comes after them.
    pub(super) fn or_next(kind: Kind) -> Transition {
        match HouseRule::of(kind) {
            [] => Transition::To(Screen::First(First::new(kind))),
            _ => Transition::To(Screen::Options(Options { kind, row: 0 })),
        }
    }

    /// The options of a game; without any, what comes before them.
    pub(super) fn or_back(kind: Kind) -> Transition {
        match HouseRule::of(kind) {
            [] => Transition::To(Screen::Players(PlayersGrid::new(kind))),
            _ => Transition::To(Screen::Options(Options { kind, row: 0 })),
        }
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        let rules = HouseRule::of(self.kind);
        match button {
            Button::Up | Button::Down => self.row = step(self.row, rules.len(), button == Button::Down),
            Button::Left | Button::Right => {
                let players = shared.profile.players_of(self.kind).count();
                if let Some(&rule) = rules.get(self.row).filter(|rule| rule.suits(players)) {
                    shared.profile.rules.step(rule, button == Button::Right);
                    shared.save(Slot::Profile);
                }
            }
            Button::A => return Transition::To(Screen::First(First::new(self.kind))),
            Button::B => return Transition::To(Screen::Players(PlayersGrid::new(self.kind))),
        }
        Transition::Stay
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title(&line!("{}: options", words::capitals(self.kind)), "");
        let players = shared.profile.players_of(self.kind).count();
        let rules = HouseRule::of(self.kind);
        let rows = rows(rules.iter().map(|&rule| Row {
            label: rule.label(),
            value: if rule.suits(players) {
                Value::Choice(shared.profile.rules.word(rule))
            } else {
                Value::Fixed("off")
            },
        }));
        match rules.get(self.row).filter(|rule| rule.suits(players)) {
            Some(rule) => {
                pen.explained_list(&rows, self.row, rule.explanation());
                pen.hint(&[
                    (Key::UpDown, ""),
                    (Key::LeftRight, "change"),
                    (Key::A, "go on"),
                    (Key::B, "back"),
                ]);
            }
            None => {
                pen.explained_list(&rows, self.row, words::options::TOO_MANY);
                pen.hint(&[(Key::A, "go on"), (Key::B, "back")]);
            }
        }
    }
}
