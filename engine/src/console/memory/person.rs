//! What one person has done, over all games.

use super::pack::{Packer, Unpacker};
use super::{Badges, Name, Unreadable};
use crate::games::{Kind, PerGame};

/// What somebody has done in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Deeds {
    games: u16,
    wins: u8,
    best: i16,
}

/// Somebody who has played or won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub name: Name,
    deeds: PerGame<Deeds>,
    /// Wins since the last game that was not won.
    in_a_row: u8,
    badges: Badges,
}

impl Person {
    /// Bytes of a packed person.
    pub(super) const BYTES: usize = Name::LONGEST + 1 + 8 + Kind::COUNT * (2 + 1 + 2);

    pub(super) fn new(name: Name) -> Person {
        let deeds = PerGame::from_fn(|_| Deeds::default());
        Person { name, deeds, in_a_row: 0, badges: Badges::default() }
    }

    /// How often this person has won a game.
    pub fn wins(&self, kind: Kind) -> u8 {
        self.deeds[kind].wins
    }

    /// How often this person has played a game to the end.
    pub fn games(&self, kind: Kind) -> u16 {
        self.deeds[kind].games
    }

    /// The best score in a game, if it was played.
    pub fn best(&self, kind: Kind) -> Option<i16> {
        let Deeds { games, best, .. } = self.deeds[kind];
        (games > 0).then_some(best)
    }

    /// The wins in all games.
    pub fn all_wins(&self) -> u16 {
        self.deeds.iter().map(|deeds| u16::from(deeds.wins)).fold(0, u16::saturating_add)
    }

    /// How many games of all kinds were played.
    pub fn all_games(&self) -> u16 {
        self.deeds.iter().map(|deeds| deeds.games).fold(0, u16::saturating_add)
    }

    /// How many of the last games were won, one after the other.
    pub const fn in_a_row(&self) -> u8 {
        self.in_a_row
    }

    /// The badges that were earned.
    pub const fn badges(&self) -> Badges {
        self.badges
    }

    pub(super) fn note_win(&mut self, kind: Kind) {
        let wins = &mut self.deeds[kind].wins;
        *wins = wins.saturating_add(1);
    }

    pub(super) fn note_played(&mut self, kind: Kind, score: i16, won: bool) {
        let best = self.best(kind).map_or(score, |best| best.max(score));
        let games = self.games(kind).saturating_add(1);
        self.deeds[kind] = Deeds { games, best, wins: self.wins(kind) };
        self.in_a_row = if won { self.in_a_row.saturating_add(1) } else { 0 };
    }

    /// Adds badges; those that are new.
    pub(super) const fn note_badges(&mut self, earned: Badges) -> Badges {
        let new = earned.without(self.badges);
        self.badges = self.badges.with(earned);
        new
    }

    pub(super) fn pack(&self, packer: &mut Packer<'_>) {
        packer.push(&self.name.bytes());
        packer.push(&[self.in_a_row]);
        packer.push(&self.badges.bits().to_le_bytes());
        for Deeds { games, wins, best } in self.deeds.iter() {
            packer.push(&games.to_le_bytes());
            packer.push(&[*wins]);
            packer.push(&best.to_le_bytes());
        }
    }

    /// Reads what stands behind the name, for so many games.
    pub(super) fn unpack(&mut self, unpacker: &mut Unpacker<'_>, games: usize) -> Result<(), Unreadable> {
        self.in_a_row = unpacker.byte()?;
        self.badges = Badges::from_bits(u64::from_le_bytes(unpacker.take()?));
        for deeds in self.deeds.iter_mut().take(games) {
            deeds.games = u16::from_le_bytes(unpacker.take()?);
            deeds.wins = unpacker.byte()?;
            deeds.best = i16::from_le_bytes(unpacker.take()?);
        }
        Ok(())
    }

    /// Reads what stood behind the name when only wins were counted.
    pub(super) fn unpack_wins(
        &mut self,
        unpacker: &mut Unpacker<'_>,
        games: usize,
    ) -> Result<(), Unreadable> {
        for deeds in self.deeds.iter_mut().take(games) {
            deeds.wins = unpacker.byte()?;
        }
        Ok(())
    }
}
