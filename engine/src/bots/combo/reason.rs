//! Why a move is a good one, in a few words.

use core::fmt;

use crate::bots::percent;
use crate::games::Seat;
use crate::games::combo::Combination;

/// A percentage of fewer worlds would be a guess.
const ENOUGH: u16 = 20;

/// Why a move is a good one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Chosen by chance.
    Rng,
    /// There is no other move.
    Only,
    /// So many cards go in one turn, and the round is over.
    Finishes(u8),
    /// So many cards go in one turn.
    Chain(u8),
    /// The card makes a combination.
    Makes(Combination),
    /// So many piles stay open for the cards that are left.
    KeepsOpen(u8),
    /// One card fewer.
    Sheds,
    /// No card can be placed.
    NothingFits,
    /// Placing would help the others more.
    Waits,
    /// A token opens a turn in which so many cards go.
    Opens(u8),
    /// A token is worth more.
    Dear,
    /// This opponent is about to finish.
    NearlyDone(Seat),
    /// No other opponent has fewer cards.
    Ahead(Seat),
    /// Nothing else promises more.
    Best,
    /// The most useful card of the hand.
    MostUseful,
    /// As it should be.
    Manners,
    /// Slipped the mind.
    Forgot,
    /// The table has noticed a combination.
    Noticed,
    /// Nobody has noticed a combination.
    Unnoticed,
    /// The best by what came of it when the round was played out in the mind, where it was won so often.
    Wins {
        /// How often.
        won: u16,
        /// Of how many.
        of: u16,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Rng => f.write_str("picked at random"),
            Reason::Only => f.write_str("the only move"),
            Reason::Finishes(1) => f.write_str("your last card"),
            Reason::Finishes(cards) => write!(f, "your last {cards} cards in one turn"),
            Reason::Chain(cards) => write!(f, "{cards} cards in one turn"),
            Reason::Makes(Combination::Three) => f.write_str("three of a kind"),
            Reason::Makes(combination) => write!(f, "makes a {combination}"),
            Reason::KeepsOpen(piles) => write!(f, "{piles} piles stay open for you"),
            Reason::Sheds => f.write_str("one card fewer"),
            Reason::NothingFits => f.write_str("nothing fits"),
            Reason::Waits => f.write_str("playing would help others"),
            Reason::Opens(1) => f.write_str("a token for one card"),
            Reason::Opens(cards) => write!(f, "a token for {cards} cards in one turn"),
            Reason::Dear => f.write_str("not worth a token"),
            Reason::NearlyDone(seat) => write!(f, "player {seat} is nearly done"),
            Reason::Ahead(seat) => write!(f, "player {seat} has the fewest cards"),
            Reason::Best => f.write_str("your best chance"),
            Reason::MostUseful => f.write_str("your most useful card"),
            Reason::Manners => f.write_str("good manners"),
            Reason::Forgot => f.write_str("forgot"),
            Reason::Noticed => f.write_str("somebody noticed"),
            Reason::Unnoticed => f.write_str("nobody noticed"),
            Reason::Wins { won, of } => match percent((*won).into(), (*of).into()) {
                likely @ 50.. if *of >= ENOUGH => write!(f, "{likely}% chance to win the round"),
                _ => f.write_str("your best chance to win"),
            },
        }
    }
}
