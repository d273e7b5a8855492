//! What the buttons do at a decision.

use super::change::moved;
use super::cursor::{Accepted, Cursor, Focus, Selected, sorted};
use super::hand::{bango_of, columns};
use super::row;
use crate::console::games::{DrawContext, Pressed};
use crate::console::input::Button;
use crate::games::bango::{Move, Phase, View};
use crate::games::{GameView, Moves};

/// A decision begins.
pub(super) fn arrive(view: &View, cursor: &mut Cursor) {
    let table = &view.open;
    cursor.sight = Focus::Decision;
    cursor.number = 0;
    cursor.accepted = cursor.accepted.filter(|_| table.phase == Phase::Laying(view.seat));
}

/// The next move of a lay-down that was accepted.
pub(super) fn follow(view: &View, cursor: &mut Cursor) -> Option<Move> {
    let laying = view.open.phase == Phase::Laying(view.seat);
    (laying && cursor.accepted.is_some()).then(|| advance(view, cursor))
}

/// The next move of the plan; with the last one it is no longer in force.
fn advance(view: &View, cursor: &mut Cursor) -> Move {
    let mv = cursor.plan.next_move(view);
    cursor.accepted = cursor.accepted.filter(|_| !view.ends_lay_down(mv));
    mv
}

/// Whether a move is legal now.
pub(super) fn can(view: &View, mv: Move) -> bool {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    moves.contains(&mv)
}

fn play(view: &View, mv: Move) -> Pressed<Move> {
    if can(view, mv) { Pressed::Play(mv) } else { Pressed::Stay }
}

/// A button at a decision.
pub(super) fn press(ctx: &DrawContext<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
    match cursor.sight {
        Focus::Decision => at_table(ctx, cursor, button),
        Focus::Sequences(seat) => {
            let players = ctx.players();
            match button {
                Button::Right => cursor.sight = Focus::Sequences(players.after(seat)),
                Button::Left => {
                    cursor.sight = Focus::Sequences(players.others(seat).last().unwrap_or(seat));
                }
                Button::Down => cursor.sight = Focus::Hand { place: 0, bango: false },
                Button::B => cursor.sight = Focus::Decision,
                _ => {}
            }
            Pressed::Stay
        }
        Focus::Sure => match button {
            Button::Up => {
                cursor.sight = Focus::Decision;
                lay(ctx.view, cursor)
            }
            Button::B => {
                cursor.sight = Focus::Decision;
                Pressed::Stay
            }
            // Who taps A without reading loses nothing.
            _ => Pressed::Stay,
        },
        Focus::Hand { place, bango } => in_hand(ctx, cursor, (place, bango), button),
        Focus::Change(selected, before) => {
            match button {
                Button::Left | Button::Right => {
                    let selected = beside(ctx.view, selected, button == Button::Right);
                    cursor.sight = Focus::Change(selected, before);
                }
                Button::Up | Button::Down => {
                    let from = selected.place(&cursor.plan, ctx.view);
                    let up = button == Button::Up;
                    let (plan, place) = moved(&cursor.plan, ctx.view, selected.card, from, up);
                    cursor.plan = plan;
                    cursor.sight = Focus::Change(selected.at(&plan, ctx.view, place), before);
                }
                Button::A => cursor.sight = Focus::Decision,
                Button::B => {
                    cursor.plan = before;
                    cursor.sight = Focus::Decision;
                }
            }
            Pressed::Stay
        }
    }
}

/// The next card of the hand to change, or the one before.
fn beside(view: &View, selected: Selected, right: bool) -> Selected {
    let cards = usize::from(view.hand().len()).max(1);
    let here = Selected::all(view.hand()).position(|other| other == selected).unwrap_or(0);
    let there = (here + if right { 1 } else { cards - 1 }) % cards;
    Selected::all(view.hand()).nth(there).unwrap_or(selected)
}

fn at_table(ctx: &DrawContext<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
    let view = ctx.view;
    let table = &view.open;
    match (table.phase, button) {
        (Phase::LayOrKeep | Phase::Laying(_), _) => return at_lay_down(view, cursor, button),
        (Phase::Begin | Phase::Revealed | Phase::Destroyed, Button::A) => return play(view, Move::Draw),
        (Phase::Revealed | Phase::Destroyed, Button::B) => return play(view, Move::Stop),
        (Phase::Exploded(_), Button::A) => return play(view, Move::Accept),
        (Phase::Rest, Button::A) => return play(view, Move::Done),
        (Phase::Taking { .. }, Button::A) if table.row.is_empty() => return play(view, Move::Done),
        (Phase::Taking { .. } | Phase::Sharing(_), Button::A) => return take(view, cursor),
        (Phase::Taking { taken }, Button::B) if taken.is_empty() => return Pressed::TakeBack,
        (Phase::Taking { .. }, Button::B) => return play(view, Move::Done),
        (Phase::Taking { .. } | Phase::Sharing(_), Button::Left | Button::Right) => {
            let from = cursor.in_row(&table.row).map_or(0, |card| card.number());
            let to = row::next(&table.row, from, button == Button::Right).map_or(0, |c| c.number());
            // Where nothing moves, the press did nothing.
            if to != from {
                cursor.number = to;
            }
        }
        (Phase::Revealed | Phase::Exploded(_) | Phase::Sharing(_) | Phase::Rest, Button::Up) => {
            // Whether or not any card matches: what the button does must tell nothing about the hand.
            let hand = sorted(view.hand(), cursor.by_number(ctx.settings));
            let chosen = cursor.in_row(&table.row).filter(|_| matches!(table.phase, Phase::Sharing(_)));
            let same = |number: u8| hand.iter().position(|card| card.number() == number);
            let place = chosen
                .and_then(|card| same(card.number()))
                .or_else(|| hand.iter().position(|&card| bango_of(view, card).is_some()));
            cursor.sight = Focus::Hand { place: place.unwrap_or(0), bango: true };
        }
        (phase, Button::Down) if phase != Phase::Over => cursor.sight = Focus::Sequences(view.seat),
        _ => {}
    }
    Pressed::Stay
}

fn take(view: &View, cursor: &Cursor) -> Pressed<Move> {
    let Some(card) = cursor.in_row(&view.open.row) else { return Pressed::Stay };
    play(view, Move::Take(card))
}

/// What is lost by laying down like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Loss {
    /// So many points of those that the player has; the hand could be kept.
    Points(i16),
    /// So many points less than the best lay-down brings.
    Less(i16),
}

/// What is lost by laying down as planned, if anything.
pub(super) fn loss(view: &View, cursor: &Cursor) -> Option<Loss> {
    let then = cursor.plan.points(view);
    let chosen = view.open.phase == Phase::LayOrKeep;
    match (view.tally(view.seat).total() - then, cursor.best.unwrap_or(then) - then) {
        (_, less) if less > 0 => Some(Loss::Less(less)),
        (lost, _) if lost > 0 && chosen => Some(Loss::Points(lost)),
        _ => None,
    }
}

/// Whether the lay-down costs points and the hand can be kept: then A keeps it.
fn keeping_is_better(view: &View, cursor: &Cursor) -> bool {
    let chosen = view.open.phase == Phase::LayOrKeep;
    chosen && cursor.plan.points(view) < view.tally(view.seat).total()
}

/// The plan is accepted.
fn lay(view: &View, cursor: &mut Cursor) -> Pressed<Move> {
    cursor.accepted = Some(Accepted::now(view));
    if view.open.phase == Phase::LayOrKeep {
        return play(view, Move::Lay);
    }
    Pressed::Play(advance(view, cursor))
}

fn at_lay_down(view: &View, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
    let chosen = view.open.phase == Phase::LayOrKeep;
    match button {
        // Nothing is proposed yet that could be accepted or changed.
        _ if cursor.best.is_none() || cursor.accepted.is_some() => Pressed::Stay,
        Button::A if keeping_is_better(view, cursor) => play(view, Move::Keep),
        Button::Up if keeping_is_better(view, cursor) => {
            cursor.sight = Focus::Sure;
            Pressed::Stay
        }
        Button::A if loss(view, cursor).is_some() => {
            cursor.sight = Focus::Sure;
            Pressed::Stay
        }
        Button::A => lay(view, cursor),
        Button::B if chosen => play(view, Move::Keep),
        Button::Left | Button::Right => {
            let mut cards = Selected::all(view.hand());
            let first = if button == Button::Right { cards.next() } else { cards.last() };
            if let Some(first) = first {
                cursor.sight = Focus::Change(first, cursor.plan);
            }
            Pressed::Stay
        }
        _ => Pressed::Stay,
    }
}

fn in_hand(
    ctx: &DrawContext<'_, View>,
    cursor: &mut Cursor,
    (place, bango): (usize, bool),
    button: Button,
) -> Pressed<Move> {
    let view = ctx.view;
    let hand = sorted(view.hand(), cursor.by_number(ctx.settings));
    let (last, columns) = (hand.len().saturating_sub(1), columns(hand.len(), bango));
    let place = match button {
        Button::B => {
            cursor.sight = Focus::Decision;
            return Pressed::Stay;
        }
        Button::A if bango => {
            let mv = hand.get(place).and_then(|&card| bango_of(view, card));
            return mv.map_or(Pressed::Stay, Pressed::Play);
        }
        Button::A => {
            cursor.resorted = !cursor.resorted;
            let card = hand.get(place).copied();
            let resorted = sorted(view.hand(), cursor.by_number(ctx.settings));
            if resorted == hand {
                cursor.resorted = !cursor.resorted;
            }
            resorted.iter().position(|&other| Some(other) == card).unwrap_or(0)
        }
        Button::Left if place == 0 => last,
        Button::Left => place - 1,
        Button::Right if place >= last => 0,
        Button::Right => place + 1,
        Button::Up => place.checked_sub(columns).unwrap_or(place),
        Button::Down if place / columns < last / columns => (place + columns).min(last),
        Button::Down => place,
    };
    cursor.sight = Focus::Hand { place, bango };
    Pressed::Stay
}
