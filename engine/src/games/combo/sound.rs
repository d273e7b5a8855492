//! What holds at every state, for checks.

use super::card::SORTED;
use super::{Combo, Hand, Pile, Showing};
use crate::games::Seat;

/// Every card is in one place, what lies hidden is in a hand, and nobody remembers a card that is not there.
pub(super) fn is_sound(game: &Combo) -> bool {
    every_card_is_in_one_place(game)
        && game.open.sunk <= game.piles.deck_len()
        && game.open.players.seats().all(|seat| is_hand_sound(game, seat))
}

fn every_card_is_in_one_place(game: &Combo) -> bool {
    let covered = Pile::ALL.into_iter().flat_map(|pile| game.piles.covered(pile));
    let hands = game.open.players.seats().flat_map(|seat| game.hands[seat].cards());
    let mut rest: Hand = SORTED.into_iter().collect();
    game.piles
        .tops
        .0
        .into_iter()
        .chain(covered)
        .chain(game.piles.deck())
        .chain(hands)
        .all(|card| rest.remove(card))
        && rest.is_empty()
}

fn is_hand_sound(game: &Combo, seat: Seat) -> bool {
    let (hand, remembered) = (&game.hands[seat], game.open.memory.of(seat));
    game.hidden(seat).is_none_or(|card| hand.contains(card))
        && game.secrets[seat].is_some() == (game.open.showing[seat] == Showing::AllButOne)
        && remembered.kinds().all(|card| remembered.count(card) <= hand.count(card))
}
