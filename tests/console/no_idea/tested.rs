//! What the tests of all games are told about No Idea.

use engine::games::no_idea::NoIdea;

use crate::tested::TestedScreens;

impl TestedScreens for NoIdea {
    const MOVES_TRIED_ONCE_IN: u32 = 40;
    const HAS_SECRETS: bool = false;
    const THOUGHTS_OF_SAME_LENGTH: Option<u32> = None;
    const FRAMES_OF_TWINS: u32 = 100;

    /// Nobody knows any card at the beginning, so all deals are twins.
    fn twin_deals() -> Vec<(u128, u128)> {
        (0..10).map(|seed| (seed, seed + 100)).collect()
    }
}
