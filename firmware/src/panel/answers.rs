//! What a display answers when it is read.

use display_interface::DisplayError;

use super::{COMMANDS_FOLLOW, ONE_PIXEL_BYTE, address};

/// Reads the status of a display, if its module lets its chip answer: many do not.
pub struct Status;

impl Status {
    /// What must be written before the answer is read.
    pub const QUESTION: [u8; 1] = [COMMANDS_FOLLOW];

    /// Whether the display is on. It is off after it has lost its power. All other bits are undocumented.
    pub const fn is_on(answer: u8) -> bool {
        answer & 0x40 == 0
    }
}

/// Writes to the memory of a dark display and reads it back, which works on an SH1106 alone.
pub struct MemoryTest;

impl MemoryTest {
    /// The bytes to try, one after the other. No chip that answers always the same passes.
    pub const BYTES: [u8; 3] = [0xbf, 0x41, 0x88];

    /// The transaction that writes a byte and asks for it. It goes to the first column, which the glass of an SH1106 does
    /// not show.
    ///
    /// # Errors
    /// If the list of commands is too short, which would be a mistake in this file.
    pub fn question(byte: u8) -> Result<impl Iterator<Item = u8>, DisplayError> {
        let place = address(0, 0)?.among_pixels();
        Ok(place.clone().chain([ONE_PIXEL_BYTE, byte]).chain(place).chain([ONE_PIXEL_BYTE]))
    }

    /// Whether the answer is what was written. Its first byte is what the chip had fetched before the address came.
    pub fn passes(byte: u8, [_, answer]: [u8; 2]) -> bool {
        answer == byte
    }
}

#[cfg(test)]
mod tests {
    use heapless::Vec;

    use super::*;

    #[test]
    fn only_one_bit_of_the_status_counts() {
        assert_eq!(
            [0x08, 0x48, 0x03, 0x43, 0x06, 0x04, 0xff, 0x00].map(Status::is_on),
            [true, false, true, false, true, true, false, true]
        );
    }

    #[test]
    fn a_byte_is_written_and_asked_for_in_the_same_place() {
        let place = [0x80, 0xb0, 0x80, 0x00, 0x80, 0x10];
        let question: Vec<u8, 16> = MemoryTest::question(0x41).unwrap().collect();
        assert_eq!(question.as_slice(), [&place[..], &[0xc0, 0x41], &place[..], &[0xc0]].concat());
    }

    #[test]
    fn no_chip_that_always_answers_the_same_passes_the_memory_test() {
        for answer in 0..=u8::MAX {
            assert!(
                MemoryTest::BYTES.iter().any(|&byte| !MemoryTest::passes(byte, [byte, answer])),
                "{answer:x}"
            );
        }
        assert!(MemoryTest::passes(0x41, [0x55, 0x41]));
    }
}
