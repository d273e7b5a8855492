//! Golden frames: braille text, 64x16 characters, one file a screen.
//!
//! A missing golden is written and fails, so that nobody commits one unseen. `PASSDECK_BLESS=1` writes
//! what is missing or different without failing. `PASSDECK_PNG=folder` draws every frame as a picture for people.

use std::fs;
use std::path::{Path, PathBuf};

use crate::display::Display;
use crate::picture;

/// The frame as braille, a line break after each line.
pub(crate) fn braille(display: &Display) -> String {
    display.frame.braille().map(|line| line.chain(['\n']).collect::<String>()).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("console/golden")
}

/// Compares the frame of a screen with its golden one.
pub(crate) fn check(name: &str, display: &Display) {
    display.assert_tidy(name);
    compare(name, display);
}

/// Compares a frame with its golden one, whatever is on it.
pub(crate) fn compare(name: &str, display: &Display) {
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
