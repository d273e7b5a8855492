//! The title line: whose turn it is or what is chosen, and a counter, a card or a name at the right.

use super::art::Mark;
use super::{CardSize, DARK, Face, Font, LIT, Look, Pen, SCREEN, Surface};

/// The last column that anything is drawn in.
pub(super) const RIGHT: i32 = 126;
/// Less would make one word of two.
const GAP: i32 = 4;

/// Starts a frame: everything dark.
pub(super) fn clear<D: Surface>(pen: &mut Pen<'_, D>) {
    pen.fill(SCREEN, DARK);
}

/// A title with something at the right end; both shrink before anything is cut.
pub(super) fn title<D: Surface>(pen: &mut Pen<'_, D>, left: &str, right: &str) {
    title_from(pen, 0, left, right);
}

/// A title with the turn marker before it.
pub(super) fn turn_title<D: Surface>(pen: &mut Pen<'_, D>, left: &str, right: &str) {
    pen.art(Mark::Turn.art(), 0, 0, LIT);
    title_from(pen, 6, left, right);
}

/// A title with a picture before it, such as the robot of a bot that thinks.
pub(super) fn mark_title<D: Surface>(pen: &mut Pen<'_, D>, mark: Mark, left: &str, right: &str) {
    pen.art(mark.art(), 0, 0, LIT);
    title_from(pen, mark.art().width() + 3, left, right);
}

fn title_from<D: Surface>(pen: &mut Pen<'_, D>, x: i32, left: &str, right: &str) {
    // The right end shrinks first, then the rest; only then is anything cut.
    let gap = if right.is_empty() { 0 } else { GAP };
    let fonts_until = |end: i32| {
        let fonts = [(Font::Text, Font::Text), (Font::Text, Font::Small), (Font::Small, Font::Small)];
        let fits = |fonts: &(Font, Font)| x + fonts.0.width(left) + gap + fonts.1.width(right) <= end;
        fonts.into_iter().find(fits)
    };
    let end = pen.title_end;
    let whole = fonts_until(end);
    // The battery comes only where nothing shrinks for it, and nothing else is at the end of the line.
    let beside = RIGHT - pen.battery_room();
    let charge = pen.battery.filter(|_| end == RIGHT && whole.is_some() && fonts_until(beside) == whole);
    let right_end = if charge.is_some() { beside } else { end };
    let (left_font, right_font) = whole.unwrap_or((Font::Small, Font::Small));
    let top = |font: Font| if font == Font::Small { 1 } else { 0 };
    let start = pen.text_right(right, right_end, top(right_font), right_font, LIT);
    pen.text_until(left, x, top(left_font), left_font, LIT, start - 1);
    pen.battery_in_title = charge;
}

/// The right pane: the card that matters now, and its role in one word.
pub(super) fn pane<D: Surface>(pen: &mut Pen<'_, D>, face: Face, look: Look, role: &str) {
    pen.card(face, 103, 9, CardSize::Large, look);
    pen.text_centred(role, 102, 26, 46, Font::Small, LIT);
}
