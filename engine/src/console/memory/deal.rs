//! A game as it was set up: who plays, by which options.

use super::{Guest, Name, Profile, Who};
use crate::cards::Seed;
use crate::games::{ChosenOptions, GameOptions, Kind, PerSeat, Players, Seat, Setup};

/// A game as it was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Deal {
    pub kind: Kind,
    pub players: Players,
    pub guests: PerSeat<Guest>,
    pub options: ChosenOptions,
    pub first: Seat,
    pub seed: Seed,
}

impl Deal {
    /// A game as it is first set up on a new device, with seat 1 to begin.
    ///
    /// ```
    /// use engine::cards::Seed;
    /// use engine::console::Deal;
    /// use engine::console::memory::Who;
    /// use engine::games::{Kind, Players};
    /// let deal = Deal::new(Kind::ALL[0], Players::Three, Seed(1)).with_guests(|_| Who::Human);
    /// assert_eq!(deal.humans(), 3);
    /// ```
    pub fn new(kind: Kind, players: Players, seed: Seed) -> Deal {
        let options = ChosenOptions::defaults(kind.options());
        Deal { kind, players, guests: Profile::default().guests, options, first: Seat::One, seed }
    }

    /// The same game with somebody else on each seat.
    #[must_use]
    pub fn with_guests(mut self, who: impl Fn(Seat) -> Who) -> Deal {
        Seat::ALL.into_iter().for_each(|seat| self.guests[seat].who = who(seat));
        self
    }

    /// The same game with other names, from seat 1 on.
    #[must_use]
    pub fn with_names<'a>(mut self, names: impl IntoIterator<Item = &'a str>) -> Deal {
        for (seat, name) in Seat::ALL.into_iter().zip(names) {
            self.guests[seat].name = Name::new(name);
        }
        self
    }

    /// The same game for a party that was named clockwise round the table, if it goes to the right: the first name keeps
    /// the first seat, and the others sit in the order of play.
    #[must_use]
    pub fn to_the_right(mut self) -> Deal {
        let named = self.guests;
        for seat in self.players.seats() {
            self.guests[seat] = named[self.players.mirrored(seat)];
        }
        self.first = self.players.mirrored(self.first);
        self
    }

    /// How the game is dealt, by options of its own type.
    pub fn setup<O: GameOptions>(&self) -> Setup<O> {
        let options = O::from_values(&self.options).unwrap_or_default();
        Setup { players: self.players, first: self.first, options, seed: self.seed }
    }

    /// How many people sit at the table; one alone needs no curtain.
    pub fn humans(&self) -> usize {
        self.players.seats().filter(|&seat| self.guests[seat].is_human()).count()
    }

    /// The name at a seat.
    pub fn name(&self, seat: Seat) -> Name {
        self.guests[seat].name
    }
}
