//! Who plays? A grid of seats. Nobody is lit at first, so that A goes straight on.

use super::{Games, Options, Screen, SeatRows, Transition};
use crate::console::input::Button;
use crate::console::kit::{BoxSide, Key, Mark, Pen, PlayerBox, Surface};
use crate::console::memory::Who;
use crate::console::request::SaveSlot;
use crate::console::shared_state::SharedState;
use crate::games::{Kind, Seat};

/// The party is named as it sits. Which way play goes is the game's business.
const TITLE: &str = "Clockwise: who plays?";

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct PlayersGrid {
    kind: Kind,
    lit: Option<u8>,
}

impl PlayersGrid {
    /// The grid with nobody lit.
    pub(super) const fn new(kind: Kind) -> PlayersGrid {
        PlayersGrid { kind, lit: None }
    }

    /// The grid with a seat lit.
    pub(super) const fn at(kind: Kind, seat: Seat) -> PlayersGrid {
        PlayersGrid { kind, lit: Some(seat.number() - 1) }
    }

    /// Seats, and the box that adds one.
    fn boxes(&self, shared: &SharedState) -> u8 {
        let seats = shared.profile.players_of(self.kind).count();
        seats + u8::from(seats < *self.kind.players().end())
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match (button, self.lit) {
            (Button::A, None) => Options::or_next(self.kind),
            (Button::B, None) => Transition::To(Screen::Games(Games::at(self.kind))),
            (Button::B, Some(_)) => {
                self.lit = None;
                Transition::Stay
            }
            (Button::A, Some(place)) => self.open(place, shared),
            (_, None) => {
                self.lit = Some(0);
                Transition::Stay
            }
            (direction, Some(place)) => {
                self.lit = Some(self.beside(place, direction, shared));
                Transition::Stay
            }
        }
    }

    fn open(&mut self, place: u8, shared: &mut SharedState) -> Transition {
        let players = shared.profile.players_of(self.kind);
        match Seat::from_number(place + 1) {
            Some(seat) if players.has(seat) => Transition::To(Screen::Seat(SeatRows::new(self.kind, seat))),
            _ => {
                shared.profile.add_guest(self.kind);
                shared.save(SaveSlot::Profile);
                Transition::Stay
            }
        }
    }

    /// The box in a direction, or the same one at the edge.
    fn beside(&self, place: u8, direction: Button, shared: &SharedState) -> u8 {
        let to = match direction {
            Button::Left => place.checked_sub(1),
            Button::Right => Some(place + 1),
            Button::Up => place.checked_sub(2),
            Button::Down => Some(place + 2),
            Button::A | Button::B => None,
        };
        to.filter(|&to| to < self.boxes(shared)).unwrap_or(place)
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title(TITLE, "");
        let players = shared.profile.players_of(self.kind);
        for (place, seat) in (0..).zip(players.seats()) {
            let guest = shared.profile.guests[seat];
            let (mark, side) = match guest.who {
                Who::Human => (Mark::Person, BoxSide::Empty),
                Who::Bot(level) => (Mark::Robot, BoxSide::Level(level as u8)),
            };
            let chosen = self.lit == Some(place);
            pen.player_box(place, PlayerBox { mark: Some(mark), name: &guest.name, side, chosen });
        }
        let add = players.count();
        if add < self.boxes(shared) {
            pen.empty_box(add, "+ add", self.lit == Some(add));
        }
        match self.lit {
            None => pen.hint(&[(Key::A, "go on"), (Key::Directions, "change"), (Key::B, "back")]),
            Some(place) if place == add => {
                pen.hint(&[(Key::Directions, "move"), (Key::A, "add"), (Key::B, "ready")])
            }
            Some(_) => pen.hint(&[(Key::Directions, "move"), (Key::A, "change"), (Key::B, "ready")]),
        }
    }
}
