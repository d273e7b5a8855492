//! The lay-down that is proposed.

use super::cursor::Cursor;
use super::plan::LayDownPlan;
use crate::bots::bango::{LayDownSearch, Prices};
use crate::games::bango::{Phase, View};

/// So many steps of the search are a slice, as for bots: on the Pico about 5 ms.
///
/// Most hands are done with one slice, so that the proposal is there in the first picture. The longest searches of
/// real games take five, and the limit of all searches is eight. In one go those would hold up the frame, and the
/// buttons, for more than 10 ms.
const SLICE: u32 = 250;

/// Begins the search for a lay-down, if the decision needs one.
pub(super) fn begin(view: &View, cursor: &mut Cursor) -> Option<LayDownSearch> {
    if !matches!(view.open.phase, Phase::LayOrKeep | Phase::Laying(_)) || cursor.accepted.is_some() {
        return None;
    }
    let laid = &view.open.sequences[view.seat];
    (cursor.plan, cursor.best) = (LayDownPlan::nothing(laid), None);
    Some(LayDownSearch::new(laid, view.hand(), Prices::NOW))
}

/// Searches for a slice; true once the cursor has the proposal.
pub(super) fn go_on(view: &View, cursor: &mut Cursor, search: &mut LayDownSearch) -> bool {
    let done = search.search(SLICE);
    if done {
        cursor.plan = LayDownPlan::of_moves(&view.open.sequences[view.seat], &search.moves());
        cursor.best = Some(cursor.plan.points(view));
    }
    done
}
