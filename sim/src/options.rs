//! The options of a game by name: on the command line and in logs.

use engine::games::{ChosenOptions, Game, GameOptions, OptionSpec, OptionValues};
use serde_json::{Map, Value};

use crate::exit::Failure;

/// The options as a log writes them.
pub(crate) fn to_json<G: Game>(options: G::Options) -> Value {
    let values = options.values();
    let entries = G::Options::SPECS.iter().zip(values.iter()).map(|(spec, &value)| {
        let value = match spec.values {
            OptionValues::Switch => Value::Bool(value != 0),
            OptionValues::Number { .. } => Value::from(value),
        };
        (spec.key.to_owned(), value)
    });
    Value::Object(entries.collect())
}

/// Reads the options of a set-up line.
pub(crate) fn from_json<G: Game>(object: &Map<String, Value>) -> Result<G::Options, Failure> {
    read::<G>(
        object.iter().map(|(key, value)| (format!("{key}={value}"), Some((key.as_str(), value.clone())))),
    )
}

/// Reads `key=value` words of the command line.
pub(crate) fn from_words<G: Game>(words: &[String]) -> Result<G::Options, Failure> {
    read::<G>(words.iter().map(|word| {
        let entry =
            word.split_once('=').and_then(|(key, text)| Some((key, serde_json::from_str(text).ok()?)));
        (word.clone(), entry)
    }))
}

/// The defaults, with these entries changed; each comes with the text to name in an error.
fn read<'a, G: Game>(
    entries: impl Iterator<Item = (String, Option<(&'a str, Value)>)>,
) -> Result<G::Options, Failure> {
    let specs = G::Options::SPECS;
    let mut chosen = ChosenOptions::defaults(specs);
    for (text, entry) in entries {
        let found = entry.and_then(|(key, value)| {
            let place = specs.iter().position(|spec| spec.key == key)?;
            Some((place, byte(&specs[place], &value)?))
        });
        let (place, value) = found.ok_or_else(|| no_such::<G>(&text))?;
        chosen.set(place, value);
    }
    G::Options::from_values(&chosen).ok_or_else(|| no_such::<G>("with that value"))
}

/// A JSON value as the value of an option. A number out of range is refused when the game is dealt, with a reason.
fn byte(spec: &OptionSpec, value: &Value) -> Option<u8> {
    match spec.values {
        OptionValues::Switch => value.as_bool().map(u8::from),
        OptionValues::Number { .. } => u8::try_from(value.as_u64()?).ok(),
    }
}

/// The message for an option that does not exist.
fn no_such<G: Game>(text: &str) -> Failure {
    let known: Vec<String> = G::Options::SPECS.iter().map(OptionSpec::to_string).collect();
    Failure::usage(match known.as_slice() {
        [] => format!("no option {text}: {} has no options", G::TITLE),
        _ => format!("no option {text}: {} has {}", G::TITLE, known.join(", ")),
    })
}

#[cfg(test)]
mod tests {
    use engine::games::Kind;

    use super::*;

    /// The usage error that some words lead to.
    fn refused<G: Game>(word: &str) -> String {
        match from_words::<G>(&[word.to_owned()]) {
            Err(Failure::Usage(message)) => message,
            _ => panic!("{word} is accepted"),
        }
    }

    #[test]
    fn options_on_the_command_line_read_like_those_in_a_log() {
        fn check<G: Game>() {
            let words: Vec<String> = G::Options::SPECS
                .iter()
                .map(|spec| {
                    format!(
                        "{}={}",
                        spec.key,
                        match spec.values {
                            OptionValues::Switch => "true".to_owned(),
                            OptionValues::Number { most, .. } => most.to_string(),
                        }
                    )
                })
                .collect();
            let options = from_words::<G>(&words).unwrap();
            let Value::Object(object) = to_json::<G>(options) else { unreachable!() };
            assert_eq!(from_json::<G>(&object).unwrap(), options);
            assert_eq!(G::Options::unpack(options.pack()), Some(options));
        }
        for kind in Kind::ALL {
            engine::for_kind!(kind, G => check::<G>());
        }
    }

    #[test]
    fn an_unknown_option_names_those_that_exist() {
        for kind in Kind::ALL {
            let (message, known) =
                engine::for_kind!(kind, G => (refused::<G>("fast=true"), <G as Game>::Options::SPECS));
            assert!(message.starts_with("no option fast=true: "), "{message}");
            assert!(known.iter().all(|spec| message.contains(spec.key)), "{message}");
        }
    }
}
