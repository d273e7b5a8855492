//! The real program in a real terminal: a pseudo-terminal, and a reader that knows what it would show.

#![cfg(unix)]

mod place;

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use place::{Home, golden, until};
use portable_pty::{Child, CommandBuilder, PtyPair, PtySize, native_pty_system};
use vt100::{Parser, Screen};

const SIZE: PtySize = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
const DOWN: &str = "\x1b[B";
const UP: &str = "\x1b[A";
const CONTROL_C: &str = "\x03";

fn number(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a terminal has rows and columns")
}

struct Terminal {
    pair: PtyPair,
    keys: Box<dyn Write + Send>,
    shown: Arc<Mutex<Parser>>,
}

impl Terminal {
    fn new() -> Terminal {
        let pair = native_pty_system().openpty(SIZE).expect("a pseudo-terminal");
        let shown = Arc::new(Mutex::new(Parser::new(number(SIZE.rows), number(SIZE.cols), 0)));
        let (mut output, screen) = (pair.master.try_clone_reader().expect("its output"), Arc::clone(&shown));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                screen.lock().expect("nobody panicked").process(&bytes[..count]);
            }
        });
        let keys = pair.master.take_writer().expect("its keyboard");
        Terminal { pair, keys, shown }
    }

    /// Starts the simulator in it, on a machine without a display.
    fn start(&self, home: &Home, words: &str) -> Box<dyn Child + Send + Sync> {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_sim"));
        command.args(words.split_whitespace());
        command.cwd(home.path());
        command.env("HOME", home.path());
        command.env("XDG_DATA_HOME", home.path());
        command.env("TERM", "xterm-256color");
        command.env_remove("DISPLAY");
        command.env_remove("WAYLAND_DISPLAY");
        self.pair.slave.spawn_command(command).expect("sim starts")
    }

    fn types(&mut self, keys: &str) {
        self.keys
            .write_all(keys.as_bytes())
            .and_then(|()| self.keys.flush())
            .expect("the terminal takes keys");
    }

    fn look<T>(&self, look: impl Fn(&Screen) -> T) -> T {
        look(self.shown.lock().expect("nobody panicked").screen())
    }

    #[track_caller]
    fn until(&self, what: &str, there: impl Fn(&Screen) -> bool) {
        until(what, || self.look(|screen| if there(screen) { Ok(()) } else { Err(screen.contents()) }));
    }

    /// Waits until the screen is a golden frame.
    #[track_caller]
    fn shows(&self, name: &str) {
        let wanted = golden(name);
        self.until(name, |screen| screen.rows(0, 64).take(16).eq(wanted.iter().cloned()));
    }

    fn resize(&self, rows: u16, cols: u16) {
        self.shown.lock().expect("nobody panicked").screen_mut().set_size(number(rows), number(cols));
        self.pair.master.resize(PtySize { rows, cols, ..SIZE }).expect("another size");
    }

    /// How the terminal takes keys: by lines with an echo, or raw.
    fn manners(&self) -> impl PartialEq + std::fmt::Debug + use<> {
        self.pair.master.get_termios().expect("a terminal has manners")
    }
}

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
fn keys_move_the_menu_and_a_game_outlives_control_c_which_leaves_the_terminal_as_it_was() {
    let home = Home::new("terminal");
    let mut terminal = Terminal::new();
    let before = terminal.manners();
    let mut sim = terminal.start(&home, "--on terminal --seed 2a");
    terminal.shows("shell/menu");
    assert!(terminal.look(Screen::alternate_screen) && terminal.look(Screen::hide_cursor));
    assert!(terminal.manners() != before, "keys arrive one by one");
    assert!(terminal.look(Screen::contents).contains("Q = leave"));
    terminal.types(DOWN);
    terminal.shows("shell/menu-records");
    terminal.types(UP);
    terminal.shows("shell/menu");
    deal(&mut terminal, &home);
    terminal.types(CONTROL_C);
    let ended = sim.wait().expect("it ends");
    assert_eq!(ended.exit_code(), 0);
    terminal.until("the screen from before", |screen| !screen.alternate_screen() && !screen.hide_cursor());
    assert_eq!(terminal.manners(), before);
    assert_eq!(terminal.look(Screen::contents).trim(), "", "nothing is left behind");

    let mut again = terminal.start(&home, "--on terminal");
    terminal.shows("shell/menu-saved");
    terminal.types("q");
    assert_eq!(again.wait().expect("it ends").exit_code(), 0);
    assert!(home.has_game());
}

#[test]
fn a_terminal_that_is_too_small_says_so_until_it_is_large_enough() {
    let home = Home::new("small");
    let mut terminal = Terminal::new();
    let mut sim = terminal.start(&home, "--on terminal --fresh");
    terminal.shows("shell/menu");
    terminal.resize(10, 40);
    terminal.until("the reason", |screen| screen.contents().contains("Needs 64x17, has 40x10."));
    assert!(!terminal.look(Screen::contents).contains('\u{28ff}'), "no scraps of the picture are left");
    terminal.resize(17, 64);
    terminal.shows("shell/menu");
    terminal.types("q");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);
}

#[test]
fn without_a_window_the_terminal_is_played_in_and_says_why() {
    let home = Home::new("no-window");
    let mut terminal = Terminal::new();
    let mut sim = terminal.start(&home, "--fresh");
    terminal.shows("shell/menu");
    terminal.until("the reason", |screen| screen.contents().contains("no window (Wayland: needs XWayland)"));
    terminal.types("q");
    assert_eq!(sim.wait().expect("it ends").exit_code(), 0);

    let mut refused = terminal.start(&home, "--on window --fresh");
    assert_eq!(refused.wait().expect("it ends").exit_code(), 1);
    terminal.until("the reason", |screen| screen.contents().contains("it needs an X server"));
}
