//! Worlds that a seat cannot tell from the true one.

use super::card::{CARDS, Card, Hand, is_black, removed_from};
use super::deck::Deck;
use super::{Bango, View};
use crate::cards::Rng;
use crate::games::PerSeat;
use crate::games::listed;

/// Puts the unseen cards into the hidden places, each way with the same probability in which no player was dealt
/// a black card.
pub(super) fn sample(view: &View, rng: &mut Rng) -> Bango {
    let mut unseen: heapless::Vec<Card, CARDS, u8> = listed(view.unseen.cards());
    let mut secrets = PerSeat::splat(None);
    secrets[view.seat] = view.secret;
    // Coloured cards come first, so they can be chosen by place; the last of them closes the gap.
    let mut coloured = unseen.iter().filter(|&&card| !is_black(card)).count();
    for seat in view.hidden.iter() {
        let chosen = rng.below(u32::try_from(coloured).unwrap_or(0)) as usize;
        coloured = coloured.saturating_sub(1);
        if chosen < unseen.len() && coloured < unseen.len() {
            unseen.swap(chosen, coloured);
            secrets[seat] = Some(unseen.swap_remove(coloured));
        }
    }
    rng.shuffle(&mut unseen);
    let taken_out = usize::from(removed_from(view.open.players));
    let removed: Hand = unseen.iter().take(taken_out).copied().collect();
    let (deck, _) = Deck::of(unseen.iter().skip(taken_out).copied());
    Bango { open: view.open, deck, removed, secrets }
}
