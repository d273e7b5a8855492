//! What points are worth before the last round: the share of victories to expect with them.

use crate::bots::share;

/// A certain victory; it counts more than any points.
pub(super) const VICTORY: i32 = 10_000;

/// How many parts an octave has: so many of them double a chance.
const OCTAVE: i32 = 64;
/// Chances that are further apart are as good as certain.
const FURTHEST: i32 = 10 * OCTAVE;
/// One, in which chances are counted, as a power of two.
const ONE_BITS: u32 = 12;
const ONE: u32 = 1 << ONE_BITS;

/// 2 to the power of 0 to 15 sixteenths, times [`ONE`].
static SIXTEENTHS: [u32; 16] =
    [4096, 4277, 4467, 4664, 4871, 5087, 5312, 5547, 5793, 6049, 6317, 6597, 6889, 7194, 7512, 7845];

/// By how much a lead improves a chance, in 256ths of a part of an octave for each twelfth of a point, when so many
/// rounds come after this one. The more come, the less a lead says: by the square root, like all chance. Found by
/// tournaments, which hardly tell it from two thirds or four thirds.
static STEPS: [i32; 11] = [1182, 1182, 836, 682, 591, 529, 483, 447, 418, 394, 374];

/// The chances of all seats, each by its lead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chances {
    step: i32,
    /// The sum of all chances so far, the own one included.
    all: u32,
}

impl Chances {
    /// Only the own seat's, before the last so many rounds.
    pub(super) fn new(rounds_left: u8) -> Chances {
        let step = STEPS.get(usize::from(rounds_left)).or(STEPS.last()).copied().unwrap_or(0);
        Chances { step, all: ONE }
    }

    /// Another seat that is ahead by so much, in twelfths of a point.
    pub(super) fn against(&mut self, ahead: i32) {
        self.all += power((ahead * self.step) >> 8);
    }

    /// The own share of [`VICTORY`].
    pub(super) fn share(self) -> i32 {
        let all = i32::try_from(self.all).unwrap_or(i32::MAX);
        share(VICTORY << ONE_BITS, all)
    }
}

/// 2 to the power of so many parts of an octave, times [`ONE`].
fn power(parts: i32) -> u32 {
    let parts = parts.clamp(-FURTHEST, FURTHEST);
    let (octaves, within) = (parts >> 6, (parts & 63) >> 2);
    let within = SIXTEENTHS.get(within.unsigned_abs() as usize).copied().unwrap_or(ONE);
    if octaves < 0 { within >> octaves.unsigned_abs() } else { within << octaves.unsigned_abs() }
}
