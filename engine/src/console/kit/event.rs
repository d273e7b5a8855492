//! Events fill the screen for a moment: an explosion, a trophy.

use super::art::{CUP_HALF, CUP_RAYS, STAR_INNER, STAR_OUTER};
use super::{DARK, Font, LIT, Pen, Surface, area};

/// A bursting star with one great word and a few small ones in it.
pub(super) fn explosion<D: Surface>(pen: &mut Pen<'_, D>, word: &str, why: &str) {
    for right in [1, -1] {
        for down in [1, -1] {
            pen.art_towards(STAR_INNER, (64, 26), (right, down));
            pen.art_towards(STAR_OUTER, (64 + 32 * right, 26), (right, down));
        }
    }
    pen.text_centred(word, 30, 68, 16, Font::Huge, DARK);
    pen.text_centred(why, 34, 61, 33, Font::Text, DARK);
}

/// The great cup in its rays at the left, a name and what it did at the right.
pub(super) fn cup<D: Surface>(pen: &mut Pen<'_, D>, name: &str, lines: [&str; 2], small: &str) {
    for right in [1, -1] {
        pen.art_towards(CUP_HALF, (28, 8), (right, 1));
        pen.art_towards(CUP_RAYS, (28, 0), (right, 1));
    }
    pen.text(name, 66, 1, Font::Huge, LIT);
    for (y, text) in [18, 27].into_iter().zip(lines) {
        pen.text(text, 67, y, Font::Text, LIT);
    }
    pen.text(small, 67, 37, Font::Small, LIT);
}

/// How long a piece of confetti stays where it is, in milliseconds.
pub(in crate::console) const CONFETTI: u32 = 150;

/// Confetti that falls behind a [cup] and its words.
pub(super) fn confetti<D: Surface>(pen: &mut Pen<'_, D>, age: u32) {
    /// Rows from the top to the hint line.
    const HIGH: u32 = 54;
    let fallen = age / CONFETTI * 2;
    let piece = |nth: u32| {
        // Numbers without a common factor: pieces neither stand in line nor fall alike.
        let (x, y) = ((nth * 37 + 5) % 126, (nth * 23 + fallen * (1 + nth % 2)) % HIGH);
        (i32::try_from(x).unwrap_or(0), i32::try_from(y).unwrap_or(0), nth % 3)
    };
    for (x, y, kind) in (0..70).map(piece) {
        // The cup, and words: a piece beside a number could be read as a minus.
        let hidden = y < 46 && !(57..60).contains(&x);
        let (w, h) = match kind {
            0 => (2, 2),
            1 => (3, 1),
            _ => (1, 3),
        };
        if !hidden && y + h <= 54 {
            pen.fill(area(x, y, w, h), LIT);
        }
    }
}
