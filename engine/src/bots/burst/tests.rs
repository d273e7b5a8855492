//! Parts that only this folder sees.

extern crate std;

use std::vec::Vec;

use super::outlook::choices;
use crate::cards::{Rng, Seed};
use crate::games::burst::{Card, Five};

#[test]
fn every_choice_is_listed_once() {
    let mut rng = Rng::new(Seed(1));
    for _ in 0..20_000 {
        // Few kinds at a time, so that equal cards are frequent.
        let kinds = 1 + rng.below(25);
        let size = rng.below(6);
        let any = |_| u8::try_from(rng.below(kinds)).ok().and_then(Card::from_index);
        let hand: Five = (0..size).filter_map(any).collect();
        let cards: Vec<Card> = hand.cards().collect();
        for count in [1, 2] {
            let listed: Vec<Vec<Card>> =
                choices(hand, count).map(|choice| choice.cards().collect()).collect();
            let mut expected = Vec::new();
            for (at, &first) in cards.iter().enumerate() {
                match count {
                    1 => expected.push(Vec::from([first])),
                    _ => expected.extend(cards.iter().skip(at + 1).map(|&second| Vec::from([first, second]))),
                }
            }
            expected.sort();
            expected.dedup();
            assert_eq!(listed, expected, "{count} of {hand:?}");
        }
    }
}
