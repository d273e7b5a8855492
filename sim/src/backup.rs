//! `sim backup` and `sim restore`: all that is saved as one file, which the page writes and reads as well.

use std::fs;

use engine::console::memory::backup;

use crate::cli::{BackupArgs, RestoreArgs};
use crate::desktop::Store;
use crate::exit::{Failure, print, unreadable};

/// Writes the file.
pub(crate) fn save(args: &BackupArgs) -> Result<(), Failure> {
    let bytes = Store::of_the_user()?.backup();
    fs::write(&args.file, bytes)
        .map_err(|error| Failure::failed(format!("{} cannot be written: {error}", args.file.display())))
}

/// Reads the file, and puts what is in it in the place of all that is saved.
pub(crate) fn restore(args: &RestoreArgs) -> Result<(), Failure> {
    let mut bytes =
        fs::read(&args.file).map_err(|error| unreadable(&args.file, &error, "a Passdeck backup"))?;
    let length = bytes.len();
    let opened = backup::open_in_place(&mut bytes, length).map_err(Failure::failed)?;
    bytes.truncate(opened);
    let mut store = Store::of_the_user()?;
    if !store.is_empty() && !args.replace {
        return Err(Failure::failed(
            "there are saved settings or games already; --replace gives them up for those of the backup",
        ));
    }
    store.restore(backup::parts(&bytes))?;
    print("Restored.")
}
