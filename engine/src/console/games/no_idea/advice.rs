//! A move as the hint shows it.

use super::words::verbs;
use crate::console::kit::{Advised, Face, Sketch};
use crate::games::no_idea::{Move, View};

/// The words of the button, the card, and the pile or the place.
pub(super) fn advised(mv: Move, view: &View) -> Advised {
    let table = &view.public;
    let waiting = table.waiting().map(Face::from);
    match mv {
        Move::Draw => Advised::by(verbs::DRAW).card(Face::Back(None)),
        Move::Place(pile) => {
            let tops = table.tops.iter().map(|&top| top.into());
            Advised::by(verbs::PUT).onto(waiting, tops, usize::from(pile.number()) - 1)
        }
        Move::Reveal(slot) => {
            let held = table.occupied(table.turn).iter().fold(0, |held, slot| held | place(slot.number()));
            let sketch = Sketch::Places { held, chosen: place(slot.number()) };
            Advised { sketch, ..Advised::by(verbs::FLIP) }
        }
        Move::Nothing => Advised::by(verbs::NOTHING_FITS),
        Move::Stop => Advised::by(verbs::END),
        Move::Back => match waiting {
            Some(card) => Advised::by(verbs::FACE_DOWN).card(card),
            None => Advised::by(verbs::FACE_DOWN),
        },
    }
}

/// The bit of a place, which are counted from 1.
const fn place(number: u8) -> u8 {
    1 << (number - 1)
}
