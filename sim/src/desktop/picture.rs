//! The picture of the handheld in colours.

use std::path::Path;

use embedded_graphics::pixelcolor::{BinaryColor, Rgb888};
use embedded_graphics::prelude::{DrawTarget, OriginDimensions};
use embedded_graphics_simulator::{BinaryColorTheme, OutputSettingsBuilder, SimulatorDisplay};
use engine::console::Light;
use engine::console::kit::FrameBuffer;

use crate::exit::Failure;

/// Pixels of a saved picture for one of the display.
const SCALE: u32 = 4;

/// A pixel that is dark.
pub(super) const DARK: Rgb888 = Rgb888::new(8, 8, 16);

/// A pixel that is lit, on a display as bright as this.
pub(super) const fn lit(light: Light) -> Rgb888 {
    match light {
        Light::Bright => Rgb888::new(160, 220, 255),
        Light::Dim => Rgb888::new(60, 85, 100),
        Light::Off => DARK,
    }
}

/// Writes the picture to a file.
pub(crate) fn save(frame: &FrameBuffer, light: Light, path: &Path) -> Result<(), Failure> {
    let theme = BinaryColorTheme::Custom { color_off: DARK, color_on: lit(light) };
    let settings = OutputSettingsBuilder::new().theme(theme).scale(SCALE).pixel_spacing(0).build();
    let mut display = SimulatorDisplay::<BinaryColor>::new(frame.size());
    let Ok(()) = display.draw_iter(frame.pixels());
    let saved = display.to_rgb_output_image(&settings).save_png(path);
    saved.map_err(|e| Failure::failed(format!("{} cannot be written: {e}", path.display())))
}
