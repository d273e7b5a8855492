//! Random presses: nothing is drawn beside the display, and B always leads back.

use engine::cards::{Chance, Seed};
use engine::console::Button;

use crate::device::Device;

/// Presses of a monkey in each run; a failure names its run, which can be run again alone.
const PRESSES: u32 = 20_000;

fn random_press(device: &mut Device, chance: &mut Chance) {
    let button = Button::ALL[chance.below(6) as usize];
    // Mostly short, sometimes long; now and then it is left lying.
    let time = match chance.below(40) {
        0 => 700,
        1 => 35_000,
        2 => 130_000,
        _ => 10 + chance.below(60),
    };
    device.console.press(button, device.now);
    if time < 1000 {
        device.wait(time);
        device.console.release(button, device.now);
    } else {
        device.console.release(button, device.now);
        device.now += time;
        device.wait(33);
    }
    device.wait(33);
}

/// Presses B until the screen does not change any more; pause menus are left by their last entry.
fn press_back(device: &mut Device) {
    for _ in 0..12 {
        device.press("B");
        device.wait(100);
    }
}

#[test]
fn a_monkey_finds_no_dead_end_and_draws_nothing_beside_the_display() {
    for run in 0..4 {
        let mut chance = Chance::new(Seed(run));
        let mut device = Device::new();
        for press in 0..PRESSES {
            random_press(&mut device, &mut chance);
            let name = format!("run {run}, press {press}");
            device.frame().assert_tidy(&name);
            if press % 200 == 199 {
                back_to_the_menu(&mut device, &name);
            }
            if press % 1000 == 999 {
                device = device.restart();
            }
            device.requests.clear();
        }
    }
}

/// B leads out of every screen; from a table, through its pause menu.
fn back_to_the_menu(device: &mut Device, name: &str) {
    let mut copy =
        Device { console: device.console.clone(), flash: device.flash.clone(), requests: vec![], ..*device };
    press_back(&mut copy);
    if !is_menu(&copy) {
        // At a table, or at its pause menu, where B and B lead back and forth.
        copy.press("P");
        for _ in 0..8 {
            copy.press("U");
            copy.press("A");
            copy.wait(100);
            if is_menu(&copy) {
                return;
            }
            copy.press("P");
        }
        panic!("{name}: no way back to the menu from\n{}", device.text());
    }
}

/// The main menu shows the name of the device and four shapes.
fn is_menu(device: &Device) -> bool {
    let menu = Device::new().text();
    device.text().lines().next() == menu.lines().next()
}
