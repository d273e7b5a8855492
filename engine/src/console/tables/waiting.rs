//! When something happens at a table by itself, and whether that is seen.

use super::game_table::{GameTable, Turn};
use super::pace::stays;
use super::scene::BEAT;
use super::screens::Screens;
use crate::console::memory::Settings;
use crate::console::table::Due;

/// How long the final table stays at least.
pub(super) const FINAL: u32 = 700;

impl<G: Screens> GameTable<G> {
    /// How long the present event stays; `None` is until A.
    pub(super) fn event_stays(&self, settings: &Settings) -> Option<u32> {
        let reel = self.reel.as_ref()?;
        let bot = (!self.is_human(reel.mover)).then(|| settings.bot_speed());
        stays(reel.show, bot, self.deal.humans() > 0)
    }

    /// When a tick has something to do.
    pub(super) fn next_due(&self, settings: &Settings) -> Due {
        let now = Due::At(self.now);
        let Some(since) = self.since else { return now };
        let after = |time: u32| Due::At(since.wrapping_add(time));
        match self.turn() {
            _ if self.bot_thinks() => Due::Soon,
            _ if self.reel.is_some() => self.event_stays(settings).map_or(Due::Never, after),
            Turn::Over if !self.told => now,
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
        let (kind, picture) = match (&self.reel, self.turn()) {
            (Some(reel), _) => (0, u32::try_from(reel.at).unwrap_or(u32::MAX)),
            (None, Turn::Over) => (1, 0),
            (None, Turn::Bot(_)) => (2, self.age() / BEAT),
            (None, Turn::Human(_)) => (3, u32::from(self.age() < G::JUST_NOW)),
        };
        kind << 30 | picture & !(3 << 30)
    }
}
