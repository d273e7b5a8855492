//! A real terminal: a pseudo-terminal, and a reader that knows what it would show.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Mutex};
use std::thread;

use portable_pty::{Child, CommandBuilder, PtyPair, PtySize, native_pty_system};
use vt100::{Parser, Screen};

use super::{Home, golden, until};

const SIZE: PtySize = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };

fn number(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a terminal has rows and columns")
}

/// A pseudo-terminal with what it shows.
pub(crate) struct Terminal {
    pair: PtyPair,
    keys: Box<dyn Write + Send>,
    shown: Arc<Mutex<Parser>>,
}

impl Terminal {
    pub(crate) fn new() -> Terminal {
        Terminal::of_size(SIZE.rows, SIZE.cols)
    }

    pub(crate) fn of_size(rows: u16, cols: u16) -> Terminal {
        let pair = native_pty_system().openpty(PtySize { rows, cols, ..SIZE }).expect("a pseudo-terminal");
        let shown = Arc::new(Mutex::new(Parser::new(number(rows), number(cols), 0)));
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
    pub(crate) fn start(&self, home: &Home, words: &str) -> Box<dyn Child + Send + Sync> {
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

    pub(crate) fn types(&mut self, keys: &str) {
        self.keys
            .write_all(keys.as_bytes())
            .and_then(|()| self.keys.flush())
            .expect("the terminal takes keys");
    }

    pub(crate) fn look<T>(&self, look: impl Fn(&Screen) -> T) -> T {
        look(self.shown.lock().expect("nobody panicked").screen())
    }

    #[track_caller]
    pub(crate) fn until(&self, what: &str, there: impl Fn(&Screen) -> bool) {
        until(what, || self.look(|screen| if there(screen) { Ok(()) } else { Err(screen.contents()) }));
    }

    /// Waits until the screen is a golden frame.
    #[track_caller]
    pub(crate) fn shows(&self, name: &str) {
        let wanted = golden(name);
        self.until(name, |screen| screen.rows(0, 64).take(16).eq(wanted.iter().cloned()));
    }

    pub(crate) fn resize(&self, rows: u16, cols: u16) {
        self.shown.lock().expect("nobody panicked").screen_mut().set_size(number(rows), number(cols));
        self.pair.master.resize(PtySize { rows, cols, ..SIZE }).expect("another size");
    }

    /// How the terminal takes keys: by lines with an echo, or raw.
    pub(crate) fn manners(&self) -> impl PartialEq + std::fmt::Debug + use<> {
        self.pair.master.get_termios().expect("a terminal has manners")
    }
}
