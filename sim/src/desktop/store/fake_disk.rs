//! A disk in memory that fails when a test wants it to, and forgets what was not flushed.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::{Disk, Store};
use crate::exit::Failure;

pub(super) type Files = BTreeMap<PathBuf, Vec<u8>>;

/// A disk in memory, and what each power cut so far would have left of it.
#[derive(Default)]
pub(super) struct Memory {
    /// The number of the contents of each file: as they are, and as they were when the folder was last flushed.
    names: BTreeMap<PathBuf, usize>,
    flushed_names: BTreeMap<PathBuf, usize>,
    /// The contents that have been written, and those of them that are flushed.
    contents: Vec<Vec<u8>>,
    flushed: Vec<Vec<u8>>,
    /// After each step: the files if the disk has kept only the names that were flushed, and if it has kept all names.
    pub(super) after_power_cuts: Vec<[Files; 2]>,
    pub(super) is_full: bool,
    pub(super) is_locked_by_another: bool,
}

impl Memory {
    fn step(&mut self, change: impl FnOnce(&mut Memory)) -> io::Result<()> {
        if self.is_full {
            return Err(io::Error::from(io::ErrorKind::StorageFull));
        }
        change(self);
        let left = |names: &BTreeMap<PathBuf, usize>| {
            names.iter().map(|(path, &number)| (path.clone(), self.flushed[number].clone())).collect()
        };
        self.after_power_cuts.push([left(&self.flushed_names), left(&self.names)]);
        Ok(())
    }
}

/// A disk that can be full, taken by another program, and looked into.
#[derive(Clone, Default)]
pub(super) struct FakeDisk(pub(super) Rc<RefCell<Memory>>);

impl FakeDisk {
    pub(super) fn open(&self) -> Result<Store, Failure> {
        Store::open(Path::new("saves"), Box::new(self.clone()))
    }

    /// What another start would read.
    pub(super) fn game(&self) -> Vec<u8> {
        self.open().expect("the folder is free").stored().game.to_vec()
    }
}

impl Disk for FakeDisk {
    fn lock(&mut self, _: &Path) -> io::Result<bool> {
        Ok(!self.0.borrow().is_locked_by_another)
    }

    fn create_folder(&mut self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn files(&self, folder: &Path) -> io::Result<Vec<String>> {
        let names = &self.0.borrow().names;
        let inside = names.keys().filter_map(|path| path.strip_prefix(folder).ok());
        Ok(inside.filter_map(|path| path.to_str().map(str::to_owned)).collect())
    }

    fn is_taken(&self, path: &Path) -> bool {
        self.0.borrow().names.keys().any(|file| file.starts_with(path))
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        let memory = self.0.borrow();
        let number = memory.names.get(path).ok_or(io::ErrorKind::NotFound)?;
        Ok(memory.contents[*number].clone())
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.0.borrow_mut().step(|memory| {
            memory.names.insert(path.into(), memory.contents.len());
            memory.contents.push(bytes.to_vec());
            memory.flushed.push(Vec::new());
        })
    }

    fn flush(&mut self, path: &Path) -> io::Result<()> {
        self.0.borrow_mut().step(|memory| match memory.names.get(path) {
            Some(&number) => memory.flushed[number].clone_from(&memory.contents[number]),
            None => memory.flushed_names.clone_from(&memory.names),
        })
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        self.0.borrow_mut().step(|memory| {
            let number = memory.names.remove(from).expect("the file is there");
            memory.names.insert(to.into(), number);
        })
    }

    fn remove(&mut self, path: &Path) -> io::Result<()> {
        self.0.borrow_mut().step(|memory| {
            memory.names.remove(path);
        })
    }
}
