//! The coach: one line when something happens for the first time, never again, and never if nobody wants it.

use engine::console::games::Teaches;
use engine::console::memory::{Name, Profile, Setting};
use engine::console::{Guided, Mode, SaveSlot};
use engine::for_kind;
use engine::games::{Kind, Seat};

use crate::device::Handheld;
use crate::golden::braille;

/// A device with one setting changed.
fn device(setting: Setting, value: u8) -> Handheld {
    let mut profile = Profile::default();
    profile.settings.set(setting, value);
    let mut room = vec![0; Profile::BYTES];
    let used = profile.pack(&mut room);
    room.truncate(used);
    let mut device = Handheld::with_flash([(SaveSlot::Profile as u8, room)].into_iter().collect());
    device.wait(1000);
    device
}

/// Deals the first game of the menu, and presses A until the first card is drawn; how many lines the coach says then.
fn lines(device: &mut Handheld) -> u32 {
    device.press("AAA");
    let mut lines = 0;
    for _ in 0..40 {
        device.press("A");
        device.console.press(engine::console::Button::Left, device.now);
        device.console.release(engine::console::Button::Left, device.now);
        for _ in 0..200 {
            let before = device.console.coaches();
            device.wait(33);
            lines += u32::from(device.console.coaches() && !before);
        }
    }
    lines
}

#[test]
fn the_coach_speaks_in_the_first_game_and_can_be_switched_off() {
    assert!(lines(&mut device(Setting::Coach, 1)) > 0);
    assert_eq!(lines(&mut device(Setting::Coach, 0)), 0);
}

#[test]
fn a_line_goes_by_itself_or_at_any_button_and_never_comes_again() {
    let mut device = device(Setting::Coach, 1);
    device.press("AA U DA");
    let kind = Kind::ALL[0];
    let coach: Vec<&str> = for_kind!(kind, G => G::COACH.iter().map(|moment| moment.says).collect());
    assert!(!coach.is_empty());
    let mut spoke = 0;
    for _ in 0..4000 {
        if device.console.coaches() {
            spoke += 1;
            assert_eq!(device.console.mode(), Mode::Game);
            // It comes with what moves, and stays over it.
            while device.console.session().is_some_and(Guided::is_moving) {
                device.wait(20);
            }
            let with = braille(&device.frame());
            device.shows(&format!("coach-{spoke}"));
            device.wait(4100);
            assert!(!device.console.coaches() || braille(&device.frame()) != with, "it goes by itself");
            if spoke == 2 {
                break;
            }
        }
        device.console.press(engine::console::Button::A, device.now);
        device.wait(33);
        device.console.release(engine::console::Button::A, device.now);
        device.wait(33);
    }
    assert_eq!(spoke, 2);
    let flash = device.flash.get(&(SaveSlot::Profile as u8)).unwrap();
    let said = Profile::unpack(flash).unwrap().learning.coached(kind);
    assert!(said.count_ones() >= 2, "what was said is kept: {said:b}");
}

/// The check sum at the end of what is saved: CRC-16/IBM-SDLC.
fn sum(bytes: &[u8]) -> [u8; 2] {
    let step = |sum: u16, _| if sum & 1 == 1 { sum >> 1 ^ 0x8408 } else { sum >> 1 };
    let sum = bytes.iter().fold(0xffff, |sum, &byte| (0..8).fold(sum ^ u16::from(byte), step));
    (sum ^ 0xffff).to_le_bytes()
}

#[test]
fn a_profile_from_before_there_were_lessons_is_still_read() {
    let mut profile = Profile::default();
    profile.rename(Seat::One, Name::new("OLDIE"));
    let mut room = vec![0; Profile::BYTES];
    let used = profile.pack(&mut room);
    assert_eq!(room[used - 2..used], sum(&room[..used - 2]), "the check sum is understood");
    // Without what stands behind the guests: how many games, and two bytes for each.
    let old = used - 2 - (1 + 2 * Kind::COUNT);
    room[1..3].copy_from_slice(&u16::try_from(old + 2).unwrap().to_le_bytes());
    room.truncate(old);
    room.extend(sum(&room));
    assert_eq!(Profile::unpack(&room), Ok(profile));
}
