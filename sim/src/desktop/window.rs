//! A window of any size.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::{Duration, Instant};

use engine::console::kit::FrameBuffer;
use minifb::{InputCallback, Key, ScaleMode, Window, WindowOptions};

use super::canvas::{Canvas, STRIP};
use super::content::Content;
use super::desk::{Desk, Reply};
use super::full_screen::FullScreen;
use super::keys::DeskKey;
use crate::exit::Failure;

/// Pixels of the window for one of the display, before somebody makes it larger.
const SCALE: usize = 6;

/// The keys that went down or came up. A callback sees even the shortest tap; asking for the keys would miss it.
#[derive(Clone, Default)]
struct KeyEvents(Rc<RefCell<VecDeque<(DeskKey, bool)>>>);

impl InputCallback for KeyEvents {
    fn add_char(&mut self, character: u32) {
        if character == u32::from('?') {
            let key = DeskKey::Character('?');
            self.0.borrow_mut().extend([(key, true), (key, false)]);
        }
    }

    fn set_key_state(&mut self, key: Key, down: bool) {
        self.0.borrow_mut().extend(DeskKey::of_window(key).map(|key| (key, down)));
    }
}

/// The window speaks to an X server only; a Wayland desktop has one if XWayland is installed.
const WHAT_TO_DO: &str =
    "; it needs an X server (on Wayland: XWayland). Use --on terminal to play in the terminal";

/// Opens the window, if there is a display to open it on; with a strip for a caption, or without.
pub(super) fn open(caption: bool) -> Result<Window, Failure> {
    let options = WindowOptions { resize: true, scale_mode: ScaleMode::Center, ..WindowOptions::default() };
    let height = SCALE * FrameBuffer::HEIGHT + if caption { STRIP } else { 0 };
    let mut window = Window::new("Passdeck", SCALE * FrameBuffer::WIDTH, height, options)
        .map_err(|error| Failure::failed(format!("no window can be opened: {error}{WHAT_TO_DO}")))?;
    window.set_target_fps(60);
    Ok(window)
}

/// Shows something until the window is closed or left by a key.
pub(super) fn run(mut window: Window, content: &mut dyn Content) -> Result<(), Failure> {
    let events = KeyEvents::default();
    window.set_input_callback(Box::new(events.clone()));
    let start = Instant::now();
    let now = || u32::try_from(start.elapsed().as_millis()).unwrap_or(u32::MAX);
    let mut desk = Desk::new(content, "");
    let mut full_screen = FullScreen::new(&window);
    let mut held: Vec<DeskKey> = Vec::new();
    let mut title = String::new();
    while window.is_open() {
        let arrived: Vec<(DeskKey, bool)> = events.0.borrow_mut().drain(..).collect();
        for (key, down) in arrived {
            // Some systems repeat a held key by themselves; the console does that for all of them alike.
            let repeated = down && held.contains(&key);
            held.retain(|&other| other != key);
            if !down {
                desk.release(key, now())?;
                continue;
            }
            held.push(key);
            let reply = if repeated { Reply::Stay } else { desk.press(key, now())? };
            match reply {
                Reply::Stay => {}
                Reply::Escape if full_screen.is_on() => fill(&mut full_screen, &mut desk),
                Reply::Leave | Reply::Escape => return Ok(()),
                Reply::FullScreen => fill(&mut full_screen, &mut desk),
            }
        }
        desk.tick(now())?;
        let line = desk.line();
        if line != title {
            window.set_title(&format!("Passdeck: {line}"));
            title = line;
        }
        draw(&mut window, &mut desk)?;
        std::thread::sleep(Duration::from_millis(2));
    }
    Ok(())
}

fn fill(full_screen: &mut FullScreen, desk: &mut Desk<'_>) {
    if let Err(error) = full_screen.toggle() {
        desk.say(format!("no full screen: {error}"));
    }
}

fn draw(window: &mut Window, desk: &mut Desk<'_>) -> Result<(), Failure> {
    let size = window.get_size();
    let mut canvas = Canvas::new(size);
    match desk.help() {
        Some(lines) => canvas.draw_help(&lines),
        None => {
            let strip = if desk.has_caption() { STRIP } else { 0 };
            let (frame, light) = desk.picture();
            canvas.draw_picture(frame, light, strip);
            if strip > 0 {
                canvas.draw_caption(&desk.line());
            }
        }
    }
    window
        .update_with_buffer(canvas.pixels(), size.0, size.1)
        .map_err(|error| Failure::failed(format!("the window cannot be drawn: {error}")))
}
