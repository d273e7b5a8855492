//! About the device: its pages and the tests of its parts.

use super::{
    BoardPages, ButtonsTest, BuzzerTest, ContrastTest, PixelsTest, Screen, SettingsAction, SettingsList,
    Transition, step,
};
use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Row, Surface, rows};
use crate::console::shared_state::SharedState;
use crate::console::words::{board as words, verbs};

/// What can be looked at or tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum AboutEntry {
    #[default]
    Board,
    Buttons,
    Pixels,
    Contrast,
    Buzzer,
}

impl AboutEntry {
    const ALL: [AboutEntry; 5] = [
        AboutEntry::Board,
        AboutEntry::Buttons,
        AboutEntry::Pixels,
        AboutEntry::Contrast,
        AboutEntry::Buzzer,
    ];

    const fn label(self) -> &'static str {
        match self {
            AboutEntry::Board => words::THIS_PASSDECK,
            AboutEntry::Buttons => words::TEST_BUTTONS,
            AboutEntry::Pixels => words::TEST_DISPLAY,
            AboutEntry::Contrast => words::TEST_CONTRAST,
            AboutEntry::Buzzer => words::TEST_BUZZER,
        }
    }

    /// What the board cannot do is not tested.
    fn is_there(self, shared: &SharedState) -> bool {
        match self {
            AboutEntry::Board | AboutEntry::Buttons => true,
            AboutEntry::Pixels => shared.board.panel,
            AboutEntry::Contrast => shared.board.light,
            AboutEntry::Buzzer => shared.board.sound,
        }
    }

    fn begin(self) -> Screen {
        match self {
            AboutEntry::Board => Screen::BoardPages(BoardPages::default()),
            AboutEntry::Buttons => Screen::ButtonsTest(ButtonsTest::default()),
            AboutEntry::Pixels => Screen::PixelsTest(PixelsTest::default()),
            AboutEntry::Contrast => Screen::ContrastTest(ContrastTest::default()),
            AboutEntry::Buzzer => Screen::BuzzerTest(BuzzerTest::default()),
        }
    }
}

/// The list of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::console) struct About {
    chosen: AboutEntry,
}

impl About {
    /// The list with the cursor where somebody left it.
    pub(super) const fn at(chosen: AboutEntry) -> Transition {
        Transition::To(Screen::About(About { chosen }))
    }

    fn entries(shared: &SharedState) -> impl Iterator<Item = AboutEntry> {
        AboutEntry::ALL.into_iter().filter(|entry| entry.is_there(shared))
    }

    fn cursor(&self, shared: &SharedState) -> usize {
        About::entries(shared).position(|entry| entry == self.chosen).unwrap_or(0)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match button {
            Button::Up | Button::Down => {
                let place = step(self.cursor(shared), About::entries(shared).count(), button == Button::Down);
                self.chosen = About::entries(shared).nth(place).unwrap_or_default();
                Transition::Stay
            }
            Button::A => Transition::To(self.chosen.begin()),
            Button::B => SettingsList::at(SettingsAction::About, shared),
            Button::Left | Button::Right => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title(words::TITLE, "");
        pen.list(&rows(About::entries(shared).map(|entry| Row::new(entry.label()))), self.cursor(shared));
        pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::OPEN), (Key::B, verbs::BACK)]);
    }
}
