//! A move as the hint shows it.

use crate::console::games::verbs;
use crate::console::kit::{Advised, Face};
use crate::games::burst::Move;

/// The word of the button, and the card.
pub(super) fn advised(Move::Play(card): Move) -> Advised {
    Advised::by(verbs::PLAY).what(&Face::from(card).spelled()).card(card)
}
