//! The commands of the display's chip, composed by the `ssd1306` driver.
//!
//! Displays with an SSD1306 and with an SH1106 look alike and are often confused. The SH1106 takes one strip (eight
//! rows of pixels) at a time. It has 132 columns, and the glass shows the middle 128, whichever way up it is. So both
//! chips get strips: the picture is legible on either, and only its place, two columns further right, is a setting.
//!
//! The driver composes commands but does not send them. On its own it takes 30 transactions to move the menu's
//! cursor. Gathered, the same commands take 3, and are sent while other tasks work.

use core::iter;

use display_interface::DataFormat::U8;
use display_interface::{DataFormat, DisplayError, WriteOnlyDataCommand};
pub use engine::console::Panel;
use engine::console::kit::FrameBuffer;
use heapless::Vec;
use ssd1306::command::{AddrMode, Command, VcomhLevel};
use ssd1306::prelude::{Brightness, DisplayRotation, DisplaySize, DisplaySize128x64};
use ssd1306::{Ssd1306, mode::BasicMode};

use crate::patches::Patch;

/// Where a display may be on the bus.
pub const ADDRESSES: [u8; 2] = [0x3c, 0x3d];
/// What clears the columns of an SH1106 that an SSD1306 lacks. The picture must follow: an SSD1306 takes it for
/// pixels inside.
pub const EDGE: [u8; 8] = [0; 8];

// What says how the chip is to take the next bytes of a transaction.
const COMMANDS_FOLLOW: u8 = 0x00;
const ONE_COMMAND: u8 = 0x80;
const PIXELS_FOLLOW: u8 = 0x40;

const EDGE_AT: usize = FrameBuffer::WIDTH - 4;
const DC_DC_CONVERTER_ON: [u8; 2] = [0xad, 0x8b];

/// A list of commands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Commands {
    bytes: Vec<u8, 32>,
}

impl Commands {
    /// The bytes of a transaction with these commands only.
    pub fn alone(self) -> impl Iterator<Item = u8> {
        iter::once(COMMANDS_FOLLOW).chain(self.bytes)
    }

    /// The bytes of a transaction with these commands, then pixels; both chips take them together.
    pub fn and_then(self, pixels: &[u8]) -> impl Iterator<Item = u8> {
        let commands = self.bytes.into_iter().flat_map(|command| [ONE_COMMAND, command]);
        commands.chain(iter::once(PIXELS_FOLLOW)).chain(pixels.iter().copied())
    }
}

impl WriteOnlyDataCommand for Commands {
    fn send_commands(&mut self, commands: DataFormat<'_>) -> Result<(), DisplayError> {
        match commands {
            U8(bytes) => self.bytes.extend_from_slice(bytes).map_err(|_| DisplayError::OutOfBoundsError),
            _ => Err(DisplayError::DataFormatNotImplemented),
        }
    }

    /// Pixels never go this way: they are taken from the picture as they are sent.
    fn send_data(&mut self, _: DataFormat<'_>) -> Result<(), DisplayError> {
        Err(DisplayError::DataFormatNotImplemented)
    }
}

/// How the picture is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Which controller to talk to.
    pub panel: Panel,
    /// Whether there is a picture at all.
    pub on: bool,
    /// Brightness, 0 to 255.
    pub contrast: u8,
    /// Upside down, for a display that was mounted so.
    pub turned: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { panel: Panel::Ssd1306, on: true, contrast: 0xcf, turned: false }
    }
}

impl Look {
    /// All that the controller must be told. It may be told again at any time: the picture does not flicker. The
    /// driver's own `init` goes dark first, and lights up before there is a picture.
    ///
    /// # Errors
    /// If the list had no room for it; it has.
    pub fn commands(self) -> Result<Commands, DisplayError> {
        let mut list = Commands::default();
        let wiring = [
            Command::DisplayClockDiv(8, 0),
            Command::Multiplex(63),
            Command::DisplayOffset(0),
            Command::StartLine(0),
            Command::VcomhDeselect(VcomhLevel::Auto),
            Command::AllOn(false),
            Command::Invert(false),
        ];
        for command in wiring {
            command.send(&mut list)?;
        }
        DisplaySize128x64.configure(&mut list)?;
        match self.panel {
            // An SH1106 that gets these ignores them, and has its converter on from the start.
            Panel::Ssd1306 => {
                Command::ChargePump(true).send(&mut list)?;
                Command::AddressMode(AddrMode::Page).send(&mut list)?;
            }
            Panel::Sh1106 => list.send_commands(U8(&DC_DC_CONVERTER_ON))?,
        }
        let mut driver = driver(list);
        driver.set_rotation(if self.turned {
            DisplayRotation::Rotate180
        } else {
            DisplayRotation::Rotate0
        })?;
        driver.set_brightness(Brightness::custom(15, self.contrast))?;
        driver.set_display_on(self.on)?;
        Ok(driver.release())
    }

    /// Where the pixels of a patch go.
    ///
    /// # Errors
    /// If the patch lies outside of the picture.
    pub fn place(self, patch: &Patch) -> Result<Commands, DisplayError> {
        let shift = match self.panel {
            Panel::Ssd1306 => 0,
            Panel::Sh1106 => 2,
        };
        place(patch.page, shift + patch.columns.start)
    }
}

/// Where the [`EDGE`] of a strip goes.
///
/// # Errors
/// If there is no such strip.
pub fn place_of_edge(page: usize) -> Result<Commands, DisplayError> {
    place(page, EDGE_AT)
}

fn place(page: usize, column: usize) -> Result<Commands, DisplayError> {
    // The driver wants the row of pixels, and panics beyond what any display has.
    let row = u8::try_from(page * 8).ok().filter(|&row| row < 64).ok_or(DisplayError::OutOfBoundsError)?;
    let column = u8::try_from(column).map_err(|_| DisplayError::OutOfBoundsError)?;
    let mut driver = driver(Commands::default());
    driver.set_row(row)?;
    driver.set_column(column)?;
    Ok(driver.release())
}

fn driver(list: Commands) -> Ssd1306<Commands, DisplaySize128x64, BasicMode> {
    Ssd1306::new(list, DisplaySize128x64, DisplayRotation::Rotate0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Patch = Patch { page: 2, columns: 20..36 };

    fn bytes(commands: Result<Commands, DisplayError>) -> Vec<u8, 32> {
        commands.unwrap().bytes
    }

    #[test]
    fn pixels_share_a_transaction_with_their_place() {
        let place = Look::default().place(&CARD).unwrap();
        let sent: Vec<u8, 16> = place.clone().and_then(&[1, 2]).collect();
        assert_eq!(sent, [0x80, 0xb2, 0x80, 0x04, 0x80, 0x11, 0x40, 1, 2]);
        let sent: Vec<u8, 16> = place.alone().collect();
        assert_eq!(sent, [0x00, 0xb2, 0x04, 0x11]);
    }

    #[test]
    fn a_patch_goes_to_a_strip_and_a_column() {
        assert_eq!(bytes(Look::default().place(&CARD)), [0xb2, 0x04, 0x11]);
    }

    #[test]
    fn the_wider_display_has_it_two_columns_on() {
        let look = Look { panel: Panel::Sh1106, ..Look::default() };
        assert_eq!(bytes(look.place(&CARD)), [0xb2, 0x06, 0x11]);
    }

    #[test]
    fn what_lies_outside_has_no_place() {
        for patch in [Patch { page: 8, columns: 0..1 }, Patch { page: 0, columns: 256..257 }] {
            assert!(matches!(Look::default().place(&patch), Err(DisplayError::OutOfBoundsError)));
        }
    }

    #[test]
    fn the_picture_can_be_turned_dimmed_and_switched_off() {
        let look = Look { on: false, contrast: 7, turned: true, panel: Panel::Sh1106 };
        assert!(bytes(look.commands()).ends_with(&[0xad, 0x8b, 0xa0, 0xc0, 0xd9, 0xf1, 0x81, 7, 0xae]));
    }

    #[test]
    fn nothing_goes_dark_that_stays_on() {
        for panel in [Panel::Ssd1306, Panel::Sh1106] {
            let list = bytes(Look { panel, ..Look::default() }.commands());
            assert!(list.ends_with(&[0xaf]) && !list.contains(&0xae), "{list:x?}");
        }
    }
}
