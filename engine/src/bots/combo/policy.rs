//! The normal way to play: the best turn by judgement, at every question that the game can ask.

use super::calls::answer_to;
use super::chain::{ChainOutlook, ChainStep, ChainTurn};
use super::judge::{CARD, Weights};
use super::reason::Reason;
use super::sight::Knowledge;
use super::top::Top;
use crate::bots::Advice;
use crate::games::Seat;
use crate::games::combo::{Card, Gift, Hand, Move, Phase, Pile, fitting};

/// What a sacrifice or a second chance must bring beyond what there is without it.
const WORTH_A_TOKEN: i32 = 2 * CARD + CARD / 2;

/// A move with its reason.
pub(super) type PolicyChoice = Advice<Move, Reason>;

/// The normal move. `None` only when the game is over.
pub(super) fn choose(sight: &Knowledge<'_>, taste: &Weights) -> Option<PolicyChoice> {
    match sight.open.phase {
        Phase::Turn { fresh, .. } => {
            let plan = turn(sight, taste, fresh);
            Some(Advice { mv: plan.mv, reason: plan.why(sight) })
        }
        _ => answer(sight, taste).0,
    }
}

/// The same move, and how much work it was; nobody asks for reasons in a made-up world.
pub(super) fn play(sight: &Knowledge<'_>, taste: &Weights) -> (Option<Move>, u16) {
    if let Phase::Turn { fresh, .. } = sight.open.phase {
        let plan = turn(sight, taste, fresh);
        return (Some(plan.mv), plan.steps);
    }
    let (choice, steps) = answer(sight, taste);
    (choice.map(|choice| choice.mv), steps)
}

/// The answer to all that is asked apart from turns, and how much work it was.
fn answer(sight: &Knowledge<'_>, taste: &Weights) -> (Option<PolicyChoice>, u16) {
    let choice = match sight.open.phase {
        Phase::SecondChance(_) => return second_chance(sight, taste),
        Phase::Give { gift, .. } => give(sight, gift),
        Phase::Hide(_) | Phase::HideAgain { .. } => hide(sight),
        Phase::Unannounced { made, .. } => Some(answer_to(made)),
        Phase::Thanks { .. } => Some(Advice { mv: Move::Thanks, reason: Reason::Manners }),
        Phase::Turn { .. } | Phase::Over => None,
    };
    (choice, 1)
}

/// The move that puts a card on a pile, announced where that is asked for.
pub(super) fn placing(sight: &Knowledge<'_>, ChainStep { card, pile }: ChainStep) -> Move {
    let announced =
        if sight.open.options.manners { sight.tops.combination(sight.open.noted, card, pile) } else { None };
    Move::Place { pile, card, announced }
}

/// Why a step is a good one.
pub(super) fn why(sight: &Knowledge<'_>, step: Option<ChainStep>, outlook: ChainOutlook) -> Reason {
    let Some(ChainStep { card, pile }) = step else {
        let fits = Pile::ALL.into_iter().any(|pile| sight.held().kinds & sight.tops[pile].fitting != 0);
        return if fits { Reason::Waits } else { Reason::NothingFits };
    };
    if outlook.finishes {
        return Reason::Finishes(outlook.cards);
    }
    if outlook.cards > 1 {
        return Reason::Chain(outlook.cards);
    }
    if let Some(combination) = sight.tops.combination(sight.open.noted, card, pile) {
        return Reason::Makes(combination);
    }
    let placed = Top::of(card);
    let (held, tops) = (sight.held().without(placed), sight.tops.with(pile, placed));
    let open = Pile::ALL.into_iter().filter(|&pile| held.kinds & tops[pile].fitting != 0);
    match open.count() {
        3 => Reason::KeepsOpen(3),
        2 => Reason::KeepsOpen(2),
        _ => Reason::Sheds,
    }
}

/// What to do in a turn.
struct TurnPlan {
    mv: Move,
    /// The card to place; none to draw.
    step: Option<ChainStep>,
    outlook: ChainOutlook,
    /// How much work it was to find it.
    steps: u16,
}

impl TurnPlan {
    fn why(&self, sight: &Knowledge<'_>) -> Reason {
        match self.mv {
            Move::Sacrifice(_) => Reason::Opens(self.outlook.cards),
            _ => why(sight, self.step, self.outlook),
        }
    }
}

fn turn(sight: &Knowledge<'_>, taste: &Weights, fresh: bool) -> TurnPlan {
    let (mut turn, held) = (ChainTurn::new(sight, taste), sight.held());
    let (step, outlook) = turn.best(&held, &sight.tops);
    let mv = step.map_or(Move::Draw, |step| placing(sight, step));
    let mut plan = TurnPlan { mv, step, outlook, steps: turn.steps };
    if !fresh || outlook.finishes || !may_sacrifice(sight) {
        return plan;
    }
    let mut to_beat = outlook.worth + WORTH_A_TOKEN;
    for pile in Pile::ALL {
        let mut turn = ChainTurn::new(sight, taste);
        let Some(outlook) = sacrificing(sight, &mut turn, pile) else { continue };
        plan.steps += turn.steps;
        if outlook.worth > to_beat {
            plan = TurnPlan { mv: Move::Sacrifice(pile), outlook, ..plan };
            to_beat = outlook.worth;
        }
    }
    plan
}

/// Whether the rules let the seat sacrifice at the beginning of its turn.
fn may_sacrifice(sight: &Knowledge<'_>) -> bool {
    let open = sight.open;
    open.options.sacrifice
        && !open.sacrificed.contains(sight.seat)
        && open.tokens[sight.seat] > 1
        && sight.size > 1
}

/// What the turn can bring once the top of a pile is gone; `None` if nothing lies under it.
pub(super) fn sacrificing(
    sight: &Knowledge<'_>,
    turn: &mut ChainTurn<'_>,
    pile: Pile,
) -> Option<ChainOutlook> {
    let tops = sight.tops.with(pile, Top::of(sight.under[pile]?));
    Some(turn.best(&sight.held(), &tops).1)
}

fn second_chance(sight: &Knowledge<'_>, taste: &Weights) -> (Option<PolicyChoice>, u16) {
    let (mut turn, held) = (ChainTurn::new(sight, taste), sight.held());
    let (_, outlook) = turn.best(&held, &sight.tops);
    // What a pass leaves behind is what a draw does, but for the card.
    let pass = turn.drawing(&held, &sight.tops).worth + taste.drawn;
    let choice = if outlook.finishes || outlook.worth > pass + WORTH_A_TOKEN {
        Advice { mv: Move::Again, reason: Reason::Opens(outlook.cards) }
    } else {
        Advice { mv: Move::Pass, reason: Reason::Dear }
    };
    (Some(choice), turn.steps)
}

/// How much it hurts to leave this opponent alone: who is close to the end, or ahead in tokens, should draw.
pub(super) fn threat(sight: &Knowledge<'_>, seat: Seat) -> i32 {
    let (cards, tokens) = (i32::from(sight.sizes[seat]), i32::from(sight.open.tokens[seat]));
    let near = match cards {
        0 | 1 => 4 * CARD,
        2 => 2 * CARD,
        3 => CARD / 2,
        _ => 0,
    };
    let is_next = sight.open.players.after(sight.seat) == seat;
    near + CARD * (tokens - cards.min(tokens)) + if is_next { CARD / 2 } else { 0 }
}

/// Who draws: the greatest threat; a flush goes to two if they are about as dangerous.
fn give(sight: &Knowledge<'_>, gift: Gift) -> Option<PolicyChoice> {
    let mut ranked: heapless::Vec<(i32, Seat), 6, u8> = heapless::Vec::new();
    for seat in sight.open.players.others(sight.seat) {
        let _ = ranked.push((threat(sight, seat), seat)); // there is room for all seats
    }
    let (most, first) =
        ranked.iter().copied().max_by_key(|&(threat, seat)| (threat, core::cmp::Reverse(seat)))?;
    let second = ranked.iter().copied().filter(|&(_, seat)| seat != first).max();
    let reason = why_draws(sight, first);
    let mv = match second {
        Some((threat, second)) if gift == Gift::Flush && most - threat < 2 * CARD => {
            Move::Give(first.min(second), Some(first.max(second)))
        }
        _ => Move::Give(first, None),
    };
    let reason = if sight.opponents() == 1 { Reason::Only } else { reason };
    Some(Advice { mv, reason })
}

/// Hides the card that opponents would most like to know of: the one that goes with most others.
fn hide(sight: &Knowledge<'_>) -> Option<PolicyChoice> {
    let use_of = |card: &Card| {
        let among: Hand = sight.hand.kinds().filter(|other| other != card).collect();
        let tops = Pile::ALL.into_iter();
        let kind = Top::of(*card).kind;
        let makes = |&pile: &Pile| sight.tops.combination(sight.open.noted, *card, pile).is_some();
        let makes = tops.clone().filter(makes).count();
        let fits = tops.filter(|&pile| sight.tops[pile].fitting & kind != 0).count();
        (makes, (fitting(*card) & among.bits()).count_ones(), fits)
    };
    let card = sight.hand.kinds().max_by_key(use_of)?;
    Some(Advice { mv: Move::Hide(card), reason: Reason::MostUseful })
}

/// Why this opponent draws.
pub(super) fn why_draws(sight: &Knowledge<'_>, who: Seat) -> Reason {
    let fewest = sight.open.players.others(sight.seat).map(|seat| sight.sizes[seat]).min();
    match sight.sizes[who] {
        0..3 => Reason::NearlyDone(who),
        cards if Some(cards) == fewest => Reason::Ahead(who),
        _ => Reason::Best,
    }
}
