//! Bango on the device: a whole game by buttons, the curtain, what lies open.

use engine::cards::{Rng, Seed};
use engine::console::games::GameScreens;
use engine::console::{Button, Guided, SaveSlot, Session, Undo};
use engine::games::bango::Bango;
use engine::games::{Game, Kind, Moves, Players};

use super::drawn;
use crate::device::Handheld;
use crate::golden;
use crate::sessions::{Sitting, deal};
use crate::stage::Stage;

#[track_caller]
fn shows(device: &Handheld, name: &str) {
    golden::check(name, &device.frame());
}

#[test]
fn only_the_own_hand_and_lay_down_are_secret() {
    let mut table = drawn(Players::Five, 3);
    assert!(!table.is_secret());
    table.press("U");
    assert!(table.is_secret());
    table.press("B");
    assert!(!table.is_secret());
    table.press("D");
    assert!(!table.is_secret(), "sequences are seen by all");
    table.press("D");
    assert!(table.is_secret());
    table.press("BB");
    assert!(!table.is_secret(), "what is taken from the row is seen by all");
    table.press("AB");
    assert!(table.is_secret());
    table.press("R");
    assert!(table.is_secret());
}

#[test]
fn an_explosion_is_not_undone_once_a_robot_has_taken_a_card() {
    let mut sitting = Sitting::new(&deal(Kind::Bango, 2, 1, 6));
    assert!(sitting.table.lay_out("draw; draw; draw; draw; accept"));
    assert_eq!(sitting.table.can_undo(), Undo::LastMove);
    assert!(sitting.table.lay_out("take B5"));
    let before = sitting.saved();
    for _ in 0..2 {
        assert!(matches!(sitting.table.can_undo(), Undo::Refused(_)));
        sitting.table.undo();
    }
    assert_eq!(sitting.saved(), before);
    assert!(!sitting.table.lay_out("bango R7 B7"));

    let mut device = Handheld::with_flash([(SaveSlot::Game as u8, before)].into());
    device.wait(1000);
    device.press("A P DDDA");
    shows(&device, "bango/undo-others-chose");
}

#[test]
fn a_whole_game_is_played_by_buttons_alone() {
    let mut device = Handheld::new();
    device.press("AA DDDRA");
    shows(&device, "bango/game-begins");
    let saved = |device: &Handheld| device.flash.contains_key(&(SaveSlot::Game as u8));
    assert!(saved(&device));
    let mut presses = 0;
    while saved(&device) {
        for button in ["A", "A", "B", "A", "B"] {
            if saved(&device) {
                device.press(button);
                device.wait(200);
                presses += 1;
            }
        }
        assert!(presses < 20_000, "the game does not end");
    }
    device.wait(6000);
    shows(&device, "bango/game-final");
    device.press("B");
    shows(&device, "bango/game-menu");
}

#[test]
fn a_stop_by_mistake_is_taken_back_by_b() {
    let mut device = Handheld::new();
    device.press("AA DDDRA A");
    let before = device.text();
    device.press("B");
    assert_ne!(device.text(), before);
    device.press("B");
    assert_eq!(device.text(), before);
}

/// ANNA and BEN as people and CLARA as a bot; ANNA begins.
fn two_people() -> Handheld {
    let mut device = Handheld::new();
    device.press("AA R DDDRA");
    device
}

#[test]
fn the_row_lies_open_and_the_hand_is_behind_the_curtain() {
    let mut device = two_people();
    shows(&device, "bango/open-begin");
    device.press("DD");
    shows(&device, "shell/curtain-anna");
    device.press("A");
    shows(&device, "bango/open-hand");
    device.press("BA");
    device.wait(300);
    shows(&device, "bango/open-row");
    device.press("U");
    shows(&device, "bango/open-bango");
    device.press("BBA");
    shows(&device, "bango/open-lay-or-keep");
    device.hold(Button::B, 40);
    // A beat with the next player's name, in which presses do nothing.
    shows(&device, "bango/open-beat");
    device.hold(Button::A, 40);
    device.look();
    shows(&device, "bango/open-ben");
    device.press("DD");
    shows(&device, "shell/curtain-ben");
}

#[test]
fn a_game_goes_on_where_it_was_in_every_phase() {
    let mut device = two_people();
    for presses in ["A", "A", "B", "A", "B", "", "B"] {
        device.press(presses);
        device.wait(10_000);
        let before = device.text();
        device = device.restart();
        device.press("A");
        device.wait(10_000);
        if before.is_empty() {
            continue;
        }
        if device.text() != before {
            // Behind the curtain, as somebody else may have switched it on.
            device.press("A");
        }
        assert_eq!(device.text(), before, "after {presses}");
    }
}

#[test]
fn what_lies_open_tells_nothing_about_hands() {
    let (mut open, mut secret, mut differ) = (0, 0, 0);
    let mut rng = Rng::new(Seed(8));
    for setup in tests::setups::<Bango>(12) {
        let mut table = Stage::new(Bango::deal(&setup).unwrap());
        while let Some(seat) = table.game.to_move() {
            // Another world, which an opponent cannot tell from this one.
            let opponent = table.game.players().after(seat);
            let world = Bango::sample(&table.game.view(opponent), &mut rng);
            let (one, two) = (Stage::new(table.game), Stage::new(world));
            assert_eq!(one.is_secret(), two.is_secret());
            if one.is_secret() {
                secret += 1;
                differ += usize::from(one.decision() != two.decision());
            } else {
                open += 1;
                assert_eq!(one.decision(), two.decision());
                for button in Button::ALL {
                    let ((one_after, made), (two_after, too)) =
                        (one.pressed(one.cursor, button), two.pressed(two.cursor, button));
                    assert_eq!(made, too, "an open screen's button does the same in both worlds");
                    let (view, other) = (one.game.view(seat), two.game.view(seat));
                    assert_eq!(Bango::secret(&view, &one_after), Bango::secret(&other, &two_after));
                }
            }
            assert_eq!(one.watching(), two.watching());
            let mut moves = Moves::new();
            table.game.legal_moves(&mut moves);
            let mv = moves[rng.below(moves.len() as u32) as usize];
            table.play(mv);
        }
    }
    assert!(open > 500 && secret > 50, "{open} open and {secret} secret screens");
    assert!(differ > 0, "the worlds differ, or this test would see nothing");
}
