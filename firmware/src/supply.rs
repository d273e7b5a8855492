//! What the voltage of the supply says about a battery.
//!
//! The Pico has a third of it on a pin of its converter, so that no wire is needed. It is the voltage at VSYS: that of
//! a battery that is connected there, or that of USB less what a diode takes.

/// The voltage at which the converter reads its highest number, times three, in millivolts.
const FULL_SCALE: u32 = 3 * 3300;
/// One more than the converter's highest number.
const NUMBERS: u32 = 4096;
/// No battery that is meant for this reaches so much; USB always does.
const USB: u16 = 4400;

/// The voltage at VSYS in millivolts, from what the converter read.
pub fn millivolts(read: u16) -> u16 {
    u16::try_from(u32::from(read) * FULL_SCALE / NUMBERS).unwrap_or(u16::MAX)
}

/// A kind of battery at VSYS.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Battery {
    /// One lithium polymer cell.
    LiPo,
    /// Three alkaline or nickel cells in a row.
    ThreeAa,
}

/// What a battery has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charge {
    /// USB supplies the device, and may charge the battery.
    Usb,
    /// So many quarters, 1 to 4.
    Quarters(u8),
    /// It should be charged or changed soon.
    Low,
}

impl Battery {
    /// The voltages in millivolts from which on a quarter, half, three quarters and all of it are left. A battery keeps
    /// its voltage for long and falls quickly in the end, so this is coarse.
    const fn steps(self) -> [u16; 4] {
        match self {
            Battery::LiPo => [3450, 3650, 3780, 3950],
            Battery::ThreeAa => [3300, 3600, 3900, 4200],
        }
    }

    /// What is left at this voltage.
    pub fn charge(self, millivolts: u16) -> Charge {
        if millivolts >= USB {
            return Charge::Usb;
        }
        let quarters =
            self.steps().into_iter().zip(1..).filter(|(step, _)| millivolts >= *step).map(|(_, n)| n);
        quarters.last().map_or(Charge::Low, Charge::Quarters)
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
    fn a_battery_goes_down_step_by_step_and_usb_is_told_from_it() {
        let at = |battery: Battery| [4700, 4100, 3800, 3700, 3500, 3200].map(|volts| battery.charge(volts));
        let (all, three, half, one) =
            (Charge::Quarters(4), Charge::Quarters(3), Charge::Quarters(2), Charge::Quarters(1));
        assert_eq!(at(Battery::LiPo), [Charge::Usb, all, three, half, one, Charge::Low]);
        assert_eq!(at(Battery::ThreeAa), [Charge::Usb, three, half, half, one, Charge::Low]);
    }
}
