//! Bango: the rulebook's examples and the rulings B1 to B10.
//!
//! Moves are written as `SEAT MOVE`, several with semicolons between them, and each must be that seat's decision.
//! Positions are written as `tests::positions` says: a bar between seats, a comma between the sequences of a seat. The
//! cards of `deck` come next, with others below; those of `last` are all that is left of the deck.

use engine::cards::{Rng, Seed};
use engine::games::bango::{Bango, Card, Move, Phase, PositionError, Tally, is_black};
use engine::games::{BySeat, Disclosure, Game, Moves, Players, Seat, Setup, SetupError};
use engine::record::{Match, UndoRefused};
use tests::positions::{checked_position, position};

const ELLA: Seat = Seat::One;
const DAVID: Seat = Seat::Two;
const HUGO: Seat = Seat::Three;

fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(game: &mut Bango, moves: &str) {
    for text in moves.split(';').map(str::trim) {
        let (seat, mv) = text.split_once(' ').unwrap();
        assert_eq!(
            game.to_move().map(|seat| seat.to_string()).as_deref(),
            Some(seat),
            "whose move is {text}?"
        );
        let mv: Move = mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"));
        game.play(mv).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// What a person is told who tries a move that is not legal.
fn refused(game: &Bango, mv: &str) -> String {
    let mut tried = *game;
    let error = tried.play(mv.parse().unwrap()).unwrap_err();
    assert_eq!(tried, *game, "a refused move leaves the game untouched");
    error.to_string()
}

fn legal(game: &Bango) -> String {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(", ")
}

fn spelled(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn hand(game: &Bango, seat: Seat) -> String {
    spelled(game.hand(seat).cards())
}

fn row(game: &Bango) -> String {
    spelled(game.zones().row)
}

fn laid(game: &Bango, seat: Seat) -> Vec<String> {
    game.open().sequences[seat].iter().map(|sequence| spelled(sequence.cards())).collect()
}

fn discards(game: &Bango, seat: Seat) -> u8 {
    game.open().discards[seat]
}

fn is_over(game: &Bango) -> bool {
    game.to_move().is_none()
}

// The rulebook's examples.

#[test]
fn ella_stops_takes_purple_1_and_purple_3_and_blue_5_is_discarded() {
    let mut game = position::<Bango>("players: 3; deck: B5 P3 P1");
    play(&mut game, "1 draw; 1 draw; 1 draw");
    assert_eq!(row(&game), "B5 P3 P1");
    play(&mut game, "1 stop");
    assert_eq!(legal(&game), "take B5, take P1, take P3");
    play(&mut game, "1 take P1; 1 take P3; 1 done");
    assert_eq!(hand(&game, ELLA), "P1 P3");
    assert_eq!((row(&game).as_str(), game.open().discard), ("", 1));
}

#[test]
fn hugo_explodes_on_blue_4_and_takes_it_with_black_5_and_what_the_others_leave() {
    let mut game = position::<Bango>("players: 3; first: 3; deck: P4 K5 Y7 Y1 B4");
    play(&mut game, "3 draw; 3 draw; 3 draw; 3 draw; 3 draw");
    assert_eq!(row(&game), "P4 K5 Y7 Y1 B4");
    assert_eq!(legal(&game), "accept");
    play(&mut game, "3 accept");
    assert_eq!(hand(&game, HUGO), "B4 K5");
    assert_eq!(legal(&game), "take Y1, take Y7, take P4");
    play(&mut game, "1 take P4; 2 take Y1; 3 done");
    assert_eq!((hand(&game, ELLA).as_str(), hand(&game, DAVID).as_str()), ("P4", "Y1"));
    assert_eq!(hand(&game, HUGO), "B4 Y7 K5");
    assert_eq!(game.to_move(), Some(ELLA));
}

#[test]
fn ella_destroys_blue_1_with_yellow_1_and_may_stop_or_go_on() {
    let mut game = position::<Bango>("players: 3; deck: P1 B1; hands: Y1");
    play(&mut game, "1 draw; 1 draw");
    assert_eq!(legal(&game), "bango B1 Y1, accept");
    play(&mut game, "1 bango B1 Y1");
    assert_eq!((row(&game).as_str(), game.open().discard), ("P1", 2));
    assert_eq!(legal(&game), "draw, stop");
    play(&mut game, "1 stop; 1 take P1");
    assert_eq!(hand(&game, ELLA), "P1");
}

#[test]
fn after_ellas_explosion_david_destroys_yellow_4_hugo_takes_yellow_3_and_ella_purple_1() {
    let mut game = position::<Bango>("deck: Y4 Y3 P1 B3; hands: R9 | R4 | R7");
    play(&mut game, "1 draw; 1 draw; 1 draw; 1 draw; 1 accept");
    assert_eq!(hand(&game, ELLA), "R9 B3");
    assert_eq!(legal(&game), "bango Y4 R4, take Y3, take Y4, take P1");
    play(&mut game, "2 bango Y4 R4; 3 take Y3");
    assert_eq!(legal(&game), "done");
    play(&mut game, "1 done");
    assert_eq!((hand(&game, ELLA).as_str(), hand(&game, DAVID).as_str()), ("R9 B3 P1", ""));
    assert_eq!((hand(&game, HUGO).as_str(), game.open().discard), ("R7 Y3", 2));
}

#[test]
fn ella_could_have_destroyed_purple_1_with_a_1_from_her_hand() {
    let mut game = position::<Bango>("players: 3; deck: Y4 Y3 P1 B3; hands: K1 | R4");
    play(&mut game, "1 draw; 1 draw; 1 draw; 1 draw; 1 accept; 2 bango Y4 R4; 3 take Y3");
    assert_eq!(legal(&game), "bango P1 K1, done");
    play(&mut game, "1 bango P1 K1");
    assert_eq!((hand(&game, ELLA).as_str(), game.open().discard), ("B3", 4));
    assert_eq!(game.to_move(), Some(DAVID));
}

#[test]
fn david_with_more_than_5_cards_must_lay_down_and_discards_red_6_and_black_4() {
    let mut game = position::<Bango>("first: 2; deck: R6; hands: | P1 P4 B10 R11 K4 |; sequences: | Y2 B3 |");
    play(&mut game, "2 draw; 2 stop; 2 take R6");
    assert_eq!(legal(&game), "done, start B10 R11, extend P1 1, extend P4 1");
    play(&mut game, "2 extend P1 1; 2 extend P4 1; 2 start B10 R11; 2 done");
    assert_eq!(laid(&game, DAVID), ["P1 Y2 B3 P4", "B10 R11"]);
    assert_eq!((discards(&game, DAVID), hand(&game, DAVID).as_str()), (2, ""));
    assert_eq!(game.to_move(), Some(HUGO));
}

#[test]
fn david_scores_16_points() {
    let text = "sequences: | P1 P2 R3 P4 P5 B6, R1 R2 B3 B4 Y5, R8 Y9 R10 Y11 |; discards: 0 | 4";
    let game = position::<Bango>(&format!("players: 3; {text}"));
    let points: Vec<_> =
        game.open().sequences[DAVID].iter().map(|sequence| (sequence.len(), sequence.bonus())).collect();
    assert_eq!(points, [(6, 4), (5, 1), (4, 0)]);
    assert_eq!(game.open().tally(DAVID), Tally { cards: 15, bonus: 5, minus: 4 });
    assert_eq!(game.scores()[DAVID], 16);
}

// The rulings.

#[test]
fn b1_a_bango_may_empty_the_row_and_after_a_stop_there_is_nothing_to_take() {
    let mut game = position::<Bango>("deck: P1; hands: Y1 R9");
    play(&mut game, "1 draw; 1 bango P1 Y1");
    assert_eq!((row(&game).as_str(), legal(&game).as_str()), ("", "draw, stop"));
    play(&mut game, "1 stop");
    assert_eq!(legal(&game), "done");
    play(&mut game, "1 done");
    assert_eq!(legal(&game), "lay, keep");
}

#[test]
fn b1_with_the_hand_empty_too_the_next_turn_follows() {
    let mut game = position::<Bango>("deck: P1; hands: Y1");
    play(&mut game, "1 draw; 1 bango P1 Y1; 1 stop; 1 done; 2 draw");
}

#[test]
fn b2_after_an_explosion_nobody_lays_down_by_choice() {
    let mut game = position::<Bango>("deck: P1 B1; hands: R3 R4 R5");
    play(&mut game, "1 draw; 1 draw; 1 accept; 2 take P1");
    assert_eq!(hand(&game, ELLA), "R3 R4 R5 B1");
    assert_eq!((game.to_move(), legal(&game).as_str()), (Some(DAVID), "draw"));
}

#[test]
fn b2_after_an_explosion_more_than_5_cards_are_laid_down() {
    let mut game = position::<Bango>("deck: P1 B1; hands: R3 R4 R6 R8 R10");
    play(&mut game, "1 draw; 1 draw; 1 accept; 2 take P1");
    assert_eq!((game.to_move(), legal(&game).as_str()), (Some(ELLA), "done, start R3 R4"));
    play(&mut game, "1 start R3 R4; 1 done; 2 draw");
    assert_eq!(discards(&game, ELLA), 4);
}

#[test]
fn b3_the_cards_that_the_active_player_had_to_take_serve_for_bangos() {
    let mut game = position::<Bango>("deck: K5 P4 Y7 B4; hands: R9");
    play(&mut game, "1 draw; 1 draw; 1 draw; 1 draw; 1 accept; 2 take Y7");
    assert_eq!(hand(&game, ELLA), "R9 B4 K5");
    assert_eq!(legal(&game), "bango P4 B4, done");
    play(&mut game, "1 bango P4 B4");
    assert_eq!(hand(&game, ELLA), "R9 K5");
}

#[test]
fn b4_an_opponent_takes_or_destroys_while_the_row_has_cards() {
    let mut game = position::<Bango>("players: 5; deck: P4 Y7 B4");
    play(&mut game, "1 draw; 1 draw; 1 draw; 1 accept");
    assert_eq!(refused(&game, "done"), "not now: take or destroy a card of the row");
    play(&mut game, "2 take P4; 3 take Y7; 2 draw");
}

#[test]
fn b5_a_card_that_would_fit_may_be_left_out_and_is_discarded() {
    let mut game = position::<Bango>("deck: P9; hands: P3 R4; sequences: P1 P2");
    play(&mut game, "1 draw; 1 stop; 1 take P9; 1 lay; 1 extend P3 1");
    assert_eq!(legal(&game), "done, extend R4 1");
    play(&mut game, "1 done");
    assert_eq!((laid(&game, ELLA), discards(&game, ELLA)), (vec!["P1 P2 P3".to_string()], 2));
}

#[test]
fn b6_two_sequences_never_join_and_a_card_between_them_extends_one() {
    let mut game = position::<Bango>("deck: Y3; hands: R5; sequences: P1 P2, B4 B5");
    play(&mut game, "1 draw; 1 stop; 1 take Y3; 1 lay");
    assert_eq!(legal(&game), "done, extend Y3 1, extend Y3 2");
    play(&mut game, "1 extend Y3 1");
    assert_eq!(laid(&game, ELLA), ["P1 P2 Y3", "B4 B5"]);
    assert_eq!(legal(&game), "done");
}

#[test]
fn b7_the_last_lay_down_goes_from_the_active_player_on_to_everybody() {
    let mut game = position::<Bango>("first: 2; last: P9; hands: R1 R2 | R3 | B7 B8");
    play(&mut game, "2 draw; 2 stop; 2 take P9; 2 done; 3 start B7 B8; 1 start R1 R2");
    assert!(is_over(&game));
    assert_eq!([ELLA, DAVID, HUGO].map(|seat| game.scores()[seat]), [4, -2, 4]);
    assert!(game.winners().iter().eq([ELLA, HUGO]), "a tie is a shared victory");
}

#[test]
fn b7_who_has_no_cards_is_passed_over_in_the_last_lay_down() {
    let mut game = position::<Bango>("first: 2; last: P9; hands: R1 | P3 | |");
    play(&mut game, "2 draw; 2 stop; 2 take P9; 2 done; 1 done");
    assert!(is_over(&game));
}

#[test]
fn b8_who_cancels_the_explosion_of_the_last_card_must_stop() {
    let mut game = position::<Bango>("last: P1 B1; hands: Y1");
    play(&mut game, "1 draw; 1 draw");
    assert_eq!(legal(&game), "bango B1 Y1, accept");
    play(&mut game, "1 bango B1 Y1");
    assert_eq!(legal(&game), "stop");
    assert_eq!(refused(&game, "draw"), "the deck is empty");
    play(&mut game, "1 stop");
    assert_eq!(legal(&game), "take P1");
    play(&mut game, "1 take P1; 1 done");
    assert!(is_over(&game));
}

#[test]
fn b8_a_bango_on_the_last_card_that_empties_the_row_leaves_nothing_to_take() {
    let mut game = position::<Bango>("last: P1; hands: Y1 | R2");
    play(&mut game, "1 draw");
    assert_eq!(legal(&game), "stop, bango P1 Y1");
    play(&mut game, "1 bango P1 Y1; 1 stop; 1 done; 2 done");
    assert!(is_over(&game));
    assert_eq!(discards(&game, DAVID), 1);
}

#[test]
fn b8_the_explosion_of_the_last_card_is_resolved_as_usual() {
    let mut game = position::<Bango>("last: P1 K4 Y6 B1; hands: | R6");
    play(&mut game, "1 draw; 1 draw; 1 draw; 1 draw; 1 accept; 2 bango Y6 R6; 1 done");
    assert_eq!(hand(&game, ELLA), "B1 P1 K4");
    play(&mut game, "1 done");
    assert!(is_over(&game));
    assert_eq!(discards(&game, ELLA), 3);
}

#[test]
fn b9_in_the_last_turn_the_last_lay_down_follows_without_lay_or_keep() {
    let mut game = position::<Bango>("last: P2; hands: Y1");
    play(&mut game, "1 draw; 1 stop; 1 take P2");
    assert_eq!(legal(&game), "done, start Y1 P2");
}

#[test]
fn b10_sequences_are_numbered_in_the_order_in_which_they_were_started() {
    let mut game = position::<Bango>("deck: P9; hands: R7 R8 B1 B2 Y3");
    play(&mut game, "1 draw; 1 stop; 1 take P9; 1 start R7 R8; 1 start B1 B2");
    assert_eq!(legal(&game), "done, extend Y3 2, extend P9 1");
    play(&mut game, "1 extend Y3 2; 1 extend P9 1; 2 draw");
    assert_eq!(laid(&game, ELLA), ["R7 R8 P9", "B1 B2 Y3"]);
}

// The rest of the rules.

#[test]
fn the_set_up_takes_out_cards_and_deals_one_that_is_not_black() {
    for (players, removed) in
        [(Players::Two, 25), (Players::Three, 15), (Players::Four, 10), (Players::Five, 0)]
    {
        for seed in 0..200 {
            let first = Seat::Two;
            let setup = Setup { players, first, options: (), seed: Seed(seed) };
            let game = Bango::deal(&setup).unwrap();
            let zones = game.zones();
            assert_eq!(zones.removed.len(), removed);
            assert_eq!(zones.deck.len(), usize::from(99 - removed - players.count()));
            assert!(zones.hands.iter().all(|hand| hand.len() == 1 && !hand.kinds().any(is_black)));
            assert_eq!((game.to_move(), legal(&game).as_str()), (Some(first), "draw"));
        }
    }
    let setup = Setup { players: Players::Six, first: ELLA, options: (), seed: Seed(1) };
    assert!(matches!(Bango::deal(&setup), Err(SetupError::Players { .. })));
}

#[test]
fn while_cards_are_drawn_a_bango_is_only_for_the_card_revealed_last_and_only_once() {
    let mut game = position::<Bango>("deck: P1 B2 R7; hands: Y1 R2 K2");
    play(&mut game, "1 draw");
    assert_eq!(legal(&game), "draw, stop, bango P1 Y1");
    play(&mut game, "1 draw");
    assert_eq!(legal(&game), "draw, stop, bango B2 R2, bango B2 K2");
    assert_eq!(
        refused(&game, "bango P1 Y1"),
        "purple 1 was not revealed last; now only that card can be destroyed"
    );
    assert_eq!(refused(&game, "bango B2 Y1"), "yellow 1 does not destroy blue 2: the numbers differ");
    assert_eq!(refused(&game, "bango B2 Y2"), "there is no yellow 2 in your hand");
    play(&mut game, "1 bango B2 K2");
    assert_eq!(legal(&game), "draw, stop");
    play(&mut game, "1 draw");
    assert_eq!((row(&game).as_str(), legal(&game).as_str()), ("P1 R7", "draw, stop"));
}

#[test]
fn two_equal_cards_explode_and_a_bango_destroys_the_new_one() {
    let mut game = position::<Bango>("deck: R5 P1 R5; hands: K5");
    play(&mut game, "1 draw; 1 draw; 1 draw");
    assert_eq!((row(&game).as_str(), legal(&game).as_str()), ("R5 P1 R5", "bango R5 K5, accept"));
    play(&mut game, "1 bango R5 K5");
    assert_eq!(row(&game), "R5 P1");
}

#[test]
fn a_number_that_a_bango_has_destroyed_no_longer_explodes() {
    let mut game = position::<Bango>("deck: P5 B3 R5 Y5; hands: K5");
    play(&mut game, "1 draw; 1 bango P5 K5; 1 draw; 1 draw");
    assert_eq!(
        (row(&game).as_str(), legal(&game).as_str()),
        ("B3 R5", "draw, stop"),
        "the only 5 was destroyed"
    );
    play(&mut game, "1 draw");
    assert_eq!(
        (row(&game).as_str(), legal(&game).as_str()),
        ("B3 R5 Y5", "accept"),
        "now there is one again"
    );
    // After an explosion that was cancelled the older of the two cards is still there.
    let mut game = position::<Bango>("deck: P5 R5 Y5; hands: K5");
    play(&mut game, "1 draw; 1 draw; 1 bango R5 K5; 1 draw");
    assert_eq!((row(&game).as_str(), legal(&game).as_str()), ("P5 Y5", "accept"));
    // With the row emptied by a Bango, any card can come.
    let mut game = position::<Bango>("deck: P5 R5 B3; hands: K5 Y5");
    play(&mut game, "1 draw; 1 bango P5 K5; 1 draw; 1 bango R5 Y5; 1 draw");
    assert_eq!((row(&game).as_str(), legal(&game).as_str()), ("B3", "draw, stop"));
}

#[test]
fn an_explosion_with_a_black_card_can_leave_nothing_for_the_others() {
    let mut game = position::<Bango>("players: 3; deck: K4 P4");
    play(&mut game, "1 draw; 1 draw; 1 accept");
    assert_eq!(hand(&game, ELLA), "P4 K4");
    play(&mut game, "2 draw");
}

#[test]
fn an_explosion_gives_every_black_card_of_the_row_to_the_active_player() {
    let mut game = position::<Bango>("players: 3; deck: K4 P6 K9 Y8 K6");
    play(&mut game, "1 draw; 1 draw; 1 draw; 1 draw; 1 draw; 1 accept");
    assert_eq!((hand(&game, ELLA).as_str(), row(&game).as_str()), ("K4 K6 K9", "P6 Y8"));
    play(&mut game, "2 take Y8; 3 take P6; 2 draw");
}

#[test]
fn each_opponent_bangos_one_card_and_the_active_player_any_number() {
    let mut game = position::<Bango>("deck: P1 P2 P3 P4 B1; hands: R2 R3 | Y4 Y3");
    play(&mut game, "1 draw; 1 draw; 1 draw; 1 draw; 1 draw; 1 accept");
    assert_eq!(legal(&game), "bango P3 Y3, bango P4 Y4, take P1, take P2, take P3, take P4");
    play(&mut game, "2 bango P4 Y4");
    assert_eq!(legal(&game), "bango P1 B1, bango P2 R2, bango P3 R3, done");
    play(&mut game, "1 bango P2 R2; 1 bango P3 R3; 1 done");
    assert_eq!((hand(&game, ELLA).as_str(), game.open().discard), ("B1 P1", 6));
}

#[test]
fn after_a_stop_one_card_must_be_taken_and_the_last_one_ends_it() {
    let mut game = position::<Bango>("deck: P1 P2");
    play(&mut game, "1 draw; 1 draw; 1 stop");
    assert_eq!(refused(&game, "done"), "take at least one card");
    assert_eq!(refused(&game, "take P3"), "there is no purple 3 in the row");
    play(&mut game, "1 take P1");
    assert_eq!(legal(&game), "take P2, done");
    play(&mut game, "1 take P2; 1 keep; 2 draw");
}

#[test]
fn more_than_5_cards_in_somebody_elses_turn_have_no_effect() {
    let mut game = position::<Bango>("deck: P1 B1; hands: R9 | R1 R2 R3 R4 R5");
    play(&mut game, "1 draw; 1 draw; 1 accept; 2 take P1");
    assert_eq!(game.hand_len(DAVID), 6);
    play(&mut game, "2 draw");
}

#[test]
fn five_cards_may_be_kept() {
    let mut game = position::<Bango>("deck: P1; hands: R1 R2 R3 R4");
    play(&mut game, "1 draw; 1 stop; 1 take P1; 1 keep");
    assert_eq!(hand(&game, ELLA), "R1 R2 R3 R4 P1");
}

#[test]
fn a_hand_may_be_laid_down_although_none_of_its_cards_can_be_placed() {
    let mut game = position::<Bango>("deck: P1 P9; hands: R4 K7 | B2");
    play(&mut game, "1 draw; 1 stop; 1 take P1; 1 lay");
    assert_eq!(legal(&game), "done");
    play(&mut game, "1 done");
    assert_eq!((laid(&game, ELLA), discards(&game, ELLA)), (vec![], 3));
}

#[test]
fn one_run_may_be_laid_down_as_several_sequences() {
    let mut game = position::<Bango>("deck: P1 P9; hands: P2 R3 R4 | B2");
    play(&mut game, "1 draw; 1 stop; 1 take P1; 1 lay; 1 start P1 P2; 1 start R3 R4");
    assert_eq!(laid(&game, ELLA), ["P1 P2", "R3 R4"]);
}

#[test]
fn a_player_has_at_most_three_sequences_in_the_whole_game() {
    let mut game = position::<Bango>("deck: P9; hands: R5 R6; sequences: P1 P2, B1 B2, Y1 Y2");
    play(&mut game, "1 draw; 1 stop; 1 take P9; 1 lay");
    assert_eq!(legal(&game), "done");
    assert_eq!(refused(&game, "start R5 R6"), "you have three sequences already");
}

#[test]
fn sequences_rise_by_one_without_repeats_black_cards_or_a_wrap_from_11_to_1() {
    let mut game = position::<Bango>("deck: P9; hands: R11 K10 R1 B9 K1; sequences: | P10 P11");
    play(&mut game, "1 draw; 1 stop; 1 take P9");
    assert_eq!(legal(&game), "done");
    assert_eq!(refused(&game, "start R11 R1"), "red 1 is not one higher than red 11");
    assert_eq!(refused(&game, "start B9 K10"), "a black card is never in a sequence");
    assert_eq!(refused(&game, "extend B9 1"), "you have no sequence 1");
    let mut game = position::<Bango>("deck: Y9; hands: P9 R11 K9 R1; sequences: P10 P11");
    play(&mut game, "1 draw; 1 stop; 1 take Y9; 1 lay");
    assert_eq!(legal(&game), "done, extend Y9 1, extend P9 1");
    play(&mut game, "1 extend P9 1");
    assert_eq!(refused(&game, "extend Y9 1"), "yellow 9 fits neither end of that sequence");
}

#[test]
fn an_empty_hand_is_laid_down_by_itself() {
    let mut game = position::<Bango>("deck: P2; hands: P1");
    play(&mut game, "1 draw; 1 stop; 1 take P2; 1 lay; 1 start P1 P2; 2 draw");
}

#[test]
fn everybody_remembers_what_was_taken_and_nobody_knows_a_first_card_until_it_is_played() {
    let setup = Setup { players: Players::Two, first: ELLA, options: (), seed: Seed(3) };
    let mut game = Bango::deal(&setup).unwrap();
    let first = game.hand(ELLA);
    play(&mut game, "1 draw; 1 stop");
    let taken = game.open().row.last().unwrap();
    play(&mut game, &format!("1 take {taken}"));
    let view = game.view(DAVID);
    assert_eq!(spelled(view.known(ELLA).cards()), taken.to_string());
    assert!(view.hidden.contains(ELLA) && view.hand_len(ELLA) == 2);
    assert_eq!(view.unseen.len(), 99 - 2, "all but the own card and the one that was taken");
    play(&mut game, "1 lay");
    assert_eq!(game.play(Move::Done), Ok(Some(Disclosure::Shown)));
    let view = game.view(DAVID);
    assert!(view.hidden.is_empty());
    let unseen = |card| view.unseen.count(card) + game.hand(DAVID).count(card) + u8::from(card == taken);
    assert!(first.kinds().all(|card| unseen(card) < 2), "the first card has been seen");
}

#[test]
fn claims_that_do_not_fit_are_refused() {
    let arrange = |text: &str| checked_position::<Bango>(text).map(|_| ());
    assert_eq!(arrange("hands: K1; deck: K1"), Err(PositionError::TooMany(card("K1"))));
    assert_eq!(arrange("hands: R1 R1 | R1"), Err(PositionError::TooMany(card("R1"))));
    assert_eq!(arrange("players: 2; hands: | | R1"), Err(PositionError::Seats));
    assert_eq!(arrange("row: R1"), Err(PositionError::Row));
    assert_eq!(arrange("discards: 75 | 0"), Err(PositionError::TooFew));
    assert_eq!(arrange("discards: 74 | 0"), Err(PositionError::EmptyDeck));
    assert_eq!(arrange("discards: 73 | 0"), Ok(()));
    let all_black = "removed: K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11";
    assert_eq!(arrange(all_black), Ok(()));
    assert_eq!(arrange(&format!("{all_black}; players: 5")), Err(PositionError::Removed));
    let nobody = arrange("first: 3");
    assert_eq!(nobody.unwrap_err().to_string(), "the first player is a seat from 1 to 2");
}

#[test]
fn an_arranged_position_has_the_zones_that_were_claimed() {
    let text = "deck: R1 R2; hands: B1 | B2; sequences: | P1 P2, Y4 Y5; discards: 1 | 2; first: 2";
    let game = position::<Bango>(text);
    let zones = game.zones();
    assert!(spelled(zones.deck).starts_with("R1 R2 "));
    assert_eq!(laid(&game, DAVID), ["P1 P2", "Y4 Y5"]);
    assert_eq!(zones.discards, BySeat::from_slice(&[1, 2]).unwrap());
    assert_eq!((game.to_move(), game.open().phase), (Some(DAVID), Phase::Begin));
}

#[test]
fn a_preview_of_a_lay_down_agrees_with_the_lay_down() {
    let (mut rng, mut seen, mut ended) = (Rng::new(Seed(9)), 0, 0);
    for setup in tests::setups::<Bango>(40) {
        let mut game = Bango::deal(&setup).unwrap();
        let mut moves = Moves::new();
        while let Some(seat) = game.to_move() {
            game.legal_moves(&mut moves);
            let mv = moves[rng.below(moves.len() as u32) as usize];
            if game.open().phase == Phase::Laying(seat) {
                let view = game.view(seat);
                let ends = view.ends_lay_down(mv);
                let mut after = game;
                after.play(mv).unwrap();
                assert_eq!(ends, after.open().phase != Phase::Laying(seat), "{mv}");
                // All that is placed with this move, and nothing more.
                let preview = view.laid_down(&after.open().sequences[seat]);
                if !ends {
                    assert_eq!(preview.discarded, after.hand(seat), "{mv}");
                    after.play(Move::Done).unwrap();
                }
                assert_eq!(preview.tally, after.open().tally(seat), "{mv}");
                (seen, ended) = (seen + 1, ended + u32::from(ends && mv != Move::Done));
            }
            game.play(mv).unwrap();
        }
    }
    assert!(seen > 200 && ended > 5, "{seen} moves, {ended} of them with the last card");
}

/// Otherwise a player could let an explosion happen, see which cards the others want, and call it off after all.
#[test]
fn an_explosion_that_somebody_has_taken_a_card_from_is_not_undone() {
    let setup = Setup { players: Players::Two, first: Seat::One, options: (), seed: Seed(6) };
    let mut table = Match::<Bango>::new(&setup).expect("two can play");
    for text in ["draw", "draw", "draw", "draw", "accept", "take B5"] {
        table.play(text.parse().expect(text)).expect(text);
    }
    assert_eq!(table.undo(), Ok("take B5".parse().expect("a move")), "the choice of seat 2 is its own");
    assert_eq!(table.undo(), Err(UndoRefused::ChosenSince));
    assert!(table.play("bango R7 B7".parse().expect("a move")).is_err(), "seat 2 still decides");
}
