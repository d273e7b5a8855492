//! Where somebody is in a lesson, and what the last press came to.

use super::games::{Chapter, LessonStep, description};
use crate::games::Kind;

/// Where somebody is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lesson {
    pub(super) kind: Kind,
    pub(super) chapter: usize,
    pub(super) step: usize,
    /// How many moves of the step were made.
    pub(super) made: usize,
    /// What the last press came to.
    pub(super) last: LastPress,
    /// The row of the pause menu with the cursor, while that is on the screen.
    pub(super) pause: Option<usize>,
    /// Whether the words of the step are on the screen.
    pub(super) speaks: bool,
}

/// What a press came to, where the learner should make a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LastPress {
    /// It led on, or nothing is pressed yet.
    Right,
    /// It was another one than what is asked for.
    Wrong,
    /// It moved the cursor, and there is more to do before the wanted move.
    Moved,
    /// It moved the cursor to where A makes the wanted move.
    Arrived,
    /// It moved the cursor away from there.
    Left,
}

impl LastPress {
    /// What a press came to that moved the cursor, after what was before.
    pub(super) const fn moved(self, aimed: bool, aims: bool) -> LastPress {
        match self {
            _ if aims => LastPress::Arrived,
            _ if aimed => LastPress::Left,
            LastPress::Left => LastPress::Left,
            _ => LastPress::Moved,
        }
    }
}

impl Lesson {
    /// At the beginning of a chapter.
    pub(super) const fn at(kind: Kind, chapter: usize) -> Lesson {
        Lesson { kind, chapter, step: 0, made: 0, last: LastPress::Right, pause: None, speaks: false }
    }

    pub(super) fn chapters(&self) -> &'static [Chapter] {
        description(self.kind).lesson
    }

    /// Chapter, step, and how many moves of the step were made.
    pub(super) const fn place(&self) -> [usize; 3] {
        [self.chapter, self.step, self.made]
    }

    /// The present step; `None` behind the last one of the chapter.
    pub(super) fn step(&self) -> Option<&'static LessonStep> {
        self.chapters().get(self.chapter)?.steps.get(self.step)
    }

    /// The move that is wanted now, if it is time for one.
    pub(super) fn wanted(&self) -> Option<&'static str> {
        self.step()?.moves().nth(self.made)
    }

    /// Whether there is something to read, for which the table waits.
    pub(super) const fn reads(&self) -> bool {
        self.pause.is_some() || self.speaks
    }

    /// Whether the words of the present step come on the screen now.
    pub(super) fn can_speak(&self, settled: bool) -> bool {
        match self.step() {
            // Behind the last step the next chapter comes, when all was seen.
            Some(LessonStep::Say(..)) | None => settled,
            Some(LessonStep::Look(..)) => true,
            Some(LessonStep::Do { .. } | LessonStep::Robots(_)) => false,
        }
    }
}
