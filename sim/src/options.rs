//! The options of each game by name: on the command line and in logs.

use engine::games::Game;
use engine::games::bango::Bango;
use engine::games::burst::{self, Burst};
use engine::games::combo::{self, Combo};
use engine::games::no_idea::NoIdea;
use serde_json::{Map, Value, json};

use crate::exit::Failure;

/// A game whose options have names.
pub(crate) trait NamedOptions: Game {
    /// The options as a log writes them.
    fn to_json(options: Self::Options) -> Value;

    /// Sets one option from its JSON value; `None` if there is no such option or value.
    fn set(options: &mut Self::Options, name: &str, value: &Value) -> Option<()>;

    /// Reads the options of a set-up line.
    fn from_json(object: &Map<String, Value>) -> Result<Self::Options, Failure> {
        let mut options = Self::Options::default();
        for (name, value) in object {
            Self::set(&mut options, name, value).ok_or_else(|| Self::no_such(&format!("{name}={value}")))?;
        }
        Ok(options)
    }

    /// Reads `name=value` words of the command line.
    fn from_words(words: &[String]) -> Result<Self::Options, Failure> {
        let mut options = Self::Options::default();
        for word in words {
            let set = word.split_once('=').and_then(|(name, value)| {
                let value: Value = serde_json::from_str(value).ok()?;
                Self::set(&mut options, name, &value)
            });
            set.ok_or_else(|| Self::no_such(word))?;
        }
        Ok(options)
    }

    /// The message for an option that does not exist.
    fn no_such(word: &str) -> Failure {
        let title = Self::KIND.title();
        let Value::Object(known) = Self::to_json(Self::Options::default()) else {
            return Failure::usage(format!("{title} has no option {word}"));
        };
        let allowed = |(name, value): (&String, &Value)| match value {
            Value::Bool(_) => format!("{name}=true or {name}=false"),
            _ => format!("{name}=NUMBER"),
        };
        let known: Vec<String> = known.iter().map(allowed).collect();
        Failure::usage(if known.is_empty() {
            format!("no option {word}: {title} has no options")
        } else {
            format!("no option {word}: {title} has {}", known.join(", "))
        })
    }
}

/// Games without options.
macro_rules! no_options {
    ($game:ty) => {
        impl NamedOptions for $game {
            fn to_json((): ()) -> Value {
                json!({})
            }

            fn set((): &mut (), _: &str, _: &Value) -> Option<()> {
                None
            }
        }
    };
}

no_options!(Bango);
no_options!(NoIdea);

impl NamedOptions for Burst {
    fn to_json(options: burst::Options) -> Value {
        json!({ "aggressive": options.aggressive })
    }

    fn set(options: &mut burst::Options, name: &str, value: &Value) -> Option<()> {
        match name {
            "aggressive" => options.aggressive = value.as_bool()?,
            _ => return None,
        }
        Some(())
    }
}

impl NamedOptions for Combo {
    fn to_json(options: combo::Options) -> Value {
        json!({
            "manners": options.manners,
            "hidden": options.hidden,
            "sacrifice": options.sacrifice,
            "second_chance": options.second_chance,
            "tokens": options.tokens,
        })
    }

    fn set(options: &mut combo::Options, name: &str, value: &Value) -> Option<()> {
        match name {
            "manners" => options.manners = value.as_bool()?,
            "hidden" => options.hidden = value.as_bool()?,
            "sacrifice" => options.sacrifice = value.as_bool()?,
            "second_chance" => options.second_chance = value.as_bool()?,
            "tokens" => options.tokens = u8::try_from(value.as_u64()?).ok()?,
            _ => return None,
        }
        Some(())
    }
}

/// Calls a generic function for the game of a kind.
macro_rules! for_kind {
    ($kind:expr, $function:ident($($argument:expr),*)) => {
        match $kind {
            engine::games::Kind::Bango => $function::<engine::games::bango::Bango>($($argument),*),
            engine::games::Kind::NoIdea => $function::<engine::games::no_idea::NoIdea>($($argument),*),
            engine::games::Kind::Burst => $function::<engine::games::burst::Burst>($($argument),*),
            engine::games::Kind::Combo => $function::<engine::games::combo::Combo>($($argument),*),
        }
    };
}
pub(crate) use for_kind;

#[cfg(test)]
mod tests {
    use engine::games::GameOptions;

    use super::*;

    #[test]
    fn options_on_the_command_line_read_like_those_in_a_log() {
        let words = ["manners=true", "tokens=6"].map(String::from);
        let options = Combo::from_words(&words).unwrap();
        let Value::Object(object) = Combo::to_json(options) else { unreachable!() };
        assert_eq!(Combo::from_json(&object).unwrap(), options);
        assert_eq!(combo::Options::unpack(options.pack()), Some(options));
    }

    #[test]
    fn an_unknown_option_names_those_that_exist() {
        let Err(Failure::Usage(message)) = Burst::from_words(&["fast=true".into()]) else { unreachable!() };
        assert_eq!(message, "no option fast=true: Burst has aggressive=true or aggressive=false");
        let Err(Failure::Usage(message)) = Bango::from_words(&["fast=true".into()]) else { unreachable!() };
        assert_eq!(message, "no option fast=true: Bango has no options");
    }
}
