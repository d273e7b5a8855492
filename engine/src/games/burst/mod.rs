//! Burst: everybody plays cards face down; the colour with the most cards scores, unless there are too many.
//!
//! A game is a fixed number of rounds. In each of a round's three turns every player chooses one or two cards
//! in secret; then all are revealed together and everybody draws back to five. After the third turn the
//! colours are [judged](judge): many 1s score alone; else colours that tie for the most cards, or that burst,
//! go away, until one is left that scores or none is.
//!
//! [`Burst`] is the whole state. What everybody sees of it is a [`PublicState`]; a seat's [`View`] is that table and
//! the seat's own cards.

mod card;
mod counts;
mod event;
mod five;
mod moves;
mod options;
mod play;
mod position;
mod public;
mod ruleset;
mod score;
mod sound;
#[cfg(test)]
mod tests;
mod view;
mod zones;

pub use card::{BurstSuits, COPIES, Card, KINDS};
pub use counts::Counts;
pub use event::Event;
pub use five::Five;
pub use moves::{Illegal, Move};
pub use options::Options;
pub use position::{Position, PositionError};
pub use public::{Phase, PublicState};
pub use ruleset::{RULESETS, Ruleset, Turn};
pub use score::{Gone, RoundOutcome, Tally, Verdict, Why, judge};
pub use view::View;
pub use zones::Zones;

use super::{Disclosure, Game, Kind, Moves, Observer, PerSeat, Players, Seat, SeatSet, Setup, SetupError};
use core::ops::RangeInclusive;

use crate::cards::Rng;

/// At most so many cards are left to draw from once the hands are dealt: 100 less two hands of five.
const DECK: usize = 90;

/// A game of Burst.
///
/// ```
/// use engine::cards::Seed;
/// use engine::games::burst::{Burst, Options};
/// use engine::games::{Game, Moves, Players, Seat, Setup};
/// let options = Options { aggressive: true };
/// let mut game = Burst::deal(&Setup { players: Players::Two, first: Seat::One, options, seed: Seed(1) })?;
/// let mut moves = Moves::new();
/// while game.to_move().is_some() {
///     game.legal_moves(&mut moves);
///     assert!(game.play(moves[0]).is_ok());
/// }
/// assert!(!game.winners().is_empty());
/// # Ok::<(), engine::games::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Burst {
    /// All that everybody can see.
    public: PublicState,
    /// What each player holds.
    hands: PerSeat<Five>,
    /// What lies face down in front of each player until all have chosen.
    chosen: PerSeat<Five>,
    /// The card that each player had left when the game ended, put away unseen.
    leftovers: PerSeat<Option<Card>>,
    /// The cards taken out of the game unseen.
    removed: Counts,
    /// The deck, the next card last.
    deck: heapless::Vec<Card, DECK, u8>,
    rng: Rng,
}

impl Game for Burst {
    const KIND: Kind = Kind::Burst;
    const NAME: &'static str = "burst";
    const TITLE: &'static str = "Burst";
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;
    type Event = Event;
    type PublicState = PublicState;
    type View = View;
    type Zones = Zones;
    const DEALT: &'static [&'static str] = &["deck", "removed", "hands"];

    /// Once: the deck is that of the published game (U1), with the number 6.
    fn rules_version(_: &Options) -> u8 {
        1
    }

    fn deal(setup: &Setup<Options>) -> Result<Burst, SetupError> {
        setup.check(Kind::Burst)?;
        let ruleset = Ruleset::of(setup.players, setup.options)?;
        let mut rng = Rng::new(setup.seed);
        let mut cards = card::DECK;
        rng.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        let removed = cards.by_ref().take(usize::from(ruleset.taken_out)).collect();
        let mut hands = PerSeat::splat(Five::EMPTY);
        for seat in setup.players.from(setup.first) {
            hands[seat] = cards.by_ref().take(usize::from(Five::MOST)).collect();
        }
        let mut deck = heapless::Vec::new();
        for card in cards.rev() {
            // Two hands at least are dealt, so the rest fits.
            let _ = deck.push(card);
        }
        Ok(Burst {
            public: PublicState::new(ruleset, setup.first),
            hands,
            chosen: PerSeat::splat(Five::EMPTY),
            leftovers: PerSeat::splat(None),
            removed,
            deck,
            rng,
        })
    }

    #[inline]
    fn players(&self) -> Players {
        self.public.players()
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.public.to_move()
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        match self.public.to_move() {
            Some(seat) => moves::fill(self.hands[seat], moves),
            None => moves.clear(),
        }
    }

    #[inline]
    fn play_observed(
        &mut self,
        Move::Play(card): Move,
        observer: &mut impl Observer<Burst>,
    ) -> Result<Option<Disclosure>, Illegal> {
        self.choose(card, observer)
    }

    fn end_by_agreement(&mut self) {
        self.public.phase = Phase::Over;
    }

    fn scores(&self) -> PerSeat<i16> {
        self.public.scores().map(i16::from)
    }

    fn winners(&self) -> SeatSet {
        self.public.winners()
    }

    fn zones(&self) -> Zones {
        Zones::of(self)
    }

    fn is_sound(&self) -> bool {
        sound::is_sound(self)
    }

    fn public_state(&self) -> PublicState {
        self.public.clone()
    }

    fn view(&self, seat: Seat) -> View {
        View {
            public: self.public.clone(),
            seat,
            hand: self.hands[seat],
            chosen: self.chosen[seat],
            leftover: self.leftovers[seat],
        }
    }

    fn sample(view: &View, rng: &mut Rng) -> Burst {
        view.sample(rng)
    }
}
