//! The voltage of the supply.
//!
//! The Pico has a third of it on a pin of its converter, so that no wire is needed. It is the voltage at VSYS: that of
//! a battery that is connected there, or that of USB less what a diode takes. What it says about a battery, the console
//! knows.

use engine::console::Supply;

/// The voltage at which the converter reads its highest number, times three, in millivolts.
const FULL_SCALE: u32 = 3 * 3300;
/// One more than the converter's highest number.
const NUMBERS: u32 = 4096;

/// The voltage at VSYS in millivolts, from what the converter read.
pub fn millivolts(read: u16) -> u16 {
    u16::try_from(u32::from(read) * FULL_SCALE / NUMBERS).unwrap_or(u16::MAX)
}

/// A Pico does not run from less, so a pin that reads less is not wired to its supply. In millivolts.
const LEAST: u16 = 1800;
/// A reading that is lower by this much is believed only if the next one is, too. In millivolts.
const FALL: u16 = 50;

/// What this many millivolts at the pin say; zero before anything was measured.
pub const fn at_pin(millivolts: u16) -> Supply {
    match millivolts {
        0 => Supply::Unknown,
        1..LEAST => Supply::NotWired,
        _ => Supply::Millivolts(millivolts),
    }
}

/// Readings of the supply, one after the other. One low reading would call a battery empty, so it takes two in a row.
#[derive(Clone, Default, Debug)]
pub struct Readings {
    believed: Option<u16>,
    doubted: Option<u16>,
}

impl Readings {
    /// Before the first reading.
    pub const fn new() -> Readings {
        Readings { believed: None, doubted: None }
    }

    /// Takes a reading in millivolts. Returns what to believe, or `None` if another reading is needed first.
    pub fn take(&mut self, reading: u16) -> Option<u16> {
        // A pin that reads nothing at all was still measured.
        let reading = reading.max(1);
        let is_low = self.believed.is_none_or(|believed| reading.saturating_add(FALL) <= believed);
        self.believed = match self.doubted.take() {
            None if is_low => {
                self.doubted = Some(reading);
                return None;
            }
            Some(doubted) => Some(doubted.max(reading)),
            None => Some(reading),
        };
        self.believed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_converter_reads_a_third_of_the_voltage() {
        assert_eq!([0, 1365, 1531, 2068, 4095].map(millivolts), [0, 3299, 3700, 4998, 9897]);
    }

    #[test]
    fn one_low_reading_is_not_believed_and_two_are() {
        let mut readings = Readings::new();
        let believed = [3700, 3700, 3690, 3200, 3690, 3200, 3210, 3700].map(|reading| readings.take(reading));
        let expected = [None, Some(3700), Some(3690), None, Some(3690), None, Some(3210), Some(3700)];
        assert_eq!(believed, expected);
    }

    #[test]
    fn the_first_reading_is_doubted_like_any_low_one() {
        assert_eq!(
            [2000, 3700].map({
                let mut readings = Readings::new();
                move |reading| readings.take(reading)
            }),
            [None, Some(3700)]
        );
    }

    #[test]
    fn a_voltage_that_no_pico_runs_from_is_not_its_supply() {
        let mut readings = Readings::new();
        assert_eq!([0, 0].map(|reading| readings.take(reading)), [None, Some(1)]);
        assert_eq!(
            [0, 1, 1799, 1800].map(at_pin),
            [Supply::Unknown, Supply::NotWired, Supply::NotWired, Supply::Millivolts(1800)]
        );
    }
}
