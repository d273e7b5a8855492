//! What everybody can see happen.

use super::{Card, Verdict};
use crate::games::Seat;

/// Something that happens at the table, in the order in which it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player laid a card face down.
    Chose {
        /// Who did.
        seat: Seat,
    },
    /// All have chosen, and a card was turned up.
    Revealed {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player drew cards.
    Drew {
        /// Who did.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The colours of a round were judged.
    Judged {
        /// The number of the round, from 1.
        round: u8,
        /// What scores, and which colours went away before.
        verdict: Verdict,
    },
    /// A player got points; one who gets none is not named.
    Scored {
        /// Who did.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// A round began.
    Began {
        /// Its number, from 1.
        round: u8,
        /// Who chooses and draws first in it.
        first: Seat,
    },
    /// The last round is over, and the cards left in the hands were put away unseen.
    Over,
}
