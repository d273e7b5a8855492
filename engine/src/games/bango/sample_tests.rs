//! Worlds that are drawn for a seat, against all ways in which the cards can be dealt.

#![allow(clippy::cast_possible_truncation, clippy::float_arithmetic)]

extern crate std;

use std::collections::BTreeMap;
use std::vec::Vec;

use super::sample::{Dealing, Unseen};
use super::*;
use crate::cards::Seed;

/// A small game: the same rules of dealing, few cards, and among them more black ones than usual.
const CARDS_OF_ALL: &str = "R1 R2 B1 B2 K1 K2 K3";
const SMALL: Dealing = Dealing { coloured: 4, taken_out: 2, players: 2 };

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Where everything lies: what was taken out, the first cards by seat, and the deck with the next card last.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct World {
    removed: Vec<Card>,
    firsts: Vec<Card>,
    deck: Vec<Card>,
}

/// Calls a function with every order of the cards.
fn orders(cards: &mut Vec<Card>, fixed: usize, look: &mut impl FnMut(&[Card])) {
    if fixed == cards.len() {
        return look(cards);
    }
    for at in fixed..cards.len() {
        cards.swap(fixed, at);
        orders(cards, fixed + 1, look);
        cards.swap(fixed, at);
    }
}

/// Deals one first card in every world: a black one goes back to a random place, and another is drawn.
fn deal_first(mut waiting: BTreeMap<World, f64>) -> BTreeMap<World, f64> {
    let mut dealt = BTreeMap::new();
    // Black cards can come one after the other; that gets as unlikely as one likes.
    while waiting.values().sum::<f64>() > 1e-12 {
        for (mut world, share) in core::mem::take(&mut waiting) {
            let card = world.deck.pop().unwrap();
            if !is_black(card) {
                world.firsts.push(card);
                *dealt.entry(world).or_default() += share;
                continue;
            }
            let places = world.deck.len() + 1;
            for place in 0..places {
                let mut world = world.clone();
                world.deck.insert(place, card);
                *waiting.entry(world).or_default() += share / places as f64;
            }
        }
    }
    dealt
}

/// How likely each world is by the printed dealing, found by going through all cases.
fn all_worlds() -> BTreeMap<World, f64> {
    let mut worlds = BTreeMap::new();
    let mut shuffled = Vec::new();
    orders(&mut cards(CARDS_OF_ALL), 0, &mut |order| shuffled.push(order.to_vec()));
    for order in &shuffled {
        let (removed, deck) = order.split_at(usize::from(SMALL.taken_out));
        let mut removed = removed.to_vec();
        removed.sort();
        let world = World { removed, firsts: Vec::new(), deck: deck.to_vec() };
        *worlds.entry(world).or_default() += 1.0 / shuffled.len() as f64;
    }
    (0..SMALL.players).fold(worlds, |worlds, _| deal_first(worlds))
}

/// How far counts are from what is expected, in deviations of a chi-square.
fn deviations(counts: &BTreeMap<World, u32>, expected: &BTreeMap<World, f64>) -> f64 {
    let all: f64 = counts.values().copied().map(f64::from).sum();
    let weight: f64 = expected.values().sum();
    assert!(counts.keys().all(|world| expected.contains_key(world)), "a world that cannot be");
    let chi_square: f64 = expected
        .iter()
        .map(|(world, share)| {
            let wanted = all * share / weight;
            (f64::from(counts.get(world).copied().unwrap_or(0)) - wanted).powi(2) / wanted
        })
        .sum();
    let freedom = expected.len() as f64 - 1.0;
    (chi_square - freedom) / (2.0 * freedom).sqrt()
}

/// Draws worlds for seat 1, which has a first card, knows that of seat 2 or not, and has seen cards of the deck.
fn compare(own: &str, other: Option<&str>, seen: &str) {
    let (own, other) = (cards(own)[0], other.map(|card| cards(card)[0]));
    let seen = cards(seen);
    let mut possible = BTreeMap::new();
    for (mut world, share) in all_worlds() {
        let next = world.deck.split_off(world.deck.len() - seen.len());
        let fits = world.firsts[0] == own && other.is_none_or(|other| world.firsts[1] == other);
        if fits && next.iter().rev().eq(&seen) {
            *possible.entry(world).or_default() += share;
        }
    }
    let mut hidden = SeatSet::EMPTY;
    if other.is_none() {
        hidden.insert(Seat::Two);
    }
    let known: Vec<Card> = seen.into_iter().chain([own]).chain(other).collect();
    let mut rng = Rng::new(Seed(8));
    let mut counts = BTreeMap::new();
    for _ in 0..possible.len() * 1_000 {
        let mut unseen: Unseen =
            cards(CARDS_OF_ALL).into_iter().filter(|card| !known.contains(card)).collect();
        let (secrets, removed) = SMALL.sample(&mut unseen, hidden, &mut rng);
        let first = other.or(secrets[Seat::Two]).unwrap();
        let removed = removed.cards().collect();
        *counts
            .entry(World { removed, firsts: Vec::from([own, first]), deck: unseen.to_vec() })
            .or_default() += 1;
    }
    let off = deviations(&counts, &possible);
    assert!(off < 5.0, "{off} deviations off");
    let alike = possible.into_keys().map(|world| (world, 1.0)).collect();
    assert!(deviations(&counts, &alike) > 50.0, "all ways alike are not what the dealing gives");
}

#[test]
fn worlds_are_drawn_as_often_as_the_printed_dealing_leads_to_them() {
    compare("R1", None, "");
    compare("R1", None, "B2");
    compare("R1", None, "K1");
    compare("R1", None, "K1 B2");
}

#[test]
fn a_first_card_that_was_seen_still_says_something_about_the_cards_taken_out() {
    compare("R1", Some("B1"), "");
    compare("R1", Some("B1"), "K2");
}

/// How likely it is by the printed dealing that so many black cards were taken out, with none seen yet.
fn black_taken_out(players: Players) -> Vec<f64> {
    let taken_out = removed_from(players);
    let others = 88 - players.count();
    // Ways to choose so many of so many, as a product of fractions.
    let choose =
        |of: u8, count: u8| -> f64 { (0..count).map(|i| f64::from(of - i) / f64::from(i + 1)).product() };
    let ways = |black: u8| {
        let left = 88 - taken_out + black;
        let firsts: f64 = (0..players.count()).map(|dealt| f64::from(left - dealt)).product();
        choose(11, black) * choose(others, taken_out - black) / firsts
    };
    let weights: Vec<f64> = (0..=taken_out.min(11)).map(ways).collect();
    let sum: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

#[test]
fn so_many_black_cards_are_taken_out_as_the_printed_dealing_gives() {
    for players in [Players::Two, Players::Three, Players::Four] {
        let game = Bango::deal(&Setup { players, first: Seat::One, options: (), seed: Seed(5) }).unwrap();
        let view = game.view(Seat::One);
        let mut rng = Rng::new(Seed(9));
        let expected = black_taken_out(players);
        const WORLDS: u32 = 60_000;
        let (mut seen, mut first_is_black) = (std::vec![0_u32; expected.len()], 0);
        for _ in 0..WORLDS {
            let world = Bango::sample(&view, &mut rng);
            seen[world.removed.cards().filter(|&card| is_black(card)).count()] += 1;
            first_is_black += u32::from(is_black(world.zones().deck[0]));
            assert!(players.seats().all(|seat| world.secrets[seat].is_some_and(|card| !is_black(card))));
        }
        let chi_square: f64 = (seen.iter().zip(&expected))
            .filter(|(_, share)| **share * f64::from(WORLDS) > 8.0)
            .map(|(&seen, share)| {
                let wanted = share * f64::from(WORLDS);
                (f64::from(seen) - wanted).powi(2) / wanted
            })
            .sum();
        // At most ten numbers are frequent enough to count; 40 is passed less than once in 50,000 times.
        assert!(chi_square < 40.0, "{players} players: {chi_square}");
        let out: f64 = (0..).zip(&expected).map(|(black, share)| f64::from(black) * share).sum();
        let wanted = f64::from(WORLDS) * (11.0 - out) / f64::from(game.open.deck);
        let off = (f64::from(first_is_black) - wanted).abs();
        assert!(off < 5.0 * wanted.sqrt(), "{players} players: {first_is_black} of {wanted}");
    }
}
