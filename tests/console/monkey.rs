//! Random presses: nothing is drawn beside the display, and B always leads back.
//!
//! `PASSDECK_MONKEY=1000000` presses so often in each run; a failure names its run, which can be run again alone.

use engine::cards::{Chance, Seed};
use engine::console::{Button, Slot, Table};

use crate::device::{Board, Device};

/// Presses of a monkey in each run.
fn presses(usual: u32) -> u32 {
    std::env::var("PASSDECK_MONKEY").ok().and_then(|presses| presses.parse().ok()).unwrap_or(usual)
}

fn random_press<T: Table>(device: &mut Board<T>, chance: &mut Chance) {
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

/// Lets a monkey loose; how often it made a game go on.
fn monkey<T: Table + Clone>(run: u128, presses: u32) -> u32 {
    let mut chance = Chance::new(Seed(run));
    let mut device = Board::<T>::new();
    let (mut saved, mut moves) = (None, 0);
    for press in 0..presses {
        random_press(&mut device, &mut chance);
        let name = format!("run {run}, press {press}");
        device.frame().assert_tidy(&name);
        if press % 200 == 199 {
            back_to_the_menu(&mut device, &name);
        }
        if press % 1000 == 999 {
            device = device.restart();
        }
        let game = device.flash.get(&(Slot::Game as u8)).cloned();
        moves += u32::from(game != saved);
        saved = game;
        device.requests.clear();
    }
    moves
}

#[test]
fn a_monkey_finds_no_dead_end_and_draws_nothing_beside_the_display() {
    for run in 0..4 {
        monkey::<crate::stand_in::StandIn>(run, presses(10_000));
    }
}

#[test]
fn a_monkey_at_the_real_tables_finds_no_dead_end_either() {
    for run in 0..4 {
        let presses = presses(6_000);
        let moves = monkey::<engine::console::tables::AnyTable>(run, presses);
        assert!(moves > presses / 40, "run {run}: only {moves} moves, so some game stands still");
    }
}

/// B leads out of every screen; from a table, through its pause menu, whose last entry is above its first.
fn back_to_the_menu<T: Table + Clone>(device: &mut Board<T>, name: &str) {
    let mut copy =
        Board { console: device.console.clone(), flash: device.flash.clone(), requests: vec![], ..*device };
    let way_back = ["B"; 12].into_iter().chain(["P", "U", "A"].into_iter().cycle().take(60));
    for press in way_back {
        copy.press(press);
        copy.wait(100);
        if is_menu(&copy) {
            return;
        }
    }
    panic!("{name}: no way back to the menu from\n{}to\n{}", device.text(), copy.text());
}

/// The main menu shows the name of the device and four shapes.
fn is_menu<T: Table>(device: &Board<T>) -> bool {
    let menu = Device::new().text();
    device.text().lines().next() == menu.lines().next()
}
