//! The optional rule.

use crate::games::{OptionSpec, Players, game_options};

game_options! {
    /// What is agreed on before a game.
    pub struct Options {
        /// Five cards a round instead of four, and none is left at the end.
        aggressive: bool = OptionSpec::switch("Aggressive", "2+2+1 cards, none left").for_at_most(Players::Three),
    }
}
