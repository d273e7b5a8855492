//! The settings of the device, from the menu and from the pause menu.

use super::{Ask, Origin, Screen, Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Key, MOST_ROWS, Pen, Row, Surface, Value, rows};
use crate::console::memory::{Choice, Setting};
use crate::console::shared_state::SharedState;
use crate::console::words;

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
    pub(super) fn at_reset() -> SettingsList {
        SettingsList { row: Setting::ALL.len(), from: Origin::Menu }
    }

    /// In the middle of a game there is no reset.
    fn rows(&self) -> usize {
        Setting::ALL.len() + usize::from(self.from == Origin::Menu)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match (button, Setting::ALL.get(self.row)) {
            (Button::Up | Button::Down, _) => self.row = step(self.row, self.rows(), button == Button::Down),
            (Button::Left | Button::Right, Some(&setting)) => {
                shared.profile.settings.step(setting, button == Button::Right);
                shared.setting_changed(setting);
            }
            (Button::A, None) => return Transition::To(Screen::Ask(Ask::Reset)),
            (Button::B, _) => {
                return match self.from {
                    Origin::Menu => Screen::menu(shared),
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
            Setting::ALL
                .iter()
                .map(|&setting| Row {
                    label: setting.label(),
                    value: match setting {
                        Setting::Contrast => Value::Gauge(settings.get(setting) + 1),
                        _ => Value::Choice(settings.word(setting)),
                    },
                })
                .chain(core::iter::once(Row::new(words::settings::RESET)))
                .take(self.rows()),
        );
        pen.list(&rows, self.row);
        if self.row < Setting::ALL.len() {
            pen.hint(&[(Key::UpDown, "move"), (Key::LeftRight, "change"), (Key::B, "back")]);
        } else {
            pen.hint(&[(Key::UpDown, "move"), (Key::A, "reset"), (Key::B, "back")]);
        }
    }
}
