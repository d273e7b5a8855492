//! The moves that are worth a closer look.

use super::chain::{ChainOutlook, ChainStep, ChainTurn};
use super::judge::{CARD, SOUND};
use super::policy::{choose, placing, sacrificing, threat, why, why_draws};
use super::reason::Reason;
use super::sight::Knowledge;
use crate::bots::Advice;
use crate::bots::sort_by_key;
use crate::games::combo::{Move, Phase, View};
use crate::games::{GameView, Moves, Seat};

/// No more moves than these are tried.
const MOST: usize = 8;
/// A move that judgement puts further behind the best one is not tried, in hundredths of a card.
const MOST_BEHIND: u32 = 260;
/// What judgement counts beside the worlds, for each hundredth of a card: about as much as 25 worlds.
const PRIOR: u32 = 50;

/// A move that is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) reason: Reason,
    /// Its place by judgement alone, which decides between equals.
    pub(super) place: u8,
    /// The shares of victory in all worlds so far, and what judgement says.
    pub(super) share: u32,
    /// In how many worlds the round was won.
    pub(super) won: u16,
}

/// The moves that are tried, the best by judgement first.
pub(super) type Candidates = heapless::Vec<Candidate, MOST, u8>;

/// A move with its worth by judgement.
#[derive(Clone, Copy, Debug)]
struct Judged {
    worth: i32,
    mv: Move,
    reason: Reason,
}

/// The legal moves, judged one after the other.
#[derive(Clone, Debug)]
pub(super) struct Listing {
    moves: Moves<Move>,
    next: usize,
    judged: heapless::Vec<Judged, { Moves::<()>::MOST }, u8>,
}

impl Listing {
    pub(super) fn new(view: &View) -> Listing {
        let mut moves = Moves::new();
        if matches!(view.public.open.phase, Phase::Turn { .. } | Phase::Give { .. } | Phase::SecondChance(_))
        {
            view.legal_moves(&mut moves);
        }
        Listing { moves, next: 0, judged: heapless::Vec::new() }
    }

    /// Judges one move and says how much work it was; `None` once all are judged.
    pub(super) fn judge_next(&mut self, view: &View) -> Option<u16> {
        let mv = *self.moves.get(self.next)?;
        self.next += 1;
        let sight = Knowledge::of_view(view);
        let mut turn = ChainTurn::new(&sight, &SOUND);
        if let Some((worth, reason)) = judged(&sight, &mut turn, mv) {
            let _ = self.judged.push(Judged { worth, mv, reason }); // there is room for all moves
        }
        Some(turn.steps)
    }

    /// The best moves by judgement; only one where there is nothing to search.
    pub(super) fn candidates(&mut self, view: &View) -> Candidates {
        let sight = Knowledge::of_view(view);
        let mut best = Candidates::new();
        sort_by_key(&mut self.judged, |one| (core::cmp::Reverse(one.worth), one.mv));
        let Some(&first) = self.judged.first() else {
            if let Some(Advice { mv, reason }) = choose(&sight, &SOUND) {
                let _ = best.push(Candidate { mv, reason, place: 0, share: 0, won: 0 }); // the first one
            }
            return best;
        };
        // When the end of this round may end the game, the best of it may not be good enough.
        let open = sight.open;
        let last_round = open.players.seats().any(|seat| open.tokens[seat] <= sight.sizes[seat]);
        for (place, &Judged { worth, mv, reason }) in (0..).zip(self.judged.iter().take(MOST)) {
            let behind = u32::try_from(first.worth - worth).unwrap_or(0);
            if behind <= MOST_BEHIND || last_round {
                let share = PRIOR * (MOST_BEHIND - behind.min(MOST_BEHIND));
                let _ = best.push(Candidate { mv, reason, place, share, won: 0 }); // taken to fit
            }
        }
        if let ([only], 1) = (best.as_mut_slice(), self.judged.len())
            && matches!(only.reason, Reason::Sheds | Reason::KeepsOpen(_))
        {
            only.reason = Reason::Only;
        }
        best
    }
}

/// A move's worth, or `None` for what no sensible player does: not to announce a combination.
fn judged(sight: &Knowledge<'_>, turn: &mut ChainTurn<'_>, mv: Move) -> Option<(i32, Reason)> {
    let reasoned =
        |step: Option<ChainStep>, outlook: ChainOutlook| (outlook.worth, why(sight, step, outlook));
    let held = sight.held();
    match mv {
        Move::Place { pile, card, .. } => {
            let step = ChainStep { card, pile };
            (mv == placing(sight, step)).then(|| reasoned(Some(step), turn.after(&held, &sight.tops, step)))
        }
        Move::Draw => Some(reasoned(None, turn.drawing(&held, &sight.tops))),
        Move::Sacrifice(pile) => {
            let outlook = sacrificing(sight, turn, pile)?;
            Some((outlook.worth - CARD, Reason::Opens(outlook.cards)))
        }
        Move::Again => {
            let (_, outlook) = turn.best(&held, &sight.tops);
            Some((outlook.worth - CARD, Reason::Opens(outlook.cards)))
        }
        Move::Pass => Some((turn.drawing(&held, &sight.tops).worth + SOUND.drawn, Reason::Dear)),
        Move::Give(first, second) => Some(given(sight, first, second)),
        _ => None,
    }
}

/// Two cards to one count twice, but the second one a little less. Who draws matters less than what is placed.
fn given(sight: &Knowledge<'_>, first: Seat, second: Option<Seat>) -> (i32, Reason) {
    let one = threat(sight, first);
    let worth = match second {
        Some(second) => one + threat(sight, second),
        None => 2 * one - 2 * CARD,
    };
    (worth / 8, why_draws(sight, first))
}
