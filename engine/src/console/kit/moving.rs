//! What moves on a table: cards on their way, and cards that are turned over.

use super::{CardSize, DARK, Face, Look, Motion, Pen, Span, Surface, Way, area};

/// A card on its way, over whatever is below.
pub(super) fn flying_card<D: Surface>(pen: &mut Pen<'_, D>, card: (Face, CardSize), way: Way) {
    if let Way::At(x, y) = way {
        let (face, size) = card;
        // A dark edge keeps it apart from what it flies over.
        pen.fill(size.at(x, y).offset(1).intersection(&area(0, 0, 127, 63)), DARK);
        pen.card(face, x, y, size, Look::Plain);
    }
}

/// A card that is turned over in its place: its back, its edge, its face. Where it lies nothing else may lie.
pub(super) fn turning_card<D: Surface>(
    pen: &mut Pen<'_, D>,
    (motion, span): (Motion, Span),
    (back, face): (Face, Face),
    (x, y): (i32, i32),
    (size, look): (CardSize, Look),
) {
    let (wide, is_up) = motion.turn(span);
    let (w, h) = size.size();
    // Of a card that is nearly on its edge nothing can be read.
    let narrow = w * i32::try_from(wide).unwrap_or(0) / 256;
    if narrow < w {
        pen.fill(size.at(x, y), DARK);
        let sheet = area(x + (w - narrow) / 2, y, narrow.max(2), h);
        pen.paper(sheet, narrow <= 2 || is_up && look == Look::Chosen);
    } else if is_up {
        pen.card(face, x, y, size, look);
    } else {
        pen.card(back, x, y, size, Look::Plain);
    }
}
