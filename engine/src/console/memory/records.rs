//! Records: games, best scores, feats, and wins by name.

use super::Name;
use super::pack::{OldVersion, Packer, Unpacker, Unreadable, packed_len};
use crate::games::{Kind, PerGame};

/// The records of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// Games played to the end.
    pub games: u16,
    /// The best score, and who made it.
    pub best: Option<(i16, Name)>,
    /// The game's own feat, such as the longest sequence, and whose it is.
    pub feat: Option<(u8, Name)>,
}

/// How often somebody has won, by game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wins {
    /// Who.
    pub name: Name,
    /// How often, in the order of the menu.
    wins: PerGame<u8>,
}

impl Wins {
    /// How often in one game.
    pub fn of(&self, kind: Kind) -> u8 {
        self.wins[kind]
    }

    fn all(&self) -> u16 {
        self.wins.iter().map(|&wins| u16::from(wins)).sum()
    }
}

/// All records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records {
    games: PerGame<GameRecord>,
    wins: heapless::Vec<Wins, { Records::NAMES }, u8>,
}

const NOTHING: GameRecord = GameRecord { games: 0, best: None, feat: None };

impl Default for Records {
    fn default() -> Records {
        Records { games: PerGame::from_fn(|_| NOTHING), wins: heapless::Vec::new() }
    }
}

impl Records {
    /// Names that are remembered; beyond that the one with the fewest wins makes room.
    pub const NAMES: usize = 12;
    /// Bytes of packed records with all names.
    pub const BYTES: usize = packed_len(
        1 + Kind::COUNT * (2 + 2 + Name::LONGEST + 1 + Name::LONGEST)
            + 1
            + Records::NAMES * (Name::LONGEST + Kind::COUNT),
    );
    const VERSION: u8 = 2;
    const OLD_VERSIONS: [OldVersion; 1] = [(1, 192)];

    /// The records of a game.
    pub fn of(&self, kind: Kind) -> GameRecord {
        self.games[kind]
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
        let games = &mut self.games[kind].games;
        *games = games.saturating_add(1);
    }

    /// Somebody ended a game with this score; a score that only equals the best one does not replace it.
    pub fn note_score(&mut self, kind: Kind, name: Name, score: i16) {
        let best = &mut self.games[kind].best;
        if best.is_none_or(|(most, _)| score > most) {
            *best = Some((score, name));
        }
    }

    /// Somebody achieved this much of the game's feat.
    pub fn note_feat(&mut self, kind: Kind, name: Name, feat: u8) {
        let best = &mut self.games[kind].feat;
        if best.map_or(0, |(most, _)| most) < feat {
            *best = Some((feat, name));
        }
    }

    /// Somebody has won.
    pub fn note_win(&mut self, kind: Kind, name: Name) {
        let new = Wins { name, wins: PerGame::from_fn(|_| 0) };
        if !self.wins.iter().any(|wins| wins.name == name)
            && self.wins.push(new).is_err()
            && let Some(fewest) = self.wins.iter_mut().min_by_key(|wins| wins.all())
        {
            *fewest = new;
        }
        if let Some(wins) = self.wins.iter_mut().find(|wins| wins.name == name) {
            wins.wins[kind] = wins.wins[kind].saturating_add(1);
        }
    }

    /// Writes the records; how many bytes, 0 if there is not enough room.
    pub fn pack(&self, room: &mut [u8]) -> usize {
        let mut packer = Packer::new(room, Records::VERSION);
        // How many games: a program with more of them still reads this.
        packer.push(&[u8::try_from(Kind::COUNT).unwrap_or(u8::MAX)]);
        for record in self.games.iter() {
            packer.push(&record.games.to_le_bytes());
            let (best, name) = record.best.unwrap_or((0, Name::BLANK));
            packer.push(&best.to_le_bytes());
            packer.push(&name.bytes());
            let (feat, name) = record.feat.unwrap_or((0, Name::BLANK));
            packer.push(&[feat]);
            packer.push(&name.bytes());
        }
        packer.push(&[u8::try_from(self.wins.len()).unwrap_or(0)]);
        for wins in &self.wins {
            packer.push(&wins.name.bytes());
            wins.wins.iter().for_each(|&count| packer.push(&[count]));
        }
        packer.finish()
    }

    /// Reads records.
    ///
    /// # Errors
    /// If there are none, or none that this version wrote.
    pub fn unpack(bytes: &[u8]) -> Result<Records, Unreadable> {
        let mut unpacker = Unpacker::new(bytes, Records::VERSION, &Records::OLD_VERSIONS)?;
        let mut records = Records::default();
        let games = usize::from(unpacker.byte()?);
        if games > Kind::COUNT {
            return Err(Unreadable::Foreign);
        }
        for record in records.games.iter_mut().take(games) {
            record.games = u16::from_le_bytes(unpacker.take()?);
            let best = i16::from_le_bytes(unpacker.take()?);
            record.best = name(unpacker.take()?)?.map(|name| (best, name));
            let feat = unpacker.byte()?;
            record.feat = name(unpacker.take()?)?.map(|name| (feat, name));
        }
        let count = unpacker.byte()?;
        for _ in 0..count {
            let name = name(unpacker.take()?)?.ok_or(Unreadable::Damaged)?;
            let mut wins = Wins { name, wins: PerGame::from_fn(|_| 0) };
            for count in wins.wins.iter_mut().take(games) {
                *count = unpacker.byte()?;
            }
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
