//! A display that only the test sees, with the real program in a window on it.
//!
//! Needs `Xvfb`. Without it a test says that it was skipped; with `CI` set it fails, so that it is never skipped there.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, ExitStatus, Stdio};

use engine::console::kit::FrameBuffer;
use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConnectionExt, EventMask, ImageFormat, InputFocus, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, MapState, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

use super::{Home, golden, until};

/// The left shift key.
const SHIFT: u32 = 0xffe1;

/// A display without a screen.
pub(crate) struct Display {
    server: Child,
    number: String,
    pub(crate) x: RustConnection,
    pub(crate) root: Window,
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Display {
    /// Starts one; `None` if there is no Xvfb on this machine, which CI must have.
    pub(crate) fn new() -> Option<Display> {
        let display = Display::start_server();
        if display.is_none() {
            assert!(
                std::env::var_os("CI").is_none(),
                "Xvfb is missing; tests/run installs it where apt-get is"
            );
            // Straight to the terminal: what a passing test prints is not shown.
            let _ =
                writeln!(io::stderr(), "SKIPPED: the window was not tested, because there is no Xvfb here");
        }
        display
    }

    fn start_server() -> Option<Display> {
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

    pub(crate) fn start(&self, home: &Home, words: &str) -> Child {
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
    pub(crate) fn window(&self) -> Window {
        let window = until("the window", || self.find().ok_or_else(|| "no window of that name".into()));
        self.x
            .set_input_focus(InputFocus::PARENT, window, CURRENT_TIME)
            .expect("sent")
            .check()
            .expect("focused");
        window
    }

    pub(crate) fn find(&self) -> Option<Window> {
        let children = self.x.query_tree(self.root).ok()?.reply().ok()?.children;
        children.into_iter().find(|&window| {
            let title = self.x.get_property(false, window, AtomEnum::WM_NAME, AtomEnum::ANY, 0, 99);
            let title = title.ok().and_then(|cookie| cookie.reply().ok());
            let state = self.x.get_window_attributes(window).ok().and_then(|cookie| cookie.reply().ok());
            title.is_some_and(|title| title.value.starts_with(b"Passdeck"))
                && state.is_some_and(|state| state.map_state == MapState::VIEWABLE)
        })
    }

    /// The title of the window.
    pub(crate) fn title(&self, window: Window) -> String {
        let title = self.x.get_property(false, window, AtomEnum::WM_NAME, AtomEnum::ANY, 0, 99);
        let title = title.expect("sent").reply().expect("the window's title");
        String::from_utf8_lossy(&title.value).into_owned()
    }

    /// Taps a key, with shift where the keyboard has the symbol there.
    pub(crate) fn tap(&self, symbol: u32) {
        let (key, place) = self.key(symbol);
        let shift = (place == 1).then(|| self.key(SHIFT).0);
        let down = shift.into_iter().chain([key]).map(|key| (KEY_PRESS_EVENT, key));
        let up = [key].into_iter().chain(shift).map(|key| (KEY_RELEASE_EVENT, key));
        for (kind, key) in down.chain(up) {
            let event = self.x.xtest_fake_input(kind, key, CURRENT_TIME, self.root, 0, 0, 0);
            event.expect("sent").check().expect("tapped");
        }
    }

    /// The key that has a symbol, and where on it.
    fn key(&self, symbol: u32) -> (u8, usize) {
        let (first, last) = (self.x.setup().min_keycode, self.x.setup().max_keycode);
        let map = self.x.get_keyboard_mapping(first, last - first + 1);
        let map = map.expect("sent").reply().expect("a keyboard");
        let mut keys = (first..=last).zip(map.keysyms.chunks(map.keysyms_per_keycode.into()));
        let found = keys.find_map(|(key, symbols)| Some((key, symbols.iter().position(|&s| s == symbol)?)));
        found.expect("the keyboard has this key")
    }

    /// What the window shows: blue, green, red and nothing for each pixel.
    pub(crate) fn pixels(&self, window: Window) -> Vec<u8> {
        let (width, height) = self.size(window);
        let image = self.x.get_image(ImageFormat::Z_PIXMAP, window, 0, 0, width, height, !0);
        image.expect("sent").reply().expect("the window's picture").data
    }

    /// How large the window is.
    pub(crate) fn size(&self, window: Window) -> (u16, u16) {
        let shape = self.x.get_geometry(window).expect("sent").reply().expect("the window's size");
        (shape.width, shape.height)
    }

    /// What the window shows, in braille, if the picture is as large as it fits into the middle.
    pub(crate) fn picture(&self, window: Window) -> Vec<String> {
        let (width, height) = self.size(window);
        let (width, height) = (usize::from(width), usize::from(height));
        let scale = (width / 128).min(height / 64);
        let (left, top) = ((width - scale * 128) / 2, (height - scale * 64) / 2);
        let data = self.pixels(window);
        // From the middle of each pixel of the handheld. The window may have been resized in between.
        let green = |x: usize, y: usize| {
            let (x, y) = (left + x * scale + scale / 2, top + y * scale + scale / 2);
            data.get(4 * (y * width + x) + 1).copied().unwrap_or(0)
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
    pub(crate) fn shows(&self, window: Window, name: &str) {
        let wanted = golden(name);
        until(name, || {
            let picture = self.picture(window);
            if picture == wanted { Ok(()) } else { Err(picture.join("\n")) }
        });
    }

    /// Closes the window as a window manager does when somebody clicks on its cross.
    pub(crate) fn close(&self, window: Window) {
        let atom = |name: &[u8]| -> Atom {
            self.x.intern_atom(false, name).expect("sent").reply().expect("an atom").atom
        };
        let message = [atom(b"WM_DELETE_WINDOW"), CURRENT_TIME, 0, 0, 0];
        let event = ClientMessageEvent::new(32, window, atom(b"WM_PROTOCOLS"), message);
        self.x.send_event(false, window, EventMask::NO_EVENT, event).expect("sent").check().expect("closed");
    }
}

/// How a program ended.
pub(crate) fn ended(mut sim: Child) -> ExitStatus {
    until("the end", || sim.try_wait().expect("its state").ok_or_else(|| "it still runs".into()))
}
