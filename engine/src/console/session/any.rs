//! A game of any kind in progress: what the console holds.

use super::contract::{Audience, Due, HintText, Session, Step, Undo};
use super::game_session::GameSession;
use super::guided::Guided;
use super::saved;
use crate::all_games;
use crate::console::games::GameScreens;
use crate::console::input::Button;
use crate::console::kit::{Line, Pen, Surface};
use crate::console::memory::{Deal, Settings, Unreadable};
use crate::games::{Kind, Seat, SetupError};
use crate::record::{Match, Record};

macro_rules! define_any_session {
    ([$($module:ident $Game:ident),*]) => {
        /// A game of any kind in progress.
        #[derive(Clone, Debug)]
        #[allow(missing_docs)]
        #[allow(clippy::large_enum_variant)] // there is only ever one, and no heap to put it on
        pub enum AnySession {
            $($Game(GameSession<crate::games::$module::$Game>)),*
        }
    };
}

all_games!([define_any_session]);

/// Evaluates an expression with the session of the game that is played, whichever it is.
#[macro_export]
macro_rules! for_session {
    ([$($module:ident $Game:ident),*] $any:expr, $session:ident => $ask:expr) => {
        match $any {
            $($crate::console::session::AnySession::$Game($session) => $ask),*
        }
    };
    ($any:expr, $session:ident => $ask:expr) => {
        $crate::all_games!([$crate::for_session] $any, $session => $ask)
    };
}

macro_rules! deal_kind {
    ([$($module:ident $Game:ident),*] $place:expr, $deal:expr) => {
        match $deal.kind {
            $(Kind::$Game => deal_into($place, $deal, AnySession::$Game)),*
        }
    };
}

/// Deals a game where it is to stay. Each kind on its own, so that the stack need not hold all of them.
#[inline(never)]
fn deal_into<G: GameScreens>(
    place: &mut Option<AnySession>,
    deal: &Deal,
    any: impl Fn(GameSession<G>) -> AnySession,
) -> Result<(), SetupError> {
    *place = Some(any(GameSession::at(deal, Match::new(&deal.setup::<G::Options>())?)));
    Ok(())
}

impl AnySession {
    /// The set-up and the moves of the game, for tests and logs.
    pub const fn record(&self) -> &Record {
        for_session!(self, session => session.record())
    }
}

impl Guided for AnySession {
    fn lay_out(&mut self, moves: &'static str) -> bool {
        for_session!(self, session => session.lay_out(moves))
    }

    fn guide(&mut self, mv: Option<&str>) {
        for_session!(self, session => session.guide(mv));
    }

    fn phase(&self) -> &'static str {
        for_session!(self, session => session.phase())
    }

    fn moment(&self, said: u8) -> Option<(u8, &'static str)> {
        for_session!(self, session => session.moment(said))
    }

    fn strays(&self) -> bool {
        for_session!(self, session => session.strays())
    }

    fn aims(&self) -> bool {
        for_session!(self, session => session.aims())
    }

    fn is_moving(&self) -> bool {
        for_session!(self, session => session.is_moving())
    }

    fn is_settled(&self) -> bool {
        for_session!(self, session => session.is_settled())
    }
}

impl Session for AnySession {
    fn deal_onto(place: &mut Option<AnySession>, deal: &Deal) -> Result<(), SetupError> {
        all_games!([deal_kind] place, deal)?;
        if let Some(session) = place {
            for_session!(session, session => session.begin());
        }
        Ok(())
    }

    fn game_in(saved: &[u8]) -> Result<(Kind, u16), Unreadable> {
        saved::game_in(saved)
    }

    fn resume_onto(
        place: &mut Option<AnySession>,
        saved: &[u8],
        moves: &[u16],
        alive: &mut dyn FnMut(),
    ) -> Result<(), Unreadable> {
        saved::resume_onto(
            place,
            saved,
            |session: &mut AnySession, record| for_session!(session, session => session.resume(record, moves, alive)),
        )
    }

    fn save(&self, room: &mut [u8]) -> usize {
        for_session!(self, session => session.save(room))
    }

    fn moves_in(&self, saved: &[u8]) -> Option<u16> {
        for_session!(self, session => session.moves_in(saved))
    }

    fn played(&self) -> u16 {
        for_session!(self, session => session.played())
    }

    fn latest(&self) -> &[u16] {
        for_session!(self, session => session.latest())
    }

    fn room(&self) -> u16 {
        for_session!(self, session => session.room())
    }

    fn must_tell_room(&self) -> bool {
        for_session!(self, session => session.must_tell_room())
    }

    fn room_told(&mut self) {
        for_session!(self, session => session.room_told());
    }

    fn end_by_agreement(&mut self) {
        for_session!(self, session => session.end_by_agreement());
    }

    fn setup(&self) -> &Deal {
        for_session!(self, session => session.setup())
    }

    fn is_over(&self) -> bool {
        for_session!(self, session => session.is_over())
    }

    fn audience(&self) -> Audience {
        for_session!(self, session => session.audience())
    }

    fn decides(&self) -> Option<Seat> {
        for_session!(self, session => session.decides())
    }

    fn press(&mut self, button: Button, settings: &Settings) -> Step {
        for_session!(self, session => session.press(button, settings))
    }

    fn tick(&mut self, now: u32, settings: &Settings) -> Step {
        for_session!(self, session => session.tick(now, settings))
    }

    fn pass(&mut self, now: u32) {
        for_session!(self, session => session.pass(now));
    }

    fn due(&self, settings: &Settings) -> Due {
        for_session!(self, session => session.due(settings))
    }

    fn frame_id(&self) -> u32 {
        for_session!(self, session => session.frame_id())
    }

    fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, settings: &Settings) {
        for_session!(self, session => session.draw(pen, settings));
    }

    fn come_back(&mut self) {
        for_session!(self, session => session.come_back());
    }

    fn rules_page(&self) -> usize {
        for_session!(self, session => session.rules_page())
    }

    fn can_undo(&self) -> Undo {
        for_session!(self, session => session.can_undo())
    }

    fn undo(&mut self) {
        for_session!(self, session => session.undo());
    }

    fn hint_for(&self) -> Option<Audience> {
        for_session!(self, session => session.hint_for())
    }

    fn hint(&mut self, now: u32) -> Option<HintText> {
        for_session!(self, session => session.hint(now))
    }

    fn follow_hint(&mut self) -> Step {
        for_session!(self, session => session.follow_hint())
    }

    fn happened(&self, back: usize) -> Option<Line> {
        for_session!(self, session => session.happened(back))
    }
}
