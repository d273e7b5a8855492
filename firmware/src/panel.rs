//! The language of the display's controller.
//!
//! SSD1306 and SH1106 look alike and are sold for each other. The SH1106 has 132 columns, of which the picture takes
//! the middle 128, and takes one strip at a time.

use heapless::Vec;

use crate::patches::Patch;

/// A list of commands; they go out in one transaction.
pub type Commands = Vec<u8, 32>;

/// First byte of a transaction: commands follow.
pub const COMMANDS: u8 = 0x00;
/// First byte of a transaction: pixels follow.
pub const PIXELS: u8 = 0x40;
/// Where a display may be on the bus.
pub const ADDRESSES: [u8; 2] = [0x3c, 0x3d];

/// Which controller the display has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Panel {
    /// The usual one.
    #[default]
    Ssd1306,
    /// The one whose picture is two columns off.
    Sh1106,
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

impl Panel {
    /// Whether a patch may be higher than one strip.
    pub fn takes_tall_patches(self) -> bool {
        self == Panel::Ssd1306
    }

    /// Where the next pixels go.
    pub fn window(self, patch: &Patch) -> Commands {
        let byte = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        let (first, last) = (byte(patch.columns.start), byte(patch.columns.end.saturating_sub(1)));
        let (top, bottom) = (byte(patch.pages.start), byte(patch.pages.end.saturating_sub(1)));
        match self {
            Panel::Ssd1306 => commands(&[0x21, first, last, 0x22, top, bottom]),
            Panel::Sh1106 => {
                let first = first.saturating_add(2);
                commands(&[0xb0 | (top & 7), first & 0x0f, 0x10 | (first >> 4)])
            }
        }
    }
}

impl Look {
    /// All that the controller must be told. It may be told again at any time: the picture does not flicker.
    pub fn commands(self) -> Commands {
        let mut list = commands(&[
            0xd5, 0x80, // clock
            0xa8, 0x3f, // 64 rows
            0xd3, 0x00, // no offset
            0x40, // first row first
            0xda, 0x12, // how the rows are wired
            0xd9, 0xf1, // charge times
            0xdb, 0x40, // voltage of dark
            0xa4, 0xa6, // show the memory, a one is lit
        ]);
        let (columns, rows) = if self.turned { (0xa0, 0xc0) } else { (0xa1, 0xc8) };
        let panel: &[u8] = match self.panel {
            Panel::Ssd1306 => &[0x8d, 0x14, 0x20, 0x00], // charge pump, pixels go right, then down
            Panel::Sh1106 => &[0xad, 0x8b],              // DC-DC converter
        };
        let light = if self.on { 0xaf } else { 0xae };
        list.extend(panel.iter().copied().chain([columns, rows, 0x81, self.contrast, light]));
        list
    }
}

fn commands(list: &[u8]) -> Commands {
    list.iter().copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Patch = Patch { pages: 2..3, columns: 20..36 };

    #[test]
    fn the_usual_display_is_told_a_rectangle() {
        assert_eq!(Panel::Ssd1306.window(&CARD).as_slice(), [0x21, 20, 35, 0x22, 2, 2]);
    }

    #[test]
    fn the_wider_display_is_told_a_strip_two_columns_on() {
        assert_eq!(Panel::Sh1106.window(&CARD).as_slice(), [0xb2, 0x06, 0x11]);
    }

    #[test]
    fn the_picture_can_be_turned_dimmed_and_switched_off() {
        let look = Look { on: false, contrast: 7, turned: true, panel: Panel::Sh1106 };
        assert!(look.commands().ends_with(&[0xad, 0x8b, 0xa0, 0xc0, 0x81, 7, 0xae]));
    }
}
