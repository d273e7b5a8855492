//! Questions before something is lost.

use super::{Games, Screen, SettingsAction, SettingsList, Transition};
use crate::console::input::Button;
use crate::console::kit::{Key, Page, Pen, Surface, line, page};
use crate::console::memory::Unreadable;
use crate::console::request::SaveSlot;
use crate::console::shared_state::SharedState;
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
    /// Really? Another button than the first time, so that a double press does not do it.
    ResetReally,
    /// The device is to wait for a new program.
    Update,
    /// It does.
    Updating,
}

impl Ask {
    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match (&*self, button) {
            (Ask::GiveUp(kind), Button::A) => Transition::DealAnyway(*kind),
            (Ask::GiveUp(kind), Button::B) => Transition::To(Screen::Games(Games::at(*kind))),
            (Ask::BrokenMemory, Button::A) => Transition::MendMemory,
            (Ask::BrokenMemory, Button::B) => Screen::menu(shared),
            (Ask::Broken(slot), Button::A) => Transition::Afresh(*slot),
            (Ask::Broken(slot), Button::B) => after_broken(*slot, shared),
            (Ask::Reset, Button::A) => Transition::To(Screen::Ask(Ask::ResetReally)),
            (Ask::ResetReally, Button::Up) => Transition::Reset,
            (Ask::Reset | Ask::ResetReally, Button::B) => SettingsList::at(SettingsAction::Reset, shared),
            (Ask::Update, Button::A) => Transition::Update,
            (Ask::Update, Button::B) => SettingsList::at(SettingsAction::Update, shared),
            (Ask::Updating, Button::B) => Screen::menu(shared),
            _ => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        match self {
            Ask::GiveUp(_) => {
                pen.title("NEW GAME", "");
                match shared.saved {
                    Some(kind) => pen.page(
                        [
                            &*line!("{} is not over.", kind.title()),
                            "A new game takes its",
                            "place. Give it up?",
                        ],
                        14,
                    ),
                    None => {
                        pen.page(["The old game that", "cannot be read goes", "for good. All right?"], 14)
                    }
                }
                pen.hint(&[(Key::A, "new game"), (Key::B, "back")]);
            }
            Ask::BrokenMemory => {
                let (page, mend) = broken_memory(shared.broken.memory);
                pen.title(page.title, "");
                pen.page(page.lines.iter().copied(), 10);
                pen.hint(&[(Key::A, mend), (Key::B, "leave it")]);
            }
            Ask::Broken(slot) => {
                pen.title("OH DEAR!", "");
                let what = match slot {
                    SaveSlot::Profile => "Settings and names",
                    SaveSlot::Records => "The records",
                    SaveSlot::Game => "The saved game",
                };
                let why = match (shared.broken.slot(*slot), slot) {
                    (Some(Unreadable::Foreign), SaveSlot::Game) => "is from another",
                    (Some(Unreadable::Foreign), _) => "are from another",
                    (_, SaveSlot::Game) => "is damaged. It can",
                    (..) => "are damaged. They can",
                };
                let so = match shared.broken.slot(*slot) {
                    Some(Unreadable::Foreign) => "Passdeck version.",
                    _ => "not be read any more.",
                };
                pen.page([what, why, so, "Nothing is changed", "until you say so."], 9);
                pen.hint(&[(Key::A, "start afresh"), (Key::B, "leave it")]);
            }
            Ask::Reset => {
                pen.title("RESET ALL", "1/2");
                pen.page(["Forget settings,", "names, records and", "the saved game?"], 14);
                pen.hint(&[(Key::A, "yes"), (Key::B, "back")]);
            }
            Ask::ResetReally => {
                pen.title("RESET ALL", "2/2");
                pen.page(["Really? It cannot be", "taken back."], 14);
                pen.hint(&[(Key::Up, "forget all"), (Key::B, "back")]);
            }
            Ask::Update => {
                pen.title("UPDATE", "");
                let lines = [
                    "Become a USB drive",
                    "for a new program?",
                    "Plug in a computer",
                    "first. All that is",
                    "saved stays.",
                ];
                pen.page(lines, 9);
                pen.hint(&[(Key::A, "restart"), (Key::B, "back")]);
            }
            Ask::Updating => {
                pen.title("UPDATE", "");
                let lines = [
                    "This is a USB drive",
                    "now. Copy the new",
                    "program to it, or",
                    "switch off and on",
                    "to play.",
                ];
                pen.page(lines, 9);
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

/// What can be done with a memory that cannot be read: the text, and what A does.
const fn broken_memory(why: Option<Unreadable>) -> (Page, &'static str) {
    match why {
        Some(Unreadable::Foreign) => (
            page(
                "OH DEAR!",
                &["All that is saved is", "of another version.", "Nothing is changed", "until you say so."],
            ),
            "empty it",
        ),
        _ => (
            page(
                "OH DEAR!",
                &["What is saved is", "damaged in part.", "Nothing is changed", "until you say so."],
            ),
            "keep the rest",
        ),
    }
}
