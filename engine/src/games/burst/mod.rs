//! Burst: everybody plays cards face down; the colour with the most cards scores, unless there are too many.
//!
//! A game is a fixed number of rounds. In each of a round's three turns every player chooses one or two cards
//! in secret; then all are revealed together and everybody draws back to five. After the third turn the
//! colours are [judged](judge): many 1s score alone; else colours that tie for the most cards, or that burst,
//! go away, until one is left that scores or none is.
//!
//! [`Burst`] is the whole state. What everybody sees of it is a [`Table`]; a seat's [`View`] is that table and
//! the seat's own cards.

mod arrange;
mod card;
mod column;
mod counts;
mod event;
mod five;
mod moves;
mod pile;
mod play;
mod score;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod zones;

pub use arrange::{Claim, Misfit};
pub use card::{COPIES, Card, Suits};
pub use column::{COLUMNS, Column, Options, Turn};
pub use counts::Counts;
pub use event::Event;
pub use five::Five;
pub use moves::{Illegal, Move};
pub use pile::{Pile, Scoring};
pub use score::{Gone, Outcome, Tally, Verdict, Why, judge};
pub use table::{Phase, Table};
pub use view::View;
pub use zones::Zones;

use super::{Game, Kind, Moves, News, PerSeat, Players, Seat, SeatSet, Setup, SetupError, Witness};
use crate::cards::Chance;

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
    table: Table,
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
    chance: Chance,
}

impl Game for Burst {
    const KIND: Kind = Kind::Burst;
    type Options = Options;
    type Move = Move;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;
    type Zones = Zones;
    const DEALT: &'static [&'static str] = &["deck", "removed", "hands"];

    fn deal(setup: &Setup<Options>) -> Result<Burst, SetupError> {
        setup.check(Kind::Burst)?;
        let column = Column::of(setup.players, setup.options)?;
        let mut chance = Chance::new(setup.seed);
        let mut cards = card::DECK;
        chance.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        let removed = cards.by_ref().take(usize::from(column.taken_out)).collect();
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
            table: Table::new(column, setup.first),
            hands,
            chosen: PerSeat::splat(Five::EMPTY),
            leftovers: PerSeat::splat(None),
            removed,
            deck,
            chance,
        })
    }

    #[inline]
    fn players(&self) -> Players {
        self.table.players()
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        self.table.to_move()
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        match self.table.to_move() {
            Some(seat) => moves::fill(self.hands[seat], moves),
            None => moves.clear(),
        }
    }

    #[inline]
    fn play_before(
        &mut self,
        Move::Play(card): Move,
        witness: &mut impl Witness<Burst>,
    ) -> Result<Option<News>, Illegal> {
        self.choose(card, witness)
    }

    fn scores(&self) -> PerSeat<i16> {
        self.table.scores().map(i16::from)
    }

    fn winners(&self) -> SeatSet {
        self.table.winners()
    }

    fn zones(&self) -> Zones {
        Zones::of(self)
    }

    fn view(&self, seat: Seat) -> View {
        View {
            table: self.table.clone(),
            seat,
            hand: self.hands[seat],
            chosen: self.chosen[seat],
            leftover: self.leftovers[seat],
        }
    }

    fn sample(view: &View, chance: &mut Chance) -> Burst {
        view.sample(chance)
    }
}
