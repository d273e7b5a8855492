//! The real program and the folder of saved games: two programs at once, one that is killed, and a full disk.

#![cfg(unix)]

mod place;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use place::terminal::Terminal;
use place::{Home, golden, until};
use vt100::Screen;

/// Presses A until a game has been dealt and saved.
fn deal(terminal: &mut Terminal, home: &Home) {
    until("a saved game", || {
        if home.has_game() {
            return Ok(());
        }
        terminal.types("z");
        thread::sleep(Duration::from_millis(100));
        Err(terminal.look(Screen::contents))
    });
}

#[test]
fn a_second_program_says_that_the_save_is_in_use_and_a_killed_one_does_not_keep_it() {
    let home = Home::new("two-programs");
    let (mut terminal, second) = (Terminal::new(), Terminal::new());
    let mut first = terminal.start(&home, "--on terminal --seed 2a");
    terminal.shows("shell/menu");
    deal(&mut terminal, &home);

    let refused = second.start(&home, "--on terminal").wait().expect("it ends");
    assert_eq!(refused.exit_code(), 1);
    second.until("the reason", |screen| {
        let said = screen.contents().replace('\n', "");
        said.contains("another Passdeck is running") && said.contains("--fresh")
    });
    let fresh = Terminal::new();
    let mut sim = fresh.start(&home, "--on terminal --fresh");
    fresh.shows("shell/menu");
    sim.kill().expect("it runs");

    first.kill().expect("it runs");
    first.wait().expect("it ends");
    let third = Terminal::new();
    let mut sim = third.start(&home, "--on terminal");
    third.shows("shell/menu-saved");
    sim.kill().expect("it runs");
}

/// A folder on a disk with room for next to nothing, if this system lets the test mount one.
struct TinyDisk<'a>(&'a Path);

impl TinyDisk<'_> {
    fn mount(folder: &Path) -> Option<TinyDisk<'_>> {
        fs::create_dir_all(folder).expect("a folder for the disk");
        let mount = |words: [&str; 5]| Command::new("mount").args(words).arg(folder).output();
        let mounted = mount(["-t", "tmpfs", "-o", "size=32k", "tmpfs"]);
        mounted.is_ok_and(|output| output.status.success()).then_some(TinyDisk(folder))
    }
}

impl Drop for TinyDisk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0).status();
    }
}

#[test]
fn on_a_full_disk_the_program_says_not_saved_plays_on_and_saves_when_there_is_room() {
    let home = Home::new("full-disk");
    let folder = home.path().join("passdeck");
    let Some(_disk) = TinyDisk::mount(&folder) else {
        return eprintln!("left out: no disk can be mounted here");
    };
    let filler = folder.join("filler");
    let mut terminal = Terminal::new();
    let mut sim = terminal.start(&home, "--on terminal --seed 2a");
    terminal.shows("shell/menu");
    let full = (1..40).rev().find(|&pages| fs::write(&filler, vec![0; 4096 * pages]).is_ok());
    assert!(full.is_some(), "the disk has some room");
    let wanted = golden("shell/trouble-not-saved");
    until("NOT SAVED", || {
        if terminal.look(|screen| screen.rows(0, 64).take(16).eq(wanted.iter().cloned())) {
            return Ok(());
        }
        terminal.types("z");
        thread::sleep(Duration::from_millis(100));
        Err(terminal.look(Screen::contents))
    });
    assert!(!home.has_game());
    fs::remove_file(&filler).expect("it is there");
    until("a saved game", || if home.has_game() { Ok(()) } else { Err("no game".into()) });
    terminal.types("q");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);
}
