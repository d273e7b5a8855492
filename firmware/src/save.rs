//! The save of the demo: a game is a seed and the number of deals so far.

use engine::cards::Seed;
use firmware::journal::{Journal, Loaded, SaveError};
use heapless::Vec;

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
                // One entry, so that no power cut comes between the cards and their number.
                let deals = self.deals().wrapping_add(1);
                let seed = entropy::seed().0.to_le_bytes();
                let setup: Vec<u8, 20> = seed.into_iter().chain(deals.to_le_bytes()).collect();
                self.journal.start_game(&setup)?;
                defmt::info!("deal {=u32}", deals);
                Ok(())
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
        let bytes = saved.setup().and_then(|setup| setup.first_chunk());
        let seed = bytes.map(|&bytes| Seed(u128::from_le_bytes(bytes)));
        demo.resume(seed, saved.moves(), self.deals());
    }

    /// Does one piece of housekeeping; the processor stands still for it.
    pub fn tidy(&mut self) -> Result<bool, SaveError> {
        self.journal.tidy()
    }

    fn deals(&self) -> u32 {
        let bytes = self.journal.saved().setup().and_then(|setup| setup.last_chunk());
        bytes.map_or(0, |&bytes| u32::from_le_bytes(bytes))
    }
}
