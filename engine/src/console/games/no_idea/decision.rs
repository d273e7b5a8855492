//! The table for the player whose turn it is. Everybody looks.

use super::board::{
    self, Marked, ROWS, TableContext, draw_pile, great_card, has_won, layout, piles, rows_of, trophies,
};
use super::cursor::Cursor;
use super::motion;
use super::words::{self, verbs};
use crate::console::games::{DrawContext, GameScreens};
use crate::console::kit::{Face, Key, Look, Pen, Surface, line};
use crate::games::no_idea::{Card, NoIdea, Phase, View};

/// A decision of the player whose turn it is.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
    let table = &ctx.view.public;
    let board = TableContext { table, deal: ctx.deal };
    match table.phase {
        Phase::Draw => begin(pen, ctx, cursor),
        Phase::Open { card, .. } => place(pen, ctx, cursor, card, false),
        Phase::Revealed { .. } => {
            if let Some(card) = table.waiting() {
                place(pen, ctx, cursor, card, true);
            }
        }
        Phase::Own { placed } => {
            title(pen, ctx, words::FLIP, None);
            open(pen, ctx, cursor);
            let (flip, nothing) = ((Key::A, verbs::FLIP), (Key::Up, verbs::NOTHING_FITS));
            match (table.may_declare(), placed) {
                (true, true) => pen.hint(&[flip, nothing, (Key::B, verbs::END)]),
                (true, false) => pen.hint(&[(Key::LeftRight, ""), flip, nothing]),
                (false, true) => pen.hint(&[(Key::Directions, verbs::MOVE), flip, (Key::B, verbs::END)]),
                (false, false) => pen.hint(&[(Key::Directions, verbs::MOVE), flip]),
            }
        }
        Phase::NothingFits { revealed } => {
            let to_go = table.occupied(table.turn).without(revealed).len();
            pen.turn_title(words::NOTHING_FITS, &words::left(to_go));
            open(pen, ctx, cursor);
            let flip = (Key::A, verbs::FLIP);
            if revealed.is_empty() {
                pen.hint(&[(Key::LeftRight, verbs::MOVE), flip, (Key::B, verbs::TAKE_BACK)]);
            } else {
                pen.hint(&[(Key::LeftRight, verbs::MOVE), (Key::A, verbs::FLIP_NEXT)]);
            }
        }
        Phase::Over => {}
    }
    match cursor.sure {
        true => pen.message(words::TURN_ENDS),
        false => under(pen, ctx, board),
    }
}

fn title<D: Surface>(pen: &mut Pen<'_, D>, ctx: &DrawContext<'_, View>, asked: &str, card: Option<Card>) {
    let spelled = card.map(|card| Face::from(card).spelled());
    let name = ctx.name(ctx.view.public.turn);
    pen.turn_title(&line!("{name}: {asked}"), spelled.as_deref().unwrap_or_default());
}

/// The turn begins. There is time to look around: how many cards do the others have?
fn begin<D: Surface>(pen: &mut Pen<'_, D>, ctx: &DrawContext<'_, View>, cursor: &Cursor) {
    let (view, table) = (ctx.view, &ctx.view.public);
    let board = TableContext { table, deal: ctx.deal };
    let seat = cursor.looks_at(view);
    if seat == table.turn {
        title(pen, ctx, words::DRAW, None);
    } else {
        let cards = table.occupied(seat).len();
        pen.title(&words::has_cards(&ctx.name(seat), cards), "");
    }
    layout(pen, board, seat, None);
    piles(pen, board, Marked::None { row: cursor.row });
    draw_pile(pen, board);
    let arrows = if rows_of(table.tops.len()) > ROWS { Key::Directions } else { Key::LeftRight };
    let (look, draw) = ((arrows, verbs::OTHERS), (Key::A, verbs::DRAW));
    if has_won(table, view.seat) {
        pen.hint(&[look, draw, (Key::B, verbs::PEEK)]);
    } else {
        pen.hint(&[look, draw]);
    }
}

/// Where does the card go? The cursor visits only piles that it fits.
fn place<D: Surface>(
    pen: &mut Pen<'_, D>,
    ctx: &DrawContext<'_, View>,
    cursor: &Cursor,
    card: Card,
    own: bool,
) {
    let (view, table) = (ctx.view, &ctx.view.public);
    let board = TableContext { table, deal: ctx.deal };
    title(pen, ctx, words::WHERE, Some(card));
    let up = if let Phase::Revealed { slot } = table.phase { Some(slot) } else { None };
    layout(pen, board, table.turn, up);
    piles(pen, board, Marked::Fitting(card, cursor.pile(view)));
    great_card(pen, card.into());
    match up {
        Some(slot) => motion::turn_up(ctx.motion, (slot, card), (board::GREAT, Look::Plain), pen),
        None => motion::turn_great_card(ctx.motion, card.into(), pen),
    }
    let several = table.tops.iter().filter(|&&top| card.fits(top)).count() > 1;
    let arrows = if table.tops.len() > 3 { Key::Directions } else { Key::LeftRight };
    let (choose, put, back) = ((arrows, verbs::PILE), (Key::A, verbs::PUT), (Key::B, verbs::FACE_DOWN));
    match (several, own) {
        _ if cursor.sure => pen.hint(&[(Key::A, verbs::YES_BACK), (Key::B, verbs::NO)]),
        (true, true) => pen.hint(&[choose, put, back]),
        (true, false) => pen.hint(&[choose, put]),
        (false, true) => pen.hint(&[put, back]),
        (false, false) => pen.hint(&[put]),
    }
}

/// Which own card is turned up?
fn open<D: Surface>(pen: &mut Pen<'_, D>, ctx: &DrawContext<'_, View>, cursor: &Cursor) {
    let table = &ctx.view.public;
    let board = TableContext { table, deal: ctx.deal };
    layout(pen, board, table.turn, cursor.slot(ctx.view));
    piles(pen, board, Marked::None { row: cursor.row });
    draw_pile(pen, board);
}

/// Everybody's trophies; for a moment, what just happened.
fn under<D: Surface>(pen: &mut Pen<'_, D>, ctx: &DrawContext<'_, View>, board: TableContext<'_>) {
    if ctx.age < NoIdea::JUST_NOW && !ctx.last.is_empty() {
        pen.explanation(ctx.last);
    } else {
        trophies(pen, board, board.table.turn);
    }
}
