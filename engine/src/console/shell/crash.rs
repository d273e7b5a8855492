//! The screen after a crash: where it happened, for somebody who can fix it.

use crate::console::kit::{Font, Key, LIT, Pen, Surface};
use crate::console::words::{faults as words, verbs};

/// Draws the screen that comes after a crash, with what the program noted before it was restarted.
///
/// # Errors
/// The first error of the surface.
pub fn draw_crash<D: Surface>(note: &str, surface: &mut D) -> Result<(), D::Error> {
    let mut pen = Pen::new(surface);
    pen.clear();
    pen.title(words::OOPS, "");
    pen.text(words::GAME_IS_SAFE, 1, 11, Font::Text, LIT);
    let mut rest = note;
    for y in [21, 29, 37, 45] {
        let (line, more) = rest.split_at_checked(21).unwrap_or((rest, ""));
        pen.text(line, 1, y, Font::Small, LIT);
        rest = more;
    }
    pen.hint(&[(Key::A, verbs::GO_ON)]);
    pen.finish()
}
