//! Burst by buttons: what can be taken back, and a whole game.

use engine::console::memory::Settings;
use engine::console::{Audience, Button, SaveSlot, Session, Step, Undo};
use engine::games::{Kind, Seat};

use crate::passing::{Seen, seen, sit_down, table};
use crate::sessions::{Sitting, deal};

#[test]
fn a_chosen_card_is_taken_back_by_b_before_the_turn_is_confirmed() {
    let mut sitting = Sitting::new(&deal(Kind::Burst, 4, 2, 9));
    let fresh = sitting.frame();
    sitting.press(Button::A);
    assert!(sitting.frame() != fresh);
    assert!(matches!(sitting.press(Button::B), Step::Moved(_)));
    assert!(sitting.frame() == fresh);
    // There is nothing left to take back: B sorts.
    assert_eq!(sitting.press(Button::B), Step::Quiet);
    assert_eq!(sitting.table.audience(), Audience::Only(Seat::One));
}

#[test]
fn the_next_player_cannot_take_back_what_another_chose() {
    let mut sitting = Sitting::new(&deal(Kind::Burst, 4, 2, 9));
    sitting.press(Button::A);
    sitting.press(Button::A);
    assert_eq!(sitting.table.audience(), Audience::Only(Seat::Two));
    let before = sitting.saved();
    sitting.press(Button::B);
    assert_eq!(sitting.saved(), before);
    // The pause menu can.
    assert_eq!(sitting.table.can_undo(), Undo::LastMove);
    sitting.table.undo();
    assert_eq!(sitting.table.audience(), Audience::Only(Seat::One));
}

/// Everybody presses A and nothing else.
#[test]
fn a_game_is_played_to_the_end_and_again_with_one_button() {
    let mut device = sit_down(Kind::Burst, &[Seat::One, Seat::Three], 2);
    let mut presses = 0;
    while !table(&device).is_over() {
        device.press("A");
        presses += 1;
        assert!(presses < 2000, "no end after {presses} presses");
    }
    device.wait(1000);
    device.frame().assert_tidy("the ceremony");
    device.press("A");
    device.wait(1000);
    device.frame().assert_tidy("the final table");
    assert!(!device.flash.contains_key(&(SaveSlot::Game as u8)), "a finished game is not saved");
    device.press("A");
    assert!(!table(&device).is_over(), "the same people play again");
    let mut device = device.restart();
    device.press("A");
    assert!(matches!(seen(&device, &Settings::default()), Seen::Curtain(_) | Seen::Other));
    assert_eq!(table(&device).setup().kind, Kind::Burst);
}
