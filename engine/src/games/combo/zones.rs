//! Where every card lies, for logs and tests.

use super::row::PLACES;
use super::{Card, Combo, Hand, PerPile};
use crate::games::BySeat;

/// Every zone of the table, open or hidden, named as in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Zones {
    /// The deck, the next card first.
    pub deck: heapless::Vec<Card, PLACES, u8>,
    /// The tops of the three piles.
    pub piles: PerPile<Card>,
    /// The hands, each with its hidden card.
    pub hands: BySeat<Hand>,
    /// The tokens.
    pub tokens: BySeat<u8>,
    /// *A hidden one*: the card that lies face down.
    pub hidden: BySeat<Option<Card>>,
}

impl Zones {
    pub(super) fn of(game: &Combo) -> Zones {
        let players = game.open.players;
        let mut deck = heapless::Vec::new();
        for card in game.piles.deck() {
            let _ = deck.push(card); // there is a place for every card
        }
        let mut hidden = BySeat::new();
        for seat in players.seats() {
            let _ = hidden.push(game.hidden(seat)); // there is a place for every seat
        }
        Zones {
            deck,
            piles: game.piles.tops,
            hands: game.hands.by_seat(players, |hand| *hand),
            tokens: game.open.tokens.by_seat(players, |tokens| *tokens),
            hidden,
        }
    }
}
