//! How to play: the buttons, and each game.

use super::{Menu, MenuEntry, Rules, Screen, Topic, Transition, after_lesson, step};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, rows};
use crate::console::shared_state::SharedState;
use crate::console::words::{menus as words, verbs};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct HowTo {
    row: usize,
}

impl HowTo {
    /// The list with the cursor on a topic.
    pub(super) fn at(topic: Topic) -> HowTo {
        HowTo { row: Topic::all().position(|other| other == topic).unwrap_or(0) }
    }

    pub(super) fn press(&mut self, button: Button, _: &mut SharedState) -> Transition {
        match (button, Topic::all().nth(self.row)) {
            (Button::Up | Button::Down, _) => {
                self.row = step(self.row, Topic::all().count(), button == Button::Down);
                Transition::Stay
            }
            (Button::A, Some(Topic::Game(kind))) => Transition::To(after_lesson(kind)),
            (Button::A, Some(topic)) => {
                Transition::To(Screen::Rules(Rules::new(topic, 0, super::Origin::Menu)))
            }
            (Button::B, _) => Menu::at(MenuEntry::HowToPlay),
            (Button::A | Button::Left | Button::Right, _) => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        pen.title(words::HOW_TO, "");
        pen.list(&rows(Topic::all().map(|topic| Row::new(topic.title()))), self.row);
        pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::CHOOSE), (Key::B, verbs::BACK)]);
    }
}
