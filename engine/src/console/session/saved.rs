//! A game in flash: who plays, then the record of set-up and moves.

use super::contract::Session;
use crate::console::memory::{Deal, GameResult, Party, Unreadable};
use crate::games::Kind;
use crate::record::{LoadError, Record};

/// Room for the longest game.
pub const MOST_BYTES: usize = Party::BYTES + Record::MOST_BYTES;

/// What a game takes in which nobody has moved yet.
pub const LEAST_BYTES: usize = Party::BYTES + Record::LEAST_BYTES;

/// Room for the longest game that is kept with its result.
pub const MOST_KEPT: usize = GameResult::BYTES + MOST_BYTES;

/// Writes the guests and the record; how many bytes, 0 if there is not enough room.
pub(super) fn write(deal: &Deal, record: &Record, room: &mut [u8]) -> usize {
    let used = Party { guests: deal.guests }.pack(room);
    let Some(rest) = room.get_mut(Party::BYTES..).filter(|_| used == Party::BYTES) else { return 0 };
    record.write(rest).map_or(0, |written| used + written.len())
}

/// How many moves there are in what [`write`] wrote, if it was the same game.
pub(super) fn moves_in(deal: &Deal, record: &Record, saved: &[u8]) -> Option<u16> {
    let mut party = [0; Party::BYTES];
    Party { guests: deal.guests }.pack(&mut party);
    let rest = saved.strip_prefix(&party)?;
    record.moves_in(rest)
}

/// Which game was written and how many moves it has, if these bytes are one.
pub(super) fn game_in(saved: &[u8]) -> Result<(Kind, u16), Unreadable> {
    Party::unpack(saved)?;
    read_record(saved).map(|record| (record.kind(), record.len()))
}

/// The record in what was written of a game.
///
/// # Errors
/// If it is damaged, or of another version.
pub fn read_record(saved: &[u8]) -> Result<Record, Unreadable> {
    Record::read(saved.get(Party::BYTES..).unwrap_or(&[])).map_err(|error| match error {
        LoadError::Foreign | LoadError::Version { .. } => Unreadable::Foreign,
        _ => Unreadable::Damaged,
    })
}

/// How the game was set up, and its record.
fn read(saved: &[u8]) -> Result<(Deal, Record), Unreadable> {
    let Party { guests } = Party::unpack(saved)?;
    let record = read_record(saved)?;
    let (kind, players, first, seed) = (record.kind(), record.players(), record.first(), record.seed());
    let options = record.options().ok_or(Unreadable::Damaged)?;
    Ok((Deal { kind, players, guests, options, first, seed }, record))
}

/// The set-up of a game in which nobody has moved yet, as [`write`] wrote it. Whether it can be dealt is not looked at.
pub(in crate::console) fn deal_in(saved: &[u8]) -> Result<Deal, Unreadable> {
    let (deal, record) = read(saved)?;
    if record.is_empty() && !record.is_agreed() { Ok(deal) } else { Err(Unreadable::Damaged) }
}

/// Takes up what [`write`] wrote: deals it anew, and lets the table play its moves. The place is empty if that fails.
pub(super) fn resume_onto<T: Session>(
    place: &mut Option<T>,
    saved: &[u8],
    play: impl FnOnce(&mut T, &Record) -> Option<()>,
) -> Result<(), Unreadable> {
    *place = None;
    let (deal, record) = read(saved)?;
    T::deal_onto(place, &deal).map_err(|_| Unreadable::Damaged)?;
    if place.as_mut().and_then(|table| play(table, &record)).is_none() {
        *place = None;
        return Err(Unreadable::Damaged);
    }
    Ok(())
}
