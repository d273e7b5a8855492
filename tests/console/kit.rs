//! Shapes, cards and marks of the drawing kit on golden sheets.

use engine::cards::Colour::{self, Black, Blue, Gray, Green, Orange, Purple, Red, Yellow};
use engine::console::kit::art::ShapeSize;
use engine::console::kit::{CardSize, DARK, Face, Font, Key, LIT, Look, Mark, Pen, line};

use crate::display::Display;
use crate::golden;

/// Draws a frame and compares it with its golden one.
pub(crate) fn sheet(name: &str, draw: impl FnOnce(&mut Pen<'_, Display>)) {
    let mut display = Display::new();
    let mut pen = Pen::new(&mut display);
    pen.clear();
    draw(&mut pen);
    let Ok(()) = pen.finish();
    display.assert_inside(name);
    golden::compare(&format!("kit/{name}"), &display);
}

pub(crate) fn card(colour: Colour, number: u8) -> Face {
    Face::number(colour, number)
}

#[test]
fn shapes_of_all_colours_in_four_sizes() {
    sheet("shapes", |pen| {
        for (x, colour) in (0..).step_by(16).zip(Colour::ALL) {
            let sizes = [ShapeSize::Large, ShapeSize::Medium, ShapeSize::Small, ShapeSize::Inline];
            for (size, (dx, y)) in sizes.into_iter().zip([(1, 1), (3, 17), (4, 29), (5, 39)]) {
                pen.art(size.of(colour), x + dx, y, LIT);
            }
            pen.text_centred(&line!("{}", colour.letter()), x + 1, 13, 48, Font::Huge, LIT);
        }
    });
}

#[test]
fn normal_and_large_cards() {
    sheet("cards", |pen| {
        let places = (0..2).flat_map(|row| (0..4).map(move |column| (column * 17, 2 + row * 24)));
        for ((colour, number), (x, y)) in Colour::ALL.into_iter().zip([3, 11, 6, 10, 8, 5, 4, 7]).zip(places)
        {
            pen.card(card(colour, number), x, y, CardSize::Normal, Look::Plain);
        }
        pen.card(card(Red, 4), 74, 2, CardSize::Large, Look::Plain);
        pen.card(card(Purple, 11), 100, 2, CardSize::Large, Look::Chosen);
        pen.text(&card(Red, 4).spelled(), 73, 40, Font::Small, LIT);
        pen.text(&card(Purple, 11).spelled(), 73, 48, Font::Small, LIT);
    });
}

#[test]
fn small_cards() {
    sheet("small-cards", |pen| {
        let pieces = [
            (CardSize::Pile, card(Green, 4), [(2, Look::Plain), (26, Look::Fits), (50, Look::Chosen)], 10),
            (CardSize::Tall, card(Blue, 5), [(78, Look::Plain), (91, Look::Chosen), (104, Look::Fits)], 10),
            (CardSize::Land, card(Gray, 6), [(1, Look::Plain), (22, Look::Chosen), (43, Look::Fits)], 45),
            (CardSize::Mid, card(Red, 2), [(65, Look::Plain), (86, Look::Chosen), (107, Look::Fits)], 36),
            (CardSize::Mini, card(Purple, 7), [(66, Look::Plain), (82, Look::Chosen), (98, Look::Plain)], 51),
        ];
        for (size, face, looks, y) in pieces {
            for (x, look) in looks {
                pen.card(face, x, y, size, look);
            }
        }
    });
}

#[test]
fn backs_and_places() {
    sheet("backs", |pen| {
        pen.card(Face::Back(Some(94)), 1, 2, CardSize::Large, Look::Plain);
        pen.card(Face::Back(Some(43)), 29, 2, CardSize::Normal, Look::Plain);
        pen.card(Face::Back(None), 49, 2, CardSize::Tall, Look::Plain);
        pen.card(Face::Unknown, 66, 2, CardSize::Place, Look::Plain);
        pen.card(Face::Unknown, 80, 2, CardSize::Place, Look::Chosen);
        pen.corners(CardSize::Place.at(96, 2));
        pen.corners(CardSize::Normal.at(110, 2));
    });
}

#[test]
fn functions_prizes_and_trophies() {
    sheet("no-idea-cards", |pen| {
        for (x, stars) in [(1, 0), (27, 1), (53, 2)] {
            pen.card(Face::Prize(stars), x, 2, CardSize::Large, Look::Plain);
        }
        pen.card(Face::Trophy(5), 85, 2, CardSize::Large, Look::Plain);
        pen.card(Face::Prize(2), 111, 2, CardSize::Normal, Look::Plain);
        for (x, sign) in [(1, Mark::Plus), (12, Mark::Bang), (23, Mark::Fill)] {
            pen.art(sign.art(), x, 40, LIT);
        }
        let face = Face::Number { colour: Gray, number: 6, sign: Some(Mark::Fill) };
        pen.card(face, 40, 28, CardSize::Large, Look::Plain);
    });
}

#[test]
fn marks_and_keys() {
    sheet("marks", |pen| {
        let marks = [
            Mark::Turn,
            Mark::Less,
            Mark::More,
            Mark::Tick,
            Mark::Gone,
            Mark::Trophy,
            Mark::Coin,
            Mark::CoinSpent,
            Mark::Cards,
            Mark::Bomb,
        ];
        for (x, mark) in (1..).step_by(12).zip(marks) {
            pen.art(mark.art(), x, 1, LIT);
        }
        for (x, mark) in (1..).step_by(20).zip([Mark::Person, Mark::Robot, Mark::Eye, Mark::Cup]) {
            pen.art(mark.art(), x, 14, LIT);
        }
        let keys = [
            Key::A,
            Key::B,
            Key::Up,
            Key::Down,
            Key::UpDown,
            Key::LeftRight,
            Key::Left,
            Key::Right,
            Key::Directions,
        ];
        for (x, key) in (1..).step_by(12).zip(keys) {
            pen.art(key.art(), x, 34, LIT);
        }
        pen.level(2, 1, 46, LIT);
        pen.gauge(4, 20, 46, LIT);
        pen.hint(&[(Key::UpDown, ""), (Key::LeftRight, "change"), (Key::A, "start"), (Key::B, "back")]);
    });
}

#[test]
fn inverted_cards_are_the_plain_ones_with_ink_and_paper_exchanged() {
    for size in
        [CardSize::Normal, CardSize::Large, CardSize::Tall, CardSize::Mid, CardSize::Land, CardSize::Pile]
    {
        for face in [card(Orange, 5), card(Black, 10), card(Yellow, 1), Face::Back(Some(7)), Face::Prize(2)] {
            let frame = |look| {
                let mut display = Display::new();
                Pen::new(&mut display).card(face, 10, 10, size, look);
                display
            };
            let (plain, chosen) = (frame(Look::Plain), frame(Look::Chosen));
            let (w, h) = size.size();
            let inside = (11..9 + h).flat_map(|y| (11..9 + w).map(move |x| (x as usize, y as usize)));
            for (x, y) in inside {
                assert_ne!(plain.lit(x, y), chosen.lit(x, y), "{size:?} {face:?} at ({x}, {y})");
            }
        }
    }
    assert_ne!(DARK, LIT);
}
