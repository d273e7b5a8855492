//! Which module of the engine uses which: read from its paths, followed through re-exports to where an item is.

use std::collections::{BTreeMap, BTreeSet};

use crate::sources::{Source, sources};
use crate::tokens::Token;

/// A path from the root of the crate.
pub(crate) type Module = Vec<String>;

/// A path in a file, and where.
pub(crate) struct Mention {
    pub(crate) file: String,
    pub(crate) line: usize,
    /// The module that mentions it.
    pub(crate) from: Module,
    /// The module that has it.
    pub(crate) to: Module,
}

/// The modules of a crate and the names that each hands on or defines.
pub(crate) struct Crate {
    modules: BTreeSet<Module>,
    /// What a name in a module stands for, where it was brought there by `use`.
    imports: BTreeMap<(Module, String), Module>,
    /// Where each exported macro is defined.
    macros: BTreeMap<String, Module>,
    sources: Vec<Source>,
}

impl Crate {
    /// The engine, as it is on the disk.
    pub(crate) fn engine() -> Crate {
        let tested = |source: &Source| source.module().iter().any(|part| part == "tests");
        Crate::of(sources("engine/src").into_iter().filter(|source| !tested(source)).collect())
    }

    pub(crate) fn of(sources: Vec<Source>) -> Crate {
        let modules = sources.iter().map(Source::module).collect();
        let mut engine =
            Crate { modules, imports: BTreeMap::new(), macros: BTreeMap::new(), sources: Vec::new() };
        for source in &sources {
            let module = source.module();
            for pair in source.tokens.windows(5) {
                if pair[0].text == "macro_export" && pair[2].text == "macro_rules" {
                    engine.macros.insert(pair[4].text.clone(), module.clone());
                }
            }
            for import in paths(&source.tokens).into_iter().filter(|path| path.is_use) {
                if let Some(target) = engine.absolute(&module, &import.parts) {
                    engine.imports.insert((module.clone(), import.name), target);
                }
            }
        }
        engine.sources = sources;
        engine
    }

    pub(crate) fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The path from the root that a path in a module means, if it stays inside the crate.
    fn absolute(&self, module: &Module, parts: &[String]) -> Option<Module> {
        let mut at = match parts.first()?.as_str() {
            "crate" => Vec::new(),
            "self" | "super" => module.clone(),
            child => {
                let is_child = self.modules.contains(&[&module[..], &[child.to_string()]].concat());
                return is_child.then(|| [&module[..], parts].concat());
            }
        };
        for part in parts {
            match part.as_str() {
                "crate" | "self" => {}
                "super" => drop(at.pop()),
                _ => at.push(part.clone()),
            }
        }
        Some(at)
    }

    /// The module that has what an absolute path names, and the name if it is an item.
    pub(crate) fn home(&self, path: &Module) -> (Module, Option<String>) {
        let mut path = path.clone();
        // A re-export leads to another; none of them leads round in a circle.
        for _ in 0..8 {
            let depth =
                (0..=path.len()).rev().find(|&depth| self.modules.contains(&path[..depth])).unwrap_or(0);
            let (module, rest) = (path[..depth].to_vec(), &path[depth..]);
            let Some(name) = rest.first() else { return (module, None) };
            if let Some(defined) = self.macros.get(name).filter(|_| depth == 0) {
                return (defined.clone(), Some(name.clone()));
            }
            match self.imports.get(&(module.clone(), name.clone())) {
                Some(target) if *target != path => path = [&target[..], &rest[1..]].concat(),
                _ => return (module, Some(name.clone())),
            }
        }
        panic!("re-exports lead round in a circle at {}", path.join("::"));
    }

    /// The item that a path in a module stands for, as the path of where it is defined.
    pub(crate) fn item(&self, module: &Module, path: &[String]) -> String {
        let known = self.absolute(module, path).unwrap_or_else(|| [&module[..], path].concat());
        let (home, item) = self.home(&known);
        home.into_iter().chain(item).collect::<Vec<_>>().join("::")
    }

    /// Every path that a module mentions.
    pub(crate) fn mentions(&self) -> Vec<Mention> {
        let mut mentions = Vec::new();
        for source in &self.sources {
            let from = source.module();
            for path in paths(&source.tokens) {
                if let Some(target) = self.absolute(&from, &path.parts) {
                    let (to, _) = self.home(&target);
                    mentions.push(Mention {
                        file: source.path.clone(),
                        line: path.line,
                        from: from.clone(),
                        to,
                    });
                }
            }
        }
        mentions
    }
}

/// A path as it is written.
struct Path {
    parts: Vec<String>,
    /// Under which name it is known here.
    name: String,
    line: usize,
    is_use: bool,
}

/// All paths of more than one part; trees of `use` as one path for each leaf.
fn paths(tokens: &[Token]) -> Vec<Path> {
    let text = |at: usize| tokens.get(at).map_or("", |token| token.text.as_str());
    let (mut found, mut at) = (Vec::new(), 0);
    while at < tokens.len() {
        // `impl Trait + use<'a>` imports nothing.
        if text(at) == "use" && text(at + 1) != "<" {
            at = tree(tokens, at + 1, &[], &mut found);
        } else if starts_path(&text, at) {
            let (mut parts, line) = (vec![text(at).to_string()], tokens[at].line);
            while text(at + 1) == "::" && is_word(text(at + 2)) {
                parts.push(text(at + 2).into());
                at += 2;
            }
            let name = parts.last().cloned().unwrap_or_default();
            found.push(Path { parts, name, line, is_use: false });
        }
        at += 1;
    }
    found
}

/// Whether a path of several parts starts there; `pub(in path)` is none.
fn starts_path<'a>(text: &impl Fn(usize) -> &'a str, at: usize) -> bool {
    let before = |back: usize| at.checked_sub(back).map_or("", text);
    is_word(text(at)) && text(at + 1) == "::" && before(1) != "::" && before(1) != "in"
}

fn is_word(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
}

/// Reads one tree of `use` from there on; returns the place of the token behind it.
fn tree(tokens: &[Token], mut at: usize, prefix: &[String], found: &mut Vec<Path>) -> usize {
    let text = |at: usize| tokens.get(at).map_or(";", |token| token.text.as_str());
    let (mut parts, line) = (prefix.to_vec(), tokens.get(at).map_or(0, |token| token.line));
    loop {
        match text(at) {
            "::" => at += 1,
            "{" => {
                at += 1;
                while !matches!(text(at), "}" | ";") {
                    at = tree(tokens, at, &parts, found);
                    at += usize::from(text(at) == ",");
                }
                return at + 1;
            }
            "as" => {
                found.push(Path { parts, name: text(at + 1).into(), line, is_use: true });
                return at + 2;
            }
            "," | "}" | ";" => {
                let name = parts.last().cloned().unwrap_or_default();
                found.push(Path { parts, name, line, is_use: true });
                return at;
            }
            part => {
                if part != "self" || parts.is_empty() {
                    parts.push(part.into());
                }
                at += 1;
            }
        }
    }
}
