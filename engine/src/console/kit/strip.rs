//! The player strip: everybody's count in one row, three letters of each name.

use super::art::Bitmap;
use super::{DARK, Font, LIT, Pen, Surface, area};

/// One player's share of the strip.
#[derive(Clone, Copy, Debug)]
pub struct Share<'a> {
    /// The short name.
    pub name: &'a str,
    /// What is counted.
    pub count: &'a str,
    /// Whether it is this player's turn.
    pub turn: bool,
}

/// Between a name and its count.
const GAP: i32 = 4;

/// Draws the strip above the hint line: what is counted, then up to six players.
pub(super) fn strip<'a, D: Surface>(
    pen: &mut Pen<'_, D>,
    counted: Bitmap,
    shares: impl IntoIterator<Item = Share<'a>, IntoIter: ExactSizeIterator>,
) {
    let shares = shares.into_iter();
    let players = i32::try_from(shares.len()).unwrap_or(0).max(1);
    let width = 120 / players;
    pen.art(counted, 0, 46, LIT);
    for (place, share) in (0..).zip(shares) {
        let x = 8 + place * width;
        let ink = if share.turn { DARK } else { LIT };
        // The count stands beside its name; where it is narrow, as far to the right as can be.
        let most = x + width - if players >= 5 { 3 } else { 4 };
        let ends = x + 2 + Font::Small.width(share.name) + GAP + Font::Small.width(share.count) - 1;
        let right = most.min(ends);
        if share.turn {
            pen.paper(area(x, 45, (right + 3 - x).min(width - 1), 9), true);
        }
        let count = pen.text_right(share.count, right, 47, Font::Small, ink);
        pen.text(Font::Small.fitting(share.name, count - x - 2), x + 2, 47, Font::Small, ink);
    }
}
