//! Kinds of batteries, and what their voltage says.
//!
//! A battery keeps its voltage for long and falls quickly in the end, so this is coarse.

use crate::console::kit::Charge;

/// A battery that supplies the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Battery {
    /// One lithium polymer cell.
    LiPo,
    /// Three alkaline or nickel cells in a row.
    ThreeAa,
}

/// A charge goes up only if the voltage is above its step by so many millivolts: a buzzer that falls silent lets it rise
/// a little.
const CERTAIN: u16 = 60;

impl Battery {
    /// The charges above [`Charge::Empty`], and the millivolts from which on they hold. Fresh cells in a row cannot be
    /// told from USB.
    const fn steps(self) -> &'static [(u16, Charge)] {
        match self {
            Battery::LiPo => &[
                (3300, Charge::Low),
                (3450, Charge::Quarter),
                (3650, Charge::Half),
                (3780, Charge::ThreeQuarters),
                (3950, Charge::Full),
                (4400, Charge::Usb),
            ],
            Battery::ThreeAa => &[
                (3000, Charge::Low),
                (3300, Charge::Quarter),
                (3600, Charge::Half),
                (3900, Charge::ThreeQuarters),
                (4200, Charge::Full),
            ],
        }
    }

    /// What is left at this voltage.
    pub fn charge(self, millivolts: u16) -> Charge {
        let reached = self.steps().iter().rev().find(|(step, _)| millivolts >= *step);
        reached.map_or(Charge::Empty, |(_, charge)| *charge)
    }

    /// What is left at this voltage, if so much was left before.
    pub fn charge_after(self, before: Option<Charge>, millivolts: u16) -> Charge {
        let now = self.charge(millivolts);
        match before {
            Some(before) if now > before => self.charge(millivolts.saturating_sub(CERTAIN)).max(before),
            _ => now,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Charge::{Empty, Full, Half, Low, Quarter, ThreeQuarters, Usb};

    #[test]
    fn a_battery_goes_down_step_by_step_and_usb_is_told_from_a_cell() {
        let at =
            |battery: Battery| [4700, 4100, 3800, 3700, 3500, 3200, 2900].map(|volts| battery.charge(volts));
        assert_eq!(at(Battery::LiPo), [Usb, Full, ThreeQuarters, Half, Quarter, Empty, Empty]);
        assert_eq!(at(Battery::ThreeAa), [Full, ThreeQuarters, Half, Half, Quarter, Low, Empty]);
    }

    #[test]
    fn a_voltage_that_wavers_does_not_waver_on_the_screen() {
        let mut charge = None;
        let seen = [3700, 3640, 3660, 3640, 3700, 3720, 4700].map(|millivolts| {
            charge = Some(Battery::LiPo.charge_after(charge, millivolts));
            charge
        });
        assert_eq!(seen, [Half, Quarter, Quarter, Quarter, Quarter, Half, Usb].map(Some));
    }
}
