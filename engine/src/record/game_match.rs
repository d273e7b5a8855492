//! A match: it plays moves, records them, and takes them back.

use core::fmt;

use super::Checkpoint;
use super::undo::{UndoLimit, UndoRefused};
use super::{Record, RecordFull, Replay, ReplayError};
use crate::games::{Disclosure, Game, Observer, Seat, Setup, SetupError};

/// A game in play together with its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    game: G,
    record: Record,
    limit: UndoLimit,
    /// How far the game has come again, if it is [shown once more](Match::start_over).
    shown: Option<Checkpoint>,
}

impl<G: Game> Match<G> {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the set-up is not allowed.
    pub fn new(setup: &Setup<G::Options>) -> Result<Match<G>, SetupError> {
        Ok(Match {
            game: G::deal(setup)?,
            record: Record::new::<G>(setup),
            limit: UndoLimit::NEW,
            shown: None,
        })
    }

    /// Goes on with a recorded game where it stopped.
    ///
    /// # Errors
    /// If the record cannot be played back.
    pub fn resume(record: Record) -> Result<Match<G>, ReplayError> {
        let mut game = G::deal(&record.setup::<G>()?).map_err(ReplayError::Setup)?;
        let (mut at, mut limit) = (Checkpoint::default(), UndoLimit::NEW);
        loop {
            let asked = game.to_move();
            let Some((mv, disclosure)) = record.step(&mut game, &mut at, &mut ())? else { break };
            limit.note(at.count, chooser::<G>(asked, mv), disclosure);
        }
        Ok(Match { game, record, limit, shown: None })
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The record so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Plays a move, tells the observer what happens, and records the move.
    ///
    /// # Errors
    /// If the move is not legal, or the record is full, as that of a game that is shown once more always is; then
    /// nothing has changed.
    pub fn play_observed(
        &mut self,
        mv: G::Move,
        observer: &mut impl Observer<G>,
    ) -> Result<Option<Disclosure>, PlayError<G>> {
        if self.shown.is_some() {
            return Err(PlayError::Full(RecordFull));
        }
        let (checkpoint, asked) = (self.record.checkpoint(), self.game.to_move());
        self.record.push(&self.game, mv).map_err(PlayError::Full)?;
        match self.game.play_observed(mv, observer) {
            Ok(disclosure) => {
                self.limit.note(self.record.len(), chooser::<G>(asked, mv), disclosure);
                Ok(disclosure)
            }
            Err(error) => {
                self.record.rewind(checkpoint);
                Err(PlayError::Illegal(error))
            }
        }
    }

    /// Plays a move and records it.
    ///
    /// # Errors
    /// If the move is not legal, or the record is full; then nothing has changed.
    pub fn play(&mut self, mv: G::Move) -> Result<Option<Disclosure>, PlayError<G>> {
        self.play_observed(mv, &mut ())
    }

    /// The players agree to end the game here, with the points so far. The record says so.
    pub fn end_by_agreement(&mut self) {
        self.game.end_by_agreement();
        self.record.agreed = true;
    }

    /// Shows the game once more: sets it back to its deal. Its record stays, and [`step`](Match::step) plays it again.
    ///
    /// # Errors
    /// If it could not be dealt, which never happens to a match that was.
    pub fn start_over(&mut self) -> Result<(), ReplayError> {
        self.game = G::deal(&self.record.setup::<G>()?).map_err(ReplayError::Setup)?;
        self.shown = Some(Checkpoint::default());
        Ok(())
    }

    /// Plays the next move of a game that is shown once more; `None` at its end.
    ///
    /// # Errors
    /// If there is no such move, which never happens to a match that was played.
    pub fn step(&mut self, observer: &mut impl Observer<G>) -> Result<Option<G::Move>, ReplayError> {
        let Some(at) = &mut self.shown else { return Ok(None) };
        Ok(self.record.step(&mut self.game, at, observer)?.map(|(mv, _)| mv))
    }

    /// How many moves of it were made so far.
    pub fn made(&self) -> u16 {
        self.shown.map_or(self.record.count, |at| at.count)
    }

    /// Returns whose choice the last move was, if that player can take it back.
    ///
    /// # Errors
    /// Says why it cannot be taken back.
    pub fn can_undo(&self) -> Result<Seat, UndoRefused> {
        if self.shown.is_some() {
            return Err(UndoRefused::NothingPlayed);
        }
        self.limit.chooser(self.record.len())
    }

    /// Takes the last move back and returns it.
    ///
    /// # Errors
    /// Says why it cannot be taken back; then nothing has changed.
    pub fn undo(&mut self) -> Result<G::Move, UndoRefused> {
        self.can_undo()?;
        // The record has just been played, so replaying it cannot fail.
        self.drop_last().ok_or(UndoRefused::NothingPlayed)
    }

    /// Plays all moves but the last one again, and returns that one. Changes nothing if there is none.
    fn drop_last(&mut self) -> Option<G::Move> {
        let before = self.record.len().checked_sub(1)?;
        let mut replay = Replay::<G>::new(&self.record).ok()?;
        while replay.checkpoint.count < before && replay.step(&mut ()).ok()?.is_some() {}
        let last = replay.next_move().ok()??;
        let (game, checkpoint) = (replay.game.clone(), replay.checkpoint);
        self.game = game;
        self.record.rewind(checkpoint);
        Some(last)
    }
}

/// The seat that chose a move, if not the whole table did.
fn chooser<G: Game>(asked: Option<Seat>, mv: G::Move) -> Option<Seat> {
    asked.filter(|_| !G::is_of_the_table(mv))
}

/// Why a move was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError<G: Game> {
    /// It is not legal now.
    Illegal(G::Illegal),
    /// There is no room to record it.
    Full(RecordFull),
}

impl<G: Game> fmt::Display for PlayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Illegal(error) => fmt::Display::fmt(error, f),
            PlayError::Full(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl<G: Game> core::error::Error for PlayError<G> {}
