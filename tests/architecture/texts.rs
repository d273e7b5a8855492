//! What a player reads is in the words of a game, not scattered over its screens.

use crate::sources::{Source, production};

/// Where the screens of the games are.
const SCREENS: &str = "engine/src/console/games/";
/// Files of texts: words, what buttons do, pages of the rules, lessons.
const TEXTS: [&str; 5] = ["/words.rs", "/words/", "/verbs.rs", "/rules.rs", "/lesson.rs"];

#[test]
fn screens_take_their_texts_from_the_words_of_their_game() {
    assert_eq!(texts(&production()), [""; 0]);
}

fn texts(sources: &[Source]) -> Vec<String> {
    let screens = sources.iter().filter(|source| {
        source.path.starts_with(SCREENS) && !TEXTS.iter().any(|texts| source.path.contains(texts))
    });
    screens.flat_map(|source| source.lines.iter().filter_map(|line| text(line, &source.path))).collect()
}

/// The first text for people in a line of code. What only developers read is none.
fn text(line: &str, path: &str) -> Option<String> {
    let code = line.split("// ").next().unwrap_or_default().trim_start();
    if ["//", "#[", "#![", "debug_assert"].iter().any(|start| code.starts_with(start)) {
        return None;
    }
    let quoted = code.split('"').skip(1).step_by(2);
    quoted.filter(|text| has_word(text)).map(|text| format!("{path}: {text:?}")).next()
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
    let screen = "engine/src/console/games/toy/events.rs";
    assert_eq!(
        found(screen, "pen.title(&line!(\"{name} plays\"), \"\");"),
        [format!("{screen}: \"{{name}} plays\"")]
    );
    assert_eq!(found(screen, "line!(\"{name}: {count:+}/{all}\"); // \"no text\""), [""; 0]);
    assert_eq!(found("engine/src/console/games/toy/words.rs", "const A: &str = \"some text\";"), [""; 0]);
}
