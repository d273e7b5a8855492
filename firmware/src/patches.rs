//! Finds what changed between two pictures, as few pieces of pages that are quick to send.

use core::ops::Range;

use engine::console::kit::FrameBuffer;
use heapless::Vec;

/// What a patch costs on the bus besides its contents, in bytes: addresses and control bytes, and the pause between
/// two transactions, in which about two more could be sent.
const OVERHEAD: usize = 10;
/// If more patches than this are needed, all pages are sent instead.
const MOST: usize = 24;

/// A piece of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch {
    /// Which page, from the top.
    pub page: usize,
    /// Columns from the left.
    pub columns: Range<usize>,
}

impl Patch {
    /// A whole page.
    pub const fn whole_page(page: usize) -> Patch {
        Patch { page, columns: 0..FrameBuffer::WIDTH }
    }

    /// The bytes of a frame that lie inside.
    pub fn bytes<'a>(&self, frame: &'a FrameBuffer) -> &'a [u8] {
        frame.pages().get(self.page).and_then(|page| page.get(self.columns.clone())).unwrap_or_default()
    }

    /// Copies what lies inside from one frame to another.
    pub fn copy(&self, from: &FrameBuffer, to: &mut FrameBuffer) {
        let page = to.pages_mut().get_mut(self.page);
        if let Some(to) = page.and_then(|page| page.get_mut(self.columns.clone())) {
            to.copy_from_slice(self.bytes(from));
        }
    }
}

/// The patches that turn `shown` into `wanted`.
pub fn patches(shown: &FrameBuffer, wanted: &FrameBuffer) -> Vec<Patch, MOST> {
    let mut patches = Vec::new();
    for (page, (old, new)) in shown.pages().iter().zip(wanted.pages()).enumerate() {
        let changed = old.iter().zip(new).enumerate().filter(|(_, (old, new))| old != new);
        for (column, _) in changed {
            if add(&mut patches, page, column).is_err() {
                return (0..FrameBuffer::PAGES).map(Patch::whole_page).collect();
            }
        }
    }
    patches
}

/// Extends the page's last patch up to a column if that is cheaper than another patch.
fn add(patches: &mut Vec<Patch, MOST>, page: usize, column: usize) -> Result<(), Patch> {
    if let Some(last) = patches.last_mut()
        && last.page == page
        && column - last.columns.end <= OVERHEAD
    {
        last.columns.end = column + 1;
        return Ok(());
    }
    patches.push(Patch { page, columns: column..column + 1 })
}

#[cfg(test)]
mod tests {
    use embedded_graphics::pixelcolor::BinaryColor;
    use embedded_graphics::prelude::*;
    use embedded_graphics::primitives::{PrimitiveStyle, Rectangle};
    use engine::cards::{Rng, Seed};

    use super::*;

    fn with_box(x: i32, y: i32, width: u32, height: u32) -> FrameBuffer {
        let mut frame = FrameBuffer::new();
        let style = PrimitiveStyle::with_fill(BinaryColor::On);
        Rectangle::new(Point::new(x, y), Size::new(width, height))
            .into_styled(style)
            .draw(&mut frame)
            .unwrap();
        frame
    }

    #[test]
    fn equal_pictures_need_no_patch() {
        assert!(patches(&FrameBuffer::new(), &FrameBuffer::new()).is_empty());
    }

    #[test]
    fn a_card_is_a_patch_in_each_of_its_pages() {
        let found = patches(&FrameBuffer::new(), &with_box(20, 9, 16, 22));
        assert_eq!(found.as_slice(), [1, 2, 3].map(|page| Patch { page, columns: 20..36 }));
    }

    #[test]
    fn a_gap_is_sent_along_if_that_is_cheaper() {
        for (gap, found) in [(10, 1), (11, 2)] {
            let mut wanted = with_box(0, 0, 1, 1);
            wanted.draw_iter([Pixel(Point::new(gap + 1, 0), BinaryColor::On)]).unwrap();
            assert_eq!(patches(&FrameBuffer::new(), &wanted).len(), found, "gap of {gap}");
        }
    }

    #[test]
    fn far_corners_are_two_patches() {
        let mut wanted = with_box(0, 0, 1, 1);
        wanted.draw_iter([Pixel(Point::new(127, 63), BinaryColor::On)]).unwrap();
        assert_eq!(patches(&FrameBuffer::new(), &wanted).len(), 2);
    }

    #[test]
    fn patches_turn_any_picture_into_any_other() {
        let mut rng = Rng::new(Seed(3));
        for round in 0..2000 {
            let (mut shown, mut wanted) = (FrameBuffer::new(), FrameBuffer::new());
            for frame in [&mut shown, &mut wanted] {
                for _ in 0..rng.below(60) {
                    let at = Point::new(rng.below(128).cast_signed(), rng.below(64).cast_signed());
                    let size = Size::new(rng.below(30), rng.below(20));
                    let colour = if rng.below(2) == 0 { BinaryColor::On } else { BinaryColor::Off };
                    Rectangle::new(at, size)
                        .into_styled(PrimitiveStyle::with_fill(colour))
                        .draw(frame)
                        .unwrap();
                }
            }
            let found = patches(&shown, &wanted);
            let cost: usize = found.iter().map(|patch| OVERHEAD + patch.columns.len()).sum();
            assert!(cost <= 1024 + 8 * OVERHEAD, "round {round}: {cost}");
            let mut after = shown.clone();
            for patch in &found {
                patch.copy(&wanted, &mut after);
            }
            assert_eq!(after, wanted, "round {round}");
        }
    }
}
