//! How to play: the buttons, and the rules of each game.

use super::{Go, Rules, Screen, step};
use crate::console::desk::Desk;
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface};
use crate::console::words::Topic;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct HowTo {
    row: usize,
}

impl HowTo {
    /// The list with the cursor on a topic.
    pub(super) fn at(topic: Topic) -> HowTo {
        HowTo { row: Topic::ALL.iter().position(|&other| other == topic).unwrap_or(0) }
    }

    pub(super) fn press(&mut self, button: Button, desk: &mut Desk) -> Go {
        match (button, Topic::ALL.get(self.row)) {
            (Button::Up | Button::Down, _) => {
                self.row = step(self.row, Topic::ALL.len(), button == Button::Down);
                Go::Stay
            }
            (Button::A, Some(&topic)) => Go::To(Screen::Rules(Rules::new(topic, 0, super::Origin::Menu))),
            (Button::B, _) => Screen::menu(desk),
            (Button::A | Button::Left | Button::Right, _) => Go::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &Desk) {
        pen.title("HOW TO PLAY", "");
        pen.list(&Topic::ALL.map(|topic| Row::new(topic.title())), self.row);
        pen.hint(&[(Key::UpDown, "move"), (Key::A, "read"), (Key::B, "back")]);
    }
}
