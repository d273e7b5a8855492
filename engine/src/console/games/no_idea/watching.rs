//! The table while a bot thinks.

use super::board::{Marked, TableContext, draw_pile, great_card, layout, piles, trophies};
use super::words::verbs;
use crate::console::games::DrawContext;
use crate::console::games::verbs::HURRY;
use crate::console::kit::{Face, Key, Pen, Surface};
use crate::games::Seat;
use crate::games::no_idea::{Phase, PublicState};

/// Draws the table of the bot, and the card that it is about to place.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, PublicState>, thinking: Seat, pen: &mut Pen<'_, D>) {
    let table = ctx.view;
    let board = TableContext { table, deal: ctx.deal };
    let right = table.waiting().map(|card| Face::from(card).spelled());
    ctx.thinking_title(thinking, right.as_deref().unwrap_or_default(), pen);
    let chosen = if let Phase::Revealed { slot } = table.phase { Some(slot) } else { None };
    layout(pen, board, thinking, chosen);
    match table.waiting() {
        Some(card) => {
            piles(pen, board, Marked::Fitting(card, None));
            great_card(pen, card.into());
        }
        None => {
            piles(pen, board, Marked::None { row: 0 });
            draw_pile(pen, board);
        }
    }
    trophies(pen, board, thinking);
    pen.hint(&[(Key::A, HURRY), (Key::B, verbs::PAUSE)]);
}
