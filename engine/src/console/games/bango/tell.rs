//! What happened and what could be done, in 21 characters.

use crate::console::kit::{Face, Line, line};
use crate::console::memory::Deal;
use crate::games::bango::{Card, Event, LayDown, Move};

/// A card spelled out.
pub(super) fn spelled(card: Card) -> Line {
    Face::from(card).spelled()
}

/// An event in the list of what happened. Whose turn it is follows from the other lines.
pub(super) fn line(event: &Event, deal: &Deal) -> Option<Line> {
    Some(match *event {
        Event::Revealed(card) => line!("{} turned up", &*spelled(card)),
        Event::LastCard => Line::from("It was the last card!"),
        Event::Exploded { card, .. } => line!("BOOM! two {}s", card.number()),
        Event::Bango { seat, row, .. } => line!("{}: bango two {}s", &*deal.name(seat), row.number()),
        Event::Stopped(seat) => line!("{} stops", &*deal.name(seat)),
        Event::Took { seat, card } => line!("{} took {}", &*deal.name(seat), &*spelled(card)),
        Event::Left(card) => line!("{} thrown away", &*spelled(card)),
        Event::LaysDown { seat, why: LayDown::Forced } => line!("{} must lay down", &*deal.name(seat)),
        Event::LaysDown { seat, .. } => line!("{} lays down", &*deal.name(seat)),
        Event::Kept(seat) => kept(&deal.name(seat)),
        Event::Started { seat, low, high, .. } => {
            line!("{} starts {}-{}", &*deal.name(seat), low.number(), high.number())
        }
        Event::Extended { seat, card, .. } => line!("{} adds {}", &*deal.name(seat), &*spelled(card)),
        Event::Discarded { seat, card } => line!("{}: {} out", &*deal.name(seat), &*spelled(card)),
        Event::GameOver => Line::from("The game is over"),
        Event::Cancelled | Event::Turn(_) => return None,
    })
}

/// A move for the hint.
pub(super) fn say(mv: Move) -> Line {
    match mv {
        Move::Draw => Line::from("draw"),
        Move::Stop => Line::from("stop"),
        Move::Bango { hand, .. } => line!("bango {}", &*spelled(hand)),
        Move::Accept => Line::from("take it"),
        Move::Take(card) => line!("take {}", &*spelled(card)),
        Move::Done => Line::from("done"),
        Move::Lay => Line::from("lay down"),
        Move::Keep => Line::from("keep the hand"),
        Move::Start { low, high } => line!("start {}-{}", low.number(), high.number()),
        Move::Extend { card, nth } => line!("{} to row {nth}", &*spelled(card)),
    }
}

/// Somebody keeps the hand.
pub(super) fn kept(name: &str) -> Line {
    line!("{name} keeps the hand")
}
