//! The voltage of the supply.
//!
//! The Pico has a third of it on a pin of its converter, so that no wire is needed. It is the voltage at VSYS: that of
//! a battery that is connected there, or that of USB less what a diode takes. What it says about a battery, the console
//! knows.

/// The voltage at which the converter reads its highest number, times three, in millivolts.
const FULL_SCALE: u32 = 3 * 3300;
/// One more than the converter's highest number.
const NUMBERS: u32 = 4096;

/// The voltage at VSYS in millivolts, from what the converter read.
pub fn millivolts(read: u16) -> u16 {
    u16::try_from(u32::from(read) * FULL_SCALE / NUMBERS).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_converter_reads_a_third_of_the_voltage() {
        assert_eq!([0, 1365, 1531, 2068, 4095].map(millivolts), [0, 3299, 3700, 4998, 9897]);
    }
}
