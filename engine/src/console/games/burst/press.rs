//! What the buttons do while a human chooses cards.

use super::cursor::Cursor;
use super::hand::{self, in_hand};
use crate::console::games::{DrawContext, Pressed};
use crate::console::input::Button;
use crate::games::burst::{Move, View};
use crate::games::{GameView, Moves};

/// A button at a decision of the view's own seat.
pub(super) fn press(ctx: &DrawContext<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
    if cursor.looking {
        cursor.looking = !matches!(button, Button::B | Button::Up | Button::Down);
        return Pressed::Stay;
    }
    let places = hand::places(ctx.view, cursor, ctx.settings);
    let count = in_hand(&places).count();
    match button {
        Button::Left => cursor.at = cursor.at.checked_sub(1).unwrap_or(count.saturating_sub(1)),
        Button::Right => cursor.at = if cursor.at + 1 < count { cursor.at + 1 } else { 0 },
        Button::Up | Button::Down => cursor.looking = true,
        Button::A => {
            let mut legal = Moves::new();
            ctx.view.legal_moves(&mut legal);
            let mv = in_hand(&places).nth(cursor.at).map(Move::Play);
            return mv.filter(|mv| legal.contains(mv)).map_or(Pressed::Stay, Pressed::Play);
        }
        Button::B if !ctx.view.chosen().is_empty() => return Pressed::TakeBack,
        Button::B => {
            let other = Cursor { other_order: !cursor.other_order, ..*cursor };
            let resorted = hand::places(ctx.view, &other, ctx.settings);
            if !in_hand(&resorted).eq(in_hand(&places)) {
                let selected = in_hand(&places).nth(cursor.at);
                let at = in_hand(&resorted).position(|card| Some(card) == selected).unwrap_or(0);
                *cursor = Cursor { at, ..other };
            }
        }
    }
    Pressed::Stay
}
