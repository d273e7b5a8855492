//! Events fill the screen for a moment: an explosion, a trophy.

use super::art::{CUP_HALF, CUP_RAYS, STAR_INNER, STAR_OUTER};
use super::{DARK, Font, LIT, Pen, Surface};

impl<D: Surface> Pen<'_, D> {
    /// A bursting star with one great word and a few small ones in it.
    pub fn explosion(&mut self, word: &str, why: &str) {
        for right in [1, -1] {
            for down in [1, -1] {
                self.art_towards(STAR_INNER, (64, 26), (right, down));
                self.art_towards(STAR_OUTER, (64 + 32 * right, 26), (right, down));
            }
        }
        self.text_centred(word, 30, 68, 16, Font::Huge, DARK);
        self.text_centred(why, 34, 61, 33, Font::Text, DARK);
    }

    /// The great cup in its rays at the left, a name and what it did at the right.
    pub fn cup(&mut self, name: &str, lines: [&str; 2], small: &str) {
        for right in [1, -1] {
            self.art_towards(CUP_HALF, (28, 8), (right, 1));
            self.art_towards(CUP_RAYS, (28, 0), (right, 1));
        }
        self.text(name, 66, 1, Font::Huge, LIT);
        for (y, text) in [18, 27].into_iter().zip(lines) {
            self.text(text, 67, y, Font::Text, LIT);
        }
        self.text(small, 67, 37, Font::Small, LIT);
    }
}
