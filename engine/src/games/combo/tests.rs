//! What holds inside: packed moves in full, stacks and memory, and thousands of random games.

extern crate std;

use std::vec::Vec;

use super::row::{CardStacks, Stack};
use super::*;
use crate::cards::{Rng, Seed};
use crate::games::{GameMove, GameOptions, OptionValues};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Every set of switches, however many are defined.
fn option_sets(tokens: u8) -> impl Iterator<Item = Options> {
    let switches = Options::SPECS.iter().filter(|spec| spec.values == OptionValues::Switch).count();
    (0..1 << switches).map(move |flags| Options::unpack(u16::from(tokens) << 8 | flags).unwrap())
}

#[test]
fn random_games_are_played_with_every_set_of_options() {
    let sets: Vec<Options> = option_sets(10).collect();
    let others = |set: &&Options| sets.iter().filter(|other| other == set).count() > 1;
    assert!(!sets.iter().any(|set| others(&set)));
    for (place, spec) in Options::SPECS.iter().enumerate().filter(|(_, spec)| spec.key != "tokens") {
        let on = sets.iter().filter(|set| set.values().get(place) == Some(1)).count();
        assert_eq!(2 * on, sets.len(), "{} is on in half of them", spec.key);
    }
}

#[test]
fn there_are_so_many_moves_and_no_other_text_is_one() {
    let all = (0..=u16::MAX).filter_map(Move::unpack).count();
    assert_eq!(all, 35 * 3 * 5 + 3 + 6 + 15 + 35 + 8);
    for wrong in [
        "",
        "place",
        "place R8 1",
        "place R1 4",
        "place R1 1 quad",
        "give 2 2",
        "give 3 2",
        "give 6 6",
        "draw 1",
        "hide",
    ] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
}

#[test]
fn the_stacks_of_a_row_do_not_disturb_each_other() {
    let all = [Stack::One, Stack::Two, Stack::Three, Stack::Deck];
    let mut row = CardStacks::EMPTY;
    for text in ["R1", "R2", "R3"] {
        all.into_iter().for_each(|stack| row.push(stack, card(text)));
    }
    row.push_under(Stack::Deck, card("P7"));
    assert!(row.cards(Stack::Deck).eq(["R3", "R2", "R1", "P7"].map(card)));
    for stack in [Stack::One, Stack::Two, Stack::Three] {
        assert_eq!(row.pop(stack), Some(card("R3")));
        assert!(row.cards(stack).eq(["R2", "R1"].map(card)));
    }
    all.into_iter().for_each(|stack| row.clear(stack));
    assert_eq!(row, CardStacks::EMPTY);
    assert!(all.into_iter().all(|stack| row.pop(stack).is_none()));
}

#[test]
fn memory_does_not_depend_on_the_order() {
    let seen =
        [(Seat::Six, "P7"), (Seat::One, "R1"), (Seat::Two, "B3"), (Seat::Two, "B3"), (Seat::One, "G4")];
    let (mut one, mut other) = (Memory::EMPTY, Memory::EMPTY);
    seen.iter().for_each(|(seat, text)| one.add(*seat, card(text)));
    seen.iter().rev().for_each(|(seat, text)| other.add(*seat, card(text)));
    assert_eq!(one, other);
    assert!(one.of(Seat::Two).cards().eq(["B3", "B3"].map(card)));
    assert!(one.remove(Seat::Two, card("B3")) && !one.remove(Seat::One, card("B3")));
    assert!(one.of(Seat::Two).cards().eq([card("B3")]));
    assert!(one.of(Seat::Three).is_empty() && one.of(Seat::Six).contains(card("P7")));
}

/// What must hold of worlds that are drawn from a view too. A gift with the seats turned round is no move: it cannot be
/// packed, so no list of all moves has it.
fn check_worlds(game: &Combo, rng: &mut Rng) {
    game.open.players.seats().for_each(|seat| assert!(Combo::sample(&game.view(seat), rng).is_sound()));
    let mut turned = game.clone();
    assert!(turned.play(Move::Give(Seat::Two, Some(Seat::One))).is_err() && turned == *game);
}

/// Counts the rounds that end blocked.
struct Blocked(u32);

impl Observer<Combo> for Blocked {
    fn event(&mut self, event: Event, _: crate::games::Moment<'_, Combo>) {
        self.0 += u32::from(event == Event::RoundEnded { winner: None });
    }
}

#[test]
fn no_card_is_lost_in_random_games_and_some_rounds_are_blocked() {
    let mut rng = Rng::new(Seed(4));
    let mut blocked = Blocked(0);
    for round in 0..200 {
        let players = Players::new(2 + round % 5).unwrap();
        for options in option_sets([2, 3, 6, 10, 20][usize::from(round / 5 % 5)]) {
            let setup = Setup { players, first: Seat::Two, options, seed: Seed::from_rng(&mut rng) };
            // Some players hoard: they almost always draw, until no card is left and rounds are blocked.
            play_random_game(&setup, round % 3 == 0, &mut rng, &mut blocked);
        }
    }
    assert!(blocked.0 > 100);
}

fn play_random_game(setup: &Setup<Options>, hoard: bool, rng: &mut Rng, blocked: &mut Blocked) {
    let mut game = Combo::deal(setup).unwrap();
    let mut moves = Moves::new();
    let mut decisions = 0;
    while game.to_move().is_some() {
        game.legal_moves(&mut moves);
        if rng.below(20) == 0 {
            check_worlds(&game, rng);
        }
        let hoarded = (hoard && rng.below(200) != 0 && moves.contains(&Move::Draw)).then_some(Move::Draw);
        let mv = hoarded.unwrap_or(moves[rng.below(u32::try_from(moves.len()).unwrap()) as usize]);
        game.play_observed(mv, blocked).unwrap();
        assert!(game.is_sound());
        decisions += 1;
        assert!(decisions < 20_000, "{setup:?}");
    }
    game.legal_moves(&mut moves);
    assert!(moves.is_empty() && game.play(Move::Draw) == Err(Illegal::Over));
    assert!(game.open.tokens.seated(setup.players).any(|&tokens| tokens == 0));
    assert!(!game.winners().is_empty());
}

#[test]
fn a_misfit_says_what_does_not_fit() {
    let setup = Setup { players: Players::Two, first: Seat::One, options: Options::default(), seed: Seed(0) };
    let [r1, r2, r3] = ["R1", "R2", "R3"].map(card);
    let hand: &[Card] = &[card("B1")];
    let hands = [hand, hand];
    let fine = Position { piles: [&[r1], &[r2], &[r3]], hands: &hands, ..Position::default() };
    let game = Combo::arrange(&setup, &fine).unwrap();
    assert!(game.is_sound());
    assert_eq!(game.to_move(), Some(Seat::One));
    let misfit = |claim: Position<'_>| Combo::arrange(&setup, &claim).unwrap_err();
    assert_eq!(misfit(Position { deck: &[r1, r1], ..fine }), PositionError::TooMany(r1));
    assert_eq!(misfit(Position { piles: [&[r1], &[], &[r3]], ..fine }), PositionError::EmptyPile(Pile::Two));
    assert_eq!(misfit(Position { hands: &[hand, &[]], ..fine }), PositionError::EmptyHand(Seat::Two));
    assert_eq!(misfit(Position { hands: &[hand], ..fine }), PositionError::Seats);
    assert_eq!(misfit(Position { tokens: &[1, 11], ..fine }), PositionError::Tokens(Seat::Two));
    assert_eq!(misfit(Position { hidden: &[None, Some(r1)], ..fine }), PositionError::Hidden(Seat::Two));
    let options = Options { tokens: 21, ..Options::default() };
    let misfit = Combo::arrange(&Setup { options, ..setup }, &fine);
    assert_eq!(misfit, Err(PositionError::Setup(SetupError::OptionRange { spec: &Options::SPECS[4] })));
}

#[test]
fn state_and_view_stay_small() {
    assert!(size_of::<Combo>() <= 320 && size_of::<View>() <= 352 && size_of::<Move>() <= 4);
}
