//! What the console asks of its board. Requests are data that the board takes one by one, not callbacks: that keeps
//! firmware and simulator simple.

use super::input::Light;

/// How loud.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Volume {
    Low,
    High,
}

/// A short sound. Whatever it says is also on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Cue {
    Turn,
    /// A card is drawn or turned up; how dangerous that was, below [`DANGERS`](Cue::DANGERS).
    Draw(u8),
    Place,
    Combination,
    Explosion,
    Trophy,
    Win,
    Error,
}

impl Cue {
    /// So many degrees of danger can be told apart.
    pub const DANGERS: u8 = 12;

    /// All of them, in the order of their [numbers](Cue::number).
    pub const ALL: [Cue; 19] = [
        Cue::Turn,
        Cue::Explosion,
        Cue::Trophy,
        Cue::Win,
        Cue::Place,
        Cue::Combination,
        Cue::Error,
        Cue::Draw(0),
        Cue::Draw(1),
        Cue::Draw(2),
        Cue::Draw(3),
        Cue::Draw(4),
        Cue::Draw(5),
        Cue::Draw(6),
        Cue::Draw(7),
        Cue::Draw(8),
        Cue::Draw(9),
        Cue::Draw(10),
        Cue::Draw(11),
    ];

    /// Its place among [all](Cue::ALL), for boards that can only be told numbers.
    pub fn number(self) -> u8 {
        match self {
            Cue::Turn => 0,
            Cue::Explosion => 1,
            Cue::Trophy => 2,
            Cue::Win => 3,
            Cue::Place => 4,
            Cue::Combination => 5,
            Cue::Error => 6,
            Cue::Draw(danger) => 7 + danger.min(Cue::DANGERS - 1),
        }
    }
}

/// The chip of the display, as chosen in the settings. Displays with one are often sold as displays with the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Panel {
    /// The board finds out.
    #[default]
    Auto,
    /// Its picture begins two columns further right.
    Sh1106,
    /// The most common chip.
    Ssd1306,
}

/// One of the three things that are saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveSlot {
    /// Settings, names and the last set-up.
    Profile,
    /// The records.
    Records,
    /// The game in progress.
    Game,
}

impl SaveSlot {
    /// All places.
    pub const ALL: [SaveSlot; 3] = [SaveSlot::Profile, SaveSlot::Records, SaveSlot::Game];

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Something for the board to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// Supply a seed by [`Console::give_seed`](super::Console::give_seed), as soon as there is a good one.
    Seed,
    /// Lay out the saved game by [`Console::resume`](super::Console::resume). It may take a while, so the picture
    /// comes first.
    Resume,
    /// Save what [`Console::bytes`](super::Console::bytes) returns.
    Save(SaveSlot),
    /// Remove what is saved there.
    Erase(SaveSlot),
    /// Keep the game that has just ended, as [`Console::finished`](super::Console::finished) gives it, to be watched again. It
    /// may be the same as the last one that was kept, if the power has failed since then; once is enough.
    Keep,
    /// Give back a game that was kept, counted from the newest, by [`Console::give_kept`](super::Console::give_kept).
    Fetch(u8),
    /// Forget all games that were kept.
    ForgetKept,
    /// Make the [broken](super::Stored::broken) storage usable, so that new data can be saved. What could be read of it
    /// stays.
    MendMemory,
    /// Make the display bright, dim or dark. The board decides how bright dim is.
    Light(Light),
    /// The contrast of the bright display.
    Contrast(u8),
    /// Turn the picture by 180 degrees, or back.
    Turned(bool),
    /// Use the commands of this kind of display.
    Panel(Panel),
    /// Make a sound.
    Sound(Cue, Volume),
    /// Restart as a drive on USB, for a new program. Everything is saved.
    Update,
}

/// The requests that the board has not taken yet. Asking twice for the same thing counts once, so they never
/// overflow.
#[derive(Clone, Debug, Default)]
pub(super) struct Requests {
    pub(super) seed: bool,
    pub(super) resume: bool,
    pub(super) update: bool,
    pub(super) keep: bool,
    pub(super) fetch: Option<u8>,
    pub(super) forget_kept: bool,
    mend_memory: bool,
    save: u8,
    erase: u8,
    pub(super) light: Option<Light>,
    pub(super) contrast: Option<u8>,
    pub(super) turned: Option<bool>,
    pub(super) panel: Option<Panel>,
    pub(super) sound: Option<(Cue, Volume)>,
}

impl Requests {
    pub(super) fn mend_memory(&mut self) {
        self.mend_memory = true;
    }

    pub(super) fn save(&mut self, slot: SaveSlot) {
        self.save |= slot.bit();
        self.erase &= !slot.bit();
    }

    /// Whether the board has still to save something.
    pub(super) const fn saves(&self, slot: SaveSlot) -> bool {
        self.save & slot.bit() != 0
    }

    pub(super) fn erase(&mut self, slot: SaveSlot) {
        self.erase |= slot.bit();
        self.save &= !slot.bit();
    }

    /// The next request: first what people see and hear, then what takes time.
    pub(super) fn take(&mut self) -> Option<Request> {
        if let Some(light) = self.light.take() {
            return Some(Request::Light(light));
        }
        if let Some(contrast) = self.contrast.take() {
            return Some(Request::Contrast(contrast));
        }
        if let Some(turned) = self.turned.take() {
            return Some(Request::Turned(turned));
        }
        if let Some(panel) = self.panel.take() {
            return Some(Request::Panel(panel));
        }
        if let Some((cue, volume)) = self.sound.take() {
            return Some(Request::Sound(cue, volume));
        }
        if core::mem::take(&mut self.seed) {
            return Some(Request::Seed);
        }
        if core::mem::take(&mut self.resume) {
            return Some(Request::Resume);
        }
        // Before the save of the game goes, so that it is kept even if the power fails in between.
        if core::mem::take(&mut self.keep) {
            return Some(Request::Keep);
        }
        if core::mem::take(&mut self.mend_memory) {
            return Some(Request::MendMemory);
        }
        for slot in SaveSlot::ALL {
            if self.erase & slot.bit() != 0 {
                self.erase &= !slot.bit();
                return Some(Request::Erase(slot));
            }
            if self.save & slot.bit() != 0 {
                self.save &= !slot.bit();
                return Some(Request::Save(slot));
            }
        }
        if core::mem::take(&mut self.forget_kept) {
            return Some(Request::ForgetKept);
        }
        if let Some(nth) = self.fetch.take() {
            return Some(Request::Fetch(nth));
        }
        core::mem::take(&mut self.update).then_some(Request::Update)
    }
}
