//! A battery: its gauge in the title line, the warning, and sleep before it is harmed.

use engine::cards::{Rng, Seed};
use engine::console::memory::{Profile, Setting};
use engine::console::{
    BoardFacts, Button, Chance, Fault, FlashFacts, Light, Mode, Request, Restarts, SaveSlot, Supply,
};

use crate::device::Handheld;

pub(crate) fn at(millivolts: u16) -> BoardFacts {
    BoardFacts {
        board: "Pico",
        build: "1a2b3c4",
        minutes_awake: 0,
        supply: Supply::Millivolts(millivolts),
        flash: FlashFacts { id: None, mode: None, erases: 0 },
        chance: Chance::Good,
        restarts: Restarts::default(),
    }
}

/// A device with this battery: 0 is USB only, 1 a LiPo, 2 three AA.
pub(crate) fn with_battery(battery: u8) -> Handheld {
    let mut profile = Profile::default();
    profile.settings.set(Setting::Battery, battery);
    let mut room = vec![0; Profile::BYTES];
    let used = profile.pack(&mut room);
    room.truncate(used);
    let mut device = Handheld::with_flash([(SaveSlot::Profile as u8, room)].into());
    device.wait(1000);
    device
}

#[test]
fn the_title_line_of_the_menus_shows_what_is_left() {
    let mut device = with_battery(1);
    let without = device.text();
    for (millivolts, name) in [(4700, "usb"), (4100, "full"), (3700, "half"), (3460, "quarter")] {
        device.console.report_facts(at(millivolts));
        assert!(device.console.take_redraw());
        device.shows(&format!("battery-{name}"));
    }
    device.console.report_facts(at(3455));
    assert!(!device.console.take_redraw(), "the same picture");
    device.press("DDA");
    device.shows("battery-in-settings");
    let mut usb_only = with_battery(0);
    usb_only.console.report_facts(at(3700));
    assert_eq!(usb_only.text(), without);
}

#[test]
fn a_low_battery_is_told_once_and_everything_is_saved() {
    let mut device = with_battery(1);
    device.press("AAAA");
    device.console.report_facts(at(3700));
    device.requests.clear();
    device.console.report_facts(at(3400));
    device.serve();
    assert_eq!(device.console.mode(), Mode::Fault(Fault::BatteryLow));
    for slot in SaveSlot::ALL {
        assert!(device.requests.contains(&Request::Save(slot)), "{slot:?}");
    }
    device.press("A");
    device.requests.clear();
    for millivolts in [3440, 3460, 3390, 3500, 3520] {
        device.console.report_facts(at(millivolts));
        device.serve();
    }
    assert_eq!((device.console.mode(), &*device.requests), (Mode::Game, &[][..]));
}

#[test]
fn an_empty_battery_leaves_ten_seconds_to_read_it_and_then_sleeps() {
    let mut device = with_battery(2);
    device.console.report_facts(at(3700));
    device.console.report_facts(at(2950));
    assert_eq!(device.console.mode(), Mode::Fault(Fault::BatteryEmpty));
    device.wait(9_000);
    assert_eq!(device.light, Light::Dim);
    device.wait(2_000);
    assert_eq!(device.light, Light::Off);
    device.hold(Button::A, 40);
    assert_eq!(device.light, Light::Bright, "it can be looked at again");
    device.wait(11_000);
    assert_eq!(device.light, Light::Off);
    device.console.report_facts(at(4300));
    device.hold(Button::A, 40);
    device.wait(11_000);
    assert_eq!(device.light, Light::Bright, "with new cells it stays awake");
}

/// The board has woken and not measured yet.
fn unmeasured() -> BoardFacts {
    BoardFacts { supply: Supply::Unknown, ..at(0) }
}

#[test]
fn a_battery_that_may_have_been_charged_during_a_sleep_is_measured_before_it_counts_as_empty() {
    let mut device = with_battery(1);
    device.console.report_facts(at(3200));
    device.wait(11_000);
    assert_eq!(device.light, Light::Off);
    device.console.report_facts(unmeasured());
    device.hold(Button::A, 40);
    device.wait(11_000);
    assert_eq!(device.light, Light::Bright, "nobody knows whether it is still empty");
    device.console.report_facts(at(3200));
    device.wait(1_000);
    assert_eq!(device.light, Light::Off, "it is");
}

#[test]
fn a_low_battery_is_not_told_again_after_every_sleep() {
    let mut device = with_battery(1);
    device.console.report_facts(at(3400));
    device.press("A");
    let menu = device.text();
    for facts in [unmeasured(), at(3390)] {
        device.console.report_facts(facts);
        assert_eq!(device.text(), menu, "the gauge stays, and nothing is told");
    }
}

#[test]
fn a_pin_that_is_not_wired_to_the_supply_is_no_empty_battery() {
    let mut device = with_battery(1);
    device.press("DDA");
    let without = device.text();
    device.console.report_facts(BoardFacts { supply: Supply::NotWired, ..at(0) });
    device.wait(15_000);
    assert_eq!((device.text(), device.light), (without, Light::Bright));
}

/// The corner of the title line where the gauge is.
fn corner(device: &Handheld) -> Vec<(usize, usize)> {
    let display = device.frame();
    (0..8).flat_map(|y| (113..128).map(move |x| (x, y))).filter(|&(x, y)| display.lit(x, y)).collect()
}

#[test]
fn the_gauge_is_whole_or_not_there_on_every_screen() {
    let mut menu = with_battery(1);
    menu.console.report_facts(at(3700));
    let gauge = corner(&menu);
    let (mut with, mut without) = (0, 0);
    for run in 0..6 {
        let mut rng = Rng::new(Seed(run));
        let (mut plain, mut device) = (with_battery(0), with_battery(1));
        plain.console.report_facts(at(3700));
        device.console.report_facts(at(3700));
        for press in 0..600 {
            let button = Button::ALL.get(rng.below(9) as usize).copied().unwrap_or(Button::A);
            let time = if rng.below(12) == 0 { 700 } else { 40 };
            for board in [&mut plain, &mut device] {
                board.hold(button, time);
                board.wait(100);
            }
            // Whoever comes to the setting itself may change it.
            if plain.console.mode() != device.console.mode() {
                break;
            }
            if corner(&device) == gauge {
                with += 1;
            } else {
                assert_eq!(corner(&device), corner(&plain), "run {run}, press {press}:\n{}", device.text());
                without += 1;
            }
        }
    }
    println!("{with} screens with the gauge, {without} without");
    assert!(with > 500 && without > 50, "{with} screens with the gauge, {without} without");
}
