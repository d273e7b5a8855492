//! The frames of a script as an animated GIF.

use std::fs::File;
use std::path::Path;

use engine::console::kit::FrameBuffer;

use crate::exit::Failure;

/// Enlargement.
const SCALE: u16 = 4;

/// Pictures, each with how long it stood.
#[derive(Default)]
pub(super) struct Film(Vec<Shot>);

struct Shot {
    frame: FrameBuffer,
    time: u32,
}

impl Film {
    /// Adds a picture, or lengthens the last one if it is the same.
    pub(super) fn add(&mut self, frame: &FrameBuffer, time: u32) {
        match self.0.last_mut() {
            Some(last) if last.frame == *frame => last.time = last.time.saturating_add(time),
            _ => self.0.push(Shot { frame: frame.clone(), time }),
        }
    }

    /// Writes the film to a file.
    pub(super) fn write(&self, path: &Path) -> Result<(), Failure> {
        let failed = |error: gif::EncodingError| {
            Failure::failed(format!("{} cannot be written: {error}", path.display()))
        };
        let palette = [8, 8, 16, 160, 220, 255];
        let (width, height) = (128 * SCALE, 64 * SCALE);
        let mut encoder = gif::Encoder::new(File::create(path)?, width, height, &palette).map_err(failed)?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(failed)?;
        let mut before = None;
        for shot in &self.0 {
            // Only what has changed is written: things that move are small.
            let part = Part::changed(before, &shot.frame);
            let mut frame = part.cut_out(&shot.frame);
            frame.delay = u16::try_from(shot.time.div_ceil(10)).unwrap_or(u16::MAX);
            encoder.write_frame(&frame).map_err(failed)?;
            before = Some(&shot.frame);
        }
        Ok(())
    }
}

/// A part of the picture, in pixels of the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Part {
    /// The smallest part with all that is different from another picture; all of it, if there is none.
    fn changed(before: Option<&FrameBuffer>, frame: &FrameBuffer) -> Part {
        let all = Part { left: 0, top: 0, width: FrameBuffer::WIDTH, height: FrameBuffer::HEIGHT };
        let Some(before) = before else { return all };
        let differs = |x, y| before.is_lit(x, y) != frame.is_lit(x, y);
        let mut columns =
            (0..FrameBuffer::WIDTH).filter(|&x| (0..FrameBuffer::HEIGHT).any(|y| differs(x, y)));
        let mut rows = (0..FrameBuffer::HEIGHT).filter(|&y| (0..FrameBuffer::WIDTH).any(|x| differs(x, y)));
        match (columns.clone().next(), columns.next_back(), rows.clone().next(), rows.next_back()) {
            (Some(left), Some(right), Some(top), Some(bottom)) => {
                Part { left, top, width: right + 1 - left, height: bottom + 1 - top }
            }
            _ => all,
        }
    }

    /// It as a frame of a film, enlarged.
    fn cut_out(self, frame: &FrameBuffer) -> gif::Frame<'static> {
        let scale = usize::from(SCALE);
        let side = |length: usize| u16::try_from(length * scale).unwrap_or(u16::MAX);
        let rows = (self.top..self.top + self.height).flat_map(|y| std::iter::repeat_n(y, scale));
        let row = |y| (self.left..self.left + self.width).map(move |x| u8::from(frame.is_lit(x, y)));
        let pixels: Vec<u8> =
            rows.flat_map(|y| row(y).flat_map(|pixel| std::iter::repeat_n(pixel, scale))).collect();
        let mut part = gif::Frame::from_indexed_pixels(side(self.width), side(self.height), pixels, None);
        (part.left, part.top) = (side(self.left), side(self.top));
        part.dispose = gif::DisposalMethod::Keep;
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_has_changed_is_written() {
        let (before, mut frame) = (FrameBuffer::new(), FrameBuffer::new());
        frame.pages_mut()[2][7] = 0b100;
        frame.pages_mut()[3][9] = 0b1;
        let part = Part { left: 7, top: 18, width: 3, height: 7 };
        assert_eq!(Part::changed(Some(&before), &frame), part);
        let cut = part.cut_out(&frame);
        assert_eq!((cut.left, cut.top, cut.width, cut.height), (28, 72, 12, 28));
        assert_eq!(cut.buffer.iter().filter(|&&pixel| pixel == 1).count(), 2 * 16);
        assert_eq!(Part::changed(None, &frame).width, 128);
    }

    #[test]
    fn a_picture_that_stays_for_years_is_one_picture() {
        let mut film = Film::default();
        (0..3).for_each(|_| film.add(&FrameBuffer::new(), u32::MAX));
        assert_eq!(film.0.iter().map(|shot| shot.time).collect::<Vec<_>>(), [u32::MAX]);
    }
}
