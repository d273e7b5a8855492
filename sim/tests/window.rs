//! The real program in a real window, on a display that only this test sees.
//!
//! Needs `Xvfb`. Without it the test says that it was skipped; with `CI` set it fails, so that it is never skipped there.

#![cfg(unix)]

mod place;

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use engine::console::kit::FrameBuffer;
use place::{Home, golden, until};
use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConnectionExt, EventMask, ImageFormat, InputFocus, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, MapState, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// Pixels of the window for one of the display.
const SCALE: usize = 6;
const DOWN: u32 = 0xff54;
const UP: u32 = 0xff52;
const RETURN: u32 = 0xff0d;
const F12: u32 = 0xffc9;
const P: u32 = 0x70;

/// A display without a screen.
struct Display {
    server: Child,
    number: String,
    x: RustConnection,
    root: Window,
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Display {
    /// Starts one; `None` if there is no Xvfb on this machine.
    fn new() -> Option<Display> {
        let mut server = Command::new("Xvfb")
            .args("-displayfd 1 -screen 0 1024x768x24 -nolisten tcp".split(' '))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut number = String::new();
        let told = server.stdout.take().expect("it is piped");
        BufReader::new(told).read_line(&mut number).expect("Xvfb tells its number");
        let number = format!(":{}", number.trim());
        let (x, screen) = x11rb::connect(Some(&number)).expect("Xvfb answers");
        let root = x.setup().roots[screen].root;
        Some(Display { server, number, x, root })
    }

    fn start(&self, home: &Home, words: &str) -> Child {
        Command::new(env!("CARGO_BIN_EXE_sim"))
            .args(words.split_whitespace())
            .current_dir(home.path())
            .env("HOME", home.path())
            .env("XDG_DATA_HOME", home.path())
            .env("DISPLAY", &self.number)
            .env_remove("WAYLAND_DISPLAY")
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("sim starts")
    }

    /// Waits for the window, and gives it the keyboard, as a window manager would.
    fn window(&self) -> Window {
        let window = until("the window", || self.find().ok_or_else(|| "no window of that name".into()));
        self.x
            .set_input_focus(InputFocus::PARENT, window, CURRENT_TIME)
            .expect("sent")
            .check()
            .expect("focused");
        window
    }

    fn find(&self) -> Option<Window> {
        let children = self.x.query_tree(self.root).ok()?.reply().ok()?.children;
        children.into_iter().find(|&window| {
            let title = self.x.get_property(false, window, AtomEnum::WM_NAME, AtomEnum::ANY, 0, 99);
            let title = title.ok().and_then(|cookie| cookie.reply().ok());
            let state = self.x.get_window_attributes(window).ok().and_then(|cookie| cookie.reply().ok());
            title.is_some_and(|title| title.value.starts_with(b"Passdeck"))
                && state.is_some_and(|state| state.map_state == MapState::VIEWABLE)
        })
    }

    /// Taps a key.
    fn tap(&self, symbol: u32) {
        let (first, last) = (self.x.setup().min_keycode, self.x.setup().max_keycode);
        let map =
            self.x.get_keyboard_mapping(first, last - first + 1).expect("sent").reply().expect("a keyboard");
        let place = map.keysyms.chunks(map.keysyms_per_keycode.into()).position(|key| key.contains(&symbol));
        let key = first + u8::try_from(place.expect("the keyboard has this key")).expect("a key code");
        for kind in [KEY_PRESS_EVENT, KEY_RELEASE_EVENT] {
            self.x
                .xtest_fake_input(kind, key, CURRENT_TIME, self.root, 0, 0, 0)
                .expect("sent")
                .check()
                .expect("tapped");
        }
    }

    /// What the window shows, in braille.
    fn picture(&self, window: Window) -> Vec<String> {
        let (width, height) = (128 * SCALE, 64 * SCALE);
        let image = self
            .x
            .get_image(ImageFormat::Z_PIXMAP, window, 0, 0, width as u16, height as u16, !0)
            .expect("sent")
            .reply()
            .expect("the window's picture");
        // Blue, green, red and nothing; from the middle of each pixel of the handheld.
        let green = |x: usize, y: usize| {
            image.data[4 * ((y * SCALE + SCALE / 2) * width + x * SCALE + SCALE / 2) + 1]
        };
        let mut frame = FrameBuffer::new();
        for (page, top) in frame.pages_mut().iter_mut().zip((0..).step_by(8)) {
            for (x, byte) in page.iter_mut().enumerate() {
                *byte = (0..8).filter(|bit| green(x, top + bit) > 128).fold(0, |byte, bit| byte | 1 << bit);
            }
        }
        frame.braille().map(String::from_iter).collect()
    }

    #[track_caller]
    fn shows(&self, window: Window, name: &str) {
        let wanted = golden(name);
        until(name, || {
            let picture = self.picture(window);
            if picture == wanted { Ok(()) } else { Err(picture.join("\n")) }
        });
    }

    /// Closes the window as a window manager does when somebody clicks on its cross.
    fn close(&self, window: Window) {
        let atom = |name: &[u8]| -> Atom {
            self.x.intern_atom(false, name).expect("sent").reply().expect("an atom").atom
        };
        let message = [atom(b"WM_DELETE_WINDOW"), CURRENT_TIME, 0, 0, 0];
        let event = ClientMessageEvent::new(32, window, atom(b"WM_PROTOCOLS"), message);
        self.x.send_event(false, window, EventMask::NO_EVENT, event).expect("sent").check().expect("closed");
    }
}

fn ended(mut sim: Child) -> ExitStatus {
    until("the end", || sim.try_wait().expect("its state").ok_or_else(|| "it still runs".into()))
}

/// A whole picture of 512 by 256 pixels.
fn is_picture(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG")
        && bytes.get(16..24) == Some(&[0, 0, 2, 0, 0, 0, 1, 0])
        && bytes.ends_with(b"IEND\xaeB`\x82")
}

#[test]
fn keys_move_the_menu_and_take_pictures_and_a_game_outlives_a_closed_window() {
    let Some(display) = Display::new() else {
        assert!(std::env::var_os("CI").is_none(), "Xvfb is missing; tests/run installs it where apt-get is");
        // Straight to the terminal: what a passing test prints is not shown.
        let _ = writeln!(io::stderr(), "SKIPPED: the window was not tested, because there is no Xvfb here");
        return;
    };
    let home = Home::new("window");
    let sim = display.start(&home, "--on window --seed 2a");
    let window = display.window();
    display.shows(window, "shell/menu");
    display.tap(DOWN);
    display.shows(window, "shell/menu-records");
    display.tap(UP);
    display.shows(window, "shell/menu");
    for (key, name) in [(F12, "passdeck-1.png"), (P, "passdeck-2.png")] {
        display.tap(key);
        until(name, || match fs::read(home.path().join(name)) {
            Ok(bytes) if is_picture(&bytes) => Ok(()),
            other => Err(format!("{} bytes", other.map_or(0, |bytes| bytes.len()))),
        });
    }
    until("a saved game", || {
        if home.has_game() {
            return Ok(());
        }
        display.tap(RETURN);
        thread::sleep(Duration::from_millis(100));
        Err(display.picture(window).join("\n"))
    });
    display.close(window);
    assert_eq!(ended(sim).code(), Some(0));
    assert!(display.find().is_none(), "the window is gone");

    // Without the time to do anything at all, nothing is lost either.
    let mut sim = display.start(&home, "--on window");
    display.shows(display.window(), "shell/menu-saved");
    sim.kill().expect("it ran");
    sim.wait().expect("it ends");
    until("the end of the window", || display.find().map_or(Ok(()), |_| Err("it is there".into())));
    let sim = display.start(&home, "--on window");
    let window = display.window();
    display.shows(window, "shell/menu-saved");
    display.close(window);
    assert_eq!(ended(sim).code(), Some(0));
    assert!(home.has_game());
}
