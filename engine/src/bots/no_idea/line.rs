//! A move up to the next card that nobody knows, which is tried for each kind that it can be.

use super::lookahead::Lookahead;
use super::outlook::STAR;
use super::scene::Scene;
use crate::bots::share;
use crate::games::no_idea::{Card, Move, Prize, Slot, Spot, Starred};

/// A move after which an unknown card decides, and what was found so far by trying it.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) mv: Move,
    scene: Scene,
    card: UnknownCard,
    /// The kinds that were tried, in order.
    tried: usize,
    /// The cards that it may be, of the kinds that were tried, and the sum of what they are worth.
    cards: i32,
    sum: i32,
}

#[derive(Clone, Copy, Debug)]
enum UnknownCard {
    /// An own one is turned up.
    Own(Slot, Spot),
    /// The top of the draw pile is revealed.
    Drawn,
}

impl Line {
    /// The next card comes from the draw pile.
    pub(super) fn drawing(mv: Move, scene: &Scene) -> Line {
        Line { mv, scene: scene.clone(), card: UnknownCard::Drawn, tried: 0, cards: 0, sum: 0 }
    }

    /// The next card is an own one.
    pub(super) fn turning_up(mv: Move, scene: &Scene, slot: Slot, spot: Spot) -> Line {
        Line { mv, scene: scene.clone(), card: UnknownCard::Own(slot, spot), tried: 0, cards: 0, sum: 0 }
    }

    /// Tries one kind after the other until so many tables were judged; what the line is worth once all are tried.
    pub(super) fn follow(&mut self, lookahead: &mut Lookahead, most: u32) -> Option<i32> {
        while let Some((card, count)) = self.kind(lookahead) {
            self.tried += 1;
            if count > 0 {
                let worth = match (self.card, card.prize()) {
                    (UnknownCard::Own(slot, _), None) => self.turned_up(lookahead, slot, card),
                    (UnknownCard::Drawn, None) => self.drawn(lookahead, card),
                    (_, Some(prize)) => self.prize(lookahead, prize),
                };
                self.cards += i32::from(count);
                self.sum += i32::from(count) * worth;
            }
            if lookahead.judged >= most {
                return None;
            }
        }
        // Without any card to draw the turn goes on at once.
        Some(if self.cards == 0 { lookahead.rest(&self.scene) } else { share(self.sum, self.cards) })
    }

    fn kind(&self, lookahead: &Lookahead) -> Option<(Card, u8)> {
        let cards = match self.card {
            UnknownCard::Own(_, spot) => lookahead.unseen.cards(spot)?,
            UnknownCard::Drawn => &lookahead.draw,
        };
        cards.kinds().nth(self.tried)
    }

    /// The player keeps a prize, and the turn ends.
    fn prize(&self, lookahead: &Lookahead, prize: Prize) -> i32 {
        let (holding, coverage) = (self.scene.holding(), self.scene.coverage());
        let left = match self.card {
            UnknownCard::Own(..) => holding.without_unknown(),
            UnknownCard::Drawn => holding,
        };
        i32::from(prize.stars()) * STAR + lookahead.ends(left, coverage, self.scene.drawn_up)
    }

    /// An own card that fits is placed, and one that does not is known from now on.
    fn turned_up(&self, lookahead: &mut Lookahead, slot: Slot, card: Card) -> i32 {
        let without = self.scene.without(slot);
        best(lookahead, &without, card).unwrap_or_else(|| {
            let seen = self.scene.holding().with_one_seen();
            lookahead.ends(seen, self.scene.coverage(), self.scene.drawn_up)
        })
    }

    /// A card from the draw pile is placed where it fits, or starts a pile.
    fn drawn(&self, lookahead: &mut Lookahead, card: Card) -> i32 {
        best(lookahead, &self.scene, card).unwrap_or_else(|| lookahead.rest(&self.scene.started(card)))
    }
}

/// What is left of the turn once a card lies on the best of the piles that it fits; `None` if it fits none.
fn best(lookahead: &mut Lookahead, scene: &Scene, card: Card) -> Option<i32> {
    let mut best = None;
    for (_, next) in scene.placements(card) {
        best = best.max(Some(lookahead.rest(&next)));
    }
    best
}
