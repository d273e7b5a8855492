//! Where the entries of the pause menu lead.

use super::session::{Audience, Session, Undo};
use super::shell::{
    NO_HINT, NOTHING_PLAYED, Origin, PauseEntry, Rules, Screen, SettingsList, Topic, learned,
};
use super::state::{Behind, State};

/// What follows from an entry of the pause menu.
pub(super) enum AfterPause {
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

/// Does what was chosen, as far as it is about the game.
pub(super) fn after_pause(entry: PauseEntry, session: &mut impl Session) -> AfterPause {
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
            None => State::Refusal("NO HINT", NO_HINT),
        },
        PauseEntry::Undo => match session.can_undo() {
            Undo::Moves(_) => {
                session.undo();
                return AfterPause::TakenBack;
            }
            Undo::Nothing => State::Refusal("NO UNDO", NOTHING_PLAYED),
            Undo::Refused(why) => State::Refusal("NO UNDO", learned(why)),
        },
    })
}
