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
    let all = |announced| {
        Combination::ALL.map(|combination| Event::Combined { seat: Seat::One, combination, announced })
    };
    assert_eq!(earned(&all(true)), 2);
    assert_eq!(earned(&all(true)[..3]), 0);
    assert_eq!(earned(&all(false)), 0);
}

#[test]
fn three_rounds_that_were_won_earn_a_badge() {
    let won = Event::RoundEnded { winner: Some(Seat::One) };
    assert_eq!((earned(&[won; 2]), earned(&[won; 3])), (0, 4));
}
