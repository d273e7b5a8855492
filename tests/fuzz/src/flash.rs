//! Flash with anything in it, whose power may fail.

#[allow(dead_code)] // the firmware's own tests use more of it
#[path = "../../../firmware/src/journal/tests/mock.rs"]
mod mock;

use embedded_storage::nor_flash::ReadNorFlash;

use crate::bytes::Input;

use mock::Cut;
pub(crate) use mock::{MockFlash, SECTOR};

/// Writes any bytes anywhere.
pub(crate) fn noise(flash: &MockFlash, input: &mut Input<'_>) {
    let (at, length) = (usize::from(input.word()) % flash.capacity(), input.word());
    let bytes = input.take(usize::from(length));
    let fits = bytes.len().min(flash.capacity() - at);
    flash.change(|image| image[at..at + fits].copy_from_slice(&bytes[..fits]));
}

/// The same flash after a restart: it has its own luck with weak bits, and the power may fail in one of its operations.
pub(crate) fn another_life(flash: &MockFlash, input: &mut Input<'_>) -> MockFlash {
    let cut = Cut { operation: input.byte().into(), percent: usize::from(input.byte() % 100) };
    flash.restarted(Some(cut), input.byte().into())
}
