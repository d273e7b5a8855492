//! A move that is advised: the card and where it goes as a small picture, and the words of the button beside it.

use super::art::Mark;
use super::{CardSize, DARK, Face, Font, LIT, Line, Look, Pen, Surface, area};

/// Piles that are shown beside each other.
const PILES: usize = 3;

/// A small picture of a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Sketch {
    /// There is nothing to show.
    #[default]
    Blank,
    /// A card, or two that belong together.
    Cards(Face, Option<Face>),
    /// A card goes onto one of the piles; or the pile itself is meant.
    Onto {
        /// The card.
        card: Option<Face>,
        /// The piles, or some of them.
        piles: heapless::Vec<Face, PILES, u8>,
        /// Which of these it is, from 0.
        chosen: usize,
    },
    /// One of six places in two rows.
    Places {
        /// Where cards lie: bit 0 is the first place.
        held: u8,
        /// The one that is meant, in the same way.
        chosen: u8,
    },
}

/// A move that is advised.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Advised {
    /// What its button says.
    pub verb: Line,
    /// What is done with which card or to whom, if the picture does not tell.
    pub what: Line,
    /// Its picture.
    pub sketch: Sketch,
}

impl Advised {
    /// A move by the word of its button.
    pub fn by(verb: &str) -> Advised {
        Advised { verb: Line::from(verb), ..Advised::default() }
    }

    /// With what it is done to.
    #[must_use]
    pub fn what(self, what: &str) -> Advised {
        Advised { what: Line::from(what), ..self }
    }

    /// With a card.
    #[must_use]
    pub fn card(self, card: impl Into<Face>) -> Advised {
        Advised { sketch: Sketch::Cards(card.into(), None), ..self }
    }

    /// With two cards.
    #[must_use]
    pub fn cards(self, one: impl Into<Face>, other: impl Into<Face>) -> Advised {
        Advised { sketch: Sketch::Cards(one.into(), Some(other.into())), ..self }
    }

    /// With a card and where it goes: some of the piles with the chosen one, counted from 0.
    #[must_use]
    pub fn onto(self, card: Option<Face>, piles: impl Iterator<Item = Face>, chosen: usize) -> Advised {
        let first = chosen.saturating_sub(PILES - 1);
        let mut shown = heapless::Vec::new();
        for pile in piles.skip(first).take(PILES) {
            let _ = shown.push(pile); // there is room for so many
        }
        Advised { sketch: Sketch::Onto { card, piles: shown, chosen: chosen - first }, ..self }
    }
}

const TOP: i32 = 10;
const HIGH: i32 = 22;
const PILE: i32 = 21;

/// Draws a move: its picture, then its words on white.
pub(super) fn advised<D: Surface>(pen: &mut Pen<'_, D>, advised: &Advised) {
    let left = sketch(pen, &advised.sketch);
    let width = 127 - left;
    pen.paper(area(left, TOP, width, HIGH), true);
    let mut word = |text: &str, y| {
        let font = if Font::Text.width(text) < width { Font::Text } else { Font::Small };
        pen.text_centred(text, left, width, y, font, DARK);
    };
    if advised.what.is_empty() {
        word(&advised.verb, TOP + 7);
    } else {
        word(&advised.verb, TOP + 2);
        word(&advised.what, TOP + 12);
    }
}

/// Draws the picture; where there is room again right of it.
fn sketch<D: Surface>(pen: &mut Pen<'_, D>, sketch: &Sketch) -> i32 {
    match sketch {
        Sketch::Blank => 0,
        Sketch::Cards(one, other) => {
            pen.card(*one, 0, TOP, CardSize::Normal, Look::Plain);
            let Some(other) = other else { return 19 };
            pen.card(*other, 17, TOP, CardSize::Normal, Look::Plain);
            36
        }
        Sketch::Onto { card, piles, chosen } => {
            let mut x = 0;
            if let Some(card) = card {
                pen.card(*card, 0, TOP, CardSize::Normal, Look::Plain);
                pen.art(Mark::More.art(), 17, TOP + 8, LIT);
                x = 21;
            }
            for (place, &pile) in piles.iter().enumerate() {
                let look = if place == *chosen { Look::Chosen } else { Look::Plain };
                pen.card(pile, x, TOP, CardSize::Pile, look);
                x += PILE;
            }
            x + 2
        }
        Sketch::Places { held, chosen } => {
            for place in (0..6).filter(|place| held >> place & 1 != 0) {
                let sheet = area(place % 3 * 9, TOP + place / 3 * 11, 8, 10);
                pen.paper(sheet, chosen >> place & 1 != 0);
            }
            29
        }
    }
}
