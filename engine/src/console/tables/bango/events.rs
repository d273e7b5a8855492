//! What happens, one event after the other.

use super::plan::Plan;
use super::row::{self, Marks};
use super::tell::spelled;
use super::{Public, board, standings};
use crate::console::kit::{Key, Look, Pen, Surface, line};
use crate::console::tables::{Show, Story};
use crate::games::Seat;
use crate::games::bango::{Bango, Card, Event, Hand, LayDown, Phase};

/// How long an event is on the screen. People see what they do themselves; what others do is shown card by card.
pub(super) fn show(story: &Story<'_, Bango>) -> Show {
    let human = story.scene.deal.guests[story.mover].is_human();
    let Some(event) = story.event() else { return Show::Never };
    match *event {
        Event::Exploded { .. } => Show::For(1500),
        Event::Bango { .. } => Show::For(1500),
        Event::LastCard => Show::For(1500),
        // The cards that the explosion hands out, which nobody chose.
        Event::Took { .. } if matches!(story.before.table.phase, Phase::Exploded(_)) => Show::For(900),
        Event::LaysDown { why: LayDown::Forced, .. } => Show::For(1500),
        Event::LaysDown { why: LayDown::Last, .. } => Show::For(1500),
        Event::Discarded { .. } if !first_discard(story) => Show::Never,
        _ if human => Show::Never,
        Event::Revealed(_) => Show::For(900),
        Event::Took { .. } | Event::Stopped(_) | Event::Kept(_) => Show::For(900),
        Event::LaysDown { .. } => Show::For(900),
        Event::Started { .. } | Event::Extended { .. } => Show::For(900),
        Event::Discarded { .. } => Show::For(1500),
        Event::Cancelled | Event::Left(_) | Event::Turn(_) | Event::GameOver => Show::Never,
    }
}

/// All discards of a lay-down come together.
fn first_discard(story: &Story<'_, Bango>) -> bool {
    let discard = |event: &Event| matches!(event, Event::Discarded { .. });
    story.events.iter().position(discard) == Some(story.at)
}

/// Draws the event of the story.
pub(super) fn draw<D: Surface>(story: &Story<'_, Bango>, pen: &mut Pen<'_, D>) {
    let Some(event) = story.event() else { return };
    let name = |seat: Seat| story.scene.name(seat);
    match *event {
        Event::Exploded { card, .. } => pen.burst("BOOM!", &line!("two {}s", card.number())),
        Event::LastCard => pen.burst("LAST", "card!"),
        Event::Bango { seat, row, hand } => {
            let gone = Marks { chosen: Some(row), ..gone(story) };
            pen.turn_title(&line!("{}: BANGO!", &*name(seat)), "");
            row::draw(pen, &story.before.table, gone);
            pen.pane(hand.into(), Look::Chosen, "BANGO");
        }
        Event::Revealed(card) => {
            row::danger(pen, &line!("{} draws", &*name(story.mover)), &story.before.table.row);
            row::draw(pen, &story.before.table, Marks::default());
            pen.pane(card.into(), Look::Chosen, "NEW");
        }
        Event::Took { seat, card } => {
            pen.turn_title(&line!("{} takes", &*name(seat)), &spelled(card));
            row::draw(pen, &story.before.table, gone(story));
            pen.pane(card.into(), Look::Chosen, "TAKES");
        }
        Event::Stopped(seat) => {
            row::danger(pen, &line!("{} stops", &*name(seat)), &story.before.table.row);
            row::draw(pen, &story.before.table, Marks::default());
        }
        Event::Kept(seat) => {
            standings::draw(&before(story), &line!("{} keeps", &*name(seat)), pen);
            pen.message(&line!("{} keeps the hand", &*name(seat)));
        }
        Event::LaysDown { seat, why } => {
            standings::board(&before(story), seat, None, pen);
            pen.message(match why {
                LayDown::Chosen => "lays down",
                LayDown::Forced => "over 5 cards: lay down",
                LayDown::Last => "the last lay-down",
            });
        }
        Event::Started { seat, .. } | Event::Extended { seat, .. } => {
            standings::board(&story.scene, seat, Some(&story.before.table.sequences[seat]), pen);
        }
        Event::Discarded { seat, .. } => {
            let laid = &story.scene.view.table.sequences[seat];
            pen.turn_title(&line!("{}: out", &*name(seat)), "");
            board::draw(pen, laid, &Plan::nothing(laid), None);
            board::out(pen, discarded(story), None);
        }
        Event::Cancelled | Event::Left(_) | Event::Turn(_) | Event::GameOver => {}
    }
    pen.hint(&[(Key::A, "go on")]);
}

/// All cards that the lay-down throws away.
fn discarded(story: &Story<'_, Bango>) -> Hand {
    let card = |event: &Event| match *event {
        Event::Discarded { card, .. } => Some(card),
        _ => None,
    };
    story.events.iter().filter_map(card).collect()
}

/// The table as it was before the move.
fn before<'a>(story: &'a Story<'_, Bango>) -> super::Scene<'a, Public> {
    super::public::seen(&story.scene, story.before)
}

/// The numbers of the cards that have left the row so far in this move.
fn gone(story: &Story<'_, Bango>) -> Marks {
    let row = &story.before.table.row;
    let left = |event: &Event| -> Option<Card> {
        match *event {
            Event::Took { card, .. } | Event::Left(card) => Some(card).filter(|&card| row.contains(card)),
            _ => None,
        }
    };
    let elsewhere = story.so_far().iter().filter_map(left).fold(0, |gone, card| gone | row::number(card));
    Marks { elsewhere, ..Marks::default() }
}
