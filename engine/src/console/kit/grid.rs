//! The grid of player boxes: two columns, three rows.

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
    /// How many cards are in the hand, and whether the player is ticked.
    Cards(u8, bool),
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
        // Six letters and a count leave no column to spare.
        None if matches!(player.side, BoxSide::Cards(..)) => x + 2,
        None => x + 3,
    };
    pen.text_until(player.name, left, y + 4, Font::Text, ink, x + 62);
    match player.side {
        BoxSide::Empty => {}
        BoxSide::Word(word) => {
            pen.text_right(word, x + 59, y + 5, Font::Small, ink);
        }
        BoxSide::Level(level) => pen.level(level, x + 51, y + 4, ink),
        BoxSide::Cards(cards, ticked) => {
            // There is no room for both pictures.
            let mark = if ticked { Mark::Tick } else { Mark::Cards };
            pen.art(mark.art(), x + 47 - mark.art().width(), y + 4, ink);
            pen.text_right(&line!("{cards}"), x + 59, y + 5, Font::Small, ink);
        }
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
