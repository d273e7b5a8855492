//! What a board tells of itself, for the pages about it.

use super::kit::Line;

/// How the source of chance is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// It is not known yet.
    Gathering,
    /// It passes its tests.
    Good,
    /// It is dead; deals come from other sources.
    Weak,
}

/// How the boot ROM has set up a flash to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlashMode {
    /// The command that reads: EB with four wires, BB with two, 03 and 0B with one.
    pub command: u8,
    /// The clock of the flash.
    pub megahertz: u16,
}

/// What is known of the voltage of the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Supply {
    /// It was not measured since the board was switched on, or woke.
    Unknown,
    /// The pin that measures it cannot be connected to it: no board runs from so little.
    NotWired,
    /// In millivolts.
    Millivolts(u16),
}

/// The memory that everything is saved in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlashFacts {
    /// The maker, the kind, and the size as a power of two, as the chip tells them. Without, it does not tell.
    pub id: Option<[u8; 3]>,
    /// How it is read, where that is not the same on every board.
    pub mode: Option<FlashMode>,
    /// How often each sector was erased, about.
    pub erases: u32,
}

/// Why the program started anew by itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Restarts {
    /// The last run ended in a crash: the beginning of the note about it, which names a file and a line.
    pub crash: Option<Line>,
    /// It hung so often in a row before it ran well.
    pub hangs: u32,
}

/// What a board tells of itself. It tells it anew whenever it wants to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardFacts {
    /// What the board is.
    pub board: &'static str,
    /// Which version of the sources the program was built from.
    pub build: &'static str,
    /// Minutes since it was switched on, without those asleep.
    pub minutes_awake: u32,
    /// The voltage of the supply.
    pub supply: Supply,
    /// Its flash.
    pub flash: FlashFacts,
    /// Its source of chance.
    pub chance: Chance,
    /// Why the program started anew by itself.
    pub restarts: Restarts,
}
