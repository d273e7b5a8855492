//! Who plays a saved game, and by which house rules.

use super::pack::{Packer, Unpacker};
use super::{Guest, HouseRules, Profile, Unreadable};
use crate::games::{PerSeat, Seat};

/// The guests of a game in progress; those of the next one may be others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Party {
    pub(crate) guests: PerSeat<Guest>,
    pub(crate) rules: HouseRules,
}

impl Party {
    const VERSION: u8 = 1;
    /// How many bytes it takes: version, rules, seven for each seat, checksum.
    pub(crate) const BYTES: usize = 1 + 6 + 6 * 7 + 2;

    /// Writes the party; how many bytes, 0 if there is not enough room.
    pub(crate) fn pack(&self, room: &mut [u8]) -> usize {
        let mut packer = Packer::new(room, Party::VERSION);
        packer.push(&self.rules.bytes());
        for seat in Seat::ALL {
            let (who, name) = self.guests[seat].pack();
            packer.push(&[who]);
            packer.push(&name);
        }
        packer.finish()
    }

    /// Reads a party from the front of the bytes.
    pub(crate) fn unpack(bytes: &[u8]) -> Result<Party, Unreadable> {
        let mut unpacker = Unpacker::new(bytes, Party::VERSION, Party::BYTES)?;
        let rules = HouseRules::from_bytes(unpacker.take()?);
        let mut guests = Profile::default().guests;
        for seat in Seat::ALL {
            let who = unpacker.byte()?;
            guests[seat] = Guest::unpack(who, unpacker.take()?).ok_or(Unreadable::Damaged)?;
        }
        Ok(Party { guests, rules })
    }
}
