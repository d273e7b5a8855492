//! What buttons lead to at a table: another event, another cursor, a move.

use super::contract::{Session, Step, Undo};
use super::game_session::GameSession;
use crate::console::games::{EventAction, GameScreens, Pressed, Show};
use crate::console::input::Button;
use crate::games::Seat;

impl<G: GameScreens> GameSession<G> {
    /// Turns to another event.
    pub(super) fn leaf(&mut self, leaf: EventAction) -> Step {
        let cue = match leaf {
            EventAction::Stay => None,
            EventAction::Next | EventAction::All => {
                if let Some(playback) = &mut self.playback {
                    playback.at += 1;
                }
                self.roll(leaf == EventAction::All)
            }
            EventAction::Back => {
                self.roll_back();
                None
            }
        };
        cue.map_or(Step::Quiet, Step::Heard)
    }

    /// Goes back to the last event that was shown, if there was one.
    fn roll_back(&mut self) {
        let public = self.public();
        let Some(playback) = &self.playback else { return };
        let shown = |&at: &usize| {
            let mut ctx = playback.ctx(self.ctx(&public, &self.settings));
            ctx.at = at;
            G::show(&ctx) != Show::Never
        };
        if let (Some(at), Some(playback)) = ((0..playback.at).rev().find(shown), &mut self.playback) {
            playback.at = at;
            // It was shown before: now it stays as long as somebody looks.
            playback.show = Show::UntilA;
            self.since = None;
        }
    }

    pub(super) fn press_at_decision(&mut self, seat: Seat, button: Button) -> Step {
        let view = self.view(seat);
        let mut cursor = self.cursors[seat].clone();
        let pressed = G::press(&self.ctx(&view, &self.settings), &mut cursor, button);
        self.cursors[seat] = cursor;
        let own_last = self.history.trail().last() == Some(seat);
        match pressed {
            Pressed::Stay => Step::Quiet,
            Pressed::Play(mv) => self.play(mv),
            Pressed::TakeBack if own_last && self.can_undo() == Undo::Moves(1) => {
                self.take_back(1);
                Step::Moved(None)
            }
            Pressed::TakeBack => Step::Quiet,
        }
    }

    /// Makes the move that follows from an earlier press, if there is one.
    pub(super) fn follow(&mut self, seat: Seat) -> Step {
        let mut cursor = self.cursors[seat].clone();
        let mv = G::follow(&self.view(seat), &mut cursor);
        self.cursors[seat] = cursor;
        mv.map_or(Step::Quiet, |mv| self.play(mv))
    }
}
