//! What the saved games need of a disk. Tests put one in its place that fails, or that forgets what was not flushed.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::Path;

/// A disk with files in folders. A power cut may undo whatever was not flushed.
pub(super) trait Disk {
    /// Takes the lock that this file stands for, until the program ends in whatever way. Returns false if another
    /// program has it.
    fn lock(&mut self, path: &Path) -> io::Result<bool>;

    /// Creates a folder, and those it is in, if they are missing.
    fn create_folder(&mut self, folder: &Path) -> io::Result<()>;

    /// Returns the names of the files in a folder. Whatever else is in it is left out.
    fn files(&self, folder: &Path) -> io::Result<Vec<String>>;

    /// Returns whether a file, a folder or anything else has this name.
    fn is_taken(&self, path: &Path) -> bool;

    /// Reads a file.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;

    /// Writes a new file, or empties an old one first.
    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Waits until what is in a file, or the names in a folder, would survive a power cut.
    fn flush(&mut self, path: &Path) -> io::Result<()>;

    /// Gives a file another name, in the place of whatever had it.
    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file; it may be missing.
    fn remove(&mut self, path: &Path) -> io::Result<()>;
}

/// The disk of this computer.
#[derive(Default)]
pub(super) struct RealDisk {
    lock: Option<File>,
}

impl Disk for RealDisk {
    fn lock(&mut self, path: &Path) -> io::Result<bool> {
        if self.lock.is_none() {
            let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
            match file.try_lock() {
                Ok(()) => self.lock = Some(file),
                Err(TryLockError::WouldBlock) => return Ok(false),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Ok(true)
    }

    fn create_folder(&mut self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn files(&self, folder: &Path) -> io::Result<Vec<String>> {
        let entries = fs::read_dir(folder)?.flatten().filter(|entry| entry.path().is_file());
        Ok(entries.filter_map(|entry| entry.file_name().into_string().ok()).collect())
    }

    fn is_taken(&self, path: &Path) -> bool {
        path.symlink_metadata().is_ok()
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        fs::read(path)
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        fs::write(path, bytes)
    }

    fn flush(&mut self, path: &Path) -> io::Result<()> {
        match path.is_dir() {
            false => OpenOptions::new().write(true).open(path)?.sync_all(),
            true if cfg!(unix) => File::open(path)?.sync_all(),
            // Windows opens no folder as a file, and flushes the names with the files.
            true => Ok(()),
        }
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&mut self, path: &Path) -> io::Result<()> {
        match fs::remove_file(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            removed => removed,
        }
    }
}
