//! How often things happen in games, by their names in the rules.

use std::collections::{BTreeMap, BTreeSet};

use engine::games::{Game, Moment, Observer};

/// Counts of what everybody sees. An event is counted by its name, and once more with each word that is told of it: a round
/// that nobody wins is also a `RoundEnded None`.
#[derive(Clone, Default)]
pub(crate) struct Happened(BTreeMap<String, u64>);

impl Happened {
    /// The names of an event, from its text for programmers: its own, and one more with each word that stands behind a
    /// colon in it.
    fn names(text: &str) -> BTreeSet<String> {
        let word = |text: &str| text.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
        let name = word(text);
        let told = text.split(": ").skip(1).map(word);
        let words = told.filter(|word| word.starts_with(|first: char| first.is_ascii_uppercase()));
        words.map(|word| format!("{name} {word}")).chain([name.clone()]).collect()
    }

    /// Adds what happened in other games.
    pub(crate) fn add(&mut self, other: &Happened) {
        for (name, count) in &other.0 {
            *self.0.entry(name.clone()).or_default() += count;
        }
    }

    /// How often in a game on average.
    pub(crate) fn in_a_game(&self, games: u64) -> BTreeMap<String, f64> {
        let mean = |(name, count): (&String, &u64)| (name.clone(), *count as f64 / games.max(1) as f64);
        self.0.iter().map(mean).collect()
    }
}

impl<G: Game> Observer<G> for Happened {
    fn event(&mut self, event: G::Event, _: Moment<'_, G>) {
        for name in Happened::names(&format!("{event:?}")) {
            *self.0.entry(name).or_default() += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        Happened::names(text).into_iter().collect()
    }

    #[test]
    fn an_event_has_its_name_and_says_if_it_was_nobody() {
        assert_eq!(names("Exploded { new: Card(17), old: Card(3) }"), ["Exploded", "Exploded Card"]);
        assert_eq!(names("RoundEnded { winner: None }"), ["RoundEnded", "RoundEnded None"]);
        assert_eq!(names("RoundEnded { winner: Some(One) }"), ["RoundEnded", "RoundEnded Some"]);
        assert_eq!(names("Over"), ["Over"]);
    }

    #[test]
    fn what_is_told_besides_is_counted_once_for_each_event() {
        let text = "Placed { seat: Two, cards: 3, tops: [Top { why: Tied }, Top { why: Tied }] }";
        assert_eq!(names(text), ["Placed", "Placed Tied", "Placed Two"]);
    }
}
