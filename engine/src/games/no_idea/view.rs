//! What one seat may know.

use heapless::Vec;

use super::card::{Card, Prize};
use super::deck::{NUMBER_CARDS, Stock};
use super::discards::Discards;
use super::layout::{Layout, Slot, Slots};
use super::moves::Move;
use super::phase::{self, Known, Phase};
use super::won::{Collection, Trophy};
use super::{NoIdea, Starred};
use crate::games::listed;
use crate::games::{GameView, Moves, PerSeat, Players, Seat};

/// A place of a layout as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// No card lies there.
    Free,
    /// A card lies there that nobody has seen.
    Unseen,
    /// A card lies there that was turned up once, or is turned up now.
    Seen(Card),
}

/// What is known of the trophies of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrophiesSeen {
    /// Each of them: one's own, and at the end everybody's.
    Known(Collection<Trophy>),
    /// How many there are.
    Counted(u8),
}

impl TrophiesSeen {
    /// How many there are.
    pub const fn len(&self) -> u8 {
        match self {
            TrophiesSeen::Known(trophies) => trophies.len(),
            TrophiesSeen::Counted(count) => *count,
        }
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What one seat may know: all that ever lay open and still lies where it was seen, and the values of the
/// own trophies. Everything but those is the same for all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat that looks.
    pub seat: Seat,
    /// How many play.
    pub players: Players,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is asked.
    pub phase: Phase,
    /// The layouts of all seats.
    pub layouts: PerSeat<[Spot; 6]>,
    /// The tops of the discard piles.
    pub tops: Vec<Card, NUMBER_CARDS, u8>,
    /// The cards under the tops, and those aside.
    pub discards: Discards,
    /// How many cards the draw pile has.
    pub draw: u8,
    /// The consolation prizes of all seats.
    pub prizes: PerSeat<Collection<Prize>>,
    /// The trophies of all seats.
    pub trophies: PerSeat<TrophiesSeen>,
}

impl GameView for View {
    type Move = Move;

    #[inline]
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn to_move(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Moves<Move>) {
        if self.to_move() == Some(self.seat) {
            phase::legal_moves(self, moves);
        } else {
            moves.clear();
        }
    }
}

impl View {
    /// The view without the values of the own trophies, which are the only secret: what everybody sees, until the
    /// game is over.
    #[must_use]
    pub fn open(&self) -> View {
        let mut open = self.clone();
        if self.phase != Phase::Over {
            open.trophies = open.trophies.map(|trophies| TrophiesSeen::Counted(trophies.len()));
        }
        open
    }

    pub(super) fn of(game: &NoIdea, seat: Seat) -> View {
        let over = game.phase == Phase::Over;
        View {
            seat,
            players: game.players,
            turn: game.turn,
            phase: game.phase,
            layouts: game.layouts.map(spots),
            tops: listed(game.centre.tops()),
            discards: game.discards,
            draw: game.centre.draw_len(),
            prizes: game.won.map(|won| won.prizes),
            trophies: PerSeat::from_fn(|owner| match game.won[owner].trophies {
                trophies if over || owner == seat => TrophiesSeen::Known(trophies),
                trophies => TrophiesSeen::Counted(trophies.len()),
            }),
        }
    }

    /// What lies in a place of a layout.
    #[allow(clippy::indexing_slicing)] // six places, six spots
    pub fn spot(&self, seat: Seat, slot: Slot) -> Spot {
        self.layouts[seat][slot as usize]
    }

    /// The places of a layout where a card lies.
    pub fn occupied(&self, seat: Seat) -> Slots {
        let mut slots = Slots::EMPTY;
        for slot in Slot::ALL.into_iter().filter(|&slot| self.spot(seat, slot) != Spot::Free) {
            slots.insert(slot);
        }
        slots
    }

    /// The card that waits to be placed: one from the draw pile, or an own one that is turned up.
    pub fn waiting(&self) -> Option<Card> {
        match self.phase {
            Phase::Open { card, .. } => Some(card),
            Phase::Revealed { slot } => self.revealed(slot),
            _ => None,
        }
    }

    /// Whether a card fits a pile; a consolation prize fits none.
    pub fn fits(&self, card: Card) -> bool {
        self.tops.iter().any(|&top| card.fits(top))
    }

    /// The cards that nobody has seen where they are: those of the draw pile and of the unseen places.
    pub fn unseen(&self) -> Stock {
        let mut stock = Stock::FULL;
        let open = match self.phase {
            Phase::Open { card, .. } => Some(card),
            _ => None,
        };
        let layouts = self.layouts.seated(self.players).flatten();
        let seen = layouts.filter_map(|spot| match spot {
            Spot::Seen(card) => Some(*card),
            Spot::Free | Spot::Unseen => None,
        });
        let prizes = self.prizes.seated(self.players).flat_map(|prizes| prizes.items().map(Card::of_prize));
        let known =
            self.tops.iter().copied().chain(self.discards.all()).chain(open).chain(seen).chain(prizes);
        for card in known {
            stock.take(card);
        }
        stock
    }

    /// The trophies that this seat cannot tell apart: those of the pile, and those of the others.
    pub fn unseen_trophies(&self) -> Collection<Trophy> {
        let mut unseen = Collection::ALL;
        for trophies in self.trophies.seated(self.players) {
            if let TrophiesSeen::Known(known) = trophies {
                for trophy in known.items() {
                    unseen.take(trophy);
                }
            }
        }
        unseen
    }

    /// How many trophies are left to win.
    pub fn trophies_left(&self) -> u8 {
        let won = self.trophies.seated(self.players).fold(0, |sum: u8, seen| sum.saturating_add(seen.len()));
        Collection::ALL.len().saturating_sub(won)
    }

    /// The stars of this seat so far.
    pub fn own_stars(&self) -> u8 {
        let trophies = match self.trophies[self.seat] {
            TrophiesSeen::Known(trophies) => trophies.stars(),
            TrophiesSeen::Counted(count) => count.saturating_mul(Trophy::T3.stars()),
        };
        trophies.saturating_add(self.prizes[self.seat].stars())
    }
}

impl Known for View {
    fn phase(&self) -> &Phase {
        &self.phase
    }

    fn occupied(&self) -> Slots {
        View::occupied(self, self.turn)
    }

    fn revealed(&self, slot: Slot) -> Option<Card> {
        match self.spot(self.turn, slot) {
            Spot::Seen(card) => Some(card),
            Spot::Free | Spot::Unseen => None,
        }
    }

    fn tops(&self) -> impl Iterator<Item = Card> {
        self.tops.iter().copied()
    }
}

#[inline]
pub(super) fn spots(layout: Layout) -> [Spot; 6] {
    Slot::ALL.map(|slot| match layout.card(slot) {
        None => Spot::Free,
        Some(card) if layout.is_seen(slot) => Spot::Seen(card),
        Some(_) => Spot::Unseen,
    })
}
