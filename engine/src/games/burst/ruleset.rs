//! The set-up table: what depends on the number of players.

use super::{Five, Options};
use crate::games::{GameOptions, Kind, Players, SetupError};

/// One of the three turns of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
#[allow(missing_docs)]
pub enum Turn {
    #[default]
    First,
    Second,
    Third,
}

impl Turn {
    /// The turns of a round in order.
    pub const ALL: [Turn; 3] = [Turn::First, Turn::Second, Turn::Third];

    /// The turn's number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The turn that follows in the same round.
    #[inline]
    pub const fn next(self) -> Option<Turn> {
        match self {
            Turn::First => Some(Turn::Second),
            Turn::Second => Some(Turn::Third),
            Turn::Third => None,
        }
    }
}

/// A column of the set-up table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// How many play.
    pub players: Players,
    /// Whether they play by the aggressive rule.
    pub aggressive: bool,
    /// How many cards each player plays in each turn of a round.
    pub turns: [u8; 3],
    /// How many cards are taken out unseen.
    pub taken_out: u8,
    /// A colour with so many cards bursts.
    pub burst: u8,
    /// With so many 1s, they alone score.
    pub many_ones: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// How many cards each player has left at the end.
    pub leftovers: u8,
}

const fn ruleset(players: Players, aggressive: bool, turns: [u8; 3], numbers: [u8; 5]) -> Ruleset {
    let [taken_out, burst, many_ones, rounds, leftovers] = numbers;
    Ruleset { players, aggressive, turns, taken_out, burst, many_ones, rounds, leftovers }
}

/// The set-up table.
#[rustfmt::skip]
pub static RULESETS: [Ruleset; 6] = [
    //     players         aggressive  turns     taken out, burst, many 1s, rounds, leftovers
    ruleset(Players::Two,   false,      [2, 1, 1],      [10,     5,       6,     11,         1]),
    ruleset(Players::Three, false,      [2, 1, 1],      [13,     6,       7,      7,         1]),
    ruleset(Players::Four,  false,      [2, 1, 1],      [ 0,     7,       8,      6,         1]),
    ruleset(Players::Five,  false,      [2, 1, 1],      [15,     9,      10,      4,         1]),
    ruleset(Players::Two,   true,       [2, 2, 1],      [ 0,     6,       7,     10,         0]),
    ruleset(Players::Three, true,       [2, 2, 1],      [10,     7,       8,      6,         0]),
];

impl Ruleset {
    /// The column for so many players.
    ///
    /// # Errors
    /// If there is none: the aggressive rule is for 2 or 3 players only.
    pub fn of(players: Players, options: Options) -> Result<&'static Ruleset, SetupError> {
        options.check(players)?;
        RULESETS
            .iter()
            .find(|ruleset| ruleset.players == players && ruleset.aggressive == options.aggressive)
            .ok_or(SetupError::Players { kind: Kind::Burst })
    }

    /// The options that lead to this column.
    pub const fn options(&self) -> Options {
        Options { aggressive: self.aggressive }
    }

    /// Whether a colour with so many cards bursts.
    #[inline]
    pub const fn bursts(&self, cards: u8) -> bool {
        cards >= self.burst
    }

    /// Whether so many 1s alone score.
    #[inline]
    pub const fn are_many(&self, ones: u8) -> bool {
        ones >= self.many_ones
    }

    /// How many cards each player plays in this turn of a round.
    #[inline]
    pub const fn cards_in(&self, turn: Turn) -> u8 {
        let [first, second, third] = self.turns;
        match turn {
            Turn::First => first,
            Turn::Second => second,
            Turn::Third => third,
        }
    }

    /// How many cards each player has played in a round when this turn begins.
    pub const fn cards_before(&self, turn: Turn) -> u8 {
        let [first, second, _] = self.turns;
        match turn {
            Turn::First => 0,
            Turn::Second => first,
            Turn::Third => first + second,
        }
    }

    /// How many cards each player plays in a round.
    pub const fn cards_a_round(&self) -> u8 {
        let [first, second, third] = self.turns;
        first + second + third
    }

    /// How many cards the deck has when the hands are dealt.
    pub const fn deck(&self) -> u8 {
        100 - self.taken_out - Five::MOST * self.players.count()
    }
}
