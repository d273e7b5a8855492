//! The table at the moment of an event, in the middle of a move.
//!
//! A move can turn up several cards and end the turn, and its events are shown one by one. So what lies on the
//! table is told from what everybody saw before the move and what has happened since.

use crate::games::Seat;
use crate::games::no_idea::{Event, Phase, Slot, Spot, TrophiesSeen, View};

/// What everybody sees: no trophy has a value before the end, and it is nobody's view in particular.
pub(super) fn public(view: &View) -> View {
    let mut public = view.open();
    public.seat = view.turn;
    public
}

/// The table after some events of a move.
pub(super) fn after(before: &View, events: &[Event]) -> View {
    let mut table = before.clone();
    // The own card that is turned up, if any.
    let mut open = match before.phase {
        Phase::Revealed { slot } => Some((before.turn, slot)),
        _ => None,
    };
    for &event in events {
        happen(&mut table, event, &mut open);
    }
    table
}

fn happen(table: &mut View, event: Event, open: &mut Option<(Seat, Slot)>) {
    match event {
        Event::Drawn { .. } => table.draw = table.draw.saturating_sub(1),
        Event::Shuffled { cards } => table.draw = cards,
        Event::Revealed { seat, slot, card } => {
            *open = Some((seat, slot));
            put(table, seat, slot, Spot::Seen(card));
            match &mut table.phase {
                Phase::NothingFits { revealed } => revealed.insert(slot),
                phase => *phase = Phase::Revealed { slot },
            }
        }
        Event::Started { card, .. } => {
            let _ = table.tops.push(card);
        }
        Event::Placed { pile, card, .. } => {
            if let Some(top) = table.tops.get_mut(usize::from(pile.number() - 1)) {
                *top = card;
            }
            discard(table, open);
        }
        Event::OthersRemoved { kept } => {
            let top = table.tops.get(usize::from(kept.number() - 1)).copied();
            table.tops.clear();
            table.tops.extend(top);
        }
        Event::Kept { seat, prize } => {
            table.prizes[seat].add(prize);
            discard(table, open);
        }
        Event::Refilled { seat, cards } => {
            table.draw = table.draw.saturating_sub(cards);
            for spot in table.layouts[seat].iter_mut().filter(|spot| **spot == Spot::Free).take(cards.into())
            {
                *spot = Spot::Unseen;
            }
        }
        Event::TrophyWon { seat } => {
            table.trophies[seat] = TrophiesSeen::Counted(table.trophies[seat].len().saturating_add(1));
        }
        Event::TurnBegins { seat } => table.turn = seat,
        Event::NoneLeft
        | Event::TurnedBack { .. }
        | Event::Declared { .. }
        | Event::Mistaken { .. }
        | Event::Cleared { .. }
        | Event::GameOver => {}
    }
}

/// The own card that is turned up leaves the layout; one from the draw pile was never in it.
fn discard(table: &mut View, open: &mut Option<(Seat, Slot)>) {
    if let Some((seat, slot)) = open.take() {
        put(table, seat, slot, Spot::Free);
    }
}

fn put(table: &mut View, seat: Seat, slot: Slot, lies: Spot) {
    if let Some(spot) = table.layouts[seat].get_mut(usize::from(slot.number() - 1)) {
        *spot = lies;
    }
}
