//! The functions of the cards, and drawing.

use super::card::{Card, Function};
use super::event::Event;
use super::layout::Slots;
use super::moves::Pile;
use super::play::TurnInPlay;
use super::{FEW, NoIdea, pool};
use crate::games::{Disclosure, Observer, Seat};

impl<W: Observer<NoIdea>> TurnInPlay<'_, W> {
    /// Resolves the function of a card that was just discarded; true if one more card is to be revealed.
    #[inline]
    pub(super) fn resolve(&mut self, card: Card, pile: Pile) -> bool {
        match card.function() {
            None => return false,
            Some(Function::Reveal) => return true,
            Some(Function::RemoveOthers) => self.remove_others(pile),
            Some(Function::Refill) => self.refill_opponents(),
        }
        false
    }

    fn remove_others(&mut self, pile: Pile) {
        let NoIdea { centre, discards, .. } = &mut *self.game;
        discards.keep_only(pile);
        centre.keep_only(pile, |top| discards.lay_aside(top));
        self.tell(Event::OthersRemoved { kept: pile });
    }

    /// *Refill to 3*, from the next seat on, each drawing all it needs (N13).
    fn refill_opponents(&mut self) {
        for opponent in self.game.players.others(self.seat) {
            let cards = self.game.layouts[opponent].occupied().len();
            self.refill(opponent, FEW.saturating_sub(cards));
        }
    }

    /// Draws cards face down into the free places of a layout, in reading order (N5).
    pub(super) fn refill(&mut self, seat: Seat, wanted: u8) {
        let mut cards = 0;
        for slot in Slots::ALL.without(self.game.layouts[seat].occupied()).iter().take(usize::from(wanted)) {
            let Some(card) = self.draw() else { break };
            self.game.layouts[seat].put(slot, card);
            cards += 1;
        }
        if cards > 0 {
            self.learned(Disclosure::Drawn);
            self.tell(Event::Refilled { seat, cards });
        }
    }

    /// The next card of the draw pile; forms a new one only if there is none (N14).
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Card> {
        if self.game.centre.draw_len() == 0 {
            self.form_draw_pile();
        }
        self.game.centre.draw()
    }

    /// Shuffles the cards aside into a new draw pile, or else those under the tops (N6).
    #[cold]
    fn form_draw_pile(&mut self) {
        let NoIdea { centre, discards, rng, layouts, players, .. } = &mut *self.game;
        discards.take_for_draw_pile(|card| centre.fill([card]));
        let cards = centre.draw_len();
        if cards > 0 {
            centre.shuffle(rng);
            pool::use_up(layouts, *players);
            self.learned(Disclosure::Shuffled);
            self.tell(Event::Shuffled { cards });
            self.observer.shuffled(self.game);
        }
    }
}
