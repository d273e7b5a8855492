//! Pictures for a large terminal: a character for two pixels, one above the other.

use engine::console::kit::FrameBuffer;

/// The lines of a picture, 32 of 128 characters. Its pixels are nearly square, and larger than those of braille.
pub(super) fn half_blocks(frame: &FrameBuffer) -> Vec<String> {
    let line = |y: usize| {
        (0..FrameBuffer::WIDTH).map(move |x| match (frame.is_lit(x, y), frame.is_lit(x, y + 1)) {
            (false, false) => ' ',
            (true, false) => '\u{2580}',
            (false, true) => '\u{2584}',
            (true, true) => '\u{2588}',
        })
    };
    (0..FrameBuffer::HEIGHT).step_by(2).map(|y| line(y).collect()).collect()
}

#[cfg(test)]
mod tests {
    use embedded_graphics::Pixel;
    use embedded_graphics::pixelcolor::BinaryColor;
    use embedded_graphics::prelude::{DrawTarget, Point};

    use super::*;

    #[test]
    fn a_character_shows_two_pixels_one_above_the_other() {
        let mut frame = FrameBuffer::new();
        let lit = [(0, 0), (1, 1), (2, 0), (2, 1), (127, 63)];
        let Ok(()) = frame.draw_iter(lit.map(|(x, y)| Pixel(Point::new(x, y), BinaryColor::On)));
        let lines = half_blocks(&frame);
        assert_eq!(lines.len(), 32);
        assert!(lines.iter().all(|line| line.chars().count() == 128));
        assert!(lines[0].starts_with("\u{2580}\u{2584}\u{2588} "), "{}", lines[0]);
        assert!(lines[31].ends_with(" \u{2584}"), "{}", lines[31]);
    }
}
