//! A human chooses cards: the hand left, what goes to the table right.

use super::counters::{self, Rising};
use super::played;
use crate::cards::Suits as _;
use crate::console::games::verbs;
use crate::console::games::{DrawContext, Pressed};
use crate::console::input::Button;
use crate::console::kit::art::Mark;
use crate::console::kit::{CardSize, Face, Font, Key, LIT, Look, Pen, Surface, line};
use crate::console::memory::Settings;
use crate::games::GameView;
use crate::games::burst::{Card, Five, Move, PublicState, Suits, Turn, View};

/// Which card is selected, and how the hand lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The place among the cards that are still in the hand.
    at: usize,
    /// Whether the hand lies the other way than the settings say.
    other_order: bool,
    /// Whether everybody's cards are shown instead of the hand.
    looking: bool,
}

impl Cursor {
    /// Another decision begins; the order of the hand stays as it was.
    pub(super) const fn rest(&mut self) {
        self.at = 0;
        self.looking = false;
    }
}

/// A card that was in the hand when the turn began, and whether it is chosen.
#[derive(Clone, Copy)]
struct Place {
    card: Card,
    chosen: bool,
}

type Places = heapless::Vec<Place, 5, u8>;

/// The hand as it lies there, chosen cards in the places that they had.
fn places(view: &View, cursor: &Cursor, settings: &Settings) -> Places {
    // By colour, and by number within it.
    let whole: Five = view.hand().cards().chain(view.chosen().cards()).collect();
    let by_colour = settings.by_number() == cursor.other_order;
    let numbers = if by_colour { 0..=0 } else { 1..=Suits::HIGHEST };
    let mut gone = view.chosen();
    let mut places = Places::new();
    for number in numbers {
        for card in whole.cards().filter(|card| by_colour || card.number() == number) {
            // There are five at most.
            let _ = places.push(Place { card, chosen: gone.remove(card) });
        }
    }
    places
}

fn in_hand(places: &Places) -> impl Iterator<Item = Card> + Clone {
    places.iter().filter(|place| !place.chosen).map(|place| place.card)
}

pub(super) fn press(ctx: &DrawContext<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
    if cursor.looking {
        cursor.looking = !matches!(button, Button::B | Button::Up | Button::Down);
        return Pressed::Stay;
    }
    let places = places(ctx.view, cursor, ctx.settings);
    let count = in_hand(&places).count();
    match button {
        Button::Left => cursor.at = cursor.at.checked_sub(1).unwrap_or(count.saturating_sub(1)),
        Button::Right => cursor.at = if cursor.at + 1 < count { cursor.at + 1 } else { 0 },
        Button::Up | Button::Down => cursor.looking = true,
        Button::A => {
            return in_hand(&places)
                .nth(cursor.at)
                .map_or(Pressed::Stay, |card| Pressed::Play(Move::Play(card)));
        }
        Button::B if !ctx.view.chosen().is_empty() => return Pressed::TakeBack,
        Button::B => {
            let selected = in_hand(&places).nth(cursor.at);
            cursor.other_order = !cursor.other_order;
            let places = self::places(ctx.view, cursor, ctx.settings);
            cursor.at = in_hand(&places).position(|card| Some(card) == selected).unwrap_or(0);
        }
    }
    Pressed::Stay
}

pub(super) fn draw<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
    let table = ctx.view.public();
    if cursor.looking {
        return played::draw(ctx, table, pen);
    }
    let places = places(ctx.view, cursor, ctx.settings);
    let selected = in_hand(&places).nth(cursor.at);
    let spelled = selected.map(|card| Face::from(card).spelled()).unwrap_or_default();
    let turn = table.turn().unwrap_or_default();
    let wanted = table.ruleset().cards_in(turn);
    let nth = (ctx.view.chosen().len() + 1).min(wanted);
    pen.turn_title(&spelled, &line!("{} {nth}/{wanted}", ctx.name(ctx.view.seat())));
    counters::draw(&table.tally(), table.ruleset(), Rising::default(), pen);
    limits(table, pen);
    hand(&places, cursor.at, wanted, pen);
    chosen(ctx.view.chosen(), wanted, pen);
    let back = if ctx.view.chosen().is_empty() { verbs::SORT } else { verbs::UNDO };
    pen.hint(&[
        (Key::LeftRight, verbs::MOVE),
        (Key::UpDown, verbs::LOOK),
        (Key::A, verbs::PLAY),
        (Key::B, back),
    ]);
}

/// The round, and from how many cards on a colour bursts and the 1s are many.
fn limits<D: Surface>(table: &PublicState, pen: &mut Pen<'_, D>) {
    let column = table.ruleset();
    let left = pen.text(&line!("ROUND {}/{}", table.round(), column.rounds), 0, 25, Font::Small, LIT);
    let right = pen.text_right(&line!("1s {}+", column.many_ones), 126, 25, Font::Small, LIT);
    pen.text_centred(&line!("BURST {}+", column.burst), left, right - left, 25, Font::Small, LIT);
}

/// With one card to choose there is room to move the hand to the middle.
const fn left(wanted: u8) -> i32 {
    if wanted > 1 { 0 } else { 8 }
}

fn hand<D: Surface>(places: &Places, at: usize, wanted: u8, pen: &mut Pen<'_, D>) {
    let mut in_hand = 0;
    for (x, place) in (left(wanted)..).step_by(17).zip(places) {
        if place.chosen {
            pen.corners(CardSize::Normal.at(x, 32));
            continue;
        }
        let look = if in_hand == at { Look::Chosen } else { Look::Plain };
        pen.card(Face::from(place.card), x, 32, CardSize::Normal, look);
        in_hand += 1;
    }
}

fn chosen<D: Surface>(chosen: Five, wanted: u8, pen: &mut Pen<'_, D>) {
    let (arrow, first) = if wanted > 1 { (87, 94) } else { (97, 105) };
    pen.art(Mark::Turn.art(), arrow, 40, LIT);
    let mut cards = chosen.cards();
    for (x, nth) in (first..).step_by(17).zip(1..=wanted) {
        match cards.next() {
            Some(card) => pen.card(Face::from(card), x, 32, CardSize::Normal, Look::Plain),
            None => {
                pen.corners(CardSize::Normal.at(x, 32));
                if wanted > 1 {
                    pen.text_centred(&line!("{nth}"), x, 16, 40, Font::Small, LIT);
                }
            }
        }
    }
}

/// The turn of a round as a word, such as `turn 1/3`.
pub(super) fn turn_word(turn: Turn) -> crate::console::kit::Line {
    line!("turn {}/3", turn.number())
}

/// Only the seat itself may see its hand.
pub(super) fn is_secret(view: &View) -> bool {
    view.to_move() == Some(view.seat())
}
