//! A game in play together with its record.

use core::fmt;

use super::record::Mark;
use super::{Record, RecordFull, Replay, ReplayError};
use crate::games::{Game, News, Setup, SetupError, Witness};

/// A game and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    game: G,
    record: Record,
}

impl<G: Game> Match<G> {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the set-up is not allowed.
    pub fn new(setup: &Setup<G::Options>) -> Result<Match<G>, SetupError> {
        Ok(Match { game: G::deal(setup)?, record: Record::new::<G>(setup) })
    }

    /// Goes on with a recorded game where it stopped.
    ///
    /// # Errors
    /// If the record cannot be played back.
    pub fn resume(record: Record) -> Result<Match<G>, ReplayError> {
        Ok(Match { game: record.replay(u16::MAX, &mut ())?, record })
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The record so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Plays a move before a witness and records it.
    ///
    /// # Errors
    /// If the move is not legal, or the record is full; then nothing has changed.
    pub fn play_before(
        &mut self,
        mv: G::Move,
        witness: &mut impl Witness<G>,
    ) -> Result<Option<News>, PlayError<G>> {
        let mark = self.record.mark();
        self.record.push(&self.game, mv).map_err(PlayError::Full)?;
        let played = self.game.play_before(mv, witness);
        if played.is_err() {
            self.record.rewind(mark);
        }
        played.map_err(PlayError::Illegal)
    }

    /// Plays a move and records it.
    ///
    /// # Errors
    /// If the move is not legal, or the record is full; then nothing has changed.
    pub fn play(&mut self, mv: G::Move) -> Result<Option<News>, PlayError<G>> {
        self.play_before(mv, &mut ())
    }

    /// The last move, if it can be taken back: nobody has learned anything by it.
    ///
    /// # Errors
    /// Says why it cannot.
    pub fn can_undo(&self) -> Result<G::Move, UndoRefused> {
        self.before_last().map(|(_, mv, _)| mv)
    }

    /// Takes the last move back and gives it back.
    ///
    /// # Errors
    /// Says why it cannot be taken back; then nothing has changed.
    pub fn undo(&mut self) -> Result<G::Move, UndoRefused> {
        let (game, mv, mark) = self.before_last()?;
        self.game = game;
        self.record.rewind(mark);
        Ok(mv)
    }

    /// The game before its last move, if that may be taken back, and the move.
    fn before_last(&self) -> Result<(G, G::Move, Mark), UndoRefused> {
        let before = self.record.len().checked_sub(1).ok_or(UndoRefused::NothingPlayed)?;
        // The record has just been played, so replaying it cannot fail.
        let unplayed = |_| UndoRefused::NothingPlayed;
        let mut replay = Replay::<G>::new(&self.record).map_err(unplayed)?;
        while replay.mark.count < before && replay.step(&mut ()).map_err(unplayed)?.is_some() {}
        let mv = replay.next_move().map_err(unplayed)?.ok_or(UndoRefused::NothingPlayed)?;
        match replay.game.clone().play(mv) {
            Ok(None) => Ok((replay.game, mv, replay.mark)),
            Ok(Some(news)) => Err(UndoRefused::News(news)),
            Err(_) => Err(UndoRefused::NothingPlayed),
        }
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
    News(News),
}

impl fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoRefused::NothingPlayed => "nothing was played yet",
            UndoRefused::News(News::Revealed) => "a card was turned up",
            UndoRefused::News(News::Shown) => "a card from a hand was seen",
            UndoRefused::News(News::Drawn) => "a card was drawn",
            UndoRefused::News(News::Shuffled) => "the cards were shuffled",
        })
    }
}

impl<G: Game> core::error::Error for PlayError<G> {}

impl core::error::Error for UndoRefused {}
