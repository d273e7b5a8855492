//! The source files of the project.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tokens::{Token, tokens, without_tests};

/// A source file.
pub(crate) struct Source {
    /// From the root of the project, with `/` between folders.
    pub(crate) path: String,
    /// Its lines, comments included, without modules of tests.
    pub(crate) lines: Vec<String>,
    /// Its tokens, without those either.
    pub(crate) tokens: Vec<Token>,
}

/// What the product is made of.
pub(crate) const PRODUCTION: [&str; 4] = ["engine/src", "sim/src", "firmware/src", "web/src"];

/// Every production source; files and folders of tests are none.
pub(crate) fn production() -> Vec<Source> {
    let is_test = |source: &Source| source.path.split('/').any(|part| part == "tests" || part == "tests.rs");
    PRODUCTION.into_iter().flat_map(sources).filter(|source| !is_test(source)).collect()
}

/// Every source below a folder, in order.
pub(crate) fn sources(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut paths = Vec::new();
    collect(&root.join(folder), &mut paths);
    paths.sort();
    assert!(!paths.is_empty(), "there are no sources in {folder}");
    let named = |path: PathBuf| {
        let parts = path.strip_prefix(&root).unwrap().iter().map(|part| part.to_str().unwrap());
        (parts.collect::<Vec<_>>().join("/"), fs::read_to_string(&path).unwrap())
    };
    paths.into_iter().map(named).map(|(path, text)| Source::new(path, &text)).collect()
}

impl Source {
    pub(crate) fn new(path: String, text: &str) -> Source {
        let (tokens, tests) = without_tests(tokens(text));
        let is_test = |number: usize| tests.iter().any(|lines| lines.contains(&number));
        let lines = (1..).zip(text.lines()).filter(|(number, _)| !is_test(*number));
        Source { path, lines: lines.map(|(_, line)| line.into()).collect(), tokens }
    }

    /// The module of a file of the engine, from the root of the crate.
    pub(crate) fn module(&self) -> Vec<String> {
        let inside = self.path.split_once("src/").map_or("", |(_, inside)| inside);
        let mut parts: Vec<String> = inside.trim_end_matches(".rs").split('/').map(String::from).collect();
        if parts.last().is_some_and(|last| last == "mod" || last == "lib") {
            parts.pop();
        }
        parts
    }
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("target") && !path.ends_with("node_modules") {
            collect(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}
