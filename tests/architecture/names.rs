//! A game is named in its own folders, and hardly anywhere else.

use engine::games::Kind;

use crate::sources::{Source, production, sources};

/// Outside its folders a game may be named in so many production files: three lists of modules and the registry.
const MOST_PRODUCTION: usize = 4;
/// And in so many of the tests, where there are a few more lists of modules.
const MOST_TESTS: usize = 6;

#[test]
fn a_game_is_named_in_few_production_files_outside_its_folders() {
    assert_eq!(known_too_well(&production(), MOST_PRODUCTION), [""; 0]);
}

#[test]
fn a_game_is_named_in_few_tests_outside_its_folders() {
    assert_eq!(known_too_well(&sources("tests"), MOST_TESTS), [""; 0]);
}

/// The games that are named in too many files, with these.
fn known_too_well(sources: &[Source], most: usize) -> Vec<String> {
    let files = |kind: Kind| {
        let files = sources.iter().filter(|source| !is_own(source, kind) && names(source, kind));
        (kind, files.map(|source| source.path.as_str()).collect::<Vec<_>>())
    };
    let games = Kind::ALL.into_iter().map(files).filter(|(_, files)| files.len() > most);
    games.map(|(kind, files)| format!("{kind} in {} files: {}", files.len(), files.join(", "))).collect()
}

/// Whether a file, or a folder that it lies in, is named after the game.
fn is_own(source: &Source, kind: Kind) -> bool {
    source.path.split('/').any(|part| part.trim_end_matches(".rs") == kind.name())
}

/// Whether a file names the game as its module or as its type, comments included.
fn names(source: &Source, kind: Kind) -> bool {
    let type_name = kind.title().replace(' ', "");
    let words = |line: &String| {
        let mut words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        words.any(|word| word == kind.name() || word == type_name)
    };
    source.lines.iter().any(words)
}

#[test]
fn a_name_counts_as_a_whole_word_and_outside_its_own_folders_only() {
    let kind = Kind::ALL[0];
    let (name, title) = (kind.name(), kind.title().replace(' ', ""));
    let source = |path: String, text: String| Source::new(path, &text);
    let sources = [
        source(format!("engine/src/games/{name}/mod.rs"), format!("struct {title};")),
        source(format!("tests/rulebook/{name}.rs"), format!("use {name};")),
        source("engine/src/a.rs".into(), format!("fn un{name}() {{}} struct {title}s;")),
        source("engine/src/b.rs".into(), format!("// As in {title}.")),
        source("engine/src/c.rs".into(), format!("use crate::games::{name}::Card;")),
    ];
    assert_eq!(known_too_well(&sources, 2), [""; 0]);
    assert_eq!(known_too_well(&sources, 1), [format!("{name} in 2 files: engine/src/b.rs, engine/src/c.rs")]);
}
