//! What the handheld remembers when it is switched off: settings, guests, options, records.
//!
//! A *guest* is whoever has a seat: a person or a bot, with a name. `docs/save-format.md` describes the bytes.

pub mod backup;
mod badges;
mod battery;
mod deal;
mod game_options;
mod game_result;
mod guest;
mod learning;
mod pack;
mod party;
mod person;
mod profile;
mod records;
mod settings;
mod short_names;
mod step;

pub use super::words::names::NAMES;
pub(crate) use badges::MOST_OF_A_GAME;
pub use badges::{Badge, BadgeId, Badges, CommonBadge};
pub use battery::Battery;
pub use deal::Deal;
pub use game_options::AllOptions;
pub use game_result::GameResult;
pub(crate) use game_result::KeptGame;
pub use guest::{Guest, Name, RobotLevel, Who};
pub use learning::Learning;
pub use pack::Unreadable;
pub(crate) use party::Party;
pub use person::Person;
pub use profile::Profile;
pub use records::{GameRecord, Records};
pub use settings::{BotSpeed, Setting, Settings};
pub use short_names::{all_different, free_name, short_names};
use step::step;
