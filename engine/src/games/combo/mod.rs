//! Combo: get rid of your hand by making combinations with the tops of three piles.
//!
//! ```
//! use engine::cards::Seed;
//! use engine::games::combo::{Combo, Options};
//! use engine::games::{Game, Moves, Players, Seat, Setup};
//!
//! let options = Options { tokens: 6, ..Options::default() };
//! let setup = Setup { players: Players::Three, first: Seat::Two, options, seed: Seed(7) };
//! let mut game = Combo::deal(&setup)?;
//! let mut moves = Moves::new();
//! while game.to_move().is_some() {
//!     game.legal_moves(&mut moves);
//!     game.play(moves[0]).unwrap(); // places what can be placed, else draws
//! }
//! assert!(!game.winners().is_empty());
//! # Ok::<(), engine::games::SetupError>(())
//! ```
//!
//! What everybody sees is the [`PublicState`]; the rules keep most of it as the [`OpenState`]. The state adds the
//! hands, the deck and the chance that lies ahead; a [`View`] adds one hand and what lies covered in the piles. The rules read only what the
//! player who decides may know, so that state and view share them.

mod card;
mod combination;
mod draw;
mod event;
mod illegal;
mod legal;
mod memory;
mod moves;
mod options;
mod piles;
mod play;
mod position;
mod public;
mod round;
mod row;
mod sample;
mod sound;
#[cfg(test)]
mod tests;
mod view;
mod zones;

pub(crate) use card::colour_or_number;
pub use card::{CARDS, Card, ComboSuits, Hand, PerPile, Pile, fitting};
pub use combination::{Combination, Shown, combination};
pub use event::Event;
pub use illegal::Illegal;
pub use memory::Memory;
pub use moves::Move;
pub use options::Options;
pub use position::{Position, PositionError};
pub use public::{Gift, HandView, Made, OpenState, Phase, PublicState, Showing};
pub(crate) use sample::{Gaps, Unseen};
pub use view::View;
pub use zones::Zones;

use super::{Disclosure, Game, Kind, Moves, Observer, PerSeat, Players, Seat, SeatSet, Setup, SetupError};
use core::ops::RangeInclusive;

use crate::cards::Rng;
use legal::Decision;
use piles::Piles;
use play::Play;

/// A game of Combo at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combo {
    open: OpenState,
    piles: Piles,
    hands: PerSeat<Hand>,
    /// The card that lies face down and that only its owner has seen, where a seat is [`Showing::AllButOne`].
    secrets: PerSeat<Option<Card>>,
    rng: Rng,
}

impl Combo {
    /// All that everybody knows, apart from the piles.
    pub const fn open(&self) -> &OpenState {
        &self.open
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// The tops of the piles.
    #[inline]
    pub const fn tops(&self) -> &PerPile<Card> {
        self.piles.tops()
    }

    /// The card under the top of a pile.
    pub fn under(&self, pile: Pile) -> Option<Card> {
        self.piles.covered(pile).next()
    }

    /// The same as [`Game::play_observed`], but no round is dealt after the end of this one: for bots, who play a
    /// made-up world just so far and would pay for a deal that nobody looks at.
    ///
    /// # Errors
    /// Says why the move is not allowed; then nothing has changed.
    #[inline]
    pub(crate) fn play_in_round(
        &mut self,
        mv: Move,
        observer: &mut impl Observer<Combo>,
    ) -> Result<(), Illegal> {
        Play { game: self, observer, deals: false, disclosure: None }.decide(mv)
    }

    /// The decision of a seat, as far as that seat can know.
    #[inline]
    fn decision(&self, seat: Seat) -> Decision<'_> {
        Decision { open: &self.open, piles: &self.piles, hand: &self.hands[seat] }
    }

    /// The card that a seat has turned face down.
    fn hidden(&self, seat: Seat) -> Option<Card> {
        match self.open.showing[seat] {
            Showing::Nothing | Showing::All => None,
            Showing::AllButSeen(card) => Some(card),
            Showing::AllButOne => self.secrets[seat],
        }
    }
}

impl Game for Combo {
    const KIND: Kind = Kind::Combo;
    const NAME: &'static str = "combo";
    const TITLE: &'static str = "Combo";
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;
    type Event = Event;
    type PublicState = PublicState;
    type View = View;
    type Zones = Zones;
    const DEALT: &'static [&'static str] = &["deck", "piles", "hands"];

    /// Once: what stood when the turn began does not count again (C2), and the table is asked after every placement
    /// without a word (C7). Neither matters without these options.
    fn rules_version(options: &Options) -> u8 {
        u8::from(options.manners || options.sacrifice || options.second_chance)
    }

    fn deal(setup: &Setup<Options>) -> Result<Combo, SetupError> {
        setup.check(Kind::Combo)?;
        let mut game = Combo::cleared(setup);
        game.deal_round(setup.first);
        Ok(game)
    }

    fn players(&self) -> Players {
        self.open.players
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.open.phase.to_move()
    }

    #[inline]
    fn is_of_the_table(mv: Move) -> bool {
        matches!(mv, Move::Called | Move::Quiet)
    }

    fn legal_moves(&self, moves: &mut Moves<Move>) {
        moves.clear();
        if let Some(seat) = self.to_move() {
            self.decision(seat).list(moves);
        }
    }

    #[inline]
    fn play_observed(
        &mut self,
        mv: Move,
        observer: &mut impl Observer<Combo>,
    ) -> Result<Option<Disclosure>, Illegal> {
        let mut play = Play { game: self, observer, deals: true, disclosure: None };
        play.decide(mv)?;
        Ok(play.disclosure)
    }

    fn end_by_agreement(&mut self) {
        self.open.phase = Phase::Over;
    }

    fn scores(&self) -> PerSeat<i16> {
        self.open.tokens.map(i16::from)
    }

    fn winners(&self) -> SeatSet {
        self.open.winners()
    }

    fn zones(&self) -> Zones {
        Zones::of(self)
    }

    fn is_sound(&self) -> bool {
        sound::is_sound(self)
    }

    fn public_state(&self) -> PublicState {
        PublicState::of(self)
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn sample(view: &View, rng: &mut Rng) -> Combo {
        sample::sample(view, rng)
    }
}
