//! What the handheld remembers when it is switched off: settings, guests, options, records.

mod choices;
mod deal;
mod guest;
mod house_rules;
mod pack;
mod party;
mod profile;
mod records;
mod settings;
mod short_names;

pub use choices::{Choice, Choices};
pub use deal::Deal;
pub use guest::{Guest, Level, Name, Who};
pub use house_rules::{HouseRule, HouseRules};
pub use pack::Unreadable;
pub(crate) use party::Party;
pub use profile::Profile;
pub use records::{GameRecord, Records, Wins};
pub use settings::{BotSpeed, Setting, Settings};
pub use short_names::{all_different, free_name, short_names};
