//! Where the entries of the pause menu lead.

use super::Console;
use super::request::{Cue, SaveSlot};
use super::session::{Audience, Session, Undo};
use super::shell::{LongGame, LongGameChoice, Origin, Pause, PauseEntry, Rules, Screen, SettingsList, Topic};
use super::state::{Behind, State};
use super::words::pause as words;

/// What follows from an entry of the pause menu.
enum AfterPause {
    /// Another screen, from which the way leads back to the menu.
    Show(State),
    /// The game goes on.
    Continue,
    /// The game goes on a move earlier.
    TakenBack,
    /// The players want to end a long game.
    EndGame,
    /// The game is left for another day.
    Quit,
}

/// Does what was chosen in the pause menu.
pub(super) fn choose<S: Session>(console: &mut Console<S>, entry: PauseEntry) {
    let Some(session) = &mut console.session else { return };
    match after_pause(entry, session) {
        AfterPause::Show(state) => {
            if matches!(state, State::Refusal(..)) {
                console.shared.sound(Some(Cue::Error));
            }
            return console.show(state);
        }
        AfterPause::EndGame => return choose_in_long_game(console, LongGameChoice::Ask),
        AfterPause::Continue => {}
        AfterPause::TakenBack => console.shared.save(SaveSlot::Game),
        AfterPause::Quit => {
            console.shared.save(SaveSlot::Game);
            console.go(Screen::menu(&console.shared));
            return console.pause = Pause::default();
        }
    }
    console.pause = Pause::default();
    console.enter_game();
}

/// Does what the players want with a game that has become long.
pub(super) fn choose_in_long_game<S: Session>(console: &mut Console<S>, choice: LongGameChoice) {
    let Some(session) = &mut console.session else { return };
    console.pause = Pause::default();
    match choice {
        LongGameChoice::PlayOn => session.room_told(),
        LongGameChoice::End => session.end_by_agreement(),
        LongGameChoice::Ask => return console.show(State::LongGame(LongGame::Agree)),
        LongGameChoice::Quit => return choose(console, PauseEntry::SaveAndQuit),
    }
    console.enter_game();
}

/// Does what was chosen, as far as it is about the game.
fn after_pause(entry: PauseEntry, session: &mut impl Session) -> AfterPause {
    AfterPause::Show(match entry {
        PauseEntry::Continue => return AfterPause::Continue,
        PauseEntry::EndGame => return AfterPause::EndGame,
        PauseEntry::SaveAndQuit => return AfterPause::Quit,
        PauseEntry::Rules => {
            let topic = Topic::Game(session.setup().kind);
            State::Shell(Screen::Rules(Rules::new(topic, session.rules_page(), Origin::Pause)))
        }
        PauseEntry::Settings => State::Shell(Screen::Settings(SettingsList::new(Origin::Pause))),
        PauseEntry::WhatHappened => State::History(0),
        PauseEntry::Hint => match session.hint_for() {
            Some(Audience::Only(seat)) if session.setup().humans() > 1 => State::Curtain(seat, Behind::Hint),
            Some(_) => State::Hint(None),
            None => State::Refusal(words::NO_HINT, words::WHEN_YOU_DECIDE),
        },
        PauseEntry::Undo => match session.can_undo() {
            Undo::LastMove => {
                session.undo();
                return AfterPause::TakenBack;
            }
            Undo::Nothing => State::Refusal(words::NO_UNDO, words::NOTHING_PLAYED),
            Undo::Refused(why) => State::Refusal(words::NO_UNDO, why),
        },
    })
}
