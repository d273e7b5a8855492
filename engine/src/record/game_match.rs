//! A match: it plays moves, records them, and takes them back.

use core::fmt;

use super::Checkpoint;
use super::{Record, RecordFull, Replay, ReplayError};
use crate::games::{Disclosure, Game, Observer, Setup, SetupError};

/// A game in play together with its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    game: G,
    record: Record,
    /// How far the game has come again, if it is [shown once more](Match::start_over).
    shown: Option<Checkpoint>,
}

impl<G: Game> Match<G> {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the set-up is not allowed.
    pub fn new(setup: &Setup<G::Options>) -> Result<Match<G>, SetupError> {
        Ok(Match { game: G::deal(setup)?, record: Record::new::<G>(setup), shown: None })
    }

    /// Goes on with a recorded game where it stopped.
    ///
    /// # Errors
    /// If the record cannot be played back.
    pub fn resume(record: Record) -> Result<Match<G>, ReplayError> {
        Ok(Match { game: record.replay(u16::MAX, &mut ())?, record, shown: None })
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
        let checkpoint = self.record.checkpoint();
        self.record.push(&self.game, mv).map_err(PlayError::Full)?;
        let played = self.game.play_observed(mv, observer);
        if played.is_err() {
            self.record.rewind(checkpoint);
        }
        played.map_err(PlayError::Illegal)
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
        self.record.step(&mut self.game, at, observer)
    }

    /// How many moves of it were made so far.
    pub fn made(&self) -> u16 {
        self.shown.map_or(self.record.count, |at| at.count)
    }

    /// Takes the last move back and returns it.
    ///
    /// # Errors
    /// Says why it cannot be taken back; then nothing has changed.
    pub fn undo(&mut self) -> Result<G::Move, UndoRefused> {
        self.take_back(1)
    }

    /// Takes back so many moves at once and returns the first of them. A long game is played through only once for that.
    ///
    /// # Errors
    /// Says why one of them cannot be taken back; then nothing has changed.
    pub fn take_back(&mut self, moves: u16) -> Result<G::Move, UndoRefused> {
        if self.shown.is_some() {
            return Err(UndoRefused::NothingPlayed);
        }
        let (game, mv, checkpoint) = self.before_last(moves)?;
        self.game = game;
        self.record.rewind(checkpoint);
        Ok(mv)
    }

    /// The first moves, played again.
    fn replay_of(&self, moves: u16) -> Result<Replay<'_, G>, ReplayError> {
        let mut replay = Replay::<G>::new(&self.record)?;
        while replay.checkpoint.count < moves && replay.step(&mut ())?.is_some() {}
        Ok(replay)
    }

    /// The game before its last moves, if all of them may be taken back, and the first of them.
    fn before_last(&self, moves: u16) -> Result<(G, G::Move, Checkpoint), UndoRefused> {
        let before = self.record.len().checked_sub(moves).ok_or(UndoRefused::NothingPlayed)?;
        // The record has just been played, so replaying it cannot fail.
        let unplayed = |_| UndoRefused::NothingPlayed;
        let mut replay = self.replay_of(before).map_err(unplayed)?;
        let first = replay.next_move().map_err(unplayed)?.ok_or(UndoRefused::NothingPlayed)?;
        let (game, checkpoint) = (replay.game.clone(), replay.checkpoint);
        while let Some(mv) = replay.next_move().map_err(unplayed)? {
            match replay.game.clone().play(mv) {
                Ok(None) => {}
                Ok(Some(disclosure)) => return Err(UndoRefused::Disclosed(disclosure)),
                Err(_) => return Err(UndoRefused::NothingPlayed),
            }
            replay.step(&mut ()).map_err(unplayed)?;
        }
        Ok((game, first, checkpoint))
    }
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

/// Why the last move cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// No move was played.
    NothingPlayed,
    /// Somebody learned something by it.
    Disclosed(Disclosure),
}

impl fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoRefused::NothingPlayed => "nothing was played yet",
            UndoRefused::Disclosed(Disclosure::Revealed) => "a card was turned up",
            UndoRefused::Disclosed(Disclosure::Shown) => "a card from a hand was seen",
            UndoRefused::Disclosed(Disclosure::Drawn) => "a card was drawn",
            UndoRefused::Disclosed(Disclosure::Shuffled) => "the cards were shuffled",
        })
    }
}

impl<G: Game> core::error::Error for PlayError<G> {}

impl core::error::Error for UndoRefused {}
