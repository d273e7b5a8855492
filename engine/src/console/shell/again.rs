//! Play again as last time: A deals at once, other choices change something first.

use core::fmt::Write;

use super::{Games, PlayersGrid, Screen, Transition, capitals};
use crate::console::games::{Begins, description};
use crate::console::input::Button;
use crate::console::kit::{Font, Key, LIT, Line, Mark, Pen, Surface, line};
use crate::console::shared_state::SharedState;
use crate::games::{Kind, OptionValues};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Again {
    pub(super) kind: Kind,
}

impl Again {
    pub(super) fn press(&mut self, button: Button, _: &mut SharedState) -> Transition {
        match button {
            Button::A => Transition::Deal(self.kind),
            Button::B => Transition::To(Screen::Games(Games::at(self.kind))),
            _ => Transition::To(Screen::Players(PlayersGrid::new(self.kind))),
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title(&line!("{}: same again?", &*capitals(self.kind)), "");
        let players = shared.profile.players_of(self.kind);
        let places = [10, 21].into_iter().flat_map(|y| [0, 43, 86].map(|x| (x, y)));
        for (seat, (x, y)) in players.seats().zip(places) {
            let guest = shared.profile.guests[seat];
            let mark = if guest.is_human() { Mark::Person } else { Mark::Robot };
            pen.art(mark.art(), x, y, LIT);
            pen.text_until(&guest.name, x + 10, y + 2, Font::Small, LIT, x + 42);
        }
        let first = shared.profile.first_of(self.kind).map(|seat| shared.profile.guests[seat].name);
        match first {
            _ if description(self.kind).begins == Begins::Nobody => {
                pen.text("all play at once", 1, 34, Font::Small, LIT)
            }
            Some(name) => pen.text(&line!("{name} begins"), 1, 34, Font::Small, LIT),
            None => pen.text("chance says who begins", 1, 34, Font::Small, LIT),
        };
        pen.text(&self.options(shared), 1, 44, Font::Small, LIT);
        pen.hint(&[(Key::A, "play"), (Key::Directions, "change"), (Key::B, "back")]);
    }

    /// The variants that are on and the numbers that were chosen, in one line; if they are too many, how many.
    fn options(&self, shared: &SharedState) -> Line {
        let players = shared.profile.players_of(self.kind);
        let listed = || shared.profile.options.listed(self.kind).filter(|(spec, _)| spec.suits(players));
        let on = || listed().filter(|(spec, value)| spec.values == OptionValues::Switch && *value == 1);
        let mut line = match (on().next(), on().count()) {
            _ if self.kind.options().is_empty() => Line::new(),
            (None, _) => Line::from("no variants"),
            (Some((only, _)), 1) => Line::from(only.label),
            (Some(_), several) => line!("{several} variants"),
        };
        for (spec, value) in listed().filter(|(spec, _)| spec.values != OptionValues::Switch) {
            let _ = write!(line, ", {value} {}", spec.key);
        }
        line
    }
}
