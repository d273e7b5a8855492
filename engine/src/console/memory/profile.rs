//! Settings, guests and the last set-up.

use super::pack::{OldVersion, Packer, Unpacker, Unreadable, packed_len};
use super::{AllOptions, Guest, Learning, NAMES, Name, RobotLevel, Setting, Settings, Who, free_name};
use crate::games::{Kind, PerSeat, Players, Seat};

/// What is kept of the device and of the last set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The settings.
    pub settings: Settings,
    /// A guest for each seat, also for those that are empty now.
    pub guests: PerSeat<Guest>,
    /// How many played last; a game that allows fewer leaves the last ones out.
    pub players: Players,
    /// The game that was played last.
    pub last: Kind,
    /// The options of all games.
    pub options: AllOptions,
    /// Who begins; `None` is chance.
    pub first: Option<Seat>,
    /// How far the lessons are, and what the coach has said.
    pub learning: Learning,
}

impl Default for Profile {
    fn default() -> Profile {
        let names = NAMES.iter().map(|name| Name::new(name));
        let mut guests = PerSeat::splat(Guest { name: Name::BLANK, who: Who::Bot(RobotLevel::Normal) });
        for (seat, name) in Seat::ALL.into_iter().zip(names) {
            guests[seat].name = name;
        }
        guests[Seat::One].who = Who::Human;
        Profile {
            settings: Settings::default(),
            guests,
            players: Players::Three,
            last: Kind::FIRST,
            options: AllOptions::default(),
            first: None,
            learning: Learning::default(),
        }
    }
}

impl Profile {
    /// Bytes of a packed profile.
    pub const BYTES: usize = packed_len(
        1 + Settings::COUNT + 3 + 1 + 2 * Kind::COUNT + Seat::ALL.len() * Guest::BYTES + Learning::BYTES,
    );
    const VERSION: u8 = 4;
    const OLD_VERSIONS: [OldVersion; 2] = [(1, 63), (2, 64)];

    /// How many play a game: as last time, if it allows so many.
    pub fn players_of(&self, kind: Kind) -> Players {
        let most = Players::new(*kind.players().end()).unwrap_or(Players::Five);
        self.players.min(most)
    }

    /// A game was set up.
    pub const fn note_played(&mut self, kind: Kind) {
        self.last = kind;
    }

    /// Whether nobody has changed who plays since the device was new.
    pub fn is_party_as_new(&self) -> bool {
        let Profile { guests, players, first, .. } = Profile::default();
        (self.guests, self.players, self.first) == (guests, players, first)
    }

    /// The party of somebody who has just learned a game: against one bot that plays badly.
    pub fn invite_beginner(&mut self) {
        self.players = Players::Two;
        self.guests[Seat::Two].who = Who::Bot(RobotLevel::Easy);
    }

    /// Who begins, if it was chosen and that seat is taken; `None` is chance.
    pub fn first_of(&self, kind: Kind) -> Option<Seat> {
        self.first.filter(|&seat| self.players_of(kind).has(seat))
    }

    /// Whether somebody else at the table has this name.
    pub fn is_taken(&self, kind: Kind, name: Name, but: Seat) -> bool {
        self.players_of(kind).seats().any(|seat| seat != but && self.guests[seat].name == name)
    }

    /// Gives a seat another name. A guest who waits for a seat and has it already gets a free one.
    pub fn rename(&mut self, seat: Seat, name: Name) {
        self.guests[seat].name = name;
        for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
            if self.guests[other].name == name {
                let taken = |name| Seat::ALL.into_iter().any(|seat| self.guests[seat].name == name);
                self.guests[other].name = free_name(NAMES, taken);
            }
        }
    }

    /// Gives a seat the next name of the list that nobody has, or the one before.
    pub fn step_name(&mut self, kind: Kind, seat: Seat, up: bool) {
        let now = self.guests[seat].name;
        let count = NAMES.len();
        // A name that is not in the list leads to the first or the last one.
        let start = match (NAMES.iter().position(|name| Name::new(name) == now), up) {
            (Some(place), true) => place + 1,
            (Some(place), false) => count - place,
            (None, _) => 0,
        };
        let free = |name: &Name| !self.is_taken(kind, *name, seat) && *name != now;
        let names = NAMES.iter().map(|name| Name::new(name));
        let next = if up {
            names.cycle().skip(start).take(count).find(free)
        } else {
            names.rev().cycle().skip(start).take(count).find(free)
        };
        if let Some(name) = next {
            self.rename(seat, name);
        }
    }

    /// Somebody sits down at the end; a bot, until told otherwise.
    pub fn add_guest(&mut self, kind: Kind) {
        let more = Players::new(self.players_of(kind).count() + 1);
        if let Some(more) = more.filter(|more| kind.players().contains(&more.count())) {
            self.players = more;
        }
    }

    /// How many people and how many robots play a game.
    pub fn party(&self, kind: Kind) -> (u8, u8) {
        let players = self.players_of(kind);
        let people = players.seats().filter(|&seat| self.guests[seat].is_human()).count();
        let people = u8::try_from(people).unwrap_or(0);
        (people, players.count() - people)
    }

    /// One more person, in the place of a robot while there are any; or one fewer.
    pub fn step_people(&mut self, kind: Kind, up: bool) {
        let (people, robots) = self.party(kind);
        let mut seats = self.players_of(kind).seats();
        match (up, robots) {
            (true, 0) => {
                let before = self.players_of(kind);
                self.add_guest(kind);
                let added = self.players_of(kind).seats().find(|&seat| !before.has(seat));
                added.into_iter().for_each(|seat| self.guests[seat].who = Who::Human);
            }
            (true, _) => {
                let robot = seats.find(|&seat| !self.guests[seat].is_human());
                robot.into_iter().for_each(|seat| self.guests[seat].who = Who::Human);
            }
            (false, _) if people <= 1 => {}
            (false, robots) => {
                let Some(last) = seats.rfind(|&seat| self.guests[seat].is_human()) else { return };
                if robots == 0 && people > 2 {
                    self.remove_guest(kind, last);
                } else {
                    self.guests[last].who = Who::Bot(RobotLevel::Normal);
                }
            }
        }
    }

    /// One more robot at the end, or one fewer; two players stay in any case.
    pub fn step_robots(&mut self, kind: Kind, up: bool) {
        let before = self.players_of(kind);
        if up {
            self.add_guest(kind);
            let added = self.players_of(kind).seats().find(|&seat| !before.has(seat));
            let person = added.filter(|&seat| self.guests[seat].is_human());
            person.into_iter().for_each(|seat| self.guests[seat].who = Who::Bot(RobotLevel::Normal));
        } else if before.count() > 2 {
            let last = before.seats().rfind(|&seat| !self.guests[seat].is_human());
            last.into_iter().for_each(|seat| self.remove_guest(kind, seat));
        }
    }

    /// Somebody leaves, and the others move up; two stay in any case.
    pub fn remove_guest(&mut self, kind: Kind, leaves: Seat) {
        let Some(fewer) = Players::new(self.players_of(kind).count() - 1) else { return };
        let gone = self.guests[leaves];
        for pair in Seat::ALL.windows(2) {
            if let [seat, next] = *pair
                && seat >= leaves
            {
                self.guests[seat] = self.guests[next];
            }
        }
        self.guests[Seat::Six] = gone;
        self.players = fewer;
        self.first = None;
    }

    /// Writes the profile; how many bytes, 0 if there is not enough room.
    pub fn pack(&self, room: &mut [u8]) -> usize {
        let mut packer = Packer::new(room, Profile::VERSION);
        // How many settings and how many games: a program with more of them still reads this.
        packer.push(&[u8::try_from(Settings::COUNT).unwrap_or(u8::MAX)]);
        packer.push(&self.settings.bytes());
        let first = self.first.map_or(0, Seat::number);
        packer.push(&[self.players.count(), self.last as u8, first]);
        packer.push(&[u8::try_from(Kind::COUNT).unwrap_or(u8::MAX)]);
        self.options.packed().for_each(|options| packer.push(&options.to_le_bytes()));
        Seat::ALL.into_iter().for_each(|seat| self.guests[seat].pack(&mut packer));
        // What has come since stands behind, and may be missing.
        self.learning.pack(&mut packer);
        packer.finish()
    }

    /// Reads a profile.
    ///
    /// # Errors
    /// If there is none, or none that this version wrote.
    pub fn unpack(bytes: &[u8]) -> Result<Profile, Unreadable> {
        let mut unpacker = Unpacker::new(bytes, Profile::VERSION, &Profile::OLD_VERSIONS)?;
        let mut settings = Settings::default();
        for place in 0..unpacker.byte()? {
            // Written by a program with more settings than this one.
            let setting = Setting::ALL.get(usize::from(place)).ok_or(Unreadable::Foreign)?;
            settings.set(*setting, unpacker.byte()?);
        }
        let [players, last, first] = unpacker.take()?;
        let games = usize::from(unpacker.byte()?);
        let mut options = heapless::Vec::<u16, { Kind::COUNT }, u8>::new();
        for _ in 0..games {
            let packed = u16::from_le_bytes(unpacker.take()?);
            // Written by a program with more games than this one.
            options.push(packed).map_err(|_| Unreadable::Foreign)?;
        }
        let mut guests = Profile::default().guests;
        for seat in Seat::ALL {
            guests[seat] = Guest::unpack(&mut unpacker)?;
        }
        Ok(Profile {
            settings,
            guests,
            players: Players::new(players).ok_or(Unreadable::Damaged)?,
            last: Kind::ALL.get(usize::from(last)).copied().ok_or(Unreadable::Damaged)?,
            options: AllOptions::unpack(options),
            first: Seat::from_number(first),
            learning: Learning::unpack(&mut unpacker)?,
        })
    }
}
