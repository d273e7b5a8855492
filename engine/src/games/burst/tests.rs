//! The parts against slow models of themselves, and whole games against what must always hold.

#![allow(clippy::cast_possible_truncation, clippy::float_arithmetic)] // small numbers, and statistics

extern crate std;

use std::string::ToString;
use std::vec::Vec;

use super::*;
use crate::cards::{Colour, Seed, Suits as _};
use crate::games::{GameMove, GameOptions, GameView};

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
        let kinds = 1 + rng.below(25);
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
        let mut colours = Suits::COLOURS.iter().zip(counts).filter(|&(_, count)| count == number);
        let colour = colours.next()?.0;
        colours.next().is_none().then_some(*colour)
    })
}

fn pile_of(counts: [u8; 5]) -> Pile {
    let cards = Suits::COLOURS.iter().zip(counts);
    cards.flat_map(|(&colour, count)| (0..count).map(move |_| Card::new(colour, 2).unwrap())).collect()
}

#[test]
fn a_pile_scores_what_the_rules_give_for_its_cards() {
    let mut rng = Rng::new(Seed(8));
    for ruleset in &RULESETS {
        for _ in 0..20_000 {
            let mut cards = card::DECK;
            rng.shuffle(&mut cards);
            let size = usize::from(ruleset.players.count() * ruleset.cards_a_round());
            let (cards, own) = (&cards[..size], cards[..4].iter().copied().collect::<Five>());
            let outcome = judge(&cards.iter().copied().collect(), ruleset).outcome;
            let scoring = cards.iter().copied().collect::<Pile>().scoring(ruleset);
            assert_eq!(scoring.outcome(), outcome, "{cards:?}");
            assert_eq!(scoring.points(own.into()), outcome.points(own), "{cards:?}");
        }
    }
}

#[test]
fn every_possible_tally_is_judged_as_the_rule_says() {
    for ruleset in &RULESETS {
        for code in 0..10_u32.pow(5) {
            let counts = [1, 10, 100, 1000, 10_000].map(|place| (code / place % 10) as u8);
            let mut tally = Tally::default();
            for (&colour, count) in Suits::COLOURS.iter().zip(counts) {
                (0..count).for_each(|_| tally.add(Card::new(colour, 2).unwrap()));
            }
            let verdict = judge(&tally, ruleset);
            let expected = scoring_colour(counts, ruleset.burst).map_or(Outcome::Nobody, Outcome::Colour);
            assert_eq!(verdict.outcome, expected, "{counts:?}");
            let pile = pile_of(counts);
            assert_eq!(pile.scoring(ruleset).outcome(), expected, "{counts:?}");
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
    assert_eq!(Counts::ALL.points(), 250);
}

/// All cards wherever they lie, by looking into the state.
fn all_cards(game: &Burst) -> Counts {
    let fives = game.players().seats().flat_map(|seat| {
        [
            game.hands[seat],
            game.chosen[seat],
            game.public.played[seat],
            game.leftovers[seat].into_iter().collect(),
        ]
    });
    let mut all: Counts = fives.flat_map(Five::cards).collect();
    all.extend(game.deck.iter().copied());
    all.extend(game.removed.cards());
    all.extend(game.public.discard.cards());
    all
}

fn check_numbers(game: &Burst) {
    let public = &game.public;
    assert_eq!(usize::from(public.deck()), game.deck.len());
    for seat in Seat::ALL {
        assert_eq!(public.held(seat), game.hands[seat].len());
        assert_eq!(public.chosen(seat), game.chosen[seat].len());
        assert_eq!(public.leftovers(seat), game.leftovers[seat].iter().count() as u8);
        if game.players().has(seat) && public.phase() != Phase::Over {
            let played = public.played(seat).len() + public.chosen(seat);
            assert_eq!(public.left_this_round(seat), public.ruleset().cards_a_round() - played);
        }
    }
}

/// The listed moves, and no other pattern of two bytes, are accepted.
fn check_moves(game: &Burst) {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    assert!(moves.is_sorted_by(|a, b| a < b));
    let mut accepted = Vec::new();
    for bits in 0..=u16::MAX {
        let Some(mv) = Move::unpack(bits) else { continue };
        assert_eq!((mv.pack(), mv.to_string().parse()), (bits, Ok(mv)));
        let mut after = game.clone();
        match after.play(mv) {
            Ok(_) => accepted.push(mv),
            Err(_) => assert_eq!(&after, game, "a refused move changes nothing"),
        }
    }
    assert_eq!(accepted, *moves);
    if let Some(seat) = game.to_move() {
        let mut seen = Moves::new();
        game.view(seat).legal_moves(&mut seen);
        assert_eq!(*seen, *moves);
    }
}

/// A seat's worlds have its view, and where nobody learns anything the views stay equal after a move.
fn check_worlds(game: &Burst, mv: Option<Move>, rng: &mut Rng) {
    for seat in game.players().seats() {
        let view = game.view(seat);
        let mut world = Burst::sample(&view, rng);
        assert_eq!(world.view(seat), view);
        assert_eq!(all_cards(&world), Counts::ALL);
        check_numbers(&world);
        let mut truth = game.clone();
        if let Some(mv) = mv
            && truth.play(mv) == Ok(None)
            && world.play(mv) == Ok(None)
        {
            assert_eq!(world.view(seat), truth.view(seat));
        }
    }
}

#[test]
fn random_games_keep_what_must_always_hold() {
    let mut rng = Rng::new(Seed(6));
    for ruleset in &RULESETS {
        for seed in 0..500 {
            let mut game = Burst::deal(&setup(ruleset, seed)).unwrap();
            let mut decisions = 0;
            while game.to_move().is_some() {
                let mv = any_move(&game, &mut rng);
                assert_eq!(all_cards(&game), Counts::ALL);
                check_numbers(&game);
                if rng.below(200) == 0 {
                    check_moves(&game);
                }
                if rng.below(20) == 0 {
                    check_worlds(&game, Some(mv), &mut rng);
                }
                game.play(mv).unwrap();
                decisions += 1;
            }
            assert_eq!(decisions, ruleset.players.count() * ruleset.rounds * ruleset.cards_a_round());
            assert_eq!(all_cards(&game), Counts::ALL);
            check_numbers(&game);
            check_moves(&game);
            check_worlds(&game, None, &mut rng);
        }
    }
}

#[test]
fn the_order_of_choosing_leaves_no_trace() {
    for ruleset in &RULESETS {
        for seed in 0..50 {
            let game = Burst::deal(&setup(ruleset, seed)).unwrap();
            let hand: Vec<Card> = game.hands[game.to_move().unwrap()].cards().collect();
            let after = |cards: [Card; 2]| {
                let mut game = game.clone();
                for card in cards {
                    assert_eq!(game.play(Move::Play(card)), Ok(None));
                }
                game
            };
            assert_eq!(after([hand[0], hand[3]]), after([hand[3], hand[0]]));
        }
    }
}

/// Chi-square of what was observed against what `unseen` lets expect, over the kinds that are unseen.
fn chi_square(observed: &[u32; 25], unseen: &Counts) -> f64 {
    let (all, total) = (f64::from(observed.iter().sum::<u32>()), f64::from(unseen.len()));
    let term = |(card, count): (Card, u8)| {
        let expected = all * f64::from(count) / total;
        (f64::from(observed[usize::from(card.index())]) - expected).powi(2) / expected
    };
    unseen.kinds().map(term).sum()
}

#[test]
fn sampled_cards_are_uniform_over_the_unseen_ones() {
    let mut rng = Rng::new(Seed(7));
    for ruleset in &RULESETS {
        let mut game = Burst::deal(&setup(ruleset, 3)).unwrap();
        // Into the second turn, until the first player of the round has chosen.
        while game.public.turn() != Some(Turn::Second) || game.to_move() == Some(game.public.first) {
            game.play(any_move(&game, &mut rng)).unwrap();
        }
        let seat = game.to_move().unwrap();
        let (view, other) = (game.view(seat), game.public.first);
        let [mut next, mut bottom, mut chosen, mut held] = [[0; 25]; 4];
        for _ in 0..20_000 {
            let world = Burst::sample(&view, &mut rng);
            // One card by chance: those of one world are not independent of each other.
            let mut one_of = |five: Five| {
                let nth = rng.below(u32::from(five.len())) as usize;
                five.cards().nth(nth).unwrap()
            };
            let at = |card: Card| usize::from(card.index());
            next[at(*world.deck.last().unwrap())] += 1;
            bottom[at(*world.deck.first().unwrap())] += 1;
            chosen[at(one_of(world.chosen[other]))] += 1;
            held[at(one_of(world.hands[other]))] += 1;
        }
        for observed in [next, bottom, chosen, held] {
            // 24 degrees of freedom: one in 10,000 is above 60.
            let found = chi_square(&observed, &view.unseen());
            assert!(found < 60.0, "{found} with {observed:?}");
        }
    }
}

#[test]
fn options_are_two_bytes() {
    let understood: Vec<u16> = (0..=u16::MAX).filter(|&bits| Options::unpack(bits).is_some()).collect();
    assert_eq!(understood, [0, 1]);
    assert!(understood.into_iter().all(|bits| Options::unpack(bits).map(Options::pack) == Some(bits)));
}

#[test]
fn the_state_stays_small() {
    assert!(size_of::<Burst>() <= 272, "{}", size_of::<Burst>());
    assert!(size_of::<View>() <= 96, "{}", size_of::<View>());
    assert_eq!(size_of::<Move>(), 1);
}
