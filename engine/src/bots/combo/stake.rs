//! What the tokens are worth: who is likely to win the game with them.

use crate::games::combo::{OpenState, Phase};
use crate::games::{PerSeat, Seat};

/// A certain victory.
pub(super) const VICTORY: u32 = 1 << 12;

/// 2 to the power of minus 0 to 7 eighths, times 4096.
const EIGHTHS: [u32; 8] = [4096, 3756, 3444, 3158, 2896, 2656, 2435, 2233];

/// An eighth of a token, in which stakes are counted.
const TOKEN: u16 = 8;

/// The share of victories to expect for a seat after a round, from 0 to [`VICTORY`].
pub(super) fn after_round(open: &OpenState, seat: Seat) -> u32 {
    let (players, tokens) = (open.players, &open.tokens);
    if open.phase != Phase::Over {
        return share(open, &tokens.map(|own| u16::from(own) * TOKEN), seat);
    }
    let most = tokens.seated(players).max().copied().unwrap_or(0);
    let first = tokens.seated(players).filter(|&&own| own == most).count();
    let shared = u32::try_from(first).unwrap_or(1).max(1);
    if tokens[seat] == most { VICTORY / shared } else { 0 }
}

/// The same in the middle of a round, when each seat has so many cards.
///
/// The fewer cards a seat has, the more likely it is to win the round; all the others pay for theirs.
pub(super) fn within_round(open: &OpenState, sizes: &PerSeat<u8>, seat: Seat) -> u32 {
    let players = open.players;
    let fewest = sizes.seated(players).min().copied().unwrap_or(0);
    let rng = |cards: u8| power(u32::from(cards - fewest) * 5);
    let all: u32 = sizes.seated(players).map(|&cards| rng(cards)).sum::<u32>().max(1);
    let mut left = PerSeat::splat(0);
    for other in players.seats() {
        let cards = sizes[other];
        let pays = u32::from(cards) * u32::from(TOKEN) * (all - rng(cards).min(all)) / all;
        let own = u16::from(open.tokens[other]) * TOKEN;
        left[other] = own.saturating_sub(u16::try_from(pays).unwrap_or(own));
    }
    share(open, &left, seat)
}

/// Chances halve with every few tokens behind, and with fewer the less tokens are left to anybody: then the game is
/// nearly over.
fn share(open: &OpenState, stakes: &PerSeat<u16>, seat: Seat) -> u32 {
    let players = open.players;
    let most = stakes.seated(players).max().copied().unwrap_or(0);
    let least = stakes.seated(players).min().copied().unwrap_or(0);
    let halves = u32::from(10 + least / 4);
    let weight = |own: u16| power(u32::from(most - own) * 8 / halves);
    let all: u32 = stakes.seated(players).map(|&own| weight(own)).sum();
    weight(stakes[seat]) * VICTORY / all.max(1)
}

/// 2 to the power of minus so many eighths, times 4096.
fn power(eighths: u32) -> u32 {
    EIGHTHS.get((eighths % 8) as usize).copied().unwrap_or(0) >> (eighths / 8).min(31)
}
