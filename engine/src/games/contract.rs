//! The traits that every game implements. [`Game`] is the main one; the others describe its moves, views and
//! observers.

use core::fmt::{Debug, Display};
use core::ops::RangeInclusive;
use core::str::FromStr;

use super::{GameOptions, Kind, Moves, PerSeat, Players, Seat, SeatSet, Setup, SetupError};
use crate::cards::{NotationError, Rng};

/// A move: one small decision, with a text form and a form of two bytes.
pub trait GameMove: Copy + Ord + Debug + Display + FromStr<Err = NotationError> {
    /// The move in two bytes.
    fn pack(self) -> u16;

    /// The move from two bytes, if they are the packed form of one. Every move has exactly one packed form.
    fn unpack(bits: u16) -> Option<Self>;
}

/// What somebody learned by a move, so that it cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disclosure {
    /// A card was turned up that nobody had seen.
    Revealed,
    /// A card left a hidden hand and was seen by others.
    Shown,
    /// A player drew a card and has seen it.
    Drawn,
    /// Cards were shuffled.
    Shuffled,
}

/// Is told what happens while a move is played. Events are public: they may be shown on any screen.
///
/// `()` is the observer that ignores everything.
pub trait Observer<G: Game> {
    /// Something happened that everybody at the table can see. The moment is right after it, perhaps in the middle of
    /// the move, and can be asked for the public state.
    #[inline]
    fn event(&mut self, event: G::Event, moment: Moment<'_, G>) {
        let _ = (event, moment);
    }

    /// A new deck or draw pile was just formed in the middle of a move, and none of it was drawn yet.
    ///
    /// This is only for logs, which write down the new order. It is not public.
    #[inline]
    fn shuffled(&mut self, game: &G) {
        let _ = game;
    }

    /// Another round was just dealt. Only for logs, like [`shuffled`](Observer::shuffled).
    #[inline]
    fn dealt(&mut self, game: &G) {
        let _ = game;
    }
}

impl<G: Game> Observer<G> for () {}

/// A moment during a move, as everybody sees it.
///
/// The public state is computed only if somebody asks for it. Most observers do not, so playing many moves stays
/// fast.
#[derive(Debug)]
pub struct Moment<'a, G>(&'a G);

impl<'a, G: Game> Moment<'a, G> {
    #[inline]
    pub(crate) const fn of(game: &'a G) -> Moment<'a, G> {
        Moment(game)
    }

    /// What everybody sees at this moment.
    pub fn public_state(&self) -> G::PublicState {
        self.0.public_state()
    }
}

/// What one seat may know of a game. It is the only input of a bot, and of the screen of a deciding player.
pub trait GameView: Clone + Eq + Debug {
    /// A decision of a player.
    type Move: GameMove;

    /// Whose view it is.
    fn seat(&self) -> Seat;

    /// Whose decision it is; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Fills the list with all legal moves of this seat, sorted; none if the decision is not its own.
    fn legal_moves(&self, moves: &mut Moves<Self::Move>);
}

/// What can be written into a log. Without the feature `serde` that is any type.
#[cfg(feature = "serde")]
pub trait Serializable: serde::Serialize {}
#[cfg(feature = "serde")]
impl<T: serde::Serialize> Serializable for T {}
/// What can be written into a log. Without the feature `serde` that is any type.
#[cfg(not(feature = "serde"))]
pub trait Serializable {}
#[cfg(not(feature = "serde"))]
impl<T> Serializable for T {}

/// A card game: its whole state at one moment, as plain data of a few hundred bytes.
///
/// Two games are equal if every card is in the same place, the same player has the same decision, and the random
/// generator is in the same state.
pub trait Game: Clone + Eq + Debug {
    /// Which game it is.
    const KIND: Kind;
    /// The name in code, logs and on the command line.
    const NAME: &'static str;
    /// The name for people.
    const TITLE: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// Its options and variants.
    type Options: GameOptions;
    /// A decision of a player.
    type Move: GameMove;
    /// Why a move is not legal now.
    type Illegal: Copy + Eq + Debug + Display;
    /// Something that happens and that everybody can see.
    type Event: Copy + Eq + Debug;
    /// What everybody at the table sees.
    type PublicState: Clone + Eq + Debug;
    /// What one seat may know.
    type View: GameView<Move = Self::Move>;
    /// Where every card is, as logs write it.
    type Zones: Clone + Eq + Debug + Serializable;
    /// The names of those zones that the set-up line of a log contains.
    const DEALT: &'static [&'static str];

    /// How often the rules of a game with these options have changed since the first version of the game.
    ///
    /// Goes up by one whenever the same set-up, seed and moves no longer give the same game: other cards, another way of
    /// dealing, another list of legal moves. Records carry it, so that an old one is refused and never misread. Where
    /// the change only matters with some options, games without them can be continued.
    fn rules_version(options: &Self::Options) -> u8 {
        let _ = options;
        0
    }

    /// Shuffles and deals.
    ///
    /// # Errors
    /// If the set-up is not allowed.
    fn deal(setup: &Setup<Self::Options>) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> Players;

    /// Whose decision it is; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// Whether a move is the whole table's answer, so that no seat has decided it, not even the one that is asked.
    fn is_of_the_table(mv: Self::Move) -> bool {
        let _ = mv;
        false
    }

    /// Fills the list with all legal moves, sorted. None when the game is over.
    fn legal_moves(&self, moves: &mut Moves<Self::Move>);

    /// Plays a move, tells the observer each event, and returns what somebody learned by the move, if anything.
    ///
    /// # Errors
    /// If the move is not legal now; then nothing has changed.
    fn play_observed(
        &mut self,
        mv: Self::Move,
        observer: &mut impl Observer<Self>,
    ) -> Result<Option<Disclosure>, Self::Illegal>;

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is not legal now; then nothing has changed.
    #[inline]
    fn play(&mut self, mv: Self::Move) -> Result<Option<Disclosure>, Self::Illegal> {
        self.play_observed(mv, &mut ())
    }

    /// The players agree to end the game here: it is over, and the points so far count.
    fn end_by_agreement(&mut self);

    /// The points of each seat: the final ones when the game is over, before that the points so far.
    fn scores(&self) -> PerSeat<i16>;

    /// Who has won, once the game is over. Several winners share the victory.
    fn winners(&self) -> SeatSet;

    /// Where every card lies now, open or hidden: for logs and tests.
    fn zones(&self) -> Self::Zones;

    /// Whether every card is in exactly one place, and whatever else the rules never break: for checks.
    fn is_sound(&self) -> bool;

    /// What everybody sees now.
    fn public_state(&self) -> Self::PublicState;

    /// What a seat may know now, and nothing else.
    fn view(&self, seat: Seat) -> Self::View;

    /// Draws a random state that fits the view, so that the seat cannot tell it from the true one. Each such
    /// state is drawn as often as dealing and shuffling lead to it.
    fn sample(view: &Self::View, rng: &mut Rng) -> Self;
}
