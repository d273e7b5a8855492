//! Glyphs as patterns: what the fonts and shapes promise to the layout.

use engine::cards::Colour;
use engine::console::kit::art::{Bitmap, ShapeSize};
use engine::console::kit::{Font, Key, LIT, Line, Pen};

use crate::display::Display;

/// A bitmap as rows of text.
fn pattern(art: Bitmap) -> Vec<String> {
    let mut rows = vec![vec!['.'; art.width() as usize]; art.height() as usize];
    for (x, y) in art.pixels() {
        rows[y as usize][x as usize] = '#';
    }
    rows.into_iter().map(String::from_iter).collect()
}

#[test]
fn the_small_heart_and_star_look_like_this() {
    let heart = [".##.##.", "#######", "#######", "#######", ".#####.", "..###..", "...#..."];
    assert_eq!(pattern(ShapeSize::Small.of(Colour::Red)), heart);
    let star = ["...#...", "...#...", "#######", ".#####.", "..###..", ".##.##.", "##...##"];
    assert_eq!(pattern(ShapeSize::Small.of(Colour::Yellow)), star);
}

#[test]
fn shapes_have_their_size_and_no_two_are_alike() {
    let sizes = [ShapeSize::Large, ShapeSize::Medium, ShapeSize::Small, ShapeSize::Inline];
    for (size, (width, height)) in sizes.into_iter().zip([(13, 13), (9, 9), (7, 7), (5, 6)]) {
        for colour in Colour::ALL {
            let shape = size.of(colour);
            assert_eq!((shape.width(), shape.height()), (width, height), "{size:?} {colour}");
            for other in Colour::ALL.into_iter().filter(|&other| other != colour) {
                let (one, two): (Vec<_>, Vec<_>) =
                    (shape.pixels().collect(), size.of(other).pixels().collect());
                let only_one = one.iter().filter(|pixel| !two.contains(pixel)).count();
                let only_two = two.iter().filter(|pixel| !one.contains(pixel)).count();
                // A tenth of the pixels, so that arm's length does not make them equal.
                let least = usize::try_from(width * height / 10).unwrap();
                assert!(only_one + only_two >= least, "{size:?}: {colour} and {other} are too alike");
            }
        }
    }
}

#[test]
fn capitals_begin_in_the_row_that_was_asked_for() {
    for font in [Font::Small, Font::Text, Font::Bold, Font::Narrow, Font::Huge] {
        let mut display = Display::new();
        Pen::new(&mut display).text("H", 10, 20, font, LIT);
        let top = (0..64).find(|&y| (0..128).any(|x| display.lit(x, y)));
        assert_eq!(top, Some(20), "{font:?}");
    }
}

#[test]
fn measured_ink_is_drawn_ink() {
    for font in [Font::Small, Font::Text, Font::Bold, Font::Narrow, Font::Huge] {
        for text in ["1", "11", "i", "ANNA", " j l ", "Gq!", "W"] {
            let mut display = Display::new();
            Pen::new(&mut display).text(text, 0, 20, font, LIT);
            let lit = |x: &usize| (0..64).any(|y| display.lit(*x, y));
            let ink = (0..128).find(lit).zip((0..128).rev().find(lit));
            assert_eq!(ink.map(|(a, b)| (a as i32, b as i32)), font.ink(text), "{font:?} {text:?}");
        }
        assert_eq!(font.ink("   "), None);
    }
}

#[test]
fn text_never_leaves_the_screen() {
    for x in -3..130 {
        let mut display = Display::new();
        let mut pen = Pen::new(&mut display);
        pen.text("a text that is much too long for one line", x.max(0), 3, Font::Text, LIT);
        pen.text_right("a text that is much too long for one line", x.clamp(0, 126), 20, Font::Text, LIT);
        pen.text_centred(
            "a text that is much too long for one line",
            x.clamp(0, 100),
            27,
            40,
            Font::Huge,
            LIT,
        );
        display.assert_inside("long text");
    }
}

#[test]
fn a_text_that_loses_its_end_is_noticed() {
    let left_out = |draw: fn(&mut Pen<'_, Display>)| {
        let mut display = Display::new();
        draw(&mut Pen::new(&mut display));
        display.left_out
    };
    assert_eq!(left_out(|pen| pen.turn_title("BLACK 11: only out", "12/12")), [""; 0]);
    assert_eq!(left_out(|pen| pen.turn_title("BLACK 11: never fits", "12/12")), ["BLACK 11: never fits"]);
    let nowhere = "18/19 fits nowhere";
    assert_eq!(left_out(|pen| pen.hint(&[(Key::Directions, "fits nowhere"), (Key::B, "draw")])), [""; 0]);
    assert_eq!(
        left_out(|pen| pen.hint(&[(Key::Directions, "18/19 fits nowhere"), (Key::B, "draw")])),
        [nowhere]
    );
    assert_eq!(left_out(|pen| pen.page(["twenty-two characters!"], 9)), ["twenty-two characters!"]);
    // The longest line that is made up is too long for a screen, so none loses its end without notice.
    assert_eq!(left_out(|pen| pen.explanation(&"i".repeat(Line::ROOM))), ["i".repeat(Line::ROOM)]);
}

/// How many pixels differ between two characters.
fn difference(font: Font, one: char, other: char) -> usize {
    let [one, other] = [one, other].map(|letter| {
        let mut display = Display::new();
        Pen::new(&mut display).text(&letter.to_string(), 0, 3, font, LIT);
        display
    });
    let pixels = (0..64).flat_map(|y| (0..128).map(move |x| (x, y)));
    pixels.filter(|&(x, y)| one.lit(x, y) != other.lit(x, y)).count()
}

#[test]
fn letters_with_three_legs_are_not_taken_for_letters_with_two() {
    for (wide, narrow) in [('m', 'n'), ('w', 'u'), ('w', 'v'), ('M', 'H'), ('M', 'N'), ('W', 'H'), ('W', 'U')]
    {
        for font in [Font::Small, Font::Text] {
            let pixels = difference(font, wide, narrow);
            assert!(pixels >= 3, "{font:?}: {wide} and {narrow} differ in {pixels} pixels");
        }
    }
}

#[test]
fn a_zero_is_no_diamond_because_a_diamond_is_orange() {
    for font in [Font::Small, Font::Text, Font::Bold, Font::Narrow, Font::Huge] {
        let mut display = Display::new();
        Pen::new(&mut display).text("0", 0, 3, font, LIT);
        let columns: Vec<usize> =
            (0..128).map(|x| (0..64).filter(|&y| display.lit(x, y)).count()).filter(|&lit| lit > 0).collect();
        assert!(columns[0] >= 4, "{font:?}: its left side is a point");
    }
}
