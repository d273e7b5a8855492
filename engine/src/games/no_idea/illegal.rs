//! Why a move is not legal now.

use core::fmt;

use super::moves::Move;
use super::phase::Phase;

/// Why a move is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The turn begins with a card from the draw pile.
    DrawFirst,
    /// The card from the draw pile was placed already.
    Drawn,
    /// The card from the draw pile must be placed.
    PlaceFirst,
    /// The revealed card must be placed or put back.
    Undecided,
    /// No card waits to be placed.
    NoneOpen,
    /// No own card is turned up.
    NoneRevealed,
    /// There is no pile of this number.
    NoPile,
    /// The card fits the pile neither by colour nor by number.
    Unfit,
    /// No card lies in this place.
    Free,
    /// The card in this place is turned up already.
    Shown,
    /// There are more than three cards in the layout.
    TooMany,
    /// No own card was placed this turn.
    NonePlaced,
    /// "Nothing fits!" was declared.
    Declared,
}

impl Illegal {
    /// The reason why a move does not answer what is asked.
    #[cold]
    pub(super) fn reason(phase: Phase, mv: Move) -> Illegal {
        match (phase, mv) {
            (Phase::Over, _) => Illegal::Over,
            (Phase::Draw, _) => Illegal::DrawFirst,
            (Phase::Open { .. }, _) => Illegal::PlaceFirst,
            (Phase::Revealed { .. }, _) => Illegal::Undecided,
            (Phase::NothingFits { .. }, _) => Illegal::Declared,
            (Phase::Own { .. }, Move::Draw) => Illegal::Drawn,
            (Phase::Own { .. }, Move::Place(_)) => Illegal::NoneOpen,
            (Phase::Own { .. }, Move::Back) => Illegal::NoneRevealed,
            (Phase::Own { .. }, Move::Stop) => Illegal::NonePlaced,
            (Phase::Own { .. }, Move::Nothing) => Illegal::TooMany,
            (Phase::Own { .. }, Move::Reveal(_)) => Illegal::Free,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::Over => "the game is over",
            Illegal::DrawFirst => "a turn begins with a card from the draw pile",
            Illegal::Drawn => "the card from the draw pile is placed already; now reveal an own card",
            Illegal::PlaceFirst => "first place the card from the draw pile",
            Illegal::Undecided => "first place the revealed card or turn it back",
            Illegal::NoneOpen => "there is no open card to place; first reveal an own card",
            Illegal::NoneRevealed => "there is no revealed card to turn back",
            Illegal::NoPile => "there is no discard pile of this number",
            Illegal::Unfit => "the card has neither the colour nor the number of this pile",
            Illegal::Free => "there is no card in this place",
            Illegal::Shown => "this card is revealed already",
            Illegal::TooMany => "\"Nothing fits!\" is for at most three cards",
            Illegal::NonePlaced => "you may stop once you have placed an own card in this turn",
            Illegal::Declared => "you said \"Nothing fits!\": reveal the remaining cards",
        })
    }
}

impl core::error::Error for Illegal {}
