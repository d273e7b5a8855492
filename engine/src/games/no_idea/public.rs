//! What everybody at the table sees.

use heapless::Vec;

use super::NoIdea;
use super::card::{Card, Prize};
use super::deck::{NUMBER_CARDS, Stock};
use super::discards::Discards;
use super::layout::{Layout, Slot, Slots};
use super::phase::{Known, Phase};
use super::pool::{OlderCards, Pool};
use super::score::Tally;
use super::won::{Collection, Trophy};
use crate::games::listed;
use crate::games::{PerSeat, Players, Seat};

/// A place of a layout as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// No card lies there.
    Free,
    /// A card lies there that nobody has seen; it came from this draw pile.
    Unseen(Pool),
    /// A card lies there that was turned up once, or is turned up now.
    Seen(Card),
}

impl Spot {
    /// Whether a card lies there that nobody has seen.
    pub const fn is_unseen(self) -> bool {
        matches!(self, Spot::Unseen(_))
    }
}

/// What is known of the trophies of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrophiesSeen {
    /// Each of them: at the end everybody's, and before it one's own to oneself.
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

/// What everybody sees, or has seen where it still lies: all but the values of the trophies, until the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicState {
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
    /// The cards of used-up draw piles that nobody has seen.
    pub older: OlderCards,
    /// The consolation prizes of all seats.
    pub prizes: PerSeat<Collection<Prize>>,
    /// The trophies of all seats: how many, and at the end which.
    pub trophies: PerSeat<TrophiesSeen>,
}

impl PublicState {
    pub(super) fn of(game: &NoIdea) -> PublicState {
        let over = game.phase == Phase::Over;
        PublicState {
            players: game.players,
            turn: game.turn,
            phase: game.phase,
            layouts: game.layouts.map(spots),
            tops: listed(game.centre.tops()),
            discards: game.discards,
            draw: game.centre.draw_len(),
            older: OlderCards::of(&game.layouts, game.players),
            prizes: game.won.map(|won| won.prizes),
            trophies: game.won.map(|won| match won.trophies {
                trophies if over => TrophiesSeen::Known(trophies),
                trophies => TrophiesSeen::Counted(trophies.len()),
            }),
        }
    }

    /// Whose decision it is; `None` when the game is over.
    #[inline]
    pub fn to_move(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.turn)
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

    /// Whether the player whose turn it is may declare "Nothing fits!" now.
    pub fn may_declare(&self) -> bool {
        matches!(self.phase, Phase::Own { .. }) && PublicState::occupied(self, self.turn).is_few()
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
            Spot::Free | Spot::Unseen(_) => None,
        });
        let prizes = self.prizes.seated(self.players).flat_map(|prizes| prizes.items().map(Card::of_prize));
        let known =
            self.tops.iter().copied().chain(self.discards.all()).chain(open).chain(seen).chain(prizes);
        // Not a loop, which would ask every part of the chain for each card.
        known.for_each(|card| {
            stock.take(card);
        });
        stock
    }

    /// Those of the unseen cards that came from one draw pile: what a card from there can be.
    pub fn pool(&self, pool: Pool) -> Stock {
        if pool == Pool::PRESENT {
            let mut stock = self.unseen();
            for (_, card) in self.older.iter() {
                stock.take(card);
            }
            return stock;
        }
        self.older.iter().filter(|&(of, _)| of == pool).map(|(_, card)| card).collect()
    }

    /// How many trophies are left to win.
    pub fn trophies_left(&self) -> u8 {
        let won = self.trophies.seated(self.players).fold(0, |sum: u8, seen| sum.saturating_add(seen.len()));
        Collection::ALL.len().saturating_sub(won)
    }

    /// What the prizes and trophies of a seat are worth as far as everybody knows: until the end no stars of trophies
    /// are among it.
    pub fn tally(&self, seat: Seat) -> Tally {
        let trophies = self.trophies[seat];
        let stars = match trophies {
            TrophiesSeen::Known(known) => known.stars(),
            TrophiesSeen::Counted(_) => 0,
        };
        Tally::new(stars, trophies.len(), self.prizes[seat])
    }
}

impl Known for PublicState {
    fn phase(&self) -> &Phase {
        &self.phase
    }

    fn occupied(&self) -> Slots {
        PublicState::occupied(self, self.turn)
    }

    fn revealed(&self, slot: Slot) -> Option<Card> {
        match self.spot(self.turn, slot) {
            Spot::Seen(card) => Some(card),
            Spot::Free | Spot::Unseen(_) => None,
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
        Some(_) => Spot::Unseen(layout.pool(slot)),
    })
}
