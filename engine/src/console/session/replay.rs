//! A finished game that is shown once more: winding its record on and back.

use super::any::AnySession;
use super::contract::{Due, Session, Step};
use super::ending::{Ending, Shown};
use super::game_session::{Decider, GameSession};
use super::history::History;
use super::pace::ThinkingTime;
use super::playback::{Playback, WatchedMove};
use super::summary::Summary;
use super::watch::{Progress, Watch, WatchError, Wind};
use crate::console::games::GameScreens;
use crate::console::kit::{Font, LIT, Pen, Surface};
use crate::console::memory::{BotSpeed, Settings};
use crate::console::request::Cue;
use crate::console::words::table as words;
use crate::for_session;

/// So many moves are made in a slice when it is wound: some 5 ms on the device.
const MOVES_A_SLICE: u32 = 8;

/// How far the record of a finished game is wound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reel {
    /// How many moves it has.
    of: u16,
    plays: bool,
    /// Where it is being wound to.
    seek: Option<Seek>,
}

/// A place in the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seek {
    /// After so many moves.
    To(u16),
    /// The first turn of who began, after more than so many moves.
    RoundAfter(u16),
    /// The last turn of who began, before so many moves; and where the last one was that was found.
    RoundBefore(u16, u16),
}

impl Reel {
    /// When the next tick has something to do; `after` says when so much time of the present screen is over.
    pub(super) fn due<G: GameScreens>(
        &self,
        session: &GameSession<G>,
        settings: &Settings,
        after: impl Fn(u32) -> Due,
    ) -> Due {
        match (&session.playback, session.turn()) {
            _ if self.seek.is_some() => Due::Soon,
            (None, Decider::Over) => session.ending.due(session.clock.age(), after),
            _ if !self.plays => Due::Never,
            (Some(_), _) => session.event_stays(settings).map_or(Due::Never, after),
            (None, _) => after(rest(settings)),
        }
    }
}

/// How long the table is shown between two moves.
fn rest(settings: &Settings) -> u32 {
    let speed = match settings.bot_speed() {
        BotSpeed::Skip => BotSpeed::Fast,
        speed => speed,
    };
    ThinkingTime::new(speed, 0).moves_at(0)
}

/// Whether things move: in a game that is shown once more only where it plays by itself, for steps are looked at.
pub(super) fn moves<G: GameScreens>(session: &GameSession<G>) -> bool {
    session.reel.is_none_or(|reel| reel.plays)
}

/// Whether it is being wound at this moment.
pub(super) fn seeks<G: GameScreens>(session: &GameSession<G>) -> bool {
    session.reel.is_some_and(|reel| reel.seek.is_some())
}

/// Whether the table between two moves is on the screen. Nobody thinks there, so nothing moves.
pub(super) fn rests<G: GameScreens>(session: &GameSession<G>) -> bool {
    session.reel.is_some() && session.playback.is_none() && session.turn() != Decider::Over
}

/// Draws that it takes a moment.
pub(super) fn draw_seeking<D: Surface>(pen: &mut Pen<'_, D>) {
    pen.text_centred(words::WINDING, 0, 127, 24, Font::Text, LIT);
}

/// Time passes.
pub(super) fn tick<G: GameScreens>(session: &mut GameSession<G>, slices: u32) -> Step {
    let Some(Reel { plays, seek, .. }) = session.reel else { return Step::Quiet };
    let age = session.clock.age();
    let cue = match (&session.playback, session.turn()) {
        _ if seek.is_some() => {
            wind_on(session, slices);
            None
        }
        (None, Decider::Over) => {
            let before = session.ending.shown();
            session.ending.tick(age);
            if session.ending.shown() != before {
                session.clock.next_screen();
                turn_to(session, false, None);
            }
            None
        }
        (Some(_), _) if plays && session.event_stays(&session.settings).is_some_and(|time| age >= time) => {
            next(session)
        }
        (None, _) if plays && age >= rest(&session.settings) => next(session),
        _ => None,
    };
    cue.map_or(Step::Quiet, Step::Heard)
}

/// Makes the next move of the record, and gives it back to be shown; `None` at the end.
fn make_move<G: GameScreens>(session: &mut GameSession<G>) -> Option<Playback<G>> {
    let (before, mut watched) = (session.game().clone(), WatchedMove::new());
    let mover = before.to_move()?;
    let mv = session.game.step(&mut watched).ok().flatten()?;
    session.history.note((mover, mv), watched.events(), &session.deal);
    Some(Playback::new(before, mv, (mover, mover), watched.events().len()))
}

/// Shows what comes next.
fn next<G: GameScreens>(session: &mut GameSession<G>) -> Option<Cue> {
    loop {
        if let Some(playback) = &mut session.playback {
            playback.next();
        } else if session.turn() == Decider::Over {
            if session.ending.turn_page(G::final_pages(session.deal.players)) {
                session.clock.next_screen();
            }
            return None;
        } else {
            session.playback = make_move(session);
        }
        let cue = session.show_next(false);
        // The answer of the table follows at once: the question is no picture of its own.
        if session.playback.is_some() || !matches!(session.turn(), Decider::Table(_)) {
            return cue;
        }
    }
}

/// Plays by itself or stands still, or is wound.
fn turn_to<G: GameScreens>(session: &mut GameSession<G>, plays: bool, seek: Option<Seek>) {
    if let Some(reel) = &mut session.reel {
        *reel = Reel { plays, seek, ..*reel };
    }
}

/// Sets the game back to its deal.
fn start_over<G: GameScreens>(session: &mut GameSession<G>) -> Option<()> {
    session.game.start_over().ok()?;
    (session.history, session.summary) = (History::new(), Summary::new());
    (session.playback, session.ending) = (None, Ending::told());
    Some(())
}

/// Begins to wind; a short way takes no time.
fn seek<G: GameScreens>(session: &mut GameSession<G>, to: Seek) {
    session.playback = None;
    turn_to(session, false, Some(to));
    wind_on(session, 1);
}

/// Winds for some slices.
fn wind_on<G: GameScreens>(session: &mut GameSession<G>, slices: u32) {
    for _ in 0..slices.saturating_mul(MOVES_A_SLICE) {
        let Some(Reel { seek: Some(to), .. }) = session.reel else { return };
        let (made, turn) = (session.game.made(), session.turn());
        let first = Some(session.deal.first);
        let round = session.game().to_move() == first && session.history.last_mover() != first;
        let asked = matches!(turn, Decider::Table(_));
        let next = match to {
            Seek::To(wanted) if made < wanted && turn != Decider::Over => Some(to),
            Seek::To(wanted) if made > wanted => {
                start_over(session);
                continue;
            }
            // The question to the table is no picture of its own, so there is nothing to stop at.
            Seek::To(_) if asked && made > 0 => Some(Seek::To(made.saturating_sub(1))),
            Seek::RoundAfter(before) if turn != Decider::Over && (made <= before || !round || asked) => {
                Some(to)
            }
            Seek::RoundBefore(before, found) if made >= before => Some(Seek::To(found)),
            Seek::RoundBefore(before, _) if round && !asked => Some(Seek::RoundBefore(before, made)),
            Seek::RoundBefore(..) => Some(to),
            Seek::To(_) | Seek::RoundAfter(_) => None,
        };
        turn_to(session, false, next);
        match next {
            None => {
                session.next_decision();
            }
            Some(Seek::To(wanted)) if wanted <= made => {}
            Some(_) => drop(make_move(session)),
        }
    }
}

/// Begins to show a game once more from its deal, if it is over.
fn replay<G: GameScreens>(session: &mut GameSession<G>) -> Option<()> {
    if session.turn() != Decider::Over {
        return None;
    }
    let of = session.game.made();
    start_over(session)?;
    session.reel = Some(Reel { of, ..Reel::default() });
    session.next_decision();
    Some(())
}

/// What tells one screen from another: how the record is wound, its move, the event, and the screen of the end.
fn place<G: GameScreens>(session: &GameSession<G>) -> (Option<Reel>, u16, Option<usize>, Shown) {
    let event = session.playback.as_ref().map(Playback::at);
    (session.reel, session.game.made(), event, session.ending.shown())
}

/// Does what a button asks for. Returns what is heard.
fn turn_by<G: GameScreens>(session: &mut GameSession<G>, wind: Wind, plays: bool) -> Option<Cue> {
    let (made, turn, shown) = (session.game.made(), session.turn(), session.playback.is_some());
    turn_to(session, false, None);
    match wind {
        Wind::Next => return next(session),
        Wind::Back if made == 0 => {}
        Wind::Back => seek(session, Seek::To(made - 1)),
        Wind::NextRound if turn == Decider::Over && !shown => return next(session),
        Wind::NextRound => seek(session, Seek::RoundAfter(made)),
        Wind::LastRound => {
            let _ = start_over(session);
            seek(session, Seek::RoundBefore(made, 0));
        }
        Wind::Play => {
            if turn == Decider::Over && !shown {
                let _ = replay(session);
            }
            turn_to(session, !plays, None);
            session.clock.next_screen();
        }
    }
    None
}

impl<G: GameScreens> Watch for GameSession<G> {
    fn watch_onto(
        place: &mut Option<GameSession<G>>,
        game: &[u8],
        alive: &mut dyn FnMut(),
    ) -> Result<(), WatchError> {
        Self::resume_onto(place, game, &[], alive)?;
        if place.as_mut().and_then(replay).is_none() {
            *place = None;
            return Err(WatchError::Unfinished);
        }
        Ok(())
    }

    fn wind(&mut self, wind: Wind, settings: &Settings) -> Step {
        self.settings = *settings;
        let Some(Reel { plays, seek: None, .. }) = self.reel else { return Step::Ignored };
        let before = place(self);
        match turn_by(self, wind, plays) {
            Some(cue) => Step::Heard(cue),
            None if place(self) == before => Step::Ignored,
            None => Step::Quiet,
        }
    }

    fn progress(&self) -> Progress {
        let Reel { of, plays, .. } = self.reel.unwrap_or_default();
        Progress { made: self.game.made(), of, plays }
    }
}

impl Watch for AnySession {
    fn watch_onto(
        place: &mut Option<AnySession>,
        game: &[u8],
        alive: &mut dyn FnMut(),
    ) -> Result<(), WatchError> {
        AnySession::resume_onto(place, game, &[], alive)?;
        let replayed = place.as_mut().and_then(|session| for_session!(session, session => replay(session)));
        if replayed.is_none() {
            *place = None;
            return Err(WatchError::Unfinished);
        }
        Ok(())
    }

    fn wind(&mut self, wind: Wind, settings: &Settings) -> Step {
        for_session!(self, session => session.wind(wind, settings))
    }

    fn progress(&self) -> Progress {
        for_session!(self, session => session.progress())
    }
}
