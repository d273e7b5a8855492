//! The easy way to play: like a child who knows the rules.

use super::calls::answer_of_the_table;
use super::policy::PolicyChoice;
use super::reason::Reason;
use crate::bots::{Advice, Level, pick};
use crate::cards::Rng;
use crate::games::combo::{Combination, Move, Phase, View, combination};
use crate::games::{GameView, Moves};

/// Places what it can, best of all a combination, and does not look further. Sometimes it overlooks one, forgets to
/// announce it, forgets to thank, or spends a token on a whim.
pub(super) fn choose(view: &View, rng: &mut Rng) -> Option<PolicyChoice> {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    let because = |reason| move |mv| Advice { mv, reason };
    let chosen = match view.public.open.phase {
        Phase::Turn { .. } => place(view, &moves, rng),
        Phase::Thanks { .. } if rng.below(6) > 0 => Some(because(Reason::Manners)(Move::Thanks)),
        Phase::Thanks { .. } => Some(because(Reason::Forgot)(Move::Forgot)),
        Phase::Unannounced { .. } => Some(answer_of_the_table(view, Level::Easy, rng)),
        Phase::SecondChance(_) if rng.below(4) > 0 => Some(because(Reason::Dear)(Move::Pass)),
        _ => None,
    };
    chosen.or_else(|| pick(&moves, rng).map(because(Reason::Rng)))
}

fn place(view: &View, moves: &Moves<Move>, rng: &mut Rng) -> Option<PolicyChoice> {
    let made = |mv: &Move| match *mv {
        Move::Place { pile, card, .. } => combination(view.tops(), view.public.open.noted, card, pile),
        _ => None,
    };
    let placements = moves.iter().copied().filter(|mv| matches!(mv, Move::Place { .. }));
    let looks = rng.below(4) > 0;
    if let Some((mv, Some(made))) = placements.clone().map(|mv| (mv, made(&mv))).max_by_key(|(_, made)| *made)
        && looks
    {
        return Some(Advice { mv: announced(view, mv, made, rng), reason: Reason::Makes(made) });
    }
    let count = u32::try_from(placements.clone().count()).unwrap_or(0);
    let any = usize::try_from(rng.below(count)).unwrap_or(0);
    match { placements }.nth(any) {
        Some(mv) => Some(Advice { mv, reason: Reason::Sheds }),
        None => Some(Advice { mv: Move::Draw, reason: Reason::NothingFits }),
    }
}

/// The same placement, announced if that is asked for and comes to mind.
fn announced(view: &View, mv: Move, made: Combination, rng: &mut Rng) -> Move {
    match mv {
        Move::Place { pile, card, .. } if view.public.open.options.manners => {
            let announced = (rng.below(6) > 0).then_some(made);
            Move::Place { pile, card, announced }
        }
        other => other,
    }
}
