//! What everybody at the table sees happen.

use super::card::Card;
use super::sequences::Nth;
use crate::games::Seat;

/// Something that everybody can see, in the order in which it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The next card of the deck was turned up.
    Revealed(Card),
    /// It was the last card of the deck: this is the last turn.
    LastCard,
    /// The card just revealed has the number of another one in the row.
    Exploded {
        /// The new card.
        card: Card,
        /// The one that lay there.
        with: Card,
    },
    /// A card of the row was destroyed; both cards are in the common discard.
    Bango {
        /// Who did it.
        seat: Seat,
        /// The card that was destroyed.
        row: Card,
        /// The card that was played for it.
        hand: Card,
    },
    /// The Bango before has cancelled the explosion.
    Cancelled,
    /// The active player draws no more.
    Stopped(Seat),
    /// A player took a card of the row, or the one that exploded.
    Took {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A card that nobody took went from the row to the common discard.
    Left(Card),
    /// A player begins to lay down.
    LaysDown {
        /// Who.
        seat: Seat,
        /// Why.
        why: LayDown,
    },
    /// The active player keeps the hand.
    Kept(Seat),
    /// A player started a sequence.
    Started {
        /// Who.
        seat: Seat,
        /// The new sequence.
        nth: Nth,
        /// Its lower card.
        low: Card,
        /// Its higher card.
        high: Card,
    },
    /// A player laid a card at an end of a sequence.
    Extended {
        /// Who.
        seat: Seat,
        /// Which sequence.
        nth: Nth,
        /// The card.
        card: Card,
    },
    /// A card that a player did not place went to the personal discard.
    Discarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player has laid down the whole hand.
    LaidDown {
        /// Who.
        seat: Seat,
        /// How many points more that brought, or fewer.
        gained: i16,
    },
    /// The turn of this player begins.
    Turn(Seat),
    /// Everybody has laid down for the last time.
    GameOver,
}

/// Why a player lays down the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayDown {
    /// The player wants to.
    Chosen,
    /// The player has more than five cards at the end of the turn.
    Forced,
    /// The game ends.
    Last,
}
