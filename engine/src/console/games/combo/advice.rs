//! A move as the hint shows it.

use super::words::{self, spelled};
use crate::console::games::verbs;
use crate::console::kit::{Advised, Face};
use crate::console::memory::Deal;
use crate::games::combo::{Move, Pile, View};

/// The words of the button, the card and the piles.
pub(super) fn advised(mv: Move, view: &View, deal: &Deal) -> Advised {
    let on = |advised: Advised, card: Option<Face>, pile: Pile| {
        let tops = view.tops();
        advised.onto(
            card,
            Pile::ALL.into_iter().map(|pile| tops[pile].into()),
            usize::from(pile.number()) - 1,
        )
    };
    match mv {
        Move::Place { card, pile, announced } => {
            let what = announced.map_or("", |made| made.word());
            on(Advised::by(verbs::PLACE).what(what), Some(card.into()), pile)
        }
        Move::Draw => Advised::by(verbs::DRAW).card(Face::Back(Some(view.public.deck))),
        Move::Sacrifice(pile) => on(Advised::by(verbs::PAY_1_TOKEN), None, pile),
        Move::Give(seat, None) => Advised::by(&words::somebody_draws(&deal.name(seat))),
        Move::Give(seat, Some(other)) => {
            Advised::by(&words::both(&deal.name(seat), &deal.name(other))).what(words::DRAW)
        }
        Move::Again => Advised::by(verbs::YES_PAY_1_TOKEN),
        Move::Pass => Advised::by(verbs::NO).what(words::NO_SECOND_CHANCE),
        Move::Hide(card) => Advised::by(verbs::HIDE_IT).what(&spelled(card)).card(card),
        Move::Open => Advised::by(verbs::NONE).what(words::HIDE_NOTHING),
        Move::Called => Advised::by(verbs::CALL_IT),
        Move::Quiet => Advised::by(verbs::GO_ON),
        Move::Thanks => Advised::by(verbs::YES).what(words::THANK),
        Move::Forgot => Advised::by(verbs::FORGOT_1_MORE),
    }
}
