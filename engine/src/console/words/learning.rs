//! Around a lesson, and what the coach says in every game.

use crate::console::kit::{Line, line};

/// The pause of a lesson.
pub(crate) const GO_ON: &str = "Continue";
pub(crate) const LEAVE: &str = "Leave the lesson";

pub(crate) fn part(chapter: usize, chapters: usize) -> Line {
    line!("part {} of {chapters}", chapter + 1)
}

pub(crate) fn next_time(part: &str) -> Line {
    line!("next time: {part}")
}

/// The learner looks at something else than what there is to do.
pub(crate) const BACK: &str = "Press B to go back";
/// The cursor of the learner has come to where it should be.
pub(crate) const NOW_A: &str = "Now press A";
/// It was there, and has left.
pub(crate) const GO_BACK: &str = "Go back, then A";

/// The coach.
pub(crate) const ONLY_YOU_LOOK: &str = "For your eyes only!";
pub(crate) const NEED_A_HINT: &str = "Need a hint? Hold B";
