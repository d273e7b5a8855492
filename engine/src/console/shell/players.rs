//! Who sits where? A grid of seats.

use super::{Party, Screen, SeatRows, Transition};
use crate::console::input::Button;
use crate::console::kit::{BoxSide, Key, Mark, Pen, PlayerBox, Surface};
use crate::console::memory::Who;
use crate::console::request::SaveSlot;
use crate::console::shared_state::SharedState;
use crate::console::words::{setup as words, verbs};
use crate::games::{Kind, Seat};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct PlayersGrid {
    kind: Kind,
    lit: u8,
}

impl PlayersGrid {
    /// The grid with a seat lit.
    pub(super) const fn at(kind: Kind, seat: Seat) -> PlayersGrid {
        PlayersGrid { kind, lit: seat.number() - 1 }
    }

    /// Seats, and the box that adds one.
    fn boxes(&self, shared: &SharedState) -> u8 {
        let seats = shared.profile.players_of(self.kind).count();
        seats + u8::from(seats < *self.kind.players().end())
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::A => self.open(self.lit, shared),
            Button::B => Transition::To(Screen::Party(Party::at_names(self.kind))),
            direction => {
                self.lit = self.beside(self.lit, direction, shared);
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
        pen.title(words::CLOCKWISE, "");
        let players = shared.profile.players_of(self.kind);
        for (place, seat) in (0..).zip(players.seats()) {
            let guest = shared.profile.guests[seat];
            let (mark, side) = match guest.who {
                Who::Human => (Mark::Person, BoxSide::Empty),
                Who::Bot(level) => (Mark::Robot, BoxSide::Level(level as u8)),
            };
            let chosen = self.lit == place;
            pen.player_box(place, PlayerBox { mark: Some(mark), name: &guest.name, side, chosen });
        }
        let add = players.count();
        if add < self.boxes(shared) {
            pen.empty_box(add, words::ADD, self.lit == add);
        }
        let verb = if self.lit == add { verbs::ADD } else { verbs::CHANGE };
        pen.hint(&[(Key::Directions, verbs::MOVE), (Key::A, verb), (Key::B, verbs::BACK)]);
    }
}
