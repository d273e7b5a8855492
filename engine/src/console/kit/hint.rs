//! The hint line: which button does what, spread over the width.

use embedded_graphics::pixelcolor::BinaryColor;

use super::{DARK, Font, Key, LIT, Label, Pen, Surface, area};

/// Where the key caps begin.
const TOP: i32 = 55;
/// Columns to use; the last one of the display stays dark.
const ROOM: i32 = 127;
/// Least distance between two hints.
const GAP: i32 = 3;

/// A key and what it does now.
pub type Hint<'a> = (Key, &'a str);

/// How the hint line looks: after a press that did nothing it shakes, or is inverted where nothing moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HintLook {
    /// At rest.
    #[default]
    Plain,
    /// This many columns off to the right.
    Shifted(i32),
    /// Dark on lit paper.
    Inverted,
}

/// The verb, cut after so many letters.
fn verb<'a>(&(_, verb): &Hint<'a>, letters: usize) -> &'a str {
    verb.char_indices().nth(letters).and_then(|(end, _)| verb.get(..end)).unwrap_or(verb)
}

fn width(hint: &Hint<'_>, letters: usize) -> i32 {
    let key = hint.0.art().width();
    match Font::Small.ink(verb(hint, letters)) {
        None => key,
        Some((_, last)) => key + 2 + last + 1,
    }
}

/// How wide the hints are when verbs are cut after so many letters, without the space between.
fn total(hints: &[Hint<'_>], letters: usize) -> i32 {
    hints.iter().map(|hint| width(hint, letters)).sum()
}

fn gaps(hints: &[Hint<'_>]) -> i32 {
    i32::try_from(hints.len()).unwrap_or(0) - 1
}

/// Writes hints in place of those that are there.
pub(super) fn other_hints<D: Surface>(pen: &mut Pen<'_, D>, others: &[Hint<'_>]) {
    pen.fill(area(0, TOP, ROOM, 8), DARK);
    hint(pen, others);
}

/// Writes the hints. One alone stands in the middle. If a name makes them too long, verbs lose letters.
pub(super) fn hint<D: Surface>(pen: &mut Pen<'_, D>, hints: &[Hint<'_>]) {
    let ink = begin_look(pen, TOP, 8);
    write(pen, hints, ink);
    pen.shift = 0;
}

/// A text in the middle of a screen without hints. It shows that a press did nothing, as hints do elsewhere.
pub(super) fn waiting<D: Surface>(pen: &mut Pen<'_, D>, text: &str) {
    const Y: i32 = 24;
    let ink = begin_look(pen, Y - 2, 11);
    pen.text_centred(text, 0, ROOM, Y, Font::Text, ink);
    pen.shift = 0;
}

/// Prepares the pen for what shows that a press did nothing, in these rows. Returns the ink to write with.
fn begin_look<D: Surface>(pen: &mut Pen<'_, D>, top: i32, high: i32) -> BinaryColor {
    match pen.hint_look {
        HintLook::Plain => LIT,
        HintLook::Shifted(by) => {
            pen.shift = by;
            LIT
        }
        HintLook::Inverted => {
            pen.fill(area(0, top, ROOM, high), LIT);
            DARK
        }
    }
}

fn write<D: Surface>(pen: &mut Pen<'_, D>, hints: &[Hint<'_>], ink: BinaryColor) {
    let gaps = gaps(hints);
    let fits = |&letters: &usize| total(hints, letters) + GAP * gaps <= ROOM;
    let letters = (0..=super::Line::ROOM).rev().find(fits).unwrap_or(0);
    let spare = (ROOM - total(hints, letters)).max(0);
    let mut x = if gaps == 0 { spare / 2 } else { 0 };
    for (place, hint) in (0..).zip(hints) {
        let left = x + if gaps > 0 { spare * place / gaps } else { 0 };
        let key = hint.0.art();
        pen.art(key, left, TOP, ink);
        if verb(hint, letters) != hint.1 {
            pen.left_out(hint.1);
        }
        pen.text(verb(hint, letters), left + key.width() + 2, TOP + 1, Font::Small, ink);
        pen.label(area(left, TOP, width(hint, letters), 8), Label::Button(hint.0, hint.1), LIT);
        x += width(hint, letters);
    }
}
