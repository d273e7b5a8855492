//! Every zone of the table with all its cards.

use super::Bango;
use super::card::{CARDS, Card, Hand};
use super::public::Phase;
use super::sequence::Sequence;
use crate::games::{BySeat, listed};

/// Where every card lies, open or hidden, as the log writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Zones {
    /// The deck, the next card first.
    pub deck: heapless::Vec<Card, CARDS, u8>,
    /// The cards taken out before the deal.
    pub removed: Hand,
    /// The hands by seat.
    pub hands: BySeat<Hand>,
    /// The row as revealed; a card that explodes is the last one.
    pub row: heapless::Vec<Card, 12, u8>,
    /// The sequences by seat, each from its lowest card on.
    pub sequences: BySeat<heapless::Vec<Sequence, 3, u8>>,
    /// The numbers of cards in the personal discards by seat.
    pub discards: BySeat<u8>,
    /// The number of cards in the common discard.
    pub discard: u8,
}

impl Default for Zones {
    /// No card anywhere: where a claim for [`Bango::arrange`] begins.
    fn default() -> Zones {
        Zones {
            deck: heapless::Vec::new(),
            removed: Hand::EMPTY,
            hands: BySeat::new(),
            row: heapless::Vec::new(),
            sequences: BySeat::new(),
            discards: BySeat::new(),
            discard: 0,
        }
    }
}

impl Zones {
    /// The names of those zones that have cards after the deal.
    pub(super) const DEALT: &'static [&'static str] = &["deck", "removed", "hands"];

    pub(super) fn of(game: &Bango) -> Zones {
        let open = &game.open;
        let exploding = match open.phase {
            Phase::Exploded(card) => Some(card),
            _ => None,
        };
        Zones {
            deck: listed(game.deck.next_first(open.deck)),
            removed: game.removed,
            hands: listed(open.players.seats().map(|seat| game.hand(seat))),
            row: listed(open.row.iter().chain(exploding)),
            sequences: listed(open.sequences.seated(open.players).map(|own| listed(own.iter()))),
            discards: listed(open.discards.seated(open.players).copied()),
            discard: open.discard,
        }
    }
}
