//! The list of legal moves holds just those that are accepted.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Write};

use engine::games::{Game, GameMove, Moves};

/// Tries every move that can be written at a state.
pub struct MoveChecks<G: Game> {
    /// Every move that two bytes can be, sorted.
    all: Vec<G::Move>,
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
        MoveChecks { all }
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
        let (mut tried, mut last_refusal, mut rest) = (game.clone(), None, self.all.as_slice());
        let mut refused = |mv: G::Move| {
            let Err(refusal) = tried.play(mv) else { panic!("{mv} is not listed but accepted") };
            // Most moves are refused for the reason of the move before.
            if last_refusal != Some(refusal) {
                assert!(says_something(&refusal), "{mv} is refused without a reason");
                last_refusal = Some(refusal);
            }
        };
        for mv in moves.iter() {
            let mut next = game.clone();
            assert!(next.play(*mv).is_ok(), "{mv} is listed but refused");
            let Ok(place) = rest.binary_search(mv) else { panic!("{mv} is listed but has no packed form") };
            let (before, from) = rest.split_at(place);
            before.iter().copied().for_each(&mut refused);
            rest = &from[1..];
        }
        rest.iter().copied().for_each(&mut refused);
        assert_eq!(tried, *game, "a refused move has changed something");
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
