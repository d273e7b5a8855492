//! A record as bytes: version, set-up, moves, and a checksum over all of it.
//!
//! | bytes | what |
//! |---|---|
//! | 2 | `PD` |
//! | 1 | version of the layout and of the game's rules |
//! | 1 | game |
//! | 1 | number of players; with the highest bit set if they ended the game by agreement |
//! | 1 | first seat, from 1 |
//! | 2 | options |
//! | 16 | seed |
//! | 2 | number of moves |
//! | 2 | number of bits that the moves take |
//! | as many as these bits need | moves, each as its place in the list of legal moves |
//! | 4 | CRC-32 of all before it |
//!
//! Numbers are little-endian. The version is [`LAYOUT`] and [`Game::rules_version`](crate::games::Game::rules_version)
//! added up, so it goes up by one when the layout changes, and for the records of one game, perhaps with some options only,
//! when its rules change.

use core::fmt;

use crc::{CRC_32_ISO_HDLC, Crc, Table};

use super::Record;
use super::choices::ChoiceBits;
use crate::cards::Seed;
use crate::games::{Kind, Players, Seat};

const MARK: [u8; 2] = *b"PD";
/// The version of this layout.
const LAYOUT: u8 = 1;
/// A small processor goes through the bytes one by one. Where 16 KB of tables do not matter, sixteen at a time come to the
/// same.
const AT_ONCE: usize = if cfg!(target_pointer_width = "64") { 16 } else { 1 };
static CRC: Crc<u32, Table<AT_ONCE>> = Crc::<u32, Table<AT_ONCE>>::new(&CRC_32_ISO_HDLC);
/// Everything before the number of moves.
const SETUP: usize = 24;
/// Everything before the moves.
const HEAD: usize = SETUP + 4;
const CHECKSUM: usize = 4;
/// Added to the number of players where the game was ended by agreement.
const AGREED: u8 = 0x80;

/// Why bytes are not a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// They do not begin like a record.
    Foreign,
    /// They are a record of another version: in another layout, or of a game whose rules have changed since.
    Version {
        /// Its version.
        found: u8,
        /// The version that can be read.
        wanted: u8,
    },
    /// They end too early, or something follows.
    Length,
    /// The checksum is wrong: something was changed or lost.
    Checksum,
    /// There is no such game, number of players, or first player.
    Setup,
    /// The moves are not as long as they claim, or longer than a record can be.
    Moves,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Foreign => f.write_str("this is not a Passdeck record"),
            LoadError::Version { found, wanted } => {
                write!(f, "this record has version {found}, but version {wanted} is wanted")
            }
            LoadError::Length => f.write_str("the record is cut short or has something after its end"),
            LoadError::Checksum => f.write_str("the record is damaged: its checksum is wrong"),
            LoadError::Setup => {
                f.write_str("the record names a game, table or first player that does not exist")
            }
            LoadError::Moves => f.write_str("the record's moves are not what they claim to be"),
        }
    }
}

impl core::error::Error for LoadError {}

impl Record {
    /// Room for the longest record.
    pub const MOST_BYTES: usize = HEAD + ChoiceBits::MOST_BYTES + CHECKSUM;

    /// What a record without moves takes.
    pub const LEAST_BYTES: usize = HEAD + CHECKSUM;

    /// How many bytes [`write`](Record::write) fills.
    pub fn size(&self) -> usize {
        HEAD + self.choices.as_bytes().len() + CHECKSUM
    }

    /// Writes the record to the front of `buffer` and gives back the part that was filled; `None` if it is too short.
    pub fn write<'a>(&self, buffer: &'a mut [u8]) -> Option<&'a [u8]> {
        let (bytes, _) = buffer.split_at_mut_checked(self.size())?;
        let (body, checksum) = bytes.split_at_mut_checked(self.size() - CHECKSUM)?;
        let (setup, mut rest) = body.split_first_chunk_mut()?;
        *setup = self.setup_bytes()?;
        put(&mut rest, self.count.to_le_bytes())?;
        put(&mut rest, self.choices.bits().to_le_bytes())?;
        for (place, &byte) in rest.iter_mut().zip(self.choices.as_bytes()) {
            *place = byte;
        }
        put(&mut &mut *checksum, self.checksum().to_le_bytes())?;
        Some(bytes)
    }

    /// The checksum that [`write`](Record::write) adds: another one for another game.
    pub fn checksum(&self) -> u32 {
        let mut digest = CRC.digest();
        digest.update(&self.setup_bytes().unwrap_or_default());
        digest.update(&self.count.to_le_bytes());
        digest.update(&self.choices.bits().to_le_bytes());
        digest.update(self.choices.as_bytes());
        digest.finalize()
    }

    /// How many moves a written record has, if it begins with the same set-up as this one.
    pub fn moves_in(&self, bytes: &[u8]) -> Option<u16> {
        let (count, _) = bytes.strip_prefix(&self.setup_bytes()?)?.split_first_chunk()?;
        Some(u16::from_le_bytes(*count))
    }

    /// Everything before the number of moves.
    fn setup_bytes(&self) -> Option<[u8; SETUP]> {
        let mut bytes = [0; SETUP];
        let mut rest = &mut bytes[..];
        put(&mut rest, MARK)?;
        let version = version(Some(self.kind), self.options);
        let agreed = if self.agreed { AGREED } else { 0 };
        put(&mut rest, [version, self.kind as u8, self.players.count() | agreed, self.first.number()])?;
        put(&mut rest, self.options.to_le_bytes())?;
        put(&mut rest, self.seed.0.to_le_bytes())?;
        Some(bytes)
    }

    /// Reads a record that [`write`](Record::write) wrote. Whether its moves are legal shows when it is replayed.
    ///
    /// # Errors
    /// If the bytes are broken, cut short, or of another version.
    pub fn read(bytes: &[u8]) -> Result<Record, LoadError> {
        let mut rest = bytes;
        if take(&mut rest) != Ok(MARK) {
            return Err(LoadError::Foreign);
        }
        let [found, kind] = take(&mut rest)?;
        let kind = Kind::ALL.into_iter().find(|&k| k as u8 == kind);
        let [players, first] = take(&mut rest)?;
        let options = u16::from_le_bytes(take(&mut rest)?);
        let wanted = version(kind, options);
        if found != wanted {
            return Err(LoadError::Version { found, wanted });
        }
        let seed = Seed(u128::from_le_bytes(take(&mut rest)?));
        let count = u16::from_le_bytes(take(&mut rest)?);
        let bits = u16::from_le_bytes(take(&mut rest)?);
        let moves = usize::from(bits).div_ceil(8);
        if rest.len() != moves + CHECKSUM {
            return Err(LoadError::Length);
        }
        let (body, mut checksum) = bytes.split_at_checked(bytes.len() - CHECKSUM).ok_or(LoadError::Length)?;
        if take(&mut checksum).map(u32::from_le_bytes) != Ok(CRC.checksum(body)) {
            return Err(LoadError::Checksum);
        }
        let kind = kind.ok_or(LoadError::Setup)?;
        let agreed = players & AGREED != 0;
        let players = Players::new(players & !AGREED).ok_or(LoadError::Setup)?;
        let first = Seat::from_number(first).ok_or(LoadError::Setup)?;
        let choices = rest.get(..moves).and_then(|bytes| ChoiceBits::from_bytes(bytes, bits));
        let choices = choices.ok_or(LoadError::Moves)?;
        Ok(Record { kind, players, first, options, seed, count, choices, agreed })
    }
}

/// The version of the records of a game with these options. A game that does not exist is taken for one whose rules have
/// never changed.
fn version(kind: Option<Kind>, options: u16) -> u8 {
    LAYOUT.saturating_add(kind.map_or(0, |kind| kind.rules_version(options)))
}

/// Takes the next bytes off the front.
fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], LoadError> {
    let (&bytes, after) = rest.split_first_chunk::<N>().ok_or(LoadError::Length)?;
    *rest = after;
    Ok(bytes)
}

/// Fills the next bytes at the front.
fn put<const N: usize>(rest: &mut &mut [u8], bytes: [u8; N]) -> Option<()> {
    let (place, after) = core::mem::take(rest).split_first_chunk_mut::<N>()?;
    *place = bytes;
    *rest = after;
    Some(())
}
