//! What the papers cite is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::sources::{PRODUCTION, sources};

#[test]
fn every_test_that_a_ruling_cites_exists() {
    let rulings = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rulings.md");
    let rulings = fs::read_to_string(rulings).expect("there are rulings");
    let sources = PRODUCTION.into_iter().chain(["tests", "sim/tests"]).flat_map(sources);
    let words: BTreeSet<String> = sources
        .flat_map(|source| source.tokens)
        .map(|token| token.text)
        .filter(|word| is_sentence(word))
        .collect();
    let cited: Vec<&str> = rulings.split('`').filter(|text| is_sentence(text)).collect();
    assert!(cited.len() > 50, "only {} tests are cited", cited.len());
    let missing: Vec<&&str> = cited.iter().filter(|name| !words.contains(**name)).collect();
    assert_eq!(missing, [&""; 0]);
}

/// Whether it is the name of a test: a sentence of four words or more.
fn is_sentence(text: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    text.chars().all(plain) && text.matches('_').count() >= 3
}
