//! Who begins? Chance, or somebody.

use super::{Go, Options, step};
use crate::console::desk::Desk;
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, line, rows};
use crate::console::request::Slot;
use crate::console::words;
use crate::games::{Kind, Seat};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct First {
    kind: Kind,
}

impl First {
    pub(super) const fn new(kind: Kind) -> First {
        First { kind }
    }

    /// The row of the present choice: chance is first, then the seats.
    fn row(&self, desk: &Desk) -> usize {
        desk.profile.first_of(self.kind).map_or(0, |seat| usize::from(seat.number()))
    }

    pub(super) fn press(&mut self, button: Button, desk: &mut Desk) -> Go {
        match button {
            Button::Up | Button::Down => {
                let rows = usize::from(desk.profile.players_of(self.kind).count()) + 1;
                let row = step(self.row(desk), rows, button == Button::Down);
                desk.profile.first = u8::try_from(row).ok().and_then(Seat::from_number);
                desk.save(Slot::Profile);
                Go::Stay
            }
            Button::A => Go::Deal(self.kind),
            Button::B => Options::or_back(self.kind),
            Button::Left | Button::Right => Go::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, desk: &Desk) {
        pen.title(&line!("{}: who begins?", words::capitals(self.kind)), "");
        let players = desk.profile.players_of(self.kind);
        let names = desk.profile.guests.map(|guest| guest.name);
        let rows = rows(
            core::iter::once(Row::new("by chance")).chain(names.seated(players).map(|name| Row::new(name))),
        );
        pen.list(&rows, self.row(desk));
        pen.hint(&[(Key::UpDown, "move"), (Key::A, "deal"), (Key::B, "back")]);
    }
}
