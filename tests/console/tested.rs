//! What the tests of all games must be told about each of them.

use engine::console::games::GameScreens;

/// A game whose screens are tested together with those of all others. A game's own folder says what is special in it.
pub(crate) trait TestedScreens: GameScreens {
    /// At one of so many decisions, every legal move is looked for with the buttons.
    const MOVES_TRIED_ONCE_IN: u32;

    /// Whether the moves of the decision have no buttons of their own: it is one step of a plan that is accepted as a
    /// whole, or the table answers on an event.
    fn is_planned(&self) -> bool {
        false
    }

    /// Whether players hide cards from each other, so that the device is passed on behind the curtain.
    const HAS_SECRETS: bool = true;

    /// Whether there is a summary of what bots did who were skipped; not where all is shown together at the end.
    const SUMS_UP: bool = true;

    /// Of a hundred thoughts of the best bot, at least so many take the same time. `None` where all hands are public,
    /// so that time cannot tell anything.
    const THOUGHTS_OF_SAME_LENGTH: Option<u32>;

    /// Seeds of deals for four that the first player cannot tell apart.
    fn twin_deals() -> Vec<(u128, u128)>;

    /// More frames than this are compared while twin deals are played side by side.
    const FRAMES_OF_TWINS: u32;
}
