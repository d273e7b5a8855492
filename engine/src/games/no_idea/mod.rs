//! No Idea: nobody knows the six cards in front of them, and the first to be rid of them wins a trophy.
//!
//! A turn begins with a card from the draw pile; then the player turns up own cards and discards those that
//! share colour or number with the top of a pile. The state keeps every card in one of five places: the draw
//! pile and the tops (`Centre`), what lies under the tops or aside ([`Discards`]), the layouts, and what
//! the players have won. A place that nobody has looked at also remembers from which draw pile its card came.

mod card;
mod centre;
mod deck;
mod discards;
mod event;
mod functions;
mod illegal;
mod layout;
mod moves;
mod notation;
mod phase;
mod play;
mod pool;
mod position;
mod public;
mod sample;
mod score;
mod sound;
mod view;
mod won;
mod zones;

#[cfg(test)]
mod tests;

pub use card::{COLOURS, Card, Function, Prize};
pub use deck::{DECK, DeckCell, Stock};
pub use discards::Discards;
pub use event::Event;
pub use illegal::Illegal;
pub use layout::{Slot, Slots};
pub use moves::{Move, Pile};
pub use phase::Phase;
pub use pool::{OlderCards, Pool};
pub use position::{Position, PositionError};
pub use public::{PublicState, Spot, TrophiesSeen};
pub use score::Tally;
pub use view::View;
pub use won::{Award, Collection, Starred, Trophy};
pub use zones::Zones;

use centre::Centre;
use layout::Layout;
use phase::Known;
use won::{TrophyPile, Won};

use super::{Disclosure, Game, Kind, Moves, Observer, PerSeat, Players, Seat, SeatSet, Setup, SetupError};
use core::ops::RangeInclusive;

use crate::cards::Rng;

/// With so many cards or fewer a player may declare "Nothing fits!".
pub const FEW: u8 = 3;

/// A game of No Idea at one moment.
///
/// ```
/// use engine::cards::Seed;
/// use engine::games::no_idea::{Move, NoIdea};
/// use engine::games::{Game, Players, Seat, Setup};
///
/// let setup = Setup { players: Players::Two, first: Seat::One, options: (), seed: Seed(7) };
/// let mut game = NoIdea::deal(&setup)?;
/// assert_eq!(game.to_move(), Some(Seat::One));
/// assert!(game.play(Move::Stop).is_err());
/// assert!(game.play(Move::Draw).is_ok());
/// # Ok::<(), engine::games::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoIdea {
    centre: Centre,
    discards: Discards,
    layouts: PerSeat<Layout>,
    won: PerSeat<Won>,
    trophies: TrophyPile,
    rng: Rng,
    players: Players,
    /// Whose turn it is.
    turn: Seat,
    phase: Phase,
}

impl NoIdea {
    /// What is asked of the seat to move.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Starts the turn of the seat whose turn it is, or of the first one after it that can do anything.
    ///
    /// Without a card to draw the turn begins with the own cards, and without those it is over (N6, N14).
    #[inline]
    fn begin_turn(&mut self) {
        if self.centre.draw_len() > 0 {
            self.phase = Phase::Draw;
        } else {
            self.begin_turn_without_draw_pile();
        }
    }

    #[cold]
    fn begin_turn_without_draw_pile(&mut self) {
        for seat in self.players.from(self.turn) {
            self.turn = seat;
            if !self.discards.is_empty() {
                self.phase = Phase::Draw;
                return;
            }
            if !self.layouts[seat].is_empty() {
                self.phase = Phase::Own { placed: false };
                return;
            }
        }
        // Every number card would have to be the top of a pile: nobody could ever move again.
        self.phase = Phase::Over;
    }
}

impl Known for NoIdea {
    #[inline]
    fn phase(&self) -> &Phase {
        &self.phase
    }

    #[inline]
    fn occupied(&self) -> Slots {
        self.layouts[self.turn].occupied()
    }

    #[inline]
    fn revealed(&self, slot: Slot) -> Option<Card> {
        self.layouts[self.turn].card(slot)
    }

    #[inline]
    fn tops(&self) -> impl Iterator<Item = Card> {
        self.centre.tops()
    }
}

impl Game for NoIdea {
    const KIND: Kind = Kind::NoIdea;
    const NAME: &'static str = "no_idea";
    const TITLE: &'static str = "No Idea";
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    type Options = ();
    type Move = Move;
    type Illegal = Illegal;
    type Event = Event;
    type PublicState = PublicState;
    type View = View;
    type Zones = Zones;
    const DEALT: &'static [&'static str] = &["draw", "layouts", "trophies"];

    fn deal(setup: &Setup<()>) -> Result<NoIdea, SetupError> {
        setup.check(Kind::NoIdea)?;
        let mut rng = Rng::new(setup.seed);
        let mut centre = Centre::full();
        centre.shuffle(&mut rng);
        let trophies = TrophyPile::shuffled(Collection::ALL, &mut rng);
        let mut layouts = PerSeat::splat(Layout::EMPTY);
        for layout in layouts.seated_mut(setup.players) {
            for slot in Slot::ALL {
                if let Some(card) = centre.draw() {
                    layout.put(slot, card);
                }
            }
        }
        Ok(NoIdea {
            centre,
            discards: Discards::NONE,
            layouts,
            won: PerSeat::splat(Won::NOTHING),
            trophies,
            rng,
            players: setup.players,
            turn: setup.first,
            phase: Phase::Draw,
        })
    }

    #[inline]
    fn players(&self) -> Players {
        self.players
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        phase::legal_moves(self, moves);
    }

    #[inline]
    fn play_observed(
        &mut self,
        mv: Move,
        observer: &mut impl Observer<NoIdea>,
    ) -> Result<Option<Disclosure>, Illegal> {
        play::play(self, mv, observer)
    }

    fn end_by_agreement(&mut self) {
        self.phase = Phase::Over;
    }

    fn scores(&self) -> PerSeat<i16> {
        PerSeat::from_fn(|seat| i16::from(self.tally(seat).stars()))
    }

    fn winners(&self) -> SeatSet {
        score::winners(self)
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

    fn sample(view: &View, rng: &mut Rng) -> NoIdea {
        sample::sample(view, rng)
    }
}
