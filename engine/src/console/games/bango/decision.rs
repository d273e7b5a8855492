//! The table for a player who decides.

use super::board;
use super::change::{Where, can_move};
use super::cursor::{Accepted, Cursor, Focus, Selected};
use super::hand;
use super::motion;
use super::plan::LayDownPlan;
use super::press::{Loss, loss};
use super::row::{self, Marks};
use super::seen;
use super::standings;
use super::words;
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::{Face, Key, Line, Look, Pen, Surface, line};
use crate::games::Seat;
use crate::games::bango::{Phase, View, is_black};

/// Draws what the player looks at.
pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
    let phase = ctx.view.open.phase;
    match (cursor.sight, phase) {
        (Focus::Sequences(seat), _) => sequences(ctx, seat, pen),
        (Focus::Hand { place, bango }, _) => hand::draw(ctx, cursor, (place, bango), pen),
        (Focus::Sure, _) => sure(ctx, cursor, pen),
        (Focus::Change(selected, _), _) => change(ctx, &cursor.plan, selected, pen),
        (Focus::Decision, Phase::LayOrKeep | Phase::Laying(_)) => lay_down(ctx, cursor, pen),
        (Focus::Decision, Phase::Begin) => begin(ctx, pen),
        (Focus::Decision, _) => the_row(ctx, cursor, pen),
    }
}

/// The turn begins: how it stands, and what happened last.
fn begin<D: Surface>(ctx: &DrawContext<'_, View>, pen: &mut Pen<'_, D>) {
    let public = ctx.view.public_state();
    let large = ctx.players().count() > 4;
    if large && !ctx.last.is_empty() {
        pen.title(ctx.last, "");
    } else {
        pen.turn_title(&words::draw_now(&ctx.name(ctx.view.seat)), "");
    }
    if large {
        standings::draw_large(&seen(ctx, &public), pen);
    } else {
        standings::draw(&seen(ctx, &public), pen);
        standings::last(ctx, pen);
    }
    pen.hint(&[(Key::A, verbs::DRAW), (Key::Down, verbs::LOOK)]);
}

fn the_row<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
    let table = &ctx.view.open;
    let (row, seat) = (&table.row, ctx.view.seat);
    let name = &*ctx.name(seat);
    let selected = cursor.in_row(row);
    let spelled = selected.map(|card| Face::from(card).spelled()).unwrap_or_default();
    match table.phase {
        Phase::Revealed => {
            let last = table.is_last_turn();
            row::danger(pen, &words::more(name, last), row);
            let new = table.new_card();
            row::draw(pen, table, Marks { elsewhere: new.map_or(0, row::number), ..Marks::default() });
            if let Some(card) = new {
                pen.pane(card.into(), Look::Chosen, if last { words::LAST } else { words::NEW });
                motion::draw_new(ctx.motion, pen);
            }
            let draw = (Key::A, verbs::DRAW);
            let rest = [(Key::B, verbs::STOP), (Key::Up, words::BANGO), (Key::Down, verbs::LOOK)];
            let [stop, bango, look] = rest;
            if last { pen.hint(&rest) } else { pen.hint(&[draw, stop, bango, look]) }
        }
        Phase::Destroyed => {
            let last = table.is_last_turn();
            row::danger(pen, &words::more(name, last), row);
            row::draw(pen, table, Marks::default());
            let rest = [(Key::B, verbs::STOP), (Key::Down, verbs::LOOK)];
            let [stop, look] = rest;
            if last { pen.hint(&rest) } else { pen.hint(&[(Key::A, verbs::DRAW), stop, look]) }
        }
        Phase::Exploded(card) => {
            pen.turn_title(&words::exploded(name, card), "");
            row::draw(pen, table, Marks { chosen: row.same_number(card), ..Marks::default() });
            pen.pane(card.into(), Look::Chosen, words::BOOM);
            let bango = words::bango_the(card);
            pen.hint(&[(Key::A, verbs::TAKE_IT), (Key::Up, &bango), (Key::Down, verbs::LOOK)]);
        }
        Phase::Taking { .. } if row.is_empty() => {
            pen.turn_title(&words::takes_now(name), "");
            row::draw(pen, table, Marks::default());
            pen.hint(&[(Key::A, verbs::NOTHING_TO_TAKE), (Key::Down, verbs::LOOK)]);
        }
        Phase::Taking { taken } => {
            pen.turn_title(&words::takes_now(name), &spelled);
            row::draw(pen, table, Marks { chosen: selected, ticked: taken, ..Marks::default() });
            let none = taken.is_empty();
            let role = words::got(taken.len());
            picked(pen, cursor, ctx, &role);
            let back = if none { verbs::UNDO } else { verbs::DONE };
            pen.hint(&[
                (Key::LeftRight, verbs::MOVE),
                (Key::A, verbs::TAKE),
                (Key::Down, verbs::LOOK),
                (Key::B, back),
            ]);
        }
        Phase::Sharing(_) => {
            pen.turn_title(&words::picks_now(name), &spelled);
            row::draw(pen, table, Marks { chosen: selected, ..Marks::default() });
            picked(pen, cursor, ctx, words::PICK);
            pen.hint(&[
                (Key::LeftRight, verbs::MOVE),
                (Key::A, verbs::TAKE),
                (Key::Up, words::BANGO),
                (Key::Down, verbs::LOOK),
            ]);
        }
        _ => {
            pen.turn_title(&words::takes_the_rest(name), &words::cards(row.len()));
            row::draw(pen, table, Marks::default());
            pen.hint(&[(Key::A, verbs::TAKE_ALL), (Key::Up, words::BANGO), (Key::Down, verbs::LOOK)]);
        }
    }
}

fn picked<D: Surface>(pen: &mut Pen<'_, D>, cursor: &Cursor, ctx: &DrawContext<'_, View>, role: &str) {
    if let Some(card) = cursor.in_row(&ctx.view.open.row) {
        pen.pane(card.into(), Look::Chosen, role);
    }
}

/// The proposed lay-down with its points. While its cards are laid one after the other, the picture stays.
fn lay_down<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
    let (view, plan) = (ctx.view, &cursor.plan);
    let Accepted { laid, points: now, chosen } = cursor.accepted.unwrap_or_else(|| Accepted::now(view));
    let then = plan.points(view);
    let name = &*ctx.name(view.seat);
    let title = words::lay(name, chosen);
    if cursor.best.is_none() {
        // For some hundredths of a second: the search for a large hand takes more than one slice.
        pen.turn_title(&title, "...");
        board::draw(pen, &laid, plan, None);
        return board::hand(pen, view.hand());
    }
    pen.turn_title(&title, &line!("{now}{:+}={then}", then - now));
    board::draw(pen, &laid, plan, None);
    board::out(pen, plan.out(view), None);
    let change = (Key::LeftRight, verbs::CHANGE);
    let accept = (Key::A, verbs::LAY_DOWN);
    match chosen {
        true if then < now => pen.hint(&[(Key::A, verbs::KEEP), change, (Key::Up, verbs::LAY_DOWN)]),
        true => pen.hint(&[accept, change, (Key::B, verbs::KEEP)]),
        false => pen.hint(&[accept, change]),
    }
}

/// The lay-down costs points: is it really meant?
fn sure<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
    let view = ctx.view;
    let title = match loss(view, cursor) {
        Some(Loss::Points(lost)) => words::really_lose(lost),
        Some(Loss::Less(less)) => words::really_less(less),
        None => Line::new(),
    };
    pen.title(&title, "");
    board::draw(pen, &view.open.sequences[view.seat], &cursor.plan, None);
    board::out(pen, cursor.plan.out(view), None);
    pen.hint(&[(Key::Up, words::YES_LAY_DOWN), (Key::B, verbs::BACK)]);
}

/// The lay-down is changed card by card.
fn change<D: Surface>(
    ctx: &DrawContext<'_, View>,
    plan: &LayDownPlan,
    selected: Selected,
    pen: &mut Pen<'_, D>,
) {
    let view = ctx.view;
    let place: Where = selected.place(plan, view);
    let spelled = Face::from(selected.card).spelled();
    let moves = can_move(plan, view, selected.card, place);
    let to = match place {
        Some(nth) => words::row(nth),
        None if moves => Line::from(words::GOES_OUT),
        None if is_black(selected.card) => Line::from(words::ONLY_OUT),
        None => Line::from(words::NO_ROW),
    };
    let all = view.hand().len();
    let here = Selected::all(view.hand()).position(|other| other == selected).map_or(0, |at| at + 1);
    pen.turn_title(&line!("{}: {}", &*spelled, &*to), &line!("{here}/{all}"));
    board::draw(pen, &view.open.sequences[view.seat], plan, Some((selected.card, place)));
    board::out(pen, plan.out(view), Some(selected).filter(|_| place.is_none()));
    let (card, to, done) =
        ((Key::LeftRight, verbs::CARD), (Key::UpDown, verbs::WHERE), (Key::A, verbs::DONE));
    let undo = (Key::B, verbs::UNDO);
    if moves { pen.hint(&[card, to, done, undo]) } else { pen.hint(&[card, done, undo]) }
}

/// The sequences in front of a player. The only human at the table sees the own hand below.
fn sequences<D: Surface>(ctx: &DrawContext<'_, View>, seat: Seat, pen: &mut Pen<'_, D>) {
    let view = ctx.view;
    let public = view.public_state();
    let own_hand = Some(view.hand()).filter(|_| seat == view.seat && ctx.deal.humans() == 1);
    standings::counted_board(&seen(ctx, &public), seat, &ctx.name(seat), own_hand, pen);
    pen.hint(&[(Key::LeftRight, verbs::WHO), (Key::Down, verbs::HAND), (Key::B, verbs::BACK)]);
}
