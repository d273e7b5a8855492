//! Flash with anything in it, whose power may fail.

#[allow(dead_code)] // the firmware's own tests use more of it
#[path = "../../../firmware/src/journal/tests/mock.rs"]
mod mock;

use embedded_storage::nor_flash::ReadNorFlash;

use crate::bytes::Input;

pub(crate) use mock::{Cut, MockFlash, SECTOR};

/// Writes any bytes anywhere.
pub(crate) fn noise(flash: &MockFlash, input: &mut Input<'_>) {
    let (at, length) = (usize::from(input.word()) % flash.capacity(), input.word());
    let bytes = input.take(usize::from(length));
    let fits = bytes.len().min(flash.capacity() - at);
    flash.change(|image| image[at..at + fits].copy_from_slice(&bytes[..fits]));
}

/// When the power fails, if so many operations are done.
pub(crate) fn cut(input: &mut Input<'_>) -> Cut {
    Cut { operation: usize::from(input.byte()), percent: usize::from(input.byte() % 100) }
}
