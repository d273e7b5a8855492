//! A game in flash: who plays by which house rules, then the record of set-up and moves.

use crate::console::memory::{Guest, HouseRules, Party, Unreadable};
use crate::console::table::Deal;
use crate::games::PerSeat;
use crate::table::{LoadError, Record};

/// Bytes of a game before its first move.
pub const SETUP_BYTES: usize = Party::BYTES + Record::LEAST_BYTES;

/// Writes the guests and the record; how many bytes, 0 if there is not enough room.
pub(super) fn write(deal: &Deal, record: &Record, room: &mut [u8]) -> usize {
    write_party(deal, room, |rest| record.write(rest).map(<[u8]>::len))
}

/// The same without the moves.
pub(super) fn write_setup(deal: &Deal, record: &Record, room: &mut [u8]) -> usize {
    write_party(deal, room, |rest| record.write_setup(rest).map(<[u8]>::len))
}

fn write_party(deal: &Deal, room: &mut [u8], record: impl FnOnce(&mut [u8]) -> Option<usize>) -> usize {
    let party = Party { guests: deal.guests, rules: deal.rules };
    let used = party.pack(room);
    let rest = room.get_mut(Party::BYTES..).filter(|_| used == Party::BYTES);
    rest.and_then(record).map_or(0, |written| used + written)
}

/// Reads what [`write`] wrote.
pub(super) fn read(saved: &[u8]) -> Result<(PerSeat<Guest>, HouseRules, Record), Unreadable> {
    let Party { guests, rules } = Party::unpack(saved)?;
    let record = Record::read(saved.get(Party::BYTES..).unwrap_or(&[])).map_err(|error| match error {
        LoadError::Foreign | LoadError::Version(_) => Unreadable::Foreign,
        _ => Unreadable::Damaged,
    })?;
    Ok((guests, rules, record))
}
