//! What the tokens are worth: who is likely to win the game with them.

use crate::games::combo::{Phase, Table};
use crate::games::{PerSeat, Seat};

/// A certain victory.
pub(super) const VICTORY: u32 = 1 << 12;

/// 2 to the power of minus 0 to 7 eighths, times 4096.
const EIGHTHS: [u32; 8] = [4096, 3756, 3444, 3158, 2896, 2656, 2435, 2233];

/// The share of victories to expect for a seat after a round, from 0 to [`VICTORY`].
///
/// Chances halve with every few tokens behind, and with fewer the less tokens are left to anybody: then the game is
/// nearly over.
pub(super) fn share(table: &Table, tokens: &PerSeat<u8>, seat: Seat) -> u32 {
    let players = table.players;
    let most = tokens.seated(players).max().copied().unwrap_or(0);
    let least = tokens.seated(players).min().copied().unwrap_or(0);
    if table.phase == Phase::Over || least == 0 {
        let first = tokens.seated(players).filter(|&&own| own == most).count();
        let shared = u32::try_from(first).unwrap_or(1).max(1);
        return if tokens[seat] == most { VICTORY / shared } else { 0 };
    }
    // In eighths of a token.
    let halves = 10 + 2 * u32::from(least);
    let weight = |own: u8| {
        let eighths = u32::from(most - own) * 64 / halves;
        EIGHTHS.get((eighths % 8) as usize).copied().unwrap_or(0) >> (eighths / 8).min(31)
    };
    let all: u32 = tokens.seated(players).map(|&own| weight(own)).sum();
    weight(tokens[seat]) * VICTORY / all.max(1)
}
