//! What changed between two pictures, as few rectangles that are cheap to send.

use core::ops::Range;

use heapless::Vec;

use crate::frame::{Frame, PAGES, WIDTH};

/// Bytes that a patch costs on the wire besides its contents: two addresses, two control bytes, six of window.
const OVERHEAD: usize = 10;
/// More patches than this are never worth it.
const MOST: usize = 24;

/// A rectangle: whole bytes across, whole strips down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch {
    /// Strips from the top.
    pub pages: Range<usize>,
    /// Columns from the left.
    pub columns: Range<usize>,
}

impl Patch {
    /// The whole picture.
    pub const ALL: Patch = Patch { pages: 0..PAGES, columns: 0..WIDTH };

    /// The bytes of a frame that lie inside, in the order in which the display takes them.
    pub fn bytes<'a>(&self, frame: &'a Frame) -> impl Iterator<Item = u8> + use<'a> {
        let columns = self.columns.clone();
        let pages = frame.pages().get(self.pages.clone()).unwrap_or_default();
        pages.iter().flat_map(move |page| page.get(columns.clone()).unwrap_or_default().iter().copied())
    }

    /// Copies what lies inside from one frame to another.
    pub fn copy(&self, from: &Frame, to: &mut Frame) {
        for index in self.pages.clone() {
            if let (Some(from), Some(to)) = (from.pages().get(index), to.pages_mut().get_mut(index))
                && let (Some(from), Some(to)) =
                    (from.get(self.columns.clone()), to.get_mut(self.columns.clone()))
            {
                to.copy_from_slice(from);
            }
        }
    }

    fn cost(&self) -> usize {
        OVERHEAD + self.pages.len() * self.columns.len()
    }

    /// The smallest patch that holds both.
    fn with(&self, other: &Patch) -> Patch {
        let join = |a: &Range<usize>, b: &Range<usize>| a.start.min(b.start)..a.end.max(b.end);
        Patch { pages: join(&self.pages, &other.pages), columns: join(&self.columns, &other.columns) }
    }
}

/// The patches that turn `shown` into `wanted`. With `tall` false each stays within one strip, for displays that
/// cannot take more at a time.
pub fn patches(shown: &Frame, wanted: &Frame, tall: bool) -> Vec<Patch, MOST> {
    let mut patches = Vec::new();
    for (index, (old, new)) in shown.pages().iter().zip(wanted.pages()).enumerate() {
        let changed = old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new);
        for (column, _) in changed {
            let byte = Patch { pages: index..index + 1, columns: column..column + 1 };
            if add(&mut patches, byte).is_err() {
                return whole(tall);
            }
        }
        if tall {
            join_downwards(&mut patches, index);
        }
    }
    patches
}

/// Adds a byte to the strip's last patch if that is cheaper than one of its own.
fn add(patches: &mut Vec<Patch, MOST>, byte: Patch) -> Result<(), Patch> {
    if let Some(last) = patches.last_mut()
        && last.pages == byte.pages
        && last.with(&byte).cost() <= last.cost() + byte.cost()
    {
        *last = last.with(&byte);
        return Ok(());
    }
    patches.push(byte)
}

/// Joins the patches of one strip with those that end right above, where that is cheaper.
fn join_downwards(patches: &mut Vec<Patch, MOST>, index: usize) {
    let mut at = 0;
    while let Some(below) = patches.get(at).cloned() {
        let joins = |above: &&mut Patch| {
            above.pages.end == index && above.with(&below).cost() <= above.cost() + below.cost()
        };
        let above = if below.pages == (index..index + 1) { patches.iter_mut().find(joins) } else { None };
        if let Some(above) = above {
            *above = above.with(&below);
            patches.remove(at);
        } else {
            at += 1;
        }
    }
}

fn whole(tall: bool) -> Vec<Patch, MOST> {
    if tall {
        return [Patch::ALL].into_iter().collect();
    }
    (0..PAGES).map(|page| Patch { pages: page..page + 1, columns: 0..WIDTH }).collect()
}

#[cfg(test)]
mod tests {
    use embedded_graphics::pixelcolor::BinaryColor;
    use embedded_graphics::prelude::*;
    use embedded_graphics::primitives::{PrimitiveStyle, Rectangle};
    use engine::cards::{Chance, Seed};

    use super::*;

    fn with_box(x: i32, y: i32, width: u32, height: u32) -> Frame {
        let mut frame = Frame::new();
        let style = PrimitiveStyle::with_fill(BinaryColor::On);
        Rectangle::new(Point::new(x, y), Size::new(width, height))
            .into_styled(style)
            .draw(&mut frame)
            .unwrap();
        frame
    }

    #[test]
    fn nothing_changed_is_nothing_to_send() {
        assert!(patches(&Frame::new(), &Frame::new(), true).is_empty());
    }

    #[test]
    fn a_card_is_one_patch() {
        let found = patches(&Frame::new(), &with_box(20, 9, 16, 22), true);
        assert_eq!(found.as_slice(), [Patch { pages: 1..4, columns: 20..36 }]);
    }

    #[test]
    fn a_display_that_takes_strips_gets_strips() {
        let found = patches(&Frame::new(), &with_box(20, 9, 16, 22), false);
        assert_eq!(found.len(), 3);
        assert!(found.iter().all(|patch| patch.pages.len() == 1 && patch.columns == (20..36)));
    }

    #[test]
    fn far_corners_are_two_patches() {
        let mut wanted = with_box(0, 0, 1, 1);
        wanted.draw_iter([Pixel(Point::new(127, 63), BinaryColor::On)]).unwrap();
        assert_eq!(patches(&Frame::new(), &wanted, true).len(), 2);
    }

    #[test]
    fn patches_always_lead_from_one_picture_to_the_other() {
        let mut chance = Chance::new(Seed(3));
        for round in 0..2000 {
            let (mut shown, mut wanted) = (Frame::new(), Frame::new());
            for frame in [&mut shown, &mut wanted] {
                for _ in 0..chance.below(60) {
                    let at = Point::new(chance.below(128).cast_signed(), chance.below(64).cast_signed());
                    let size = Size::new(chance.below(30), chance.below(20));
                    let colour = if chance.below(2) == 0 { BinaryColor::On } else { BinaryColor::Off };
                    Rectangle::new(at, size)
                        .into_styled(PrimitiveStyle::with_fill(colour))
                        .draw(frame)
                        .unwrap();
                }
            }
            for tall in [true, false] {
                let found = patches(&shown, &wanted, tall);
                let cost: usize = found.iter().map(Patch::cost).sum();
                assert!(cost <= 1024 + 8 * OVERHEAD, "round {round}: {cost}");
                let mut after = shown.clone();
                for patch in &found {
                    patch.copy(&wanted, &mut after);
                }
                assert_eq!(after, wanted, "round {round}");
            }
        }
    }
}
