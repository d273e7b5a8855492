//! What the last turn came to, in one line.

use crate::console::kit::{Line, line};
use crate::console::memory::Deal;
use crate::games::bango::{Card, Event, Nth, Numbers};

/// Characters of the message bar.
const ROOM: usize = 25;

/// The turn's end: all that happened since its last card was turned up.
pub(in super::super) fn news(happened: &[Event], deal: &Deal) -> Line {
    let revealed = happened.iter().rposition(|event| matches!(event, Event::Revealed(_)));
    let turn = revealed.and_then(|at| happened.get(at..)).unwrap_or(happened);
    laid(turn, deal)
        .or_else(|| taken(turn, deal))
        .or_else(|| turn.iter().rev().find_map(|event| super::line(event, deal)))
        .unwrap_or_default()
}

/// The last lay-down: what was laid, and how many cards went out.
fn laid(turn: &[Event], deal: &Deal) -> Option<Line> {
    let begins = turn.iter().rposition(|event| matches!(event, Event::LaysDown { .. }))?;
    let lay_down = turn.get(begins..)?;
    let &Event::LaysDown { seat, .. } = lay_down.first()? else { return None };
    let name = deal.name(seat);
    let out = lay_down.iter().filter(|event| matches!(event, Event::Discarded { .. })).count();
    let Some(Laid { count, numbers }) = what(lay_down) else {
        return (out > 0).then(|| line!("{name}: {out} card{} out", plural(out)));
    };
    let what = numbers.unwrap_or_else(|| line!("{count} cards"));
    if out == 0 {
        return Some(line!("{name} laid {}", &*what));
    }
    let full = line!("{name} laid {}, {out} out", &*what);
    Some(if full.len() > ROOM { line!("{name} laid {count}, {out} out") } else { full })
}

/// How many cards were laid, and their numbers if they lie side by side.
struct Laid {
    count: usize,
    numbers: Option<Line>,
}

/// The cards that were laid, if any.
fn what(lay_down: &[Event]) -> Option<Laid> {
    let cards = |event: &Event| -> [Option<(Nth, Card)>; 2] {
        match *event {
            Event::Started { nth, low, high, .. } => [Some((nth, low)), Some((nth, high))],
            Event::Extended { nth, card, .. } => [Some((nth, card)), None],
            _ => [None; 2],
        }
    };
    let placed = || lay_down.iter().flat_map(cards).flatten();
    let (row, _) = placed().next()?;
    let numbers = placed().fold(Numbers::NONE, |numbers, (_, card)| numbers.with(card));
    let lowest = placed().map(|(_, card)| card.number()).min()?;
    let highest = placed().map(|(_, card)| card.number()).max()?;
    let together = placed().all(|(nth, _)| nth == row) && u32::from(highest - lowest) + 1 == numbers.len();
    let numbers = together.then(|| match highest - lowest {
        0 => line!("a {lowest}"),
        1 => line!("{lowest}-{highest}"),
        2 => line!("{lowest}-{}-{highest}", lowest + 1),
        _ => line!("{lowest} to {highest}"),
    });
    Some(Laid { count: placed().count(), numbers })
}

/// What was taken from the row. After an explosion the active player takes first and last; the others had their choice.
fn taken(turn: &[Event], deal: &Deal) -> Option<Line> {
    let took = |event: &Event| match *event {
        Event::Took { seat, card } => Some((seat, card)),
        _ => None,
    };
    // Who stops after it has called it off before, by a Bango.
    let exploded = turn.iter().rev().find_map(|event| match event {
        Event::Exploded { .. } => Some(true),
        Event::Stopped(_) => Some(false),
        _ => None,
    });
    let (active, card) = turn.iter().find_map(took)?;
    let cards = turn.iter().filter_map(took).filter(|&(seat, _)| seat == active).count();
    let name = deal.name(active);
    Some(match (exploded == Some(true), cards) {
        (true, cards) => line!("BOOM! {name} must take {cards}"),
        (false, 1) => line!("{name} took {}", &*super::spelled(card)),
        (false, cards) => line!("{name} took {cards} cards"),
    })
}

const fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}
