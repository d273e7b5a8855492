//! Bango's table: every kind of screen, and what its buttons do.
//!
//! Positions are written as in the rulebook tests: zones by name, a bar between seats, a comma between sequences.

use std::collections::HashSet;

use engine::bots::{Mind, Thinks};
use engine::cards::{Chance, Seed};
use engine::console::memory::{Level, Who};
use engine::console::tables::{Pressed, Screens};
use engine::console::{Button, Slot};
use engine::games::bango::{Bango, Card, Move, Phase, Sequence, Zones};
use engine::games::{Game, GameView, Moves, Players, Seat};

use crate::device::Handheld;
use crate::stage::Stage;

fn cards(text: &str) -> impl Iterator<Item = Card> + Clone {
    text.split_whitespace().map(|card| card.parse().unwrap_or_else(|error| panic!("{card}: {error}")))
}

fn sequence(text: &str) -> Sequence {
    Sequence::from_cards(&cards(text).collect::<Vec<_>>()).unwrap()
}

fn zones(text: &str) -> Zones {
    let mut zones = Zones::default();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (name, content) = line.split_once(':').unwrap();
        let by_seat = content.split('|');
        match name {
            "deck" => zones.deck = cards(content).collect(),
            "hands" => zones.hands = by_seat.map(|hand| cards(hand).collect()).collect(),
            "sequences" => {
                let own = |own: &str| own.split(',').filter(|s| !s.trim().is_empty()).map(sequence).collect();
                zones.sequences = by_seat.map(own).collect();
            }
            "discards" => zones.discards = by_seat.map(|count| count.trim().parse().unwrap()).collect(),
            "discard" => zones.discard = content.trim().parse().unwrap(),
            _ => panic!("no zone {name}"),
        }
    }
    zones
}

fn stage(players: Players, text: &str) -> Stage<Bango> {
    Stage::new(Bango::arrange(players, (), Seat::One, &zones(text)).expect("the zones fit"))
}

const ROW: &str = "deck: P1 K2 R3 B4 R5 Y6 P7 Y8 B9 K10 Y11 R7 Y1";
const HANDS: &str = "hands: R2 R9 B4 B11 Y1 | Y6 P3 P7 K7 | R1 | B5 | R11 R10 Y7 B7";

/// A turn of ANNA with so many cards in the row.
fn drawn(players: Players, cards: usize) -> Stage<Bango> {
    let hands = if players == Players::Two { "hands: R2 R9 B4 B11 Y1 | Y6 P3 P7 K7" } else { HANDS };
    let mut table = stage(players, &format!("{ROW}\n{hands}"));
    table.press(&"A".repeat(cards));
    table
}

#[test]
fn a_turn_begins_with_how_it_stands() {
    drawn(Players::Two, 0).shows("begin-2");
    let sequences = "sequences: P1 B2 P3 P4 | R2 R3 Y4 | B10 P11 | |
        discards: 2 | 0 | 3 | 10 | 0";
    let hands = "hands: R2 R9 B4 B11 Y1 | Y6 P7 K7 | R1 | B5 | R11 R10 Y7 B7";
    let mut table = stage(Players::Five, &format!("deck: R3\n{hands}\n{sequences}"));
    table.last = "BENITO took PURPLE 11".into();
    table.shows("begin-5");
    table.shows_watching("begin-watched");
    table.press("R");
    table.shows("sequences-own");
    table.press("R");
    table.shows("sequences-next");
    table.press("LL");
    table.shows("sequences-none");
    table.press("B");
    table.shows("begin-5");
    table.press("D");
    table.shows("hand-5");
}

#[test]
fn the_row_fills_by_number_and_the_newest_card_is_large() {
    let mut table = drawn(Players::Two, 5);
    table.shows("row-5");
    table.shows_watching("row-watched");
    table.press("A AAAAA");
    table.shows("row-11");
    table.press("A");
    table.shows("exploded");
    table.shows_watching("exploded-watched");
}

#[test]
fn the_last_card_of_the_deck_can_only_be_stopped_at() {
    let mut table = stage(Players::Five, "deck: R3\ndiscard: 97\nhands: P3");
    table.press("A");
    table.shows("row-last");
    table.press("A");
    assert_eq!(table.game.table().phase, Phase::Revealed, "there is nothing to draw");
    table.press("UA");
    table.shows("row-last-destroyed");
    table.press("B");
    table.shows("take-nothing");
    table.press("A");
    assert_eq!(table.game.to_move(), None);
}

#[test]
fn draw_stop_and_bango_are_one_press_each() {
    let mut table = drawn(Players::Five, 4);
    table.press("U");
    table.shows("bango-new");
    table.press("RA");
    table.shows("bango-not-this-one");
    table.press("LA");
    table.shows("destroyed");
    table.press("B");
    table.shows("take");
}

#[test]
fn taken_cards_are_ticked() {
    let mut table = drawn(Players::Two, 11);
    table.press("B");
    table.shows("take-11");
    table.press("LLA LA");
    table.shows("take-ticks");
    table.press("R");
    table.shows("take-moved");
    table.press("D");
    table.shows("hand-7");
    table.press("BB");
    table.shows("lay-forced");
}

#[test]
fn opponents_pick_from_the_row_and_the_rest_is_taken() {
    let mut table = drawn(Players::Five, 12);
    table.press("UB D");
    table.shows("hand-when-exploded");
    table.press("BA");
    table.shows("pick");
    table.press("RU");
    table.shows("pick-bango");
    table.press("LU");
    table.press("BA");
    table.shows_watching("pick-watched");
    table.moves(&["take B4", "take R3"]);
    table.shows("pick-last");
    table.press("A");
    table.shows("rest");
    table.press("U");
    table.shows("rest-bango");
    table.press("BA");
    table.shows("lay-forced-5");
}

#[test]
fn hands_of_every_size() {
    let most = "R1 R1 B2 B2 Y3 Y3 P4 P4 R5 R5 B6 B6 Y7 Y7 P8 P8 R9 R9 B10 B10";
    for (cards, name) in [(0, "none"), (1, "1"), (12, "12"), (13, "13"), (14, "14"), (20, "20")] {
        let hand = most.split(' ').take(cards).collect::<Vec<_>>().join(" ");
        let mut table = stage(Players::Two, &format!("deck: K3\nhands: {hand}"));
        table.press("D");
        table.shows(&format!("hand-{name}"));
        if cards == 20 {
            table.press("LA");
            table.shows("hand-20-sorted");
            table.press("BAU DDD");
            table.shows("hand-20-bango");
        }
    }
}

#[test]
fn the_lay_down_is_proposed_and_can_be_changed() {
    let text = "deck: B6 K4 R10
        hands: P1 P10 P11 R6 B10 R11 Y6 | R1
        sequences: B2 P3 P4 R5 P6 P7 Y8 P9, R2 R3 Y4 B5 |
        discards: 0 | 0";
    let mut table = stage(Players::Two, text);
    table.press("AABA");
    table.shows("lay-taken");
    table.press("B");
    table.shows("lay-many");
    table.press("R");
    table.shows("change-first");
    table.press("D");
    table.shows("change-moved");
    table.press("RRR");
    table.shows("change-other");
    table.press("B");
    table.shows("lay-many");
    table.press("LU");
    table.shows("change-last");
    table.press("A");
    table.shows("lay-changed");
    table.press("A");
    table.shows("laid");
}

#[test]
fn a_small_hand_may_be_kept() {
    let mut table = stage(Players::Five, "deck: R3 B4\nhands: B11 B2 R7");
    table.press("AABAB");
    table.shows("lay-or-keep");
    table.press("B");
    table.shows("kept");
}

#[test]
fn three_full_sequences_fit() {
    let row = |colours: &str| {
        let card = |(number, colour): (usize, char)| format!("{colour}{}", number + 1);
        colours.chars().enumerate().map(card).collect::<Vec<_>>().join(" ")
    };
    let text = format!(
        "deck: K9 B3\nhands: R1 Y1 B1 B2 R6 K4 Y6 R1 K11 P10 P11 | \nsequences: {}, {}, {} |",
        row("PBPPRPPYP").replace("P1 ", ""),
        row("YRRYBBPBRRY").replace("Y1 ", ""),
        row("BBRRRYYPYBR").replace("B1 B2 ", "")
    );
    let mut table = stage(Players::Two, &text);
    table.press("ABA");
    table.shows("lay-full");
    table.press("LU");
    table.shows("change-full");
}

#[test]
fn what_a_bot_does_is_shown_card_by_card() {
    let mut table = drawn(Players::Five, 0);
    table.deal.guests[Seat::One].who = Who::Bot(Level::Hard);
    table.moves(&["draw"]);
    table.shows_event(0, "event-draws");
    table.moves(&["draw", "draw", "stop"]);
    table.shows_event(0, "event-stops");
    table.moves(&["take R3"]);
    table.shows_event(0, "event-takes");
    table.moves(&["done"]);
    table.shows_event(0, "event-must-lay-down");
    table.shows_watching("lay-watched");
    table.moves(&["start R2 R3"]);
    table.shows_event(0, "event-starts");
    table.moves(&["extend Y1 1"]);
    table.shows_event(0, "event-extends");
    table.moves(&["done"]);
    table.shows_event(0, "event-out");
    assert_eq!(table.shown().len(), 1, "all cards that go out come together");
}

#[test]
fn an_explosion_is_an_event_and_says_who_takes_what() {
    let mut table = drawn(Players::Two, 12);
    assert_eq!(table.shown().len(), 1);
    table.shows_event(0, "event-boom");
    table.press("A");
    assert_eq!(table.shown().len(), 3, "the card that exploded and two black ones");
    table.shows_event(0, "event-takes-exploded");
    table.shows_event(2, "event-takes-black");
    table.press("UA");
    table.shows_event(0, "event-bango");
}

#[test]
fn a_bango_on_the_card_that_explodes_is_seen_by_all() {
    let mut table = stage(Players::Two, "deck: R7 B7 R1\nhands: P7 Y2 | ");
    table.press("AAUA");
    table.shows_event(0, "event-bango-exploded");
    table.shows("destroyed-exploded");
}

#[test]
fn a_bot_keeps_its_hand() {
    let mut table = stage(Players::Three, "deck: R3\nhands: B11");
    table.deal.guests[Seat::One].who = Who::Bot(Level::Hard);
    table.moves(&["draw", "stop", "take R3", "keep"]);
    table.shows_event(0, "event-keeps");
}

#[test]
fn the_last_card_and_the_last_lay_downs() {
    let laid = "sequences: P1 B2 P3 P4 | R2 R3 Y4 | B10 P11 | Y5 B6 | Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11\n\
        discards: 2 | 0 | 3 | 10 | 0";
    let text = format!("deck: R5\ndiscard: 58\nhands: R1 | R4 | | P11 | \n{laid}");
    let mut table = stage(Players::Five, &text);
    table.press("A");
    table.shows_event(0, "event-last-card");
    table.press("BA");
    table.shows_event(0, "event-last-time");
    table.shows("lay-last");
    table.press("A");
    table.shows_event(0, "event-last-time-next");
    table.press("AA");
    assert_eq!(table.game.to_move(), None);
    table.shows_event(0, "event-laid");
    table.shows_final(0, "final-5");
}

#[test]
fn equal_points_share_a_place_in_the_final_table() {
    let mut table = stage(Players::Two, "deck: R5\ndiscard: 72\nhands: | \ndiscards: 0 | 1");
    table.press("ABAA");
    table.shows_final(0, "final-2");
}

#[test]
fn only_the_own_hand_and_lay_down_are_secret() {
    let mut table = drawn(Players::Five, 3);
    assert!(!table.is_secret());
    table.press("U");
    assert!(table.is_secret());
    table.press("B");
    assert!(!table.is_secret());
    table.press("D");
    assert!(table.is_secret());
    table.press("BB");
    assert!(!table.is_secret(), "what is taken from the row is seen by all");
    table.press("AB");
    assert!(table.is_secret());
    table.press("R");
    assert!(table.is_secret());
}

/// The fewest presses that make a move at the decision at hand.
fn presses_for(table: &Stage<Bango>, mv: Move) -> Option<usize> {
    let mut known = HashSet::new();
    let mut cursors = vec![table.cursor];
    for presses in 1..=24 {
        let mut next = Vec::new();
        for cursor in &cursors {
            for button in Button::ALL {
                let (after, pressed) = table.pressed(*cursor, button);
                match pressed {
                    Pressed::Play(made) if made == mv => return Some(presses),
                    Pressed::Stay if known.insert(format!("{after:?}")) => next.push(after),
                    _ => {}
                }
            }
        }
        cursors = next;
    }
    None
}

#[test]
fn every_move_can_be_made_by_buttons_and_most_with_one_or_two() {
    let (mut decisions, mut presses, mut games) = (0, 0, 0);
    for setup in tests::setups::<Bango>(8) {
        let mut table = Stage::new(Bango::deal(&setup).unwrap());
        games += 1;
        while let Some(seat) = table.game.to_move() {
            let view = table.game.view(seat);
            let mut mind = <Bango as Thinks>::Mind::new(&view, engine::bots::Level::Normal, Seed(decisions));
            let advice = (0..100_000).find_map(|_| mind.think()).expect("a bot decides");
            decisions += 1;
            if matches!(view.table.phase, Phase::Laying(_)) {
                // A lay-down is accepted as a whole.
                presses += 1;
                table.press("A");
                continue;
            }
            let mut moves = Moves::new();
            view.legal_moves(&mut moves);
            for &mv in moves.iter() {
                let needed = presses_for(&table, mv);
                let needed = needed.unwrap_or_else(|| panic!("{mv} cannot be pressed at {view:?}"));
                presses += if mv == advice.mv { needed } else { 0 };
            }
            table.play(advice.mv);
        }
    }
    let each = presses as f64 / decisions as f64;
    println!("Bango: {each:.2} presses a decision, {} a game of all players", presses / games);
    assert!(each < 2.5, "{each:.2} presses a decision");
}

#[test]
fn every_card_of_a_lay_down_can_go_wherever_it_fits() {
    let mut chance = Chance::new(Seed(5));
    for setup in tests::setups::<Bango>(40) {
        let mut table = Stage::new(Bango::deal(&setup).unwrap());
        while let Some(seat) = table.game.to_move() {
            let view = table.game.view(seat);
            let mut moves = Moves::new();
            view.legal_moves(&mut moves);
            if matches!(view.table.phase, Phase::Laying(_)) {
                // Whatever is changed, what is accepted is legal, or the stage panics.
                table.press("R");
                for _ in 0..chance.below(40) {
                    table.press(["L", "R", "U", "D"][chance.below(4) as usize]);
                    table.decision().assert_tidy("a changed lay-down");
                }
                table.press("A A");
                assert_ne!(table.game.table().phase, Phase::Laying(seat), "a lay-down is complete");
                continue;
            }
            table.play(moves[chance.below(moves.len() as u32) as usize]);
        }
    }
}

#[test]
fn a_whole_game_is_played_by_buttons_alone() {
    let mut device = Handheld::new();
    device.press("AA A D A");
    device.shows_in("bango", "game-begins");
    let saved = |device: &Handheld| device.flash.contains_key(&(Slot::Game as u8));
    assert!(saved(&device));
    let mut presses = 0;
    while saved(&device) {
        for button in ["A", "A", "B", "A", "B"] {
            if saved(&device) {
                device.press(button);
                device.wait(200);
                presses += 1;
            }
        }
        assert!(presses < 20_000, "the game does not end");
    }
    device.wait(5000);
    device.shows_in("bango", "game-final");
    device.press("B");
    device.shows_in("bango", "game-menu");
}

#[test]
fn a_stop_by_mistake_is_taken_back_by_b() {
    let mut device = Handheld::new();
    device.press("AA A D A A");
    let before = device.text();
    device.press("B");
    assert_ne!(device.text(), before);
    device.press("B");
    assert_eq!(device.text(), before);
}

/// ANNA and BEN as people and CLARA as a bot; ANNA begins.
fn two_people() -> Handheld {
    let mut device = Handheld::new();
    device.press("AA DRA R BB A D A");
    device
}

#[test]
fn the_row_lies_open_and_the_hand_is_behind_the_curtain() {
    let mut device = two_people();
    device.shows_in("bango", "open-begin");
    device.press("D");
    device.shows_in("shell", "curtain-anna");
    device.press("A");
    device.shows_in("bango", "open-hand");
    device.press("BA");
    device.shows_in("bango", "open-row");
    device.press("U");
    device.shows_in("bango", "open-bango");
    device.press("BBA");
    device.shows_in("bango", "open-lay-or-keep");
    device.press("B");
    device.shows_in("bango", "open-ben");
    device.press("D");
    device.shows_in("shell", "curtain-ben");
}

#[test]
fn a_game_goes_on_where_it_was_in_every_phase() {
    let mut device = two_people();
    for presses in ["A", "A", "B", "A", "B", "", "B"] {
        device.press(presses);
        device.wait(10_000);
        let before = device.text();
        device = device.restart();
        device.press("A");
        device.wait(10_000);
        if before.is_empty() {
            continue;
        }
        if device.text() != before {
            // Behind the curtain, as somebody else may have switched it on.
            device.press("A");
        }
        assert_eq!(device.text(), before, "after {presses}");
    }
}

#[test]
fn what_lies_open_tells_nothing_about_hands() {
    let (mut open, mut secret, mut differ) = (0, 0, 0);
    let mut chance = Chance::new(Seed(8));
    for setup in tests::setups::<Bango>(12) {
        let mut table = Stage::new(Bango::deal(&setup).unwrap());
        while let Some(seat) = table.game.to_move() {
            // Another world, which an opponent cannot tell from this one.
            let opponent = table.game.players().after(seat);
            let world = Bango::sample(&table.game.view(opponent), &mut chance);
            let (one, two) = (Stage::new(table.game), Stage::new(world));
            assert_eq!(one.is_secret(), two.is_secret());
            if one.is_secret() {
                secret += 1;
                differ += usize::from(one.decision() != two.decision());
            } else {
                open += 1;
                assert_eq!(one.decision(), two.decision());
                for button in Button::ALL {
                    let ((one_after, made), (two_after, too)) =
                        (one.pressed(one.cursor, button), two.pressed(two.cursor, button));
                    assert_eq!(made, too, "an open screen's button does the same in both worlds");
                    let (view, other) = (one.game.view(seat), two.game.view(seat));
                    assert_eq!(Bango::secret(&view, &one_after), Bango::secret(&other, &two_after));
                }
            }
            assert_eq!(one.watching(), two.watching());
            let mut moves = Moves::new();
            table.game.legal_moves(&mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            table.play(mv);
        }
    }
    assert!(open > 500 && secret > 50, "{open} open and {secret} secret screens");
    assert!(differ > 0, "the worlds differ, or this test would see nothing");
}
