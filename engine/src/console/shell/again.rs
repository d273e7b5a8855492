//! The same as last time? One press deals; another changes something first.

use super::{Games, PlayersGrid, Screen, Transition};
use crate::console::input::Button;
use crate::console::kit::{Font, Key, LIT, Line, Mark, Pen, Surface, line};
use crate::console::memory::{Choice, HouseRule};
use crate::console::shared_state::SharedState;
use crate::console::words;
use crate::games::Kind;

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
        pen.title(&line!("{}: same again?", words::capitals(self.kind)), "");
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
            Some(name) => pen.text(&line!("{name} begins"), 1, 34, Font::Small, LIT),
            None => pen.text("chance says who begins", 1, 34, Font::Small, LIT),
        };
        pen.text(&self.rules(shared), 1, 44, Font::Small, LIT);
        pen.hint(&[(Key::A, "play"), (Key::Directions, "change"), (Key::B, "back")]);
    }

    /// The options that are on, in one line; if they are too many, how many.
    fn rules(&self, shared: &SharedState) -> Line {
        let rules = &shared.profile.rules;
        let players = shared.profile.players_of(self.kind).count();
        let on = || {
            HouseRule::of(self.kind)
                .iter()
                .filter(|&&rule| rule != HouseRule::Tokens && rule.suits(players) && rules.is_on(rule))
        };
        let tokens = rules.tokens();
        match (on().next(), on().count()) {
            _ if HouseRule::of(self.kind).is_empty() => Line::new(),
            (Some(only), 1) if self.kind == Kind::Combo => line!("{}, {tokens} tokens", only.label()),
            (Some(only), 1) => Line::from(only.label()),
            (Some(_), several) => line!("{several} variants, {tokens} tokens"),
            (None, _) if self.kind == Kind::Combo => line!("no variants, {tokens} tokens"),
            (None, _) => Line::from("no variants"),
        }
    }
}
