//! The options and variants of the games, as the set-up screens offer them.

use super::choices::{Choice, Choices};
use crate::console::words::options as words;
use crate::games::Kind;

/// An option or a variant of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseRule {
    /// Burst: two, two and one card; for two or three players.
    Aggressive,
    /// Combo: announce and thank.
    Manners,
    /// Combo: hands lie open but for one card.
    HiddenOne,
    /// Combo: a token removes the top of a pile.
    Sacrifice,
    /// Combo: a token buys another go.
    SecondChance,
    /// Combo: tokens a player.
    Tokens,
}

impl HouseRule {
    /// The options of a game, in the order of the screen.
    pub const fn of(kind: Kind) -> &'static [HouseRule] {
        match kind {
            Kind::Bango | Kind::NoIdea => &[],
            Kind::Burst => &[HouseRule::Aggressive],
            Kind::Combo => &[
                HouseRule::Manners,
                HouseRule::HiddenOne,
                HouseRule::Sacrifice,
                HouseRule::SecondChance,
                HouseRule::Tokens,
            ],
        }
    }

    /// What it means, in one line.
    pub fn explanation(self) -> &'static str {
        words::EXPLANATIONS.get(self.place()).copied().unwrap_or("")
    }

    /// Whether it is offered to so many players.
    pub const fn suits(self, players: u8) -> bool {
        !matches!(self, HouseRule::Aggressive) || players <= 3
    }
}

impl Choice for HouseRule {
    const ALL: &'static [HouseRule] = &[
        HouseRule::Aggressive,
        HouseRule::Manners,
        HouseRule::HiddenOne,
        HouseRule::Sacrifice,
        HouseRule::SecondChance,
        HouseRule::Tokens,
    ];

    fn label(self) -> &'static str {
        words::LABELS.get(self.place()).copied().unwrap_or("")
    }

    fn words(self) -> &'static [&'static str] {
        match self {
            HouseRule::Tokens => words::TOKENS,
            _ => &["off", "on"],
        }
    }

    fn usual(self) -> u8 {
        if self == HouseRule::Tokens { FEWEST_TOKENS.abs_diff(10) } else { 0 }
    }

    fn place(self) -> usize {
        self as usize
    }
}

const FEWEST_TOKENS: u8 = 2;

/// The options of all games.
pub type HouseRules = Choices<HouseRule, 6>;

impl HouseRules {
    /// Tokens a player in Combo.
    pub fn tokens(&self) -> u8 {
        self.get(HouseRule::Tokens) + FEWEST_TOKENS
    }
}
