//! A state that a seat cannot tell from the true one.

use super::card::CARDS;
use super::{Card, Combo, Hand, Pile, Showing, View};
use crate::cards::{Rng, Seed};
use crate::games::{PerSeat, listed};

/// Cards whose place a seat does not know.
pub(crate) type Unseen = heapless::Vec<Card, CARDS, u8>;

/// Deals the unseen cards to the places that the seat cannot see, each order with the same probability.
pub(super) fn sample(view: &View, rng: &mut Rng) -> Combo {
    let mut unseen = view.unseen();
    rng.shuffle(&mut unseen);
    Gaps::of(view).filled(&unseen, rng)
}

/// All that a seat knows, and how much is missing.
#[derive(Clone, Debug)]
pub(crate) struct Gaps {
    /// The state without the cards that the seat has not seen.
    seen: Combo,
    /// How many cards of each hand the seat has not seen.
    unknown: PerSeat<u8>,
    /// The same of the deck.
    deck: u8,
}

impl Gaps {
    /// What the seat of this view does not know.
    pub(crate) fn of(view: &View) -> Gaps {
        let mut secrets = PerSeat::splat(None);
        secrets[view.seat] = view.secret;
        let seen = Combo {
            open: view.public.open.clone(),
            piles: view.piles.clone(),
            hands: PerSeat::from_fn(|seat| view.known(seat).known),
            secrets,
            rng: Rng::new(Seed(0)),
        };
        Gaps {
            unknown: PerSeat::from_fn(|seat| view.known(seat).unknown),
            deck: view.public.deck.saturating_sub(seen.piles.deck_len()),
            seen,
        }
    }

    /// The state in which these cards lie where the seat cannot see, in this order.
    pub(crate) fn filled(&self, unseen: &[Card], rng: &mut Rng) -> Combo {
        let mut unseen = unseen.iter().copied();
        let mut world = self.seen.clone();
        for seat in world.open.players.seats() {
            for card in unseen.by_ref().take(usize::from(self.unknown[seat])) {
                world.hands[seat].add(card);
                // The only card that others do not know of an open hand is the hidden one.
                if world.open.showing[seat] == Showing::AllButOne {
                    world.secrets[seat] = Some(card);
                }
            }
        }
        unseen.take(usize::from(self.deck)).for_each(|card| world.piles.lay_on_deck(card));
        world.rng = Rng::new(Seed::from_rng(rng));
        world
    }
}

impl View {
    /// The cards whose place the seat does not know, sorted.
    pub(crate) fn unseen(&self) -> Unseen {
        // Every card comes twice.
        let mut left = Hand::TWO_OF_EACH;
        let covered = Pile::ALL.into_iter().flat_map(|pile| self.covered(pile));
        self.tops().0.into_iter().chain(covered).chain(self.sunk()).for_each(|card| {
            left.remove(card);
        });
        for seat in self.public.open.players.seats() {
            self.known(seat).known.cards().for_each(|card| {
                left.remove(card);
            });
        }
        listed(left.cards())
    }
}
