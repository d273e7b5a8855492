//! The settings of the device, from the menu and from the pause menu, and what else there is to do with it.

use super::{About, Ask, Menu, MenuEntry, Origin, Screen, Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Key, MOST_ROWS, Pen, Row, Surface, Value, rows};
use crate::console::memory::Setting;
use crate::console::shared_state::SharedState;
use crate::console::words::{settings as words, verbs};

/// What can be done besides settings. Not in the middle of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SettingsAction {
    About,
    Update,
    Reset,
}

impl SettingsAction {
    const ALL: [SettingsAction; 3] = [SettingsAction::About, SettingsAction::Update, SettingsAction::Reset];

    /// Its row, what it does in a line of 24 characters, and what A is called.
    const fn words(self) -> ([&'static str; 2], &'static str) {
        match self {
            SettingsAction::About => (words::ABOUT, verbs::OPEN),
            SettingsAction::Update => (words::UPDATE, verbs::OPEN),
            SettingsAction::Reset => (words::RESET, verbs::RESET),
        }
    }

    fn begin(self) -> Screen {
        match self {
            SettingsAction::About => Screen::About(About::default()),
            SettingsAction::Update => Screen::Ask(Ask::Update),
            SettingsAction::Reset => Screen::Ask(Ask::Reset),
        }
    }
}

/// The actions have rows, too.
const _: () = assert!(Setting::ALL.len() + SettingsAction::ALL.len() <= MOST_ROWS);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct SettingsList {
    row: usize,
    from: Origin,
}

/// What a row is about.
enum RowOf {
    Setting(Setting),
    Action(SettingsAction),
}

impl SettingsList {
    pub(in crate::console) const fn new(from: Origin) -> SettingsList {
        SettingsList { row: 0, from }
    }

    /// The list with the cursor on what was chosen there.
    pub(super) fn at(action: SettingsAction, shared: &SharedState) -> Transition {
        let from_menu = SettingsList::new(Origin::Menu);
        let is_it = |row: RowOf| matches!(row, RowOf::Action(other) if other == action);
        let row = from_menu.rows(shared).position(is_it).unwrap_or(0);
        Transition::To(Screen::Settings(SettingsList { row, ..from_menu }))
    }

    /// The settings that have any effect on this board, and what can be done with it.
    fn rows(&self, shared: &SharedState) -> impl Iterator<Item = RowOf> + Clone + use<> {
        let (board, is_from_menu) = (shared.board, self.from == Origin::Menu);
        let settings = Setting::ALL.into_iter().filter(move |&setting| board.has(setting));
        let can =
            move |action: &SettingsAction| is_from_menu && (board.usb || *action != SettingsAction::Update);
        let actions = SettingsAction::ALL.into_iter().filter(can);
        settings.map(RowOf::Setting).chain(actions.map(RowOf::Action))
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match (button, self.rows(shared).nth(self.row)) {
            (Button::Up | Button::Down, _) => {
                self.row = step(self.row, self.rows(shared).count(), button == Button::Down)
            }
            (Button::Left | Button::Right, Some(RowOf::Setting(setting))) => {
                shared.profile.settings.step(setting, button == Button::Right);
                shared.setting_changed(setting);
            }
            (Button::A, Some(RowOf::Action(action))) => return Transition::To(action.begin()),
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
        pen.title(words::TITLE, "");
        let settings = &shared.profile.settings;
        let list = rows(self.rows(shared).map(|row| match row {
            RowOf::Setting(setting @ Setting::Contrast) => {
                Row { label: setting.label(), value: Value::Gauge(settings.get(setting) + 1) }
            }
            RowOf::Setting(setting) => {
                Row { label: setting.label(), value: Value::Choice(settings.word(setting)) }
            }
            RowOf::Action(action) => Row::new(action.words().0[0]),
        }));
        let (help, key) = match self.rows(shared).nth(self.row) {
            Some(RowOf::Setting(setting)) => (setting.help(), (Key::LeftRight, verbs::CHANGE)),
            Some(RowOf::Action(action)) => {
                let ([_, help], verb) = action.words();
                (help, (Key::A, verb))
            }
            None => ("", (Key::A, "")),
        };
        pen.explained_list(&list, self.row, help);
        pen.hint(&[(Key::UpDown, verbs::MOVE), key, (Key::B, verbs::BACK)]);
    }
}
