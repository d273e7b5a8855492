//! Parts that only this folder sees.

extern crate std;

use std::vec::Vec;

use super::held::HeldCards;
use super::outlook::{Outlook, POINT};
use super::pile::PlayedCards;
use super::victory::{Chances, VICTORY};
use crate::cards::{Rng, Seed, Suits as _};
use crate::games::burst::{BurstSuits, Card, Counts, Five, RULESETS, Tally, judge};

#[test]
fn every_choice_is_listed_once() {
    let mut rng = Rng::new(Seed(1));
    let [ruleset, ..] = &RULESETS;
    let (own, others) = (PlayedCards::EMPTY, PlayedCards::EMPTY);
    let outlook = Outlook { ruleset, last_round: false, own, others, futures: &[], later: 0 };
    for _ in 0..20_000 {
        // Few kinds at a time, so that equal cards are frequent.
        let kinds = 1 + rng.below(u32::from(BurstSuits::KINDS));
        let size = rng.below(6);
        let any = |_| u8::try_from(rng.below(kinds)).ok().and_then(Card::from_index);
        let hand: Five = (0..size).filter_map(any).collect();
        let cards: Vec<Card> = hand.cards().collect();
        for count in [1, 2] {
            let mut listed: Vec<Vec<Card>> = Vec::new();
            HeldCards::of(hand, &outlook).values(count, |choice, _| listed.push(choice.cards().collect()));
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

#[test]
fn a_pile_scores_what_the_rules_give_for_its_cards() {
    let mut rng = Rng::new(Seed(8));
    for ruleset in &RULESETS {
        for _ in 0..20_000 {
            let mut cards: Vec<Card> = Counts::ALL.cards().collect();
            rng.shuffle(&mut cards);
            let size = usize::from(ruleset.players.count() * ruleset.cards_a_round());
            let (cards, own) = (&cards[..size], cards[..4].iter().copied().collect::<Five>());
            let outcome = judge(&cards.iter().copied().collect(), ruleset).outcome;
            let scoring = cards.iter().copied().collect::<PlayedCards>().scoring(ruleset);
            assert_eq!(scoring.outcome(), outcome, "{cards:?}");
            assert_eq!(scoring.points(own.into()), outcome.points(own), "{cards:?}");
        }
    }
}

#[test]
fn a_pile_of_every_possible_tally_is_judged_as_the_rules_judge_it() {
    for ruleset in &RULESETS {
        for code in 0..10_u32.pow(5) {
            let counts = [1, 10, 100, 1000, 10_000].map(|place| code / place % 10);
            let (mut pile, mut tally) = (PlayedCards::EMPTY, Tally::default());
            for (&colour, count) in BurstSuits::COLOURS.iter().zip(counts) {
                let card = Card::new(colour, 2).unwrap();
                for _ in 0..count {
                    pile = pile.plus(PlayedCards::of(card));
                    tally.add(card);
                }
            }
            assert_eq!(pile.scoring(ruleset).outcome(), judge(&tally, ruleset).outcome, "{counts:?}");
        }
    }
}

#[test]
fn a_share_of_victory_grows_with_the_lead_and_most_near_the_end() {
    let share = |rounds_left, ahead: &[i32]| {
        let mut chances = Chances::new(rounds_left);
        ahead.iter().for_each(|&ahead| chances.against(ahead));
        chances.share()
    };
    assert_eq!(share(3, &[0]), VICTORY / 2);
    assert_eq!(share(3, &[0, 0, 0, 0]), VICTORY / 5);
    for rounds_left in 1..=10 {
        for points in 0..40 {
            let ahead = points * POINT;
            let (behind, further) = (share(rounds_left, &[ahead]), share(rounds_left, &[ahead + POINT]));
            assert!(further <= behind, "{rounds_left} rounds, {points} points");
            let both = behind + share(rounds_left, &[-ahead]);
            assert!((VICTORY - 300..=VICTORY + 300).contains(&both), "{rounds_left}, {points}: {both}");
            assert!(behind <= share(rounds_left + 1, &[ahead]), "{rounds_left} rounds, {points} points");
        }
    }
    assert!(share(1, &[255 * POINT]) < 20 && share(1, &[-255 * POINT]) > VICTORY - 20);
}
