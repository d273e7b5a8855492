//! The parts against slow models of themselves, and whole games against what must always hold.

#![allow(clippy::cast_possible_truncation)] // small numbers

extern crate std;

use std::vec::Vec;

use super::*;
use crate::cards::{Colour, Seed, Suits as _};

fn setup(ruleset: &Ruleset, seed: u64) -> Setup<Options> {
    let first = ruleset.players.seats().nth(seed as usize % usize::from(ruleset.players.count())).unwrap();
    Setup { players: ruleset.players, first, options: ruleset.options(), seed: Seed(seed.into()) }
}

fn any_move(game: &Burst, rng: &mut Rng) -> Move {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves[rng.below(moves.len() as u32) as usize]
}

#[test]
fn five_cards_behave_like_a_sorted_list() {
    let mut rng = Rng::new(Seed(5));
    let (mut five, mut list) = (Five::EMPTY, Vec::new());
    for _ in 0..200_000 {
        // Few kinds at a time, so that equal cards are frequent.
        let kinds = 1 + rng.below(KINDS as u32);
        let card = Card::from_index(rng.below(kinds) as u8).unwrap();
        if rng.below(2) == 0 {
            assert_eq!(five.add(card), list.len() < 5);
            if list.len() < 5 {
                list.push(card);
                list.sort();
            }
        } else {
            let place = list.iter().position(|&c| c == card);
            assert_eq!(five.remove(card), place.is_some());
            place.map(|place| list.remove(place));
        }
        assert!(five.cards().eq(list.iter().copied()), "{five:?} is not {list:?}");
        assert_eq!(usize::from(five.len()), list.len());
        assert_eq!(five.is_empty(), list.is_empty());
        assert_eq!(five, list.iter().rev().copied().collect(), "the order of adding does not matter");
        for card in Card::all() {
            assert_eq!(usize::from(five.count(card)), list.iter().filter(|&&c| c == card).count());
            assert_eq!(five.contains(card), list.contains(&card));
        }
    }
}

/// The rule told another way: numbers of cards from high to low; the first that one colour alone has scores.
fn scoring_colour(counts: [u8; 5], burst: u8) -> Option<Colour> {
    (1..burst).rev().find_map(|number| {
        let mut colours = BurstSuits::COLOURS.iter().zip(counts).filter(|&(_, count)| count == number);
        let colour = colours.next()?.0;
        colours.next().is_none().then_some(*colour)
    })
}

#[test]
fn every_possible_tally_is_judged_as_the_rule_says() {
    for ruleset in &RULESETS {
        for code in 0..10_u32.pow(5) {
            let counts = [1, 10, 100, 1000, 10_000].map(|place| (code / place % 10) as u8);
            let mut tally = Tally::default();
            for (&colour, count) in BurstSuits::COLOURS.iter().zip(counts) {
                (0..count).for_each(|_| tally.add(Card::new(colour, 2).unwrap()));
            }
            let verdict = judge(&tally, ruleset);
            let expected =
                scoring_colour(counts, ruleset.burst).map_or(RoundOutcome::Nobody, RoundOutcome::Colour);
            assert_eq!(verdict.outcome, expected, "{counts:?}");
            let gone: Vec<Gone> = verdict.gone().collect();
            assert!(gone.is_sorted_by_key(|gone| core::cmp::Reverse(gone.cards)));
            for Gone { colour, cards, why } in gone {
                assert_eq!(cards, tally.of(colour));
                let equal = counts.into_iter().filter(|&count| count == cards).count();
                assert_eq!(why, if equal > 1 { Why::Tied } else { Why::Burst }, "{counts:?}");
            }
        }
    }
}

#[test]
fn all_points_of_the_game_fit_into_a_byte() {
    assert_eq!(Counts::ALL.points(), u16::from(u8::MAX));
}

#[test]
fn no_card_is_lost_in_random_games_nor_in_worlds_drawn_from_a_view() {
    let mut rng = Rng::new(Seed(6));
    for ruleset in &RULESETS {
        for seed in 0..500 {
            let mut game = Burst::deal(&setup(ruleset, seed)).unwrap();
            let mut decisions = 0;
            while game.to_move().is_some() {
                assert!(game.is_sound());
                if rng.below(20) == 0 {
                    check_worlds(&game, &mut rng);
                }
                game.play(any_move(&game, &mut rng)).unwrap();
                decisions += 1;
            }
            assert_eq!(decisions, ruleset.players.count() * ruleset.rounds * ruleset.cards_a_round());
            assert!(game.is_sound());
            check_worlds(&game, &mut rng);
        }
    }
}

fn check_worlds(game: &Burst, rng: &mut Rng) {
    game.players().seats().for_each(|seat| assert!(Burst::sample(&game.view(seat), rng).is_sound()));
}

#[test]
fn the_state_stays_small() {
    assert!(size_of::<Burst>() <= 280, "{}", size_of::<Burst>());
    assert!(size_of::<View>() <= 96, "{}", size_of::<View>());
    assert_eq!(size_of::<Move>(), 1);
}
