//! Plays every sound.

use super::{About, AboutEntry, Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, Value, rows};
use crate::console::request::{Cue, Volume};
use crate::console::shared_state::SharedState;
use crate::console::words::{HIGH, LOW, board as words, verbs};

/// The sounds, and when they are heard.
const SOUNDS: [(Cue, &str); 9] = [
    (Cue::Turn, words::YOUR_TURN),
    (Cue::Explosion, words::EXPLOSION),
    (Cue::Trophy, words::TROPHY),
    (Cue::Win, words::THE_WINNER),
    (Cue::Draw(0), words::A_CARD),
    (Cue::Draw(Cue::DANGERS - 1), words::GREAT_DANGER),
    (Cue::Place, words::CARD_PLACED),
    (Cue::Combination, words::COMBINATION),
    (Cue::Error, words::MISTAKE),
];

/// Which is chosen, and how loud it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct BuzzerTest {
    row: usize,
    volume: Volume,
}

impl Default for BuzzerTest {
    fn default() -> BuzzerTest {
        BuzzerTest { row: 0, volume: Volume::Low }
    }
}

impl BuzzerTest {
    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => self.row = step(self.row, SOUNDS.len(), button == Button::Down),
            Button::Left => self.volume = Volume::Low,
            Button::Right => self.volume = Volume::High,
            Button::A => {
                shared.requests.sound = SOUNDS.get(self.row).map(|(cue, _)| (*cue, self.volume));
            }
            Button::B => return About::at(AboutEntry::Buzzer),
        }
        Transition::Stay
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        let volume = if self.volume == Volume::Low { LOW } else { HIGH };
        pen.title(words::BUZZER, "");
        pen.list(&rows(SOUNDS.map(|(_, label)| Row { label, value: Value::Choice(volume) })), self.row);
        pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::PLAY), (Key::B, verbs::BACK)]);
    }
}
