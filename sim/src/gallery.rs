//! `sim gallery`: all screens on one sheet, to look through after a change.
//!
//! The screens are those that the tests compare: pictures in braille in text files. So a new golden frame appears in
//! the gallery without further work.

use std::fs;
use std::path::{Path, PathBuf};

use embedded_graphics::mono_font::MonoTextStyle;
use embedded_graphics::mono_font::ascii::FONT_6X10;
use embedded_graphics::pixelcolor::Rgb888;
use embedded_graphics::prelude::{DrawTarget, Drawable, OriginDimensions, Pixel, Point, Size};
use embedded_graphics::primitives::Rectangle;
use embedded_graphics::text::{Baseline, Text};
use embedded_graphics_simulator::{OutputSettings, SimulatorDisplay};

use crate::cli::GalleryArgs;
use crate::desktop::{Picture, pictures};
use crate::exit::{Failure, print, unreadable};

/// Where the repository keeps pictures.
const FOLDERS: [&str; 2] = ["tests/console/golden", "tests/scenarios"];
/// Screens side by side.
const COLUMNS: u32 = 8;
/// Between two screens, and for the name under each.
const GAP: u32 = 8;
const NAME: u32 = 12;
/// Columns of a letter of a name.
const LETTER: u32 = 6;

const WALL: Rgb888 = Rgb888::new(70, 70, 78);
const DARK: Rgb888 = Rgb888::new(8, 8, 16);
const LIT: Rgb888 = Rgb888::new(160, 220, 255);
const INK: Rgb888 = Rgb888::new(255, 255, 255);

/// Draws the sheet.
pub(crate) fn run(args: &GalleryArgs) -> Result<(), Failure> {
    let folders = if args.folders.is_empty() { repository()? } else { args.folders.clone() };
    let mut rooms = Vec::new();
    for folder in &folders {
        hang(folder, folder, &mut rooms)?;
    }
    let count: usize = rooms.iter().map(Vec::len).sum();
    if count == 0 {
        let names: Vec<_> = folders.iter().map(|folder| folder.display().to_string()).collect();
        return Err(Failure::usage(format!("no braille pictures in {}", names.join(" and "))));
    }
    let sheet = draw(&rooms, args.scale);
    sheet
        .to_rgb_output_image(&OutputSettings::default())
        .save_png(&args.png)
        .map_err(|error| Failure::failed(format!("{} cannot be written: {error}", args.png.display())))?;
    let plural = if count == 1 { "" } else { "s" };
    print(&format!("{}: {count} screen{plural}", args.png.display()))
}

/// The repository's own pictures, from anywhere inside of it.
fn repository() -> Result<Vec<PathBuf>, Failure> {
    let here = std::env::current_dir()?;
    let root = here.ancestors().find(|folder| folder.join(FOLDERS[0]).is_dir()).ok_or_else(|| {
        Failure::usage(format!(
            "this folder is not in the repository (no {}); give a folder with pictures",
            FOLDERS[0]
        ))
    })?;
    Ok(FOLDERS.iter().map(|folder| root.join(folder)).filter(|folder| folder.is_dir()).collect())
}

/// Collects the pictures of a folder; each folder that has some is a room of its own.
fn hang(top: &Path, folder: &Path, rooms: &mut Vec<Vec<Picture>>) -> Result<(), Failure> {
    let expected = "a folder with text files that contain pictures in braille";
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error, expected))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    let (folders, files): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| path.is_dir());
    let mut room = Vec::new();
    for path in files {
        // What is no text has no picture in braille.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let name = path.strip_prefix(top).unwrap_or(&path).with_extension("").display().to_string();
        room.extend(pictures(&name, &text));
    }
    if !room.is_empty() {
        rooms.push(room);
    }
    folders.iter().try_for_each(|folder| hang(top, folder, rooms))
}

/// The sheet: every room begins a new row.
fn draw(rooms: &[Vec<Picture>], scale: u32) -> SimulatorDisplay<Rgb888> {
    let (wide, high) = (128 * scale + GAP, 64 * scale + NAME + GAP);
    let rows: usize = rooms.iter().map(|room| room.len().div_ceil(COLUMNS as usize)).sum();
    let rows = u32::try_from(rows).unwrap_or(u32::MAX);
    let mut sheet = SimulatorDisplay::new(Size::new(COLUMNS * wide + GAP, rows * high + GAP));
    let Ok(()) = sheet.clear(WALL);
    let mut y = GAP;
    for row in rooms.iter().flat_map(|room| room.chunks(COLUMNS as usize)) {
        for (x, picture) in (GAP..).step_by(wide as usize).zip(row) {
            frame(&mut sheet, picture, Point::new(x.cast_signed(), y.cast_signed()), scale);
        }
        y += high;
    }
    sheet
}

/// One screen with its name.
fn frame(sheet: &mut SimulatorDisplay<Rgb888>, picture: &Picture, at: Point, scale: u32) {
    let size = picture.frame.size() * scale;
    let Ok(()) = sheet.fill_solid(&Rectangle::new(at, size), DARK);
    let lit = picture.frame.pixels().filter(|Pixel(_, colour)| colour.is_on());
    for Pixel(place, _) in lit {
        let corner = at + place * scale.cast_signed();
        let Ok(()) = sheet.fill_solid(&Rectangle::new(corner, Size::new_equal(scale)), LIT);
    }
    // The end of a long name says more than its beginning.
    let room = (size.width / LETTER) as usize;
    let skipped = picture.name.chars().count().saturating_sub(room);
    let name: String = picture.name.chars().skip(skipped).collect();
    let below = at + Point::new(0, size.height.cast_signed() + 1);
    let Ok(_) =
        Text::with_baseline(&name, below, MonoTextStyle::new(&FONT_6X10, INK), Baseline::Top).draw(sheet);
}
