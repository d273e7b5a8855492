//! What buttons and thought lead to at a table: another event, another cursor, a move.

use super::game_table::GameTable;
use super::screens::{Leaf, Pressed, Screens, Show};
use crate::bots::Level;
use crate::console::input::Button;
use crate::console::table::{Step, Table, Undo};
use crate::games::Seat;

/// A slice of thought takes some 5 ms on the device; so often there is time for one beside everything else.
const SLICE: u32 = 8;
/// More of them at once would make a button wait.
const MOST_SLICES: u32 = 4;

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

    /// The clock goes on; how many slices of thought there was time for.
    pub(super) fn slices(&mut self, now: u32) -> u32 {
        let passed = now.wrapping_sub(self.now);
        self.now = now;
        (passed / SLICE).clamp(1, MOST_SLICES)
    }

    pub(super) fn think(&mut self, seat: Seat, level: Level, slices: u32) {
        let (game, moves) = (self.game.game(), self.game.record().len());
        for _ in 0..slices {
            self.thought.think(game, seat, level, self.deal.seed, moves);
        }
    }
}
