//! Where the real program is played in a test: a home of its own, and screens to compare with.

#![allow(dead_code)] // no test needs all of it

#[cfg(unix)]
pub(crate) mod display;
#[cfg(unix)]
pub(crate) mod terminal;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// A folder for the user's data that goes when the test is over.
pub(crate) struct Home(PathBuf);

impl Home {
    pub(crate) fn new(name: &str) -> Home {
        let folder = std::env::temp_dir().join(format!("passdeck-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test can be made");
        Home(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Whether a game is saved.
    pub(crate) fn has_game(&self) -> bool {
        fs::read(self.0.join("passdeck/game")).is_ok_and(|bytes| !bytes.is_empty())
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A golden frame of the console's tests, sixteen lines of braille.
pub(crate) fn golden(name: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/console/golden");
    let text = fs::read_to_string(folder.join(name).with_extension("txt")).expect("a golden frame");
    text.lines().map(String::from).collect()
}

/// Waits for something that must come. The patience is no measure of speed: it only ends a test that hangs.
#[track_caller]
pub(crate) fn until<T>(what: &str, mut look: impl FnMut() -> Result<T, String>) -> T {
    let start = Instant::now();
    loop {
        match look() {
            Ok(found) => return found,
            Err(seen) if start.elapsed() > Duration::from_secs(60) => {
                panic!("{what} does not come; there is:\n{seen}")
            }
            Err(_) => thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// A whole picture of 512 by 256 pixels.
pub(crate) fn is_picture(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG")
        && bytes.get(16..24) == Some(&[0, 0, 2, 0, 0, 0, 1, 0])
        && bytes.ends_with(b"IEND\xaeB`\x82")
}
