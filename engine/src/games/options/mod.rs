//! The options of a game: each is defined once, and everything else about it follows.
//!
//! From an [`OptionSpec`] follow the bits in a record, the words in a log and on the command line, the row in the
//! set-up menu with its line of help, and the errors. Menus, saves and logs serve every game alike: they know the
//! values as [`ChosenOptions`], the rules know them as the fields of a struct.

mod chosen;
mod spec;

use core::fmt;

use super::{Players, SetupError};

pub use chosen::ChosenOptions;
pub use spec::{OptionSpec, OptionValues};

/// The options and variants of a game; the default is the game as it is played without any.
///
/// Defined by `game_options!`, which keeps the fields and their [`OptionSpec`]s together.
pub trait GameOptions: Copy + Eq + Default + fmt::Debug + Send + Sync + 'static {
    /// All options, in the order of the menu.
    const SPECS: &'static [OptionSpec];

    /// The values of all options, in the same order.
    fn values(self) -> ChosenOptions;

    /// The options with these values, if each is in range.
    fn from_values(values: &ChosenOptions) -> Option<Self>;

    /// The options as two bytes, for the record.
    fn pack(self) -> u16 {
        let () = Self::FIT;
        self.values().pack(Self::SPECS)
    }

    /// The options from two bytes, if these mean any.
    fn unpack(bits: u16) -> Option<Self> {
        Self::from_values(&ChosenOptions::unpack(Self::SPECS, bits)?)
    }

    /// Checked when the program is built: so many fit into two bytes.
    const FIT: () = {
        let (mut rest, mut numbers) = (Self::SPECS, 0);
        while let [spec, after @ ..] = rest {
            numbers += matches!(spec.values, OptionValues::Number { .. }) as usize;
            rest = after;
        }
        assert!(Self::SPECS.len() <= ChosenOptions::MOST && numbers <= 1);
    };

    /// Whether so many can play with these options.
    ///
    /// # Errors
    /// Says which option is out of range, or not for this number of players.
    fn check(self, players: Players) -> Result<(), SetupError> {
        for (spec, &value) in Self::SPECS.iter().zip(self.values().iter()) {
            if !spec.range().contains(&value) {
                return Err(SetupError::OptionRange { spec });
            }
            if value != *spec.range().start() && !spec.suits(players) {
                return Err(SetupError::OptionPlayers { spec });
            }
        }
        Ok(())
    }
}

/// A field of a game's options, as the byte that menus and saves know.
pub(crate) trait OptionField: Sized {
    fn to_byte(self) -> u8;
    fn from_byte(byte: u8) -> Option<Self>;
}

impl OptionField for bool {
    fn to_byte(self) -> u8 {
        u8::from(self)
    }

    fn from_byte(byte: u8) -> Option<bool> {
        match byte {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl OptionField for u8 {
    fn to_byte(self) -> u8 {
        self
    }

    fn from_byte(byte: u8) -> Option<u8> {
        Some(byte)
    }
}

/// Games without options.
impl GameOptions for () {
    const SPECS: &'static [OptionSpec] = &[];

    fn values(self) -> ChosenOptions {
        ChosenOptions::defaults(&[])
    }

    fn from_values(_: &ChosenOptions) -> Option<()> {
        Some(())
    }
}

/// Defines the options of a game: a struct with a field for each, and what menus, saves and logs know of it.
macro_rules! game_options {
    (
        $(#[$meta:meta])*
        pub struct $Options:ident {
            $($(#[$doc:meta])* $field:ident: $Type:ty = $spec:expr,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $Options {
            $($(#[$doc])* pub $field: $Type,)*
        }

        impl $crate::games::GameOptions for $Options {
            const SPECS: &'static [$crate::games::OptionSpec] = &[$($spec.named(stringify!($field))),*];

            fn values(self) -> $crate::games::ChosenOptions {
                [$($crate::games::options::OptionField::to_byte(self.$field)),*].into_iter().collect()
            }

            fn from_values(values: &$crate::games::ChosenOptions) -> Option<$Options> {
                let mut values = values.iter().copied();
                let options = $Options {
                    $($field: $crate::games::options::OptionField::from_byte(values.next()?)?,)*
                };
                values.next().is_none().then_some(options)
            }
        }

        impl Default for $Options {
            fn default() -> $Options {
                let [$($field),*] = [$($spec.default),*];
                $Options {
                    $($field: $crate::games::options::OptionField::from_byte($field).unwrap_or_default(),)*
                }
            }
        }
    };
}
pub(crate) use game_options;
