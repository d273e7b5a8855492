//! The curtain: nothing on it but whom to pass the device to, and how to pause.

use super::{DARK, Font, Key, LIT, Pen, Surface, area, words};

/// How far the drapery hangs into the stage in each row, in 1/256 pixels.
const DRAPERY: [u16; 53] = [
    7936, 7699, 7466, 7237, 7012, 6792, 6576, 6365, 6158, 5956, 5758, 5564, 5375, 5191, 5012, 4837, 4667,
    4502, 4342, 4187, 4037, 3893, 3753, 3619, 3490, 3367, 3249, 3137, 3031, 2931, 2838, 2750, 2669, 2595,
    2528, 2468, 2416, 2373, 2339, 2315, 2304, 2419, 2534, 2650, 2765, 2880, 2995, 3110, 3226, 3341, 3456,
    3571, 3686,
];

/// How deep one scallop of the valance hangs in each of its columns.
const SCALLOP: [i32; 16] = [0, 2, 3, 4, 5, 5, 5, 5, 6, 5, 5, 5, 5, 4, 3, 2];

/// Columns that are drawn in.
const ROOM: i32 = 127;

/// Draws the curtain for somebody.
pub(super) fn curtain<D: Surface>(pen: &mut Pen<'_, D>, name: &str) {
    stage(pen);
    pen.text_centred(words::PASS_TO, 0, ROOM, 13, Font::Text, LIT);
    // Beside the drapery there is room for nine great letters, and names have six.
    pen.text_centred(name, 10, ROOM - 20, 27, Font::Huge, LIT);
    pen.hint(&[(Key::A, words::READY), (Key::B, words::HOLD_PAUSE)]);
}

/// A band across the screen with the name of the player whose decision comes.
pub(super) fn name_band<D: Surface>(pen: &mut Pen<'_, D>, name: &str) {
    pen.fill(area(0, 18, ROOM, 27), DARK);
    pen.fill(area(0, 19, ROOM, 25), LIT);
    pen.text_centred(name, 0, ROOM, 24, Font::Huge, DARK);
}

/// How far the curtain has opened to each side, from picture to picture.
const PARTED: [i32; 5] = [6, 22, 37, 49, 58];

/// Draws the curtain as it parts over the screen behind it, in one of its pictures; with the last one it is gone.
pub(super) fn parting_curtain<D: Surface>(pen: &mut Pen<'_, D>, picture: usize) {
    /// Folds of a half, and how high it is.
    const FOLDS: i32 = 5;
    const HIGH: i32 = 63;
    let Some(parted) = PARTED.get(picture) else { return };
    let half = ROOM / 2 - parted;
    for left in [0, ROOM - half] {
        pen.fill(area(left, 0, half, HIGH), DARK);
        for fold in 0..=FOLDS {
            pen.fill(area(left + (half - 1) * fold / FOLDS, 0, 1, HIGH), LIT);
        }
    }
    valance(pen);
}

fn stage<D: Surface>(pen: &mut Pen<'_, D>) {
    for (y, reach) in (0..).zip(DRAPERY) {
        let folds = (0..5).map(|fold| (i32::from(reach) * fold + 512) / 1024);
        pen.pixels(folds.flat_map(|x| [(x, y), (ROOM - 1 - x, y)]), LIT);
    }
    for tie in [0, ROOM - 11] {
        pen.fill(area(tie, 39, 11, 3), LIT);
    }
    valance(pen);
}

fn valance<D: Surface>(pen: &mut Pen<'_, D>) {
    for (x, deep) in (0..ROOM).zip(SCALLOP.into_iter().cycle()) {
        pen.fill(area(x, 0, 1, deep + 1), LIT);
    }
}
