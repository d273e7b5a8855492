//! `hard`: plays the round out in many worlds that the seat cannot tell from the true one.

use super::outlook::{Choice, Outlook, POINT, choices, draw, kept, margin, share};
use super::world::{OTHERS, Round};
use crate::cards::{Chance, Seed};
use crate::games::burst::{Five, Pile, Scoring, Turn};

/// Every seat in order of play, the own one first.
const SEATS: usize = OTHERS + 1;
/// In how many ways the players of a world think that the others may go on.
const FUTURES: usize = 8;
/// At most so many choices: pairs of five cards.
const CHOICES: usize = 10;
/// A slice ends once players of worlds have judged so many cards or pairs.
const SLICE: u32 = 240;
/// A win of the game counts more than any points.
const WIN: i32 = 10_000;

/// A choice and what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub(super) choice: Choice,
    sum: i32,
    pub(super) wins: u32,
    /// How often each outcome came about.
    pub(super) outcomes: [u16; Scoring::PLACES],
}

/// The hidden cards as they may lie, and what the others do with them in this turn.
#[derive(Clone, Debug)]
struct World {
    /// What each seat holds when this turn is over and nobody has drawn.
    hands: [Five; SEATS],
    /// What each seat has played then.
    piles: [Pile; SEATS],
    /// What each seat draws in the round.
    draws: [Five; SEATS],
}

/// A search for the best choice.
#[derive(Clone, Debug)]
pub(super) struct Search {
    pub(super) round: Round,
    futures: [[Pile; FUTURES]; 3],
    tried: heapless::Vec<Tried, CHOICES, u8>,
    world: World,
    /// Which choice is played out next in this world; past the last, a new world is due.
    next: u8,
    worlds_left: u16,
    /// How many worlds until the worse half of the choices is given up.
    cut: u16,
    pub(super) worlds: u16,
    /// What was judged in this slice.
    judged: u32,
    chance: Chance,
}

impl Search {
    pub(super) fn new(mut round: Round, seed: Seed) -> Search {
        let mut chance = Chance::new(seed);
        let mut futures = [[Pile::EMPTY; FUTURES]; 3];
        for (futures, turn) in futures.iter_mut().zip([Turn::First, Turn::Second, Turn::Third]) {
            if turn >= round.turn {
                round.fill(futures, turn, &mut chance);
            }
        }
        let mut tried = heapless::Vec::new();
        for choice in choices(round.hand, round.now) {
            // No hand has more choices.
            let _ = tried.push(Tried { choice, sum: 0, wins: 0, outcomes: [0; Scoring::PLACES] });
        }
        let worlds = match round.turn {
            Turn::First => 48,
            Turn::Second => 96,
            Turn::Third => 192,
        };
        let worlds = worlds * super::tune::get(1) as u16 / 100;
        let empty = World {
            hands: [Five::EMPTY; SEATS],
            piles: [Pile::EMPTY; SEATS],
            draws: [Five::EMPTY; SEATS],
        };
        let next = u8::try_from(tried.len()).unwrap_or(0);
        Search { round, futures, tried, world: empty, next, worlds_left: worlds, cut: worlds / 2, worlds, judged: 0, chance }
    }

    /// Does a slice of the search; the best choice when it is done.
    pub(super) fn step(&mut self) -> Option<Tried> {
        self.judged = 0;
        while self.judged < SLICE {
            if let Some(&tried) = self.tried.get(usize::from(self.next)) {
                self.play_out(tried.choice);
                self.next += 1;
            } else if self.worlds_left == 0 || self.tried.len() < 2 {
                return self.tried.iter().copied().reduce(|best, next| if next.sum > best.sum { next } else { best });
            } else {
                if self.worlds_left == self.cut {
                    self.give_up_half();
                }
                self.worlds_left -= 1;
                self.imagine();
                self.next = 0;
            }
        }
        None
    }

    /// Goes on with the better half only.
    fn give_up_half(&mut self) {
        self.tried.sort_unstable_by_key(|tried| (core::cmp::Reverse(tried.sum), tried.choice.first, tried.choice.second));
        let half = self.tried.len().div_ceil(2).max(2);
        self.tried.truncate(half);
        self.cut /= 2;
    }

    /// Deals the unseen cards anew, and lets the others choose for this turn.
    fn imagine(&mut self) {
        let round = &mut self.round;
        let (column, opponents) = (round.column, round.opponents());
        let drawn = if round.last { 0 } else { column.cards_a_round() - column.cards_before(round.turn) };
        let held = if round.last { Five::MOST - column.cards_before(round.turn) } else { Five::MOST };
        let wanted = (held + drawn) * opponents + drawn;
        let mut cards = draw(&mut round.unseen, wanted, &mut self.chance).iter().copied();
        let mut deal = |count: u8| cards.by_ref().take(usize::from(count)).collect::<Five>();
        let mut world = World {
            hands: [round.hand; SEATS],
            piles: [round.revealed; SEATS],
            draws: [Five::EMPTY; SEATS],
        };
        let seats = usize::from(opponents) + 1;
        for ((hand, pile), other) in world.hands.iter_mut().zip(&mut world.piles).skip(1).zip(round.others).take(seats - 1) {
            *hand = deal(held);
            *pile = other;
        }
        for draws in world.draws.iter_mut().take(seats) {
            *draws = deal(drawn);
        }
        self.judged += turn_of_all(round, &self.futures, round.turn, &mut world, 1);
        if let Some(own) = world.piles.first_mut() {
            *own = round.own;
        }
        self.world = world;
    }

    /// Plays the round out in this world after one of the choices.
    fn play_out(&mut self, choice: Choice) {
        let round = &self.round;
        let mut world = self.world.clone();
        if let (Some(hand), Some(pile)) = (world.hands.first_mut(), world.piles.first_mut()) {
            for card in choice.cards() {
                hand.remove(card);
                *pile = pile.plus(Pile::of(card));
            }
        }
        let mut turn = round.turn;
        let mut judged = 1;
        while let Some(next) = turn.next() {
            draw_back(&mut world);
            turn = next;
            judged += turn_of_all(round, &self.futures, turn, &mut world, 0);
        }
        draw_back(&mut world);
        self.judged += judged;
        let (scoring, value, won) = worth(round, &world);
        if let Some(tried) = self.tried.get_mut(usize::from(self.next)) {
            tried.sum += value;
            tried.wins += u32::from(won);
            if let Some(count) = tried.outcomes.get_mut(scoring.place()) {
                *count += 1;
            }
        }
    }
}

/// Everybody draws back to five, while there is something to draw.
fn draw_back(world: &mut World) {
    for (hand, draws) in world.hands.iter_mut().zip(&mut world.draws) {
        while hand.len() < Five::MOST {
            let Some(card) = draws.cards().next() else { break };
            draws.remove(card);
            hand.add(card);
        }
    }
}

/// All seats but the first `skip` choose the cards of a turn, each with an outlook of its own; how much was judged.
fn turn_of_all(round: &Round, futures: &[[Pile; FUTURES]; 3], turn: Turn, world: &mut World, skip: usize) -> u32 {
    let column = round.column;
    let count = column.cards_in(turn);
    let seats = usize::from(column.players.count());
    let before = world.piles;
    let all = before.iter().take(seats).fold(Pile::EMPTY, |sum, &pile| sum.plus(pile));
    let Some(futures) = futures.get(usize::from(turn.number() - 1)) else { return 0 };
    let mut judged = 0;
    let players = world.hands.iter_mut().zip(&mut world.piles).take(seats).skip(skip);
    for (hand, pile) in players {
        let outlook = Outlook {
            column,
            last_round: round.last,
            own: *pile,
            others: all.minus(*pile),
            futures,
            later: column.cards_a_round() - column.cards_before(turn) - count,
        };
        if let Some(best) = outlook.best(*hand, count) {
            for card in best.choice.cards() {
                hand.remove(card);
                *pile = pile.plus(Pile::of(card));
            }
        }
        judged += if count > 1 { 10 } else { 5 };
    }
    judged
}

/// What the end of the round is worth for the own seat, and whether it wins the game with it.
fn worth(round: &Round, world: &World) -> (Scoring, i32, bool) {
    let seats = usize::from(round.column.players.count());
    let all = world.piles.iter().take(seats).fold(Pile::EMPTY, |sum, &pile| sum.plus(pile));
    let scoring = all.scoring(round.column);
    let own = world.piles.first().copied().unwrap_or_default();
    let mut value = margin(scoring, own, all.minus(own), share(round.column));
    if !round.last {
        let hand = world.hands.first().copied().unwrap_or_default();
        value += hand.cards().map(|card| kept(card, false)).sum::<i32>();
        return (scoring, value, false);
    }
    let points = i32::from(scoring.points(own));
    let others = world.piles.iter().take(seats).skip(1);
    let leads = others.zip(round.lead).map(|(&pile, lead)| lead + points - i32::from(scoring.points(pile)));
    let (least, ties) = leads.fold((i32::MAX, 0), |(least, ties), lead| (least.min(lead), ties + i32::from(lead == 0)));
    if least >= 0 {
        // A shared victory is worth its part of one.
        value += match ties { 0 => WIN, 1 => WIN / 2, 2 => WIN / 3, _ => WIN / 4 };
    }
    (scoring, value + POINT * least.min(0), least >= 0)
}
