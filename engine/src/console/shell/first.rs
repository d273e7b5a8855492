//! Who begins? Chance, or somebody.

use super::{Options, Screen, Transition, capitals, step};
use crate::console::games::{Begins, description};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, line, rows};
use crate::console::request::SaveSlot;
use crate::console::shared_state::SharedState;
use crate::games::{Kind, Seat};

const DEAL: &str = "deal";

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct First {
    kind: Kind,
}

impl First {
    /// Asks who begins; where nobody does, the cards are dealt.
    pub(super) fn or_deal(kind: Kind) -> Transition {
        match description(kind).begins {
            Begins::Nobody => Transition::Deal(kind),
            Begins::Anybody | Begins::Told(_) => Transition::To(Screen::First(First { kind })),
        }
    }

    /// What the button that leads here does.
    pub(super) fn next(kind: Kind) -> &'static str {
        if description(kind).begins == Begins::Nobody { DEAL } else { "go on" }
    }

    /// The row of the present choice: chance is first, then the seats.
    fn row(&self, shared: &SharedState) -> usize {
        shared.profile.first_of(self.kind).map_or(0, |seat| usize::from(seat.number()))
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => {
                let rows = usize::from(shared.profile.players_of(self.kind).count()) + 1;
                let row = step(self.row(shared), rows, button == Button::Down);
                shared.profile.first = u8::try_from(row).ok().and_then(Seat::from_number);
                shared.save(SaveSlot::Profile);
                Transition::Stay
            }
            Button::A => Transition::Deal(self.kind),
            Button::B => Options::or_back(self.kind),
            Button::Left | Button::Right => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title(&line!("{}: who begins?", &*capitals(self.kind)), "");
        let players = shared.profile.players_of(self.kind);
        let names = shared.profile.guests.map(|guest| guest.name);
        let rows = rows(
            core::iter::once(Row::new("by chance")).chain(names.seated(players).map(|name| Row::new(name))),
        );
        match description(self.kind).begins {
            Begins::Told(who) => pen.explained_list(&rows, self.row(shared), who),
            Begins::Anybody | Begins::Nobody => pen.list(&rows, self.row(shared)),
        }
        pen.hint(&[(Key::UpDown, "move"), (Key::A, DEAL), (Key::B, "back")]);
    }
}
