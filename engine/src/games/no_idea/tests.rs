//! Internals, and what must hold at every state of random games.

extern crate std;

use std::string::ToString;
use std::vec::Vec;

use super::card::KINDS;
use super::*;
use crate::cards::Seed;
use crate::games::GameMove;

const PLAYERS: [Players; 4] = [Players::Two, Players::Three, Players::Four, Players::Five];

fn deal(players: Players, seed: u128) -> NoIdea {
    NoIdea::deal(&Setup { players, first: Seat::Two, options: (), seed: Seed(seed) }).unwrap()
}

fn pick(moves: &[Move], rng: &mut Rng) -> Move {
    moves[rng.below(u32::try_from(moves.len()).unwrap()) as usize]
}

/// Plays a random game and shows every state on the way, with its legal moves.
fn wander(players: Players, seed: u128, mut visit: impl FnMut(&NoIdea, &[Move])) -> NoIdea {
    let mut game = deal(players, seed);
    let mut rng = Rng::new(Seed(seed));
    let mut moves = Moves::new();
    // Chance needs some 2,500 decisions, and 6,000 at times.
    for _ in 0..50_000 {
        if game.to_move().is_none() {
            return game;
        }
        game.legal_moves(&mut moves);
        visit(&game, &moves);
        let mv = pick(&moves, &mut rng);
        game.play(mv).unwrap();
    }
    panic!("the game with seed {seed} does not end")
}

#[test]
fn the_deck_is_the_one_of_ruling_n1() {
    for (c, row) in DECK.iter().enumerate() {
        for (n, cell) in row.iter().enumerate() {
            let expected = match n {
                n if n == (c + 5) % 6 => DeckCell::Two,
                n if n == c % 6 => DeckCell::With(Function::Reveal),
                n if n == (c + 2) % 6 => DeckCell::With(Function::RemoveOthers),
                n if n == (c + 4) % 6 => DeckCell::With(Function::Refill),
                _ => DeckCell::Three,
            };
            assert_eq!(*cell, expected, "{} {}", COLOURS[c], n + 1);
        }
    }
    let deck: Vec<Card> = Stock::FULL.cards().collect();
    assert_eq!(deck, deck::DECK_IN_ORDER);
    assert_eq!(deck.iter().filter(|card| card.prize().is_none()).count(), 102);
    for n in 1..=6 {
        assert_eq!(deck.iter().filter(|card| card.number() == Some(n)).count(), 17);
        assert_eq!(deck.iter().filter(|card| card.colour() == Some(COLOURS[n as usize - 1])).count(), 17);
    }
    for function in Function::ALL {
        assert_eq!(deck.iter().filter(|card| card.function() == Some(function)).count(), 6);
    }
}

#[test]
fn every_kind_of_card_has_one_index_and_one_text() {
    for index in 0..KINDS {
        let card = Card::from_index(index).unwrap();
        assert_eq!(card.index(), index);
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    assert_eq!(Card::from_index(KINDS), None);
    for text in ["", "R", "R7", "R0", "K1", "R5++", "R4+", "R5!", "S3", "S", "S1+", "R55", "é5", "Rß", "R5é"]
    {
        let error = text.parse::<Card>().unwrap_err();
        assert!(error.at <= text.len(), "{text}: {error}");
    }
    for trophy in Trophy::ALL {
        assert_eq!(trophy.to_string().parse(), Ok(trophy));
    }
    assert!("T6".parse::<Trophy>().is_err() && "3".parse::<Trophy>().is_err());
}

#[test]
fn there_are_so_many_moves_and_no_other_text_is_one() {
    let moves: Vec<Move> = (0..=u16::MAX).filter_map(Move::unpack).collect();
    assert_eq!(moves.len(), 4 + 102 + 6);
    assert!(moves.is_sorted_by(|a, b| a < b), "packed moves sort as moves do");
    for text in ["", "place", "place 0", "place 103", "reveal 7", "stop 1", "Draw"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<NoIdea>() <= 384, "{}", size_of::<NoIdea>());
    assert_eq!(size_of::<Option<Card>>(), 1);
    assert_eq!(size_of::<Move>(), 2);
}

#[test]
fn covered_cards_do_not_remember_the_order_in_which_they_came() {
    let [a, b, c] = ["B2", "B2", "B2"].map(|text| text.parse::<Card>().unwrap());
    let piles: Vec<Pile> = Pile::all().take(3).collect();
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
        let (mut one, mut two) = (Discards::NONE, Discards::NONE);
        for (card, pile) in [(a, 0), (b, 1), (c, 2)] {
            one.cover(piles[pile], card);
        }
        for (card, pile) in [(a, order[0]), (b, order[1]), (c, order[2])] {
            two.cover(piles[pile], card);
        }
        assert_eq!(one, two);
        assert!(one.under(piles[1]).eq([a]));
        one.keep_only(piles[1]);
        assert!(one.under(Pile::FIRST).eq([a]) && one.aside().eq([a, a]));
        one.take_for_draw_pile(|card| assert_eq!(card, a));
        assert!(one.aside().next().is_none() && one.all().eq([a]), "what is aside goes first");
        one.take_for_draw_pile(|card| assert_eq!(card, a));
        assert!(one.is_empty() && one == Discards::NONE);
    }
}

#[test]
fn no_card_is_lost_and_every_point_is_won_in_the_end() {
    for (round, players) in PLAYERS.into_iter().cycle().take(2_000).enumerate() {
        let (mut count, mut rng) = (0, Rng::new(Seed(5)));
        let end = wander(players, round as u128, |game, _| {
            count += 1;
            if count % 64 == 0 {
                assert!(game.is_sound());
            }
            if count % 499 == 0 {
                let seat = players.seats().nth(count / 499 % usize::from(players.count())).unwrap();
                assert!(NoIdea::sample(&game.view(seat), &mut rng).is_sound());
            }
        });
        assert_eq!(end.trophies, TrophyPile::EMPTY);
        let points: i16 = end.scores().seated(players).sum();
        let prizes: i16 = end.won.seated(players).map(|won| i16::from(won.prizes.stars())).sum();
        assert_eq!(points, 3 * 5 + 4 * 4 + 5 * 3 + prizes);
    }
}

/// The events of a move, and how many cards each new draw pile had.
struct Seen(Vec<Event>, Vec<u8>);

impl Observer<NoIdea> for Seen {
    fn event(&mut self, event: Event, _: crate::games::Moment<'_, NoIdea>) {
        self.0.push(event);
    }

    fn shuffled(&mut self, game: &NoIdea) {
        self.1.push(game.centre.draw_len());
    }
}

#[test]
fn an_observer_sees_every_shuffle_before_a_card_of_it_is_drawn() {
    let mut shuffles = 0;
    for (round, players) in PLAYERS.into_iter().cycle().take(20).enumerate() {
        let mut rng = Rng::new(Seed(7));
        wander(players, 2900 + round as u128, |game, moves| {
            let mut next = game.clone();
            let mut seen = Seen(Vec::new(), Vec::new());
            let mv = pick(moves, &mut rng);
            let disclosure = next.play_observed(mv, &mut seen).unwrap();
            let mut unwatched = game.clone();
            assert_eq!(unwatched.play(mv), Ok(disclosure));
            assert_eq!(unwatched, next, "an observer changes nothing");
            assert!(disclosure.is_some() || next.rng == game.rng, "chance is news");
            let shuffled = seen.0.iter().filter_map(|event| match event {
                Event::Shuffled { cards } => Some(*cards),
                _ => None,
            });
            assert!(shuffled.eq(seen.1.iter().copied()));
            shuffles += seen.1.len();
            assert_eq!(next.to_move().is_none(), seen.0.last() == Some(&Event::GameOver));
        });
    }
    assert!(shuffles > 20);
}

#[test]
fn a_seat_sees_its_own_trophies_and_counts_those_of_the_others() {
    let mut differ = 0;
    wander(Players::Three, 11, |game, _| {
        let (one, two) = (game.view(Seat::One), game.view(Seat::Two));
        let counted = TrophiesSeen::Counted(game.won[Seat::One].trophies.len());
        assert_eq!(one.trophies, game.won[Seat::One].trophies);
        assert_eq!(two.public.trophies[Seat::One], counted);
        differ += u32::from(!two.public.trophies[Seat::One].is_empty());
        assert_eq!(one.public, two.public, "all else is the same for everybody");
        assert_eq!(usize::from(one.public.trophies_left()), game.trophies.iter().count());
        assert_eq!(i16::from(one.own_tally().stars()), game.scores()[Seat::One]);
    });
    assert!(differ > 0);
}

#[test]
fn a_claim_that_cannot_be_is_refused_with_the_reason() {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let (plus, prize) = (card("R5+"), card("S2"));
    let arrange = |claim: Position<'_>| NoIdea::arrange(Players::Two, Seat::One, &claim).map(|_| ());
    let claim = Position::default();
    assert_eq!(arrange(claim), Ok(()));
    assert_eq!(arrange(Position { draw: &[plus, plus], ..claim }), Err(PositionError::Card(plus)));
    assert_eq!(
        arrange(Position { draw: &[plus], piles: &[&[plus]], ..claim }),
        Err(PositionError::Card(plus))
    );
    assert_eq!(arrange(Position { piles: &[&[prize]], ..claim }), Err(PositionError::PrizeDiscarded(prize)));
    assert_eq!(arrange(Position { piles: &[&[]], ..claim }), Err(PositionError::EmptyPile));
    assert_eq!(
        arrange(Position { layouts: &[None, Some(&[None; 7])], ..claim }),
        Err(PositionError::Layout(Seat::Two))
    );
    assert_eq!(arrange(Position { layouts: &[None; 3], ..claim }), Err(PositionError::Seat));
    assert_eq!(
        arrange(Position { trophies: &[Trophy::T5; 4], ..claim }),
        Err(PositionError::Trophy(Trophy::T5))
    );
    let all: Vec<Award> = Collection::ALL.items().map(Award::Trophy).collect();
    assert_eq!(arrange(Position { won: &[&all], ..claim }), Err(PositionError::Over));
    assert_eq!(NoIdea::arrange(Players::Six, Seat::One, &claim).unwrap_err(), PositionError::Players);
    assert_eq!(NoIdea::arrange(Players::Two, Seat::Three, &claim).unwrap_err(), PositionError::Seat);
    let tops: Vec<Card> = Stock::FULL.cards().filter(|card| card.prize().is_none()).collect();
    let tops: Vec<&[Card]> = tops.chunks(1).collect();
    let prizes: Vec<Award> = Stock::FULL.cards().filter_map(|card| card.prize()).map(Award::Prize).collect();
    let stuck = Position { piles: &tops, won: &[&prizes], layouts: &[Some(&[]), Some(&[])], ..claim };
    assert_eq!(arrange(stuck), Err(PositionError::Stuck));
}
