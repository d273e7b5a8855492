//! Names, of up to six letters.

/// Names to choose from, of up to six letters.
pub const NAMES: &[&str] = &[
    "ANNA", "BEN", "CLARA", "DAVID", "ELLA", "HUGO", "IDA", "JONAS", "KIM", "LEO", "MIA", "NOAH", "OLGA",
    "PAUL", "ROSA", "SAM", "TOM", "UMA", "VERA", "WILL", "YARA", "ZOE", "MUM", "DAD", "GRAN", "GRANPA",
];

/// Who learns a game.
pub(crate) const LEARNER: &str = "YOU";

/// Who sits at the table of a lesson; the learner has the first seat.
pub(crate) const IN_A_LESSON: [&str; 6] = [LEARNER, "ROBO", "BEEP", "CHIP", "DOT", "BOLT"];

/// Who plays, where the names are nobody's business.
pub(crate) const NUMBERS: [&str; 6] = ["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX"];

/// All robots together, in the records.
pub(crate) const ROBOTS: &str = "ROBOTS";
