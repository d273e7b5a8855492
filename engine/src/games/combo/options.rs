//! Table manners and the four variants.

use crate::games::{OptionSpec, game_options};

game_options! {
    /// What is agreed on before a game. Without any change, the device announces and thanks, and no variant is played.
    pub struct Options {
        /// Combinations are announced and thanks are said by the players, as print has it; else by the device.
        manners: bool = OptionSpec::switch("Manners", "printed rule: you say it"),
        /// *A hidden one*: hands lie open but for one card of each player's choice.
        hidden: bool = OptionSpec::switch("A hidden one", "open hands, one hidden"),
        /// *Sacrifice*: once a round a token puts the top card of a pile under the deck.
        sacrifice: bool = OptionSpec::switch("Sacrifice", "1 token removes a top"),
        /// *Second chance*: once a round a token lets a player go again.
        second_chance: bool = OptionSpec::switch("2nd chance", "1 token: go again"),
        /// How many tokens each player has at the start.
        tokens: u8 = OptionSpec::number("Tokens", "usually 10, 6 is short", 2..=20, 10),
    }
}
