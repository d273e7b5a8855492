//! The moves that are worth a closer look.

use super::chain::{Outlook, Step, Turn};
use super::judge::{CARD, SOUND};
use super::policy::{choose, placing, sacrificing, threat, why};
use super::reason::Reason;
use super::sight::Sight;
use crate::games::combo::{Move, Phase, View};
use crate::games::{GameView, Moves, Seat};

/// No more moves than these are tried.
pub(super) const MOST: usize = 8;

/// A move that is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) reason: Reason,
    /// Its place by judgement alone, which decides between equals.
    pub(super) place: u8,
    /// The shares of victory in all worlds so far.
    pub(super) share: u32,
    /// In how many of them the round was won.
    pub(super) won: u8,
}

/// The moves that are tried, the best by judgement first.
pub(super) type Candidates = heapless::Vec<Candidate, MOST, u8>;

/// The best moves by judgement; only one where there is nothing to search.
pub(super) fn candidates(view: &View) -> Candidates {
    let sight = Sight::of_view(view);
    let mut best = Candidates::new();
    if matches!(view.table.phase, Phase::Turn { .. } | Phase::Give { .. } | Phase::SecondChance(_)) {
        let mut ranked = ranked(view, &sight);
        ranked.sort_unstable_by_key(|&(worth, mv, _)| (core::cmp::Reverse(worth), mv));
        for (place, (_, mv, reason)) in (0..).zip(ranked.into_iter().take(MOST)) {
            let _ = best.push(Candidate { mv, reason, place, share: 0, won: 0 }); // taken to fit
        }
    } else if let Some(choice) = choose(&sight, &SOUND).0 {
        let _ = best.push(Candidate { mv: choice.mv, reason: choice.reason, place: 0, share: 0, won: 0 });
    }
    if let [only] = best.as_mut_slice()
        && matches!(only.reason, Reason::Sheds | Reason::KeepsOpen(_))
    {
        only.reason = Reason::Only;
    }
    best
}

/// As many as any decision has: a gift to one or two of five, three sacrifices, or a hand on three piles.
type Ranked = heapless::Vec<(i32, Move, Reason), { Moves::<()>::MOST }, u8>;

/// Every sensible move with its worth by judgement.
fn ranked(view: &View, sight: &Sight<'_>) -> Ranked {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    let mut ranked = Ranked::new();
    for &mv in moves.iter() {
        if let Some((worth, reason)) = judged(sight, mv) {
            let _ = ranked.push((worth, mv, reason)); // there is room for all moves
        }
    }
    ranked
}

/// A move's worth, or `None` for what no sensible player does: not to announce a combination.
fn judged(sight: &Sight<'_>, mv: Move) -> Option<(i32, Reason)> {
    let reasoned = |step: Option<Step>, outlook: Outlook| (outlook.worth, why(sight, step, outlook));
    let mut turn = Turn::new(sight, &SOUND);
    match mv {
        Move::Place { pile, card, .. } => {
            let step = Step { card, pile };
            (mv == placing(sight, step))
                .then(|| reasoned(Some(step), turn.after(&sight.hand, &sight.tops, step)))
        }
        Move::Draw => Some(reasoned(None, turn.drawing(&sight.hand, &sight.tops))),
        Move::Sacrifice(pile) => {
            let (outlook, _) = sacrificing(sight, &SOUND, pile)?;
            Some((outlook.worth - CARD, Reason::Opens(outlook.cards)))
        }
        Move::Again => {
            let (_, outlook) = turn.best(&sight.hand, &sight.tops);
            Some((outlook.worth - CARD, Reason::Opens(outlook.cards)))
        }
        Move::Pass => Some((turn.drawing(&sight.hand, &sight.tops).worth + CARD, Reason::Dear)),
        Move::Give(first, second) => Some(given(sight, first, second)),
        _ => None,
    }
}

/// Two cards to one count twice, but the second one a little less.
fn given(sight: &Sight<'_>, first: Seat, second: Option<Seat>) -> (i32, Reason) {
    let one = threat(sight, first);
    let worth = match second {
        Some(second) => one + threat(sight, second),
        None => 2 * one - 2 * CARD,
    };
    let reason = if sight.sizes[first] < 3 { Reason::NearlyDone(first) } else { Reason::Ahead(first) };
    (worth, reason)
}
