//! What of a game is on the screen.

use super::ending::Shown;
use super::game_session::{Decider, GameSession};
use super::replay;
use crate::console::games::{BEAT, GameScreens, ceremony};
use crate::console::kit::{Pen, Surface};
use crate::console::memory::Settings;

/// Draws the present screen.
pub(super) fn draw<G: GameScreens, D: Surface>(
    session: &GameSession<G>,
    pen: &mut Pen<'_, D>,
    settings: &Settings,
) {
    match (&session.playback, session.turn()) {
        _ if session.summary.is_shown() => session.summary.draw(&session.deal, pen),
        (None, Decider::Bot(_) | Decider::Table(_)) if session.skips() => {
            session.summary.draw(&session.deal, pen)
        }
        (None, _) if replay::seeks(session) => replay::draw_seeking(pen),
        (Some(playback), _) => {
            let aside = session.aside();
            session.ask(playback, playback.at(), settings, |ctx| match aside {
                Some(seat) => G::draw_aside(ctx, &playback.held(), &session.view(seat), pen),
                None => G::draw_event(ctx, pen),
            });
        }
        (None, Decider::Over) => draw_end(session, pen, settings),
        (None, Decider::Bot(seat) | Decider::Table(seat)) => {
            let public = session.public_state();
            let own = session.alone().map(|human| session.view(human));
            G::draw_watching(&session.context(&public, settings), seat, own.as_ref(), pen);
        }
        (None, Decider::Human(seat)) => {
            let view = session.view(seat);
            G::draw(&session.context(&view, settings), &session.cursors[seat], pen);
        }
    }
}

/// Draws the ceremony or the final table.
fn draw_end<G: GameScreens, D: Surface>(session: &GameSession<G>, pen: &mut Pen<'_, D>, settings: &Settings) {
    let (public, winners) = (session.public_state(), session.game().winners());
    let ctx = session.context(&public, settings);
    match (session.ending.shown(), winners.iter().next()) {
        (Shown::Ceremony, Some(first)) => {
            ceremony::draw(&ctx, winners, &G::won_with(&public, first), pen);
        }
        (Shown::Ceremony, None) => G::draw_final(&ctx, 0, pen),
        (Shown::Table(page), _) => G::draw_final(&ctx, page, pen),
    }
}

/// A number that is another one whenever time alone has changed the picture: which kind of screen, which picture of its
/// motion, and which one of what else changes on it.
pub(super) fn number<G: GameScreens>(session: &GameSession<G>) -> u32 {
    let age = session.clock.age();
    let (kind, picture) = match (&session.playback, session.turn()) {
        _ if session.summary.is_shown() => (2, u32::MAX),
        (None, Decider::Bot(_) | Decider::Table(_)) if session.skips() => (2, 0),
        (Some(playback), _) => (0, u32::try_from(playback.at()).unwrap_or(u32::MAX)),
        (None, Decider::Over) => (1, session.ending.picture(age)),
        _ if replay::seeks(session) => (2, u32::MAX - 1),
        _ if replay::rests(session) => (2, session.game.made().into()),
        (None, Decider::Bot(_) | Decider::Table(_)) => (2, age / BEAT),
        (None, Decider::Human(_)) => {
            let (just_now, done) = (age < G::JUST_NOW, session.preparation.is_done());
            (3, u32::from(just_now) | u32::from(!done) << 1)
        }
    };
    let frame = session.clock.frame().map_or(0, |frame| frame + 1);
    kind << 30 | (frame & 0x3f) << 24 | picture & 0xff_ffff
}
