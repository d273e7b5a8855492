//! A game in flash: who plays by which house rules, then the record of set-up and moves.

use crate::console::memory::{Guest, HouseRules, Party, Unreadable};
use crate::console::table::Deal;
use crate::games::PerSeat;
use crate::table::{LoadError, Record};

/// Writes the guests and the record; how many bytes, 0 if there is not enough room.
pub(super) fn write(deal: &Deal, record: &Record, room: &mut [u8]) -> usize {
    let party = Party { guests: deal.guests, rules: deal.rules };
    let head = party.pack(room);
    let Some(rest) = room.get_mut(Party::BYTES..).filter(|_| head == Party::BYTES) else { return 0 };
    record.write(rest).map_or(0, |written| head + written.len())
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
