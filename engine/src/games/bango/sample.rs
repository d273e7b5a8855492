//! Worlds that a seat cannot tell from the true one.

use super::card::{CARDS, COLOURED_CARDS, Card, Hand, is_black, removed_from};
use super::deck::Deck;
use super::{Bango, View};
use crate::cards::Rng;
use crate::games::{PerSeat, Players, SeatSet, listed};

/// Puts the unseen cards into the hidden places, each way as often as the printed dealing leads to it.
pub(super) fn sample(view: &View, rng: &mut Rng) -> Bango {
    let mut unseen = listed(view.unseen.cards());
    let dealing = Dealing::of(view.open.players);
    let (mut secrets, removed) = dealing.sample(&mut unseen, view.hidden, rng);
    secrets[view.seat] = view.secret;
    let (deck, _) = Deck::of(unseen.iter().copied());
    Bango { open: view.open, deck, removed, secrets }
}

/// The cards that a seat has not seen.
pub(super) type Unseen = heapless::Vec<Card, CARDS, u8>;

/// What the first cards were dealt from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dealing {
    /// How many coloured cards the game has.
    pub(super) coloured: u8,
    /// How many cards were taken out before.
    pub(super) taken_out: u8,
    /// How many players got a first card.
    pub(super) players: u8,
}

impl Dealing {
    const fn of(players: Players) -> Dealing {
        Dealing { coloured: COLOURED_CARDS, taken_out: removed_from(players), players: players.count() }
    }

    /// Chooses the first cards of the seats whose card is hidden, and the cards that were taken out; what is left over
    /// is the deck.
    ///
    /// Every way to take cards out is equally likely, and then every way to deal first cards from the coloured ones
    /// that are left. The more black cards were taken out, the more coloured ones are left, and the less likely is each
    /// way to deal them. So all ways are drawn alike, and some are drawn again.
    pub(super) fn sample(
        self,
        unseen: &mut Unseen,
        hidden: SeatSet,
        rng: &mut Rng,
    ) -> (PerSeat<Option<Card>>, Hand) {
        let mut secrets = PerSeat::splat(None);
        // Coloured cards come first, so they can be chosen by place; the last of them closes the gap.
        let mut coloured = unseen.iter().filter(|&&card| !is_black(card)).count();
        for seat in hidden.iter() {
            let chosen = rng.below(u32::try_from(coloured).unwrap_or(0)) as usize;
            coloured = coloured.saturating_sub(1);
            if chosen < unseen.len() && coloured < unseen.len() {
                unseen.swap(chosen, coloured);
                secrets[seat] = Some(unseen.swap_remove(coloured));
            }
        }
        let taken_out = usize::from(self.taken_out);
        loop {
            rng.shuffle(unseen);
            let removed = unseen.iter().rev().take(taken_out).copied();
            let black = removed.clone().filter(|&card| is_black(card)).count();
            if self.keeps(u32::try_from(black).unwrap_or(0), rng) {
                let removed = removed.collect();
                unseen.truncate(unseen.len().saturating_sub(taken_out));
                return (secrets, removed);
            }
        }
    }

    /// Whether a way to take cards out is kept that has so many black ones among them: always if there are none, and
    /// else in so many of all cases as its first cards are less likely than then.
    fn keeps(self, black: u32, rng: &mut Rng) -> bool {
        let fewest = u32::from(self.coloured.saturating_sub(self.taken_out));
        black == 0
            || (0..u32::from(self.players)).all(|dealt| {
                let left = fewest.saturating_sub(dealt);
                rng.below(left + black) < left
            })
    }
}
