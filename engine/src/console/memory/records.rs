//! Records: games, best scores, feats, and what everybody has done.

use super::pack::{OldVersion, Packer, Unpacker, Unreadable, packed_len};
use super::{Badges, Name, Person};
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

/// All records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records {
    games: PerGame<GameRecord>,
    people: heapless::Vec<Person, { Records::NAMES }, u8>,
    /// The last game that was counted, by the checksum of its record.
    counted: u32,
}

const NOTHING: GameRecord = GameRecord { games: 0, best: None, feat: None };

impl Default for Records {
    fn default() -> Records {
        Records { games: PerGame::from_fn(|_| NOTHING), people: heapless::Vec::new(), counted: 0 }
    }
}

impl Records {
    /// Names that are remembered; beyond that the one with the fewest wins makes room. With many games there is room for
    /// fewer.
    pub const NAMES: usize = {
        let room = (Records::ROOM - Records::without_names()) / Person::BYTES;
        if room < 12 { room } else { 12 }
    };
    /// Bytes of packed records with all names.
    pub const BYTES: usize = Records::without_names() + Records::NAMES * Person::BYTES;
    /// Records take no more than this, whatever games there are.
    const ROOM: usize = 512;
    const VERSION: u8 = 3;
    /// The version before people had more than wins.
    const ONLY_WINS: u8 = 2;
    const OLD_VERSIONS: [OldVersion; 1] = [(1, 192)];

    /// Bytes of everything but the names.
    const fn without_names() -> usize {
        packed_len(1 + Kind::COUNT * (2 + 2 + Name::LONGEST + 1 + Name::LONGEST) + 1 + 4)
    }

    /// The records of a game.
    pub fn of(&self, kind: Kind) -> GameRecord {
        self.games[kind]
    }

    /// Everybody who has played, in the order in which they came in.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// Who has won a game, most often first; equal ones in the order in which they came in.
    pub fn winners(&self, kind: Kind) -> heapless::Vec<(Name, u8), { Records::NAMES }, u8> {
        let mut names = heapless::Vec::new();
        for person in self.people.iter().filter(|person| person.wins(kind) > 0) {
            let _ = names.push((person.name, person.wins(kind)));
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

    /// Whether this game is counted now. It is not if it was the last one that was counted: the power may have failed
    /// before its save was removed.
    pub const fn count_game(&mut self, game: u32) -> bool {
        let is_new = self.counted != game;
        self.counted = game;
        is_new
    }

    /// Another game is dealt, so that even the same one counts.
    pub const fn expect_another_game(&mut self) {
        self.counted = 0;
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
        if let Some(person) = self.person(name) {
            person.note_win(kind);
        }
    }

    /// A person played a game to the end, with this score; who lost begins to count wins in a row anew.
    pub fn note_played(&mut self, kind: Kind, name: Name, score: i16, won: bool) {
        if let Some(person) = self.person(name) {
            person.note_played(kind, score, won);
        }
    }

    /// A person has earned badges; those that are new.
    pub fn note_badges(&mut self, name: Name, earned: Badges) -> Badges {
        self.person(name).map_or(Badges::default(), |person| person.note_badges(earned))
    }

    /// Somebody, who takes the place of the one with the fewest wins if there are too many.
    fn person(&mut self, name: Name) -> Option<&mut Person> {
        let place = match self.people.iter().position(|person| person.name == name) {
            Some(place) => place,
            None if self.people.push(Person::new(name)).is_ok() => self.people.len() - 1,
            None => {
                let least = |&(_, person): &(usize, &Person)| (person.all_wins(), person.all_games());
                let (place, _) = self.people.iter().enumerate().min_by_key(least)?;
                *self.people.get_mut(place)? = Person::new(name);
                place
            }
        };
        self.people.get_mut(place)
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
        packer.push(&[u8::try_from(self.people.len()).unwrap_or(0)]);
        self.people.iter().for_each(|person| person.pack(&mut packer));
        packer.push(&self.counted.to_le_bytes());
        packer.finish()
    }

    /// Reads records, also those of the version before, which knew only the wins of people.
    ///
    /// # Errors
    /// If there are none, or none of these versions.
    pub fn unpack(bytes: &[u8]) -> Result<Records, Unreadable> {
        let (mut unpacker, version) = match Unpacker::new(bytes, Records::VERSION, &Records::OLD_VERSIONS) {
            Err(Unreadable::Foreign) => {
                (Unpacker::new(bytes, Records::ONLY_WINS, &Records::OLD_VERSIONS)?, Records::ONLY_WINS)
            }
            unpacker => (unpacker?, Records::VERSION),
        };
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
        for _ in 0..unpacker.byte()? {
            let name = name(unpacker.take()?)?.ok_or(Unreadable::Damaged)?;
            let mut person = Person::new(name);
            if version == Records::ONLY_WINS {
                person.unpack_wins(&mut unpacker, games)?;
            } else {
                person.unpack(&mut unpacker, games)?;
            }
            // A program with fewer games had room for more names.
            let _ = records.people.push(person);
        }
        if version == Records::VERSION {
            records.counted = u32::from_le_bytes(unpacker.take()?);
        }
        Ok(records)
    }
}

/// A name from its bytes; `None` if there is none.
fn name(bytes: [u8; Name::LONGEST]) -> Result<Option<Name>, Unreadable> {
    let name = Name::new(core::str::from_utf8(&bytes).map_err(|_| Unreadable::Damaged)?);
    Ok((name != Name::BLANK).then_some(name))
}
