//! What the board tells of itself, for the pages about it.

use embassy_time::{Duration, Instant};
use engine::console::{BoardFacts, Chance, FlashFacts, Restarts};

use crate::handheld::Handheld;
use crate::voltage;

/// How often it is told.
const PERIOD: Duration = Duration::from_secs(1);
const BOARD: &str = if cfg!(feature = "pico2") { "Pico 2" } else { "Pico" };
/// The commit that this was built from.
const BUILD: &str = env!("PASSDECK_BUILD");
const SECONDS_A_MINUTE: u64 = 60;

/// What is known from the start on.
pub struct KnownFacts {
    pub flash: FlashFacts,
    pub restarts: Restarts,
    /// When the console was told last.
    told: Option<Instant>,
}

impl KnownFacts {
    pub const fn new(flash: FlashFacts, restarts: Restarts) -> KnownFacts {
        KnownFacts { flash, restarts, told: None }
    }
}

impl Handheld {
    /// Tells the console how the board is, now and then.
    pub fn tell_facts(&mut self) {
        if self.known.told.is_some_and(|told| told.elapsed() < PERIOD) {
            return;
        }
        self.known.told = Some(Instant::now());
        let facts = BoardFacts {
            board: BOARD,
            build: BUILD,
            minutes_awake: u32::try_from(Instant::now().as_secs() / SECONDS_A_MINUTE).unwrap_or(u32::MAX),
            supply: voltage::last(),
            flash: FlashFacts { erases: self.store.erases(), ..self.known.flash },
            chance: self.chance,
            restarts: self.known.restarts.clone(),
        };
        self.console.report_facts(facts);
    }

    /// Whether there is enough chance for a seed.
    pub fn can_deal(&self) -> bool {
        self.chance != Chance::Gathering
    }
}
