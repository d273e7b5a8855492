//! Playing a record back, move by move.

use core::fmt;

use super::{Checkpoint, Record};
use crate::games::{Disclosure, Game, Kind, Moves, Observer, SetupError};

/// A recorded game on its way to the end.
///
/// ```
/// use engine::cards::Seed;
/// use engine::games::{Game, Moves, Players, Seat, Setup};
/// use engine::record::{Match, Replay};
///
/// fn play_one_move_and_replay_it<G: Game>() {
///     let options = G::Options::default();
///     let setup = Setup { players: Players::Two, first: Seat::One, options, seed: Seed(1) };
///     let mut played = Match::<G>::new(&setup).expect("two can play");
///     let mut moves = Moves::new();
///     played.game().legal_moves(&mut moves);
///     assert!(played.play(moves[0]).is_ok());
///     let mut replay = Replay::<G>::new(played.record()).expect("it was just dealt");
///     assert_eq!(replay.step(&mut ()), Ok(Some(moves[0])));
///     assert_eq!(replay.game(), played.game());
///     assert_eq!(replay.step(&mut ()), Ok(None));
/// }
/// # for kind in engine::games::Kind::ALL { engine::for_kind!(kind, G => play_one_move_and_replay_it::<G>()) }
/// ```
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record,
    pub(super) game: G,
    pub(super) checkpoint: Checkpoint,
}

impl<'a, G: Game> Replay<'a, G> {
    /// The game as it was dealt.
    ///
    /// # Errors
    /// If the set-up is not allowed.
    pub fn new(record: &'a Record) -> Result<Replay<'a, G>, ReplayError> {
        let game = G::deal(&record.setup::<G>()?).map_err(ReplayError::Setup)?;
        Ok(Replay { record, game, checkpoint: Checkpoint::default() })
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
        Ok(self.record.next_of(&self.game, self.checkpoint)?.map(|(mv, _)| mv))
    }

    /// Plays the next move; `None` at the end of the record, where a game that was ended by agreement ends.
    ///
    /// # Errors
    /// If there is no such move.
    pub fn step(&mut self, observer: &mut impl Observer<G>) -> Result<Option<G::Move>, ReplayError> {
        Ok(self.record.step(&mut self.game, &mut self.checkpoint, observer)?.map(|(mv, _)| mv))
    }
}

/// A move that was played again, and what somebody learned by it.
type Played<G> = (<G as Game>::Move, Option<Disclosure>);

impl Record {
    /// The move of a game that has come so far, and the checkpoint behind it; `None` at the end.
    fn next_of<G: Game>(
        &self,
        game: &G,
        at: Checkpoint,
    ) -> Result<Option<(G::Move, Checkpoint)>, ReplayError> {
        let Checkpoint { count, bits } = at;
        let error = ReplayError::Move { at: count };
        if count == self.count {
            // Every bit must belong to a move.
            return if bits == self.choices.bits() { Ok(None) } else { Err(error) };
        }
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        let (choice, bits) = self.choices.read(bits, moves.len()).ok_or(error)?;
        let mv = *moves.get(choice).ok_or(error)?;
        Ok(Some((mv, Checkpoint { count: count + 1, bits })))
    }

    /// Plays the next move of a game that has come so far, and returns it with what somebody learned by it. Behind the
    /// last one it ends, if the players agreed on that.
    pub(super) fn step<G: Game>(
        &self,
        game: &mut G,
        at: &mut Checkpoint,
        observer: &mut impl Observer<G>,
    ) -> Result<Option<Played<G>>, ReplayError> {
        let Some((mv, next)) = self.next_of(game, *at)? else {
            if self.agreed && game.to_move().is_some() {
                game.end_by_agreement();
            }
            return Ok(None);
        };
        let disclosure = game.play_observed(mv, observer).map_err(|_| ReplayError::Move { at: at.count })?;
        *at = next;
        Ok(Some((mv, disclosure)))
    }
}

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
