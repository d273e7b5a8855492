//! What all screens of the shell share: profile, records, what the board can do, and the requests to it.

use super::board::Board;
use super::facts::{BoardFacts, Supply};
use super::games::{Begins, description};
use super::kit::Charge;
use super::memory::{Deal, GameResult, Profile, Records, Setting, Unreadable};
use super::request::{Cue, Requests, SaveSlot};
use super::session::Outcome;
use super::tally::{self, NewBadges};
use crate::cards::{Rng, Seed};
use crate::games::{Kind, Seat};

/// Who begins is drawn from its own random numbers, so that it says nothing about the deck.
const FIRST_PLAYER: u64 = 1;

/// With an empty battery the display goes dark after so many milliseconds.
const EMPTY_DARK: u32 = 10_000;

/// What outlives a single screen.
#[derive(Clone, Debug, Default)]
pub(super) struct SharedState {
    pub(super) profile: Profile,
    pub(super) records: Records,
    pub(super) requests: Requests,
    /// What the board can do; the screens offer only that.
    pub(super) board: Board,
    /// What it tells of itself, once it has.
    pub(super) facts: Option<BoardFacts>,
    /// What its battery has left, where there is one.
    pub(super) charge: Option<Charge>,
    /// The game that *Continue* resumes.
    pub(super) saved: Option<Kind>,
    /// Something could not be saved, as the board says: the game in progress may be here only.
    pub(super) unsaved: bool,
    /// Badges that somebody has earned, and nobody has seen yet.
    pub(super) new_badges: NewBadges,
    /// How the game that is over ended, until another one is dealt.
    pub(super) finished: Option<GameResult>,
    /// There is a game that was set aside at the start, and nobody wants to continue now.
    pub(super) set_aside: bool,
    /// What could not be read at the start. It is not overwritten until a player agrees.
    pub(super) broken: Broken,
}

/// Why the memory as a whole, or each of the three places in it, could not be read, if so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Broken {
    pub(super) memory: Option<Unreadable>,
    pub(super) profile: Option<Unreadable>,
    pub(super) records: Option<Unreadable>,
    pub(super) game: Option<Unreadable>,
    /// What could be read although the memory is broken.
    pub(super) rest: Rest,
}

/// What can be kept of a broken memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Rest {
    pub(super) settings: bool,
    pub(super) records: bool,
    /// The game and how many moves of it there are.
    pub(super) game: Option<(Kind, u16)>,
}

impl Rest {
    pub(super) const fn is_empty(self) -> bool {
        !self.settings && !self.records && self.game.is_none()
    }
}

impl Broken {
    pub(super) const fn slot(&self, slot: SaveSlot) -> Option<Unreadable> {
        match slot {
            SaveSlot::Profile => self.profile,
            SaveSlot::Records => self.records,
            SaveSlot::Game => self.game,
        }
    }

    /// The first thing that could not be read.
    pub(super) fn first(&self) -> Option<(SaveSlot, Unreadable)> {
        SaveSlot::ALL.into_iter().find_map(|slot| Some((slot, self.slot(slot)?)))
    }

    pub(super) const fn forget(&mut self, slot: SaveSlot) {
        match slot {
            SaveSlot::Profile => self.profile = None,
            SaveSlot::Records => self.records = None,
            SaveSlot::Game => self.game = None,
        }
    }
}

impl SharedState {
    /// Whether another game would take the place of one.
    pub(super) const fn has_game(&self) -> bool {
        self.saved.is_some() || self.set_aside || self.broken.game.is_some()
    }

    /// Whether there can be a lesson now. It takes the place of a game in progress, which must then come back from flash.
    pub(super) const fn can_learn(&self) -> bool {
        self.saved.is_none() || self.is_kept()
    }

    /// Whether flash has the game in progress as it is here.
    pub(super) const fn is_kept(&self) -> bool {
        self.broken.memory.is_none() && !self.unsaved && !self.requests.saves(SaveSlot::Game)
    }

    /// Whether nobody on this device knows a game yet, as far as it can tell.
    pub(super) fn is_new(&self, kind: Kind) -> bool {
        self.records.of(kind).games == 0 && !self.profile.learning.is_done(kind)
    }

    /// Whether nobody has set up or played a game on this device yet.
    pub(super) fn is_first_party(&self) -> bool {
        self.profile.is_party_as_new() && Kind::ALL.into_iter().all(|kind| self.records.of(kind).games == 0)
    }

    /// Asks for a place to be written, unless what is there must not be touched.
    pub(super) fn save(&mut self, slot: SaveSlot) {
        if self.broken.memory.is_none() && self.broken.slot(slot).is_none() {
            self.requests.save(slot);
        }
    }

    /// The supply may fail soon: what is saved anyway is saved once more, in case that the flash has failed before.
    pub(super) fn save_all(&mut self, has_game: bool) {
        self.save(SaveSlot::Profile);
        self.save(SaveSlot::Records);
        if has_game && self.saved.is_some() {
            self.save(SaveSlot::Game);
        }
    }

    /// The table of a game as it was set up, to be dealt by this seed.
    pub(super) fn set_up(&self, kind: Kind, seed: Seed) -> Deal {
        let profile = &self.profile;
        let players = profile.players_of(kind);
        let by_chance = || {
            let drawn = Rng::new(seed.for_purpose(FIRST_PLAYER)).below(u32::from(players.count()));
            u8::try_from(drawn + 1).ok().and_then(Seat::from_number).unwrap_or(Seat::One)
        };
        let first = match description(kind).begins {
            // All play at once; the device goes round from the first seat on.
            Begins::Nobody => Seat::One,
            Begins::Anybody | Begins::Told(_) => profile.first_of(kind).unwrap_or_else(by_chance),
        };
        let options = profile.options.for_players(kind, players);
        let named = Deal { kind, players, guests: profile.guests, options, first, seed };
        if description(kind).to_the_right { named.to_the_right() } else { named }
    }

    /// Asks for a place to be emptied; it may be written again from now on.
    pub(super) fn erase(&mut self, slot: SaveSlot) {
        self.broken.forget(slot);
        self.requests.erase(slot);
    }

    /// Makes a broken memory whole again, and writes there what could still be read.
    pub(super) fn mend_memory(&mut self) {
        self.broken.memory = None;
        self.requests.mend_memory();
        self.save(SaveSlot::Profile);
        self.save(SaveSlot::Records);
        if self.saved.is_some() {
            self.save(SaveSlot::Game);
        }
    }

    /// A setting has changed: tells the board what it must know at once.
    pub(super) fn setting_changed(&mut self, setting: Setting) {
        let settings = self.profile.settings;
        match setting {
            Setting::Contrast => self.requests.contrast = Some(settings.contrast()),
            Setting::TurnPicture => self.requests.turned = Some(settings.is_on(setting)),
            Setting::Panel => self.requests.panel = Some(settings.panel()),
            // What a game begins with; its own options still decide.
            Setting::Manners => self.profile.options.set_everywhere("manners", settings.get(setting)),
            _ => {}
        }
        self.save(SaveSlot::Profile);
    }

    /// Whether the picture is turned by 180 degrees, and the buttons with it.
    pub(super) fn is_turned(&self) -> bool {
        self.board.has(Setting::TurnPicture) && self.profile.settings.is_on(Setting::TurnPicture)
    }

    /// Milliseconds without a press until the display dims, and until it goes dark. With an empty battery it is seconds.
    pub(super) fn dark_after(&self) -> (u32, u32) {
        let is_measured = self.facts.as_ref().is_some_and(|facts| facts.supply != Supply::Unknown);
        match self.charge {
            // Somebody may have charged it while the device slept: the next reading tells.
            Some(Charge::Empty) if is_measured => (EMPTY_DARK / 2, EMPTY_DARK),
            _ => (self.profile.settings.dim_after(), self.profile.settings.off_after()),
        }
    }

    /// The board tells of itself; the new charge of its battery, if that is another one.
    pub(super) fn note_facts(&mut self, facts: BoardFacts) -> Option<Charge> {
        let battery = self.profile.settings.battery().filter(|_| self.board.has(Setting::Battery));
        let charge = match (battery, facts.supply) {
            (Some(battery), Supply::Millivolts(millivolts)) => {
                Some(battery.charge_after(self.charge, millivolts))
            }
            (Some(_), Supply::Unknown) => self.charge,
            (Some(_), Supply::NotWired) | (None, _) => None,
        };
        self.facts = Some(facts);
        let before = core::mem::replace(&mut self.charge, charge);
        charge.filter(|_| charge != before)
    }

    /// Asks for a sound, or for silence.
    pub(super) fn sound(&mut self, cue: Option<Cue>) {
        self.requests.sound = cue.zip(self.profile.settings.volume());
    }

    /// A game has ended: its save goes, its records stay. After a power cut it may have been counted before.
    pub(super) fn game_over(&mut self, deal: &Deal, outcome: &Outcome) {
        if self.records.count_game(outcome.id) {
            self.new_badges = tally::count(&mut self.records, deal, outcome);
        }
        let Outcome { scores, winners, .. } = *outcome;
        self.finished = Some(GameResult { kind: deal.kind, players: deal.players, scores, winners });
        self.requests.keep = true;
        self.saved = None;
        self.erase(SaveSlot::Game);
        self.save(SaveSlot::Records);
        self.sound(Some(Cue::Win));
    }

    /// Forgets everything, here and in flash.
    pub(super) fn reset(&mut self) {
        self.profile = Profile::default();
        self.records = Records::default();
        (self.saved, self.set_aside) = (None, false);
        self.requests.forget_kept = true;
        if self.broken.memory.take().is_some() {
            self.requests.mend_memory();
        }
        for slot in SaveSlot::ALL {
            self.erase(slot);
        }
        self.tell_display();
    }

    /// Tells the board all that it must know about the display.
    pub(super) fn tell_display(&mut self) {
        let settings = self.profile.settings;
        self.requests.contrast = Some(settings.contrast());
        self.requests.turned = Some(settings.is_on(Setting::TurnPicture));
        self.requests.panel = Some(settings.panel());
    }
}
