//! The rules, page by page.

use super::{HowTo, Origin, Screen, Teach, Topic, Transition};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Surface, line};
use crate::console::shared_state::SharedState;
use crate::console::words::verbs;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Rules {
    topic: Topic,
    page: usize,
    from: Origin,
}

impl Rules {
    pub(in crate::console) const fn new(topic: Topic, page: usize, from: Origin) -> Rules {
        Rules { topic, page, from }
    }

    fn last(&self) -> usize {
        self.topic.pages().len().saturating_sub(1)
    }

    pub(super) fn press(&mut self, button: Button, _: &mut SharedState) -> Transition {
        match button {
            Button::Left | Button::Up => self.page = self.page.saturating_sub(1),
            Button::Right | Button::Down => self.page = (self.page + 1).min(self.last()),
            Button::B => {
                return match self.from {
                    Origin::Menu => Transition::To(match self.topic {
                        Topic::Game(kind) => Teach::at_rules(kind),
                        Topic::Buttons => Screen::HowTo(HowTo::at(self.topic)),
                    }),
                    Origin::Pause => Transition::Pause,
                };
            }
            Button::A => {}
        }
        Transition::Stay
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        let Some(page) = self.topic.pages().get(self.page.min(self.last())) else { return };
        pen.title(page.title, &line!("{}/{}", self.page + 1, self.last() + 1));
        pen.illustrated_page(page, 9);
        pen.hint(&[(Key::LeftRight, verbs::PAGE), (Key::B, verbs::BACK)]);
    }
}
