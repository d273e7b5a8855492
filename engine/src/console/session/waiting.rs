//! When something happens at a table by itself, and whether that is seen.

use super::contract::Due;
use super::game_session::{GameSession, Turn};
use super::pace::stays;
use crate::console::games::BEAT;
use crate::console::games::GameScreens;
use crate::console::memory::Settings;

/// How long the final table stays at least.
pub(super) const FINAL: u32 = 700;

impl<G: GameScreens> GameSession<G> {
    /// How long the present event stays; `None` is until A.
    pub(super) fn event_stays(&self, settings: &Settings) -> Option<u32> {
        let playback = self.playback.as_ref()?;
        let bot = (!self.is_human(playback.mover)).then(|| settings.bot_speed());
        stays(playback.show, bot, self.deal.humans() > 0)
    }

    /// When a tick has something to do.
    pub(super) fn next_due(&self, settings: &Settings) -> Due {
        let now = Due::At(self.now);
        let Some(since) = self.since else { return now };
        let after = |time: u32| Due::At(since.wrapping_add(time));
        match self.turn() {
            _ if self.bot_thinks() => Due::Soon,
            _ if self.playback.is_some() => self.event_stays(settings).map_or(Due::Never, after),
            Turn::Over if !self.result_reported => now,
            Turn::Over if self.age() < FINAL => after(FINAL),
            Turn::Bot(seat) => self.ready.map_or(now, |ready| {
                let time = self.patience(seat, settings).moves_at(ready);
                after(time.min((self.age() / BEAT).saturating_add(1).saturating_mul(BEAT)))
            }),
            Turn::Human(_) if self.age() < G::JUST_NOW => after(G::JUST_NOW),
            Turn::Human(_) | Turn::Over => Due::Never,
        }
    }

    /// A number that is another one whenever time alone has changed the picture.
    pub(super) fn picture(&self) -> u32 {
        let (kind, picture) = match (&self.playback, self.turn()) {
            (Some(playback), _) => (0, u32::try_from(playback.at).unwrap_or(u32::MAX)),
            (None, Turn::Over) => (1, 0),
            (None, Turn::Bot(_)) => (2, self.age() / BEAT),
            (None, Turn::Human(_)) => (3, u32::from(self.age() < G::JUST_NOW)),
        };
        kind << 30 | picture & !(3 << 30)
    }
}
