//! The table for a player who decides.

use super::board;
use super::change::Where;
use super::cursor::{Cursor, Focus, Selected};
use super::hand;
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
use crate::games::bango::{Phase, View};

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
    pen.turn_title(&line!("{}: draw!", &*ctx.name(ctx.view.seat)), "");
    standings::draw(&seen(ctx, &ctx.view.public_state()), pen);
    standings::last(ctx, pen);
    pen.hint(&[(Key::A, verbs::DRAW), (Key::LeftRight, verbs::SEQUENCES), (Key::Down, verbs::HAND)]);
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
            row::danger(pen, &line!("{name}: {}", if last { "stop!" } else { "more?" }), row);
            let new = table.new_card();
            row::draw(pen, table, Marks { elsewhere: new.map_or(0, row::number), ..Marks::default() });
            if let Some(card) = new {
                pen.pane(card.into(), Look::Chosen, if last { "LAST" } else { "NEW" });
            }
            let draw = (Key::A, verbs::DRAW);
            let rest = [(Key::B, verbs::STOP), (Key::Up, words::BANGO), (Key::Down, verbs::HAND)];
            let [stop, bango, hand] = rest;
            if last { pen.hint(&rest) } else { pen.hint(&[draw, stop, bango, hand]) }
        }
        Phase::Destroyed => {
            let last = table.is_last_turn();
            row::danger(pen, &line!("{name}: {}", if last { "stop!" } else { "more?" }), row);
            row::draw(pen, table, Marks::default());
            let rest = [(Key::B, verbs::STOP), (Key::LeftRight, verbs::LOOK), (Key::Down, verbs::HAND)];
            let [stop, look, hand] = rest;
            if last { pen.hint(&rest) } else { pen.hint(&[(Key::A, verbs::DRAW), stop, look, hand]) }
        }
        Phase::Exploded(card) => {
            pen.turn_title(&line!("{name}: two {}s", card.number()), "");
            row::draw(pen, table, Marks { chosen: row.same_number(card), ..Marks::default() });
            pen.pane(card.into(), Look::Chosen, "BOOM");
            // There is no room for two digits, and one of them would be another number.
            let bango = match card.number() {
                number @ 1..10 => line!("bango a {number}"),
                _ => Line::from(words::BANGO),
            };
            pen.hint(&[(Key::A, verbs::TAKE_IT), (Key::Up, &bango), (Key::Down, verbs::HAND)]);
        }
        Phase::Taking { .. } if row.is_empty() => {
            pen.turn_title(&line!("{name}: take"), "");
            row::draw(pen, table, Marks::default());
            pen.hint(&[(Key::A, verbs::NOTHING_TO_TAKE), (Key::Down, verbs::HAND)]);
        }
        Phase::Taking { any } => {
            pen.turn_title(&line!("{name}: take"), &spelled);
            row::draw(pen, table, Marks { chosen: selected, ticked: cursor.taken, ..Marks::default() });
            let role = if any { line!("GOT {}", cursor.taken.count_ones()) } else { Line::from("TAKE") };
            picked(pen, cursor, ctx, &role);
            let back = if any { verbs::DONE } else { verbs::UNDO };
            pen.hint(&[
                (Key::LeftRight, verbs::MOVE),
                (Key::A, verbs::TAKE),
                (Key::Down, verbs::HAND),
                (Key::B, back),
            ]);
        }
        Phase::Sharing(_) => {
            pen.turn_title(&line!("{name}: pick"), &spelled);
            row::draw(pen, table, Marks { chosen: selected, ..Marks::default() });
            picked(pen, cursor, ctx, "PICK");
            pen.hint(&[
                (Key::LeftRight, verbs::MOVE),
                (Key::A, verbs::TAKE),
                (Key::Up, words::BANGO),
                (Key::Down, verbs::HAND),
            ]);
        }
        _ => {
            let cards = if row.len() == 1 { "card" } else { "cards" };
            pen.turn_title(&line!("{name}: rest"), &line!("{} {cards}", row.len()));
            row::draw(pen, table, Marks::default());
            pen.hint(&[(Key::A, verbs::TAKE_ALL), (Key::Up, words::BANGO), (Key::Down, verbs::HAND)]);
        }
    }
}

fn picked<D: Surface>(pen: &mut Pen<'_, D>, cursor: &Cursor, ctx: &DrawContext<'_, View>, role: &str) {
    if let Some(card) = cursor.in_row(&ctx.view.open.row) {
        pen.pane(card.into(), Look::Chosen, role);
    }
}

/// The proposed lay-down with its points.
fn lay_down<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
    let (view, plan) = (ctx.view, &cursor.plan);
    let now = view.tally(view.seat).total();
    let then = plan.points(view);
    let name = &*ctx.name(view.seat);
    let chosen = view.open.phase == Phase::LayOrKeep;
    let title = line!("{name}: LAY{}", if chosen { "?" } else { "!" });
    if cursor.best.is_none() {
        // For some hundredths of a second: the search for a large hand takes more than one slice.
        pen.turn_title(&title, "...");
        board::draw(pen, &view.open.sequences[view.seat], plan, None);
        return board::hand(pen, view.hand());
    }
    pen.turn_title(&title, &line!("{now}{:+}={then}", then - now));
    board::draw(pen, &view.open.sequences[view.seat], plan, None);
    board::out(pen, plan.out(view), None);
    let lay = [(Key::A, verbs::LAY_DOWN), (Key::LeftRight, verbs::CHANGE)];
    let [accept, change] = lay;
    if chosen { pen.hint(&[accept, change, (Key::B, verbs::KEEP)]) } else { pen.hint(&lay) }
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
    pen.hint(&[(Key::A, words::YES_LAY_DOWN), (Key::B, verbs::BACK)]);
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
    let to = place.map_or(Line::from("out"), |nth| line!("row {nth}"));
    let all = view.hand().len();
    let here = Selected::all(view.hand()).position(|other| other == selected).map_or(0, |at| at + 1);
    pen.turn_title(&line!("{}: {}", &*spelled, &*to), &line!("{here}/{all}"));
    board::draw(pen, &view.open.sequences[view.seat], plan, Some((selected.card, place)));
    board::out(pen, plan.out(view), Some(selected).filter(|_| place.is_none()));
    pen.hint(&[
        (Key::LeftRight, verbs::CARD),
        (Key::UpDown, verbs::WHERE),
        (Key::A, verbs::DONE),
        (Key::B, verbs::UNDO),
    ]);
}

/// The sequences in front of a player.
fn sequences<D: Surface>(ctx: &DrawContext<'_, View>, seat: Seat, pen: &mut Pen<'_, D>) {
    let public = ctx.view.public_state();
    let ctx = seen(ctx, &public);
    standings::counted_board(&ctx, seat, pen);
    pen.hint(&[(Key::LeftRight, verbs::WHO), (Key::B, verbs::BACK)]);
}
