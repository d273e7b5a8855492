//! The save of the demo: a game is a seed, the records are the number of deals.

use engine::cards::Seed;
use firmware::journal::{Journal, Loaded, SaveError};

use crate::demo::{Demo, Wish};
use crate::entropy;
use crate::flash::SaveArea;

pub struct Save {
    journal: Journal<SaveArea>,
}

impl Save {
    /// Reads the save, mixes the stored seed into the chance and replaces it.
    pub fn open(area: SaveArea) -> Save {
        let mut journal = Journal::load(area);
        let saved = journal.saved();
        defmt::info!(
            "save: {=str}, {=usize} moves",
            match journal.loaded() {
                Loaded::Empty => "empty",
                Loaded::Valid => "valid",
                Loaded::Corrupted => "corrupted",
                Loaded::Foreign { .. } => "foreign",
            },
            saved.moves().len()
        );
        if let Some(seed) = saved.seed() {
            entropy::mix_stored(seed);
        }
        let kept = journal.keep_seed(&entropy::seed_to_store());
        if kept.is_err() {
            defmt::warn!("the seed for the next start could not be kept");
        }
        Save { journal }
    }

    /// What was found at the start.
    pub fn loaded(&self) -> Loaded {
        self.journal.loaded()
    }

    /// Starts afresh after a broken save.
    pub fn start_afresh(&mut self) -> Result<(), SaveError> {
        self.journal.start_afresh()?;
        self.journal.keep_seed(&entropy::seed_to_store())
    }

    /// Saves what a press asks for.
    pub fn grant(&mut self, wish: Wish) -> Result<(), SaveError> {
        match wish {
            Wish::Deal => {
                let deals = self.deals().wrapping_add(1);
                self.journal.start_game(&entropy::seed().0.to_le_bytes())?;
                self.journal.keep_records(&deals.to_le_bytes())
            }
            Wish::Move(packed) => self.journal.add_move(packed),
            Wish::TakeBack => {
                let moves = self.journal.saved().moves().len().saturating_sub(1);
                self.journal.take_back_to(u16::try_from(moves).unwrap_or(u16::MAX))
            }
        }
    }

    /// Lays out the game as it is saved.
    pub fn resume(&self, demo: &mut Demo) {
        let saved = self.journal.saved();
        let seed = saved
            .setup()
            .and_then(|setup| setup.first_chunk())
            .map(|&bytes| Seed(u128::from_le_bytes(bytes)));
        demo.resume(seed, saved.moves(), self.deals());
    }

    /// Does one piece of housekeeping; the processor stands still for it.
    pub fn tidy(&mut self) -> Result<bool, SaveError> {
        self.journal.tidy()
    }

    fn deals(&self) -> u32 {
        self.journal.saved().records().first_chunk().map_or(0, |&bytes| u32::from_le_bytes(bytes))
    }
}
