//! About the device: what it tells of itself, the tests of its parts, sleep and update.

use engine::console::kit::Line;
use engine::console::session::AnySession;
use engine::console::{
    Board, BoardFacts, Button, Chance, Console, Cue, FlashFacts, FlashMode, Light, Mode, Request, Restarts,
    Stored, Supply, Volume,
};

use crate::device::Handheld;

fn facts() -> BoardFacts {
    BoardFacts {
        board: "Pico",
        build: "1a2b3c4",
        minutes_awake: 75,
        supply: Supply::Millivolts(4986),
        flash: FlashFacts { id: Some([0xef, 0x40, 0x15]), mode: None, erases: 123 },
        chance: Chance::Good,
        restarts: Restarts::default(),
    }
}

/// On the list of what can be looked at and tested.
fn about() -> Handheld {
    let mut device = Handheld::new();
    device.press("DDA UUU A");
    device
}

/// A board that can do nothing but show a picture and take buttons.
const PLAIN: Board = Board { sound: false, light: false, panel: false, sleep: false, usb: false };

/// All screens that can be reached by going down from here, as braille.
fn rows_below(device: &mut Handheld, most: usize) -> Vec<String> {
    (0..most)
        .map(|_| {
            device.press("D");
            device.text()
        })
        .collect()
}

#[test]
fn the_settings_lead_to_about_update_and_reset() {
    let mut device = Handheld::new();
    device.press("DDA UUU");
    device.shows("settings-about");
    device.press("D");
    device.shows("settings-update");
    device.press("U A");
    device.shows("about");
    for row in 0..5 {
        let list = device.text();
        device.press("A");
        assert_ne!(device.text(), list, "row {row}");
        device.press("P");
        assert_eq!(device.text(), list, "row {row}: a long B leads back to it");
        device.press("D");
    }
    device.shows("about");
    device.press("B");
    device.shows("settings-about");
}

#[test]
fn the_pages_about_the_board_tell_its_facts() {
    let mut device = about();
    device.console.report_facts(facts());
    device.press("A R");
    device.shows("about-health");
    device.press("R");
    device.shows("about-rescue");
    device.console.take_redraw();
    device.console.report_facts(facts());
    assert!(!device.console.take_redraw(), "nothing new");
    let restarts = Restarts { crash: Some(Line::from("play.rs 123: overflow")), hangs: 2 };
    device.press("L");
    device.console.report_facts(BoardFacts { restarts, chance: Chance::Weak, ..facts() });
    assert!(device.console.take_redraw());
    device.shows("about-health-in-trouble");
}

#[test]
fn the_first_page_tells_version_build_and_supply_and_goes_with_the_time() {
    let mut device = about();
    device.console.report_facts(facts());
    device.press("A");
    let picture = device.text();
    device.console.take_redraw();
    device.console.report_facts(BoardFacts { minutes_awake: 76, ..facts() });
    assert!(device.console.take_redraw());
    assert_ne!(device.text(), picture);
    device.console.report_facts(facts());
    assert_eq!(device.text(), picture);
    device.frame().assert_tidy("the first page");
}

#[test]
fn a_flash_without_an_id_tells_how_it_is_read() {
    let mut device = about();
    let mode = Some(FlashMode { command: 0xeb, megahertz: 50 });
    device.console.report_facts(BoardFacts { flash: FlashFacts { id: None, mode, erases: 123 }, ..facts() });
    device.press("A R");
    device.shows("about-health-flash-mode");
}

#[test]
fn a_board_that_tells_nothing_still_has_a_version() {
    let mut device = about();
    device.press("A");
    device.press("R");
    device.shows("about-rescue-alone");
}

#[test]
fn every_button_lights_up_as_long_as_it_is_down() {
    let mut device = about();
    device.press("D A");
    device.shows("test-buttons");
    let none = device.text();
    device.console.press(Button::Left, device.now);
    device.console.press(Button::B, device.now);
    assert!(device.console.take_redraw());
    device.shows("test-buttons-two-down");
    device.console.release(Button::Left, device.now);
    device.console.release(Button::B, device.now);
    assert!(device.console.take_redraw());
    assert_ne!(device.text(), none, "they are remembered");
    device.press("U D R A");
    device.shows("test-buttons-all");
    assert_eq!(device.console.mode(), Mode::Menu);
    device.press("P");
    device.press("A");
    assert_eq!(device.text(), none, "a new test begins with none");
}

#[test]
fn all_pixels_can_be_lit() {
    let mut device = about();
    device.press("DD A");
    device.shows("test-display");
    device.press("A");
    let lit = |device: &Handheld| {
        let display = device.frame();
        (0..64).flat_map(|y| (0..128).map(move |x| (x, y))).filter(|&(x, y)| display.lit(x, y)).count()
    };
    assert_eq!(lit(&device), 128 * 64);
    device.press("A");
    assert_eq!(lit(&device), 128 * 32);
    let chequers = device.text();
    device.press("A");
    assert_eq!(lit(&device), 128 * 32);
    assert_ne!(device.text(), chequers);
    device.press("A");
    assert_eq!(lit(&device), 2 * 128 + 2 * 62);
    device.press("A");
    device.shows("test-display");
    device.press("R B");
    device.shows("about-at-display");
}

#[test]
fn the_contrast_rises_from_dark_to_bright_and_is_then_as_before() {
    let mut device = about();
    device.press("DDD A");
    device.shows("test-contrast");
    assert!(device.console.is_at_rest());
    device.requests.clear();
    device.press("A");
    device.wait(3000);
    let contrasts: Vec<u8> = device
        .requests
        .iter()
        .filter_map(|request| if let Request::Contrast(contrast) = request { Some(*contrast) } else { None })
        .collect();
    let (last, rise) = contrasts.split_last().unwrap();
    assert!(rise.is_sorted() && rise.len() > 40, "{contrasts:?}");
    assert_eq!((rise[0], rise[rise.len() - 1] >= 245, *last), (0, true, 160));
    assert!(device.console.is_at_rest());
    device.shows("test-contrast");
    device.press("A");
    device.wait(500);
    device.requests.clear();
    device.press("B");
    assert!(device.requests.contains(&Request::Contrast(160)), "left half-way: {:?}", device.requests);
}

#[test]
fn every_sound_can_be_heard_low_and_high() {
    let mut device = about();
    device.press("DDDD A");
    device.shows("test-buzzer");
    device.requests.clear();
    device.press("A D A R D A D A D A D A D A D A D A");
    let heard: Vec<Request> = device.requests.clone();
    let sound = |cue, volume| Request::Sound(cue, volume);
    let (low, high) = (Volume::Low, Volume::High);
    assert_eq!(
        heard,
        [
            sound(Cue::Turn, low),
            sound(Cue::Explosion, low),
            sound(Cue::Trophy, high),
            sound(Cue::Win, high),
            sound(Cue::Draw(0), high),
            sound(Cue::Draw(11), high),
            sound(Cue::Place, high),
            sound(Cue::Combination, high),
            sound(Cue::Error, high),
        ]
    );
    device.shows("test-buzzer-last");
}

#[test]
fn sleep_now_goes_dark_at_once_and_any_button_wakes() {
    let mut device = Handheld::new();
    device.press("U");
    device.shows("menu-sleep");
    let menu = device.text();
    device.console.press(Button::A, device.now);
    device.serve();
    assert_eq!((device.light, device.console.mode()), (Light::Off, Mode::Dark));
    device.console.release(Button::A, device.now);
    device.wait(1000);
    assert_eq!(device.light, Light::Off, "letting go does not wake");
    device.press("A");
    assert_eq!((device.light, device.text()), (Light::Bright, menu), "the press only wakes");
}

#[test]
fn an_update_is_asked_for_once_and_told() {
    let mut device = Handheld::new();
    device.press("DDA UU A");
    device.shows("update");
    device.press("B");
    device.shows("settings-update");
    assert!(!device.requests.contains(&Request::Update));
    device.press("A U");
    assert_eq!(device.requests.iter().filter(|request| **request == Request::Update).count(), 1);
    device.shows("updating");
}

#[test]
fn what_a_board_cannot_do_is_not_offered() {
    let console = Console::<AnySession>::boot(Stored::default(), PLAIN, 1000);
    let mut device = Handheld { console, ..Handheld::new() };
    device.now = 1000;
    device.wait(1000);
    let menu = device.text();
    let rows = rows_below(&mut device, 4);
    assert_eq!(rows.last(), Some(&menu), "four rows: nothing to sleep with");
    device.press("DDA UU");
    device.shows("settings-plain");
    device.press("A");
    device.shows("about-plain");
    device.press("A");
    let version = device.text();
    device.press("R");
    assert_eq!(device.text(), version, "one page");
}
