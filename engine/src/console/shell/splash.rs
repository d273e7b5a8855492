//! The first picture: a card is passed on.

use super::{Ask, Screen, Transition};
use crate::cards::Colour;
use crate::console::input::Button;
use crate::console::kit::art::{ShapeSize, logo};
use crate::console::kit::{DARK, Font, LIT, Label, Pen, Surface, area};
use crate::console::shared_state::SharedState;
use crate::console::words::{PASSDECK, menus as words};

/// Shown for a moment; any button skips it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Splash;

impl Splash {
    /// Milliseconds until it goes by itself.
    pub(in crate::console) const SHOWN: u32 = 900;

    /// What comes after it: first of all, whatever could not be read.
    pub(in crate::console) fn next(shared: &SharedState) -> Transition {
        match shared.broken.first() {
            _ if shared.broken.memory.is_some() => Transition::To(Screen::Ask(Ask::BrokenMemory)),
            Some((slot, _)) => Transition::To(Screen::Ask(Ask::Broken(slot))),
            None => Screen::menu(shared),
        }
    }

    pub(super) fn press(&mut self, _: Button, shared: &mut SharedState) -> Transition {
        Splash::next(shared)
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        let fan = [(16, 7, 2, Colour::Purple), (30, 4, 2, Colour::Green), (44, 2, 5, Colour::Blue)];
        for (x, y, left, colour) in fan {
            let card = area(x, y, 18, 26);
            pen.fill(card.offset(1), DARK);
            pen.paper(card, false);
            pen.art(ShapeSize::Medium.of(colour), x + left, y + 9, LIT);
        }
        for (x, y) in [(74, 8), (67, 16), (76, 24)] {
            pen.fill(area(x, y, 86 - x, 1), LIT);
        }
        pen.paper(area(88, 2, 22, 29), true);
        pen.art(ShapeSize::Large.of(Colour::Red), 93, 10, DARK);
        for (x, letter) in (4..).step_by(15).zip(PASSDECK.chars()) {
            pen.art_doubled(logo(letter), x, 36, LIT);
        }
        pen.label(area(4, 36, 120, 14), Label::Text(PASSDECK), LIT);
        pen.text_centred(&words::card_games(), 0, 127, 55, Font::Small, LIT);
    }
}
