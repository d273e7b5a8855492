//! A look at the own trophies.

use super::words::{self, verbs};
use crate::console::games::DrawContext;
use crate::console::kit::{CardSize, Face, Font, Key, LIT, Look, Pen, Surface, line};
use crate::games::no_idea::{Starred, Trophy, View};

/// The own trophies by their stars, for their owner alone.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, View>, pen: &mut Pen<'_, D>) {
    let view = ctx.view;
    pen.title(&line!("{}: {}", ctx.name(view.seat), words::TROPHIES), "");
    let count = |sort: Trophy| view.trophies.items().filter(|&trophy| trophy == sort).count();
    for (x, sort) in [0, 43, 86].into_iter().zip(Trophy::ALL.into_iter().filter(|&sort| count(sort) > 0)) {
        pen.card(Face::Trophy(sort.stars()), x, 9, CardSize::Large, Look::Plain);
        pen.text(&line!("x{}", count(sort)), x + 27, 22, Font::Text, LIT);
    }
    let own = view.own_tally();
    pen.message(&words::sum(own.trophies, own.prizes, own.stars()));
    pen.hint(&[(Key::B, verbs::HIDE)]);
}
