//! What the console asks of the board, and how it is done.

use embassy_time::{Duration, Instant, Timer};
use engine::cards::Seed;
use engine::console::session::MOST_KEPT;
use engine::console::{Chance, Fault, Kept, Request};
use firmware::archive::LONGEST;
use firmware::health::Health;
use firmware::journal::SaveError;

use crate::flash::Areas;
use crate::handheld::{Handheld, PICTURE_SHOWN};
use crate::{entropy, led, sound, start, watchdog};

const _: () = assert!(MOST_KEPT <= LONGEST);

/// After so long a worn flash is tried again; each time takes as long as an erase.
const TRY_AGAIN: Duration = Duration::from_secs(300);
/// A saved game of so many bytes is laid out at once; a longer one takes more than a moment.
const SHORT_GAME: usize = 128;

/// What the console waits for.
#[derive(Default)]
pub struct Wanted {
    pub seed: bool,
    pub game: bool,
    pub update: bool,
    /// A game of the archive, counted from the newest.
    pub kept: Option<u8>,
}

impl Handheld {
    /// Does what the console asks for. A seed leads to a deal, which asks to be saved before anybody sees it.
    pub fn serve(&mut self) {
        self.do_requests();
        if self.wanted.seed && self.can_deal() {
            self.wanted.seed = false;
            let mut seed = [0; 16];
            entropy::passdeck_deal_seed(&mut seed);
            self.console.give_seed(Seed(u128::from_le_bytes(seed)));
            self.do_requests();
        }
    }

    fn do_requests(&mut self) {
        while let Some(request) = self.console.take_request() {
            match request {
                Request::Seed => self.wanted.seed = true,
                Request::Resume => self.wanted.game = true,
                Request::Save(slot) => {
                    let kept = self.store.keep(slot, self.console);
                    self.note_saved(kept);
                }
                Request::Erase(slot) => {
                    let gone = self.store.forget(slot);
                    self.note_saved(gone);
                }
                Request::MendMemory => {
                    let mended = self.store.mend();
                    self.note_saved(mended);
                    if mended.is_ok() {
                        self.store_seed();
                    }
                }
                Request::Keep => self.keep_finished_game(),
                Request::Fetch(nth) => self.wanted.kept = Some(nth),
                Request::ForgetKept => {
                    if self.archive.forget().is_err() {
                        defmt::warn!("the archive cannot be erased");
                    }
                }
                Request::Light(light) => self.light = light,
                Request::Contrast(contrast) => self.contrast = contrast,
                Request::Turned(turned) => self.settings.turned = turned,
                Request::Panel(panel) => self.settings.panel = panel,
                Request::Sound(cue, volume) => sound::play(cue, volume),
                Request::Update => self.wanted.update = true,
            }
        }
    }

    /// Keeps the game that has just ended. If that fails, nothing is lost that anybody needs.
    #[inline(never)] // its stack is large
    fn keep_finished_game(&mut self) {
        let mut room = [0; LONGEST];
        let used = self.console.finished(&mut room);
        if used > 0 && self.archive.keep(room.get(..used).unwrap_or_default()).is_err() {
            defmt::warn!("the game is not kept to be watched");
        }
    }

    /// Gives the console a game of the archive.
    #[inline(never)] // its stack is large
    pub fn give_kept(&mut self, nth: u8) {
        let mut room = [0; LONGEST];
        let count = u8::try_from(self.archive.count()).unwrap_or(u8::MAX);
        let bytes = self.archive.read(nth.into(), &mut room).unwrap_or_default();
        self.console.give_kept(Kept { nth, count, bytes }, &mut watchdog::feed);
    }

    /// Mixes in the seed of the last start, and stores one for the next start before any seed is given out. Later it is
    /// told if the source dies.
    pub fn start_dealing(&mut self, health: Health) {
        if !self.can_deal() {
            if let Some(seed) = self.store.seed() {
                entropy::mix_stored(seed);
            }
            self.store_seed();
        }
        defmt::info!("entropy alive: {=bool}", health != Health::Dead);
        if health == Health::Dead {
            self.console.report(Fault::WeakChance);
            led::warn(led::Warning::Entropy, true);
        }
        self.chance = if health == Health::Dead { Chance::Weak } else { Chance::Good };
    }

    fn store_seed(&mut self) {
        let kept = self.store.keep_seed(&entropy::seed_to_store());
        self.note_saved(kept);
    }

    /// Notes whether saving worked. People are told once when it begins to fail, and once when everything is saved again;
    /// the light flashes as long as it fails.
    pub fn note_saved(&mut self, saved: Result<(), SaveError>) {
        let saved =
            if self.saved.is_err() { saved.and_then(|()| self.store.catch_up(self.console)) } else { saved };
        led::warn(led::Warning::Save, saved.is_err());
        self.worn_since = match (saved, self.worn_since) {
            (Err(SaveError::Worn), None) => Some(Instant::now()),
            (Err(SaveError::Worn), since) => since,
            _ => None,
        };
        let before = core::mem::replace(&mut self.saved, saved);
        if saved == before {
            return;
        }
        let (why, fault) = match saved {
            // Nobody was told that a locked save area keeps nothing: they have chosen that.
            Ok(()) if before == Err(SaveError::Locked) => return,
            Ok(()) => {
                defmt::info!("saved again");
                self.console.report(Fault::SavedAgain);
                return;
            }
            // The console knows that from the start, and asks what to do.
            Err(SaveError::Locked) => ("the save area is locked", None),
            Err(SaveError::Full) => ("the game has too many moves", Some(Fault::NotSaved)),
            Err(SaveError::TooLong) => ("it is too long", Some(Fault::NotSaved)),
            Err(SaveError::NoSuchMove) => ("there is no such move", Some(Fault::NotSaved)),
            Err(SaveError::Worn) if Areas::is_translated() => ("the program is in a partition", None),
            Err(SaveError::Worn) => ("the flash does not keep it", Some(Fault::NotSaved)),
        };
        defmt::warn!("not saved: {=str}", why);
        if let Some(fault) = fault {
            self.console.report(fault);
        }
    }

    /// Lays out the saved game. The picture that says so comes first, if it takes longer than a moment.
    pub async fn resume(&mut self) {
        self.wanted.game = false;
        let stored = self.store.stored();
        if stored.game.len() + stored.moves.len() > SHORT_GAME {
            Timer::after(PICTURE_SHOWN).await;
        }
        let stored = self.store.stored();
        self.console.resume(stored.game, stored.moves, &mut watchdog::feed);
    }

    /// Restarts as the drive for a new program. The picture that says so stays on the display.
    pub async fn become_usb_drive(&mut self) {
        Timer::after(PICTURE_SHOWN).await;
        self.watchdog.stop();
        start::as_usb_drive();
    }

    /// Lets a worn flash be tried again, once in a while.
    pub fn try_worn_flash(&mut self) {
        if self.worn_since.is_some_and(|since| since.elapsed() >= TRY_AGAIN) {
            self.worn_since = Some(Instant::now());
            self.store.try_again();
        }
    }
}
