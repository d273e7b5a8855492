//! What the papers cite is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

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

/// What tests leave behind when they fail.
const MADE_LATER: &str = "tests/emulator/out";
/// Folders whose files papers may name.
const FOLDERS: [&str; 6] = ["engine/", "sim/", "firmware/", "web/", "tests/", "docs/"];

#[test]
fn every_file_that_a_paper_links_to_or_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut seen, mut missing) = (0, Vec::new());
    for paper in papers(&root) {
        let text = fs::read_to_string(&paper).expect("a paper can be read");
        let links = links(&text).map(|link| paper.with_file_name("").join(link));
        for file in links.chain(named(&text).map(|name| root.join(name))) {
            seen += 1;
            if !file.exists() {
                missing.push(format!("{}: {}", paper.display(), file.display()));
            }
        }
    }
    assert!(seen > 100, "only {seen} files are named");
    assert_eq!(missing, [""; 0]);
}

/// The papers in the root and those of the folders that have some.
fn papers(root: &Path) -> Vec<PathBuf> {
    let folders =
        ["", "docs", "web", "tests/scenarios", "tests/soak", "tests/fuzz", "tests/emulator/translator"];
    let files =
        folders.iter().flat_map(|folder| fs::read_dir(root.join(folder)).into_iter().flatten().flatten());
    let files = files.map(|file| file.path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

/// The files that a paper links to, from its own place.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files =
        targets.filter(|target| !target.contains("://")).filter_map(|target| target.split('#').next());
    files.filter(|file| !file.is_empty())
}

/// The files of the project that stand in a paper as code. `GAME` stands for any game.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2).filter(|code| {
        let is_path = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
        FOLDERS.iter().any(|folder| code.starts_with(folder))
            && code.chars().all(is_path)
            && !code.contains("GAME")
            && *code != MADE_LATER
    })
}

#[test]
fn links_and_names_of_files_are_found() {
    let text = "See [a](docs/a.md#part) and [b](https://b.c) or `engine/src/x.rs` (`x`, [below](#part)).";
    assert_eq!(links(text).collect::<Vec<_>>(), ["docs/a.md"]);
    assert_eq!(named(text).collect::<Vec<_>>(), ["engine/src/x.rs"]);
}

/// Whether it is the name of a test: a sentence of four words or more.
fn is_sentence(text: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    text.chars().all(plain) && text.matches('_').count() >= 3
}
