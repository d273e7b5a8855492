//! What the tests of all games are told about Bango.

use engine::games::bango::{Bango, Phase};

use crate::leak_device::twins_among;
use crate::tested::TestedScreens;

impl TestedScreens for Bango {
    const MOVES_TRIED_ONCE_IN: u32 = 10;
    const THOUGHTS_OF_SAME_LENGTH: Option<u32> = Some(100);
    const FRAMES_OF_TWINS: u32 = 100;

    /// A lay-down is accepted as a whole; its own tests say what it can become.
    fn is_planned(&self) -> bool {
        matches!(self.open().phase, Phase::Laying(_))
    }

    fn twin_deals() -> Vec<(u128, u128)> {
        twins_among::<Bango>(300, 12)
    }
}
