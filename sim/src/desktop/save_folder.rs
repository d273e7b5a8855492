//! The folder of saved games. One program at a time uses it, and every file in it is always whole.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::disk::Disk;
use crate::exit::Failure;

/// While this program has the lock on this file, no other one uses the folder.
const LOCK: &str = "lock";
const SAVED_GAMES: &str = "use --fresh to play without saving";

/// The folder, and the disk that it is on. Files have names such as `game` or `games/7`.
pub(super) struct SaveFolder {
    path: PathBuf,
    disk: Box<dyn Disk>,
}

impl SaveFolder {
    /// Opens a folder, and creates it if it is missing. A disk that cannot be written is found out by the first save.
    ///
    /// # Errors
    /// If another program uses the folder.
    pub(super) fn open(path: &Path, mut disk: Box<dyn Disk>) -> Result<SaveFolder, Failure> {
        // A folder that cannot be created is missing, which is no reason not to play.
        let _ = disk.create_folder(path);
        match disk.lock(&path.join(LOCK)) {
            Ok(false) => Err(Failure::failed(format!(
                "another Passdeck is running and uses the saved games in {}: close it first, or {SAVED_GAMES}",
                path.display()
            ))),
            // Some disks have no locks, and one that cannot be written needs none.
            Ok(true) | Err(_) => Ok(SaveFolder { path: path.into(), disk }),
        }
    }

    /// Reads a file; `None` if it is missing.
    ///
    /// # Errors
    /// If it is there and cannot be read.
    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Failure> {
        let path = self.path.join(name);
        match self.disk.read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => {
                let path = path.display();
                Err(Failure::failed(format!("{path} cannot be read: {error}; {SAVED_GAMES}")))
            }
        }
    }

    /// Returns the names of the files in a folder of the folder; none if it cannot be read.
    pub(super) fn files(&self, folder: &str) -> Vec<String> {
        self.disk.files(&self.path.join(folder)).unwrap_or_default()
    }

    /// Returns whether a name is taken, by a file or anything else.
    pub(super) fn is_taken(&self, name: &str) -> bool {
        self.disk.is_taken(&self.path.join(name))
    }

    /// Writes a file. Until its bytes are safe it has another name, so that a crash or a power cut leaves the old file or
    /// the new one.
    pub(super) fn replace(&mut self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let path = self.path.join(name);
        let fresh = path.with_extension("new");
        self.change(&path, "written", |disk, folder| {
            disk.write(&fresh, bytes)?;
            disk.flush(&fresh)?;
            disk.rename(&fresh, &path)?;
            disk.flush(folder)
        })
    }

    /// Removes a file; it may be missing.
    pub(super) fn remove(&mut self, name: &str) -> Result<(), Failure> {
        let path = self.path.join(name);
        self.change(&path, "removed", |disk, folder| {
            disk.remove(&path)?;
            disk.flush(folder)
        })
    }

    /// Changes a file, unless another program has come into the folder.
    fn change(
        &mut self,
        path: &Path,
        what: &str,
        change: impl FnOnce(&mut dyn Disk, &Path) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let (disk, root) = (self.disk.as_mut(), self.path.as_path());
        let folder = path.parent().unwrap_or(root);
        let changed = create(disk, root).and_then(|()| create(disk, folder)).and_then(|()| {
            match disk.lock(&root.join(LOCK)) {
                Ok(false) => Err(io::Error::other("another Passdeck uses the folder")),
                Ok(true) | Err(_) => change(disk, folder),
            }
        });
        let path = path.display();
        changed.map_err(|error| Failure::failed(format!("{path} cannot be {what}: {error}")))
    }
}

/// Creates a folder if it is missing, and flushes its name.
fn create(disk: &mut dyn Disk, folder: &Path) -> io::Result<()> {
    if disk.is_taken(folder) {
        return Ok(());
    }
    disk.create_folder(folder)?;
    folder.parent().map_or(Ok(()), |above| disk.flush(above))
}
