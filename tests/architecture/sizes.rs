//! Files are short.

use crate::sources::{Source, production};

/// A production file has so many lines at most, without its tests.
const MOST_LINES: usize = 300;

#[test]
fn no_production_file_has_more_than_300_lines() {
    assert_eq!(long(&production()), [""; 0]);
}

fn long(sources: &[Source]) -> Vec<String> {
    let long = sources.iter().filter(|source| source.lines.len() > MOST_LINES);
    long.map(|source| format!("{} has {} lines", source.path, source.lines.len())).collect()
}

#[test]
fn a_file_is_too_long_with_one_line_more_and_tests_do_not_count() {
    let source = |text: &str| [Source::new("engine/src/a.rs".into(), text)];
    assert_eq!(long(&source(&"fn a() {}\n".repeat(301))), ["engine/src/a.rs has 301 lines"]);
    let tests = format!("#[cfg(test)]\nmod tests {{\n{}}}\n", "fn b() {}\n".repeat(50));
    assert_eq!(long(&source(&("fn a() {}\n".repeat(300) + &tests))), [""; 0]);
}
