//! Frames as PNG, four times enlarged, for people to look at.

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::PathBuf;

use engine::console::kit::FrameBuffer;

use crate::display::Display;

const SCALE: usize = 4;

/// Writes the frame into the folder that `PASSDECK_PNG` names; nothing if it names none.
pub(crate) fn draw(name: &str, display: &Display) {
    let Some(folder) = std::env::var_os("PASSDECK_PNG").map(PathBuf::from) else { return };
    fs::create_dir_all(&folder).expect("the folder for pictures can be made");
    let path = folder.join(name.replace('/', "-")).with_extension("png");
    let file = BufWriter::new(File::create(path).expect("the picture can be written"));
    let (width, height) = (FrameBuffer::WIDTH * SCALE, FrameBuffer::HEIGHT * SCALE);
    let mut encoder = png::Encoder::new(file, width as u32, height as u32);
    encoder.set_color(png::ColorType::Grayscale);
    let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x / SCALE, y / SCALE)));
    let bytes: Vec<u8> = pixels.map(|(x, y)| if display.lit(x, y) { 240 } else { 10 }).collect();
    let mut writer = encoder.write_header().expect("a valid size");
    writer.write_image_data(&bytes).expect("a whole picture");
}
