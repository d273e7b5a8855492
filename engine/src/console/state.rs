//! The states of the console.

use super::Console;
use super::attract::Attract;
use super::kit::{Font, Key, LIT, Pen, Surface};
use super::learning;
use super::memory::{BadgeId, Name};
use super::prizes::{self, AfterGame};
use super::session::{HintText, Session, is_long};
use super::shell::{Ask, Fault, LongGame, Screen, draw_advice, draw_history, draw_refusal};
use super::watching::draw_controls;
use super::words::{table as words, verbs};
use crate::games::{Kind, Seat};

/// Where the console is, with what it needs there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Outside of any game.
    Shell(Screen),
    /// Waiting for a seed to deal a game.
    Shuffling(Kind),
    /// Waiting for the saved game to be laid out.
    Resuming,
    /// Waiting for a game that was kept, counted from the newest.
    Fetching(u8),
    /// A game is on the screen.
    Game,
    /// A game is on the screen that is played to learn it.
    Lesson,
    /// Bots play over the idle menu.
    Attract(Attract),
    /// Between two people.
    Curtain(Seat, Behind),
    Pause,
    /// A hint, once it is found.
    Hint(Option<HintText>),
    /// Why there is no hint or no undo.
    Refusal(&'static str, [&'static str; 3]),
    /// What happened; so many moves are above the screen.
    History(usize),
    /// The record of the game has little room left.
    LongGame(LongGame),
    /// A badge that somebody has just earned, and where the way leads then.
    Badge(Name, BadgeId, AfterGame),
    /// A finished game is shown once more; which of those that were kept, if it is one.
    Watching(Option<u8>),
}

impl State {
    /// What its picture shows.
    pub(super) const fn mode(&self) -> Mode {
        match self {
            State::Shell(Screen::Splash(_)) => Mode::Splash,
            State::Shell(Screen::PixelsTest(_)) => Mode::DisplayTest,
            State::Shell(_) => Mode::Menu,
            State::Shuffling(_) => Mode::Shuffling,
            State::Resuming | State::Fetching(_) => Mode::Resuming,
            State::Game => Mode::Game,
            State::Lesson => Mode::Lesson,
            State::Attract(_) => Mode::Attract,
            State::Curtain(seat, _) => Mode::Curtain(*seat),
            State::Pause => Mode::Pause,
            State::Hint(_) => Mode::Hint,
            State::Refusal(..) => Mode::Refusal,
            State::History(_) => Mode::History,
            State::LongGame(_) => Mode::LongGame,
            State::Badge(..) => Mode::Badge,
            State::Watching(_) => Mode::Watching,
        }
    }

    /// Whether it is a question with an answer that costs something. Up gives that answer; A and B change nothing.
    pub(super) const fn asks(&self) -> bool {
        match self {
            State::Shell(Screen::Ask(Ask::Updating)) => false,
            State::Shell(Screen::Ask(_)) | State::LongGame(_) => true,
            _ => false,
        }
    }

    /// Whether its picture is one of a game.
    pub(super) const fn shows_session(&self) -> bool {
        matches!(self, State::Game | State::Lesson | State::Watching(_) | State::Attract(_))
    }

    /// Draws its screen.
    pub(super) fn draw<S: Session, D: Surface>(&self, console: &Console<S>, pen: &mut Pen<'_, D>) {
        match (self, &console.session) {
            (State::Shell(screen), _) => screen.draw(pen, &console.shared),
            (State::Resuming | State::Fetching(_), _) => {
                pen.waiting(words::LAYING_OUT);
            }
            (State::Shuffling(_), _) => {
                pen.text_centred(words::SHUFFLING, 0, 127, 24, Font::Text, LIT);
                pen.hint(&[(Key::B, verbs::BACK)]);
            }
            (State::Badge(name, badge, _), _) => prizes::draw(pen, *name, *badge),
            (_, None) => {}
            (State::Game, Some(session)) => {
                session.draw(pen, &console.shared.profile.settings);
                if let Some(coach) = console.coach {
                    pen.banner(coach.says);
                }
                if console.hand_over.tells_pause() {
                    pen.only_hint((Key::B, verbs::HOLD_PAUSE));
                }
                if let Some(seat) = console.hand_over.beat() {
                    pen.name_band(&session.setup().name(seat));
                }
                if let Some(picture) = console.hand_over.parting() {
                    pen.parting_curtain(picture);
                }
            }
            (State::Lesson, Some(session)) => learning::draw(console, session, pen),
            (State::Attract(_), Some(session)) => {
                session.draw(pen, &console.shared.profile.settings.for_watching());
                pen.only_hint((Key::A, verbs::MENU));
            }
            (State::Curtain(seat, _), Some(session)) => pen.curtain(&session.setup().name(*seat)),
            (State::Pause, Some(session)) => {
                let hint = session.hint_for().is_some();
                let long = is_long(session);
                console.pause.draw(pen, session.setup().kind, session.can_undo(), hint, long);
            }
            (State::Hint(advice), _) => draw_advice(pen, advice.as_ref(), console.now),
            (State::Refusal(title, lines), _) => draw_refusal(pen, title, lines),
            (State::History(back), Some(session)) => {
                draw_history(pen, *back, |place| session.happened(place))
            }
            (State::LongGame(screen), Some(session)) => screen.draw(pen, session.played(), session.room()),
            (State::Watching(_), Some(session)) => {
                session.draw(pen, &console.shared.profile.settings);
                draw_controls(pen, session.progress());
            }
        }
    }
}

/// What the curtain hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Behind {
    Game,
    Hint,
}

/// Where the console is, for tools and tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// The first picture.
    Splash,
    /// A menu or a page outside of a game, or behind its pause menu.
    Menu,
    /// The pixels of the display are tested, also those that no other screen lights.
    DisplayTest,
    /// The board was asked for a seed.
    Shuffling,
    /// The board was asked for a game to lay out: the saved one, or one to watch.
    Resuming,
    /// A game is on the screen.
    Game,
    /// A lesson.
    Lesson,
    /// Bots play over the idle menu.
    Attract,
    /// The device is on its way to this seat.
    Curtain(Seat),
    /// The pause menu.
    Pause,
    /// A hint, or the thinking about it.
    Hint,
    /// Why something cannot be done.
    Refusal,
    /// What happened.
    History,
    /// The record has little room left, or the game is to be ended by agreement.
    LongGame,
    /// A badge that somebody has just earned.
    Badge,
    /// A finished game is shown once more.
    Watching,
    /// Something is wrong with the board.
    Fault(Fault),
    /// The display is off; whatever was on it is still there.
    Dark,
}
