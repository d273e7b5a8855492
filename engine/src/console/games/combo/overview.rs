//! Pages to look at during a turn: all players, and with *a hidden one* their open hands.

use super::hand::{Lay, sorted};
use super::standings::draw_tally;
use super::words::{self, HIDDEN_ONE, THE_TABLE};
use crate::cards::Suits;
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::art::ShapeSize;
use crate::console::kit::{Face, Font, Key, LIT, Label, Look, Mark, Pen, Surface, area, line};
use crate::games::combo::{Card, ComboSuits, HandView, PublicState, View};
use crate::games::{Seat, SeatSet};

/// Draws everybody's name, cards and tokens, the deck, and what just happened.
pub(super) fn draw_all<D: Surface>(ctx: &DrawContext<'_, View>, public: &PublicState, pen: &mut Pen<'_, D>) {
    pen.title(if ctx.last.is_empty() { THE_TABLE } else { ctx.last }, "");
    let own: SeatSet = [ctx.view.seat].into_iter().collect();
    draw_tally(
        ctx,
        public,
        own,
        (Some(Mark::Cards), |seat| line!("{}", public.cards(seat)), |seat| public.open.tokens[seat]),
        pen,
    );
    let deck = words::deck(public.deck);
    if public.open.options.hidden {
        pen.text_centred(&deck, 39, 58, 56, Font::Small, LIT);
        return pen.hint(&[(Key::LeftRight, verbs::HANDS), (Key::B, verbs::BACK)]);
    }
    pen.text(&deck, 0, 56, Font::Small, LIT);
    pen.hint(&[(Key::B, verbs::BACK)]);
}

/// Draws what everybody sees of a hand.
pub(super) fn draw_open_hand<D: Surface>(
    ctx: &DrawContext<'_, View>,
    public: &PublicState,
    seat: Seat,
    pen: &mut Pen<'_, D>,
) {
    let hand = &public.hands[seat];
    let all = usize::from(hand.len());
    pen.title(&words::hand_of(&ctx.name(seat)), &line!("{all}"));
    pen.hint(&[(Key::LeftRight, verbs::NEXT_HAND), (Key::B, verbs::BACK)]);
    let lay = Lay::open(all);
    if lay.scrolls() {
        return draw_by_colour(hand, public.hidden(seat), pen);
    }
    let cards = sorted(&hand.known, ctx.settings);
    lay.draw(&cards, None, public.hidden(seat), pen);
    for nth in (cards.len()..all).take_while(|&nth| nth < lay.shown()) {
        let (x, y) = lay.place(nth);
        pen.card(Face::Unknown, x, y, lay.size(), Look::Plain);
    }
}

/// Draws a long hand with a row for each colour: however long it is, it fits. The hidden card is underlined.
fn draw_by_colour<D: Surface>(hand: &HandView, hidden: Option<Card>, pen: &mut Pen<'_, D>) {
    let of = |colour| hand.known.cards().filter(move |card| card.colour() == colour);
    for (y, &colour) in (9..).step_by(9).zip(ComboSuits::COLOURS) {
        pen.text(&line!("{}", colour.letter()), 1, y + 1, Font::Small, LIT);
        pen.shape(ShapeSize::Small, colour, 8, y + 1, LIT);
        pen.label(area(1, y, 15, 9), Label::Colour(colour), LIT);
        // Two of each number are fourteen; fewer stand further apart.
        let pitch = if of(colour).count() > 10 { 7 } else { 10 };
        for (place, card) in (0..).zip(of(colour)) {
            let x = 20 + place * pitch;
            pen.text(&line!("{}", card.number()), x, y + 1, Font::Text, LIT);
            if hidden == Some(card) {
                pen.fill(area(x, y + 8, 5, 1), LIT);
            }
        }
    }
    if hand.unknown > 0 {
        // The last row is short in most hands, and there is room for a word.
        let short = ComboSuits::COLOURS.last().is_none_or(|&colour| of(colour).count() < 6);
        let (text, font) = if short { (HIDDEN_ONE, Font::Small) } else { ("?", Font::Text) };
        pen.text_right(text, 126, 46, font, LIT);
    }
}
