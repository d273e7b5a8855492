//! What everybody can see happen.

use super::{Card, Combination, Pile};
use crate::games::Seat;

/// Something that everybody at the table sees, in the order in which it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat turned a card face down; named if all have seen it. The others of the hand lie open.
    Hid {
        /// Who.
        seat: Seat,
        /// The card, if it lay open before.
        card: Option<Card>,
    },
    /// A seat hides no card any more.
    Opened(Seat),
    /// A card was placed.
    Placed {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// The pile that it covers.
        pile: Pile,
    },
    /// The card that was just placed makes a combination, and its effect applies.
    Combined {
        /// Who.
        seat: Seat,
        /// What.
        combination: Combination,
    },
    /// Somebody at the table called a combination that a seat did not announce.
    Called {
        /// Who placed the card.
        seat: Seat,
        /// The combination, if there was one.
        made: Option<Combination>,
    },
    /// Nobody called anything after a card that a seat placed without a word.
    Quiet(Seat),
    /// A seat was chosen to draw.
    Chosen {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// A chosen seat said "thanks".
    Thanked(Seat),
    /// A chosen seat forgot to say "thanks" and draws one more.
    Forgot(Seat),
    /// A seat drew a card; named if everybody knows it.
    Drew {
        /// Who.
        seat: Seat,
        /// The card, if it lies open now or came from the known bottom of the deck.
        card: Option<Card>,
    },
    /// A seat should have drawn, but there is no card left.
    DrewNothing(Seat),
    /// The covered cards of the piles were shuffled into a new deck.
    Shuffled {
        /// How many.
        cards: u8,
    },
    /// A seat paid a token and put the top of a pile under the deck.
    Sacrificed {
        /// Who.
        seat: Seat,
        /// The pile.
        pile: Pile,
        /// The card that is now under the deck.
        card: Card,
    },
    /// A seat paid a token and goes again.
    WentAgain(Seat),
    /// The round is over: a seat has placed its last card, or nobody can move.
    RoundEnded {
        /// Who has placed the last card; nobody when the round is blocked.
        winner: Option<Seat>,
    },
    /// A seat gave tokens back: for a sacrifice, a second chance, or the cards in hand at the end of a round.
    Paid {
        /// Who.
        seat: Seat,
        /// How many.
        tokens: u8,
    },
    /// A new round was dealt.
    Dealt {
        /// Who begins.
        first: Seat,
    },
    /// The game is over.
    Over,
}
