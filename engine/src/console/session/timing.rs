//! When something happens in a game by itself, and whether that is seen.

use super::contract::{Due, Step};
use super::game_session::{Decider, GameSession};
use super::opponent::level;
use super::pace::{ThinkingTime, stays};
use crate::bots::Level;
use crate::console::games::{BEAT, GameScreens};
use crate::console::memory::Settings;
use crate::games::Seat;

/// How long the final table stays at least.
pub(super) const FINAL: u32 = 700;

impl<G: GameScreens> GameSession<G> {
    /// How long the present event stays; `None` is until A.
    pub(super) fn event_stays(&self, settings: &Settings) -> Option<u32> {
        let playback = self.playback.as_ref()?;
        let bot = (!self.is_human(playback.mover())).then(|| settings.bot_speed());
        stays(playback.show(), bot, self.deal.humans() > 0)
    }

    /// A bot is on the screen and makes its move, if it is ready and its time has come.
    pub(super) fn move_bot(&mut self, seat: Seat) -> Step {
        let thinking_time = self.thinking_time(seat, &self.settings);
        match self.opponent.decided(self.clock.age()) {
            Some((mv, ready)) if self.clock.age() >= thinking_time.moves_at(ready) => self.play(mv),
            _ => Step::Quiet,
        }
    }

    /// How long a bot is seen to think.
    fn thinking_time(&self, seat: Seat, settings: &Settings) -> ThinkingTime {
        let best = level(self.deal.guests[seat].who) == Level::Hard;
        // Who has only one way to go, as everybody sees, tells nothing by taking it at once.
        let tells = best && self.deal.humans() > 0 && G::weighs(&self.public_state());
        ThinkingTime::new(settings.bot_speed(), if tells { G::SEARCH } else { 0 })
    }

    /// When a tick has something to do.
    pub(super) fn next_due(&self, settings: &Settings) -> Due {
        let now = Due::At(self.clock.now());
        let Some(since) = self.clock.since() else { return now };
        let after = |time: u32| Due::At(since.wrapping_add(time));
        let age = self.clock.age();
        match self.turn() {
            Decider::Bot(_) if self.opponent.advice().is_none() => Due::Soon,
            _ if self.playback.is_some() => self.event_stays(settings).map_or(Due::Never, after),
            Decider::Over if !self.result_reported => now,
            Decider::Human(_) if !self.preparation.is_done() => Due::Soon,
            Decider::Over if age < FINAL => after(FINAL),
            Decider::Bot(seat) => self.opponent.ready().map_or(now, |ready| {
                let time = self.thinking_time(seat, settings).moves_at(ready);
                after(time.min((age / BEAT).saturating_add(1).saturating_mul(BEAT)))
            }),
            Decider::Human(_) if age < G::JUST_NOW => after(G::JUST_NOW),
            Decider::Human(_) | Decider::Over => Due::Never,
        }
    }

    /// A number that is another one whenever time alone has changed the picture.
    pub(super) fn frame_number(&self) -> u32 {
        let (kind, picture) = match (&self.playback, self.turn()) {
            (Some(playback), _) => (0, u32::try_from(playback.at()).unwrap_or(u32::MAX)),
            (None, Decider::Over) => (1, 0),
            (None, Decider::Bot(_)) => (2, self.clock.age() / BEAT),
            (None, Decider::Human(_)) => {
                let (just_now, done) = (self.clock.age() < G::JUST_NOW, self.preparation.is_done());
                (3, u32::from(just_now) | u32::from(!done) << 1)
            }
        };
        kind << 30 | picture & !(3 << 30)
    }
}
