//! Badges: what somebody did once and may be proud of.

use crate::games::Kind;

/// A badge as people read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Badge {
    /// Its name, in 12 characters.
    pub name: &'static str,
    /// What earns it, in two lines of 21 characters.
    pub deed: [&'static str; 2],
}

/// Badges that can be earned in every game; their places are saved, so a new one comes at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // their words are in the words of the games
pub enum CommonBadge {
    FirstWin,
    FiveInARow,
    RobotTamer,
    AllRounder,
    ByAHair,
    OldHand,
}

impl CommonBadge {
    /// All of them in order.
    pub const ALL: [CommonBadge; 6] = [
        CommonBadge::FirstWin,
        CommonBadge::FiveInARow,
        CommonBadge::RobotTamer,
        CommonBadge::AllRounder,
        CommonBadge::ByAHair,
        CommonBadge::OldHand,
    ];
}

/// Which badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadgeId {
    /// One for every game.
    Common(CommonBadge),
    /// The nth of a game's own.
    Of(Kind, u8),
}

/// Places for badges that every game can earn, and for those of each game.
const COMMON: u8 = 8;
/// So many badges a game can have.
pub(crate) const MOST_OF_A_GAME: u8 = 4;
const _: () = assert!(COMMON as usize + MOST_OF_A_GAME as usize * Kind::COUNT <= u64::BITS as usize);

impl BadgeId {
    const fn bit(self) -> u64 {
        let place = match self {
            BadgeId::Common(badge) => badge as u8,
            BadgeId::Of(kind, nth) => COMMON + kind as u8 * MOST_OF_A_GAME + nth,
        };
        match 1_u64.checked_shl(place as u32) {
            Some(bit) => bit,
            None => 0,
        }
    }

    /// All places, those for every game first.
    pub fn all() -> impl Iterator<Item = BadgeId> {
        let own = |kind: Kind| (0..MOST_OF_A_GAME).map(move |nth| BadgeId::Of(kind, nth));
        CommonBadge::ALL.into_iter().map(BadgeId::Common).chain(Kind::ALL.into_iter().flat_map(own))
    }
}

/// Some badges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Badges(u64);

impl Badges {
    /// The badges of a game, by the places of its own ones.
    pub(crate) const fn of(kind: Kind, own: u8) -> Badges {
        let own = own & ((1 << MOST_OF_A_GAME) - 1);
        Badges((own as u64) << (COMMON + kind as u8 * MOST_OF_A_GAME))
    }

    /// Whether this one is among them.
    pub const fn has(self, badge: BadgeId) -> bool {
        self.0 & badge.bit() != 0
    }

    /// Adds one.
    pub const fn add(&mut self, badge: BadgeId) {
        self.0 |= badge.bit();
    }

    /// All of both.
    #[must_use]
    pub const fn with(self, others: Badges) -> Badges {
        Badges(self.0 | others.0)
    }

    /// Those that are not among others.
    #[must_use]
    pub const fn without(self, others: Badges) -> Badges {
        Badges(self.0 & !others.0)
    }

    /// Takes the first one out.
    pub(crate) fn take_first(&mut self) -> Option<BadgeId> {
        let first = BadgeId::all().find(|&badge| self.has(badge))?;
        *self = Badges(self.0 & !first.bit());
        Some(first)
    }

    /// How many they are.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    pub(super) const fn from_bits(bits: u64) -> Badges {
        Badges(bits)
    }
}
