//! What the tests of all games are told about Burst.

use engine::games::burst::Burst;

use crate::leak_device::twins_among;
use crate::tested::TestedScreens;

impl TestedScreens for Burst {
    const SUMS_UP: bool = false;
    const MOVES_TRIED_ONCE_IN: u32 = 2;
    const THOUGHTS_OF_SAME_LENGTH: Option<u32> = Some(100);
    const FRAMES_OF_TWINS: u32 = 1000;

    fn twin_deals() -> Vec<(u128, u128)> {
        twins_among::<Burst>(3000, 10)
    }
}
