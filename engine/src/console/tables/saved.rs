//! A game in flash: who plays by which house rules, then the record of set-up and moves.

use crate::console::memory::{Party, Unreadable};
use crate::console::table::{Deal, Table};
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

/// Takes up what [`write`] wrote: deals it anew, and lets the table play its moves. The place is empty if that fails.
pub(super) fn resume_onto<T: Table>(
    place: &mut Option<T>,
    saved: &[u8],
    play: impl FnOnce(&mut T, &Record) -> Option<()>,
) -> Result<(), Unreadable> {
    *place = None;
    let Party { guests, rules } = Party::unpack(saved)?;
    let record = Record::read(saved.get(Party::BYTES..).unwrap_or(&[])).map_err(|error| match error {
        LoadError::Foreign | LoadError::Version(_) => Unreadable::Foreign,
        _ => Unreadable::Damaged,
    })?;
    let (kind, players, first, seed) = (record.kind(), record.players(), record.first(), record.seed());
    T::deal_onto(place, &Deal { kind, players, guests, rules, first, seed })
        .map_err(|_| Unreadable::Damaged)?;
    if place.as_mut().and_then(|table| play(table, &record)).is_none() {
        *place = None;
        return Err(Unreadable::Damaged);
    }
    Ok(())
}
