//! The list of legal moves holds just those that are accepted.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fmt::{self, Display, Write};
use std::ops::Range;

use engine::games::{Game, GameMove, Moves};

/// Tries every move that can be written at a state.
pub struct MoveChecks<G: Game> {
    /// Every move that two bytes can be, sorted.
    all: Vec<G::Move>,
    /// For each of them the refusal that was last found to say something.
    heard: Vec<Cell<Option<G::Illegal>>>,
}

impl<G: Game> Default for MoveChecks<G> {
    /// # Panics
    /// If a move has two packed forms, or does not read back from its packed form or its text.
    fn default() -> MoveChecks<G> {
        let mut all: Vec<G::Move> = (0..=u16::MAX).filter_map(G::Move::unpack).collect();
        assert!(all.len() == all.iter().collect::<BTreeSet<_>>().len(), "two patterns for one move");
        for mv in &all {
            assert_eq!(G::Move::unpack(mv.pack()), Some(*mv));
            assert_eq!(mv.to_string().parse(), Ok(*mv), "{mv}");
        }
        all.sort_unstable();
        let heard = all.iter().map(|_| Cell::new(None)).collect();
        MoveChecks { all, heard }
    }
}

impl<G: Game> MoveChecks<G> {
    /// The list is sorted and unique, every listed move is accepted, and every other one is refused with a reason and
    /// without a change.
    ///
    /// # Panics
    /// If not.
    pub fn check(&self, game: &G, moves: &Moves<G::Move>) {
        assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "not sorted or not unique: {moves:?}");
        let (mut tried, mut last, mut from) = (game.clone(), None, 0);
        for mv in moves.iter() {
            let mut next = game.clone();
            assert!(next.play(*mv).is_ok(), "{mv} is listed but refused");
            let Ok(place) = self.all[from..].binary_search(mv) else {
                panic!("{mv} is listed but has no packed form")
            };
            self.check_refused(&mut tried, from..from + place, &mut last);
            from += place + 1;
        }
        self.check_refused(&mut tried, from..self.all.len(), &mut last);
        assert_eq!(tried, *game, "a refused move has changed something");
    }

    /// None of these moves is accepted.
    fn check_refused(&self, tried: &mut G, which: Range<usize>, last: &mut Option<G::Illegal>) {
        for (&mv, heard) in self.all[which.clone()].iter().zip(&self.heard[which]) {
            let Err(refusal) = tried.play(mv) else { panic!("{mv} is not listed but accepted") };
            // Most moves are refused for the reason of the move before, or for their own reason at an earlier state.
            // The same refusal says the same.
            if *last != Some(refusal) {
                if heard.get() != Some(refusal) {
                    assert!(says_something(&refusal), "{mv} is refused without a reason");
                    heard.set(Some(refusal));
                }
                *last = Some(refusal);
            }
        }
    }
}

/// Whether there is any text. Writing whole texts takes longer than all the rest of the check, so it stops at the first
/// letter.
fn says_something(refusal: &impl Display) -> bool {
    struct StopAtText;
    impl Write for StopAtText {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            if text.is_empty() { Ok(()) } else { Err(fmt::Error) }
        }
    }
    write!(StopAtText, "{refusal}").is_err()
}
