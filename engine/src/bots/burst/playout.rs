//! Playing a round out in one world.

use super::held::CardChoice;
use super::outlook::{Outlook, POINT, draw, kept, margin, share};
use super::pile::{PlayedCards, Scoring};
use super::round::{OTHERS, Round};
use super::victory::{Chances, VICTORY};
use crate::cards::Rng;
use crate::games::burst::{Five, Turn};

/// Every seat in order of play, the own one first.
const SEATS: usize = OTHERS + 1;
/// In how many ways at most the players of a world think that the others may go on.
pub(super) const FUTURES: usize = 16;

/// In how many ways they think so in a turn, when the own seat thinks about this one or an earlier one.
///
/// The further ahead, the less it matters that they think well: then more worlds are worth more.
const fn futures_seen(thinking: Turn, turn: Turn, aggressive: bool) -> usize {
    match (thinking, turn) {
        // Two cards at once ahead: more to choose from, and more to lose.
        (Turn::First, Turn::Second | Turn::Third) if aggressive => 6,
        (Turn::First, Turn::Second | Turn::Third) => 2,
        (Turn::First, Turn::First) | (Turn::Second, Turn::Third) => 8,
        _ => FUTURES,
    }
}

/// What players usually keep in their hands for later rounds, in units of [`POINT`]; nobody knows what the others do.
const USUALLY_KEPT: i32 = 15;

/// For each turn, ways in which the others of a player may go on from it.
pub(super) type Futures = [[PlayedCards; FUTURES]; 3];

/// What a playout costs apart from what its players judge, in steps.
const PLAYOUT: u32 = 8;

/// How a round ends.
pub(super) struct PlayoutEnd {
    pub(super) scoring: Scoring,
    /// What that is worth for the own seat.
    pub(super) value: i32,
    /// Whether the own seat wins the game, alone or not.
    pub(super) won: bool,
}

/// The hidden cards as they may lie.
#[derive(Clone, Debug)]
pub(super) struct World {
    /// What each seat holds.
    hands: [Five; SEATS],
    /// What each seat has played.
    piles: [PlayedCards; SEATS],
    /// What each seat still draws in the round.
    draws: [Five; SEATS],
    /// For each turn, what the others of the seat that learns had played when it began.
    before: [PlayedCards; 3],
    /// The measure of work: a step for each choice that a player of this world judged, and for each way that the
    /// others may go on.
    pub(super) steps: u32,
}

impl World {
    /// Nothing is known of it yet.
    pub(super) const EMPTY: World = World {
        hands: [Five::EMPTY; SEATS],
        piles: [PlayedCards::EMPTY; SEATS],
        draws: [Five::EMPTY; SEATS],
        before: [PlayedCards::EMPTY; 3],
        steps: 0,
    };

    /// Deals the unseen cards anew, and lets the others choose for this turn: they cannot know what the own
    /// seat chooses, so they do the same whatever that is.
    pub(super) fn imagine(round: &mut Round, futures: &Futures, rng: &mut Rng) -> World {
        let (ruleset, opponents) = (round.ruleset, round.opponents());
        let before = ruleset.cards_before(round.turn);
        let (held, drawn) = if round.last {
            (Five::MOST - before, 0)
        } else {
            (Five::MOST, ruleset.cards_a_round() - before)
        };
        let wanted = (held + drawn) * opponents + drawn;
        let mut cards = draw(&mut round.unseen, wanted, rng).iter().copied();
        let mut deal = |count: u8| cards.by_ref().take(usize::from(count)).collect::<Five>();

        let mut world = World::EMPTY;
        let [own_hand, hands @ ..] = &mut world.hands;
        let [own_pile, piles @ ..] = &mut world.piles;
        let [own_draws, draws @ ..] = &mut world.draws;
        (*own_hand, *own_pile, *own_draws) = (round.hand, round.revealed, deal(drawn));
        let others = hands.iter_mut().zip(piles).zip(draws).zip(round.others);
        for (((hand, pile), draws), revealed) in others.take(usize::from(opponents)) {
            (*hand, *pile, *draws) = (deal(held), revealed, deal(drawn));
        }
        world.play_turn(round, futures, round.turn, 1);
        let [own_pile, ..] = &mut world.piles;
        *own_pile = round.own;
        world
    }

    /// Plays the round out after the own seat's choice. What the others of the seat `learning` play is kept as
    /// one of the ways in which others may go on: so the players of worlds to come expect good players.
    pub(super) fn play_out(
        &mut self,
        round: &Round,
        futures: &mut Futures,
        choice: CardChoice,
        playout: usize,
    ) -> PlayoutEnd {
        let seats = usize::from(round.ruleset.players.count());
        let learning = playout % seats;
        self.note_before(round.turn, round.others_of(learning));
        let ([hand, ..], [pile, ..]) = (&mut self.hands, &mut self.piles);
        for card in choice.cards() {
            hand.remove(card);
            *pile = pile.plus(PlayedCards::of(card));
        }
        self.steps = PLAYOUT;
        let mut turn = round.turn;
        while let Some(next) = turn.next() {
            self.draw_back(seats);
            turn = next;
            self.note_before(turn, self.others_of(learning));
            self.play_turn(round, futures, turn, 0);
        }
        self.draw_back(seats);
        self.learn(round, futures, learning, playout / seats);
        self.end(round)
    }

    fn note_before(&mut self, turn: Turn, others: PlayedCards) {
        if let Some(before) = self.before.get_mut(turn as usize) {
            *before = others;
        }
    }

    /// What the others of a seat have played in the round.
    fn others_of(&self, seat: usize) -> PlayedCards {
        self.all().minus(self.piles.get(seat).copied().unwrap_or_default())
    }

    /// Keeps what the others of a seat have played from each turn on, in place of what was kept longest.
    fn learn(&self, round: &Round, futures: &mut Futures, learning: usize, number: usize) {
        let others = self.others_of(learning);
        for ((turn, futures), &before) in Turn::ALL.into_iter().zip(futures).zip(&self.before) {
            let seen = futures_seen(round.turn, turn, round.ruleset.aggressive);
            if turn >= round.turn
                && let Some(future) = futures.get_mut(number % seen)
            {
                *future = others.minus(before);
            }
        }
    }

    /// Everybody draws back to five, while there is something to draw.
    fn draw_back(&mut self, seats: usize) {
        for (hand, draws) in self.hands.iter_mut().zip(&mut self.draws).take(seats) {
            while hand.len() < Five::MOST {
                let Some(card) = draws.take_first() else { break };
                hand.add(card);
            }
        }
    }

    /// All seats but the first `skip` choose the cards of a turn, each as a good player does.
    fn play_turn(&mut self, round: &Round, futures: &Futures, turn: Turn, skip: usize) {
        let ruleset = round.ruleset;
        let count = ruleset.cards_in(turn);
        let [first, second, third] = futures;
        let futures = match turn {
            Turn::First => first,
            Turn::Second => second,
            Turn::Third => third,
        };
        let seen = futures_seen(round.turn, turn, ruleset.aggressive);
        let futures = futures.get(..seen).unwrap_or(futures);
        // Five cards, or ten pairs of them; and what each takes apart from its futures.
        let steps = if count > 1 { 10 } else { 5 } * (u32::try_from(seen).unwrap_or(0) + 2);
        let all = self.all();
        let seats = usize::from(ruleset.players.count());
        for (hand, pile) in self.hands.iter_mut().zip(&mut self.piles).take(seats).skip(skip) {
            let outlook = Outlook {
                ruleset,
                last_round: round.last,
                own: *pile,
                others: all.minus(*pile),
                futures,
                later: ruleset.cards_a_round() - ruleset.cards_before(turn) - count,
            };
            let choice = outlook.best(*hand, count).map(|best| best.choice);
            for card in choice.into_iter().flat_map(CardChoice::cards) {
                hand.remove(card);
                *pile = pile.plus(PlayedCards::of(card));
            }
            self.steps += steps;
        }
    }

    /// All cards that were played in the round.
    fn all(&self) -> PlayedCards {
        self.piles.iter().fold(PlayedCards::EMPTY, |sum, &pile| sum.plus(pile))
    }

    /// What the end of the round is worth: the share of victories to expect with the points and with what is kept, or
    /// in the last round above all the victory itself.
    fn end(&self, round: &Round) -> PlayoutEnd {
        let all = self.all();
        let scoring = all.scoring(round.ruleset);
        let ([hand, ..], [own, others @ ..]) = (&self.hands, &self.piles);
        if !round.last {
            let kept: i32 = hand.cards().map(|card| kept(card, false)).sum();
            let points = POINT * i32::from(scoring.points(*own)) + kept - USUALLY_KEPT;
            let mut chances = Chances::new(round.rounds_left);
            for (&other, lead) in others.iter().zip(round.lead).take(usize::from(round.opponents())) {
                chances.against(POINT * (i32::from(scoring.points(other)) - lead) - points);
            }
            return PlayoutEnd { scoring, value: chances.share(), won: false };
        }
        let value = margin(scoring, *own, all.minus(*own), share(round.ruleset));
        let points = i32::from(scoring.points(*own));
        let (mut least, mut sharing) = (i32::MAX, 0);
        for (&other, lead) in others.iter().zip(round.lead).take(usize::from(round.opponents())) {
            let lead = lead + points - i32::from(scoring.points(other));
            least = least.min(lead);
            sharing += u8::from(lead == 0);
        }
        let victory = match sharing {
            _ if least < 0 => POINT * least,
            0 => VICTORY,
            1 => VICTORY / 2,
            2 => VICTORY / 3,
            _ => VICTORY / 4,
        };
        PlayoutEnd { scoring, value: value + victory, won: least >= 0 }
    }
}
