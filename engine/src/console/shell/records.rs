//! Records, a page for each game.

use super::records_menu::Chapter;
use super::{RecordsMenu, Transition, step};
use crate::console::games::description;
use crate::console::input::Button;
use crate::console::kit::{Font, Key, LIT, Pen, Surface, line};
use crate::console::shared_state::SharedState;
use crate::console::words::{records as words, verbs};
use crate::games::Kind;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct RecordPages {
    kind: Kind,
}

impl RecordPages {
    /// The page of the last game.
    pub(super) fn new(shared: &SharedState) -> RecordPages {
        RecordPages { kind: shared.profile.last }
    }

    pub(super) fn press(&mut self, button: Button, _: &mut SharedState) -> Transition {
        match button {
            Button::Left | Button::Right => {
                let place = step(self.kind as usize, Kind::ALL.len(), button == Button::Right);
                self.kind = Kind::ALL.get(place).copied().unwrap_or(self.kind);
                Transition::Stay
            }
            Button::B => RecordsMenu::at(Chapter::ByGame),
            Button::A | Button::Up | Button::Down => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        let record = shared.records.of(self.kind);
        pen.title(words::TITLE, self.kind.title());
        if record.games == 0 {
            pen.page(words::NO_GAMES, 18);
        } else {
            let line = |pen: &mut Pen<'_, D>, y, label: &str, value: Option<(i16, &str)>| {
                pen.text(label, 1, y, Font::Text, LIT);
                if let Some((value, name)) = value {
                    pen.text_right(&line!("{value}"), 87, y, Font::Text, LIT);
                    pen.text(name, 92, y, Font::Text, LIT);
                }
            };
            line(pen, 10, words::GAMES, Some((i16::try_from(record.games).unwrap_or(i16::MAX), "")));
            line(pen, 19, words::BEST_SCORE, record.best.as_ref().map(|(best, name)| (*best, &**name)));
            line(
                pen,
                28,
                description(self.kind).feat,
                record.feat.as_ref().map(|(feat, name)| (i16::from(*feat), &**name)),
            );
            self.winners(pen, shared);
        }
        pen.hint(&[(Key::LeftRight, verbs::GAME), (Key::B, verbs::BACK)]);
    }

    /// The three who have won most often.
    fn winners<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.text(words::WINS, 1, 37, Font::Text, LIT);
        for (x, (name, wins)) in (29..).step_by(34).zip(&shared.records.winners(self.kind)).take(3) {
            pen.text(Font::Small.fitting(name, 32.min(127 - x)), x, 38, Font::Small, LIT);
            pen.text(&line!("{wins}"), x, 47, Font::Small, LIT);
        }
    }
}
