//! The four games at the table.
//!
//! [`GameTable`] is a game of one kind in progress: it deals, plays, saves, takes back, lets bots think, and shows
//! what happens. How a game looks and what its buttons do is behind [`Screens`], one folder a game. [`AnyTable`]
//! is what the shell holds: a table of any of the four.

mod acting;
mod bango;
mod burst;
mod chronicle;
mod combo;
mod game_table;
mod no_idea;
mod onlookers;
mod pace;
mod reel;
mod saved;
mod scene;
mod screens;
mod seats;
mod thinking;
mod thought;
mod waiting;

pub use game_table::GameTable;
use game_table::setup_of;
pub use saved::MOST_BYTES;

pub use scene::{Scene, Story};
pub use screens::{Leaf, Pressed, Screens, Show};

use super::input::Button;
use super::kit::{Line, Pen, Surface};
use super::memory::{Settings, Unreadable};
use super::table::{Advice, Deal, Due, Eyes, Step, Table, Undo};
use crate::games::bango::Bango;
use crate::games::burst::Burst;
use crate::games::combo::Combo;
use crate::games::no_idea::NoIdea;
use crate::games::{Kind, SetupError};
use crate::table::{Match, Record};

/// A game of any kind in progress.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
#[allow(clippy::large_enum_variant)] // there is only ever one, and no heap to put it on
pub enum AnyTable {
    Bango(GameTable<Bango>),
    NoIdea(GameTable<NoIdea>),
    Burst(GameTable<Burst>),
    Combo(GameTable<Combo>),
}

/// Asks the table of the game that is played.
macro_rules! each {
    ($any:expr, $table:ident => $ask:expr) => {
        match $any {
            AnyTable::Bango($table) => $ask,
            AnyTable::NoIdea($table) => $ask,
            AnyTable::Burst($table) => $ask,
            AnyTable::Combo($table) => $ask,
        }
    };
}

/// Deals a game where it is to stay. Each kind on its own, so that the stack need not hold all four.
#[inline(never)]
fn seat<G: Screens>(
    place: &mut Option<AnyTable>,
    deal: &Deal,
    any: impl Fn(GameTable<G>) -> AnyTable,
) -> Result<(), SetupError> {
    *place = Some(any(GameTable::at(deal, Match::new(&setup_of::<G>(deal))?)));
    Ok(())
}

impl AnyTable {
    /// The set-up and the moves of the game, for tests and logs.
    pub const fn record(&self) -> &Record {
        each!(self, table => table.record())
    }
}

impl Table for AnyTable {
    fn deal_onto(place: &mut Option<AnyTable>, deal: &Deal) -> Result<(), SetupError> {
        match deal.kind {
            Kind::Bango => seat(place, deal, AnyTable::Bango),
            Kind::NoIdea => seat(place, deal, AnyTable::NoIdea),
            Kind::Burst => seat(place, deal, AnyTable::Burst),
            Kind::Combo => seat(place, deal, AnyTable::Combo),
        }?;
        if let Some(table) = place {
            each!(table, table => table.begin());
        }
        Ok(())
    }

    fn resume_onto(place: &mut Option<AnyTable>, saved: &[u8], moves: &[u16]) -> Result<(), Unreadable> {
        saved::resume_onto(
            place,
            saved,
            |table: &mut AnyTable, record| each!(table, table => table.take_up(record, moves)),
        )
    }

    fn save(&self, room: &mut [u8]) -> usize {
        each!(self, table => table.save(room))
    }

    fn moves_in(&self, saved: &[u8]) -> Option<u16> {
        each!(self, table => table.moves_in(saved))
    }

    fn played(&self) -> u16 {
        each!(self, table => table.played())
    }

    fn newest(&self) -> Option<u16> {
        each!(self, table => table.newest())
    }

    fn setup(&self) -> &Deal {
        each!(self, table => table.setup())
    }

    fn is_over(&self) -> bool {
        each!(self, table => table.is_over())
    }

    fn eyes(&self) -> Eyes {
        each!(self, table => table.eyes())
    }

    fn press(&mut self, button: Button, settings: &Settings) -> Step {
        each!(self, table => table.press(button, settings))
    }

    fn tick(&mut self, now: u32, settings: &Settings) -> Step {
        each!(self, table => table.tick(now, settings))
    }

    fn due(&self, settings: &Settings) -> Due {
        each!(self, table => table.due(settings))
    }

    fn moment(&self) -> u32 {
        each!(self, table => table.moment())
    }

    fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, settings: &Settings) {
        each!(self, table => table.draw(pen, settings));
    }

    fn rules_page(&self) -> usize {
        each!(self, table => table.rules_page())
    }

    fn can_undo(&self) -> Undo {
        each!(self, table => table.can_undo())
    }

    fn undo(&mut self) {
        each!(self, table => table.undo());
    }

    fn hint_for(&self) -> Option<Eyes> {
        each!(self, table => table.hint_for())
    }

    fn hint(&mut self, now: u32) -> Option<Advice> {
        each!(self, table => table.hint(now))
    }

    fn follow_hint(&mut self) -> Step {
        each!(self, table => table.follow_hint())
    }

    fn happened(&self, back: usize) -> Option<Line> {
        each!(self, table => table.happened(back))
    }
}
