//! What is special about the bots of Bango: the best lay-down, and their judgement.

use engine::cards::{Chance, Seed};
use engine::games::bango::{
    BestLayDown, Card, Hand, MOST_STEPS, Move, Nth, Prices, Sequence, Sequences, Tally, best_lay_down, bonus,
};

/// Sequences and a hand by chance, of cards that can lie together.
fn lay_down_by_chance(chance: &mut Chance, cards: u32) -> (Sequences, Hand) {
    let mut deck: Vec<Card> =
        Card::all().flat_map(|card| [card, card]).take(88).chain(Card::all().skip(44)).collect();
    chance.shuffle(&mut deck);
    let mut sequences = Sequences::default();
    for nth in Nth::ALL.into_iter().take(chance.below(4) as usize) {
        let low = 1 + chance.below(10) as u8;
        let high = (low + 1 + chance.below(3) as u8).min(11);
        let own: Vec<Card> = (low..=high)
            .map(|number| {
                let at = deck.iter().position(|card| card.number() == number && card.index() < 44).unwrap();
                deck.remove(at)
            })
            .collect();
        sequences = with(&sequences, nth, Sequence::from_cards(&own).unwrap());
    }
    (sequences, deck.into_iter().take(cards as usize).collect())
}

/// The sequences with one more or a longer one.
fn with(sequences: &Sequences, nth: Nth, sequence: Sequence) -> Sequences {
    let mut list: Vec<Sequence> = sequences.iter().collect();
    match list.get_mut(nth as usize) {
        Some(place) => *place = sequence,
        None => list.push(sequence),
    }
    list.into_iter().collect()
}

fn points(sequences: &Sequences) -> i32 {
    sequences.iter().map(|sequence| i32::from(sequence.points())).sum()
}

/// The most points that any order of starts and extensions gets.
fn brute_force(sequences: &Sequences, hand: Hand) -> i32 {
    let mut best = points(sequences) - i32::from(hand.len());
    for (next, rest) in after_each_move(sequences, hand) {
        best = best.max(brute_force(&next, rest));
    }
    best
}

fn after_each_move(sequences: &Sequences, hand: Hand) -> Vec<(Sequences, Hand)> {
    let mut all = Vec::new();
    for card in hand.kinds() {
        for nth in Nth::ALL {
            if let Some(Ok(longer)) = sequences.get(nth).map(|sequence| sequence.extended(card)) {
                let mut rest = hand;
                rest.remove(card);
                all.push((with(sequences, nth, longer), rest));
            }
        }
        for high in hand.kinds() {
            if let (Some(nth), Ok(new)) = (sequences.free(), Sequence::start(card, high)) {
                let mut rest = hand;
                rest.remove(card);
                rest.remove(high);
                all.push((with(sequences, nth, new), rest));
            }
        }
    }
    all
}

/// Plays the moves of a lay-down.
fn laid(sequences: &Sequences, hand: Hand, moves: &[Move]) -> i32 {
    let (mut sequences, mut hand) = (*sequences, hand);
    for &mv in moves {
        match mv {
            Move::Start { low, high } => {
                let nth = sequences.free().expect("a place is free");
                sequences = with(&sequences, nth, Sequence::start(low, high).expect("they are a pair"));
                assert!(hand.remove(low) && hand.remove(high), "{mv} is not in the hand");
            }
            Move::Extend { card, nth } => {
                let longer = sequences.get(nth).expect("it is there").extended(card).expect("it fits");
                sequences = with(&sequences, nth, longer);
                assert!(hand.remove(card), "{mv} is not in the hand");
            }
            _ => panic!("{mv} lays nothing down"),
        }
    }
    points(&sequences) - i32::from(hand.len())
}

#[test]
fn the_best_lay_down_agrees_with_brute_force() {
    let mut chance = Chance::new(Seed(71));
    for case in 0..4_000 {
        let cards = 1 + chance.below(7);
        let (sequences, hand) = lay_down_by_chance(&mut chance, cards);
        let moves = best_lay_down(&sequences, hand);
        let (best, found) = (brute_force(&sequences, hand), laid(&sequences, hand, &moves));
        assert_eq!(found, best, "case {case}: {hand:?} beside {sequences:?} gives {moves:?}");
    }
}

#[test]
fn the_largest_hands_are_laid_down_within_the_documented_steps() {
    let mut chance = Chance::new(Seed(72));
    let mut most = 0;
    for _ in 0..3_000 {
        let (sequences, hand) = lay_down_by_chance(&mut chance, 20);
        let mut search = BestLayDown::new(&sequences, hand, Prices::NOW);
        search.search(MOST_STEPS);
        let done = search.search(u32::MAX);
        if search.steps() > most {
            println!("{} {:?} {:?}", search.steps(), sequences, hand);
        }
        most = most.max(search.steps());
    }
    assert!(most < MOST_STEPS, "a hand took {most} steps");
}
