//! The moves of a lay-down.

use super::{LayDownSearch, PLIES};
use crate::games::bango::{Card, Move, Nth};

/// The moves of a lay-down, without [`Move::Done`].
pub type LayDownMoves = heapless::Vec<Move, PLIES, u8>;

impl LayDownSearch {
    /// The moves of the best lay-down that was found.
    pub fn moves(&self) -> LayDownMoves {
        let mut moves = LayDownMoves::new();
        for (nth, (index, place)) in Nth::ALL.into_iter().zip((0u8..).zip(&self.places)) {
            let own = self.best_cards().filter(|&(of, _)| of == index).map(|(_, card)| card);
            if place.low == 0 {
                let mut rising = own.clone();
                if let (Some(low), Some(high)) = (rising.next(), rising.next()) {
                    let _ = moves.push(Move::Start { low, high });
                }
                for card in rising {
                    let _ = moves.push(Move::Extend { card, nth });
                }
            } else {
                let mut below: heapless::Vec<Card, 11, u8> = heapless::Vec::new();
                for card in own.clone().filter(|card| card.number() < place.low) {
                    let _ = below.push(card);
                }
                let above = own.filter(|card| card.number() > place.low);
                for card in below.iter().rev().copied().chain(above) {
                    let _ = moves.push(Move::Extend { card, nth });
                }
            }
        }
        moves
    }
}
