//! A type lives in few files.

use std::collections::{BTreeMap, BTreeSet};

use crate::graph::Crate;
use crate::sources::Source;
use crate::tokens::Token;

/// What a type can do may be written down in so many files.
const MOST_FILES: usize = 3;

#[test]
fn what_a_type_can_do_is_written_in_three_files_at_most() {
    assert_eq!(scattered(&Crate::engine()), [""; 0]);
}

/// The types with own functions in too many files.
fn scattered(engine: &Crate) -> Vec<String> {
    let mut files: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for source in engine.sources() {
        for name in implemented(source) {
            files.entry(engine.item(&source.module(), &name)).or_default().insert(&source.path);
        }
    }
    files.retain(|_, files| files.len() > MOST_FILES);
    files.into_iter().map(|(name, files)| format!("{name}: {}", Vec::from_iter(files).join(", "))).collect()
}

/// The types that a file has own functions of, by their paths: every `impl` without `for`.
fn implemented(source: &Source) -> Vec<Vec<String>> {
    let starts = source.tokens.iter().enumerate().filter(|(_, token)| token.text == "impl");
    starts.filter_map(|(at, _)| own_type(&source.tokens[at + 1..])).collect()
}

/// The type of an `impl` that is of no trait, from the token behind `impl` on.
fn own_type(tokens: &[Token]) -> Option<Vec<String>> {
    let (mut depth, mut path, mut before) = (0, Vec::new(), "");
    for token in tokens {
        match token.text.as_str() {
            "<" => depth += 1,
            ">" if before != "-" => depth -= 1,
            "for" if depth == 0 => return None,
            // `impl Trait` as the type of something.
            ")" | "," | ";" | "=" | "+" | "." if depth == 0 => return None,
            "{" | "where" if depth == 0 => return Some(path),
            text if depth == 0 && text.starts_with(char::is_alphabetic) => {
                if before != "::" {
                    path.clear();
                }
                path.push(text.to_string());
            }
            _ => {}
        }
        before = &token.text;
    }
    None
}

#[test]
fn a_type_in_many_files_is_found_by_its_own_name_in_each() {
    let files = ["one", "two", "three", "four"].map(|name| {
        let text = "use super::Wide; impl<T: Into<u8>> Wide<T> where T: Copy {} impl crate::Far {} impl Narrow {} \
                    impl Clone for Other {} fn f(_: impl Fn(u8) -> Other) -> impl Copy {} struct Narrow;";
        Source::new(format!("engine/src/{name}.rs"), text)
    });
    let root = Source::new("engine/src/lib.rs".into(), "mod one; pub struct Wide<T>(T); pub struct Far;");
    let found = scattered(&Crate::of(files.into_iter().chain([root]).collect()));
    let paths = ["four", "one", "three", "two"].map(|name| format!("engine/src/{name}.rs"));
    assert_eq!(found, ["Far", "Wide"].map(|name| format!("{name}: {}", paths.join(", "))));
}
