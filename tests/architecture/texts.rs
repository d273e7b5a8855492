//! What a player reads is in words: those of a game, or those of the console. It is not scattered over the screens.

use crate::sources::{Source, production};

/// All that a player sees and presses.
const CONSOLE: &str = "engine/src/console/";
/// The screens of the games.
const GAMES: &str = "engine/src/console/games/";
/// Files of texts.
const WORDS: [&str; 2] = ["/words.rs", "/words/"];
/// The same for games alone: pages of the rules, and lessons.
const GAME_WORDS: [&str; 2] = ["/rules.rs", "/lesson.rs"];

/// Nobody reads these: the key of an option, the letters that the logo is drawn for, what Cargo calls the version.
const NO_TEXTS: [&str; 3] = ["manners", "PASDECK", "CARGO_PKG_VERSION"];

#[test]
fn what_a_player_reads_is_in_words() {
    assert_eq!(texts(&production()), [""; 0]);
}

fn texts(sources: &[Source]) -> Vec<String> {
    let screens = sources.iter().filter(|source| source.path.starts_with(CONSOLE) && !is_words(&source.path));
    screens.flat_map(|source| source.lines.iter().filter_map(|line| text(line, &source.path))).collect()
}

fn is_words(path: &str) -> bool {
    let has = |files: &[&str]| files.iter().any(|file| path.contains(file));
    has(&WORDS) || path.starts_with(GAMES) && has(&GAME_WORDS)
}

/// The first text for people in a line of code. What only developers read is none.
fn text(line: &str, path: &str) -> Option<String> {
    let code = line.split("// ").next().unwrap_or_default().trim_start();
    if ["//", "#[", "#![", "debug_assert", "assert!("].iter().any(|start| code.starts_with(start)) {
        return None;
    }
    let quoted = code.split('"').skip(1).step_by(2);
    quoted.filter(|text| is_text(text)).map(|text| format!("{path}: {text:?}")).next()
}

fn is_text(text: &str) -> bool {
    let is_file = text.ends_with(".txt");
    has_word(text) && !is_file && !NO_TEXTS.contains(&text)
}

/// Whether there are two letters side by side, apart from what is filled in.
fn has_word(text: &str) -> bool {
    let mut depth = 0;
    let mut before = ' ';
    text.chars().any(|letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        let word = depth == 0 && before.is_alphabetic() && letter.is_alphabetic();
        before = letter;
        word
    })
}

#[test]
fn a_text_on_a_screen_is_found_and_formats_are_none() {
    let found = |path: &str, text: &str| texts(&[Source::new(path.into(), text)]);
    for screen in ["games/toy/events.rs", "shell/rules.rs", "state.rs", "kit/curtain.rs"] {
        let screen = format!("{CONSOLE}{screen}");
        assert_eq!(
            found(&screen, "pen.title(&line!(\"{name} plays\"), \"\");"),
            [format!("{screen}: \"{{name}} plays\"")]
        );
        assert_eq!(found(&screen, "line!(\"{name}: {count:+}/{all}\"); // \"no text\""), [""; 0]);
    }
    for words in ["games/toy/words.rs", "games/toy/rules.rs", "words/pause.rs", "kit/words.rs"] {
        assert_eq!(found(&format!("{CONSOLE}{words}"), "const A: &str = \"some text\";"), [""; 0]);
    }
}
