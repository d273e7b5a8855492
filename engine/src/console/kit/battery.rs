//! What is left of a battery, and its small picture at the end of the title line.

use super::{LIT, Pen, Surface, area};

/// What a battery has left, from less to more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Charge {
    /// The device switches itself off, so that the battery is not harmed.
    Empty,
    /// It should be charged or changed soon.
    Low,
    /// About a quarter.
    Quarter,
    /// About half.
    Half,
    /// About three quarters.
    ThreeQuarters,
    /// Nearly all.
    Full,
    /// USB supplies the device, and may charge the battery.
    Usb,
}

/// Columns at the end of the title line for the battery and the gap before it.
pub(super) const BATTERY_ROOM: i32 = 15;
/// Where it is: columns and rows of its case, and a column for its end.
const LEFT: i32 = 114;
const CASE: i32 = 12;
const HIGH: i32 = 7;

/// Whether something that begins there and is so wide reaches the corner where the battery is.
pub(super) const fn reaches_corner(x: i32, y: i32, wide: i32) -> bool {
    x + wide > LEFT - 1 && y <= HIGH
}

/// A battery at the right end of the title line: as full as it is, with a stroke of lightning on USB, with nothing but
/// an exclamation mark when it is low.
pub(super) fn battery<D: Surface>(pen: &mut Pen<'_, D>, charge: Charge) {
    pen.frame(area(LEFT, 0, CASE, HIGH), LIT);
    pen.fill(area(LEFT + CASE, 2, 1, 3), LIT);
    let quarters = match charge {
        Charge::Quarter => 1,
        Charge::Half => 2,
        Charge::ThreeQuarters => 3,
        Charge::Full => 4,
        Charge::Empty | Charge::Low => {
            pen.fill(area(LEFT + 5, 1, 2, 3), LIT);
            return pen.fill(area(LEFT + 5, 5, 2, 1), LIT);
        }
        Charge::Usb => {
            let lightning = [(6, 1), (5, 2), (4, 3), (5, 3), (6, 3), (7, 3), (6, 4), (5, 5)];
            return pen.pixels(lightning.map(|(x, y)| (LEFT + x, y)), LIT);
        }
    };
    pen.fill(area(LEFT + 2, 2, 2 * quarters, HIGH - 4), LIT);
}
