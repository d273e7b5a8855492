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
fn three_trophies_in_a_row_earn_a_badge_unless_somebody_else_wins_one_between() {
    let [own, other] = [Seat::One, Seat::Two].map(|seat| Event::TrophyWon { seat });
    let turn = Event::TurnBegins { seat: Seat::One };
    assert_eq!(earned(&[turn, own, turn, own]), 0);
    assert_eq!(earned(&[turn, own, turn, own, turn, own]), 1);
    assert_eq!(earned(&[own, own, other, own]), 0);
    assert_eq!(earned(&[other, own, own, own]), 1);
}

#[test]
fn who_is_right_three_times_that_nothing_fits_earns_a_badge() {
    let seat = Seat::One;
    let (declared, trophy) = (Event::Declared { seat }, Event::TrophyWon { seat });
    let (turn, wrong) = (Event::TurnBegins { seat }, Event::Mistaken { seat, prize: false });
    let other = Event::TrophyWon { seat: Seat::Two };
    assert_eq!(earned(&[declared, trophy, turn, other].repeat(2)), 0);
    assert_eq!(earned(&[declared, trophy, turn, other].repeat(3)), 2);
    assert_eq!(earned(&[declared, wrong, trophy, turn, other].repeat(3)), 0);
}
