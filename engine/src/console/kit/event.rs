//! Events fill the screen for a moment: an explosion, a trophy.

use super::art::{CUP_HALF, CUP_RAYS, STAR_INNER, STAR_OUTER};
use super::{DARK, Font, LIT, Pen, Surface};

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
