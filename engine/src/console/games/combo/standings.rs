//! Tokens of all players: on the table page, at the end of a round, and at the end of the game.

use crate::console::games::DrawContext;
use crate::console::games::ranking::ranking;
use crate::console::kit::{BoxSide, DARK, Font, LIT, Line, Mark, Pen, PlayerBox, Surface, area, line};
use crate::games::combo::PublicState;
use crate::games::{Seat, SeatSet};

/// Draws a row for each player, those with most tokens first: the name, a word, the tokens left.
pub(super) fn draw_tally<V, D: Surface>(
    ctx: &DrawContext<'_, V>,
    public: &PublicState,
    lit: SeatSet,
    (mark, word, left): (Option<Mark>, impl Fn(Seat) -> Line, impl Fn(Seat) -> u8),
    pen: &mut Pen<'_, D>,
) {
    let ranking = ranking(public.open.players, |seat| public.open.tokens[seat]);
    for (row, (_, seat)) in (0..).zip(ranking) {
        let tokens = left(seat);
        // Six rows would stand too close: two columns of boxes instead.
        if public.open.players.count() > 5 {
            let (name, word) = (ctx.name(seat), word(seat));
            let side = BoxSide::Tokens { mark, count: &word, tokens };
            pen.player_box(row, PlayerBox { mark: None, name: &name, side, chosen: lit.contains(seat) });
            continue;
        }
        // The top of small letters; large ones begin a row higher.
        let y = 11 + i32::from(row) * 9;
        let ink = if lit.contains(seat) { DARK } else { LIT };
        if lit.contains(seat) {
            pen.fill(area(0, y - 2, 55, 9), LIT);
        }
        pen.text(&ctx.name(seat), 1, y - 1, Font::Text, ink);
        pen.text_right(&word(seat), 53, y, Font::Small, ink);
        draw_tokens(tokens, public.open.options.tokens, y, pen);
        pen.text_right(&line!("{tokens}"), 126, y, Font::Small, LIT);
    }
}

/// Draws the tokens that are left and those that are gone: coins up to ten, else bars.
fn draw_tokens<D: Surface>(left: u8, all: u8, y: i32, pen: &mut Pen<'_, D>) {
    for token in 0..all {
        let place = i32::from(token);
        match (all <= 10, token < left) {
            (true, true) => pen.art(Mark::Coin.art(), 57 + 6 * place, y + 1, LIT),
            (true, false) => pen.art(Mark::CoinSpent.art(), 57 + 6 * place, y + 1, LIT),
            (false, true) => pen.fill(area(57 + 3 * place, y, 2, 6), LIT),
            (false, false) => pen.fill(area(57 + 3 * place, y + 5, 2, 1), LIT),
        }
    }
}
