//! What everybody sees of Combo: the piles, how many cards and tokens each has, and what lies open.

use crate::console::games::EventContext;
use crate::games::combo::{Card, Combo, Event, HandView, OpenState, PerPile, Showing, View};
use crate::games::{GameView, PerSeat, Seat, SeatSet};

/// The table without anything that only one seat knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Public {
    pub(super) open: OpenState,
    pub(super) tops: PerPile<Card>,
    /// What everybody knows of each hand.
    pub(super) hands: PerSeat<HandView>,
    pub(super) deck: u8,
}

impl Public {
    /// What a seat sees, without what only that seat knows.
    pub(super) fn of(view: &View) -> Public {
        let mut hands = view.hands;
        let own = &mut hands[view.seat()];
        let mut known = own.known;
        match view.open.showing[view.seat()] {
            Showing::Nothing => known = view.open.memory.of(view.seat()),
            Showing::All | Showing::AllButSeen(_) => {}
            Showing::AllButOne => {
                view.secret.map(|card| known.remove(card));
            }
        }
        *own = HandView { known, unknown: own.len().saturating_sub(known.len()) };
        Public { open: view.open.clone(), tops: *view.tops(), hands, deck: view.deck }
    }

    /// How many cards a seat has.
    pub(super) fn cards(&self, seat: Seat) -> u8 {
        self.hands[seat].len()
    }

    /// The card of an open hand that lies face down, where everybody saw which.
    pub(super) fn hidden(&self, seat: Seat) -> Option<Card> {
        match self.open.showing[seat] {
            Showing::AllButSeen(card) => Some(card),
            Showing::Nothing | Showing::All | Showing::AllButOne => None,
        }
    }

    /// The table at the event of a story: what was before it, and all that has happened since.
    pub(super) fn at(ctx: &EventContext<'_, Combo>) -> Public {
        let mut now = ctx.before.clone();
        ctx.so_far().iter().for_each(|event| now.follow(event, ctx.after.view));
        now
    }

    fn follow(&mut self, event: &Event, after: &Public) {
        match *event {
            Event::Placed { seat, card, pile } => {
                self.tops[pile] = card;
                let hand = &mut self.hands[seat];
                if !hand.known.remove(card) {
                    hand.unknown = hand.unknown.saturating_sub(1);
                }
            }
            Event::Drew { seat, card } => {
                self.deck = self.deck.saturating_sub(1);
                match card {
                    Some(card) => {
                        self.hands[seat].known.add(card);
                    }
                    None => self.hands[seat].unknown += 1,
                }
            }
            Event::Shuffled { cards } => self.deck = cards,
            Event::Sacrificed { pile, .. } => {
                self.tops[pile] = after.tops[pile];
                self.deck += 1;
            }
            Event::Paid { seat, tokens } => {
                self.open.tokens[seat] = self.open.tokens[seat].saturating_sub(tokens);
            }
            Event::Dealt { .. } | Event::Over => *self = after.clone(),
            _ => {}
        }
    }

    /// Who has most tokens.
    pub(super) fn richest(&self) -> SeatSet {
        let most = self.open.tokens.seated(self.open.players).max();
        self.open.players.seats().filter(|&seat| Some(&self.open.tokens[seat]) == most).collect()
    }

    /// All seats, those with most tokens first.
    pub(super) fn standings(&self) -> impl Iterator<Item = Seat> + '_ {
        let with =
            move |tokens| self.open.players.seats().filter(move |&seat| self.open.tokens[seat] == tokens);
        (0..=self.open.options.tokens).rev().flat_map(with)
    }
}
