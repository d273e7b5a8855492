//! Bango, for 2 to 5 players.
//!
//! A turn reveals cards into a row. Who stops in time takes what they like of it; a number that comes twice
//! explodes, and the row is shared out among all. A *Bango* destroys a card of the row with one of the same
//! number from the hand. Hands are laid down as sequences, at most three a player, and what fits nowhere counts
//! against them.
//!
//! Everything that is taken was seen by all, so nearly the whole game is public: the [`Table`]. What is not, the
//! order of the deck, the cards taken out and the first card of each player, is the rest of [`Bango`]. Chance
//! ends with the deal, so no generator is kept.

mod arrange;
mod best_lay_down;
mod card;
mod deck;
mod event;
mod explosion;
mod illegal;
mod lay_down;
mod legal;
mod moves;
mod play;
mod row;
mod sample;
mod score;
mod sequence;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod zones;

pub use arrange::Misfit;
pub use best_lay_down::{BestLayDown, LayDownMoves, MOST_STEPS, POINT, Prices, best_lay_down};
pub use card::{BangoSuits, CARDS, Card, HIGHEST, Hand, copies, is_black, removed_from};
pub use event::{Event, LayDown};
pub use illegal::Illegal;
pub use moves::Move;
pub use row::Row;
pub use score::{Tally, bonus};
pub use sequence::{Nth, Sequence, Sequences};
pub use table::{HAND_LIMIT, Phase, Table};
pub use view::View;
pub use zones::Zones;

use crate::cards::Chance;
use crate::games::{Game, Kind, Moves, News, PerSeat, Players, Seat, SeatSet, Setup, SetupError, Witness};
use deck::Deck;

/// A game of Bango.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bango {
    /// All that is public.
    table: Table,
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
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// A seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Hand {
        view::with_secret(self.table.known[seat], self.secrets[seat])
    }

    /// Cuts the deck: so many cards from its top go under the rest.
    ///
    /// Of a sampled world this makes another one, for less than a shuffle.
    pub(crate) fn cut(&mut self, cards: u8) {
        self.deck.cut(self.table.deck, cards);
    }

    /// How many cards a seat holds.
    #[inline]
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.table.known[seat].len() + u8::from(self.secrets[seat].is_some())
    }
}

impl Game for Bango {
    const KIND: Kind = Kind::Bango;
    type Options = ();
    type Move = Move;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;
    type Zones = Zones;
    const DEALT: &'static [&'static str] = Zones::DEALT;

    fn deal(setup: &Setup<()>) -> Result<Bango, SetupError> {
        setup.check(Kind::Bango)?;
        let mut chance = Chance::new(setup.seed);
        let mut deck = Deck::shuffled(&mut chance);
        let mut left = u8::try_from(CARDS).unwrap_or(u8::MAX);
        let removed = (0..removed_from(setup.players)).filter_map(|_| deck.draw(&mut left)).collect();
        let mut secrets = PerSeat::default();
        for secret in secrets.seated_mut(setup.players) {
            *secret = deck.draw_first(&mut left, &mut chance);
        }
        Ok(Bango { table: Table::new(setup.players, setup.first, left), deck, removed, secrets })
    }

    #[inline]
    fn players(&self) -> Players {
        self.table.players
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.table.to_move()
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        let hand = self.to_move().map_or(Hand::EMPTY, |seat| self.hand(seat));
        legal::fill(&self.table, hand, moves);
    }

    #[inline]
    fn play_before(&mut self, mv: Move, witness: &mut impl Witness<Bango>) -> Result<Option<News>, Illegal> {
        self.step(mv, witness)
    }

    fn scores(&self) -> PerSeat<i16> {
        PerSeat::from_fn(|seat| self.table.tally(seat).total())
    }

    fn winners(&self) -> SeatSet {
        if self.table.phase != Phase::Over {
            return SeatSet::EMPTY;
        }
        let scores = self.scores();
        let best = scores.seated(self.table.players).max().copied().unwrap_or(0);
        self.table.players.seats().filter(|&seat| scores[seat] == best).collect()
    }

    fn zones(&self) -> Zones {
        Zones::of(self)
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn sample(view: &View, chance: &mut Chance) -> Bango {
        sample::sample(view, chance)
    }
}
