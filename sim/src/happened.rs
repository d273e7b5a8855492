//! How often things happen in games, by their names in the rules.

use std::collections::BTreeMap;

use engine::games::{Game, Moment, Observer};

/// Counts of what everybody sees. An event is counted by its name, with `none` where something of it is nobody or nothing:
/// so a round that nobody wins is counted apart.
#[derive(Clone, Default)]
pub(crate) struct Happened(BTreeMap<String, u64>);

impl Happened {
    /// The name of an event, from its text for programmers.
    fn name(text: &str) -> String {
        let name: String = text.chars().take_while(char::is_ascii_alphanumeric).collect();
        if text.contains(": None") || text.contains(": Nobody") { format!("{name} none") } else { name }
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
        *self.0.entry(Happened::name(&format!("{event:?}"))).or_default() += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_has_the_name_of_the_rules_and_says_if_it_was_nobody() {
        assert_eq!(Happened::name("Exploded { card: R1, with: B1 }"), "Exploded");
        assert_eq!(Happened::name("RoundEnded { winner: None }"), "RoundEnded none");
        assert_eq!(Happened::name("RoundEnded { winner: Some(One) }"), "RoundEnded");
        assert_eq!(
            Happened::name("Judged { round: 1, verdict: Verdict { outcome: Nobody } }"),
            "Judged none"
        );
        assert_eq!(Happened::name("Over"), "Over");
    }
}
