//! What holds at every state, for checks.

use super::NoIdea;
use super::card::Card;
use super::deck::Stock;
use super::won::Collection;
use crate::games::Game;

/// Every card and every trophy is in one place.
pub(super) fn is_sound(game: &NoIdea) -> bool {
    every_card_is_in_one_place(game) && every_trophy_is_in_one_place(game)
}

fn every_card_is_in_one_place(game: &NoIdea) -> bool {
    let zones = game.zones();
    let prizes = game.won.seated(game.players).flat_map(|won| won.prizes.items()).map(Card::of_prize);
    let layouts = zones.layouts.iter().flatten().flatten().copied();
    let piles = zones.draw.iter().chain(&zones.piles).chain(&zones.open).copied();
    let mut rest = Stock::FULL;
    layouts.chain(piles).chain(game.discards.all()).chain(prizes).all(|card| rest.take(card))
        && rest.is_empty()
}

fn every_trophy_is_in_one_place(game: &NoIdea) -> bool {
    let won = game.won.seated(game.players).flat_map(|won| won.trophies.items());
    let mut rest = Collection::ALL;
    won.chain(game.trophies.iter()).all(|trophy| rest.take(trophy)) && rest.is_empty()
}
