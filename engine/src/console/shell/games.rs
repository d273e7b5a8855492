//! Which game?

use super::{Party, Screen, Transition, step};
use crate::console::games::description;
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, Value, line, rows};
use crate::console::shared_state::SharedState;
use crate::console::words::{menus as words, verbs};
use crate::games::Kind;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Games {
    kind: Kind,
}

impl Games {
    /// The list with the cursor on the last game.
    pub(super) fn new(shared: &SharedState) -> Games {
        Games { kind: shared.profile.last }
    }

    /// The list with the cursor on a game.
    pub(super) const fn at(kind: Kind) -> Games {
        Games { kind }
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => {
                let place = step(self.kind as usize, Kind::ALL.len(), button == Button::Down);
                self.kind = Kind::ALL.get(place).copied().unwrap_or(self.kind);
                Transition::Stay
            }
            Button::A => Transition::To(Screen::Party(Party::new(self.kind))),
            Button::B => Screen::menu(shared),
            Button::Left | Button::Right => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        pen.title(words::WHICH_GAME, words::PLAYERS);
        let counts = Kind::ALL.map(|kind| line!("{}-{}", kind.players().start(), kind.players().end()));
        let rows = rows(
            Kind::ALL
                .iter()
                .zip(&counts)
                .map(|(kind, count)| Row { label: kind.title(), value: Value::Fixed(count) }),
        );
        pen.explained_list(&rows, self.kind as usize, description(self.kind).about);
        pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::CHOOSE), (Key::B, verbs::BACK)]);
    }
}
