//! The keys of the desktop: the same in the window and in the terminal.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use minifb::Key;

/// A key, whoever reports it. Letters are small.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(crate) enum DeskKey {
    Up,
    Down,
    Left,
    Right,
    Enter,
    Backspace,
    Escape,
    Home,
    End,
    Function(u8),
    Character(char),
}

/// A line of the help: keys, and what they do.
pub(crate) type KeyHelp = (&'static str, &'static str);

/// The keys of a handheld.
pub(crate) const GAME_KEYS: [KeyHelp; 8] = [
    ("Arrows", "move the cursor"),
    ("A, Z, Space, Enter", "button A: choose, continue"),
    ("B, X, Backspace", "button B: back"),
    ("P, or B held down", "pause: rules, hint, undo"),
    PICTURE,
    FULL_SCREEN,
    HELP,
    ("Q, Esc", "quit (the game is saved)"),
];

/// The keys of a game that is shown again.
pub(crate) const REPLAY_KEYS: [KeyHelp; 9] = [
    ("Right, A, Z, Enter", "next move"),
    ("Left, B, X, Backspace", "previous move"),
    ("Down, Up", "ten moves forward, ten back"),
    ("Home, End", "first move, last move"),
    ("Space, P", "play, pause"),
    PICTURE,
    FULL_SCREEN,
    HELP,
    ("Q, Esc", "quit"),
];

const PICTURE: KeyHelp = ("S, F12", "save a picture");
const FULL_SCREEN: KeyHelp = ("F, F11", "full screen (in the window)");
const HELP: KeyHelp = ("F1, ?", "show the keys");

/// The lines of a help.
pub(crate) fn help_lines(keys: &[KeyHelp]) -> Vec<String> {
    keys.iter().map(|(keys, what)| format!("{keys:<23}{what}")).collect()
}

impl DeskKey {
    /// A key of the window. The question mark is not one: it is where the layout of the keyboard has it.
    pub(super) fn of_window(key: Key) -> Option<DeskKey> {
        Some(match key {
            Key::Up => DeskKey::Up,
            Key::Down => DeskKey::Down,
            Key::Left => DeskKey::Left,
            Key::Right => DeskKey::Right,
            Key::Enter | Key::NumPadEnter => DeskKey::Enter,
            Key::Backspace => DeskKey::Backspace,
            Key::Escape => DeskKey::Escape,
            Key::Home => DeskKey::Home,
            Key::End => DeskKey::End,
            Key::F1 => DeskKey::Function(1),
            Key::F11 => DeskKey::Function(11),
            Key::F12 => DeskKey::Function(12),
            Key::Space => DeskKey::Character(' '),
            Key::A => DeskKey::Character('a'),
            Key::B => DeskKey::Character('b'),
            Key::F => DeskKey::Character('f'),
            Key::P => DeskKey::Character('p'),
            Key::Q => DeskKey::Character('q'),
            Key::S => DeskKey::Character('s'),
            Key::X => DeskKey::Character('x'),
            Key::Z => DeskKey::Character('z'),
            _ => return None,
        })
    }

    /// A key of the terminal. Control-C leaves, as everywhere.
    pub(super) fn of_terminal(event: KeyEvent) -> Option<DeskKey> {
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        Some(match event.code {
            KeyCode::Char('c' | 'C') if control => DeskKey::Character('q'),
            _ if control => return None,
            KeyCode::Up => DeskKey::Up,
            KeyCode::Down => DeskKey::Down,
            KeyCode::Left => DeskKey::Left,
            KeyCode::Right => DeskKey::Right,
            KeyCode::Enter => DeskKey::Enter,
            KeyCode::Backspace => DeskKey::Backspace,
            KeyCode::Esc => DeskKey::Escape,
            KeyCode::Home => DeskKey::Home,
            KeyCode::End => DeskKey::End,
            KeyCode::F(number) => DeskKey::Function(number),
            KeyCode::Char(character) => DeskKey::Character(character.to_ascii_lowercase()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_the_window_is_the_same_in_the_terminal() {
        let pairs = [
            (Key::Up, KeyCode::Up),
            (Key::Down, KeyCode::Down),
            (Key::Left, KeyCode::Left),
            (Key::Right, KeyCode::Right),
            (Key::Enter, KeyCode::Enter),
            (Key::NumPadEnter, KeyCode::Enter),
            (Key::Backspace, KeyCode::Backspace),
            (Key::Escape, KeyCode::Esc),
            (Key::Home, KeyCode::Home),
            (Key::End, KeyCode::End),
            (Key::F1, KeyCode::F(1)),
            (Key::F11, KeyCode::F(11)),
            (Key::F12, KeyCode::F(12)),
            (Key::Space, KeyCode::Char(' ')),
            (Key::A, KeyCode::Char('A')),
            (Key::B, KeyCode::Char('b')),
            (Key::F, KeyCode::Char('f')),
            (Key::P, KeyCode::Char('P')),
            (Key::Q, KeyCode::Char('q')),
            (Key::S, KeyCode::Char('s')),
            (Key::X, KeyCode::Char('x')),
            (Key::Z, KeyCode::Char('Z')),
        ];
        for (window, terminal) in pairs {
            let typed = DeskKey::of_terminal(KeyEvent::new(terminal, KeyModifiers::NONE));
            assert!(typed.is_some() && DeskKey::of_window(window) == typed, "{window:?}");
        }
    }

    /// The README has the same tables.
    #[test]
    fn the_readme_lists_every_key() {
        let readme = include_str!("../../../README.md");
        for (keys, what) in GAME_KEYS.iter().chain(&REPLAY_KEYS) {
            assert!(readme.contains(&format!("| {keys} | {what} |")), "{keys}: {what}");
        }
    }
}
