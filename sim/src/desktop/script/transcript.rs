//! What a script did, step by step: the checksum of each picture, and the moves that were made.

use crc::{CRC_32_ISO_HDLC, Crc};
use engine::console::Light;

use super::move_lines::ReportedMoves;
use crate::desktop::Handheld;
use crate::exit::{Failure, print};

const PICTURE: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// What is written down of the steps of a script.
pub(super) struct Transcript {
    reported: ReportedMoves,
    light: Light,
    steps: usize,
    /// What has happened since the last step.
    notes: Vec<String>,
}

impl Transcript {
    pub(super) fn new() -> Transcript {
        Transcript { reported: ReportedMoves::default(), light: Light::Bright, steps: 0, notes: Vec::new() }
    }

    /// Looks whether a move was made, or the light has changed.
    pub(super) fn notice(&mut self, handheld: &Handheld) -> Result<(), Failure> {
        let console = handheld.console();
        let session = console.session().or(console.lesson().map(|(session, _)| session));
        self.notes.extend(self.reported.notes(session)?);
        if self.light != handheld.light() {
            self.light = handheld.light();
            self.notes.push(format!("light {:?}", self.light).to_lowercase());
        }
        Ok(())
    }

    /// Writes a step down with the picture that it ends with; how many there were.
    pub(super) fn step(&mut self, name: &str, handheld: &mut Handheld) -> Result<usize, Failure> {
        self.notice(handheld)?;
        print(&format!("{name:<12} {:08x}", PICTURE.checksum(handheld.frame().pages().as_flattened())))?;
        for note in self.notes.drain(..) {
            print(&format!("  {note}"))?;
        }
        self.steps += 1;
        Ok(self.steps)
    }
}
