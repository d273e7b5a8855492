//! What earns the badges.

use engine::console::games::{BadgeNotes, GameBadges};
use engine::games::combo::{Combination, Combo, Event};
use engine::games::{PerSeat, Seat};

fn earned(events: &[Event]) -> u8 {
    let mut notes = PerSeat::splat(BadgeNotes::default());
    events.iter().for_each(|event| Combo::note_deed(event, &mut notes));
    notes[Seat::One].earned()
}

#[test]
fn all_combinations_of_a_game_earn_a_badge_if_they_were_announced() {
    let seat = Seat::One;
    let all = Combination::ALL.map(|combination| Event::Combined { seat, combination });
    assert_eq!(earned(&all), 2);
    assert_eq!(earned(&all[..3]), 0);
    let called = Combination::ALL.map(|combination| Event::Called { seat, made: Some(combination) });
    assert_eq!(earned(&called), 0);
}

#[test]
fn three_rounds_that_were_won_earn_a_badge() {
    let won = Event::RoundEnded { winner: Some(Seat::One) };
    assert_eq!((earned(&[won; 2]), earned(&[won; 3])), (0, 4));
}
