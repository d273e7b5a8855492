//! Records: games, best scores, feats, and wins by name.

use super::Name;
use super::pack::{Packer, Unpacker, Unreadable};
use crate::games::Kind;

/// The records of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// Games played to the end.
    pub games: u16,
    /// The best score, and who made it.
    pub best: Option<(i16, Name)>,
    /// The game's own feat, such as Bango's longest sequence, and whose it is.
    pub feat: Option<(u8, Name)>,
}

/// How often somebody has won, by game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wins {
    /// Who.
    pub name: Name,
    /// How often, in the order of the menu.
    pub wins: [u8; 4],
}

impl Wins {
    /// How often in one game.
    pub fn of(&self, kind: Kind) -> u8 {
        self.wins.get(kind as usize).copied().unwrap_or(0)
    }

    fn all(&self) -> u16 {
        self.wins.iter().map(|&wins| u16::from(wins)).sum()
    }
}

/// All records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records {
    games: [GameRecord; 4],
    wins: heapless::Vec<Wins, { Records::NAMES }, u8>,
}

const NOTHING: GameRecord = GameRecord { games: 0, best: None, feat: None };

impl Default for Records {
    fn default() -> Records {
        Records { games: [NOTHING; 4], wins: heapless::Vec::new() }
    }
}

impl Records {
    /// Names that are remembered; beyond that the one with the fewest wins makes room.
    pub const NAMES: usize = 12;
    /// Bytes of packed records.
    pub const BYTES: usize = 1 + 4 * (2 + 2 + 6 + 1 + 6) + 1 + Records::NAMES * 10 + 2;
    const VERSION: u8 = 1;

    /// The records of a game.
    pub fn of(&self, kind: Kind) -> GameRecord {
        self.games.get(kind as usize).copied().unwrap_or(NOTHING)
    }

    /// Who has won a game, most often first; equal ones in the order in which they came in.
    pub fn winners(&self, kind: Kind) -> heapless::Vec<(Name, u8), { Records::NAMES }, u8> {
        let mut names = heapless::Vec::new();
        for wins in self.wins.iter().filter(|wins| wins.of(kind) > 0) {
            let _ = names.push((wins.name, wins.of(kind)));
        }
        // An insertion sort keeps equal ones in order, and there are at most twelve.
        for end in 1..names.len() {
            for place in (1..=end).rev() {
                if names.get(place - 1).map(|w| w.1) < names.get(place).map(|w| w.1) {
                    names.swap(place - 1, place);
                }
            }
        }
        names
    }

    /// A game was played to the end.
    pub fn note_game(&mut self, kind: Kind) {
        if let Some(record) = self.games.get_mut(kind as usize) {
            record.games = record.games.saturating_add(1);
        }
    }

    /// Somebody ended a game with this score; a score that only equals the best one does not replace it.
    pub fn note_score(&mut self, kind: Kind, name: Name, score: i16) {
        if let Some(record) = self.games.get_mut(kind as usize)
            && record.best.is_none_or(|(best, _)| score > best)
        {
            record.best = Some((score, name));
        }
    }

    /// Somebody achieved this much of the game's feat.
    pub fn note_feat(&mut self, kind: Kind, name: Name, feat: u8) {
        if let Some(record) = self.games.get_mut(kind as usize)
            && record.feat.map_or(0, |(most, _)| most) < feat
        {
            record.feat = Some((feat, name));
        }
    }

    /// Somebody has won.
    pub fn note_win(&mut self, kind: Kind, name: Name) {
        let new = Wins { name, wins: [0; 4] };
        if !self.wins.iter().any(|wins| wins.name == name)
            && self.wins.push(new).is_err()
            && let Some(fewest) = self.wins.iter_mut().min_by_key(|wins| wins.all())
        {
            *fewest = new;
        }
        let wins = self.wins.iter_mut().find(|wins| wins.name == name);
        if let Some(count) = wins.and_then(|wins| wins.wins.get_mut(kind as usize)) {
            *count = count.saturating_add(1);
        }
    }

    /// Writes the records; how many bytes, 0 if there is not enough room.
    pub fn pack(&self, room: &mut [u8]) -> usize {
        let mut packer = Packer::new(room, Records::VERSION);
        for record in &self.games {
            packer.push(&record.games.to_le_bytes());
            let (best, name) = record.best.unwrap_or((0, Name::BLANK));
            packer.push(&best.to_le_bytes());
            packer.push(&name.bytes());
            let (feat, name) = record.feat.unwrap_or((0, Name::BLANK));
            packer.push(&[feat]);
            packer.push(&name.bytes());
        }
        packer.push(&[u8::try_from(self.wins.len()).unwrap_or(0)]);
        let blank = Wins { name: Name::BLANK, wins: [0; 4] };
        for wins in self.wins.iter().chain(core::iter::repeat(&blank)).take(Records::NAMES) {
            packer.push(&wins.name.bytes());
            packer.push(&wins.wins);
        }
        packer.finish()
    }

    /// Reads records.
    ///
    /// # Errors
    /// If there are none, or none that this version wrote.
    pub fn unpack(bytes: &[u8]) -> Result<Records, Unreadable> {
        let mut unpacker = Unpacker::new(bytes, Records::VERSION, Records::BYTES)?;
        let mut records = Records::default();
        for record in &mut records.games {
            record.games = u16::from_le_bytes(unpacker.take()?);
            let best = i16::from_le_bytes(unpacker.take()?);
            record.best = name(unpacker.take()?)?.map(|name| (best, name));
            let feat = unpacker.byte()?;
            record.feat = name(unpacker.take()?)?.map(|name| (feat, name));
        }
        let count = unpacker.byte()?;
        for _ in 0..count {
            let name = name(unpacker.take()?)?.ok_or(Unreadable::Damaged)?;
            let wins = Wins { name, wins: unpacker.take()? };
            records.wins.push(wins).map_err(|_| Unreadable::Damaged)?;
        }
        Ok(records)
    }
}

/// A name from its bytes; `None` if there is none.
fn name(bytes: [u8; Name::LONGEST]) -> Result<Option<Name>, Unreadable> {
    let name = Name::new(core::str::from_utf8(&bytes).map_err(|_| Unreadable::Damaged)?);
    Ok((name != Name::BLANK).then_some(name))
}
