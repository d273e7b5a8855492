//! What earns the badges.

use engine::console::games::{BadgeNotes, GameBadges};
use engine::games::bango::{Bango, Event};
use engine::games::{PerSeat, Seat};

fn earned(events: &[Event]) -> u8 {
    let mut notes = PerSeat::splat(BadgeNotes::default());
    events.iter().for_each(|event| Bango::note_deed(event, &mut notes));
    assert_eq!(notes[Seat::Two].earned(), 0);
    notes[Seat::One].earned()
}

#[test]
fn who_stops_after_seven_cards_earns_a_badge_and_who_exploded_does_not() {
    let card = "R3".parse().expect("a card");
    let mut turn = vec![Event::Turn(Seat::One)];
    turn.extend([Event::Revealed(card); 6]);
    assert_eq!(earned(&[&turn[..], &[Event::Stopped(Seat::One)]].concat()), 0);
    turn.push(Event::Revealed(card));
    assert_eq!(earned(&[&turn[..], &[Event::Stopped(Seat::One)]].concat()), 2);
    turn.push(Event::Exploded { card, with: card });
    assert_eq!(earned(&[&turn[..], &[Event::Stopped(Seat::One)]].concat()), 0);
}

#[test]
fn who_calls_off_an_explosion_earns_a_badge() {
    let card = "R3".parse().expect("a card");
    let bango = |seat| Event::Bango { seat, row: card, hand: card };
    assert_eq!(earned(&[bango(Seat::Two), bango(Seat::One), Event::Cancelled]), 4);
    assert_eq!(earned(&[bango(Seat::One)]), 0);
}
