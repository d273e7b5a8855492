//! What a game says to teach itself: a guided round, and what its coach says in the first real game.
//!
//! Both are data in the folder of the game. A lesson never says what is legal: its moves are played on the real game,
//! which checks them.

use crate::games::{Game, Players, Seat};

/// A game that teaches itself.
pub trait Teaches: Game<Event: 'static> {
    /// The guided round.
    const LESSON: &'static [Chapter];

    /// What the coach says in the first real games, at most six things.
    const COACH: &'static [Moment<Self::Event>];

    /// The part of the game that this position belongs to, in a word. Every part that a game without options can come to
    /// must occur in the lesson, as a decision of the learner or as the end.
    fn phase(public: &Self::PublicState) -> &'static str;
}

/// A part of a lesson: a game with a known deal, from some point on. A lesson that was left goes on at a chapter.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// What it is about, in 15 characters.
    pub title: &'static str,
    /// How many play; the learner has the first seat.
    pub players: Players,
    /// The seat that begins.
    pub first: Seat,
    /// The options that are not as usual, by name.
    pub options: &'static [(&'static str, u8)],
    /// What shuffles the deck.
    pub seed: u32,
    /// The moves that were made before the chapter begins, with semicolons between.
    pub before: &'static str,
    /// What the learner reads and does.
    pub steps: &'static [LessonStep],
}

/// Something that the coach says when it happens for the first time.
#[derive(Clone, Copy, Debug)]
pub struct Moment<E> {
    /// What happens.
    pub at: At<E>,
    /// The line, in 21 characters.
    pub says: &'static str,
}

/// What happens for the first time; everybody can see it.
#[derive(Clone, Copy, Debug)]
pub enum At<E> {
    /// Such an event is on the screen.
    Event(fn(&E) -> bool),
    /// A human decides in this [phase](Teaches::phase).
    Phase(&'static str),
}

/// The coach says something about an event.
pub(super) const fn at_event<E>(at: fn(&E) -> bool, says: &'static str) -> Moment<E> {
    Moment { at: At::Event(at), says }
}

/// The coach says something when a human decides in a phase.
pub(super) const fn at_phase<E>(phase: &'static str, says: &'static str) -> Moment<E> {
    Moment { at: At::Phase(phase), says }
}

/// Where words lie on the screen, so that they do not hide what they are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Over its upper part.
    Above,
    /// Over its lower part.
    Below,
}

/// One thing that is read, done or watched.
#[derive(Clone, Copy, Debug)]
pub enum LessonStep {
    /// Words over the table when nothing moves: up to four lines of 20 characters. A goes on.
    Say(Side, &'static [&'static str]),
    /// The same, as soon as the move before has been made: over the event that it brings.
    Look(Side, &'static [&'static str]),
    /// The learner makes these moves, by whatever presses the screens offer.
    Do {
        /// What to press, in 21 characters.
        ask: &'static str,
        /// The moves, with semicolons between.
        moves: &'static str,
        /// What is said after another press, in 21 characters.
        wrong: &'static str,
    },
    /// The robots make these moves.
    Robots(&'static str),
}

impl LessonStep {
    /// The moves of the step, as they are written in logs.
    pub fn moves(&self) -> impl Iterator<Item = &'static str> + Clone + use<> {
        list(match self {
            LessonStep::Do { moves, .. } | LessonStep::Robots(moves) => moves,
            LessonStep::Say(..) | LessonStep::Look(..) => "",
        })
    }
}

/// The moves of a list with semicolons between.
pub(in crate::console) fn list(moves: &'static str) -> impl Iterator<Item = &'static str> + Clone {
    let mut rest = Some(moves);
    // `str::split` can panic, as far as the compiler knows.
    let next = move || {
        let text = rest?;
        let end = text.bytes().position(|byte| byte == b';');
        rest = end.and_then(|end| text.get(end + 1..));
        end.map_or(Some(text), |end| text.get(..end))
    };
    core::iter::from_fn(next).map(str::trim).filter(|mv| !mv.is_empty())
}

/// Words over the lower part of a table at rest.
pub(super) const fn below(lines: &'static [&'static str]) -> LessonStep {
    LessonStep::Say(Side::Below, lines)
}

/// Words over the upper part of a table at rest.
pub(super) const fn above(lines: &'static [&'static str]) -> LessonStep {
    LessonStep::Say(Side::Above, lines)
}

/// What to press, the moves that come of it, and what is said after another press.
pub(super) const fn task(ask: &'static str, moves: &'static str, wrong: &'static str) -> LessonStep {
    LessonStep::Do { ask, moves, wrong }
}

/// The robots make these moves.
pub(super) const fn robots(moves: &'static str) -> LessonStep {
    LessonStep::Robots(moves)
}
