//! How a game ended, as it is kept in front of its record: who wants to choose a game to watch need not wait until it is
//! played again.

use super::pack::{Packer, Unpacker, packed_len};
use super::{Guest, Party, Unreadable};
use crate::games::{Kind, PerSeat, Players, Seat, SeatSet};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct GameResult {
    pub kind: Kind,
    pub players: Players,
    pub scores: PerSeat<i16>,
    pub winners: SeatSet,
}

impl GameResult {
    const VERSION: u8 = 1;
    /// How many bytes it takes.
    pub const BYTES: usize = packed_len(3 + 2 * Seat::ALL.len());

    /// Writes it; how many bytes, 0 if there is not enough room.
    pub(crate) fn pack(&self, room: &mut [u8]) -> usize {
        let mut packer = Packer::new(room, GameResult::VERSION);
        let won = |seat: &Seat| self.winners.contains(*seat);
        let winners = Seat::ALL.into_iter().filter(won).fold(0, |bits, seat| bits | bit(seat));
        packer.push(&[self.kind as u8, self.players.count(), winners]);
        Seat::ALL.into_iter().for_each(|seat| packer.push(&self.scores[seat].to_le_bytes()));
        packer.finish()
    }

    /// Reads it from the front of the bytes.
    ///
    /// # Errors
    /// If there is none, or none that this version wrote.
    pub(crate) fn unpack(bytes: &[u8]) -> Result<GameResult, Unreadable> {
        let mut unpacker = Unpacker::new(bytes, GameResult::VERSION, &[])?;
        let [kind, players, winners] = unpacker.take()?;
        let kind = Kind::ALL.get(usize::from(kind)).copied().ok_or(Unreadable::Foreign)?;
        let players = Players::new(players).ok_or(Unreadable::Damaged)?;
        let mut scores = PerSeat::splat(0);
        for seat in Seat::ALL {
            scores[seat] = i16::from_le_bytes(unpacker.take()?);
        }
        let winners = Seat::ALL.into_iter().filter(|&seat| winners & bit(seat) != 0).collect();
        Ok(GameResult { kind, players, scores, winners })
    }
}

const fn bit(seat: Seat) -> u8 {
    1 << (seat.number() - 1)
}

/// A game that was kept: how it ended, and who played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KeptGame {
    pub(crate) result: GameResult,
    pub(crate) guests: PerSeat<Guest>,
}

impl KeptGame {
    /// Reads result and party; the record behind them is not looked at.
    pub(crate) fn read(bytes: &[u8]) -> Result<KeptGame, Unreadable> {
        let result = GameResult::unpack(bytes)?;
        let game = bytes.get(GameResult::BYTES..).unwrap_or(&[]);
        Ok(KeptGame { result, guests: Party::unpack(game)?.guests })
    }
}
