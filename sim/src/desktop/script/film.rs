//! The frames of a script as an animated GIF.

use std::fs::File;
use std::path::Path;

use embedded_graphics::Pixel;
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
            Some(last) if last.frame == *frame => last.time += time,
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
        for shot in &self.0 {
            let scale = usize::from(SCALE);
            let pixels: Vec<u8> = shot.frame.pixels().map(|Pixel(_, colour)| colour.is_on().into()).collect();
            let rows = pixels.chunks(FrameBuffer::WIDTH).flat_map(|row| std::iter::repeat_n(row, scale));
            let pixels: Vec<u8> =
                rows.flatten().flat_map(|&pixel| std::iter::repeat_n(pixel, scale)).collect();
            let mut frame = gif::Frame::from_indexed_pixels(width, height, pixels, None);
            frame.delay = u16::try_from(shot.time.div_ceil(10)).unwrap_or(u16::MAX);
            encoder.write_frame(&frame).map_err(failed)?;
        }
        Ok(())
    }
}
