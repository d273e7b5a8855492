//! How far undo goes back, and why no further.

use core::fmt;

use crate::games::{Disclosure, Seat};

/// The moves at the start of a record that undo cannot reach.
///
/// A player takes back only choices of their own: up to the last move that told somebody something, and never past a
/// choice of another seat, because the others saw that one. A choice that was taken back itself still counts: it was
/// seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct UndoLimit {
    /// Number of moves that stay.
    moves: u16,
    why: UndoRefused,
    /// Who made the moves after them; `None` if the whole table did, which takes nothing back.
    chooser: Option<Seat>,
}

impl UndoLimit {
    /// The limit of a game that was just dealt.
    pub(super) const NEW: UndoLimit = UndoLimit { moves: 0, why: UndoRefused::NothingPlayed, chooser: None };

    /// Moves the limit after move number `count`, which `chooser` made: nobody, if it answers for the whole table.
    pub(super) fn note(&mut self, count: u16, chooser: Option<Seat>, disclosure: Option<Disclosure>) {
        if let Some(disclosure) = disclosure {
            (self.moves, self.why) = (count, UndoRefused::Disclosed(disclosure));
        } else if chooser.is_none() {
            (self.moves, self.why) = (count, UndoRefused::ChosenSince);
        } else if chooser != self.chooser {
            (self.moves, self.why) = (count.saturating_sub(1), UndoRefused::ChosenSince);
        }
        self.chooser = chooser;
    }

    /// Returns who can take back the last of `count` moves.
    pub(super) fn chooser(&self, count: u16) -> Result<Seat, UndoRefused> {
        match self.chooser {
            _ if count == 0 => Err(UndoRefused::NothingPlayed),
            Some(seat) if count > self.moves => Ok(seat),
            _ => Err(self.why),
        }
    }
}

/// Why the last move cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// No move was played.
    NothingPlayed,
    /// Somebody learned something by it.
    Disclosed(Disclosure),
    /// Another seat has chosen since, or the whole table has.
    ChosenSince,
}

impl fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoRefused::NothingPlayed => "nothing was played yet",
            UndoRefused::Disclosed(Disclosure::Revealed) => "a card was turned up",
            UndoRefused::Disclosed(Disclosure::Shown) => "a card from a hand was seen",
            UndoRefused::Disclosed(Disclosure::Drawn) => "a card was drawn",
            UndoRefused::Disclosed(Disclosure::Shuffled) => "the cards were shuffled",
            UndoRefused::ChosenSince => "another player has chosen since",
        })
    }
}

impl core::error::Error for UndoRefused {}
