//! What the screens of Burst say, lines of what happened, and moves of a hint.

use crate::console::games::words::doing;
use crate::console::kit::{Line, capitals, line};
use crate::console::memory::{Badge, Deal};
use crate::games::burst::{Event, PublicState, RoundOutcome, Turn};

/// In the list of games, in the records, and what is counted.
pub(super) const ABOUT: &str = "most, but not too many";
pub(super) const FEAT: &str = "Best round";
pub(super) const POINT: &str = "point";
/// All have chosen.
pub(super) const CARDS_UP: &str = "Cards up!";
/// Why a colour goes out, and what becomes of it.
pub(super) const TIE: &str = "tie";
pub(super) const BURST: &str = "burst";
pub(super) const SCORES: &str = "scores";
pub(super) const MANY: &str = "MANY!";
/// Results of a round.
pub(super) const ONLY_ONES: &str = "Only 1s score";
pub(super) const NOBODY: &str = "Nobody scores";
/// The 1s of all colours.
pub(super) const ONES: &str = "1s";
/// Columns of the final table.
pub(super) const FINAL: &str = "FINAL";
pub(super) const BEST: &str = "best round";
pub(super) const POINTS: &str = "points";

/// The turn of a round, such as `turn 1/3`.
pub(super) fn turn_word(turn: Turn) -> Line {
    line!("turn {}/{}", turn.number(), Turn::ALL.len())
}

/// The round, such as `ROUND 1/11`.
pub(super) fn round_of(table: &PublicState) -> Line {
    line!("ROUND {}/{}", table.round(), table.ruleset().rounds)
}

/// The round in a title.
pub(super) fn nth_round(round: u8, rounds: u8) -> Line {
    line!("round {round}/{rounds}")
}

/// The round, and what the last column has.
pub(super) fn round_and_points(table: &PublicState) -> Line {
    line!("round {}/{} points", table.round(), table.ruleset().rounds)
}

/// From how many cards on a colour bursts.
pub(super) fn burst_from(cards: u8) -> Line {
    line!("BURST {cards}+")
}

/// From how many on the 1s are many.
pub(super) fn many_ones_from(ones: u8) -> Line {
    line!("1s {ones}+")
}

/// The result of a round.
pub(super) fn result(outcome: RoundOutcome) -> Line {
    match outcome {
        RoundOutcome::ManyOnes => Line::from(ONLY_ONES),
        RoundOutcome::Colour(colour) => line!("{} {SCORES}", capitals(colour)),
        RoundOutcome::Nobody => Line::from(NOBODY),
    }
}

/// An event in the list of what happened.
pub(super) fn line(event: &Event, deal: &Deal) -> Option<Line> {
    Some(match *event {
        Event::Revealed { seat, card } => line!("{}: {} {}", deal.name(seat), card.colour(), card.number()),
        Event::Judged { round, verdict } => line!("{round}: {}", &*result(verdict.outcome)),
        Event::Scored { seat, points } => line!("{} {points}", &*doing(&deal.name(seat), "gets", "get")),
        Event::Over => Line::from("Game over"),
        Event::Chose { .. } | Event::Drew { .. } | Event::Began { .. } => return None,
    })
}

/// Its badges, in the order in which they are saved.
pub(super) const BADGES: [Badge; 2] = [
    Badge { name: "BIG ROUND", deed: ["Scored 12 or more", "in one round"] },
    Badge { name: "EVERY ROUND", deed: ["Scored in every", "round of a game"] },
];
