//! The commands of the display's chip, composed by the `ssd1306` driver.
//!
//! Displays with an SSD1306 and with an SH1106 look alike and are often confused. The SH1106 takes one page (eight
//! rows of pixels) at a time. It has 132 columns, and the glass shows the middle 128, whichever way up it is. So both
//! chips get pages: the picture is legible on either, and only its place is different, two columns further right. An
//! SSD1309 takes what an SSD1306 takes; its module makes the high voltage, so that it has no charge pump to switch on.
//!
//! Only an SH1106 lets its memory be read on this bus. That tells it from the others ([`MemoryTest`]). The lowest bits of
//! the status would, too, by what some drivers believe, but no data sheet says so, and modules differ.
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

mod answers;
pub use answers::{MemoryTest, Status};

/// Pixels that clear the last columns of a page of an SH1106, four of which an SSD1306 does not have. The page itself
/// must be sent afterwards, because on an SSD1306 these pixels land inside of the picture.
pub const EDGE: [u8; 8] = [0; 8];

// Control bytes: they say what the next bytes of a transaction are.
const COMMANDS_FOLLOW: u8 = 0x00;
const ONE_COMMAND: u8 = 0x80;
const ONE_PIXEL_BYTE: u8 = 0xc0;
const PIXELS_FOLLOW: u8 = 0x40;

/// The column that [`EDGE`] begins in.
const EDGE_COLUMN: usize = FrameBuffer::WIDTH - 4;
const DC_DC_CONVERTER_ON: [u8; 2] = [0xad, 0x8b];

/// The chip that commands are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Chip {
    /// Also stands for an SSD1309.
    #[default]
    Ssd1306,
    /// A chip with 132 columns.
    Sh1106,
}

/// A list of commands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Commands {
    bytes: Vec<u8, 40>,
}

impl Commands {
    /// The bytes of a transaction with these commands only.
    pub fn alone(self) -> impl Iterator<Item = u8> {
        iter::once(COMMANDS_FOLLOW).chain(self.bytes)
    }

    /// The bytes of a transaction with these commands, then pixels; both chips take them together.
    pub fn with_pixels(self, pixels: &[u8]) -> impl Iterator<Item = u8> {
        self.among_pixels().chain(iter::once(PIXELS_FOLLOW)).chain(pixels.iter().copied())
    }

    /// The bytes of these commands in a transaction that has pixels, too.
    fn among_pixels(self) -> impl Iterator<Item = u8> + Clone {
        self.bytes.into_iter().flat_map(|command| [ONE_COMMAND, command])
    }
}

impl WriteOnlyDataCommand for Commands {
    fn send_commands(&mut self, commands: DataFormat<'_>) -> Result<(), DisplayError> {
        match commands {
            U8(bytes) => self.bytes.extend_from_slice(bytes).map_err(|_| DisplayError::OutOfBoundsError),
            _ => Err(DisplayError::DataFormatNotImplemented),
        }
    }

    /// Refused: pixels are taken from the picture when they are sent, not collected here.
    fn send_data(&mut self, _: DataFormat<'_>) -> Result<(), DisplayError> {
        Err(DisplayError::DataFormatNotImplemented)
    }
}

/// How the picture is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PanelSettings {
    /// The chip, as chosen in the settings.
    pub panel: Panel,
    /// Whether the display is on.
    pub on: bool,
    /// Brightness, 0 to 255.
    pub contrast: u8,
    /// Upside down, for a display that was mounted so.
    pub turned: bool,
}

impl Default for PanelSettings {
    fn default() -> PanelSettings {
        PanelSettings { panel: Panel::Auto, on: true, contrast: 0xcf, turned: false }
    }
}

impl PanelSettings {
    /// All commands that set the chip up. They switch the display off first and leave it so: an SH1106 must not be told
    /// of its converter while it is lit, and nobody has shown that an SSD1306 likes to be. The driver's own `init`
    /// would switch it on before there is a picture.
    ///
    /// # Errors
    /// If the list of commands is too short for them, which would be a mistake in this file.
    pub fn setup(self, chip: Chip) -> Result<Commands, DisplayError> {
        let mut list = Commands::default();
        let wiring = [
            Command::DisplayOn(false),
            Command::DisplayClockDiv(8, 0),
            Command::Multiplex(63),
            Command::DisplayOffset(0),
            Command::StartLine(0),
            Command::VcomhDeselect(VcomhLevel::Auto),
            Command::AllOn(false),
            Command::Invert(false),
            // An SH1106 ignores it. An SSD1306 that is taken for one stays dark without it.
            Command::ChargePump(true),
        ];
        for command in wiring {
            command.send(&mut list)?;
        }
        DisplaySize128x64.configure(&mut list)?;
        match chip {
            Chip::Ssd1306 => Command::AddressMode(AddrMode::Page).send(&mut list)?,
            Chip::Sh1106 => list.send_commands(U8(&DC_DC_CONVERTER_ON))?,
        }
        self.look(list, false)
    }

    /// The commands that change how the picture looks. They may be repeated at any time without a flicker.
    ///
    /// # Errors
    /// If the list of commands is too short for them, which would be a mistake in this file.
    pub fn refresh(self) -> Result<Commands, DisplayError> {
        self.look(Commands::default(), self.on)
    }

    fn look(self, list: Commands, on: bool) -> Result<Commands, DisplayError> {
        let mut driver = driver(list);
        driver.set_rotation(if self.turned {
            DisplayRotation::Rotate180
        } else {
            DisplayRotation::Rotate0
        })?;
        driver.set_brightness(Brightness::custom(self.pre_charge(), self.contrast))?;
        driver.set_display_on(on)?;
        Ok(driver.release())
    }

    /// How long a row is charged before it lights up, 1 to 15. With a long charge even the lowest contrast is bright.
    fn pre_charge(self) -> u8 {
        1 + self.contrast / 18
    }
}

impl Chip {
    /// The commands that say where the pixels of a patch go.
    ///
    /// # Errors
    /// If the patch lies outside of the picture.
    pub fn address(self, patch: &Patch) -> Result<Commands, DisplayError> {
        let shift = match self {
            Chip::Ssd1306 => 0,
            Chip::Sh1106 => 2,
        };
        address(patch.page, shift + patch.columns.start)
    }
}

/// The command that lets an SSD1306 shine again after it has lost its power, for a module that cannot be read. It may
/// be repeated.
///
/// # Errors
/// If the list of commands is too short for it, which would be a mistake in this file.
pub fn charge_pump_on() -> Result<Commands, DisplayError> {
    let mut list = Commands::default();
    Command::ChargePump(true).send(&mut list)?;
    Ok(list)
}

/// The commands that say where the [`EDGE`] of a page goes.
///
/// # Errors
/// If there is no such page.
pub fn edge_address(page: usize) -> Result<Commands, DisplayError> {
    address(page, EDGE_COLUMN)
}

fn address(page: usize, column: usize) -> Result<Commands, DisplayError> {
    // The driver takes a row of pixels, and panics if no display has so many.
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

    fn bytes(commands: Result<Commands, DisplayError>) -> Vec<u8, 40> {
        commands.unwrap().bytes
    }

    #[test]
    fn pixels_share_a_transaction_with_their_address() {
        let address = Chip::Ssd1306.address(&CARD).unwrap();
        let sent: Vec<u8, 16> = address.clone().with_pixels(&[1, 2]).collect();
        assert_eq!(sent, [0x80, 0xb2, 0x80, 0x04, 0x80, 0x11, 0x40, 1, 2]);
        let sent: Vec<u8, 16> = address.alone().collect();
        assert_eq!(sent, [0x00, 0xb2, 0x04, 0x11]);
    }

    #[test]
    fn a_patch_goes_to_a_page_and_a_column() {
        assert_eq!(bytes(Chip::Ssd1306.address(&CARD)), [0xb2, 0x04, 0x11]);
    }

    #[test]
    fn the_wider_display_has_the_picture_two_columns_further_right() {
        assert_eq!(bytes(Chip::Sh1106.address(&CARD)), [0xb2, 0x06, 0x11]);
    }

    #[test]
    fn a_patch_outside_of_the_picture_is_refused() {
        for patch in [Patch { page: 8, columns: 0..1 }, Patch { page: 0, columns: 256..257 }] {
            assert!(matches!(Chip::Ssd1306.address(&patch), Err(DisplayError::OutOfBoundsError)));
        }
    }

    #[test]
    fn the_picture_can_be_turned_dimmed_and_switched_off() {
        let settings = PanelSettings { on: false, contrast: 7, turned: true, panel: Panel::Auto };
        assert!(
            bytes(settings.setup(Chip::Sh1106))
                .ends_with(&[0xad, 0x8b, 0xa0, 0xc0, 0xd9, 0x11, 0x81, 7, 0xae])
        );
        assert_eq!(bytes(settings.refresh()), [0xa0, 0xc0, 0xd9, 0x11, 0x81, 7, 0xae]);
    }

    #[test]
    fn a_display_that_is_on_is_never_switched_off_in_between() {
        let list = bytes(PanelSettings::default().refresh());
        assert!(list.ends_with(&[0xaf]) && !list.contains(&0xae), "{list:x?}");
    }

    #[test]
    fn a_display_is_dark_before_it_is_set_up_and_stays_so() {
        for chip in [Chip::Ssd1306, Chip::Sh1106] {
            let list = bytes(PanelSettings::default().setup(chip));
            assert!(list.starts_with(&[0xae]) && list.ends_with(&[0xae]), "{list:x?}");
        }
    }

    #[test]
    fn the_charge_grows_with_the_contrast() {
        let charge = |contrast| PanelSettings { contrast, ..PanelSettings::default() }.pre_charge();
        assert_eq!([0, 0x10, 0x40, 0xcf, 0xff].map(charge), [1, 1, 4, 12, 15]);
    }
}
