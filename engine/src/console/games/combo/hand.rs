//! A hand: in one row to seven cards, in two rows of small ones to sixteen, and scrolling beyond.

use embedded_graphics::primitives::Rectangle;

use crate::cards::Suits as _;
use crate::console::input::Button;
use crate::console::kit::{CardSize, DARK, LIT, Look, Pen, Surface, area, dimensions};
use crate::console::memory::{Setting, Settings};
use crate::games::combo::{CARDS, Card, ComboSuits, Hand};

/// No hand is longer than all cards.
pub(super) type HandCards = heapless::Vec<Card, CARDS, u8>;

/// The cards of a hand in the order of the settings.
pub(super) fn sorted(hand: &Hand, settings: &Settings) -> HandCards {
    let mut cards = HandCards::new();
    if settings.get(Setting::SortBy) == 0 {
        hand.cards().for_each(|card| cards.push(card).unwrap_or(()));
    } else {
        for number in 1..=ComboSuits::HIGHEST {
            let equal = hand.cards().filter(|card| card.number() == number);
            equal.for_each(|card| cards.push(card).unwrap_or(()));
        }
    }
    cards
}

/// How a hand of some length lies there.
pub(super) struct Lay {
    cards: usize,
    a_row: usize,
    rows: usize,
    size: CardSize,
    /// Upper left corner of the first card, and how far it is to the next card and row.
    corner: (i32, i32),
    pitch: (i32, i32),
}

impl Lay {
    /// A hand below the piles.
    pub(super) const fn own(cards: usize) -> Lay {
        let (a_row, rows, size, corner, pitch) = match cards {
            0..=7 => (7, 1, CardSize::Normal, (1, 32), (18, 22)),
            8..=16 => (8, 2, CardSize::Mini, (0, 33), (16, 11)),
            _ => (7, 2, CardSize::Mini, (0, 33), (17, 11)),
        };
        Lay { cards, a_row, rows, size, corner, pitch }
    }

    /// An open hand of up to fourteen cards on a screen of its own.
    pub(super) const fn open(cards: usize) -> Lay {
        Lay { cards, a_row: 7, rows: 2, size: CardSize::Normal, corner: (1, 9), pitch: (18, 23) }
    }

    /// Whether everything lies in one row.
    pub(super) const fn is_one_row(&self) -> bool {
        self.cards <= self.a_row
    }

    /// Whether there is more than fits.
    pub(super) const fn scrolls(&self) -> bool {
        self.cards > self.shown()
    }

    /// How many cards are on the screen at most.
    pub(super) const fn shown(&self) -> usize {
        self.a_row * self.rows
    }

    /// The place that a direction leads to; `None` if it leads out of the hand, upwards.
    pub(super) fn step(&self, place: usize, button: Button) -> Option<usize> {
        let last = self.cards.saturating_sub(1);
        let row = |place: usize| place.checked_div(self.a_row);
        match button {
            Button::Left => Some(place.checked_sub(1).unwrap_or(last)),
            Button::Right => Some(if place < last { place + 1 } else { 0 }),
            Button::Down if row(place) < row(last) => Some((place + self.a_row).min(last)),
            Button::Up => place.checked_sub(self.a_row),
            _ => Some(place),
        }
    }

    /// The first card on the screen when this one is selected.
    fn first(&self, place: usize) -> usize {
        let row = |place: usize| place.checked_div(self.a_row).unwrap_or(0);
        let most = (row(self.cards.saturating_sub(1)) + 1).saturating_sub(self.rows);
        row(place).saturating_sub(self.rows / 2).min(most) * self.a_row
    }

    /// The upper left corner of the n-th place on the screen.
    pub(super) fn place(&self, nth: usize) -> (i32, i32) {
        let at = |count: Option<usize>| count.and_then(|count| i32::try_from(count).ok()).unwrap_or(0);
        let (column, row) = (at(nth.checked_rem(self.a_row)), at(nth.checked_div(self.a_row)));
        (self.corner.0 + column * self.pitch.0, self.corner.1 + row * self.pitch.1)
    }

    /// The upper left corner of a selected card.
    pub(super) fn corner_of(&self, chosen: usize) -> (i32, i32) {
        self.place(chosen.saturating_sub(self.first(chosen)))
    }

    pub(super) const fn size(&self) -> CardSize {
        self.size
    }

    /// Draws the hand with one card selected. The edge of the hidden one is dotted.
    pub(super) fn draw<D: Surface>(
        &self,
        cards: &[Card],
        chosen: Option<usize>,
        hidden: Option<Card>,
        pen: &mut Pen<'_, D>,
    ) {
        let first = self.first(chosen.unwrap_or(0));
        // Of two equal cards the open one is played first, so the second is the hidden one.
        let hidden = cards.iter().rposition(|&card| Some(card) == hidden);
        for (nth, (place, &card)) in cards.iter().enumerate().skip(first).take(self.shown()).enumerate() {
            let (x, y) = self.place(nth);
            let look = if chosen == Some(place) { Look::Chosen } else { Look::Plain };
            pen.card(card.into(), x, y, self.size, look);
            if hidden == Some(place) {
                dotted_edge(self.size.at(x, y), pen);
            }
        }
        pen.scroll_bar(area(123, self.corner.1, 3, 21), first, self.shown(), self.cards);
    }
}

/// The edge of a card that lies face down for the others.
fn dotted_edge<D: Surface>(sheet: Rectangle, pen: &mut Pen<'_, D>) {
    let (x, y, w, h) = dimensions(sheet);
    let edge = || {
        let across = (0..w).flat_map(move |dx| [(dx, 0), (dx, h - 1)]);
        let down = (1..h - 1).flat_map(move |dy| [(0, dy), (w - 1, dy)]);
        across.chain(down)
    };
    let lit = |&(dx, dy): &(i32, i32)| (dx + dy) % 4 < 2;
    pen.pixels(edge().filter(lit).map(|(dx, dy)| (x + dx, y + dy)), LIT);
    pen.pixels(edge().filter(|at| !lit(at)).map(|(dx, dy)| (x + dx, y + dy)), DARK);
}
