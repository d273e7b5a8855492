//! Settings, reset, rules, records, broken saves, and the display going dark.

use std::fs;
use std::path::Path;

use engine::console::memory::{Name, Records, Setting, Settings};
use engine::console::{Button, Light, Panel, Request, SaveSlot, Topic};
use engine::games::Kind;

use crate::device::Device;

#[test]
fn settings_change_at_once_and_are_kept() {
    let mut device = Device::new();
    device.press("DDA");
    device.shows("settings");
    device.press("R");
    assert_eq!(device.requests.iter().filter(|r| **r == Request::Contrast(255)).count(), 1);
    device.press("DDDDD R");
    device.shows("settings-turned");
    assert!(device.requests.contains(&Request::Turned(true)));
    assert!(!device.requests.contains(&Request::Panel(Panel::Sh1106)));
    device.press("DDD");
    device.shows("settings-display-auto");
    device.press("R");
    device.shows("settings-display");
    assert!(device.requests.contains(&Request::Panel(Panel::Sh1106)));
    device.press("R");
    assert!(device.requests.contains(&Request::Panel(Panel::Ssd1306)));
    device.press("L DD");
    device.shows("settings-coach");
    device.press("DDDD");
    device.shows("settings-reset");
    let mut device = device.restart();
    device.press("DDA");
    device.shows("settings-kept");
    assert!(device.requests.contains(&Request::Panel(Panel::Sh1106)));
}

#[test]
fn the_display_that_version_1_0_has_saved_keeps_its_meaning() {
    let panels = [0, 1].map(|saved| {
        let mut settings = Settings::default();
        settings.set(Setting::Panel, saved);
        (settings.panel(), settings.word(Setting::Panel))
    });
    // Its first value was called SSD1306, and left it to the board to find out.
    assert_eq!(panels, [(Panel::Auto, "auto"), (Panel::Sh1106, "SH1106")]);
}

#[test]
fn a_device_that_is_held_the_other_way_round_has_its_buttons_turned() {
    let mut device = Device::new();
    device.press("DDA DDDDDR");
    let turned = device.text();
    device.hold(Button::Up, 40);
    device.shows("settings-turned-next");
    device.hold(Button::Down, 40);
    assert_eq!(device.text(), turned, "and back");
    // The button that turns the picture comes up as what it went down as.
    device.hold(Button::Left, 40);
    device.wait(2_000);
    let upright = device.text();
    device.hold(Button::Down, 40);
    device.shows("settings-upright-next");
    assert_ne!(device.text(), upright);
}

#[test]
fn a_menu_is_left_and_found_again_where_it_was() {
    for downs in ["D", "DD", "DDD"] {
        let mut device = Device::new();
        device.press(downs);
        let menu = device.text();
        device.press("AB");
        assert_eq!(device.text(), menu, "{downs}");
    }
}

#[test]
fn reset_is_asked_twice_and_forgets_everything() {
    let mut device = Device::new();
    device.press("DDA R UUUUUR DDDD A");
    device.shows("reset-1");
    device.press("U");
    device.shows("reset-2");
    device.press("DLR");
    device.shows("reset-2");
    device.press("BAUU");
    device.shows("menu");
    assert!(device.flash.is_empty());
    let newest = device.requests.iter().rev().find(|request| matches!(request, Request::Panel(_)));
    assert_eq!(newest, Some(&Request::Panel(Panel::Auto)));
}

#[test]
fn rules_are_read_page_by_page() {
    let mut device = Device::new();
    device.press("UUA");
    device.shows("how-to");
    for topic in Topic::all() {
        let name = topic.title().to_lowercase().trim_start_matches("the ").replace(' ', "-");
        let pages = topic.pages().len();
        // A game offers its lesson first.
        let is_game = matches!(topic, Topic::Game(_));
        device.press("A");
        if is_game {
            device.shows(&format!("teach-{name}"));
            device.press("DA");
        }
        for page in 1..=pages {
            device.shows(&format!("rules/{name}-{page:02}"));
            device.press("R");
        }
        device.shows(&format!("rules/{name}-{pages:02}"));
        assert_eq!(golden_pages(&name), pages, "every golden page of {name} was shown");
        device.press(if is_game { "BBD" } else { "BD" });
    }
}

/// How many golden pages there are about a topic.
fn golden_pages(topic: &str) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("console/golden/shell/rules");
    let names = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.rsplit_once('-').is_some_and(|(of, _)| of == topic)).count()
}

#[test]
fn records_have_a_page_for_each_game() {
    let (mut records, kind) = (Records::default(), Kind::ALL[0]);
    let names = ["WMWMWM", "ANNA", "BEN", "CLARA"].map(Name::new);
    for (name, times) in names.into_iter().zip([12, 5, 5, 1]) {
        for _ in 0..times {
            records.note_game(kind);
            records.note_win(kind, name);
        }
    }
    records.note_score(kind, names[0], 129);
    records.note_feat(kind, names[1], 11);
    let mut room = vec![0; Records::BYTES];
    records.pack(&mut room);
    let mut device = Device::with_flash([(SaveSlot::Records as u8, room)].into_iter().collect());
    device.wait(1000);
    device.press("DA");
    device.shows("records-menu");
    device.press("A");
    device.shows("records");
    device.press("R");
    device.shows("records-none");
    device.press("BB");
    device.shows("menu-at-records");
}

#[test]
fn a_broken_save_is_said_and_nothing_is_touched_until_told() {
    let flash = [(SaveSlot::Game as u8, vec![1, 2, 3]), (SaveSlot::Profile as u8, vec![9; 63])];
    let mut device = Device::with_flash(flash.clone().into_iter().collect());
    device.wait(1000);
    device.shows("broken-profile");
    device.press("B");
    device.shows("broken-game");
    device.press("B");
    device.shows("menu");
    // Not even a changed setting writes over it.
    device.press("DDA R B");
    assert_eq!(device.flash, flash.clone().into_iter().collect());
    device.press("UU A A A");
    device.shows("broken-give-up");
    let mut device = Device::with_flash(flash.into_iter().collect());
    device.wait(1000);
    device.press("UU");
    device.shows("menu");
    assert!(device.flash.is_empty());
}

#[test]
fn the_display_dims_then_goes_dark_and_the_press_that_wakes_does_nothing_else() {
    let mut device = Device::new();
    device.wait(28_000);
    assert_eq!(device.light, Light::Bright);
    device.wait(2_000);
    assert_eq!(device.light, Light::Dim);
    device.press("D");
    assert_eq!(device.light, Light::Bright);
    device.shows("menu");
    device.wait(121_000);
    assert_eq!(device.light, Light::Off);
    device.shows("dark");
    device.press("P");
    assert_eq!(device.light, Light::Bright);
    device.shows("menu");
    device.press("D");
    device.shows("menu-records");
}
