//! What the screens of Burst say.

/// All have chosen.
pub(super) const CARDS_UP: &str = "Cards up!";
/// What the pages of the rules are about; their places.
pub(super) const CHOOSE: usize = 1;
pub(super) const THE_ROUND: usize = 2;
pub(super) const THE_END: usize = 6;
/// Why a colour goes out, and what becomes of it.
pub(super) const TIE: &str = "tie";
pub(super) const BURST: &str = "burst";
pub(super) const SCORES: &str = "scores";
pub(super) const MANY: &str = "MANY!";
/// Results of a round.
pub(super) const ONLY_ONES: &str = "Only 1s score";
pub(super) const NOBODY: &str = "Nobody scores";
/// The game is over.
pub(super) const OVER: &str = "The game is over";
