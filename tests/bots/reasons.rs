//! What a bot says for a move is true: each game checks the claims against the figures of its search and the public state.

use std::collections::BTreeMap;

/// How often each kind of reason was given.
#[derive(Default)]
pub(crate) struct Given(BTreeMap<String, u32>);

impl Given {
    pub(crate) fn note(&mut self, reason: &impl std::fmt::Debug) {
        let text = format!("{reason:?}");
        let name = text.split([' ', '(']).next().expect("it has a name");
        *self.0.entry(name.to_string()).or_default() += 1;
    }

    pub(crate) fn has(&self, names: &[&str]) {
        println!("{:?}", self.0);
        for name in names {
            assert!(self.0.contains_key(*name), "{name} was never given: {:?}", self.0);
        }
    }
}

pub(crate) fn percent(part: u32, whole: u32) -> u32 {
    (part * 100 + whole / 2) / whole
}

/// The number before the percent sign, if a text has one.
pub(crate) fn percentage(text: &str) -> Option<u32> {
    let (before, _) = text.split_once('%')?;
    before.rsplit(' ').next()?.parse().ok()
}
