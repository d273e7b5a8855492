//! A state that a seat cannot tell from the true one.

use super::card::{CARDS, SORTED};
use super::{Card, Combo, Hand, Pile, Showing, View};
use crate::cards::{Rng, Seed};
use crate::games::PerSeat;

/// All that a seat knows, ready to be filled up with what it does not know, again and again.
#[derive(Clone, Debug)]
pub struct Worlds {
    /// The state without the cards that the seat has not seen.
    seen: Combo,
    /// How many cards of each hand the seat has not seen.
    unknown: PerSeat<u8>,
    /// The same of the deck.
    deck: u8,
    unseen: heapless::Vec<Card, CARDS, u8>,
}

impl Worlds {
    /// The worlds that the seat cannot tell from the true one.
    pub fn of(view: &View) -> Worlds {
        let mut secrets = PerSeat::splat(None);
        secrets[view.seat] = view.secret;
        let seen = Combo {
            open: view.open.clone(),
            piles: view.piles.clone(),
            hands: PerSeat::from_fn(|seat| view.hands[seat].known),
            secrets,
            rng: Rng::new(Seed(0)),
        };
        Worlds {
            unknown: PerSeat::from_fn(|seat| view.hands[seat].unknown),
            deck: view.deck.saturating_sub(seen.piles.deck_len()),
            seen,
            unseen: unseen(view),
        }
    }

    /// One of them, each with the same probability: deals the unseen cards to the places that the seat cannot see.
    pub fn draw(&mut self, rng: &mut Rng) -> Combo {
        rng.shuffle(&mut self.unseen);
        let mut unseen = self.unseen.iter().copied();
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

/// The cards whose place the seat does not know, sorted.
fn unseen(view: &View) -> heapless::Vec<Card, CARDS, u8> {
    let mut left: Hand = SORTED.into_iter().collect();
    let covered = Pile::ALL.into_iter().flat_map(|pile| view.covered(pile));
    for card in view.tops().0.into_iter().chain(covered).chain(view.sunk()) {
        left.remove(card);
    }
    for hand in view.hands.seated(view.open.players) {
        for card in hand.known.cards() {
            left.remove(card);
        }
    }
    let mut unseen = heapless::Vec::new();
    for card in left.cards() {
        let _ = unseen.push(card); // there is room for all cards
    }
    unseen
}
