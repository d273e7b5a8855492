//! How the board is wired: the only place that names a pin. Another wiring is another version of this file.

use embassy_rp::gpio::AnyPin;
use embassy_rp::{Peri, Peripherals, peripherals};
use engine::console::Button;

/// The bus that the display is on, and its two wires.
pub type Bus = peripherals::I2C0;
pub type BusClock = peripherals::PIN_5;
pub type BusData = peripherals::PIN_4;
/// The buzzer, and the part of the chip that makes its tones.
pub type Buzzer = peripherals::PIN_16;
pub type BuzzerTones = peripherals::PWM_SLICE0;
/// A third of the supply's voltage; the Pico has the resistors for it.
pub type SupplyPin = peripherals::PIN_29;

/// The addresses on the bus that a display may have.
pub const DISPLAY_ADDRESSES: [u8; 2] = [0x3c, 0x3d];
/// How fast the bus is, in hertz. The display needs pull-ups of its own for that.
pub const BUS_SPEED: u32 = 400_000;

/// A button and its pin, which it closes to ground.
pub type ButtonPin = (Button, Peri<'static, AnyPin>);

/// The numbers of the buttons' pins.
pub const BUTTON_PINS: [(Button, usize); 6] = [
    (Button::Up, 10),
    (Button::Down, 11),
    (Button::Left, 12),
    (Button::Right, 13),
    (Button::A, 14),
    (Button::B, 15),
];

/// What the program needs of the chip, by what it is for.
pub struct Parts {
    pub bus: Peri<'static, Bus>,
    pub bus_clock: Peri<'static, BusClock>,
    pub bus_data: Peri<'static, BusData>,
    pub buttons: [ButtonPin; 6],
    pub buzzer: Peri<'static, Buzzer>,
    pub buzzer_tones: Peri<'static, BuzzerTones>,
    /// The light on the Pico. On a Pico W the light is behind the radio, and this pin only selects that.
    pub light: Peri<'static, AnyPin>,
    pub supply: Peri<'static, SupplyPin>,
    pub converter: Peri<'static, peripherals::ADC>,
    pub flash: Peri<'static, peripherals::FLASH>,
    pub watchdog: Peri<'static, peripherals::WATCHDOG>,
}

impl Parts {
    pub fn of(chip: Peripherals) -> Parts {
        Parts {
            bus: chip.I2C0,
            bus_clock: chip.PIN_5,
            bus_data: chip.PIN_4,
            buttons: [
                (Button::Up, chip.PIN_10.into()),
                (Button::Down, chip.PIN_11.into()),
                (Button::Left, chip.PIN_12.into()),
                (Button::Right, chip.PIN_13.into()),
                (Button::A, chip.PIN_14.into()),
                (Button::B, chip.PIN_15.into()),
            ],
            buzzer: chip.PIN_16,
            buzzer_tones: chip.PWM_SLICE0,
            light: chip.PIN_25.into(),
            supply: chip.PIN_29,
            converter: chip.ADC,
            flash: chip.FLASH,
            watchdog: chip.WATCHDOG,
        }
    }
}
