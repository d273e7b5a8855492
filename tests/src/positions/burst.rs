//! Burst: `round`, `turn` from 1 to 3, `hands`, `played`, `deck` and `scores`; the first turn of the first round if
//! nothing else is said.

use engine::games::Setup;
use engine::games::burst::{Burst, Options, Position, PositionError, Turn};

use super::zones::slices;
use super::{Arranged, Zones};

impl Arranged for Burst {
    type Error = PositionError;

    const ZONES: &'static [&'static str] = &["round", "turn", "hands", "played", "deck", "scores"];

    fn arranged(setup: &Setup<Options>, zones: &Zones<'_>) -> Result<Burst, PositionError> {
        let turn = match zones.number("turn").unwrap_or(1) {
            1 => Turn::First,
            2 => Turn::Second,
            3 => Turn::Third,
            other => panic!("there is no turn {other}"),
        };
        let (hands, played) = (zones.lists("hands"), zones.lists("played"));
        let claim = Position {
            round: zones.number("round").unwrap_or(1),
            turn,
            hands: &slices(&hands),
            played: &slices(&played),
            deck: &zones.cards("deck"),
            scores: &zones.numbers("scores"),
        };
        Burst::arrange(setup, &claim)
    }
}
