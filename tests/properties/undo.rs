//! Undo takes back a seat's own last choices, and nothing before them.

use engine::cards::Rng;
use engine::games::{Game, Moves, Seat};
use engine::record::Match;
use tests::{for_each_game, setups};

for_each_game! {
    undo_never_goes_past_another_seats_choice_or_past_a_disclosure => undo_is_fair;
}

/// A move that was played.
struct Played<G: Game> {
    before: G,
    mv: G::Move,
    /// Who chose it; `None` if the whole table did.
    by: Option<Seat>,
    stays: bool,
}

/// Plays at random, and now and then tries to take moves back. A move stays for good once somebody learned something by
/// it or later, or once anybody else has chosen, even if that choice was taken back.
fn undo_is_fair<G: Game>() {
    let mut taken_back = 0;
    for setup in setups::<G>(200) {
        let mut rng = Rng::new(setup.seed.for_purpose(9));
        let mut table = Match::<G>::new(&setup).expect("the set-up is allowed");
        let (mut past, mut moves): (Vec<Played<G>>, _) = (Vec::new(), Moves::new());
        for step in 0..150 {
            let Some(asked) = table.game().to_move() else { break };
            if rng.below(3) > 0 {
                table.game().legal_moves(&mut moves);
                let mv = moves[rng.below(moves.len() as u32) as usize];
                let by = (!G::is_of_the_table(mv)).then_some(asked);
                let before = table.game().clone();
                let disclosed = table.play(mv).expect("the move is legal").is_some();
                past.push(Played { before, mv, by, stays: false });
                let others = past.iter().rposition(|earlier| disclosed || earlier.by != by || by.is_none());
                past.iter_mut()
                    .take(others.map_or(0, |last| last + 1))
                    .for_each(|earlier| earlier.stays = true);
                continue;
            }
            let (before, undone) = (table.clone(), table.undo());
            match past.pop_if(|last| !last.stays) {
                Some(last) => {
                    assert_eq!(undone, Ok(last.mv), "step {step} of {setup:?}");
                    assert_eq!(*table.game(), last.before, "step {step} of {setup:?}");
                    taken_back += 1;
                }
                None => {
                    assert!(undone.is_err() && table == before, "step {step} of {setup:?}: {undone:?}");
                }
            }
            assert_eq!(usize::from(table.record().len()), past.len());
        }
    }
    assert!(taken_back > 100, "only {taken_back} were taken back");
}
