//! The settings of the device, from the menu and from the pause menu.

use super::{Ask, Menu, MenuEntry, Origin, Screen, Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Key, MOST_ROWS, Pen, Row, Surface, Value, rows};
use crate::console::memory::Setting;
use crate::console::shared_state::SharedState;

/// What the reset does.
const RESET_HELP: &str = "forget everything";

/// The reset has a row, too.
const _: () = assert!(Setting::ALL.len() < MOST_ROWS);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct SettingsList {
    row: usize,
    from: Origin,
}

impl SettingsList {
    pub(in crate::console) const fn new(from: Origin) -> SettingsList {
        SettingsList { row: 0, from }
    }

    /// The list with the cursor on the last row, where the reset was asked for.
    pub(super) fn at_reset(shared: &SharedState) -> SettingsList {
        SettingsList { row: SettingsList::settings(shared).count(), from: Origin::Menu }
    }

    /// The settings that have any effect on this board.
    fn settings(shared: &SharedState) -> impl Iterator<Item = Setting> + Clone + use<> {
        let board = shared.board;
        Setting::ALL.into_iter().filter(move |&setting| board.has(setting))
    }

    /// In the middle of a game there is no reset.
    fn rows(&self, shared: &SharedState) -> usize {
        SettingsList::settings(shared).count() + usize::from(self.from == Origin::Menu)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match (button, SettingsList::settings(shared).nth(self.row)) {
            (Button::Up | Button::Down, _) => {
                self.row = step(self.row, self.rows(shared), button == Button::Down)
            }
            (Button::Left | Button::Right, Some(setting)) => {
                shared.profile.settings.step(setting, button == Button::Right);
                shared.setting_changed(setting);
            }
            (Button::A, None) => return Transition::To(Screen::Ask(Ask::Reset)),
            (Button::B, _) => {
                return match self.from {
                    Origin::Menu => Menu::at(MenuEntry::Settings),
                    Origin::Pause => Transition::Pause,
                };
            }
            (Button::A | Button::Left | Button::Right, _) => {}
        }
        Transition::Stay
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        pen.title("SETTINGS", "");
        let settings = &shared.profile.settings;
        let rows = rows(
            SettingsList::settings(shared)
                .map(|setting| Row {
                    label: setting.label(),
                    value: match setting {
                        Setting::Contrast => Value::Gauge(settings.get(setting) + 1),
                        _ => Value::Choice(settings.word(setting)),
                    },
                })
                .chain(core::iter::once(Row::new("Reset all...")))
                .take(self.rows(shared)),
        );
        let help = SettingsList::settings(shared).nth(self.row).map_or(RESET_HELP, Setting::help);
        pen.explained_list(&rows, self.row, help);
        if self.row < SettingsList::settings(shared).count() {
            pen.hint(&[(Key::UpDown, "move"), (Key::LeftRight, "change"), (Key::B, "back")]);
        } else {
            pen.hint(&[(Key::UpDown, "move"), (Key::A, "reset"), (Key::B, "back")]);
        }
    }
}
