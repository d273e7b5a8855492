//! Seats and what belongs to each of them.

use core::fmt;
use core::ops::{Index, IndexMut};

use super::listed;

/// A place at the table. Seats are numbered in the order of play, from 1 in every text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Seat {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
}

impl Seat {
    /// All seats that a table can have.
    pub const ALL: [Seat; 6] = [Seat::One, Seat::Two, Seat::Three, Seat::Four, Seat::Five, Seat::Six];

    /// The seat's number, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The seat with this number, from 1.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Seat> {
        match number {
            1 => Some(Seat::One),
            2 => Some(Seat::Two),
            3 => Some(Seat::Three),
            4 => Some(Seat::Four),
            5 => Some(Seat::Five),
            6 => Some(Seat::Six),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// How many play: 2 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Players {
    Two = 2,
    Three,
    Four,
    Five,
    Six,
}

impl Players {
    /// The number of players, if a table can have so many.
    pub const fn new(count: u8) -> Option<Players> {
        match count {
            2 => Some(Players::Two),
            3 => Some(Players::Three),
            4 => Some(Players::Four),
            5 => Some(Players::Five),
            6 => Some(Players::Six),
            _ => None,
        }
    }

    /// The number of players.
    #[inline]
    pub const fn count(self) -> u8 {
        self as u8
    }

    /// The occupied seats in order, from seat 1.
    #[inline]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(usize::from(self.count()))
    }

    /// Whether somebody sits there.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        (seat as u8) < self.count()
    }

    /// The seat whose turn follows.
    ///
    /// ```
    /// use engine::games::{Players, Seat};
    /// assert_eq!(Players::Three.after(Seat::Three), Seat::One);
    /// ```
    #[inline]
    pub const fn after(self, seat: Seat) -> Seat {
        let next = seat.number() + 1;
        match Seat::from_number(next) {
            Some(seat) if next <= self.count() => seat,
            _ => Seat::One,
        }
    }

    /// All seats in order of play, beginning with `first`.
    #[inline]
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        core::iter::successors(Some(first), move |&seat| Some(self.after(seat)))
            .take(usize::from(self.count()))
    }

    /// The seat that is as far from the first one in the other direction; the first one itself stays.
    ///
    /// ```
    /// use engine::games::{Players, Seat};
    /// assert_eq!(Players::Four.seats().map(|seat| Players::Four.mirrored(seat).number()).collect::<Vec<_>>(), [1, 4, 3, 2]);
    /// ```
    pub const fn mirrored(self, seat: Seat) -> Seat {
        match Seat::from_number((self.count() + 2).saturating_sub(seat.number())) {
            Some(other) if self.has(other) && self.has(seat) => other,
            _ => seat,
        }
    }

    /// All seats but one in order of play, beginning after it.
    #[inline]
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        self.from(seat).skip(1)
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.count())
    }
}

/// One value for each seat; indexing by a [`Seat`] cannot fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PerSeat<T>([T; 6]);

impl<T> PerSeat<T> {
    /// A value for each seat, made from the seat.
    pub fn from_fn(make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat(Seat::ALL.map(make))
    }

    /// The values of the occupied seats, from seat 1.
    #[inline]
    pub fn seated(&self, players: Players) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.0.iter().take(usize::from(players.count()))
    }

    /// The values of the occupied seats, from seat 1, to change them.
    #[inline]
    pub fn seated_mut(&mut self, players: Players) -> impl DoubleEndedIterator<Item = &mut T> {
        self.0.iter_mut().take(usize::from(players.count()))
    }

    /// The values of the occupied seats as a list.
    pub fn by_seat<U>(&self, players: Players, change: impl FnMut(&T) -> U) -> BySeat<U> {
        listed(self.seated(players).map(change))
    }

    /// The same with a changed value for each seat.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat(self.0.map(change))
    }
}

impl<T: Copy> PerSeat<T> {
    /// The same value for each seat.
    pub const fn splat(value: T) -> PerSeat<T> {
        PerSeat([value; 6])
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    #[allow(clippy::indexing_slicing)] // six seats, six values
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    #[allow(clippy::indexing_slicing)] // six seats, six values
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

/// One value for each player who is there, from seat 1: how zones and logs list what belongs to the seats.
pub type BySeat<T> = heapless::Vec<T, 6, u8>;

/// A set of seats.
///
/// ```
/// use engine::games::{Seat, SeatSet};
/// let set: SeatSet = [Seat::Three, Seat::One].into_iter().collect();
/// assert!(set.contains(Seat::One) && !set.contains(Seat::Two));
/// assert!(set.iter().eq([Seat::One, Seat::Three]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat as u8;
    }

    /// Whether a seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat as u8 != 0
    }

    /// How many seats are in the set.
    #[allow(clippy::cast_possible_truncation)] // at most 6
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it has the seat of everybody who plays.
    #[inline]
    pub const fn is_everybody(self, players: Players) -> bool {
        self.0 == (1 << players.count()) - 1
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}
