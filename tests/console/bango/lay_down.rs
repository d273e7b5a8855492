//! Changing a lay-down: whatever is laid out can be laid down, and whatever can be laid down can be laid out.

use std::collections::{BTreeSet, HashSet};

use engine::cards::{Rng, Seed};
use engine::console::Button;
use engine::console::games::{GameScreens, Pressed};
use engine::games::bango::{Bango, Event, Move, Phase};
use engine::games::{Game, GameView, Moves, Seat};

use super::stage;
use crate::stage::Stage;

/// Accepts what was laid out; once more if it is asked whether that is really meant.
fn accept(table: &mut Stage<Bango>) {
    let phase = table.game.open().phase;
    table.press("A A");
    if table.game.open().phase == phase {
        table.press("U");
    }
}

#[test]
fn every_card_of_a_lay_down_can_go_wherever_it_fits() {
    let mut rng = Rng::new(Seed(5));
    for setup in tests::setups::<Bango>(40) {
        let mut table = Stage::new(Bango::deal(&setup).unwrap());
        while let Some(seat) = table.game.to_move() {
            let view = table.game.view(seat);
            let mut moves = Moves::new();
            view.legal_moves(&mut moves);
            if matches!(view.open.phase, Phase::Laying(_)) {
                // Whatever is changed, what is accepted is legal, or the stage panics.
                table.press("R");
                for _ in 0..rng.below(40) {
                    table.press(["L", "R", "U", "D"][rng.below(4) as usize]);
                    table.decision().assert_tidy("a changed lay-down");
                }
                accept(&mut table);
                assert_ne!(table.game.open().phase, Phase::Laying(seat), "a lay-down is complete");
                continue;
            }
            table.play(moves[rng.below(moves.len() as u32) as usize]);
        }
    }
}

/// The sequences of ANNA without their order, which is free for new ones.
fn sequences(game: &Bango) -> BTreeSet<String> {
    game.open().sequences[Seat::One].iter().map(|sequence| format!("{sequence:?}")).collect()
}

/// All ways to lay down, by playing moves.
fn by_moves(game: Bango, found: &mut HashSet<BTreeSet<String>>) {
    if game.open().phase != Phase::Laying(Seat::One) {
        found.insert(sequences(&game));
        return;
    }
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    for &mv in moves.iter() {
        let mut after = game;
        after.play(mv).unwrap();
        by_moves(after, found);
    }
}

/// All ways to lay down, by changing the proposed one.
fn by_buttons(table: &Stage<Bango>) -> HashSet<BTreeSet<String>> {
    let (changing, _) = table.pressed(table.cursor, Button::Right);
    let mut met = HashSet::from([format!("{changing:?}")]);
    let mut waiting = vec![changing];
    let mut found = HashSet::new();
    while let Some(cursor) = waiting.pop() {
        let mut laid = Stage::new(table.game);
        laid.cursor = cursor;
        accept(&mut laid);
        found.insert(sequences(&laid.game));
        for button in [Button::Up, Button::Down, Button::Left, Button::Right] {
            let (after, _) = table.pressed(cursor, button);
            if met.insert(format!("{after:?}")) {
                waiting.push(after);
            }
        }
    }
    found
}

#[test]
fn every_lay_down_can_be_reached_by_changing_the_proposed_one() {
    let hands = [
        ("R1 B2", ""),
        ("R1 B2 Y3 P4", ""),
        ("R1 R1 B2 B2 Y3", ""),
        ("R4 B5 Y5 P6 K5", "R1 R2 R3"),
        ("R4 B4 Y8 P9 R10 B3", "R1 R2 R3, B5 B6 B7"),
        ("R7 B7 Y8 P8 R9", "R5 R6, B1 B2, Y5 Y6"),
    ];
    for (hand, laid) in hands {
        let text = format!("deck: K1\nhands: {hand} |\nsequences: {laid} |");
        let mut table = stage(&text);
        table.press("ABA");
        if table.game.open().phase == Phase::LayOrKeep {
            table.play(Move::Lay);
        }
        let mut moves = HashSet::new();
        by_moves(table.game, &mut moves);
        assert!(moves.len() > 1, "{hand}: there is something to change");
        let buttons = by_buttons(&table);
        assert!(buttons.is_subset(&moves), "{hand}");
        let missing: Vec<_> = moves.difference(&buttons).collect();
        assert!(missing.is_empty(), "{hand}: {} of {} missing: {missing:?}", missing.len(), moves.len());
    }
}

#[test]
fn a_large_hand_is_searched_in_slices_and_waits_for_its_proposal() {
    let hand = "B1 B1 Y1 R2 Y2 P2 Y3 R4 B4 R5 B5 Y6 Y6 P6 Y7 Y7 Y8 P8 Y9 P10";
    let mut table = stage(&format!("deck: K1 K2; hands: {hand} |"));
    table.press("ABA");
    let proposed = table.decision();
    let view = table.game.view(Seat::One);
    assert_eq!(view.open.phase, Phase::Laying(Seat::One));
    let mut search = Bango::prepare(&view, &mut table.cursor).expect("a lay-down is searched for");
    let mut slices = 0;
    while !Bango::go_on(&view, &mut table.cursor, &mut search) {
        slices += 1;
        assert_ne!(table.decision(), proposed, "it does not look like a proposal");
        table.decision().assert_tidy("a lay-down that is searched for");
        for button in Button::ALL {
            assert_eq!(table.pressed(table.cursor, button), (table.cursor, Pressed::Stay));
        }
    }
    assert_eq!(slices, 7, "the limit of all searches is eight slices");
    assert_eq!(table.decision(), proposed);
}

/// ANNA lays down or keeps two cards that make a sequence and one that goes out, or three that go out.
fn lay_or_keep(hand: &str) -> Stage<Bango> {
    let mut table = stage(&format!("deck: K1 K2 K3; hands: {hand} |; sequences: |"));
    table.press("ABA");
    assert_eq!(table.game.open().phase, Phase::LayOrKeep);
    table
}

#[test]
fn a_lay_down_that_costs_points_is_asked_about() {
    let mut table = lay_or_keep("R1 B5 Y9");
    table.press("U");
    assert_eq!(table.game.open().phase, Phase::LayOrKeep, "nothing is laid down yet");
    table.shows("lay-really-lose");
    assert!(table.is_secret());
    table.press("AAAA");
    table.shows("lay-really-lose");
    table.press("B");
    table.shows("lay-at-a-loss");
    table.press("UU");
    assert_eq!(table.game.open().discards[Seat::One], 4, "the black card goes out as well");
}

#[test]
fn less_than_the_best_lay_down_is_asked_about_and_the_best_is_not() {
    let mut table = lay_or_keep("R1 R2 R3");
    let mut best = lay_or_keep("R1 R2 R3");
    best.press("A");
    assert_ne!(best.game.open().phase, Phase::LayOrKeep, "one press lays down the best");
    // The last card goes out.
    table.press("LDA A");
    assert_eq!(table.game.open().phase, Phase::LayOrKeep);
    table.shows("lay-really-less");
    table.press("AA");
    assert_eq!(table.game.open().phase, Phase::LayOrKeep, "A is not the way to it");
    table.press("U");
    assert_ne!(table.game.open().phase, Phase::LayOrKeep);
}

#[test]
fn where_laying_down_costs_points_a_keeps_the_hand() {
    let mut table = lay_or_keep("R1 B5 Y9");
    table.press("A");
    assert_eq!(table.game.open().phase, Phase::Begin, "the next turn begins");
    assert_eq!(table.game.open().discards[Seat::One], 0);
}

#[test]
fn the_picture_stays_while_the_cards_of_a_lay_down_are_laid() {
    let mut table = stage("deck: K1 K2 K3; hands: R1 R2 B5 Y6 Y7 P9 | ; sequences: P3 P4 |");
    table.press("ABA");
    let accepted = table.decision();
    let (mut moves, mut button) = (0, Some(Button::A));
    while table.game.to_move() == Some(Seat::One) {
        assert_eq!(table.decision(), accepted, "after {moves} moves");
        let mv = match button.take() {
            Some(button) => {
                let (cursor, pressed) = table.pressed(table.cursor, button);
                table.cursor = cursor;
                let Pressed::Play(mv) = pressed else { panic!("{pressed:?}") };
                mv
            }
            None => Bango::follow(&table.game.view(Seat::One), &mut table.cursor).expect("it goes on"),
        };
        table.play(mv);
        moves += 1;
    }
    assert!(moves > 3, "several cards were laid");
    let laid = table.events.iter().any(|event| matches!(event, Event::LaidDown { .. }));
    assert!(laid, "what it brought is told");
    table.shows_event(0, "event-laid-points");
}

#[test]
fn a_card_that_cannot_be_moved_says_so() {
    let mut table = stage("deck: K1 K2 K3; hands: R1 R2 R3 R9 Y9 K6 | ; sequences: |");
    table.press("ABA");
    table.press("R");
    table.press("RRRR");
    table.shows("change-black");
    table.press("R");
    table.shows("change-fits-nowhere");

    // The longest colour, numbers of two digits, and more cards than fingers.
    let hand = "R1 R2 R3 R4 R5 B1 Y1 B7 Y7 Y11 P11 K11";
    let mut table = stage(&format!("deck: K1 K2 K3; hands: {hand} | ; sequences: |"));
    table.press("ABA");
    table.press("LL");
    table.shows("change-longest");
    for _ in 0..12 {
        table.press("R");
        table.decision().assert_tidy("a card of twelve");
    }
}
