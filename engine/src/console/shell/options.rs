//! Options and variants of a game, each explained in one line.

use super::{Party, Screen, Transition, capitals, step};
use crate::console::input::Button;
use crate::console::kit::{Key, Line, Pen, Row, Surface, Value, line, rows};
use crate::console::request::SaveSlot;
use crate::console::shared_state::SharedState;
use crate::console::words::{OFF, ON, setup as words, verbs};
use crate::games::{ChosenOptions, Kind, OptionSpec, OptionValues, Players};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Options {
    kind: Kind,
    row: usize,
}

impl Options {
    /// The options of a game that has some.
    pub(super) const fn new(kind: Kind) -> Options {
        Options { kind, row: 0 }
    }

    /// The option of the row with the cursor, if so many can have it.
    fn chosen(&self, players: Players) -> Option<&'static OptionSpec> {
        self.kind.options().get(self.row).filter(|spec| spec.suits(players))
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => {
                self.row = step(self.row, self.kind.options().len(), button == Button::Down);
            }
            Button::Left | Button::Right | Button::A => {
                if self.chosen(shared.profile.players_of(self.kind)).is_some() {
                    shared.profile.options.step(self.kind, self.row, button != Button::Left);
                    shared.save(SaveSlot::Profile);
                }
            }
            Button::B => return Transition::To(Screen::Party(Party::at_options(self.kind))),
        }
        Transition::Stay
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title(&words::options(&capitals(self.kind)), "");
        let players = shared.profile.players_of(self.kind);
        let listed = || shared.profile.options.listed(self.kind);
        let words = crate::games::listed::<Line, { ChosenOptions::MOST }>(
            listed().map(|(spec, value)| word(spec, value)),
        );
        let rows = rows(listed().zip(&words).map(|((spec, _), word)| Row {
            label: spec.label,
            value: if spec.suits(players) { Value::Choice(word) } else { Value::Fixed(OFF) },
        }));
        match (self.chosen(players), self.kind.options().get(self.row)) {
            (Some(spec), _) => {
                pen.explained_list(&rows, self.row, spec.help);
                pen.hint(&[
                    (Key::UpDown, verbs::MOVE),
                    (Key::LeftRight, verbs::CHANGE),
                    (Key::B, verbs::BACK),
                ]);
            }
            (None, unsuited) => {
                let help = unsuited.map(|spec| words::only_for(spec.players())).unwrap_or_default();
                pen.explained_list(&rows, self.row, &help);
                pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::B, verbs::BACK)]);
            }
        }
    }
}

/// The word for a value of an option.
fn word(spec: &OptionSpec, value: u8) -> Line {
    match spec.values {
        OptionValues::Switch if value == 0 => Line::from(OFF),
        OptionValues::Switch => Line::from(ON),
        OptionValues::Number { .. } => line!("{value}"),
    }
}
