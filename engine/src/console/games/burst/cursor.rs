//! Where a human is who chooses cards.

/// Which card is selected, and how the hand lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The place among the cards that are still in the hand.
    pub(super) at: usize,
    /// Whether the hand lies the other way than the settings say.
    pub(super) other_order: bool,
    /// Whether everybody's cards are shown instead of the hand.
    pub(super) looking: bool,
}

impl Cursor {
    /// Another decision begins; the order of the hand stays as it was.
    pub(super) const fn rest(&mut self) {
        self.at = 0;
        self.looking = false;
    }
}
