//! A move as the hint shows it.

use super::words::{self, spelled};
use crate::console::games::verbs;
use crate::console::kit::{Advised, Face};
use crate::games::bango::{Move, Phase, View};

/// The words of the button, and the cards.
pub(super) fn advised(mv: Move, view: &View) -> Advised {
    let table = &view.open;
    match mv {
        Move::Draw => Advised::by(verbs::DRAW).card(Face::Back(Some(table.deck))),
        Move::Stop => Advised::by(verbs::STOP),
        Move::Bango { row, hand } => Advised::by(words::BANGO).what(&spelled(hand)).cards(hand, row),
        Move::Accept => match table.new_card() {
            Some(card) => Advised::by(verbs::TAKE_IT).card(card),
            None => Advised::by(verbs::TAKE_IT),
        },
        Move::Take(card) => Advised::by(verbs::TAKE).what(&spelled(card)).card(card),
        Move::Done => Advised::by(match table.phase {
            Phase::Taking { .. } if table.row.is_empty() => verbs::NOTHING_TO_TAKE,
            Phase::Laying(_) => verbs::LAY_DOWN,
            Phase::Rest => verbs::TAKE_ALL,
            _ => verbs::DONE,
        }),
        Move::Lay => Advised::by(verbs::LAY_DOWN),
        Move::Keep => Advised::by(verbs::KEEP).what(words::YOUR_HAND),
        Move::Start { low, high } => {
            let what = words::start(low, high);
            Advised::by(verbs::LAY_DOWN).what(&what).cards(low, high)
        }
        Move::Extend { card, .. } => Advised::by(verbs::LAY_DOWN).what(&spelled(card)).card(card),
    }
}
