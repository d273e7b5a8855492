//! The lines of a script.

use engine::cards::{Seed, SeedError};
use engine::console::Button;

/// How long a tap takes.
pub(super) const TAP: u32 = 40;
/// A line takes a day at most: more is a slip, and would take this program too long.
const MOST_TIME: u32 = 86_400_000;

/// A line of a script.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum ScriptCommand {
    Film,
    Seed(Seed),
    Press(Vec<Button>),
    /// Taps of a hurried player, so many milliseconds apart.
    Tap(u32, Vec<Button>),
    Hold(Button, u32),
    Wait(u32),
    Restart,
    Shot(String),
}

/// The commands of a script, each with the number of its line.
pub(super) fn parse(text: &str) -> Result<Vec<(usize, ScriptCommand)>, String> {
    let mut commands = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let command = command(line).map_err(|what| format!("line {number}: {what}"))?;
        // They are about the whole script, so nothing may have happened before.
        let early = commands
            .iter()
            .all(|(_, command)| matches!(command, ScriptCommand::Film | ScriptCommand::Seed(_)));
        if matches!(command, ScriptCommand::Film | ScriptCommand::Seed(_)) && !early {
            return Err(format!("line {number}: \"{line}\" must come before all other commands"));
        }
        commands.push((number, command));
    }
    Ok(commands)
}

fn command(line: &str) -> Result<ScriptCommand, String> {
    let mut words = line.split_whitespace();
    let name = words.next().unwrap_or_default();
    let words: Vec<&str> = words.collect();
    let time = |word: &str| match word.parse::<u32>() {
        Ok(time) if time <= MOST_TIME => Ok(time),
        Ok(_) => Err(format!("{word} ms is too long; the limit is a day, {MOST_TIME} ms")),
        Err(_) => Err(format!("{word} is not a number of milliseconds")),
    };
    match (name, words.as_slice()) {
        ("film", []) => Ok(ScriptCommand::Film),
        ("seed", [seed]) => seed.parse().map(ScriptCommand::Seed).map_err(|e: SeedError| e.to_string()),
        ("press", words) if !words.is_empty() => buttons(words).map(ScriptCommand::Press),
        ("tap", [apart, words @ ..]) if !words.is_empty() => match time(apart)? {
            apart if apart > TAP => Ok(ScriptCommand::Tap(apart, buttons(words)?)),
            _ => Err(format!("taps must be more than {TAP} ms apart, because a tap lasts that long")),
        },
        ("hold", [word, length]) => Ok(ScriptCommand::Hold(button(word)?, time(length)?)),
        ("wait", [length]) => time(length).map(ScriptCommand::Wait),
        ("restart", []) => Ok(ScriptCommand::Restart),
        ("shot", [name]) => Ok(ScriptCommand::Shot((*name).into())),
        _ => Err(format!(
            "\"{line}\" is not a command; the commands are film, seed S, press BUTTONS, tap MS BUTTONS, hold \
             BUTTON MS, wait MS, restart, shot NAME"
        )),
    }
}

fn buttons(words: &[&str]) -> Result<Vec<Button>, String> {
    words.iter().map(|word| button(word)).collect()
}

fn button(word: &str) -> Result<Button, String> {
    let named = Button::ALL.into_iter().find(|&button| letter(button) == word);
    named.ok_or_else(|| format!("{word} is not a button; the buttons are U D L R A B"))
}

/// How a script writes a button.
pub(crate) const fn letter(button: Button) -> &'static str {
    match button {
        Button::Up => "U",
        Button::Down => "D",
        Button::Left => "L",
        Button::Right => "R",
        Button::A => "A",
        Button::B => "B",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_reads_its_commands() {
        let text = "film\nseed 2a # known\n\npress A U\ntap 80 A B\nhold B 700\nwait 5\nrestart\nshot end\n";
        assert_eq!(
            parse(text).unwrap(),
            [
                (1, ScriptCommand::Film),
                (2, ScriptCommand::Seed(Seed(42))),
                (4, ScriptCommand::Press(vec![Button::A, Button::Up])),
                (5, ScriptCommand::Tap(80, vec![Button::A, Button::B])),
                (6, ScriptCommand::Hold(Button::B, 700)),
                (7, ScriptCommand::Wait(5)),
                (8, ScriptCommand::Restart),
                (9, ScriptCommand::Shot("end".into())),
            ]
        );
    }

    #[test]
    fn a_wrong_line_is_named() {
        assert_eq!(
            parse("wait 5\npress Q").unwrap_err(),
            "line 2: Q is not a button; the buttons are U D L R A B"
        );
        assert_eq!(
            parse("wait 5\n\nseed 1").unwrap_err(),
            "line 3: \"seed 1\" must come before all other commands"
        );
        assert_eq!(
            parse("wait 4294967295").unwrap_err(),
            "line 1: 4294967295 ms is too long; the limit is a day, 86400000 ms"
        );
        assert_eq!(
            parse("hold A 4294967296").unwrap_err(),
            "line 1: 4294967296 is not a number of milliseconds"
        );
        assert_eq!(
            parse("tap 40 A").unwrap_err(),
            "line 1: taps must be more than 40 ms apart, because a tap lasts that long"
        );
        assert!(parse("jump").unwrap_err().starts_with("line 1: \"jump\" is not a command"));
    }
}
