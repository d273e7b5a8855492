//! Between two people there is always the curtain; pause, hint, undo and history.

use engine::console::Button;

use crate::device::Device;

/// A game with ANNA and BEN as people and CLARA as a bot; ANNA begins.
fn two_people() -> Device {
    let mut device = Device::new();
    device.press("AA R DDDRA");
    device.shows("curtain-anna");
    device
}

#[test]
fn the_curtain_comes_between_two_people_and_not_after_a_bot() {
    let mut device = two_people();
    device.press("A");
    device.shows("anna");
    device.press("A");
    device.shows("curtain-ben");
    device.press("UDLR");
    device.shows("curtain-ben");
    device.press("A");
    device.shows("ben");
    // CLARA is a bot and plays by herself; then it is ANNA again, whom BEN must not see.
    device.press("A");
    device.wait(100);
    device.shows("curtain-anna");
}

#[test]
fn the_curtain_parts_and_a_press_finishes_it() {
    let mut device = two_people();
    device.look();
    device.hold(Button::A, 0);
    for time in [0, 120, 240] {
        device.shows(&format!("curtain-parts-{time}"));
        device.wait(120);
    }
    device.look();
    device.shows("anna-told");
    let mut hasty = two_people();
    hasty.look();
    hasty.hold(Button::A, 60);
    hasty.hold(Button::Up, 10);
    // The hint line shakes: the press did nothing else.
    let above = |device: &Device| device.text().lines().take(13).map(String::from).collect::<Vec<_>>();
    assert_eq!(above(&hasty), above(&device));
}

#[test]
fn one_person_alone_sees_no_curtain() {
    let mut device = Device::new();
    device.press("AA DDDRA");
    device.shows("alone");
    device.press("A");
    device.wait(200);
    device.shows("alone-again");
}

#[test]
fn the_curtain_comes_again_after_pause_wake_up_undo_and_restart() {
    let mut device = two_people();
    device.press("A P");
    device.shows("pause");
    device.press("B");
    device.shows("curtain-anna");
    device.press("A");
    device.wait(121_000);
    device.press("A");
    device.shows("curtain-anna");
    device.press("AA");
    device.shows("curtain-ben");
    device.press("P DDD");
    device.shows("pause-undo");
    device.press("A");
    device.shows("curtain-anna");
    device.press("A");
    let mut device = device.restart();
    device.shows("menu-saved");
    device.press("A");
    device.shows("curtain-anna");
}

#[test]
fn a_dimmed_screen_is_still_the_same_persons() {
    let mut device = two_people();
    device.press("A");
    device.wait(31_000);
    device.press("A");
    device.shows("anna");
}

#[test]
fn a_direction_that_is_still_held_does_not_reach_behind_the_curtain() {
    let mut device = two_people();
    device.press("A");
    device.console.press(Button::Down, device.now);
    device.press("A");
    device.shows("curtain-ben");
    device.wait(2000);
    device.press("A");
    device.shows("ben");
}

#[test]
fn a_hint_is_for_one_pair_of_eyes() {
    let mut device = two_people();
    device.press("A P DDA");
    device.shows("curtain-anna");
    device.console.press(Button::A, device.now);
    device.shows("hint-thinking");
    device.console.release(Button::A, device.now);
    device.wait(200);
    device.shows("hint");
    device.press("B");
    device.shows("pause-at-hint");
    device.press("A A");
    device.wait(200);
    device.press("A");
    device.shows("curtain-ben");
}

#[test]
fn pause_offers_rules_history_settings_and_the_way_out() {
    let mut device = two_people();
    device.press("A P DA");
    device.shows("pause-rules");
    device.press("B DDDA");
    device.shows("history-none");
    device.press("B DA");
    device.shows("settings-in-game");
    device.press("BUUA");
    device.shows("undo-none");
    device.press("B DDD");
    device.shows("pause-end");
    device.press("A");
    device.shows("menu-saved");
}

#[test]
fn undo_says_why_it_cannot_be_and_history_tells_what_was() {
    let mut device = two_people();
    device.press("AAAA");
    device.wait(100);
    device.press("AAAA P DDDA");
    device.shows("undo-refused");
    device.press("B DA");
    device.shows("history");
    device.press("D");
    device.shows("history-scrolled");
    device.press("DDDD");
    device.shows("history-scrolled");
}

#[test]
fn a_finished_game_can_be_played_again_or_left() {
    let mut device = Device::new();
    device.press("AA DDDRA");
    for _ in 0..4 {
        device.press("A");
        device.wait(400);
    }
    device.shows("final");
    // There is nothing to pause any more: a long B is B.
    device.press("P");
    device.press("AA"); // two badges
    device.shows("menu");
    device.press("DAA");
    device.shows("records-one");
}

#[test]
fn a_new_game_asks_before_it_takes_the_place_of_another() {
    let mut device = two_people();
    device.press("B UA");
    device.shows("menu-saved");
    device.press("DA A A");
    device.shows("give-up");
    device.press("B");
    device.press("A A U");
    device.shows("curtain-anna");
}
