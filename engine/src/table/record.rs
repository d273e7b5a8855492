//! The record of a game: its set-up and its moves, from which every state can be had again.

use core::fmt;

use super::choices::Choices;
use crate::cards::Seed;
use crate::games::{Game, GameOptions, Kind, Moves, Players, Seat, Setup, SetupError, Witness};

/// Set-up and moves of a game of any kind.
///
/// A move is kept as its place in the list of legal moves, which takes a bit or two: random games of No Idea have
/// thousands of moves, and two bytes for each would be too much to save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub(super) kind: Kind,
    pub(super) players: Players,
    pub(super) first: Seat,
    pub(super) options: u16,
    pub(super) seed: Seed,
    /// How many moves were played, forced ones too.
    pub(super) count: u16,
    pub(super) choices: Choices,
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
            choices: Choices::default(),
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
    pub(super) fn push<G: Game>(&mut self, game: &G, mv: G::Move) -> Result<(), RecordFull> {
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        let choice = moves.partition_point(|listed| *listed < mv);
        let count = self.count.checked_add(1).ok_or(RecordFull)?;
        self.choices.push(choice, moves.len())?;
        self.count = count;
        Ok(())
    }

    /// A place in the record to come back to.
    pub(super) const fn mark(&self) -> Mark {
        Mark { count: self.count, bits: self.choices.bits() }
    }

    /// Drops all moves after a mark.
    pub(super) fn rewind(&mut self, mark: Mark) {
        self.count = mark.count;
        self.choices.truncate(mark.bits);
    }

    /// Plays the first `count` moves again, or all of them if there are fewer.
    ///
    /// # Errors
    /// If the set-up is not allowed or a move is not legal where it stands.
    pub fn replay<G: Game>(&self, count: u16, witness: &mut impl Witness<G>) -> Result<G, ReplayError> {
        let mut replay = Replay::new(self)?;
        while replay.mark.count < count && replay.step(witness)?.is_some() {}
        Ok(replay.game)
    }
}

/// How many moves of a record stand before a place, and how many bits they take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Mark {
    pub(super) count: u16,
    bits: u16,
}

/// A recorded game on its way to the end.
///
/// ```
/// use engine::games::burst::Burst;
/// use engine::games::{Players, Seat, Setup};
/// use engine::table::{Match, Replay};
/// # use engine::cards::Seed;
/// let setup = Setup { players: Players::Two, first: Seat::One, options: Default::default(), seed: Seed(1) };
/// let mut burst = Match::<Burst>::new(&setup)?;
/// # let mut moves = engine::games::Moves::new();
/// # engine::games::Game::legal_moves(burst.game(), &mut moves);
/// burst.play(moves[0])?;
/// let mut replay = Replay::<Burst>::new(burst.record())?;
/// assert_eq!(replay.step(&mut ())?, Some(moves[0]));
/// assert_eq!(replay.game(), burst.game());
/// assert_eq!(replay.step(&mut ())?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record,
    pub(super) game: G,
    pub(super) mark: Mark,
}

impl<'a, G: Game> Replay<'a, G> {
    /// The game as it was dealt.
    ///
    /// # Errors
    /// If the set-up is not allowed.
    pub fn new(record: &'a Record) -> Result<Replay<'a, G>, ReplayError> {
        let game = G::deal(&record.setup::<G>()?).map_err(ReplayError::Setup)?;
        Ok(Replay { record, game, mark: Mark::default() })
    }

    /// The game as it stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The next move of the record; `None` at its end.
    ///
    /// # Errors
    /// If there is no such move.
    pub fn next_move(&self) -> Result<Option<G::Move>, ReplayError> {
        Ok(self.next()?.map(|(mv, _)| mv))
    }

    /// Plays the next move; `None` at the end of the record.
    ///
    /// # Errors
    /// If there is no such move.
    pub fn step(&mut self, witness: &mut impl Witness<G>) -> Result<Option<G::Move>, ReplayError> {
        let Some((mv, mark)) = self.next()? else { return Ok(None) };
        self.game.play_before(mv, witness).map_err(|_| ReplayError::Move { at: self.mark.count })?;
        self.mark = mark;
        Ok(Some(mv))
    }

    fn next(&self) -> Result<Option<(G::Move, Mark)>, ReplayError> {
        let Mark { count, bits } = self.mark;
        let error = ReplayError::Move { at: count };
        if count == self.record.count {
            // Every bit must belong to a move.
            return if bits == self.record.choices.bits() { Ok(None) } else { Err(error) };
        }
        let mut moves = Moves::new();
        self.game.legal_moves(&mut moves);
        let (choice, bits) = self.record.choices.read(bits, moves.len()).ok_or(error)?;
        let mv = *moves.get(choice).ok_or(error)?;
        Ok(Some((mv, Mark { count: count + 1, bits })))
    }
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

/// Why a record cannot be played back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// It is the record of this other game.
    OtherGame(Kind),
    /// The options mean nothing in this game.
    Options,
    /// The set-up is not allowed.
    Setup(SetupError),
    /// A move does not exist where it stands.
    Move {
        /// How many moves stand before it.
        at: u16,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::OtherGame(kind) => write!(f, "this is a record of {}", kind.title()),
            ReplayError::Options => f.write_str("the options mean nothing in this game"),
            ReplayError::Setup(error) => fmt::Display::fmt(error, f),
            ReplayError::Move { at } => write!(f, "there is no legal move after move {at}"),
        }
    }
}

impl core::error::Error for ReplayError {}
