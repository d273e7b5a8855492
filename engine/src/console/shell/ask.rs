//! Questions before something is lost. Up does it; A and B leave everything as it is, so that nobody who taps A without
//! reading loses anything.

use super::{Games, Screen, SettingsAction, SettingsList, Transition};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Surface};
use crate::console::memory::Unreadable;
use crate::console::request::SaveSlot;
use crate::console::shared_state::SharedState;
use crate::console::words::{faults, questions as words, verbs};
use crate::games::Kind;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) enum Ask {
    /// A new game takes the place of the one in progress.
    GiveUp(Kind),
    /// Nothing in flash can be written.
    BrokenMemory,
    /// Something in flash could not be read.
    Broken(SaveSlot),
    /// Everything is to be forgotten.
    Reset,
    /// Really?
    ResetReally,
    /// The device is to wait for a new program.
    Update,
    /// It does.
    Updating,
}

impl Ask {
    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match (&*self, button) {
            (Ask::Updating, Button::B) => Screen::menu(shared),
            (Ask::Updating, _) => Transition::Stay,
            (ask, Button::Up) => ask.done(),
            (ask, Button::A | Button::B) => ask.left(shared),
            (_, Button::Down | Button::Left | Button::Right) => Transition::Stay,
        }
    }

    /// What was asked is done.
    const fn done(&self) -> Transition {
        match self {
            Ask::GiveUp(kind) => Transition::DealAnyway(*kind),
            Ask::BrokenMemory => Transition::MendMemory,
            Ask::Broken(slot) => Transition::Afresh(*slot),
            Ask::Reset => Transition::To(Screen::Ask(Ask::ResetReally)),
            Ask::ResetReally => Transition::Reset,
            Ask::Update | Ask::Updating => Transition::Update,
        }
    }

    /// Everything stays as it is.
    fn left(&self, shared: &mut SharedState) -> Transition {
        match self {
            Ask::GiveUp(kind) => Transition::To(Screen::Games(Games::at(*kind))),
            Ask::BrokenMemory | Ask::Updating => Screen::menu(shared),
            Ask::Broken(slot) => after_broken(*slot, shared),
            Ask::Reset | Ask::ResetReally => SettingsList::at(SettingsAction::Reset, shared),
            Ask::Update => SettingsList::at(SettingsAction::Update, shared),
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        match self {
            Ask::GiveUp(_) => {
                pen.title(words::NEW_GAME, "");
                match shared.saved {
                    Some(kind) => {
                        let [takes_place, give_up] = words::GIVE_IT_UP;
                        pen.page([&*words::is_not_over(kind.title()), takes_place, give_up], 14);
                    }
                    None => pen.page(words::OLD_GAME_GOES, 14),
                }
                pen.hint(&[(Key::A, verbs::KEEP_IT), (Key::Up, verbs::NEW_GAME)]);
            }
            Ask::BrokenMemory => {
                pen.title(faults::OH_DEAR, "");
                let rest = shared.broken.rest;
                let mend = match shared.broken.memory {
                    Some(Unreadable::Foreign) => {
                        pen.page(faults::ALL_IS_FOREIGN.into_iter().chain(faults::UNTIL_YOU_SAY_SO), 10);
                        verbs::EMPTY_IT
                    }
                    _ if rest.is_empty() => {
                        pen.page(faults::ALL_IS_DAMAGED.into_iter().chain(faults::UNTIL_YOU_SAY_SO), 9);
                        verbs::EMPTY_IT
                    }
                    _ => {
                        let game = rest.game.map(|(kind, moves)| faults::game_so_far(kind.title(), moves));
                        let kept = rest.settings.then_some(faults::SETTINGS_AND_NAMES).into_iter();
                        let kept =
                            kept.chain(rest.records.then_some(faults::THE_RECORDS)).chain(game.as_deref());
                        pen.page(faults::SOME_IS_DAMAGED.into_iter().chain(kept), 9);
                        verbs::KEEP_THE_REST
                    }
                };
                pen.hint(&[(Key::A, verbs::LEAVE_IT), (Key::Up, mend)]);
            }
            Ask::Broken(slot) => {
                pen.title(faults::OH_DEAR, "");
                let what = match slot {
                    SaveSlot::Profile => faults::SETTINGS_AND_NAMES,
                    SaveSlot::Records => faults::THE_RECORDS,
                    SaveSlot::Game => faults::THE_SAVED_GAME,
                };
                let why = match (shared.broken.slot(*slot), slot) {
                    (Some(Unreadable::Foreign), SaveSlot::Game) => faults::IS_FOREIGN,
                    (Some(Unreadable::Foreign), _) => faults::ARE_FOREIGN,
                    (_, SaveSlot::Game) => faults::IS_DAMAGED,
                    (..) => faults::ARE_DAMAGED,
                };
                pen.page([what].into_iter().chain(why).chain(faults::UNTIL_YOU_SAY_SO), 9);
                pen.hint(&[(Key::A, verbs::LEAVE_IT), (Key::Up, verbs::START_AFRESH)]);
            }
            Ask::Reset => {
                pen.title(words::RESET_ALL, "1/2");
                pen.page(words::FORGET, 11);
                pen.hint(&[(Key::A, verbs::BACK), (Key::Up, verbs::YES)]);
            }
            Ask::ResetReally => {
                pen.title(words::RESET_ALL, "2/2");
                pen.page(words::REALLY, 14);
                pen.hint(&[(Key::A, verbs::BACK), (Key::Up, verbs::FORGET_ALL)]);
            }
            Ask::Update => {
                pen.title(words::UPDATE, "");
                pen.page(words::BECOME_A_DRIVE, 9);
                pen.hint(&[(Key::A, verbs::BACK), (Key::Up, verbs::RESTART)]);
            }
            Ask::Updating => {
                pen.title(words::UPDATE, "");
                pen.page(words::IS_A_DRIVE, 9);
            }
        }
    }
}

/// What comes after the question about one place in flash: the next one, or the menu.
pub(in crate::console) fn after_broken(slot: SaveSlot, shared: &SharedState) -> Transition {
    let later = SaveSlot::ALL.into_iter().filter(|&later| later as u8 > slot as u8);
    match later.into_iter().find(|&later| shared.broken.slot(later).is_some()) {
        Some(later) => Transition::To(Screen::Ask(Ask::Broken(later))),
        None => Screen::menu(shared),
    }
}
