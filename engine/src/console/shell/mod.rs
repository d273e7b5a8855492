//! The shell: every screen around the games, such as menus, set-up, settings and pause.
//!
//! Each screen is one file with a small state machine. [`Screen`] lists those that need no game in progress. A screen
//! never goes to another one by itself: its `press` returns a [`Transition`], and the console goes there.

mod about;
mod ask;
mod badge_pages;
mod board_pages;
mod buttons_test;
mod buzzer_test;
mod contrast_test;
mod crash;
mod fault;
mod games;
mod how_to;
mod last_games;
mod letters;
mod long_game;
mod menu;
mod options;
mod party;
mod pause;
mod person_pages;
mod pixels_test;
mod players;
mod records;
mod records_menu;
mod rules;
mod seat;
mod settings;
mod splash;
mod teach;
mod topic;

pub(super) use about::About;
use about::AboutEntry;
pub(super) use ask::{Ask, after_broken};
pub(super) use badge_pages::BadgePages;
pub(super) use board_pages::BoardPages;
pub(super) use buttons_test::ButtonsTest;
pub(super) use buzzer_test::BuzzerTest;
pub(super) use contrast_test::ContrastTest;
pub use crash::draw_crash;
pub use fault::Fault;
pub(super) use fault::UnseenFaults;
pub(super) use games::Games;
pub(super) use how_to::HowTo;
pub(super) use last_games::LastGames;
pub(super) use letters::Letters;
pub(super) use long_game::{LongGame, LongGameChoice};
pub(super) use menu::Menu;
use menu::MenuEntry;
pub(super) use options::Options;
pub(super) use party::Party;
pub(super) use pause::{DOTS, Pause, PauseEntry, draw_advice, draw_history, draw_refusal};
pub(super) use person_pages::PersonPages;
pub(super) use pixels_test::PixelsTest;
pub(super) use players::PlayersGrid;
pub(super) use records::RecordPages;
pub(super) use records_menu::RecordsMenu;
pub(super) use rules::Rules;
pub(super) use seat::SeatRows;
use settings::SettingsAction;
pub(super) use settings::SettingsList;
pub(super) use splash::Splash;
pub(super) use teach::{Teach, after_lesson};
pub use topic::Topic;

use super::input::Button;
use super::kit::{Line, MOST_ROWS, Pen, Surface};
use super::request::SaveSlot;
use super::session::Due;
use super::shared_state::SharedState;
use crate::games::Kind;
use core::fmt::Write;

/// Where a press leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Transition {
    /// Nowhere.
    Stay,
    /// To another screen.
    To(Screen),
    /// Deal this game as it was set up.
    Deal(Kind),
    /// Deal it although the game in progress is lost by that.
    DealAnyway(Kind),
    /// Learn a game, from where the lesson was left.
    Learn(Kind),
    /// To the game in progress.
    Game,
    /// To a game that was kept, counted from the newest.
    Watch(u8),
    /// To the pause menu.
    Pause,
    /// Empty a place in flash that could not be read.
    Afresh(SaveSlot),
    /// Empty the whole memory, but for what could still be read.
    MendMemory,
    /// Forget everything.
    Reset,
    /// Go dark at once, and sleep until a button is pressed.
    Sleep,
    /// Restart as a drive for a new program.
    Update,
}

/// A screen that needs no game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Screen {
    Splash(Splash),
    Menu(Menu),
    Games(Games),
    Party(Party),
    Players(PlayersGrid),
    Seat(SeatRows),
    Letters(Letters),
    Options(Options),
    Settings(SettingsList),
    RecordsMenu(RecordsMenu),
    Records(RecordPages),
    PersonPages(PersonPages),
    BadgePages(BadgePages),
    LastGames(LastGames),
    HowTo(HowTo),
    Teach(Teach),
    Rules(Rules),
    Ask(Ask),
    About(About),
    BoardPages(BoardPages),
    ButtonsTest(ButtonsTest),
    PixelsTest(PixelsTest),
    ContrastTest(ContrastTest),
    BuzzerTest(BuzzerTest),
}

/// Where a screen that is reached from two places leads back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    Menu,
    Pause,
}

macro_rules! each {
    ($screen:expr, $inner:ident => $call:expr) => {
        match $screen {
            Screen::Splash($inner) => $call,
            Screen::Menu($inner) => $call,
            Screen::Games($inner) => $call,
            Screen::Party($inner) => $call,
            Screen::Players($inner) => $call,
            Screen::Seat($inner) => $call,
            Screen::Letters($inner) => $call,
            Screen::Options($inner) => $call,
            Screen::Settings($inner) => $call,
            Screen::RecordsMenu($inner) => $call,
            Screen::Records($inner) => $call,
            Screen::PersonPages($inner) => $call,
            Screen::BadgePages($inner) => $call,
            Screen::LastGames($inner) => $call,
            Screen::HowTo($inner) => $call,
            Screen::Teach($inner) => $call,
            Screen::Rules($inner) => $call,
            Screen::Ask($inner) => $call,
            Screen::About($inner) => $call,
            Screen::BoardPages($inner) => $call,
            Screen::ButtonsTest($inner) => $call,
            Screen::PixelsTest($inner) => $call,
            Screen::ContrastTest($inner) => $call,
            Screen::BuzzerTest($inner) => $call,
        }
    };
}

impl Screen {
    /// The first screen, and where every way back ends.
    pub(super) fn menu(shared: &SharedState) -> Transition {
        Transition::To(Screen::Menu(Menu::new(shared)))
    }

    /// Who plays a game, and against which robots?
    pub(super) const fn robots_of(kind: Kind) -> Screen {
        Screen::Party(Party::at_robots(kind))
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        each!(self, screen => screen.press(button, shared))
    }

    /// B is held: the same as B, except where that is tested.
    pub(super) fn hold(&mut self, shared: &mut SharedState) -> Transition {
        match self {
            Screen::ButtonsTest(_) => About::at(AboutEntry::Buttons),
            _ => self.press(Button::B, shared),
        }
    }

    /// Time passes; whether that changes the picture.
    pub(super) fn tick(&mut self, now: u32, shared: &mut SharedState) -> bool {
        match self {
            Screen::ContrastTest(test) => test.tick(now, shared),
            _ => false,
        }
    }

    /// When it wants its next tick.
    pub(super) const fn due(&self) -> Due {
        match self {
            Screen::ContrastTest(test) => test.due(),
            _ => Due::Never,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        each!(self, screen => screen.draw(pen, shared));
    }
}

/// The lists of games have a row for each, and *How to play* one more.
const _: () = assert!(Kind::COUNT < MOST_ROWS);

/// The next place of a cursor among so many, going round.
fn step(cursor: usize, count: usize, down: bool) -> usize {
    match (cursor, down) {
        (cursor, true) if cursor + 1 >= count => 0,
        (cursor, true) => cursor + 1,
        (0, false) => count.saturating_sub(1),
        (cursor, false) => cursor - 1,
    }
}

/// A game's title in capitals.
fn capitals(kind: Kind) -> Line {
    let mut capitals = Line::new();
    for letter in kind.title().chars() {
        let _ = capitals.write_char(letter.to_ascii_uppercase());
    }
    capitals
}
