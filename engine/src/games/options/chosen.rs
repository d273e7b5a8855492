//! The values of a game's options, without their types.

use super::{OptionSpec, OptionValues};
use crate::games::Players;

/// A value for each option of a game, in the order of its [`OptionSpec`]s.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChosenOptions {
    values: [u8; ChosenOptions::MOST],
    len: u8,
}

impl ChosenOptions {
    /// No game has more options: seven switches and one number.
    pub const MOST: usize = 8;

    /// The defaults of these options.
    pub fn defaults(specs: &[OptionSpec]) -> ChosenOptions {
        specs.iter().map(|spec| spec.default).collect()
    }

    /// The values, in the order of the options.
    pub fn iter(&self) -> core::slice::Iter<'_, u8> {
        self.values.get(..usize::from(self.len)).unwrap_or_default().iter()
    }

    /// The value at a place.
    pub fn get(&self, place: usize) -> Option<u8> {
        self.iter().copied().nth(place)
    }

    /// Changes the value at a place, if there is one.
    pub fn set(&mut self, place: usize, value: u8) {
        if let Some(old) = self.values.get_mut(place).filter(|_| place < usize::from(self.len)) {
            *old = value;
        }
    }

    /// The same with every option off that is not for so many players.
    #[must_use]
    pub fn for_players(mut self, specs: &[OptionSpec], players: Players) -> ChosenOptions {
        for (place, spec) in specs.iter().enumerate().filter(|(_, spec)| !spec.suits(players)) {
            self.set(place, *spec.range().start());
        }
        self
    }

    /// All values in two bytes: a bit for each switch from the lowest on, and the number in the upper byte.
    pub fn pack(&self, specs: &[OptionSpec]) -> u16 {
        let (mut switches, mut number, mut bit) = (0, 0, 1);
        for (spec, &value) in specs.iter().zip(self.iter()) {
            match spec.values {
                OptionValues::Number { .. } => number = value,
                OptionValues::Switch => {
                    switches |= bit * value;
                    bit <<= 1;
                }
            }
        }
        u16::from_le_bytes([switches, number])
    }

    /// The values from two bytes, if each of these bits means something.
    pub fn unpack(specs: &[OptionSpec], packed: u16) -> Option<ChosenOptions> {
        let [mut switches, mut number] = packed.to_le_bytes();
        let mut chosen = ChosenOptions::defaults(specs);
        for (place, spec) in specs.iter().enumerate() {
            let value = match spec.values {
                OptionValues::Number { .. } => core::mem::take(&mut number),
                OptionValues::Switch => {
                    let value = switches & 1;
                    switches >>= 1;
                    value
                }
            };
            spec.range().contains(&value).then(|| chosen.set(place, value))?;
        }
        (switches == 0 && number == 0).then_some(chosen)
    }
}

impl FromIterator<u8> for ChosenOptions {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> ChosenOptions {
        let mut chosen = ChosenOptions { values: [0; ChosenOptions::MOST], len: 0 };
        for (place, value) in chosen.values.iter_mut().zip(values) {
            *place = value;
            chosen.len += 1;
        }
        chosen
    }
}
