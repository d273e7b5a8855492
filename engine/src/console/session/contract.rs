//! What the console and a game in progress know of each other.
//!
//! The console draws the curtain and opens the pause menu. Everything else about a game is behind [`Session`].

use super::guided::Guided;
use super::watch::Watch;
use crate::console::input::{Button, has_come};
use crate::console::kit::{Advised, Line, Pen, Surface};
use crate::console::memory::{Deal, Settings, Unreadable};
use crate::console::request::Cue;
use crate::games::{Kind, PerSeat, Seat, SeatSet, SetupError};

/// With room for so many more moves or fewer, a game is a long one: the players are told, and can end it by agreement.
pub const LITTLE_ROOM: u16 = 500;

/// How many of the last moves a session gives in their packed form: cards that are laid down together are as many.
pub const LATEST: usize = 8;

/// Who may look at a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody. If a human decides here, that one holds the device.
    All(Option<Seat>),
    /// Only one human: before it comes the curtain, unless that one held the device last.
    Only(Seat),
    /// Everybody, with their heads together: nobody holds the device any more.
    Together,
}

/// How a game ended, for the records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Outcome {
    pub scores: PerSeat<i16>,
    pub winners: SeatSet,
    /// The game's own feat, such as the longest sequence, of each seat.
    pub feats: PerSeat<u8>,
    /// The places of the badges of this game that each seat has earned.
    pub badges: PerSeat<u8>,
    /// Which game it was: the checksum of its record.
    pub id: u32,
}

/// What came of a press or of time passing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing that must be saved.
    Quiet,
    /// A move was made.
    Moved(Option<Cue>),
    /// The press did nothing, in a real game or where a lesson wants nothing.
    Ignored,
    /// The press did something else than the lesson wants, or nothing: no move was made.
    Unwanted,
    /// Nothing that must be saved, but something to hear.
    Heard(Cue),
    /// The game has just ended; its final table is on the screen from now on.
    Over(Outcome),
    /// The final table was left for another game with the same players.
    Again,
    /// The final table was left for the menu.
    Leave,
}

/// When a tick has something to do, if nobody presses a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Somebody thinks: every tick is a part of it, of 5 ms on the device if the last tick was just
    /// before. So a board should tick again at once, and look after its buttons in between.
    Soon,
    /// Not before this time; half of the clock's round counts as past.
    At(u32),
    /// Never.
    Never,
}

impl Due {
    /// Whichever comes first.
    pub fn or_at(self, time: Option<u32>) -> Due {
        match (self, time) {
            (Due::At(due), Some(time)) if has_come(time, due) => Due::At(time),
            (Due::Never, Some(time)) => Due::At(time),
            (due, _) => due,
        }
    }
}

/// What the best bot would do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct HintText {
    pub play: Advised,
    pub why: [Line; 2],
}

/// Whether the last move can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// It is a person's own, and can be.
    LastMove,
    /// Nothing was played yet.
    Nothing,
    /// It cannot be: why, in three lines.
    Refused([&'static str; 3]),
}

/// Whether the record of a game has little room left.
pub(in crate::console) fn is_long(session: &impl Session) -> bool {
    session.room() <= LITTLE_ROOM
}

/// A game in progress, with its screens.
pub trait Session: Watch + Guided {
    /// Deals a game into a place that is there already: a session is large, and the stack of a board is small.
    ///
    /// # Errors
    /// If the set-up is not allowed; the set-up screens only let allowed ones through.
    fn deal_onto(place: &mut Option<Self>, deal: &Deal) -> Result<(), SetupError>;

    /// Which game these saved bytes are, and how many moves were made. They are not played, so this takes no time, and a move
    /// that is not legal where it stands is not noticed.
    ///
    /// # Errors
    /// If the bytes are not a game of this version.
    fn game_in(saved: &[u8]) -> Result<(Kind, u16), Unreadable>;

    /// Resumes a saved game in such a place, and plays the packed moves that were made since then. A long game takes
    /// seconds on a small board: `alive` is called after every move, for its watchdog.
    ///
    /// # Errors
    /// If the bytes are no game of this version, or one of the moves is not legal where it stands. Then the place
    /// is empty.
    fn resume_onto(
        place: &mut Option<Self>,
        saved: &[u8],
        moves: &[u16],
        alive: &mut dyn FnMut(),
    ) -> Result<(), Unreadable>;

    /// Deals a game, if the set-up is allowed.
    fn deal(deal: &Deal) -> Option<Self> {
        let mut table = None;
        Self::deal_onto(&mut table, deal).ok()?;
        table
    }

    /// Resumes a saved game, if the bytes are one.
    fn resume(saved: &[u8], moves: &[u16]) -> Option<Self> {
        let mut table = None;
        Self::resume_onto(&mut table, saved, moves, &mut || {}).ok()?;
        table
    }

    /// Writes the game; how many bytes.
    fn save(&self, room: &mut [u8]) -> usize;

    /// How many moves had been made when these bytes were written, if they are a save of this very game. It may have
    /// gone another way since then.
    fn moves_in(&self, saved: &[u8]) -> Option<u16>;

    /// How many moves were made.
    fn played(&self) -> u16;

    /// The last moves, packed, the newest at the end: what a journal adds to an earlier save. There are at most
    /// [`LATEST`] of them.
    fn latest(&self) -> &[u16];

    /// How many more moves there can be for certain: a record of moves has an end.
    fn room(&self) -> u16;

    /// Whether the players must be told now how much room is left.
    fn must_tell_room(&self) -> bool;

    /// They were told.
    fn room_told(&mut self);

    /// They agree to end the game here, with the points so far.
    fn end_by_agreement(&mut self);

    /// How it was set up.
    fn setup(&self) -> &Deal;

    /// Whether the final table is shown.
    fn is_over(&self) -> bool;

    /// Who may look at the present screen.
    fn audience(&self) -> Audience;

    /// Whose decision is on the screen, a human's or a bot's; `None` while something is shown.
    fn decides(&self) -> Option<Seat>;

    /// A button was pressed.
    fn press(&mut self, button: Button, settings: &Settings) -> Step;

    /// Time passes: bots think in slices, the more of them the longer ago the last tick was; events end.
    fn tick(&mut self, now: u32, settings: &Settings) -> Step;

    /// Time went by while the board was busy, so that nobody could think in it.
    fn pass(&mut self, now: u32);

    /// When the next tick has something to do.
    fn due(&self, settings: &Settings) -> Due;

    /// A number that is another one whenever time alone has changed the picture.
    fn frame_id(&self) -> u32;

    /// Draws the present screen on a dark frame.
    fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, settings: &Settings);

    /// The game is on the screen again after a pause or a break: who may call something has the whole time for it again.
    fn come_back(&mut self) {}

    /// The page of the game's rules that is about the phase at hand, from 0.
    fn rules_page(&self) -> usize;

    /// Whether the last move can be taken back.
    fn can_undo(&self) -> Undo;

    /// Takes the last move back.
    fn undo(&mut self);

    /// Who may read a hint; `None` if there is none now, because no human decides.
    fn hint_for(&self) -> Option<Audience>;

    /// Thinks about a hint for a while; `None` if it is not ready yet.
    fn hint(&mut self, now: u32) -> Option<HintText>;

    /// Does what the hint said.
    fn follow_hint(&mut self) -> Step;

    /// What happened, counted back from the last move; public, so that everybody may read it.
    fn happened(&self, back: usize) -> Option<Line>;
}
