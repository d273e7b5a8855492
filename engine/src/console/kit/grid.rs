//! The grid of player boxes: two columns, three rows.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::primitives::Rectangle;

use super::art::Mark;
use super::{DARK, Font, LIT, Pen, Surface, area, dimensions, line};

/// What is at the right side of a player's box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoxSide<'a> {
    /// Nothing.
    Empty,
    /// A word.
    Word(&'a str),
    /// The level of a bot, 1 to 3.
    Level(u8),
    /// A count with a picture before it, such as of the cards in the hand, and then how many tokens are left. The name
    /// is small.
    Tokens {
        /// What is counted.
        mark: Option<Mark>,
        /// The count.
        count: &'a str,
        /// The tokens.
        tokens: u8,
    },
}

/// One player's box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerBox<'a> {
    /// A picture before the name.
    pub mark: Option<Mark>,
    /// The name, up to six letters.
    pub name: &'a str,
    /// What is at the right side.
    pub side: BoxSide<'a>,
    /// Whether the box is inverted.
    pub chosen: bool,
}

/// The area of the n-th box, from 0.
pub const fn box_area(place: u8) -> Rectangle {
    area((place % 2) as i32 * 64, 9 + (place / 2) as i32 * 15, 63, 14)
}

/// Draws a player's box.
pub(super) fn player_box<D: Surface>(pen: &mut Pen<'_, D>, place: u8, player: PlayerBox<'_>) {
    let sheet = box_area(place);
    let (x, y, ..) = dimensions(sheet);
    pen.paper(sheet, player.chosen);
    let ink = if player.chosen { DARK } else { LIT };
    let left = match player.mark {
        Some(mark) => {
            pen.art(mark.art(), x + 2, y + 3, ink);
            x + 13
        }
        None => x + 3,
    };
    if let BoxSide::Tokens { mark, count, tokens } = player.side {
        let name = pen.text(player.name, x + 2, y + 5, Font::Small, ink);
        return held(pen, (name, x + 60, y), mark, count, tokens, ink);
    }
    pen.text_until(player.name, left, y + 4, Font::Text, ink, x + 62);
    match player.side {
        BoxSide::Empty | BoxSide::Tokens { .. } => {}
        BoxSide::Word(word) => {
            pen.text_right(word, x + 59, y + 5, Font::Small, ink);
        }
        BoxSide::Level(level) => pen.level(level, x + 51, y + 4, ink),
    }
}

/// A count and tokens from the right end on, close together where a long name needs the room; a picture is left out
/// where even that is not enough.
fn held<D: Surface>(
    pen: &mut Pen<'_, D>,
    (left, right, y): (i32, i32, i32),
    mark: Option<Mark>,
    count: &str,
    tokens: u8,
    ink: BinaryColor,
) {
    let (tokens, coin) = (line!("{tokens}"), Mark::Coin.art());
    let mark = mark.map(|mark| mark.art());
    let words = Font::Small.width(&tokens) + Font::Small.width(count) - 2;
    let pictures = coin.width() + mark.map_or(0, |mark| mark.width());
    // From a picture to its count, and from one count to the next picture.
    let room = right + 1 - left - words - pictures;
    let (near, far) = if room >= 10 { (2, 5) } else { (1, 2) };
    let coin_at = pen.text_right(&tokens, right, y + 5, Font::Small, ink) - near - coin.width();
    let coin_fits = coin_at - far - Font::Small.width(count) >= left;
    if coin_fits {
        pen.art(coin, coin_at, y + 5, ink);
    }
    let count_ends = if coin_fits { coin_at - far } else { coin_at + 2 };
    let count_at = pen.text_right(count, count_ends, y + 5, Font::Small, ink);
    if let Some(mark) = mark
        && count_at - near - mark.width() > left
    {
        pen.art(mark, count_at - near - mark.width(), y + 4, ink);
    }
}

/// Draws a box where somebody could sit, with a word in it.
pub(super) fn empty_box<D: Surface>(pen: &mut Pen<'_, D>, place: u8, word: &str, chosen: bool) {
    let sheet = box_area(place);
    let (x, y, w, _) = dimensions(sheet);
    if chosen {
        pen.paper(sheet, true);
    } else {
        pen.corners(sheet);
    }
    pen.text_centred(word, x, w, y + 4, Font::Text, if chosen { DARK } else { LIT });
}
