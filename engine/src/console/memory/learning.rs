//! How far the lessons are, and what the coach has said.

use super::Unreadable;
use super::pack::{Packer, Unpacker};
use crate::games::{Kind, PerGame};

/// What is known of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Learned {
    /// The chapter at which the lesson goes on, from 0; [`Learning::DONE`] after the last one.
    chapter: u8,
    /// A bit for each thing that the coach has said.
    coached: u8,
}

/// What the players of this device have learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Learning(PerGame<Learned>);

impl Default for Learning {
    fn default() -> Learning {
        Learning(PerGame::from_fn(|_| Learned::default()))
    }
}

impl Learning {
    const DONE: u8 = u8::MAX;
    /// The things that the coach says about every game have the last two bits: that the device was passed on, and that
    /// there are hints.
    pub const CURTAIN: u8 = 6;
    /// See [`Learning::CURTAIN`].
    pub const HINT: u8 = 7;
    /// Bytes of it in the profile: how many games, then what is known of each.
    pub(super) const BYTES: usize = 1 + 2 * Kind::COUNT;

    /// The chapter at which the lesson of a game goes on, from 0.
    pub fn chapter(&self, kind: Kind) -> usize {
        if self.is_done(kind) { 0 } else { usize::from(self.0[kind].chapter) }
    }

    /// Whether somebody has done the lesson to its end.
    pub fn is_done(&self, kind: Kind) -> bool {
        self.0[kind].chapter == Learning::DONE
    }

    /// A chapter begins. A lesson that was done once stays done.
    pub fn reach(&mut self, kind: Kind, chapter: usize) {
        if !self.is_done(kind) {
            self.0[kind].chapter = u8::try_from(chapter).unwrap_or(0);
        }
    }

    /// The lesson was done to its end.
    pub fn finish(&mut self, kind: Kind) {
        self.0[kind].chapter = Learning::DONE;
    }

    /// What the coach has said about a game: a bit for each thing.
    pub fn coached(&self, kind: Kind) -> u8 {
        self.0[kind].coached
    }

    /// The coach says one of the things about a game, and never again.
    pub fn coach(&mut self, kind: Kind, place: u8) {
        self.0[kind].coached |= 1u8.checked_shl(place.into()).unwrap_or(0);
    }

    pub(super) fn pack(&self, packer: &mut Packer<'_>) {
        packer.push(&[u8::try_from(Kind::COUNT).unwrap_or(u8::MAX)]);
        self.0.iter().for_each(|game| packer.push(&[game.chapter, game.coached]));
    }

    /// Reads it from the end of a profile; one from before there were lessons has nothing there.
    pub(super) fn unpack(unpacker: &mut Unpacker<'_>) -> Result<Learning, Unreadable> {
        let mut learning = Learning::default();
        if unpacker.is_empty() {
            return Ok(learning);
        }
        for place in 0..unpacker.byte()? {
            let [chapter, coached] = unpacker.take()?;
            // Written by a program with more games than this one.
            let kind = Kind::ALL.get(usize::from(place)).ok_or(Unreadable::Foreign)?;
            learning.0[*kind] = Learned { chapter, coached };
        }
        Ok(learning)
    }
}
