//! What is special about the bots of Bango: the best lay-down, and their judgement.

mod reasons;

use std::collections::HashMap;

use engine::bots::bango::{LayDownMoves, LayDownSearch, MOST_STEPS, Prices, Reason};
use engine::bots::{BotGame, Level};
use engine::cards::{Rng, Seed};
use engine::games::Game;
use engine::games::bango::{Bango, Card, Hand, Move, Nth, Phase, Sequence, Sequences};

use super::every_game::{tables, thought};

/// Sequences and a hand by chance, of cards that can lie together.
fn lay_down_by_chance(rng: &mut Rng, cards: u32) -> (Sequences, Hand) {
    let mut deck: Vec<Card> =
        Card::all().flat_map(|card| [card, card]).take(88).chain(Card::all().skip(44)).collect();
    rng.shuffle(&mut deck);
    let mut sequences = Sequences::default();
    for nth in Nth::ALL.into_iter().take(rng.below(4) as usize) {
        let low = 1 + rng.below(10) as u8;
        let high = (low + 1 + rng.below(3) as u8).min(11);
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

/// A search for the most points, done in one go.
fn searched(sequences: &Sequences, hand: Hand) -> LayDownSearch {
    let mut search = LayDownSearch::new(sequences, hand, Prices::NOW);
    assert!(search.search(u32::MAX), "it has a limit");
    search
}

fn best_lay_down(sequences: &Sequences, hand: Hand) -> LayDownMoves {
    searched(sequences, hand).moves()
}

#[test]
fn the_best_lay_down_agrees_with_brute_force() {
    let mut rng = Rng::new(Seed(71));
    for case in 0..20_000 {
        let cards = 1 + rng.below(7);
        let (sequences, hand) = lay_down_by_chance(&mut rng, cards);
        let moves = best_lay_down(&sequences, hand);
        let (best, found) = (brute_force(&sequences, hand), laid(&sequences, hand, &moves));
        assert_eq!(found, best, "case {case}: {hand:?} beside {sequences:?} gives {moves:?}");
    }
}

/// The same as [`brute_force`], for more cards: each way of lying there is looked at once.
fn remembering_force(sequences: &Sequences, hand: Hand, seen: &mut HashMap<String, i32>) -> i32 {
    let key = format!("{sequences:?}{hand:?}");
    if let Some(&best) = seen.get(&key) {
        return best;
    }
    let mut best = points(sequences) - i32::from(hand.len());
    for (next, rest) in after_each_move(sequences, hand) {
        best = best.max(remembering_force(&next, rest, seen));
    }
    seen.insert(key, best);
    best
}

#[test]
fn a_long_search_for_the_best_lay_down_agrees_with_force_too() {
    let mut rng = Rng::new(Seed(74));
    let mut long = 0;
    for case in 0..200 {
        let (sequences, hand) = lay_down_by_chance(&mut rng, 9);
        let search = searched(&sequences, hand);
        if search.steps() < 130 {
            continue;
        }
        long += 1;
        let best = remembering_force(&sequences, hand, &mut HashMap::new());
        let found = laid(&sequences, hand, &search.moves());
        assert_eq!(found, best, "case {case}: {hand:?} beside {sequences:?}");
    }
    assert!(long >= 10, "only {long} long searches");
}

#[test]
fn equal_points_leave_more_sequences_free() {
    // Blue 5 can extend the sequence; starting another one with blue 6 gives no more points than extending twice.
    let sequences: Sequences = [sequence("R3 B4")].into_iter().collect();
    let moves = best_lay_down(&sequences, hand("B5 B6"));
    assert_eq!(texts(&moves), ["extend B5 1", "extend B6 1"]);
}

#[test]
fn a_card_that_would_spoil_a_bonus_still_counts_its_own_point() {
    // With yellow 4 the colours of R2 R3 Y4 Y5 tie; without it yellow 5 fits nowhere either.
    let sequences: Sequences = [sequence("R2 R3")].into_iter().collect();
    let moves = best_lay_down(&sequences, hand("Y4 Y5"));
    let best = brute_force(&sequences, hand("Y4 Y5"));
    assert_eq!(laid(&sequences, hand("Y4 Y5"), &moves), best);
}

/// One place for a sequence on the way from low numbers to high ones, in [`every_way`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Walked {
    /// Of the sequence that was there before; 0 for none.
    low: u8,
    high: u8,
    /// So many cards without a gap up to the number before.
    run: u8,
    closed: bool,
    colours: [u8; 4],
}

impl Walked {
    /// What it can become at a number, with a card of a colour or without one; and the points that are then certain.
    fn after(self, number: u8, colour: Option<u8>) -> Option<(Walked, i32)> {
        let mut next = self;
        if let Some(colour) = colour {
            let fits = if self.low == 0 || number < self.low {
                !self.closed
            } else {
                !self.closed && number > self.high
            };
            next.colours[usize::from(colour)] += 1;
            next.run += 1;
            return fits.then_some((next, 0));
        }
        if self.closed || self.low > 0 && (self.low..=self.high).contains(&number) {
            return Some((self, 0));
        }
        if number < self.low || self.low == 0 && self.run == 0 {
            return (self.run == 0).then_some((self, 0));
        }
        if self.low == 0 && self.run < 2 {
            return None;
        }
        let bonus = i32::from(engine::games::bango::bonus(self.colours));
        Some((Walked { closed: true, ..Walked::default() }, bonus))
    }
}

/// The most points, by all ways to give each place a card or none at each number: a third way to find them, which
/// can do large hands.
fn every_way(sequences: &Sequences, hand: Hand) -> i32 {
    let mut start = [Walked::default(); 3];
    for (place, sequence) in start.iter_mut().zip(sequences.iter()) {
        let (low, high) = (sequence.low(), sequence.high());
        *place = Walked { low, high, colours: sequence.colours(), ..Walked::default() };
    }
    let mut ways = HashMap::from([((start, [0; 4]), 0)]);
    // At 12 there is no card, so that everything closes there.
    for number in 1..=12 {
        let mut cards = [0u8; 4];
        for card in hand.cards().filter(|card| card.number() == number && card.index() < 44) {
            cards[usize::from(card.suit())] += 1;
        }
        for place in 0..3 {
            // So many cards of each colour were used by the places before.
            let mut next = HashMap::new();
            for ((places, used), worth) in ways {
                let used = if place == 0 { [0; 4] } else { used };
                for colour in [None, Some(0), Some(1), Some(2), Some(3)] {
                    let mut used: [u8; 4] = used;
                    if let Some(colour) = colour {
                        used[usize::from(colour)] += 1;
                    }
                    if used.iter().zip(cards).any(|(used, there)| *used > there) {
                        continue;
                    }
                    if let Some((after, bonus)) = places[place].after(number, colour) {
                        let mut places: [Walked; 3] = places;
                        places[place] = after;
                        let worth = worth + bonus + if colour.is_some() { 2 } else { 0 };
                        let best = next.entry((places, used)).or_insert(worth);
                        *best = worth.max(*best);
                    }
                }
            }
            ways = next;
        }
    }
    let laid: i32 = sequences.iter().map(|sequence| i32::from(sequence.len())).sum();
    laid - i32::from(hand.len()) + ways.into_values().max().unwrap()
}

#[test]
fn large_hands_get_the_most_points_too_or_are_said_not_to() {
    let mut rng = Rng::new(Seed(75));
    let mut exact = 0;
    for case in 0..200 {
        let cards = 8 + rng.below(13);
        let (sequences, hand) = lay_down_by_chance(&mut rng, cards);
        let search = searched(&sequences, hand);
        let (found, most) = (laid(&sequences, hand, &search.moves()), every_way(&sequences, hand));
        assert!(found <= most, "case {case}: {hand:?} beside {sequences:?}");
        if search.is_exact() {
            assert_eq!(found, most, "case {case}: {hand:?} beside {sequences:?}");
            exact += 1;
        }
    }
    assert!(exact > 180, "only {exact} exact searches");
}

#[test]
fn a_search_that_ends_at_its_limit_says_so_and_gives_the_best_it_found() {
    // With the points found and the most there are. Found by changing the cards of bad hands to worse ones: a search to the end would take 12,000 steps and more.
    for (laid_before, text, points) in [
        (vec!["P10 Y11"], "R4 R6 R7 B4 B4 B5 B6 B7 B7 B8 Y4 Y4 Y7 Y9 Y9 P4 P4 P5 P7 P9", 10..=14),
        (vec!["R7 Y8 Y9 R10"], "R1 Y1 P1 B2 B3 Y3 Y3 P3 R4 R4 B4 B4 R5 R5 P5 Y6 B7 Y8 Y9 B10", 17..=17),
        (vec![], "B1 B1 Y1 R2 Y2 P2 Y3 R4 B4 R5 B5 Y6 Y6 P6 Y7 Y7 Y8 P8 Y9 P10", 15..=23),
    ] {
        let sequences: Sequences = laid_before.into_iter().map(sequence).collect();
        let search = searched(&sequences, hand(text));
        assert!(!search.is_exact() && search.steps() == MOST_STEPS, "{} steps for {text}", search.steps());
        let most = every_way(&sequences, hand(text));
        let found = laid(&sequences, hand(text), &search.moves());
        assert_eq!(found..=most, points, "{text}");
    }
}

#[test]
fn a_search_in_slices_finds_the_same_lay_down() {
    let mut rng = Rng::new(Seed(73));
    for _ in 0..300 {
        let (sequences, hand) = lay_down_by_chance(&mut rng, 12);
        let mut search = LayDownSearch::new(&sequences, hand, Prices::NOW);
        while !search.search(7) {}
        assert_eq!(search.moves(), best_lay_down(&sequences, hand));
    }
}

/// The points of a player who lays down by what a bot thinks, move by move; and those of the best lay-down.
fn laid_and_best(game: &Bango, level: Level, seed: Seed) -> (i16, i16) {
    let Phase::Laying(seat) = game.open().phase else { panic!("nobody lays down") };
    let (sequences, hand) = (game.open().sequences[seat], game.hand(seat));
    let best = laid(&sequences, hand, &best_lay_down(&sequences, hand));
    let discards = i32::from(game.open().discards[seat]);
    let mut game = *game;
    while game.open().phase == Phase::Laying(seat) {
        let (advice, _) = thought::<Bango>(&game.view(seat), level, seed);
        game.play(advice.mv).expect("a legal move");
    }
    (game.open().tally(seat).total(), i16::try_from(best - discards).unwrap())
}

#[test]
fn in_the_last_turn_every_level_above_random_lays_down_for_the_most_points() {
    let mut seen = 0;
    tables::<Bango>(
        24,
        &[Level::Easy, Level::Normal, Level::Good, Level::Hard],
        |game, level, seed, _, _| {
            if matches!(game.open().phase, Phase::Laying(_)) && game.open().is_last_turn() {
                let (points, best) = laid_and_best(game, level, seed);
                assert_eq!(points, best, "{level} in {:?}", game.open());
                seen += 1;
            }
        },
    );
    assert!(seen > 20, "only {seen} last lay-downs");
}

#[test]
fn the_most_points_are_only_promised_where_they_are_true() {
    let (mut promised, mut others) = (0, 0);
    tables::<Bango>(40, &[Level::Hard], |game, level, seed, advice, _| {
        let (is_most, is_good) = (advice.reason == Reason::MostPoints, advice.reason == Reason::GoodPoints);
        if is_most || is_good {
            let (points, best) = laid_and_best(game, level, seed);
            assert!(is_good || points == best, "{points} of {best} in {:?}", game.open());
            promised += u32::from(is_most);
            others += u32::from(is_good);
        }
    });
    assert!(promised > 20, "only {promised} promises");
    assert!(others > 20, "only {others} lay-downs that look further");
}

/// With three sequences a card that fits none of them only costs a point, so hard may rather stop.
#[test]
fn normal_and_hard_draw_at_an_empty_row_while_they_can_begin_a_sequence() {
    let mut seen = 0;
    tables::<Bango>(60, &[Level::Normal, Level::Good, Level::Hard], |game, level, _, advice, _| {
        let table = game.open();
        let can_begin = table.sequences[table.active].iter().count() < 3;
        if table.phase == Phase::Destroyed && table.row.is_empty() && table.deck > 0 && can_begin {
            assert_eq!(advice.mv, Move::Draw, "{level} stops in {table:?}");
            seen += 1;
        }
    });
    assert!(seen > 5, "only {seen} empty rows");
}

#[test]
fn a_decision_takes_a_bounded_number_of_slices() {
    let mut most = 0;
    tables::<Bango>(24, &[Level::Hard], |_, _, _, _, slices| most = most.max(slices));
    assert!(most < 10_000, "a decision took {most} slices");
}

#[test]
fn a_mind_fits_the_memory_of_the_handheld() {
    let bytes = size_of::<<Bango as BotGame>::Bot>();
    assert!(bytes <= 24 * 1024, "{bytes} bytes");
    println!("{bytes} bytes");
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().expect("a card")).collect()
}

fn hand(text: &str) -> Hand {
    cards(text).into_iter().collect()
}

fn sequence(text: &str) -> Sequence {
    Sequence::from_cards(&cards(text)).expect("a sequence")
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}
