//! Bango, for 2 to 5 players.
//!
//! A turn reveals cards into a row. Who stops in time takes what they like of it; a number that comes twice
//! explodes, and the row is shared out among all. A *Bango* destroys a card of the row with one of the same
//! number from the hand. Hands are laid down as sequences, at most three a player, and what fits nowhere counts
//! against them.
//!
//! Everything that is taken was seen by all, so nearly the whole game is public: the [`OpenState`]. What is not, the
//! order of the deck, the cards taken out and the first card of each player, is the rest of [`Bango`]. Chance
//! ends with the deal, so no generator is kept.

mod card;
mod deck;
mod event;
mod explosion;
mod illegal;
mod lay_down;
mod legal;
mod moves;
mod numbers;
mod play;
mod position;
mod preview;
mod public;
mod row;
mod sample;
#[cfg(test)]
mod sample_tests;
mod score;
mod sequence;
mod sequences;
mod sound;
#[cfg(test)]
mod tests;
mod view;
mod zones;

pub use card::{BangoSuits, CARDS, Card, HIGHEST, Hand, copies, is_black, removed_from};
pub(crate) use card::{COLOURED, coloured_numbers};
pub use event::{Event, LayDown};
pub use illegal::Illegal;
pub use moves::Move;
pub use numbers::Numbers;
pub use position::PositionError;
pub use preview::LaidDown;
pub use public::{HAND_LIMIT, OpenState, Phase, PublicState};
pub use row::Row;
pub use score::{Tally, bonus};
pub use sequence::Sequence;
pub use sequences::{Nth, Sequences};
pub use view::View;
pub use zones::Zones;

use core::ops::RangeInclusive;

use crate::cards::Rng;
use crate::games::{
    Disclosure, Game, Kind, Moves, Observer, PerSeat, Players, Seat, SeatSet, Setup, SetupError,
};
use deck::Deck;
use play::Play;

/// A game of Bango.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bango {
    /// All that is public.
    open: OpenState,
    /// The deck in its order.
    deck: Deck,
    /// The cards taken out before the deal.
    removed: Hand,
    /// The card that each player was dealt, while it is in the hand and nobody else has seen it.
    secrets: PerSeat<Option<Card>>,
}

impl Bango {
    /// What everybody at the table knows.
    #[inline]
    pub const fn open(&self) -> &OpenState {
        &self.open
    }

    /// A seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Hand {
        view::with_secret(self.open.known[seat], self.secrets[seat])
    }

    /// The cards of the deck, the bottom one first, to be put into another order: so a bot makes another world of one
    /// that it has sampled.
    #[inline]
    pub(crate) fn deck_mut(&mut self) -> &mut [Card] {
        self.deck.cards_mut(self.open.deck)
    }

    /// Whether a seat holds no cards.
    #[inline]
    fn hand_is_empty(&self, seat: Seat) -> bool {
        self.open.known[seat].is_empty() && self.secrets[seat].is_none()
    }

    /// How many cards a seat holds.
    #[inline]
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.open.known[seat].len() + u8::from(self.secrets[seat].is_some())
    }
}

impl Game for Bango {
    const KIND: Kind = Kind::Bango;
    const NAME: &'static str = "bango";
    const TITLE: &'static str = "Bango";
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    type Options = ();
    type Move = Move;
    type Illegal = Illegal;
    type Event = Event;
    type PublicState = PublicState;
    type View = View;
    type Zones = Zones;
    const DEALT: &'static [&'static str] = Zones::DEALT;

    fn deal(setup: &Setup<()>) -> Result<Bango, SetupError> {
        setup.check(Kind::Bango)?;
        let mut rng = Rng::new(setup.seed);
        let mut deck = Deck::shuffled(&mut rng);
        let mut left = u8::try_from(CARDS).unwrap_or(u8::MAX);
        let removed = (0..removed_from(setup.players)).filter_map(|_| deck.draw(&mut left)).collect();
        let mut secrets = PerSeat::default();
        for secret in secrets.seated_mut(setup.players) {
            *secret = deck.draw_first(&mut left, &mut rng);
        }
        Ok(Bango { open: OpenState::new(setup.players, setup.first, left), deck, removed, secrets })
    }

    #[inline]
    fn players(&self) -> Players {
        self.open.players
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.open.to_move()
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        let hand = self.to_move().map_or(Hand::EMPTY, |seat| self.hand(seat));
        legal::fill(&self.open, hand, moves);
    }

    #[inline]
    fn play_observed(
        &mut self,
        mv: Move,
        observer: &mut impl Observer<Bango>,
    ) -> Result<Option<Disclosure>, Illegal> {
        Play { game: self, observer }.decide(mv)
    }

    fn end_by_agreement(&mut self) {
        self.open.phase = Phase::Over;
    }

    fn scores(&self) -> PerSeat<i16> {
        PerSeat::from_fn(|seat| self.open.tally(seat).total())
    }

    fn winners(&self) -> SeatSet {
        if self.open.phase != Phase::Over {
            return SeatSet::EMPTY;
        }
        let scores = self.scores();
        let best = scores.seated(self.open.players).max().copied().unwrap_or(0);
        self.open.players.seats().filter(|&seat| scores[seat] == best).collect()
    }

    fn zones(&self) -> Zones {
        Zones::of(self)
    }

    fn is_sound(&self) -> bool {
        sound::is_sound(self)
    }

    fn public_state(&self) -> PublicState {
        PublicState { open: self.open, hands: PerSeat::from_fn(|seat| self.hand_len(seat)) }
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn sample(view: &View, rng: &mut Rng) -> Bango {
        sample::sample(view, rng)
    }
}
