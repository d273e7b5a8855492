//! Events fill the screen for a moment: an explosion, a trophy.

use super::art::{CUP_HALF, CUP_RAYS, STAR_INNER, STAR_OUTER};
use super::{DARK, Font, LIT, Pen, Shake, Surface, area};

/// A bursting star with one great word and a few small ones in it, which may tremble.
pub(super) fn explosion<D: Surface>(pen: &mut Pen<'_, D>, word: &str, why: &str, shake: Shake) {
    let Shake { by: (dx, dy), inverted } = shake;
    let (star, paper) = if inverted { (DARK, LIT) } else { (LIT, DARK) };
    pen.fill(area(0, 0, 127, 54), paper);
    for right in [1, -1] {
        for down in [1, -1] {
            pen.inked_art_towards(STAR_INNER, (64 + dx, 26 + dy), (right, down), star);
            pen.inked_art_towards(STAR_OUTER, (64 + dx + 32 * right, 26 + dy), (right, down), star);
        }
    }
    pen.text_centred(word, 30 + dx, 68, 16 + dy, Font::Huge, paper);
    pen.text_centred(why, 34 + dx, 61, 33 + dy, Font::Text, paper);
}

/// The great cup in its rays at the left, a name and what it did at the right.
///
/// It rises: so many of 256 parts of the way are before it. Its rays shine or not.
pub(super) fn cup<D: Surface>(
    pen: &mut Pen<'_, D>,
    name: &str,
    lines: [&str; 2],
    small: &str,
    (low, shines): (i32, bool),
) {
    /// Where the ground is that it comes from, and how deep it is in there at first.
    const GROUND: (i32, i32) = (46, 17);
    let deep = GROUND.1 * low / 256;
    for right in [1, -1] {
        pen.art_towards(CUP_HALF, (28, 8 + deep), (right, 1));
        if shines {
            pen.art_towards(CUP_RAYS, (28, 0), (right, 1));
        }
    }
    if deep > 0 {
        pen.fill(area(0, GROUND.0, 57, GROUND.1), DARK);
    }
    pen.text(name, 66, 1, Font::Huge, LIT);
    for (y, text) in [18, 27].into_iter().zip(lines) {
        pen.text(text, 67, y, Font::Text, LIT);
    }
    pen.text(small, 67, 37, Font::Small, LIT);
}

/// How long a piece of confetti stays where it is, in milliseconds.
pub(in crate::console) const CONFETTI: u32 = 150;

/// The size of a piece.
const fn piece(nth: u32) -> (i32, i32) {
    match nth % 3 {
        0 => (2, 2),
        1 => (3, 1),
        _ => (1, 3),
    }
}

/// Confetti that falls behind a [cup] and its words.
pub(super) fn confetti<D: Surface>(pen: &mut Pen<'_, D>, age: u32) {
    /// Rows from the top to the hint line.
    const HIGH: u32 = 54;
    let fallen = age / CONFETTI * 2;
    let falling = |nth: u32| {
        // Numbers without a common factor: pieces neither stand in line nor fall alike.
        let (x, y) = ((nth * 37 + 5) % 126, (nth * 23 + fallen * (1 + nth % 2)) % HIGH);
        (i32::try_from(x).unwrap_or(0), i32::try_from(y).unwrap_or(0), nth)
    };
    for (x, y, kind) in (0..70).map(falling) {
        // The cup, and words: a piece beside a number could be read as a minus.
        let hidden = y < 46 && !(57..60).contains(&x);
        let (w, h) = piece(kind);
        if !hidden && y + h <= 54 {
            pen.fill(area(x, y, w, h), LIT);
        }
    }
}

/// Confetti that bursts out of a [cup], so many twentieths of a second ago.
pub(super) fn confetti_burst<D: Surface>(pen: &mut Pen<'_, D>, time: i32) {
    /// Where it comes from, in sixteenths of a pixel.
    const FROM: (i32, i32) = (28 * 16, 14 * 16);
    for nth in 0..48 {
        // Numbers without a common factor: no two fly alike.
        let (right, up) = ((nth * 29 + 7) % 97 - 32, (nth * 17 + 3) % 41 + 8);
        let (x, y) = ((FROM.0 + right * time) / 16, (FROM.1 - up * time + 3 * time * time) / 16);
        let (w, h) = piece(nth.unsigned_abs());
        // A piece beside a number could be read as a part of it.
        let points = x + w > 64 && y + h > 35;
        if !points && (0..=126 - w).contains(&x) && (0..54 - h).contains(&y) {
            pen.fill(area(x, y, w, h), LIT);
        }
    }
}
