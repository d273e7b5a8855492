//! A picture as text: sixteen lines of 64 braille characters, and back.
//!
//! A character shows two by four pixels. Its bits are numbered down the left column, then down the right one; only the
//! fourth row, which braille got later, comes last.

use super::FrameBuffer;

/// The first character of the block: no dot. The bits of a pattern are added to it.
const BLANK: u32 = 0x2800;
/// A page of eight rows is two lines of text: the lower four bits of its bytes, then the upper four.
const HALVES: [u8; 2] = [0, 4];

impl FrameBuffer {
    /// The lines of text that show this picture.
    pub fn braille(&self) -> impl Iterator<Item = impl Iterator<Item = char>> {
        self.pages.iter().flat_map(|page| {
            let (cells, _) = page.as_chunks::<2>();
            HALVES.map(|half| cells.iter().map(move |&[left, right]| character(left >> half, right >> half)))
        })
    }

    /// The picture that sixteen lines of text show; `None` if they are anything but one.
    pub fn from_braille<'a>(lines: impl IntoIterator<Item = &'a str>) -> Option<FrameBuffer> {
        let mut frame = FrameBuffer::new();
        let mut lines = lines.into_iter();
        for page in &mut frame.pages {
            for half in HALVES {
                let mut characters = lines.next()?.chars();
                let (cells, _) = page.as_chunks_mut::<2>();
                for [left, right] in cells {
                    let columns = columns(characters.next()?)?;
                    *left |= columns.0 << half;
                    *right |= columns.1 << half;
                }
                if characters.next().is_some() {
                    return None;
                }
            }
        }
        lines.next().is_none().then_some(frame)
    }
}

/// The character for two columns of four pixels, the lowest bit at the top.
fn character(left: u8, right: u8) -> char {
    let bits = left & 7 | (left & 8) << 3 | (right & 7) << 3 | (right & 8) << 4;
    char::from_u32(BLANK + u32::from(bits)).unwrap_or(' ')
}

/// The two columns that a character shows; `None` if it is no braille.
fn columns(character: char) -> Option<(u8, u8)> {
    let bits = u8::try_from(u32::from(character).checked_sub(BLANK)?).ok()?;
    Some((bits & 7 | bits >> 3 & 8, bits >> 3 & 7 | bits >> 4 & 8))
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::String;
    use std::vec::Vec;

    use super::*;
    use crate::cards::{Rng, Seed};

    fn lines(frame: &FrameBuffer) -> Vec<String> {
        frame.braille().map(String::from_iter).collect()
    }

    fn read(lines: &[String]) -> Option<FrameBuffer> {
        FrameBuffer::from_braille(lines.iter().map(String::as_str))
    }

    #[test]
    fn each_pixel_has_its_dot() {
        let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
        for (dot, (x, y)) in "⠁⠂⠄⠈⠐⠠⡀⢀".chars().zip(places) {
            let mut frame = FrameBuffer::new();
            // The second line of the second page, the third character.
            frame.pages[1][4 + x] = 1 << (4 + y);
            let lines = lines(&frame);
            assert_eq!(lines[3].chars().nth(2), Some(dot));
            assert_eq!(lines.concat().chars().filter(|&dots| dots != '⠀').count(), 1);
        }
    }

    #[test]
    fn any_picture_that_was_written_is_read_again() {
        let mut rng = Rng::new(Seed(1));
        for _ in 0..50 {
            let mut frame = FrameBuffer::new();
            frame.pages.as_flattened_mut().fill_with(|| u8::try_from(rng.below(256)).unwrap());
            assert_eq!(read(&lines(&frame)), Some(frame));
        }
    }

    #[test]
    fn text_that_is_no_picture_is_refused() {
        let whole = lines(&FrameBuffer::new());
        assert!(read(&whole).is_some());
        assert!(read(&whole[1..]).is_none(), "a line is missing");
        assert!(read(&[&whole[..], &whole[..1]].concat()).is_none(), "a line too many");
        for spoilt in ["", "⠀⠀⠀", &"x".repeat(64), &"⠀".repeat(65)] {
            let mut lines = whole.clone();
            lines[7] = spoilt.into();
            assert!(read(&lines).is_none(), "{spoilt:?}");
        }
    }
}
