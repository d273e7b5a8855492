//! What is special about the bots of burst.

mod reasons;

use std::collections::BTreeSet;

use engine::bots::burst::{BurstMind, Reason};
use engine::bots::{Bot, Level};
use engine::cards::{Colour, Seed};
use engine::games::burst::{Burst, Card, Move, Options};
use engine::games::{Game, Players, Seat, Setup};
use tests::positions::position;

use crate::every_game::{tables, thought};

/// No decision takes more slices.
const MOST_SLICES: u32 = 400;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// Two players in the last turn of a round: what both have played, and the hand of the first.
fn last_turn(round: u8, own: &str, other: &str, hand: &str) -> Burst {
    let as_many: Vec<&str> = "G2 G3 Y2 Y4 O4".split(' ').take(hand.split(' ').count()).collect();
    let hands = format!("{hand} | {}", as_many.join(" "));
    position(&format!("round: {round}; turn: 3; hands: {hands}; played: {own} | {other}"))
}

/// The cards that a level plays with many seeds.
fn plays(game: &Burst, level: Level) -> BTreeSet<Card> {
    let card = |seed| {
        let Move::Play(card) = thought::<Burst>(&game.view(Seat::One), level, Seed(seed)).0.mv;
        card
    };
    (0..50).map(card).collect()
}

#[test]
fn a_good_player_does_not_burst_the_own_colour() {
    let game = last_turn(3, "R5 R4 R3", "R1 B2 Y2", "R1 R2 B1 G4 O2");
    for level in [Level::Normal, Level::Good, Level::Hard] {
        let cards = plays(&game, level);
        assert!(cards.iter().all(|card| card.colour() != Colour::Red), "{level} plays {cards:?}");
    }
    assert!(plays(&game, Level::Easy).iter().any(|card| card.colour() == Colour::Red), "a child does");
}

#[test]
fn a_good_player_breaks_a_tie_for_the_own_colour() {
    let game = last_turn(3, "R5 R4 G1", "B5 B4 Y1", "R1 O1 O2 Y3 Y5");
    for level in [Level::Normal, Level::Good, Level::Hard] {
        assert_eq!(plays(&game, level), cards("R1").into_iter().collect(), "{level}");
    }
}

#[test]
fn a_good_player_ties_a_colour_that_scores_for_the_other() {
    let game = last_turn(11, "R1 R2 O1", "B5 B4 B3", "R3 Y1");
    for level in [Level::Normal, Level::Good, Level::Hard] {
        assert_eq!(plays(&game, level), cards("R3").into_iter().collect(), "{level}");
    }
}

#[test]
fn a_good_player_sees_many_ones_coming() {
    let game = last_turn(3, "R1 B1 G1", "Y1 O1 O5", "R1 R3 B4 O2 O3");
    for level in [Level::Normal, Level::Good, Level::Hard] {
        assert_eq!(plays(&game, level), cards("R1").into_iter().collect(), "{level}");
    }
}

#[test]
fn equal_cards_leave_no_choice() {
    let game = last_turn(11, "R5 R4 G1", "B5 B4 Y1", "O1 O1");
    for level in Level::ALL {
        let (advice, slices) = thought::<Burst>(&game.view(Seat::One), level, Seed(1));
        assert_eq!((advice.reason, slices), (Reason::Only, 1), "{level}");
    }
}

#[test]
fn decisions_take_few_slices_and_only_those_who_search_more_than_one() {
    let mut most = 0;
    tables::<Burst>(60, &[Level::Easy, Level::Normal, Level::Good, Level::Hard], |_, level, _, _, slices| {
        assert!(level >= Level::Good || slices == 1, "{level}");
        most = most.max(slices);
    });
    assert!((2..=MOST_SLICES).contains(&most), "{most}");
}

#[test]
fn what_is_clear_is_decided_sooner_than_what_is_not() {
    let clear = last_turn(3, "R5 R4 G1", "B5 B4 Y1", "R1 O1 O2 Y3 Y5");
    let open = last_turn(3, "R1 B1 G1", "Y1 O1 O5", "R2 R3 B2 B3 G2");
    let slices = |game: &Burst| thought::<Burst>(&game.view(Seat::One), Level::Hard, Seed(1)).1;
    let (clear, open) = (slices(&clear), slices(&open));
    assert!(2 * clear < open, "{clear} and {open} slices");
}

#[test]
fn an_opponent_s_choice_in_this_turn_changes_nothing() {
    for seed in 0..20 {
        let setup =
            Setup { players: Players::Two, first: Seat::One, options: Options::default(), seed: Seed(seed) };
        let game = Burst::deal(&setup).expect("a set-up that is allowed");
        let hand: Vec<Card> = game.view(Seat::One).hand().cards().collect();
        let advice = |chosen: [Card; 2]| {
            let mut game = game.clone();
            for card in chosen {
                game.play(Move::Play(card)).expect("a card of the hand");
            }
            thought::<Burst>(&game.view(Seat::Two), Level::Hard, Seed(9))
        };
        assert_eq!(advice([hand[0], hand[1]]), advice([hand[3], hand[4]]));
    }
}

#[test]
fn each_level_beats_the_one_below() {
    let pairs = [
        (Level::Easy, Level::Random),
        (Level::Normal, Level::Easy),
        (Level::Good, Level::Normal),
        (Level::Hard, Level::Good),
    ];
    for (strong, weak) in pairs {
        let (mut own, mut others) = (0, 0);
        for number in 0..100 {
            let setup = Setup {
                players: Players::Two,
                first: Seat::One,
                options: Options { aggressive: number % 4 == 3 },
                seed: Seed(number),
            };
            let hero = if number % 2 == 0 { Seat::One } else { Seat::Two };
            let mut game = Burst::deal(&setup).expect("a set-up that is allowed");
            let mut decisions = 0;
            while let Some(seat) = game.to_move() {
                let level = if seat == hero { strong } else { weak };
                let (advice, _) =
                    thought::<Burst>(&game.view(seat), level, setup.seed.for_purpose(decisions));
                game.play(advice.mv).expect("a legal move");
                decisions += 1;
            }
            let winners = game.winners();
            own += i32::from(winners.contains(hero));
            others += i32::from(winners.contains(Players::Two.after(hero)));
        }
        assert!(own > others + 10, "{strong} wins {own} times, {weak} {others}");
    }
}

#[test]
fn when_the_game_is_over_there_is_nothing_to_advise() {
    let mut game = last_turn(11, "R5 R4 G1", "B5 B4 Y1", "O1 O2");
    for card in cards("O1 G2") {
        game.play(Move::Play(card)).expect("a card of the hand");
    }
    for level in Level::ALL {
        assert_eq!(BurstMind::new(&game.view(Seat::One), level, Seed(1)).think(), None);
    }
}
