//! How to play one game: learn it by playing, or read the rules.

use super::{HowTo, Origin, Rules, Screen, Topic, Transition, capitals, step};
use crate::console::games::description;
use crate::console::input::Button;
use crate::console::kit::{Key, Line, Pen, Row, Surface, Value, line, rows};
use crate::console::shared_state::SharedState;
use crate::console::words::{menus as words, verbs};
use crate::games::Kind;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Teach {
    kind: Kind,
    /// Whether the cursor is on the rules.
    rules: bool,
}

/// The list with the cursor on the lesson, where somebody left it.
pub(in crate::console) const fn after_lesson(kind: Kind) -> Screen {
    Screen::Teach(Teach { kind, rules: false })
}

impl Teach {
    /// The list with the cursor on the rules, back from there.
    pub(super) const fn at_rules(kind: Kind) -> Screen {
        Screen::Teach(Teach { kind, rules: true })
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => self.rules = step(usize::from(self.rules), 2, true) == 1,
            Button::A if self.rules => {
                let topic = Topic::Game(self.kind);
                return Transition::To(Screen::Rules(Rules::new(topic, 0, Origin::Menu)));
            }
            Button::A if shared.can_learn() => return Transition::Learn(self.kind),
            Button::B => return Transition::To(Screen::HowTo(HowTo::at(Topic::Game(self.kind)))),
            Button::A | Button::Left | Button::Right => {}
        }
        Transition::Stay
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title(&capitals(self.kind), "");
        let value = progress(self.kind, shared);
        let rows = rows([
            Row { label: words::LEARN_BY_PLAYING, value: Value::Fixed(&value) },
            Row::new(words::READ_THE_RULES),
        ]);
        let help = match self.rules {
            true => words::PAGE_BY_PAGE,
            false if shared.can_learn() => words::A_GUIDED_GAME,
            false => words::NOT_NOW,
        };
        pen.explained_list(&rows, usize::from(self.rules), help);
        pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::CHOOSE), (Key::B, verbs::BACK)]);
    }
}

/// How far the lesson of a game is: nothing before the first part is over.
fn progress(kind: Kind, shared: &SharedState) -> Line {
    let learning = &shared.profile.learning;
    match learning.chapter(kind) {
        _ if learning.is_done(kind) => Line::from(words::LEARNED),
        0 => Line::new(),
        chapter => line!("{}/{}", chapter + 1, description(kind).lesson.len()),
    }
}
