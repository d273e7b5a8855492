//! Pictures in text files: a character of braille for each 2 by 4 pixels.

use engine::console::kit::FrameBuffer;

/// The lines of a picture, sixteen of 64 characters.
pub(crate) fn braille(frame: &FrameBuffer) -> Vec<String> {
    frame.braille().map(String::from_iter).collect()
}

/// Lines of a picture.
const ROWS: usize = 16;

/// A picture that was found in a text.
#[derive(Debug)]
pub(crate) struct Picture {
    /// Where it was found, and what stands above it.
    pub(crate) name: String,
    /// What it shows.
    pub(crate) frame: FrameBuffer,
}

/// All pictures of a text: sixteen lines of braille each. The line above names it, if there is one.
pub(crate) fn pictures(file: &str, text: &str) -> Vec<Picture> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rows) = lines.get(at..at + ROWS) {
        let Some(frame) = FrameBuffer::from_braille(rows.iter().copied()) else {
            at += 1;
            continue;
        };
        let above = at.checked_sub(1).map(|above| lines[above].trim()).unwrap_or_default();
        let name =
            if above.is_empty() || is_braille(above) { file.to_owned() } else { format!("{file}: {above}") };
        found.push(Picture { name, frame });
        at += ROWS;
    }
    found
}

fn is_braille(line: &str) -> bool {
    line.chars().all(|character| ('\u{2800}'..='\u{28ff}').contains(&character))
}

#[cfg(test)]
mod tests {
    use embedded_graphics::Pixel;
    use embedded_graphics::pixelcolor::BinaryColor;
    use embedded_graphics::prelude::{DrawTarget, Point};

    use super::*;

    #[test]
    fn a_picture_that_was_written_is_found_again_with_the_line_above_it() {
        let mut frame = FrameBuffer::new();
        let lit = [(0, 0), (127, 63), (64, 31)];
        let Ok(()) = frame.draw_iter(lit.map(|(x, y)| Pixel(Point::new(x, y), BinaryColor::On)));
        let picture = braille(&frame).join("\n");
        let found = pictures("file", &format!("{picture}\nshot two\n{picture}\n{picture}\nnot\n"));
        let names: Vec<&str> = found.iter().map(|picture| picture.name.as_str()).collect();
        assert_eq!(names, ["file", "file: shot two", "file"]);
        assert!(found.iter().all(|picture| picture.frame == frame));
    }
}
