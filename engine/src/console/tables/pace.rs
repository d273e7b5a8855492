//! How long things stay on the screen.

use super::screens::Show;
use crate::bots::Level;
use crate::console::memory::BotSpeed;

/// How long a bot is seen to think at least, so that a quick move tells nothing about its cards.
///
/// The lower levels always decide in one slice. How long the best one searches depends on its hand, so where hands
/// are secret it takes as long as the longest search, at every speed.
pub(super) fn thinking_time(speed: BotSpeed, level: Level, secret: bool) -> u32 {
    let time = match speed {
        BotSpeed::Slow => 1500,
        BotSpeed::Normal => 800,
        BotSpeed::Fast => 300,
        BotSpeed::Skip => 0,
    };
    if secret && level == Level::Hard { time.max(LONGEST_SEARCH) } else { time }
}

/// A little more than a hundred slices take.
const LONGEST_SEARCH: u32 = 900;

/// How long an event waits for A where only bots play.
const NOBODY_PRESSES: u32 = 2500;

/// How long an event stays; `None` is until A. Those of a bot's move go at its speed.
pub(super) fn stays(show: Show, bot: Option<BotSpeed>, anybody: bool) -> Option<u32> {
    let time = match show {
        Show::Never => 0,
        Show::For(time) => u32::from(time),
        Show::UntilA if anybody => return None,
        Show::UntilA => NOBODY_PRESSES,
    };
    Some(match bot {
        None | Some(BotSpeed::Normal) => time,
        Some(BotSpeed::Slow) => 2 * time,
        Some(BotSpeed::Fast | BotSpeed::Skip) => time / 2,
    })
}
