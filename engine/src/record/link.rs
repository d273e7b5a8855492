//! A finished game in letters that an address on the web may contain, so that it can be sent to somebody.
//!
//! It is base64url without padding (RFC 4648, section 5) over the bytes of a game as it is saved. These bytes have
//! checksums of their own.

use core::fmt;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How many letters so many bytes take.
pub const fn letters(bytes: usize) -> usize {
    (bytes * 4).div_ceil(3)
}

/// Writes bytes as letters to the front of `room`; `None` if it is too short.
///
/// ```
/// use engine::record::link;
/// let mut room = [0; 8];
/// assert_eq!(link::write(b"cards", &mut room), Some("Y2FyZHM"));
/// let mut bytes = [0; 5];
/// assert_eq!(link::read("Y2FyZHM", &mut bytes), Ok(&b"cards"[..]));
/// ```
pub fn write<'a>(bytes: &[u8], room: &'a mut [u8]) -> Option<&'a str> {
    let (used, _) = room.split_at_mut_checked(letters(bytes.len()))?;
    let mut places = used.iter_mut();
    for group in bytes.chunks(3) {
        let mut bits = [0; 4];
        bits.iter_mut().skip(1).zip(group).for_each(|(place, &byte)| *place = byte);
        let bits = u32::from_be_bytes(bits);
        for (place, shift) in places.by_ref().take(letters(group.len())).zip([18, 12, 6, 0]) {
            *place = *LETTERS.get((bits >> shift & 63) as usize)?;
        }
    }
    core::str::from_utf8(used).ok()
}

/// Reads letters into the front of `room`, and gives back the part that was filled.
///
/// # Errors
/// If they are not what [`write()`] makes, or there is not enough room.
pub fn read<'a>(text: &str, room: &'a mut [u8]) -> Result<&'a [u8], LinkError> {
    let room_for = text.len() / 4 * 3 + [0, 0, 1, 2].get(text.len() % 4).copied().unwrap_or(0);
    if text.len() % 4 == 1 {
        return Err(LinkError::Length);
    }
    let (used, _) = room.split_at_mut_checked(room_for).ok_or(LinkError::TooLong)?;
    let mut places = used.iter_mut();
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for place in 0..4 {
            bits = bits << 6 | group.get(place).map_or(Ok(0), |&letter| value(letter))?;
        }
        let [_, bytes @ ..] = bits.to_be_bytes();
        let whole = group.len() * 6 / 8;
        bytes.iter().take(whole).zip(places.by_ref()).for_each(|(&byte, place)| *place = byte);
        // Bits that belong to no byte are zero: every game has one way to be written.
        if bytes.iter().skip(whole).any(|&byte| byte != 0) {
            return Err(LinkError::Length);
        }
    }
    Ok(used)
}

/// The six bits of a letter.
fn value(letter: u8) -> Result<u32, LinkError> {
    let value = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return Err(LinkError::Letter),
    };
    Ok(value.into())
}

/// Why a text is not a valid game link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It has a character that never is in one.
    Letter,
    /// Its end is missing.
    Length,
    /// It is longer than any game.
    TooLong,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LinkError::Letter => "it has a character that does not belong there",
            LinkError::Length => "its end is missing",
            LinkError::TooLong => "it is longer than any game",
        })
    }
}

impl core::error::Error for LinkError {}
