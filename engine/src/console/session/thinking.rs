//! Bots at the table: they think in slices, and time tells nothing about their cards.

use super::contract::Step;
use super::game_session::{GameSession, Turn};
use super::opponent::level;
use super::pace::Patience;
use crate::bots::Level;
use crate::console::games::GameScreens;
use crate::console::memory::Settings;
use crate::games::Seat;

/// A slice of thought takes up to 5 ms on the device; so often there is time for one beside everything else.
const SLICE: u32 = 8;
/// More of them at once would make a button wait for longer than 20 ms.
const MOST_SLICES: u32 = 4;

impl<G: GameScreens> GameSession<G> {
    /// The clock goes on; how many slices of thought there was time for. A board that ticks again at once gets
    /// one more each time.
    pub(super) fn slices(&mut self, now: u32) -> u32 {
        let passed = now.wrapping_sub(self.now);
        self.now = now;
        (passed / SLICE).clamp(1, MOST_SLICES)
    }

    /// Thinks for a while about the decision of a seat.
    pub(super) fn think(&mut self, seat: Seat, level: Level, slices: u32) {
        let (game, moves) = (self.game.game(), self.game.record().len());
        for _ in 0..slices {
            self.thought.think(game, seat, level, self.deal.seed, moves);
        }
    }

    /// If a bot decides next, it thinks; also while everybody still looks at what happened before.
    pub(super) fn let_bots_think(&mut self, slices: u32) {
        if let Turn::Bot(seat) = self.turn() {
            self.think(seat, level(self.deal.guests[seat].who), slices);
        }
    }

    /// A bot is on the screen and makes its move, if it is ready and its time has come.
    pub(super) fn bot_moves(&mut self, seat: Seat) -> Step {
        let patience = self.patience(seat, &self.settings);
        let mv = self.thought.advice().map(|advice| advice.mv);
        if mv.is_some() && self.ready.is_none() {
            self.ready = Some(self.age());
        }
        match (mv, self.ready) {
            (Some(mv), Some(ready)) if self.age() >= patience.moves_at(ready) => self.play(mv),
            _ => Step::Quiet,
        }
    }

    /// How long a bot is seen to think.
    pub(super) fn patience(&self, seat: Seat, settings: &Settings) -> Patience {
        let best = level(self.deal.guests[seat].who) == Level::Hard;
        // Who has only one way to go, as everybody sees, tells nothing by taking it at once.
        let tells = best && self.deal.humans() > 0 && G::weighs(&self.public());
        Patience::new(settings.bot_speed(), if tells { G::SEARCH } else { 0 })
    }

    /// Whether a bot is not ready yet.
    pub(super) fn bot_thinks(&self) -> bool {
        matches!(self.turn(), Turn::Bot(_)) && self.thought.advice().is_none()
    }
}
