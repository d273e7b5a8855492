//! Golden frames: braille text, 64x16 characters, one file a screen.
//!
//! A missing golden is written and fails, so that nobody commits one unseen. `PASSDECK_BLESS=1` writes
//! what is missing or different without failing. `PASSDECK_PNG=folder` draws every frame as a picture for people.

use std::fs;
use std::path::{Path, PathBuf};

use crate::display::{Display, HEIGHT, WIDTH};
use crate::picture;

/// The bits of a braille character, by column and row.
const DOTS: [[u32; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

/// The frame as braille, two by four pixels a character.
pub(crate) fn braille(display: &Display) -> String {
    let cell = |left: usize, top: usize| {
        let dots = (0..2).flat_map(|x| (0..4).map(move |y| (x, y)));
        let lit = dots.filter(|&(x, y)| display.lit(left + x, top + y)).map(|(x, y)| DOTS[x][y]);
        char::from_u32(0x2800 + lit.sum::<u32>()).expect("braille is a block of 256 characters")
    };
    let rows = (0..HEIGHT).step_by(4);
    rows.map(|y| (0..WIDTH).step_by(2).map(|x| cell(x, y)).chain(['\n']).collect::<String>()).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("console/golden")
}

/// Compares a frame with its golden one.
pub(crate) fn check(name: &str, display: &Display) {
    display.assert_tidy(name);
    picture::draw(name, display);
    let path = folder().join(name).with_extension("txt");
    let frame = braille(display);
    let write = || {
        fs::create_dir_all(path.parent().expect("goldens lie in a folder")).expect("the folder can be made");
        fs::write(&path, &frame).expect("the golden can be written");
    };
    match fs::read_to_string(&path) {
        Ok(golden) if golden == frame => {}
        _ if std::env::var_os("PASSDECK_BLESS").is_some() => write(),
        Ok(golden) => panic!("{name} looks different.\nexpected:\n{golden}\nis:\n{frame}"),
        Err(_) => {
            write();
            panic!("{name} had no golden frame. This one was written; look at it:\n{frame}");
        }
    }
}
