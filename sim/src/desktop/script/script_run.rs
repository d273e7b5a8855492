//! Plays the commands of a script on a handheld, and keeps its time, film, pictures and transcript.

use std::path::PathBuf;

use engine::cards::Seed;
use engine::console::{Board, Button};

use super::command::{ScriptCommand, TAP, letter};
use super::film::Film;
use super::transcript::Transcript;
use crate::desktop::{Handheld, Seeds, Store, braille};
use crate::exit::Failure;

/// The time between two frames.
const FRAME: u32 = 33;
/// No game of bots between two presses takes longer, in milliseconds.
const MOST_UNREST: u32 = 1_800_000;

/// A handheld that plays a script, with its time and what is recorded.
pub(super) struct ScriptRun {
    pub(super) handheld: Handheld,
    now: u32,
    /// In a film everything takes its time; else every step ends when the console has come to rest.
    rests: bool,
    pub(super) film: Option<Film>,
    pub(super) png: Option<PathBuf>,
    pub(super) transcript: Option<Transcript>,
}

impl ScriptRun {
    /// Switches on with what is stored.
    pub(super) fn new(store: Store, seed: Seed, rests: bool, board: Board) -> Result<ScriptRun, Failure> {
        let handheld = Handheld::new(store, Seeds::Known(seed), board, 0)?;
        Ok(ScriptRun { handheld, now: 0, rests, film: None, png: None, transcript: None })
    }

    /// The time. Like the clock of a board it begins again at zero after some seven weeks.
    pub(super) const fn now(&self) -> u32 {
        self.now
    }

    /// Does what a line says.
    pub(super) fn perform(&mut self, command: &ScriptCommand) -> Result<(), Failure> {
        match command {
            ScriptCommand::Film | ScriptCommand::Seed(_) => Ok(()),
            ScriptCommand::Press(buttons) => buttons.iter().try_for_each(|&button| self.tap(button)),
            ScriptCommand::Tap(apart, buttons) => self.hurry(*apart, buttons),
            ScriptCommand::Hold(button, length) => {
                self.hold(*button, *length)?;
                self.step(&format!("hold {} {length}", letter(*button)))
            }
            ScriptCommand::Wait(length) => {
                self.wait(*length)?;
                self.step(&format!("wait {length}"))
            }
            ScriptCommand::Restart => self.restart(),
            ScriptCommand::Shot(name) => self.shot(name),
        }
    }

    /// Presses a button and lets it go.
    pub(super) fn tap(&mut self, button: Button) -> Result<(), Failure> {
        self.hold(button, TAP)?;
        self.wait(TAP)?;
        self.step(&format!("press {}", letter(button)))
    }

    /// Presses buttons one after the other without waiting for what comes of it.
    fn hurry(&mut self, apart: u32, buttons: &[Button]) -> Result<(), Failure> {
        let mut name = format!("tap {apart}");
        for &button in buttons {
            self.hold(button, TAP)?;
            self.wait(apart.saturating_sub(TAP))?;
            name.extend([" ", letter(button)]);
        }
        self.step(&name)
    }

    /// Pulls the plug and switches on again.
    pub(super) fn restart(&mut self) -> Result<(), Failure> {
        self.handheld.restart(self.now)?;
        self.step("restart")
    }

    fn hold(&mut self, button: Button, length: u32) -> Result<(), Failure> {
        self.handheld.press(button, self.now)?;
        self.notice()?;
        self.wait(length)?;
        self.handheld.release(button, self.now)?;
        self.notice()
    }

    fn wait(&mut self, length: u32) -> Result<(), Failure> {
        let mut left = length;
        while left > 0 {
            let time = FRAME.min(left);
            left -= time;
            self.now = self.now.wrapping_add(time);
            self.handheld.tick(self.now)?;
            self.notice()?;
            if let Some(film) = &mut self.film {
                film.add(self.handheld.frame(), time);
            }
        }
        Ok(())
    }

    fn notice(&mut self) -> Result<(), Failure> {
        self.transcript.as_mut().map_or(Ok(()), |transcript| transcript.notice(&self.handheld))
    }

    /// Ends a step, and writes it down.
    fn step(&mut self, name: &str) -> Result<(), Failure> {
        let start = self.now;
        while self.rests && !self.handheld.console().is_at_rest() {
            self.wait(FRAME)?;
            if self.now.wrapping_sub(start) > MOST_UNREST {
                return Err(Failure::failed(format!("the screen never stops changing after \"{name}\"")));
            }
        }
        let Some(transcript) = &mut self.transcript else { return Ok(()) };
        let number = transcript.step(name, &mut self.handheld)?;
        match &self.png {
            Some(folder) => self.handheld.screenshot(&folder.join(format!("step-{number:03}.png"))),
            None => Ok(()),
        }
    }

    fn shot(&mut self, name: &str) -> Result<(), Failure> {
        let picture = braille(self.handheld.frame()).join("\n");
        match (&self.png, &self.transcript) {
            (Some(folder), None) => self.handheld.screenshot(&folder.join(name).with_extension("png")),
            (None, None) => crate::exit::print(&format!("{name}\n{picture}")),
            (_, Some(_)) => crate::exit::print(&format!("shot {name}\n{picture}")),
        }
    }
}
