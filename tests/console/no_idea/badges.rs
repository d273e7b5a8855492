//! What earns the badges.

use engine::console::games::{BadgeNotes, GameBadges};
use engine::games::no_idea::{Event, NoIdea};
use engine::games::{PerSeat, Seat};

fn earned(events: &[Event]) -> u8 {
    let mut notes = PerSeat::splat(BadgeNotes::default());
    events.iter().for_each(|event| NoIdea::note_deed(event, &mut notes));
    assert_eq!(notes[Seat::Two].earned(), 0);
    notes[Seat::One].earned()
}

#[test]
fn three_trophies_in_one_turn_earn_a_badge_and_in_two_turns_they_do_not() {
    let seat = Seat::One;
    let (trophy, turn) = (Event::TrophyWon { seat }, Event::TurnBegins { seat });
    assert_eq!(earned(&[turn, trophy, trophy, trophy]), 1);
    assert_eq!(earned(&[turn, trophy, trophy, turn, trophy]), 0);
}

#[test]
fn who_is_right_three_times_that_nothing_fits_earns_a_badge() {
    let seat = Seat::One;
    let (declared, trophy) = (Event::Declared { seat }, Event::TrophyWon { seat });
    let (turn, wrong) = (Event::TurnBegins { seat }, Event::Mistaken { seat, prize: false });
    assert_eq!(earned(&[declared, trophy, turn].repeat(2)), 0);
    assert_eq!(earned(&[declared, trophy, turn].repeat(3)), 2);
    assert_eq!(earned(&[declared, wrong, trophy, turn].repeat(3)), 0);
}
