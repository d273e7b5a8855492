//! What holds at every state, for checks.

use super::{Burst, Counts, Five};
use crate::games::{Game, Seat};

/// Every card is in one place, and as many are in each place as everybody can tell.
pub(super) fn is_sound(game: &Burst) -> bool {
    all_cards(game) == Counts::ALL && numbers_agree(game)
}

fn all_cards(game: &Burst) -> Counts {
    let fives = game
        .players()
        .seats()
        .flat_map(|seat| [game.hands[seat], game.chosen[seat], game.public.played[seat]]);
    let leftovers = game.players().seats().filter_map(|seat| game.leftovers[seat]);
    let mut all: Counts = fives.flat_map(Five::cards).chain(leftovers).collect();
    all.extend(game.deck.iter().copied());
    all.extend(game.removed.cards());
    all.extend(game.public.discard.cards());
    all
}

fn numbers_agree(game: &Burst) -> bool {
    let public = &game.public;
    usize::from(public.deck()) == game.deck.len()
        && Seat::ALL.into_iter().all(|seat| {
            public.held(seat) == game.hands[seat].len()
                && public.chosen(seat) == game.chosen[seat].len()
                && public.leftovers(seat) == u8::from(game.leftovers[seat].is_some())
        })
}
