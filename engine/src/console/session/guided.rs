//! A game that is played to learn it: it begins in the middle, and only the moves of the lesson are made.

use super::contract::Session;
use super::ending::Shown;
use super::game_session::{Decider, GameSession};
use crate::console::games::{At, GameScreens, Pressed, list};
use crate::console::input::Button;

/// What a lesson asks of a game in progress. A session that cannot be guided may leave all of it out: then every move
/// counts as the one that is wanted.
pub trait Guided {
    /// Plays moves without showing them, as logs write them, with semicolons between; whether all of them were legal.
    fn lay_out(&mut self, moves: &'static str) -> bool {
        let _ = moves;
        true
    }

    /// Makes the session wait for the lesson: from now on `mv` is the only move that is made. The learner is refused any
    /// other, and a bot makes it without thinking. `None` is no move at all, because there is something to read first.
    fn guide(&mut self, mv: Option<&str>) {
        let _ = mv;
    }

    /// The part of the game that the position belongs to, in a word.
    fn phase(&self) -> &'static str {
        ""
    }

    /// What the coach says about the screen, and the place of that in the game's list; a bit of `said` is set for each thing
    /// that was said before.
    fn moment(&self, said: u8) -> Option<(u8, &'static str)> {
        let _ = said;
        None
    }

    /// Whether who decides looks at something from where B must lead back before the wanted move can be made.
    fn strays(&self) -> bool {
        false
    }

    /// Whether A makes the wanted move at once.
    fn aims(&self) -> bool {
        false
    }

    /// Whether something on the screen is still on its way.
    fn is_moving(&self) -> bool {
        false
    }

    /// Whether nothing happens on the screen by itself that a player must see: it shows a decision or the final table.
    fn is_settled(&self) -> bool {
        true
    }
}

/// Which moves a session makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guide<M> {
    /// Any legal one: this is a real game.
    Free,
    /// Only this one, which the lesson asks for.
    Only(M),
    /// None: the lesson has something to say first.
    Nothing,
}

impl<M: Copy + PartialEq> Guide<M> {
    /// The move that a lesson asks for.
    pub(super) const fn wanted(self) -> Option<M> {
        match self {
            Guide::Only(mv) => Some(mv),
            Guide::Free | Guide::Nothing => None,
        }
    }

    /// Whether nobody is guided.
    pub(super) const fn is_free(self) -> bool {
        matches!(self, Guide::Free)
    }

    /// Whether a lesson wants something else than what a press leads to, such as a press that moves nothing.
    pub(super) fn refuses(self, pressed: Pressed<M>, nothing_moved: bool) -> bool {
        match (self, pressed) {
            (Guide::Only(wanted), Pressed::Play(mv)) => mv != wanted,
            (Guide::Only(_), Pressed::Stay) => nothing_moved,
            (Guide::Only(_), Pressed::TakeBack) => true,
            (Guide::Free | Guide::Nothing, _) => false,
        }
    }
}

impl<G: GameScreens> Guided for GameSession<G> {
    fn lay_out(&mut self, moves: &'static str) -> bool {
        let legal = list(moves).all(|mv| mv.parse().is_ok_and(|mv| self.game.play(mv).is_ok()));
        self.retrace();
        legal
    }

    fn guide(&mut self, mv: Option<&str>) {
        self.guide = mv.and_then(|mv| mv.parse().ok()).map_or(Guide::Nothing, Guide::Only);
    }

    fn phase(&self) -> &'static str {
        G::phase(&self.game().public_state())
    }

    fn moment(&self, said: u8) -> Option<(u8, &'static str)> {
        let event = self.event_on_screen();
        let decides = self.decides().filter(|&seat| self.is_human(seat));
        let phase = decides.map(|_| self.phase());
        let happens = |at: At<G::Event>| match at {
            At::Event(such) => event.as_ref().is_some_and(such),
            At::Phase(name) => phase == Some(name),
        };
        let mut new = (0..8).zip(G::COACH).filter(|&(place, _)| said >> place & 1 == 0);
        new.find(|(_, moment)| happens(moment.at)).map(|(place, moment)| (place, moment.says))
    }

    fn strays(&self) -> bool {
        self.decides().zip(self.guide.wanted()).is_some_and(|(seat, wanted)| {
            let view = self.view(seat);
            G::strays(&self.context(&view, &self.settings), &self.cursors[seat], wanted)
        })
    }

    fn aims(&self) -> bool {
        self.decides().zip(self.guide.wanted()).is_some_and(|(seat, wanted)| {
            let (view, mut cursor) = (self.view(seat), self.cursors[seat].clone());
            G::press(&self.context(&view, &self.settings), &mut cursor, Button::A) == Pressed::Play(wanted)
        })
    }

    fn is_moving(&self) -> bool {
        self.clock.frame().is_some()
    }

    fn is_settled(&self) -> bool {
        match self.turn() {
            Decider::Over => self.is_over() && matches!(self.ending.shown(), Shown::Table(_)),
            _ => self.decides().is_some(),
        }
    }
}
