//! `easy`: a child who knows the rules.

use super::Reason;
use crate::bots::pick;
use crate::cards::Rng;
use crate::games::Moves;
use crate::games::burst::{Card, Move, View};

/// Mostly joins the colour of which the most cards lie there, or which the own hand has most of; sometimes
/// just plays the highest card, sometimes any. Never thinks of bursts and ties, nor of what to keep.
pub(super) fn choose(view: &View, moves: &Moves<Move>, rng: &mut Rng) -> Option<(Move, Reason)> {
    match rng.below(8) {
        0 | 1 => pick(moves, rng).map(|mv| (mv, Reason::Rng)),
        2 => best(moves, |card| u32::from(card.number())).map(|mv| (mv, Reason::Highest)),
        _ => {
            let tally = view.public().tally();
            let liking = |card: Card| {
                let colour = card.colour();
                let held = view.hand().cards().chain(view.chosen().cards());
                let own = held.filter(|card| card.colour() == colour).count();
                let all = u32::try_from(own).unwrap_or(0) + 2 * u32::from(tally.of(colour));
                all * 8 + u32::from(card.number())
            };
            let mv = best(moves, liking)?;
            let Move::Play(card) = mv;
            Some((mv, Reason::Joins(card.colour())))
        }
    }
}

/// The move whose card is liked most; of equals the first.
fn best(moves: &[Move], liking: impl Fn(Card) -> u32) -> Option<Move> {
    moves.iter().copied().rev().max_by_key(|&Move::Play(card)| liking(card))
}
