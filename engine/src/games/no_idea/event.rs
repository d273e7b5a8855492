//! What everybody at the table can see happen.

use super::card::{Card, Prize};
use super::layout::Slot;
use super::moves::Pile;
use crate::games::Seat;

/// Something that happens inside a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card from the draw pile was turned up.
    Drawn {
        /// That card.
        card: Card,
    },
    /// No card could be drawn (N6).
    NoneLeft,
    /// A player turned up an own card.
    Revealed {
        /// The player.
        seat: Seat,
        /// Where the card lies.
        slot: Slot,
        /// The card.
        card: Card,
    },
    /// A card that fits no pile started one.
    Started {
        /// The player who turned it up.
        seat: Seat,
        /// The new pile.
        pile: Pile,
        /// Its first card.
        card: Card,
    },
    /// A card was laid on a pile.
    Placed {
        /// The player.
        seat: Seat,
        /// The pile.
        pile: Pile,
        /// The card.
        card: Card,
    },
    /// A player turned a card face down again, because it does not fit or by choice.
    TurnedBack {
        /// The player.
        seat: Seat,
        /// Where the card lies.
        slot: Slot,
    },
    /// A player kept a consolation prize.
    Kept {
        /// The player.
        seat: Seat,
        /// The prize.
        prize: Prize,
    },
    /// *Remove others*: all piles but one went aside; it is the first pile now.
    OthersRemoved {
        /// The number that the pile had until now.
        kept: Pile,
    },
    /// A player drew face-down cards into the layout.
    Refilled {
        /// The player.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// A new draw pile was shuffled.
    Shuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// A player declared "Nothing fits!".
    Declared {
        /// The player.
        seat: Seat,
    },
    /// The declaration wins no trophy: a card fits, or is a consolation prize.
    Mistaken {
        /// The player.
        seat: Seat,
        /// Whether it was a prize.
        prize: bool,
    },
    /// A player is rid of all cards.
    Cleared {
        /// The player.
        seat: Seat,
    },
    /// A player won a trophy; its value is secret.
    TrophyWon {
        /// The player.
        seat: Seat,
    },
    /// The turn passed to another player.
    TurnBegins {
        /// The player.
        seat: Seat,
    },
    /// The game is over.
    GameOver,
}
