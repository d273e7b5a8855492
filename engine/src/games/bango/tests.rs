//! Where the cards are in games by chance; the packed row and sequences against plain lists.

#![allow(clippy::cast_possible_truncation)]

extern crate std;

use std::format;
use std::vec::Vec;

use super::card::{all_cards, bit};
use super::*;
use crate::cards::Seed;
use crate::games::GameMove;

/// Deals, or says with which seed it failed.
fn deal(players: Players, seed: u128) -> Bango {
    let first = players.seats().nth(seed as usize % usize::from(players.count())).unwrap();
    Bango::deal(&Setup { players, first, options: (), seed: Seed(seed) }).unwrap()
}

fn legal_moves(game: &Bango) -> Moves<Move> {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves
}

/// Plays games by chance at every number of players and shows the state at each decision.
fn games(count: u128, mut look: impl FnMut(&Bango)) {
    for players in [Players::Two, Players::Three, Players::Four, Players::Five] {
        for seed in 0..count {
            let mut rng = Rng::new(Seed(seed).for_purpose(1));
            let mut game = deal(players, seed);
            for decision in 0.. {
                let moves = legal_moves(&game);
                let Some(&mv) = moves.get(rng.below(moves.len() as u32) as usize) else { break };
                look(&game);
                game.play(mv).unwrap_or_else(|error| panic!("seed {seed}, {players} players, {mv}: {error}"));
                assert!(decision < 1000, "seed {seed}, {players} players: the game does not end");
            }
            assert_eq!((game.to_move(), game.open.phase), (None, Phase::Over));
            assert!(players.seats().all(|seat| game.hand(seat).is_empty()));
            assert!(!game.winners().is_empty());
        }
    }
}

#[test]
fn every_card_is_in_one_place_and_none_is_there_too_often() {
    games(500, |game| assert!(game.is_sound()));
}

#[test]
fn two_bytes_are_at_most_one_move() {
    let moves: Vec<u16> = (0..=u16::MAX).filter(|&bits| Move::unpack(bits).is_some()).collect();
    assert!(moves.iter().all(|&bits| Move::unpack(bits).map(Move::pack) == Some(bits)));
    assert_eq!(moves.len(), 6 + 55 + 2 * 55 * 55 + 55 * 3);
}

/// A screen that knows nothing but the events.
struct Screen {
    zones: Zones,
    held: PerSeat<u8>,
    points: PerSeat<i16>,
    active: Seat,
    over: bool,
}

impl Observer<Bango> for Screen {
    fn event(&mut self, event: Event, _: crate::games::Moment<'_, Bango>) {
        let zones = &mut self.zones;
        let index = |seat: Seat| usize::from(seat.number() - 1);
        let mut leave_row = |card| {
            let place = zones.row.iter().rposition(|&other| other == card).unwrap();
            zones.row.remove(place);
        };
        match event {
            Event::Revealed(card) => zones.row.push(card).unwrap(),
            Event::Bango { seat, row, hand } => {
                assert_eq!(row.number(), hand.number());
                leave_row(row);
                zones.discard += 2;
                self.held[seat] -= 1;
            }
            Event::Took { seat, card } => {
                leave_row(card);
                self.held[seat] += 1;
            }
            Event::Left(card) => {
                leave_row(card);
                zones.discard += 1;
            }
            Event::Started { seat, nth, low, high } => {
                self.held[seat] -= 2;
                zones.sequences[index(seat)].push(Sequence::start(low, high).unwrap()).unwrap();
                assert_eq!(zones.sequences[index(seat)].len(), usize::from(nth.number()));
            }
            Event::Extended { seat, nth, card } => {
                self.held[seat] -= 1;
                let sequence = &mut zones.sequences[index(seat)][usize::from(nth.number() - 1)];
                *sequence = sequence.extended(card).unwrap();
            }
            Event::Discarded { seat, .. } => {
                self.held[seat] -= 1;
                zones.discards[index(seat)] += 1;
            }
            Event::LaidDown { seat, gained } => {
                let placed = &zones.sequences[index(seat)];
                let points: i16 = placed.iter().map(|sequence| i16::from(sequence.points())).sum();
                self.points[seat] += gained;
                assert_eq!(self.points[seat], points - i16::from(zones.discards[index(seat)]));
                assert_eq!(self.held[seat], 0);
            }
            Event::Turn(seat) => self.active = seat,
            Event::GameOver => self.over = true,
            Event::Exploded { card, with } => assert_eq!(card.number(), with.number()),
            Event::LaysDown { seat, why } => assert!(why == LayDown::Last || seat == self.active),
            Event::LastCard | Event::Cancelled | Event::Stopped(_) | Event::Kept(_) => {}
        }
    }
}

#[test]
fn a_screen_can_follow_the_events_alone() {
    for seed in 0..500 {
        let mut game = deal(Players::Four, seed);
        let mut rng = Rng::new(Seed(seed).for_purpose(2));
        let active = game.open.active;
        let (held, points) = (PerSeat::splat(1), PerSeat::splat(0));
        let mut screen = Screen { zones: game.zones(), held, points, active, over: false };
        while game.to_move().is_some() {
            let moves = legal_moves(&game);
            let mv = moves[rng.below(moves.len() as u32) as usize];
            game.play_observed(mv, &mut screen).unwrap();
            let (seen, zones) = (&screen.zones, game.zones());
            assert_eq!((&seen.row, &seen.sequences), (&zones.row, &zones.sequences));
            assert_eq!((&seen.discards, seen.discard), (&zones.discards, zones.discard));
            assert!(game.open.players.seats().all(|seat| screen.held[seat] == game.hand_len(seat)));
            assert_eq!((screen.active, screen.over), (game.open.active, game.to_move().is_none()));
        }
    }
}

#[test]
fn a_black_first_card_goes_back_to_every_place_alike() {
    let black = Card::all().find(|&card| is_black(card)).unwrap();
    let coloured: Vec<Card> = all_cards().filter(|&card| !is_black(card)).take(3).collect();
    let mut rng = Rng::new(Seed(1));
    let mut places = [0; 3];
    for _ in 0..30_000 {
        let (mut deck, mut left) = Deck::of(coloured.iter().copied().chain([black]));
        deck.draw_first(&mut left, &mut rng).unwrap();
        let rest: Vec<Card> = deck.next_first(left).collect();
        assert_eq!(rest.len(), 3);
        places[rest.iter().position(|&card| card == black).unwrap()] += 1;
    }
    // Back on top of three cards it is only drawn again, so three places are left.
    assert!(places.iter().all(|count| (9_700..=10_300).contains(count)), "{places:?}");
}

#[test]
fn a_row_is_a_list_of_different_numbers() {
    let mut rng = Rng::new(Seed(4));
    for _ in 0..2_000 {
        let (mut row, mut list) = (Row::EMPTY, Vec::new());
        for _ in 0..40 {
            let card = Card::from_index(rng.below(55) as u8).unwrap();
            let same = list.iter().copied().find(|other: &Card| other.number() == card.number());
            assert_eq!(row.same_number(card), same);
            match same {
                None => {
                    row.push(card);
                    list.push(card);
                }
                Some(other) => {
                    assert_eq!(row.remove(card), card == other);
                    assert!(card == other || row.remove(other));
                    list.retain(|&card| card != other);
                }
            }
            assert!(row.iter().eq(list.iter().copied()));
            assert_eq!((row.last(), usize::from(row.len())), (list.last().copied(), list.len()));
        }
    }
}

#[test]
fn a_sequence_is_a_list_of_rising_numbers() {
    let card = |suit: u8, number: u8| Card::from_index(suit * HIGHEST + number - 1).unwrap();
    let mut rng = Rng::new(Seed(4));
    for (low, high) in (1..=10).flat_map(|low| (low + 1..=11).map(move |high| (low, high))) {
        for _ in 0..100 {
            let cards: Vec<Card> = (low..=high).map(|n| card(rng.below(4) as u8, n)).collect();
            let sequence = Sequence::from_cards(&cards).unwrap();
            assert!(sequence.cards().eq(cards.iter().copied()));
            assert_eq!((sequence.low(), sequence.high(), sequence.len()), (low, high, high - low + 1));
            let colours =
                [0, 1, 2, 3].map(|suit| cards.iter().filter(|card| card.suit() == suit).count() as u8);
            assert_eq!(sequence.colours(), colours);
            for card in Card::all() {
                let fits = !is_black(card) && (card.number() + 1 == low || card.number() == high + 1);
                assert_eq!(sequence.fitting() & bit(card) != 0, fits);
                assert_eq!(sequence.extended(card).is_ok(), fits);
            }
            // However it grew, it is the same.
            let middle = usize::from(rng.below(u32::from(high - low)) as u8);
            let seed = Sequence::start(cards[middle], cards[middle + 1]).unwrap();
            let down = cards[..middle].iter().rev().try_fold(seed, |s, &card| s.extended(card));
            let whole = cards[middle + 2..].iter().try_fold(down.unwrap(), |s, &card| s.extended(card));
            assert_eq!(whole, Ok(sequence));
        }
    }
}

#[test]
fn the_bonus_passes_over_tied_colours() {
    let open = [
        ([3, 0, 0, 0], 3),
        ([2, 2, 2, 1], 1),
        ([1, 1, 1, 1], 0),
        ([3, 3, 1, 1], 0),
        ([3, 3, 2, 1], 2),
        ([1, 0, 0, 1], 0),
        ([4, 4, 3, 0], 3),
    ];
    for (colours, points) in open {
        assert_eq!(bonus(colours), points, "{colours:?}");
    }
}

#[test]
fn what_cannot_be_read_says_where() {
    let error = |text: &str| format!("{}", text.parse::<Move>().unwrap_err());
    assert_eq!(error("fold"), "expected the name of a move of this game at character 1");
    assert_eq!(error("take G5"), "expected a colour letter of this game at character 6");
    assert_eq!(error("bango R5"), "expected a card such as B5 at character 9");
    assert_eq!(error("start R5 R12"), "expected a number from 1 to 11 at character 11");
    assert_eq!(error("extend R5 4"), "expected a number from 1 to 3 at character 11");
    assert_eq!(error("draw 2"), "expected nothing more at character 6");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Bango>() <= 336, "{}", size_of::<Bango>());
    assert!(size_of::<View>() <= 232 && size_of::<Move>() == 3);
}
