//! Pages to look at during a turn: all players, and with *a hidden one* their open hands.

use super::super::scene::Scene;
use super::hand::{Lay, sorted};
use super::public::Public;
use super::tally::draw_tally;
use crate::console::kit::{Face, Font, Key, LIT, Look, Pen, Surface, line};
use crate::games::combo::View;
use crate::games::{Seat, SeatSet};

/// Draws everybody's name, cards and tokens, the deck, and what just happened.
pub(super) fn draw_all<D: Surface>(scene: &Scene<'_, View>, public: &Public, pen: &mut Pen<'_, D>) {
    pen.title(if scene.last.is_empty() { "The table" } else { scene.last }, "");
    let own: SeatSet = [scene.view.seat].into_iter().collect();
    draw_tally(scene, public, own, |seat| line!("{}", public.cards(seat)), pen);
    let deck = line!("deck {}", public.deck);
    pen.text(&deck, 0, 56, Font::Small, LIT);
    if public.table.options.hidden {
        return pen.hint(&[(Key::LeftRight, "hands"), (Key::B, "back")]);
    }
    pen.hint(&[(Key::B, "back")]);
}

/// Draws what everybody sees of a hand.
pub(super) fn draw_open_hand<D: Surface>(
    scene: &Scene<'_, View>,
    public: &Public,
    seat: Seat,
    pen: &mut Pen<'_, D>,
) {
    let hand = &public.hands[seat];
    let cards = sorted(&hand.known, scene.settings);
    let all = usize::from(hand.len());
    pen.title(&line!("{}'s hand", scene.name(seat)), &line!("{all} cards"));
    let lay = Lay::open(all);
    lay.draw(&cards, None, public.hidden(seat), pen);
    for nth in (cards.len()..all).take_while(|&nth| nth < lay.shown()) {
        let (x, y) = lay.place(nth);
        pen.card(Face::Unknown, x, y, lay.size(), Look::Plain);
    }
    pen.hint(&[(Key::LeftRight, "next hand"), (Key::B, "back")]);
}
