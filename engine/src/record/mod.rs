//! A match and its record.
//!
//! The same set-up, seed and moves always give the same game. So a [`Record`] of these three is all that is needed to
//! save a game, to resume it, to take moves back, and to play it again. A [`Match`] is a game together with its
//! record, and a [`Replay`] plays a record move by move. A [`link`] is a finished game in letters, to be sent to somebody.

mod bytes;
mod choices;
mod game_match;
pub mod link;
mod replay;
mod undo;

use core::fmt;

use crate::cards::Seed;
use crate::games::{ChosenOptions, Game, GameOptions, Kind, Moves, Observer, Players, Seat, Setup};
use choices::ChoiceBits;

pub use bytes::LoadError;
pub use game_match::{Match, PlayError};
pub use replay::{Replay, ReplayError};
pub use undo::UndoRefused;

/// Set-up and moves of a game of any kind.
///
/// A move is stored as its place in the list of legal moves, which takes a bit or two. Random games can have
/// thousands of moves, and two bytes for each would be too much to save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    kind: Kind,
    players: Players,
    first: Seat,
    options: u16,
    seed: Seed,
    /// How many moves were played, forced ones too.
    count: u16,
    choices: ChoiceBits,
    /// Whether the players ended the game by agreement after the last move.
    agreed: bool,
}

impl Record {
    /// The record of a game that was just dealt.
    pub fn new<G: Game>(setup: &Setup<G::Options>) -> Record {
        Record {
            kind: G::KIND,
            players: setup.players,
            first: setup.first,
            options: setup.options.pack(),
            seed: setup.seed,
            count: 0,
            choices: ChoiceBits::default(),
            agreed: false,
        }
    }

    /// Which game was played.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Who began.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The options, if they mean anything in this game.
    pub fn options(&self) -> Option<ChosenOptions> {
        ChosenOptions::unpack(self.kind.options(), self.options)
    }

    /// What the cards were shuffled by.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// How many moves were played.
    pub const fn len(&self) -> u16 {
        self.count
    }

    /// Whether no move was played.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether the players ended the game by agreement, with the points so far.
    pub const fn is_agreed(&self) -> bool {
        self.agreed
    }

    /// How many more moves fit for certain, whatever they are. Most moves take less room than these.
    pub fn room(&self) -> u16 {
        self.choices.room().min(u16::MAX - self.count)
    }

    /// The set-up of the game.
    ///
    /// # Errors
    /// If this is the record of another game, or its options mean nothing.
    pub fn setup<G: Game>(&self) -> Result<Setup<G::Options>, ReplayError> {
        if self.kind != G::KIND {
            return Err(ReplayError::OtherGame(self.kind));
        }
        let options = G::Options::unpack(self.options).ok_or(ReplayError::Options)?;
        Ok(Setup { players: self.players, first: self.first, options, seed: self.seed })
    }

    /// Adds a move that is about to be played.
    fn push<G: Game>(&mut self, game: &G, mv: G::Move) -> Result<(), RecordFull> {
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        let choice = moves.partition_point(|listed| *listed < mv);
        let count = self.count.checked_add(1).ok_or(RecordFull)?;
        self.choices.push(choice, moves.len())?;
        self.count = count;
        Ok(())
    }

    /// A place in the record to come back to.
    const fn checkpoint(&self) -> Checkpoint {
        Checkpoint { count: self.count, bits: self.choices.bits() }
    }

    /// Drops all moves after a checkpoint.
    fn rewind(&mut self, checkpoint: Checkpoint) {
        self.count = checkpoint.count;
        self.choices.truncate(checkpoint.bits);
        self.agreed = false;
    }

    /// Plays the first `count` moves again, or all of them if there are fewer; then also the end that was agreed on.
    ///
    /// # Errors
    /// If the set-up is not allowed or a move is not legal where it stands.
    pub fn replay<G: Game>(&self, count: u16, observer: &mut impl Observer<G>) -> Result<G, ReplayError> {
        let mut replay = Replay::new(self)?;
        while replay.checkpoint.count < count && replay.step(observer)?.is_some() {}
        Ok(replay.game)
    }
}

/// How many moves of a record stand before a place, and how many bits they take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Checkpoint {
    count: u16,
    bits: u16,
}

/// There is no room for another move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordFull;

impl fmt::Display for RecordFull {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the record of this game is full")
    }
}

impl core::error::Error for RecordFull {}
