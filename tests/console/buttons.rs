//! Repeat, long press and power, in virtual time.

use engine::console::input::{Button, Buttons, Light, Power, Press};

fn short(button: Button) -> Option<Press> {
    Some(Press::Short(button))
}

#[test]
fn a_direction_acts_at_once_and_repeats_while_it_is_held() {
    let mut buttons = Buttons::new();
    assert_eq!(buttons.press(Button::Right, 0), short(Button::Right));
    assert_eq!(buttons.tick(399), None);
    assert_eq!(buttons.tick(400), short(Button::Right));
    assert_eq!(buttons.tick(529), None);
    assert_eq!(buttons.tick(530), short(Button::Right));
    assert_eq!(buttons.release(Button::Right), None);
    assert_eq!(buttons.tick(5000), None);
}

#[test]
fn a_late_tick_makes_up_for_one_repeat_only() {
    let mut buttons = Buttons::new();
    buttons.press(Button::Up, 0);
    assert_eq!(buttons.tick(3000), short(Button::Up));
    assert_eq!(buttons.tick(3001), None);
}

#[test]
fn a_does_not_repeat_and_ends_the_repeat_of_a_direction() {
    let mut buttons = Buttons::new();
    buttons.press(Button::Down, 0);
    assert_eq!(buttons.press(Button::A, 10), short(Button::A));
    assert_eq!(buttons.tick(2000), None);
}

#[test]
fn b_acts_when_it_comes_up_in_time() {
    let mut buttons = Buttons::new();
    assert_eq!(buttons.press(Button::B, 0), None);
    assert_eq!(buttons.tick(599), None);
    assert_eq!(buttons.release(Button::B), short(Button::B));
}

#[test]
fn b_held_is_pause_once_and_nothing_when_it_comes_up() {
    let mut buttons = Buttons::new();
    buttons.press(Button::B, 0);
    assert_eq!(buttons.tick(600), Some(Press::Pause));
    assert_eq!(buttons.tick(1300), None);
    assert_eq!(buttons.release(Button::B), None);
}

#[test]
fn buttons_that_are_let_go_press_nothing_and_can_be_pressed_again() {
    let mut buttons = Buttons::new();
    for button in Button::ALL {
        buttons.press(button, 0);
    }
    buttons.let_go();
    assert_eq!((buttons.tick(5000), buttons.due()), (None, None));
    for button in Button::ALL {
        assert_eq!(buttons.release(button), None, "{button:?} comes up");
    }
    assert_eq!(buttons.press(Button::A, 6000), short(Button::A));
    buttons.press(Button::B, 6000);
    assert_eq!(buttons.release(Button::B), short(Button::B));
}

#[test]
fn a_muted_button_does_nothing_until_it_goes_down_again() {
    let mut buttons = Buttons::new();
    for button in [Button::B, Button::Left] {
        buttons.press(button, 0);
        buttons.mute();
        assert_eq!(buttons.tick(2000), None);
        assert_eq!(buttons.release(button), None);
    }
    buttons.press(Button::B, 3000);
    assert_eq!(buttons.release(Button::B), short(Button::B));
}

#[test]
fn a_bouncing_or_lost_edge_is_no_second_press() {
    let mut buttons = Buttons::new();
    assert_eq!(buttons.press(Button::A, 0), short(Button::A));
    assert_eq!(buttons.press(Button::A, 1), None);
    assert_eq!(buttons.release(Button::A), None);
    assert_eq!(buttons.release(Button::B), None);
}

#[test]
fn the_clock_may_run_over() {
    let mut buttons = Buttons::new();
    buttons.press(Button::Up, u32::MAX - 100);
    assert_eq!(buttons.tick(u32::MAX), None);
    assert_eq!(buttons.tick(299), short(Button::Up));
    let mut power = Power::new(u32::MAX - 10);
    assert_eq!(power.tick(19, 30, 60), Some(Light::Dim));
}

#[test]
fn the_light_goes_down_step_by_step_and_comes_back_at_a_touch() {
    let mut power = Power::new(0);
    assert_eq!(power.tick(29_999, 30_000, 120_000), None);
    assert_eq!(power.tick(30_000, 30_000, 120_000), Some(Light::Dim));
    assert_eq!(power.tick(31_000, 30_000, 120_000), None);
    assert_eq!(power.tick(120_000, 30_000, 120_000), Some(Light::Off));
    // Days later, when the clock has run over and seems young again.
    assert_eq!(power.tick(5, 30_000, 120_000), None);
    assert_eq!(power.touch(10), Light::Off);
    assert_eq!(power.light(), Light::Bright);
}
