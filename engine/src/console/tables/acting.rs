//! What buttons lead to at a table: another event, another cursor, a move.

use super::game_table::GameTable;
use super::screens::{Leaf, Pressed, Screens, Show};
use crate::console::input::Button;
use crate::console::table::{Step, Table, Undo};
use crate::games::Seat;

impl<G: Screens> GameTable<G> {
    /// Turns to another event.
    pub(super) fn leaf(&mut self, leaf: Leaf) -> Step {
        let cue = match leaf {
            Leaf::Stay => None,
            Leaf::Next | Leaf::All => {
                if let Some(reel) = &mut self.reel {
                    reel.at += 1;
                }
                self.roll(leaf == Leaf::All)
            }
            Leaf::Back => {
                self.roll_back();
                None
            }
        };
        cue.map_or(Step::Quiet, Step::Heard)
    }

    /// Goes back to the last event that was shown, if there was one.
    fn roll_back(&mut self) {
        let public = self.public();
        let Some(reel) = &self.reel else { return };
        let shown = |&at: &usize| {
            let mut story = reel.story(self.scene(&public, &self.settings));
            story.at = at;
            G::show(&story) != Show::Never
        };
        if let (Some(at), Some(reel)) = ((0..reel.at).rev().find(shown), &mut self.reel) {
            reel.at = at;
            // It was shown before: now it stays as long as somebody looks.
            reel.show = Show::UntilA;
            self.since = None;
        }
    }

    pub(super) fn press_at_decision(&mut self, seat: Seat, button: Button) -> Step {
        let view = self.view(seat);
        let mut cursor = self.cursors[seat].clone();
        let pressed = G::press(&self.scene(&view, &self.settings), &mut cursor, button);
        self.cursors[seat] = cursor;
        let own_last = self.chronicle.trail().last() == Some(seat);
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
