//! On the idle menu bots play for a while; nothing is kept of it, and any button leads back.

use engine::console::memory::Setting;
use engine::console::{Button, Fault, Light, Mode, Request, SaveSlot};

use crate::battery::{at, with_battery};
use crate::device::Handheld;
use crate::passing::settings_in_flash;
use crate::replay::{games, saved};

/// So long nobody presses a button, at the usual time until the display dims.
const IDLE: u32 = 10_000;

/// A device in its menu, on the second entry.
fn menu() -> (Handheld, String) {
    let mut device = Handheld::new();
    device.press("D");
    let picture = device.text();
    device.requests.clear();
    (device, picture)
}

#[test]
fn bots_play_over_the_idle_menu_until_the_display_dims() {
    let (mut device, menu) = menu();
    device.wait(IDLE - 200);
    assert_eq!((device.console.mode(), device.text()), (Mode::Menu, menu.clone()));
    device.wait(300);
    assert_eq!(device.console.mode(), Mode::Attract);
    let mut pictures = vec![];
    while device.light == Light::Bright {
        device.wait(33);
        if device.console.mode() == Mode::Attract && pictures.last() != Some(&device.text()) {
            pictures.push(device.text());
        }
    }
    assert!(pictures.len() > 40, "only {} pictures", pictures.len());
    assert_eq!((device.console.mode(), device.text()), (Mode::Menu, menu), "the dim picture is the menu");
    let other = |request: &&Request| !matches!(request, Request::Light(_));
    assert_eq!(device.requests.iter().find(other), None, "nothing is saved and nothing is heard");
    assert!(device.flash.is_empty() && device.console.session().is_none());
}

#[test]
fn any_button_leads_back_to_the_menu_and_does_nothing_else() {
    for button in Button::ALL {
        for held in [40, 900] {
            let (mut device, menu) = menu();
            device.wait(IDLE + 3_000);
            assert_eq!(device.console.mode(), Mode::Attract);
            device.hold(button, held);
            device.wait(100);
            assert_eq!(
                (device.console.mode(), device.text()),
                (Mode::Menu, menu),
                "{button:?} for {held} ms"
            );
            device.wait(IDLE);
            assert_eq!(device.console.mode(), Mode::Attract, "and they play again later");
        }
    }
}

#[test]
fn every_kind_of_game_is_played_some_time() {
    let mut titles = std::collections::BTreeSet::new();
    for wait in 0..40 {
        let (mut device, _) = menu();
        device.wait(wait * 37);
        device.press("D");
        device.wait(IDLE + 100);
        titles.insert(device.text());
    }
    assert!(titles.len() > 4, "{} beginnings", titles.len());
}

/// A device at its menu with a game that is in flash only.
fn with_saved_game(battery: u8) -> Handheld {
    let mut device = with_battery(battery);
    device.console.report_facts(at(4000));
    device.press("AAAAA P UA");
    let (_, finished) = games(1).next().unwrap();
    device.console.watch(&saved(&finished), &mut || {}).expect("a finished game");
    device.press("B");
    assert!(device.console.mode() == Mode::Menu && device.console.session().is_none(), "{}", device.text());
    device
}

#[test]
fn a_saved_game_is_not_touched_and_goes_on_as_it_was() {
    let mut device = with_saved_game(0);
    let flash = device.flash.clone();
    device.wait(IDLE + 3_000);
    assert_eq!(device.console.mode(), Mode::Attract);
    device.hold(Button::B, 40);
    assert_eq!(device.flash, flash);
    device.press("UUUUUUA");
    let mut other = Handheld::with_flash(flash);
    other.wait(1000);
    other.press("A");
    assert!(matches!(device.console.mode(), Mode::Game | Mode::Curtain(_)), "{}", device.text());
    assert_eq!(device.text(), other.text());
}

#[test]
fn a_low_battery_ends_it_is_told_over_the_menu_and_saves_no_game_of_bots() {
    let mut device = with_saved_game(1);
    let (menu, game) = (device.text(), device.flash.get(&(SaveSlot::Game as u8)).cloned());
    device.wait(IDLE + 3_000);
    assert_eq!(device.console.mode(), Mode::Attract);
    device.console.report_facts(at(3400));
    device.serve();
    assert_eq!(device.console.mode(), Mode::Fault(Fault::BatteryLow));
    assert_eq!(device.flash.get(&(SaveSlot::Game as u8)).cloned(), game);
    device.press("A");
    assert_eq!(device.console.mode(), Mode::Menu);
    assert_ne!(device.text(), menu, "the gauge shows less");
    device.wait(IDLE + 3_000);
    assert_eq!(device.console.mode(), Mode::Menu, "what is left is for games");
}

#[test]
fn a_low_battery_saves_no_game_that_is_only_watched() {
    let mut device = with_saved_game(1);
    let game = device.flash.get(&(SaveSlot::Game as u8)).cloned();
    let (_, finished) = games(1).next().unwrap();
    device.console.watch(&saved(&finished), &mut || {}).expect("a finished game");
    device.console.report_facts(at(3400));
    device.serve();
    assert_eq!(device.flash.get(&(SaveSlot::Game as u8)).cloned(), game);
}

#[test]
fn a_game_that_somebody_wants_to_watch_takes_the_place_of_what_bots_play() {
    let mut device = with_saved_game(0);
    device.wait(IDLE + 3_000);
    assert_eq!(device.console.mode(), Mode::Attract);
    device.console.report(Fault::NotSaved);
    device.press("A");
    device.wait(IDLE + 3_000);
    assert_eq!(device.console.mode(), Mode::Attract);
    let (_, finished) = games(1).next().unwrap();
    device.console.watch(&saved(&finished), &mut || {}).expect("the game in progress is in flash");
    assert_eq!(device.console.mode(), Mode::Watching);
}

#[test]
fn it_does_not_keep_the_display_awake() {
    let (mut device, _) = menu();
    let pressed = device.now;
    while device.light != Light::Off {
        device.wait(33);
        let idle = device.now - pressed;
        let light = match idle {
            ..29_800 => Light::Bright,
            30_100..119_800 => Light::Dim,
            120_100.. => Light::Off,
            _ => continue,
        };
        assert_eq!(device.light, light, "after {idle} ms");
    }
}

#[test]
fn it_comes_over_the_main_menu_alone() {
    // Settings, About, its pages and tests; records and the last games; how to play, and the offer of a lesson.
    let settings =
        ["DDA", "DDA UA", "DDA UUA", "DDA UUA A", "DDA UUA DA", "DDA UUUA", "DDA UUUA A", "DDA UUUA DA"];
    let others = ["DA", "DA A", "DA DA", "UUA", "UUA A", "UUA DA", "A", "AA"];
    for presses in [&settings[..], &others[..]].concat() {
        let mut device = Handheld::new();
        device.press(presses);
        let page = device.text();
        let mut longest = IDLE;
        while device.light == Light::Bright && longest < 29_000 {
            device.wait(500);
            longest += 500;
            assert_ne!(device.console.mode(), Mode::Attract, "{presses} leads to:\n{page}");
        }
    }
}

#[test]
fn it_comes_over_no_lesson_no_replay_no_game_and_no_pause() {
    let mut lesson = Handheld::new();
    lesson.press("UUA DAA");
    let mut replay = Handheld::new();
    let (_, finished) = games(1).next().unwrap();
    replay.console.watch(&saved(&finished), &mut || {}).expect("a finished game");
    let [mut game, mut pause] = ["AAAAA", "AAAAA P"].map(|presses| {
        let mut device = Handheld::new();
        device.press(presses);
        device
    });
    let devices = [&mut lesson, &mut replay, &mut game, &mut pause];
    let modes = [Mode::Lesson, Mode::Watching, Mode::Game, Mode::Pause];
    for (device, mode) in devices.into_iter().zip(modes) {
        for _ in 0..60 {
            assert_eq!(device.console.mode(), mode, "{}", device.text());
            device.wait(500);
        }
    }
}

#[test]
fn where_nothing_moves_no_bots_play() {
    let mut device = Handheld::with_flash(settings_in_flash(&[(Setting::Motion, 0)]));
    device.wait(1_000);
    let menu = device.text();
    device.wait(IDLE * 2);
    assert_eq!(device.text(), menu);
}

#[test]
fn the_screen_names_the_way_back() {
    let (mut device, _) = menu();
    device.wait(IDLE + 2_000);
    device.shows("attract");
}
