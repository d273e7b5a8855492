//! The table as it may become within a turn, as far as it decides what fits.

use heapless::Vec;

use super::coverage::Coverage;
use super::holding::Holding;
use crate::games::no_idea::{Card, Function, Slot, Spot};

/// More piles than this are never looked at: six can be enough for every card to fit.
const PILES: usize = 16;

/// The table at one moment of an imagined turn.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    tops: Vec<Card, PILES, u8>,
    /// The layout of the player whose turn it is.
    own: [Spot; 6],
    /// Whether *Refill to 3* was played this turn.
    pub(super) drawn_up: bool,
}

impl Scene {
    pub(super) fn new(tops: &[Card], own: [Spot; 6]) -> Scene {
        Scene { tops: tops.iter().copied().take(PILES).collect(), own, drawn_up: false }
    }

    pub(super) fn coverage(&self) -> Coverage {
        self.tops.iter().copied().collect()
    }

    pub(super) fn holding(&self) -> Holding {
        self.own.into_iter().collect()
    }

    /// The places with a card, in reading order.
    pub(super) fn slots(&self) -> impl Iterator<Item = (Slot, Spot)> + Clone + use<> {
        Slot::ALL.into_iter().zip(self.own).filter(|&(_, spot)| spot != Spot::Free)
    }

    /// The known own cards that fit.
    pub(super) fn fitting(&self, coverage: Coverage) -> impl Iterator<Item = (Slot, Card)> + use<> {
        self.slots().filter_map(move |(slot, spot)| match spot {
            Spot::Seen(card) if coverage.fits(card) => Some((slot, card)),
            _ => None,
        })
    }

    /// The unknown own cards, but only the first of those that can be the same.
    pub(super) fn unknown(&self) -> impl Iterator<Item = (Slot, Spot)> + '_ {
        let first = |&(slot, spot): &(Slot, Spot)| {
            self.slots().find(|&(_, other)| other == spot).is_some_and(|(other, _)| other == slot)
        };
        self.slots().filter(|&(_, spot)| spot.is_unseen()).filter(first)
    }

    /// Without the own card in a place.
    pub(super) fn without(&self, gone: Slot) -> Scene {
        let mut next = self.clone();
        for (slot, spot) in Slot::ALL.into_iter().zip(&mut next.own) {
            if slot == gone {
                *spot = Spot::Free;
            }
        }
        next
    }

    /// The tables that come of laying a card on each pile that it fits, with the numbers of the piles.
    pub(super) fn placements(&self, card: Card) -> impl Iterator<Item = (u8, Scene)> + '_ {
        let fitting = (1..).zip(&self.tops).filter(move |&(_, &top)| card.fits(top));
        fitting.map(move |(number, _): (u8, _)| {
            let mut next = self.clone();
            for (_, top) in (1..).zip(&mut next.tops).filter(|&(other, _): &(u8, _)| other == number) {
                *top = card;
            }
            next.resolve(card);
            (number, next)
        })
    }

    /// The table after a card has started a pile.
    pub(super) fn started(&self, card: Card) -> Scene {
        let mut next = self.clone();
        // With so many piles everything fits, and none is started.
        let _ = next.tops.push(card);
        next.resolve(card);
        next
    }

    fn resolve(&mut self, card: Card) {
        match card.function() {
            Some(Function::RemoveOthers) => {
                self.tops.clear();
                let _ = self.tops.push(card);
            }
            Some(Function::Refill) => self.drawn_up = true,
            Some(Function::Reveal) | None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::pick;
    use crate::cards::{Rng, Seed};
    use crate::games::no_idea::{FEW, Move, NoIdea, Phase, PublicState};
    use crate::games::{Game, Moves, Players, Seat, Setup};

    /// What a move makes of a table, if a scene can tell: a card is placed on a pile, or starts one.
    fn imagined(before: &PublicState, mv: Move, after: &PublicState) -> Option<(Card, Scene)> {
        let scene = Scene::new(&before.tops, before.layouts[before.turn]);
        match (mv, before.phase, before.waiting()) {
            (Move::Place(pile), phase, Some(card)) => {
                let scene = match phase {
                    Phase::Revealed { slot } => scene.without(slot),
                    _ => scene,
                };
                let placed = scene.placements(card).find(|&(number, _)| number == pile.number());
                placed.map(|(_, next)| (card, next))
            }
            // After a card with + another one may have started a pile.
            (Move::Draw, ..) if before.tops != after.tops && after.tops.len() <= before.tops.len() + 1 => {
                let card = *after.tops.last()?;
                Some((card, scene.started(card)))
            }
            _ => None,
        }
    }

    #[test]
    fn a_card_does_to_a_scene_what_the_rules_make_it_do_to_the_table() {
        let (mut compared, mut moves) = ([0; 4], Moves::new());
        for seed in (0..60).map(Seed) {
            let setup =
                Setup { players: Players::Three, first: Seat::One, options: Default::default(), seed };
            let (mut game, mut rng) = (NoIdea::deal(&setup).unwrap(), Rng::new(seed));
            while let Some(seat) = game.to_move() {
                game.legal_moves(&mut moves);
                let mv = pick(&moves, &mut rng).unwrap();
                let before = game.public_state();
                game.play(mv).unwrap();
                let after = game.public_state();
                let Some((card, scene)) = imagined(&before, mv, &after) else { continue };
                // After a + there may be more than the next card, unseen cards of an old deck get another name when a new
                // one is formed, and a trophy makes a new layout.
                let is_next = matches!(after.phase, Phase::Open { .. }) && before.draw == after.draw + 1;
                let goes_on = card.function() == Some(Function::Reveal) && !is_next;
                if goes_on || after.draw > before.draw || after.turn != seat {
                    continue;
                }
                assert_eq!(*scene.tops, *after.tops, "{mv} with {card:?}");
                assert_eq!(scene.own, after.layouts[seat], "{mv} with {card:?}");
                let fewest = after.players.others(seat).map(|other| after.occupied(other).len()).min();
                assert!(!scene.drawn_up || fewest >= Some(FEW), "{mv} with {card:?}");
                compared[card.function().map_or(0, |function| function as usize)] += 1;
            }
        }
        assert!(compared.iter().all(|&count| count > 50), "{compared:?}");
    }
}
