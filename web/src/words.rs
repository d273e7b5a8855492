//! What the picture says, for screen readers. It comes from the console, which labels what it draws.

use core::fmt::Write;

use embedded_graphics::geometry::AnchorPoint;
use embedded_graphics::prelude::Point;
use embedded_graphics::primitives::Rectangle;
use engine::console::kit::{Label, SCREEN};

/// The title line ends above this row.
const BODY: i32 = 9;
/// The line with the buttons begins at this row.
const BUTTONS: i32 = 55;
/// Labels whose middles are so far apart are in different rows.
const ROW: i32 = 5;

struct Word {
    middle: Point,
    text: String,
    chosen: bool,
}

/// The labels of the picture that nothing was drawn over.
#[derive(Default)]
pub struct Words {
    words: Vec<Word>,
}

impl Words {
    /// A picture that says nothing.
    pub const fn new() -> Words {
        Words { words: Vec::new() }
    }

    /// An area is filled: what was there is gone.
    pub fn cover(&mut self, area: Rectangle) {
        self.words.retain(|word| !area.contains(word.middle));
    }

    /// An area says something, instead of what was said of its parts.
    pub fn add(&mut self, area: Rectangle, label: Label<'_>, chosen: bool) {
        self.cover(area);
        let (middle, text) = (area.anchor_point(AnchorPoint::Center), label.to_string());
        if SCREEN.contains(middle) && !text.trim().is_empty() {
            self.words.push(Word { middle, text: text.trim().into(), chosen });
        }
    }

    /// A line of text for each row of the picture: `t` for the title, `b` for the body, `k` for the buttons. Then
    /// follow its labels from left to right, each after a tab; `*` before one means that it is chosen.
    pub fn write(&self, into: &mut String) {
        let words = sorted(&self.words, |word| (word.middle.y, word.middle.x));
        let mut rest = words.as_slice();
        while let Some(first) = rest.first() {
            let top = first.middle.y;
            let (row, below) = rest.split_at(rest.iter().take_while(|word| same_row(top, word)).count());
            into.push(part(top));
            for word in sorted(row.iter().copied(), |word| word.middle.x) {
                let _ = write!(into, "\t{}{}", if word.chosen { "*" } else { "" }, word.text);
            }
            into.push('\n');
            rest = below;
        }
    }
}

/// The words by a key; equal ones stay as they are. There are few of them, and a general sort is 5 kB of program.
fn sorted<'a, K: Ord>(words: impl IntoIterator<Item = &'a Word>, key: impl Fn(&Word) -> K) -> Vec<&'a Word> {
    let mut sorted: Vec<&Word> = Vec::new();
    for word in words {
        let place = sorted.iter().take_while(|before| key(before) <= key(word)).count();
        sorted.insert(place, word);
    }
    sorted
}

fn same_row(top: i32, word: &Word) -> bool {
    word.middle.y - top < ROW && part(word.middle.y) == part(top)
}

const fn part(row: i32) -> char {
    match row {
        ..BODY => 't',
        BODY..BUTTONS => 'b',
        _ => 'k',
    }
}

#[cfg(test)]
mod tests {
    use crate::screen::Screen;
    use engine::cards::Colour;
    use engine::console::kit::{CardSize, Face, Font, Key, LIT, Look, Pen, Row, Value, area};
    use engine::console::session::AnySession;
    use engine::console::{Board, Button, Console, Stored};

    fn said(draw: impl FnOnce(&mut Pen<'_, Screen>)) -> String {
        let mut screen = Screen::new();
        let mut pen = Pen::new(&mut screen);
        pen.clear();
        draw(&mut pen);
        let Ok(()) = pen.finish();
        let mut text = String::new();
        screen.words.write(&mut text);
        text
    }

    #[test]
    fn a_screen_is_read_from_top_to_bottom_and_from_left_to_right() {
        let text = said(|pen| {
            pen.hint(&[(Key::Directions, "move"), (Key::A, "take")]);
            pen.card(Face::number(Colour::Red, 5), 60, 12, CardSize::Normal, Look::Chosen);
            pen.card(Face::number(Colour::Blue, 11), 4, 14, CardSize::Large, Look::Plain);
            pen.card(Face::Back(Some(30)), 90, 12, CardSize::Pile, Look::Plain);
            pen.turn_title("ANNA: take", "BLUE 11");
        });
        assert_eq!(
            text,
            "t\tANNA: take\tBLUE 11\nb\t*RED 5\tdeck of 30\nb\tBLUE 11\nk\tarrows: move\tA: take\n"
        );
    }

    #[test]
    fn the_chosen_row_of_a_list_is_marked_with_its_value() {
        let rows = [Row::new("Play"), Row { label: "Contrast", value: Value::Gauge(4) }];
        assert_eq!(said(|pen| pen.list(&rows, 1)), "b\tPlay\nb\t*Contrast\t*4 of 5\n");
    }

    #[test]
    fn shapes_of_colours_have_names_in_text_and_alone() {
        let text = said(|pen| pen.page(["a ♥ or a ■"], 9));
        assert_eq!(text, "b\ta RED or a BLUE\n");
    }

    #[test]
    fn what_is_painted_over_is_not_said() {
        let text = said(|pen| {
            pen.hint(&[(Key::A, "take"), (Key::B, "back")]);
            pen.text("gone", 20, 30, Font::Text, LIT);
            pen.fill(area(0, 25, 127, 20), LIT);
            pen.only_hint((Key::B, "hold: pause"));
        });
        assert_eq!(text, "k\tB: hold: pause\n");
    }

    #[test]
    fn the_menu_says_what_it_shows() {
        let mut console = Console::<AnySession>::boot(Stored::default(), Board::PAGE, 0);
        console.press(Button::A, 500);
        let mut screen = Screen::new();
        let Ok(()) = console.draw(&mut screen);
        let mut text = String::new();
        screen.words.write(&mut text);
        assert!(text.contains("b\t*New game\nb\tRecords\nb\tSettings\n"), "{text}");
    }
}
