//! The handheld in a window.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use engine::console::Button;
use minifb::{InputCallback, Key, Scale, Window, WindowOptions};

use super::Handheld;
use crate::exit::{Failure, print};

const SCALE: u32 = 6;
const WIDTH: usize = 128 * SCALE as usize;
const HEIGHT: usize = 64 * SCALE as usize;

/// A key that went down or came up. A callback sees even the shortest tap; asking for the keys would miss it.
#[derive(Default)]
struct Keys(Rc<RefCell<VecDeque<(Key, bool)>>>);

impl InputCallback for Keys {
    fn add_char(&mut self, _: u32) {}

    fn set_key_state(&mut self, key: Key, down: bool) {
        self.0.borrow_mut().push_back((key, down));
    }
}

/// The window speaks to an X server only; a Wayland desktop has one if XWayland is installed.
const WHAT_TO_DO: &str =
    "; it needs an X server (on Wayland: XWayland). Use --on terminal to play in the terminal";

/// Opens the window, if there is a display to open it on.
pub(super) fn open() -> Result<Window, Failure> {
    let options = WindowOptions { scale: Scale::X1, ..WindowOptions::default() };
    let title = "Passdeck: arrows, Z or Enter = A, X or Backspace = B (hold: pause), P = picture";
    let mut window = Window::new(title, WIDTH, HEIGHT, options)
        .map_err(|error| Failure::failed(format!("no window can be opened: {error}{WHAT_TO_DO}")))?;
    window.set_target_fps(60);
    Ok(window)
}

/// Plays until the window is closed. Every move is saved when it is made, so closing loses nothing.
pub(super) fn run(mut window: Window, mut handheld: Handheld) -> Result<(), Failure> {
    let events = Rc::default();
    window.set_input_callback(Box::new(Keys(Rc::clone(&events))));
    let start = Instant::now();
    let now = || u32::try_from(start.elapsed().as_millis()).unwrap_or(u32::MAX);
    let mut pixels = vec![0; WIDTH * HEIGHT];
    let mut held: Vec<Key> = Vec::new();
    while window.is_open() {
        let arrived: Vec<(Key, bool)> = events.borrow_mut().drain(..).collect();
        for (key, down) in arrived {
            // Some systems repeat a held key by themselves; the console does that for all of them alike.
            let known = held.contains(&key);
            if down && !known {
                held.push(key);
            }
            held.retain(|&other| down || other != key);
            match button(key) {
                Some(button) if down && !known => handheld.press(button, now())?,
                Some(button) if !down => handheld.release(button, now())?,
                None if down && !known && [Key::P, Key::F12].contains(&key) => picture(&mut handheld)?,
                _ => {}
            }
        }
        handheld.tick(now())?;
        let image = handheld.image(SCALE);
        for (pixel, rgb) in pixels.iter_mut().zip(image.as_image_buffer().pixels()) {
            let [red, green, blue] = rgb.0.map(u32::from);
            *pixel = red << 16 | green << 8 | blue;
        }
        window
            .update_with_buffer(&pixels, WIDTH, HEIGHT)
            .map_err(|error| Failure::failed(format!("the window cannot be drawn: {error}")))?;
        std::thread::sleep(Duration::from_millis(2));
    }
    Ok(())
}

fn button(key: Key) -> Option<Button> {
    Some(match key {
        Key::Up => Button::Up,
        Key::Down => Button::Down,
        Key::Left => Button::Left,
        Key::Right => Button::Right,
        Key::Z | Key::Enter | Key::NumPadEnter => Button::A,
        Key::X | Key::Backspace => Button::B,
        _ => return None,
    })
}

/// Saves the picture beside where the simulator was started, under the first free name.
fn picture(handheld: &mut Handheld) -> Result<(), Failure> {
    let mut names = (1..).map(|number| PathBuf::from(format!("passdeck-{number}.png")));
    if let Some(path) = names.find(|path| !path.exists()) {
        handheld.screenshot(&path)?;
        print(&path.display().to_string())?;
    }
    Ok(())
}
