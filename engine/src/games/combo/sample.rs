//! A state that a seat cannot tell from the true one.

use super::card::{CARDS, SORTED};
use super::{Card, Combo, Hand, Pile, Showing, View};
use crate::cards::{Chance, Seed};
use crate::games::PerSeat;

/// Deals the cards that the seat has not seen at random to the places that it cannot see.
pub(super) fn sample(view: &View, chance: &mut Chance) -> Combo {
    let players = view.table.players;
    let mut unseen = unseen(view);
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.iter().copied();

    let mut hands = PerSeat::splat(Hand::EMPTY);
    let mut secrets = PerSeat::splat(None);
    for seat in players.seats() {
        let seen = &view.hands[seat];
        hands[seat] = seen.known;
        for card in unseen.by_ref().take(usize::from(seen.unknown)) {
            hands[seat].add(card);
            // The only card that others do not know of an open hand is the hidden one.
            if view.table.showing[seat] == Showing::AllButOne {
                secrets[seat] = Some(card);
            }
        }
    }
    secrets[view.seat] = view.secret;

    let mut piles = view.piles.clone();
    let unknown = view.deck.saturating_sub(piles.deck_len());
    unseen.take(usize::from(unknown)).for_each(|card| piles.lay_on_deck(card));
    Combo { table: view.table.clone(), piles, hands, secrets, chance: Chance::new(Seed::from_rng(chance)) }
}

/// The cards whose place the seat does not know, sorted.
fn unseen(view: &View) -> heapless::Vec<Card, CARDS, u8> {
    let mut left: Hand = SORTED.into_iter().collect();
    let covered = Pile::ALL.into_iter().flat_map(|pile| view.covered(pile));
    for card in view.tops().0.into_iter().chain(covered).chain(view.sunk()) {
        left.remove(card);
    }
    for hand in view.hands.seated(view.table.players) {
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
