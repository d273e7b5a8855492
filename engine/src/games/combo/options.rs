//! Table manners and the four variants.

use crate::games::{GameOptions, Players, SetupError};

/// What is agreed on before a game. The default is the printed game without variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Options {
    /// Combinations are announced and thanks are said by the players; else both happen by themselves.
    pub manners: bool,
    /// *A hidden one*: hands lie open but for one card of each player's choice.
    pub hidden: bool,
    /// *Sacrifice*: once a round a token puts the top card of a pile under the deck.
    pub sacrifice: bool,
    /// *Second chance*: once a round a token lets a player go again.
    pub second_chance: bool,
    /// How many tokens each player has at the start: 2 to 20.
    pub tokens: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { manners: false, hidden: false, sacrifice: false, second_chance: false, tokens: 10 }
    }
}

impl Options {
    const fn tokens_in_range(self) -> bool {
        2 <= self.tokens && self.tokens <= 20
    }
}

impl GameOptions for Options {
    fn pack(self) -> u16 {
        let flags = [self.manners, self.hidden, self.sacrifice, self.second_chance];
        let flags = flags.iter().rev().fold(0, |bits, &flag| bits << 1 | u16::from(flag));
        u16::from(self.tokens) << 8 | flags
    }

    fn unpack(bits: u16) -> Option<Options> {
        let [tokens, flags] = bits.to_be_bytes();
        let flag = |place: u8| flags >> place & 1 != 0;
        let options =
            Options { manners: flag(0), hidden: flag(1), sacrifice: flag(2), second_chance: flag(3), tokens };
        (flags < 16 && options.tokens_in_range()).then_some(options)
    }

    fn check(self, _: Players) -> Result<(), SetupError> {
        if self.tokens_in_range() { Ok(()) } else { Err(SetupError::Tokens) }
    }
}
