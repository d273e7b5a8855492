//! Logs that were written when a game had other rules: they are told from wrong ones.

use engine::games::Game;
use serde_json::Value;

use crate::exit::Failure;
use crate::log::dealt;

/// How the cards of a log's set-up differ from those of the game. A log with other cards was written by other rules.
pub(crate) fn other_cards<G: Game>(zones: &Value, game: &G) -> Result<Option<String>, Failure> {
    let (found, wanted) = (texts(zones), texts(&dealt(game)?.into()));
    let times = |cards: &[String], card: &String| match cards.iter().filter(|&other| other == card).count() {
        1 => "once".into(),
        count => format!("{count} times"),
    };
    let mut differences = found
        .iter()
        .chain(&wanted)
        .map(|card| (card, times(&found, card), times(&wanted, card)))
        .filter(|(_, found, wanted)| found != wanted);
    let title = G::KIND.title();
    Ok(differences.next().map(|(card, found, wanted)| {
        format!(
            "this log was written by other rules of {title} and cannot be played again: \
             it has the card {card} {found}, but {title} now has it {wanted}"
        )
    }))
}

/// All texts in a value: the cards of some zones.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(values) => values.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        _ => vec![],
    }
}

/// What else may be wrong with the moves of a file. It does not tell by which rules it was written.
pub(crate) fn doubt<G: Game>(options: &G::Options) -> String {
    match G::rules_version(options) {
        0 => String::new(),
        _ => format!("; or the file was written by other rules of {}, which have changed", G::KIND.title()),
    }
}
