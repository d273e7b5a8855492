//! What the window and the terminal have in common: leaving, help and pictures.

use std::path::PathBuf;

use engine::console::Light;
use engine::console::kit::FrameBuffer;

use super::content::Content;
use super::keys::{DeskKey, help_lines};
use super::picture;
use crate::exit::Failure;

/// Shown where there is nothing else to say.
const WHERE_HELP_IS: &str = "Press F1 or ? for the keys";

/// Something that is shown, and whether the help covers it.
pub(super) struct Desk<'a> {
    content: &'a mut dyn Content,
    help: bool,
    /// What was done last, until the next key.
    note: Option<String>,
}

/// What a key means for the window or the terminal itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reply {
    Stay,
    Leave,
    /// Escape: leaves, but for a window that fills the screen.
    Escape,
    FullScreen,
}

impl Desk<'_> {
    /// Shows something; the note stands below it at first.
    pub(super) fn new<'a>(content: &'a mut dyn Content, note: &str) -> Desk<'a> {
        Desk { content, help: false, note: (!note.is_empty()).then(|| note.to_owned()) }
    }

    /// A key goes down. While the help is there, any key only closes it.
    pub(super) fn press(&mut self, key: DeskKey, now: u32) -> Result<Reply, Failure> {
        self.note = None;
        if key == DeskKey::Character('q') {
            return Ok(Reply::Leave);
        }
        if self.help {
            self.help = false;
            return Ok(Reply::Stay);
        }
        match key {
            DeskKey::Escape => return Ok(Reply::Escape),
            DeskKey::Function(11) | DeskKey::Character('f') => return Ok(Reply::FullScreen),
            DeskKey::Function(1) | DeskKey::Character('?') => self.help = true,
            DeskKey::Function(12) | DeskKey::Character('s') => self.save_picture(),
            _ => self.content.press(key, now)?,
        }
        Ok(Reply::Stay)
    }

    /// A key comes up.
    pub(super) fn release(&mut self, key: DeskKey, now: u32) -> Result<(), Failure> {
        self.content.release(key, now)
    }

    /// Time passes, also behind the help.
    pub(super) fn tick(&mut self, now: u32) -> Result<(), Failure> {
        self.content.tick(now)
    }

    /// The picture, and how bright it is.
    pub(super) fn picture(&mut self) -> (&FrameBuffer, Light) {
        let light = self.content.light();
        (self.content.frame(), light)
    }

    /// The lines that cover the picture, if the help was asked for.
    pub(super) fn help(&self) -> Option<Vec<String>> {
        self.help.then(|| {
            let mut lines = help_lines(self.content.keys());
            lines.extend([String::new(), "Any key closes this help.".into()]);
            lines
        })
    }

    /// Says something below the picture, until the next key.
    pub(super) fn say(&mut self, note: String) {
        self.note = Some(note);
    }

    /// Whether there is always something to say below the picture.
    pub(super) fn has_caption(&self) -> bool {
        self.content.caption().is_some()
    }

    /// The line below the picture.
    pub(super) fn line(&self) -> String {
        let said = self.note.clone().or_else(|| self.content.caption());
        said.unwrap_or_else(|| WHERE_HELP_IS.into())
    }

    /// Saves the picture where the simulator was started, under the first free name.
    fn save_picture(&mut self) {
        let mut names = (1..).map(|number| PathBuf::from(format!("passdeck-{number}.png")));
        let path = names.find(|path| !path.exists()).unwrap_or_default();
        let (frame, light) = self.picture();
        let saved = picture::save(frame, light, &path);
        // A folder that cannot be written is no reason to stop playing.
        self.say(match saved {
            Ok(()) => format!("saved {}", path.display()),
            Err(failure) => failure.to_string(),
        });
    }
}
