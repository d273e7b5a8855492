//! The list of legal moves.

use core::ops::Deref;

/// All legal moves of a decision: sorted, each once.
///
/// A hand that is laid down in sequences sets the size: at most 10 neighbouring pairs of numbers in 4 x 4 colours, and for each of
/// three sequences two ends in 4 colours, and `done`.
#[derive(Clone, Debug)]
pub struct Moves<M>(heapless::Vec<M, { Moves::<()>::MOST }, u8>);

impl Moves<()> {
    /// No decision of any game has more moves.
    pub const MOST: usize = 10 * 16 + 3 * 2 * 4 + 1;
}

impl<M> Moves<M> {
    /// An empty list.
    #[inline]
    pub const fn new() -> Moves<M> {
        Moves(heapless::Vec::new())
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Appends a move; the games do so in ascending order.
    #[inline]
    pub(crate) fn push(&mut self, mv: M) {
        let full = self.0.push(mv).is_err();
        debug_assert!(!full, "more legal moves than Moves::MOST");
    }
}

impl<M> Default for Moves<M> {
    fn default() -> Moves<M> {
        Moves::new()
    }
}

impl<M> Deref for Moves<M> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.0
    }
}
