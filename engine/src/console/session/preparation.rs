//! What has to be worked out for the decision of a human, a slice at a time.

use crate::console::games::GameScreens;

/// What is still being worked out, if anything.
#[derive(Clone, Debug)]
pub(super) struct Preparation<G: GameScreens>(Option<G::Preparation>);

impl<G: GameScreens> Preparation<G> {
    pub(super) const fn new() -> Preparation<G> {
        Preparation(None)
    }

    /// A decision begins. What takes no more than a slice is there at once.
    pub(super) fn begin(&mut self, view: &G::View, cursor: &mut G::Cursor) {
        self.0 = G::prepare(view, cursor);
        self.go_on(view, cursor, 1);
    }

    /// Works on it for some slices.
    pub(super) fn go_on(&mut self, view: &G::View, cursor: &mut G::Cursor, slices: u32) {
        for _ in 0..slices {
            if self.0.as_mut().is_some_and(|work| G::go_on(view, cursor, work)) {
                self.0 = None;
            }
        }
    }

    /// Whether nothing is left to be worked out.
    pub(super) const fn is_done(&self) -> bool {
        self.0.is_none()
    }
}
