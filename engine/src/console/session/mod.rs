//! A game in progress on the console.
//!
//! [`GameSession`] is a game of one kind in progress: it deals, plays, saves, takes back, lets bots think, and shows
//! what happens. How a game looks and what its buttons do is behind [`GameScreens`]. [`AnySession`] is what the
//! shell holds: a session of any game.

mod acting;
mod contract;
mod game_session;
mod history;
mod onlookers;
mod opponent;
mod pace;
mod playback;
mod saved;
mod seats;
mod thinking;
mod waiting;

pub use contract::{Advice, Audience, Due, Outcome, Session, Step, Undo};
pub use game_session::GameSession;
use game_session::setup_of;
pub use saved::MOST_BYTES;

use super::games::GameScreens;
use super::input::Button;
use super::kit::{Line, Pen, Surface};
use super::memory::{Deal, Settings, Unreadable};
use crate::games::bango::Bango;
use crate::games::burst::Burst;
use crate::games::combo::Combo;
use crate::games::no_idea::NoIdea;
use crate::games::{Kind, SetupError};
use crate::record::{Match, Record};

/// A game of any kind in progress.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
#[allow(clippy::large_enum_variant)] // there is only ever one, and no heap to put it on
pub enum AnySession {
    Bango(GameSession<Bango>),
    NoIdea(GameSession<NoIdea>),
    Burst(GameSession<Burst>),
    Combo(GameSession<Combo>),
}

/// Asks the table of the game that is played.
macro_rules! each {
    ($any:expr, $table:ident => $ask:expr) => {
        match $any {
            AnySession::Bango($table) => $ask,
            AnySession::NoIdea($table) => $ask,
            AnySession::Burst($table) => $ask,
            AnySession::Combo($table) => $ask,
        }
    };
}

/// Deals a game where it is to stay. Each kind on its own, so that the stack need not hold all four.
#[inline(never)]
fn seat<G: GameScreens>(
    place: &mut Option<AnySession>,
    deal: &Deal,
    any: impl Fn(GameSession<G>) -> AnySession,
) -> Result<(), SetupError> {
    *place = Some(any(GameSession::at(deal, Match::new(&setup_of::<G>(deal))?)));
    Ok(())
}

impl AnySession {
    /// The set-up and the moves of the game, for tests and logs.
    pub const fn record(&self) -> &Record {
        each!(self, table => table.record())
    }
}

impl Session for AnySession {
    fn deal_onto(place: &mut Option<AnySession>, deal: &Deal) -> Result<(), SetupError> {
        match deal.kind {
            Kind::Bango => seat(place, deal, AnySession::Bango),
            Kind::NoIdea => seat(place, deal, AnySession::NoIdea),
            Kind::Burst => seat(place, deal, AnySession::Burst),
            Kind::Combo => seat(place, deal, AnySession::Combo),
        }?;
        if let Some(table) = place {
            each!(table, table => table.begin());
        }
        Ok(())
    }

    fn resume_onto(place: &mut Option<AnySession>, saved: &[u8], moves: &[u16]) -> Result<(), Unreadable> {
        saved::resume_onto(
            place,
            saved,
            |table: &mut AnySession, record| each!(table, table => table.resume(record, moves)),
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

    fn audience(&self) -> Audience {
        each!(self, table => table.audience())
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

    fn frame_id(&self) -> u32 {
        each!(self, table => table.frame_id())
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

    fn hint_for(&self) -> Option<Audience> {
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
