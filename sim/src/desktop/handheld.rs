//! The simulator's board: gives the console a display, storage and seeds, and does what it requests.

use std::path::Path;

use engine::cards::Seed;
use engine::console::kit::FrameBuffer;
use engine::console::session::{AnySession, MOST_KEPT};
use engine::console::{Board, Button, Console, Due, Fault, Kept, Light, Request, SaveSlot, WatchError};
use engine::record::Record;

use super::speaker::Speaker;
use super::{Store, picture};
use crate::exit::Failure;

/// Where the seeds of new games come from.
pub(crate) enum Seeds {
    /// The operating system.
    Fresh,
    /// A known one, and those that follow from it.
    Known(Seed),
}

impl Seeds {
    fn next(&mut self) -> Result<Seed, Failure> {
        match self {
            Seeds::Fresh => {
                let mut bytes = [0; 16];
                getrandom::fill(&mut bytes).map_err(|e| {
                    Failure::failed(format!("the operating system gives no random numbers: {e}"))
                })?;
                Ok(Seed(u128::from_le_bytes(bytes)))
            }
            Seeds::Known(seed) => {
                let given = *seed;
                *seed = seed.for_purpose(1);
                Ok(given)
            }
        }
    }
}

/// Ticks more in a frame while a bot thinks; always as many, so that scripts play the same everywhere.
const MORE_TICKS: usize = 80;

/// The whole device.
pub(crate) struct Handheld {
    console: Console<AnySession>,
    frame: FrameBuffer,
    store: Store,
    seeds: Seeds,
    board: Board,
    light: Light,
    turned: bool,
    speaker: Option<Speaker>,
    /// When saving was tried last, if it failed.
    unsaved_since: Option<u32>,
}

/// Milliseconds after which a save that failed is tried again, if nothing else is saved meanwhile.
const TRY_AGAIN: u32 = 5_000;

impl Handheld {
    /// Switches on with what is stored.
    pub(crate) fn new(store: Store, seeds: Seeds, board: Board, now: u32) -> Result<Handheld, Failure> {
        let console = Console::boot(store.stored(), board, now);
        let frame = FrameBuffer::new();
        let (light, turned) = (Light::Bright, false);
        let mut handheld = Handheld {
            console,
            frame,
            store,
            seeds,
            board,
            light,
            turned,
            speaker: None,
            unsaved_since: None,
        };
        handheld.serve(now)?;
        Ok(handheld)
    }

    /// With cues that are heard.
    pub(crate) fn with_speaker(self) -> Handheld {
        Handheld { speaker: Speaker::new(), ..self }
    }

    /// Pulls the plug, and switches on again with what is stored.
    pub(crate) fn restart(&mut self, now: u32) -> Result<(), Failure> {
        self.console = Console::boot(self.store.stored(), self.board, now);
        self.serve(now)
    }

    /// Shows a finished game once more.
    pub(crate) fn watch(&mut self, game: &[u8]) -> Result<(), WatchError> {
        self.console.watch(game, &mut || {})
    }

    /// The console itself, to ask it something.
    pub(crate) const fn console(&self) -> &Console<AnySession> {
        &self.console
    }

    /// How bright the display is.
    pub(crate) const fn light(&self) -> Light {
        self.light
    }

    /// A button goes down.
    pub(crate) fn press(&mut self, button: Button, now: u32) -> Result<(), Failure> {
        self.console.press(button, now);
        self.serve(now)
    }

    /// A button comes up.
    pub(crate) fn release(&mut self, button: Button, now: u32) -> Result<(), Failure> {
        self.console.release(button, now);
        self.serve(now)
    }

    /// Time passes.
    pub(crate) fn tick(&mut self, now: u32) -> Result<(), Failure> {
        self.console.tick(now);
        self.serve(now)?;
        if self.unsaved_since.is_some_and(|since| now.wrapping_sub(since) >= TRY_AGAIN) {
            let saved = self.store.save();
            self.note_saved(saved.is_ok(), now);
        }
        // A desktop has time to spare: nobody waits longer for a bot than its pace asks for.
        for _ in 0..MORE_TICKS {
            if self.console.due() != Due::Soon {
                break;
            }
            self.console.tick(now);
            self.serve(now)?;
        }
        Ok(())
    }

    /// Saves what could not be saved before, because nobody plays on.
    ///
    /// # Errors
    /// Says what is not saved, and why.
    pub(crate) fn close(&mut self) -> Result<(), Failure> {
        self.store.save().map_err(|failure| failure.at("not everything is saved"))
    }

    /// Does what the console asks for.
    fn serve(&mut self, now: u32) -> Result<(), Failure> {
        while let Some(request) = self.console.take_request() {
            match request {
                Request::Seed => self.console.give_seed(self.seeds.next()?),
                Request::Save(slot) => {
                    let saved = self.save(slot);
                    self.note_saved(saved.is_ok(), now);
                }
                Request::Erase(slot) => {
                    let erased = self.store.write(slot, &[]);
                    self.note_saved(erased.is_ok(), now);
                }
                Request::Keep => {
                    let kept = self.keep();
                    self.note_saved(kept.is_ok(), now);
                }
                Request::Fetch(nth) => self.fetch(nth),
                Request::ForgetKept => {
                    let forgotten = self.store.forget_kept();
                    self.note_saved(forgotten.is_ok(), now);
                }
                Request::Light(light) => self.light = light,
                Request::Turned(turned) => self.turned = turned,
                // Files are always whole.
                Request::MendMemory => {}
                Request::Resume => self.console.resume(self.store.stored().game, &[], &mut || {}),
                // The desktop is no drive.
                Request::Update => {}
                // A window has no contrast and no controller.
                Request::Contrast(_) | Request::Panel(_) => {}
                Request::Sound(cue, volume) => {
                    if let Some(speaker) = &self.speaker {
                        speaker.play(cue, volume);
                    }
                }
            }
        }
        Ok(())
    }

    /// Keeps the game that has just ended.
    fn keep(&mut self) -> Result<(), Failure> {
        let mut room = [0; MOST_KEPT];
        let used = self.console.finished(&mut room);
        self.store.keep(&room[..used])
    }

    /// Gives the console a game that was kept.
    fn fetch(&mut self, nth: u8) {
        let (count, bytes) = self.store.kept(nth.into());
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        self.console.give_kept(Kept { nth, count, bytes: &bytes }, &mut || {});
    }

    /// Notes whether saving worked. People are told when it begins to fail.
    fn note_saved(&mut self, is_saved: bool, now: u32) {
        let since = self.unsaved_since.take();
        if !is_saved {
            self.unsaved_since = Some(now);
            if since.is_none() {
                self.console.report(Fault::NotSaved);
            }
        }
    }

    fn save(&mut self, slot: SaveSlot) -> Result<(), Failure> {
        // A game is its set-up, the names, and its record.
        let mut room = [0; Record::MOST_BYTES + 256];
        let used = self.console.bytes(slot, &mut room);
        self.store.write(slot, &room[..used])
    }

    /// The picture as it is now.
    pub(crate) fn frame(&mut self) -> &FrameBuffer {
        let Ok(()) = self.console.draw(&mut self.frame);
        &self.frame
    }

    /// Writes the picture to a file, as bright as the display is.
    pub(crate) fn screenshot(&mut self, path: &Path) -> Result<(), Failure> {
        let light = self.light;
        picture::save(self.frame(), light, path)
    }
}
