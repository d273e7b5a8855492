//! The generator against its published algorithm, its draws and shuffles against uniform, and the notation.
//!
//! All seeds are fixed, so every run sees the same numbers. The literals were computed by a separate program
//! that follows the authors' C code of SplitMix64 and xoshiro128++ statement by statement.

#![allow(clippy::cast_possible_truncation, clippy::float_arithmetic)] // small numbers, and statistics

extern crate std;

use std::collections::BTreeMap;
use std::string::ToString;
use std::vec::Vec;
use std::{format, vec};

use rand_core::RngCore;

use super::rng::{shuffle_by, split_mix};
use super::*;

// The generator.

#[test]
fn the_words_are_those_of_the_published_xoshiro128_plus_plus() {
    let mut rng = Rng { words: [1, 2, 3, 4] };
    let published = [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011,
        621204420,
    ];
    assert_eq!(published.map(|_| rng.next()), published);
}

#[test]
fn a_step_of_the_seeding_is_the_published_split_mix_64() {
    assert_eq!(split_mix(0), 0xe220_a839_7b1d_cdaf);
    // The second step from a seed is the first one from the seed and one increment.
    let increment = 0x9e37_79b9_7f4a_7c15_u64;
    let steps = [0, 1, 2].map(|n: u64| split_mix(1234567_u64.wrapping_add(increment.wrapping_mul(n))));
    assert_eq!(steps, [6457827717110365317, 3203168211198807973, 9817491932198370423]);
}

#[test]
fn a_seed_gives_the_same_words_for_ever() {
    #[rustfmt::skip]
    let golden = [
        (0,                                       [0x8d73_3cc0, 0x3071_29f1, 0x5c83_6408, 0x9221_3f7d]),
        (1,                                       [0x2b06_41b4, 0x86ca_29f6, 0x776a_e2c0, 0x90d2_6791]),
        (42,                                      [0x16a0_1658, 0xd724_5347, 0x0706_6d54, 0x0769_abdc]),
        (0x0123_4567_89ab_cdef,                   [0xfaa9_6170, 0x6bd2_9d3e, 0x2e65_d060, 0x2e78_ad44]),
        (0xfedc_ba98_7654_3210_0123_4567_89ab_cdef, [0x1c9a_d9f8, 0xbdaa_c316, 0x6706_fb9c, 0x1542_5cd9]),
        (u128::MAX,                               [0x5285_5b5f, 0x8c80_1cf8, 0xec94_28c3, 0xbef0_6f90]),
    ];
    for (seed, words) in golden {
        let mut rng = Rng::new(Seed(seed));
        assert_eq!(words.map(|_| rng.next()), words, "seed {seed:x}");
    }
}

#[test]
fn the_one_seed_that_spreads_to_nothing_still_starts_the_generator() {
    let mut rng = Rng::new(Seed(0x61c8_8646_80b5_83eb_61c8_8646_80b5_83eb));
    assert_eq!(rng.words, [0, 0, 1, 0]);
    assert_eq!([0; 4].map(|_| rng.next()), [0, 0, 0x0004_0081, 0x2004_0881]);
}

#[test]
fn a_seed_shuffles_the_same_for_ever() {
    let shuffled = |seed| {
        let mut cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        Rng::new(Seed(seed)).shuffle(&mut cards);
        cards
    };
    assert_eq!(shuffled(42), [5, 6, 3, 4, 1, 2, 8, 9, 7, 0]);
    assert_eq!(shuffled(7), [6, 7, 8, 9, 4, 3, 0, 5, 1, 2]);
}

#[test]
fn the_traits_of_rand_core_give_the_same_words_low_one_first() {
    let rng = || Rng::new(Seed(42));
    assert_eq!(rng().next_u32(), 0x16a0_1658);
    assert_eq!(rng().next_u64(), 0xd724_5347_16a0_1658);
    let mut bytes = [0; 7];
    rng().fill_bytes(&mut bytes);
    assert_eq!(bytes, [0x58, 0x16, 0xa0, 0x16, 0x47, 0x53, 0x24]);
}

// Uniformity.

/// How far the counts are from all being the same.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

/// Fails if chance exceeds such a chi-square less than once in 30,000 times (4 standard deviations), or if it is
/// too good to be true by as much; by the cube-root approximation of Wilson and Hilferty.
fn assert_uniform(chi_square: f64, degrees: f64, what: &str) {
    let spread = 2.0 / (9.0 * degrees);
    let deviations = ((chi_square / degrees).cbrt() - (1.0 - spread)) / spread.sqrt();
    assert!(deviations.abs() < 4.0, "{what}: chi-square {chi_square} with {degrees} degrees");
}

/// Every order that the shuffle makes from all answers that `below` can give.
fn all_shuffles(cards: u32) -> BTreeMap<Vec<u32>, u32> {
    let mut orders = BTreeMap::new();
    let answers: u32 = (1..=cards).product();
    for mut code in 0..answers {
        let mut order: Vec<u32> = (0..cards).collect();
        shuffle_by(&mut order, |bound| {
            let answer = code % bound;
            code /= bound;
            answer
        });
        *orders.entry(order).or_insert(0) += 1;
    }
    orders
}

#[test]
fn all_answers_of_the_draws_together_give_each_order_exactly_once() {
    for (cards, orders) in [(0, 1), (1, 1), (2, 2), (3, 6), (4, 24), (5, 120), (6, 720)] {
        let shuffles = all_shuffles(cards);
        assert_eq!(shuffles.len(), orders, "{cards} cards");
        assert!(shuffles.values().all(|&times| times == 1), "{cards} cards");
    }
}

#[test]
fn all_orders_of_a_small_deck_are_equally_frequent() {
    for (cards, orders) in [(4_u8, 24), (5, 120)] {
        let mut rng = Rng::new(Seed(u128::from(cards)));
        let mut counts = BTreeMap::new();
        for _ in 0..orders * 5_000 {
            let mut order: Vec<u8> = (0..cards).collect();
            rng.shuffle(&mut order);
            *counts.entry(order).or_insert(0) += 1;
        }
        let counts: Vec<u32> = counts.into_values().collect();
        assert_eq!(counts.len(), orders);
        assert_uniform(chi_square(&counts), orders as f64 - 1.0, "orders");
    }
}

#[test]
fn every_card_of_a_large_deck_comes_to_every_place_equally_often() {
    for cards in [99, 100, 108] {
        let mut rng = Rng::new(Seed(cards as u128));
        let mut counts = vec![0; cards * cards];
        let mut deck: Vec<usize> = (0..cards).collect();
        for _ in 0..10_000 {
            deck.sort_unstable();
            rng.shuffle(&mut deck);
            for (place, card) in deck.iter().enumerate() {
                counts[place * cards + card] += 1;
            }
        }
        // Rows and columns have fixed sums. A shuffle puts a card into only one place, so that the sum of squares
        // is a little larger than for independent cells: by n / (n - 1).
        let (cells, n) = (chi_square(&counts), cards as f64);
        assert_uniform(cells * (n - 1.0) / n, (n - 1.0).powi(2), "card x place");
    }
}

#[test]
fn bounded_draws_have_no_bias() {
    // Of 3 x 2^30 a plain remainder would draw the lowest third twice as often as the rest, and a product without
    // rejection every third number.
    for bound in [2, 3, 5, 6, 25, 52, 99, 100, 108, 1000, 3 << 30, (1 << 31) + 1, u32::MAX] {
        let mut rng = Rng::new(Seed(u128::from(bound)));
        let cells = if bound > 1000 { 768 } else { bound };
        let mut counts = vec![0; cells as usize];
        let mut remainders = [0; 3];
        for _ in 0..cells.max(100) * 1_000 {
            let drawn = rng.below(bound);
            assert!(drawn < bound);
            counts[(u64::from(drawn) * u64::from(cells) / u64::from(bound)) as usize] += 1;
            remainders[(drawn % 3) as usize] += 1;
        }
        assert_uniform(chi_square(&counts), f64::from(cells) - 1.0, &format!("below {bound}"));
        if bound > 1000 {
            assert_uniform(chi_square(&remainders), 2.0, &format!("below {bound}, remainders"));
        }
    }
}

#[test]
fn a_draw_below_one_or_nothing_is_nothing() {
    let mut rng = Rng::new(Seed(3));
    assert!((0..100).all(|_| rng.below(0) == 0 && rng.below(1) == 0));
}

// Seeds.

#[test]
fn a_seed_reads_back_from_its_text() {
    let mut rng = Rng::new(Seed(11));
    for _ in 0..1_000 {
        let long = Seed::from_rng(&mut rng);
        let short = Seed(long.0 >> (64 + rng.below(64)));
        for seed in [long, short] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert_eq!(short.to_string().len(), 16);
    }
    assert_eq!(Seed(u128::MAX).to_string().parse(), Ok(Seed(u128::MAX)));
    assert_eq!("00000000000000FF".parse(), Ok(Seed(255)), "capitals and leading zeros are fine");
}

#[test]
fn what_is_no_seed_says_what_one_is() {
    let long = "0".repeat(33);
    for text in ["", " ", "g", "0x1", "+1", "-1", "1 ", "1_000", "ä", long.as_str()] {
        assert_eq!(text.parse::<Seed>(), Err(SeedError), "{text:?}");
    }
    assert_eq!(SeedError.to_string(), "a seed is 1 to 32 hexadecimal digits");
}

#[test]
fn seeds_for_different_purposes_differ() {
    let mut seeds: Vec<Seed> = (0..1_000).map(|purpose| Seed(5).for_purpose(purpose)).collect();
    assert_eq!(seeds[1], Seed(5).for_purpose(1));
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), 1_000);
}

// Cards and hands.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Three;

impl Suits for Three {
    const COLOURS: &'static [Colour] = &[Colour::Yellow, Colour::Red, Colour::Black];
    const HIGHEST: u8 = 11;
}

#[test]
fn cards_sort_by_the_colours_of_their_game_and_read_back_from_their_text() {
    let cards: Vec<Card<Three>> = Card::all().collect();
    assert_eq!((cards.len(), Three::KINDS), (33, 33));
    assert!(cards.is_sorted());
    for (index, &card) in (0..).zip(&cards) {
        assert_eq!(card.index(), index);
        assert_eq!(Card::new(card.colour(), card.number()), Some(card));
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    assert_eq!(cards[0].to_string(), "Y1");
    assert_eq!(cards[32].to_string(), "K11");
    assert_eq!(Card::<Three>::from_index(33), None);
    assert_eq!(Card::<Three>::new(Colour::Red, 0), None);
    assert_eq!(Card::<Three>::new(Colour::Red, 12), None);
    assert_eq!(Card::<Three>::new(Colour::Blue, 1), None);
}

#[test]
fn the_letters_of_the_colours_are_all_different() {
    for colour in Colour::ALL {
        assert_eq!(Colour::from_letter(colour.letter()), Some(colour));
    }
    assert_eq!(Colour::from_letter('r'), None);
}

#[test]
fn a_hand_behaves_like_a_sorted_list_with_two_of_a_kind_at_most() {
    let mut rng = Rng::new(Seed(12));
    let (mut hand, mut list) = (Hand::<Three>::EMPTY, Vec::new());
    for _ in 0..50_000 {
        let card: Card<Three> = Card::from_index(rng.below(33) as u8).unwrap();
        let there = list.iter().filter(|&&c| c == card).count();
        if rng.below(2) == 0 {
            assert_eq!(hand.add(card), there < 2);
            if there < 2 {
                list.push(card);
                list.sort();
            }
        } else {
            assert_eq!(hand.remove(card), there > 0);
            if let Some(place) = list.iter().position(|&c| c == card) {
                list.remove(place);
            }
        }
        let now = list.iter().filter(|&&c| c == card).count();
        assert_eq!((usize::from(hand.count(card)), hand.contains(card)), (now, now > 0));
        assert_eq!((usize::from(hand.len()), hand.is_empty()), (list.len(), list.is_empty()));
        assert!(hand.cards().eq(list.iter().copied()));
        assert_eq!(hand, list.iter().rev().copied().collect(), "the order of adding does not matter");
        let mut kinds = list.clone();
        kinds.dedup();
        assert!(hand.kinds().eq(kinds.iter().copied()));
        assert_eq!(hand.bits(), kinds.iter().map(|card| 1 << card.index()).sum::<u64>());
    }
}

// Notation.

#[test]
fn what_is_no_card_says_what_was_expected_and_where() {
    let error = |text: &str| text.parse::<Card<Three>>().unwrap_err();
    let number = Wanted::Number { low: 1, high: 11 };
    assert_eq!(error(""), NotationError { at: 0, wanted: Wanted::Card });
    for text in ["5", "B5", "r5", "é5", " R5"] {
        assert_eq!(error(text), NotationError { at: 0, wanted: Wanted::Colour }, "{text:?}");
    }
    for text in ["R", "R0", "R12", "R01", "R+1", "R-1", "R5 ", "R5x", "R256", "Ré", "RR5"] {
        assert_eq!(error(text), NotationError { at: 1, wanted: number }, "{text:?}");
    }
    assert_eq!(error("R12").to_string(), "expected a number from 1 to 11 at character 2");
}

#[test]
fn errors_in_a_longer_text_point_to_their_place_in_it() {
    let mut text = Notation::new("  place  R12 3");
    assert_eq!(text.error(Wanted::Move).at, 2);
    assert_eq!(text.word(), Some("place"));
    let error = text.value::<Card<Three>>(Wanted::Card).unwrap_err();
    assert_eq!(error, NotationError { at: 10, wanted: Wanted::Number { low: 1, high: 11 } });
    assert_eq!(text.end(), Err(NotationError { at: 13, wanted: Wanted::End }));
    assert_eq!(text.number(1, 2), Err(NotationError { at: 13, wanted: Wanted::Number { low: 1, high: 2 } }));
    assert_eq!((text.is_empty(), text.end(), text.word()), (true, Ok(()), None));
    let missing = text.value::<Card<Three>>(Wanted::Card);
    assert_eq!(missing, Err(NotationError { at: 14, wanted: Wanted::Card }));
}

#[test]
fn numbers_have_one_spelling_and_a_range() {
    for (text, number) in
        [("1", Some(1)), ("6", Some(6)), ("0", None), ("7", None), ("01", None), ("+1", None)]
    {
        assert_eq!(Notation::new(text).number(1, 6).ok(), number, "{text:?}");
    }
    assert_eq!(Notation::new("0").number(0, 6), Ok(0));
    assert!(
        ["", "-1", "1.0", "٣", "256", "99999999999"].iter().all(|t| Notation::new(t).number(0, 255).is_err())
    );
}
