//! Drawing a card, and forming a new deck when none is left.

use super::card::CARDS;
use super::play::Play;
use super::{Card, Combo, Event};
use crate::games::{Disclosure, Moment, Observer, Seat, SeatSet};

impl<W: Observer<Combo>> Play<'_, W> {
    /// One card from the deck into a hand, if there is any.
    pub(super) fn draw(&mut self, seat: Seat) {
        if self.game.piles.deck_len() == 0 {
            self.form_deck();
        }
        let Some(card) = self.game.piles.draw() else {
            self.observer.event(Event::DrewNothing(seat), Moment::of(self.game));
            return;
        };
        self.game.hands[seat].add(card);
        let open = &mut self.game.open;
        open.stuck = SeatSet::EMPTY;
        let lies_open = open.options.hidden;
        let was_known = self.game.piles.deck_len() < open.sunk;
        if was_known {
            open.sunk -= 1;
            if !lies_open {
                open.memory.add(seat, card);
            }
        } else {
            self.disclosure = Some(Disclosure::Drawn);
        }
        self.observer.event(
            Event::Drew { seat, card: (was_known || lies_open).then_some(card) },
            Moment::of(self.game),
        );
    }

    /// Shuffles what the tops cover into a new deck. It is sorted before, so that only chance decides its order.
    fn form_deck(&mut self) {
        let covered = self.game.piles.take_covered();
        if covered.is_empty() {
            return;
        }
        let mut deck = heapless::Vec::<Card, CARDS, u8>::new();
        for card in covered.cards() {
            let _ = deck.push(card); // there is room for all cards
        }
        self.game.rng.shuffle(&mut deck);
        deck.iter().rev().for_each(|&card| self.game.piles.lay_on_deck(card));
        self.disclosure = Some(Disclosure::Shuffled);
        self.observer.shuffled(self.game);
        self.observer.event(Event::Shuffled { cards: covered.len() }, Moment::of(self.game));
    }
}
