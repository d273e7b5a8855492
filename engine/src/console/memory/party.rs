//! Who plays a saved game.

use super::pack::{OldVersion, Packer, Unpacker, packed_len};
use super::{Guest, Profile, Unreadable};
use crate::games::{PerSeat, Seat};

/// The guests of a game in progress; those of the next one may be others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Party {
    pub(crate) guests: PerSeat<Guest>,
}

impl Party {
    const VERSION: u8 = 2;
    const OLD_VERSIONS: [OldVersion; 1] = [(1, 51)];
    /// How many bytes it takes.
    pub(crate) const BYTES: usize = packed_len(Seat::ALL.len() * Guest::BYTES);

    /// Writes the party; how many bytes, 0 if there is not enough room.
    pub(crate) fn pack(&self, room: &mut [u8]) -> usize {
        let mut packer = Packer::new(room, Party::VERSION);
        Seat::ALL.into_iter().for_each(|seat| self.guests[seat].pack(&mut packer));
        packer.finish()
    }

    /// Reads a party from the front of the bytes.
    pub(crate) fn unpack(bytes: &[u8]) -> Result<Party, Unreadable> {
        let mut unpacker = Unpacker::new(bytes, Party::VERSION, &Party::OLD_VERSIONS)?;
        let mut guests = Profile::default().guests;
        for seat in Seat::ALL {
            guests[seat] = Guest::unpack(&mut unpacker)?;
        }
        Ok(Party { guests })
    }
}
