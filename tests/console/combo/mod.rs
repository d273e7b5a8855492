//! Combo's screens, from two to six players, from one card to more than fit, in every variant.

mod badges;
mod calls;
mod device;
mod events;
mod leak;
mod motion;
mod old_saves;
mod pages;
mod silence;
mod silent;
mod tested;
mod turn;
mod variants;

use engine::games::combo::Combo;
use tests::positions::position;

use crate::stage::Stage;

/// The cards of the mock: hands of 6, 12, 3, 15, 1 and 8.
const SIX: &str = "piles: Y4 | B2 | P3; hands: R3 B5 G4 Y4 Y7 P2 | 12 | 3 | 15 | 1 | 8";
/// Tokens for all six.
const TOKENS: &str = "tokens: 10 | 4 | 9 | 10 | 2 | 7";

/// These cards with changes, when the first player's turn begins.
fn six_but(changes: &str) -> Stage<Combo> {
    Stage::new(position(&format!("{SIX}; {changes}")))
}

fn six() -> Stage<Combo> {
    six_but(TOKENS)
}
