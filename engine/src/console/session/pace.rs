//! How long things stay on the screen.

use crate::console::games::Show;
use crate::console::memory::BotSpeed;

/// How long a bot is seen to think: always as long, so that time tells nothing about its cards.
///
/// The lower levels decide in one slice. How long the best one searches depends on its hand. Where hands are secret
/// it moves on a beat: nearly always on the first one, and if it is not ready by then, on one of the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ThinkingTime {
    first: u32,
    beat: u32,
}

impl ThinkingTime {
    /// The patience with a bot whose search takes so long; 0 if the time of its search tells nothing.
    pub(super) fn new(speed: BotSpeed, search: u32) -> ThinkingTime {
        let time = match speed {
            BotSpeed::Slow => 1500,
            BotSpeed::Normal => 800,
            BotSpeed::Fast => 300,
            BotSpeed::Skip => 0,
        };
        ThinkingTime { first: time.max(search), beat: search }
    }

    /// When it moves if it was ready then; both since the screen came.
    pub(super) const fn moves_at(self, ready: u32) -> u32 {
        let late = ready.saturating_sub(self.first);
        match late.checked_next_multiple_of(self.beat) {
            Some(late) => self.first + late,
            None => self.first,
        }
    }
}

/// How long an event waits for A where only bots play.
const NOBODY_PRESSES: u32 = 2500;

/// A bot in a hurry shows what it does in one of so many parts of the time.
pub(super) const HURRIED: u32 = 3;

/// So long it shows each event even then; faster pictures would flicker.
pub(super) const HURRIED_LEAST: u32 = 250;

/// How long an event stays; `None` is until A. Those of a bot's move go at its speed.
pub(super) fn stays(show: Show, bot: Option<BotSpeed>, anybody: bool) -> Option<u32> {
    let time = match show {
        Show::Never => 0,
        Show::Always(time) if anybody => return Some(u32::from(time)),
        Show::For(time) | Show::Always(time) => u32::from(time),
        Show::UntilA if anybody => return None,
        Show::UntilA => NOBODY_PRESSES,
    };
    Some(match bot {
        None | Some(BotSpeed::Normal) => time,
        Some(BotSpeed::Slow) => 2 * time,
        Some(BotSpeed::Fast | BotSpeed::Skip) => time / 2,
    })
}
