//! No Idea: the examples of its rulebook, and a test for every ruling.
//!
//! Positions are written as `tests::positions` says: piles from the bottom to the top, a dash for a free place of a
//! layout, the next card of the draw pile first.

use engine::cards::Seed;
use engine::games::no_idea::{
    COLOURS, Card, Collection, DECK, DeckCell, Event, Function, NoIdea, Spot, Starred, Stock, Trophy,
};
use engine::games::{Disclosure, Game, Moves, Players, Seat, SeatSet, Setup};
use tests::observed;
use tests::positions::position;

/// Plays moves and gives back the news of the last one.
fn play(game: &mut NoIdea, moves: &str) -> Option<Disclosure> {
    let mut disclosure = None;
    for text in moves.split(", ") {
        let mv = text.parse().expect(text);
        disclosure = game.play(mv).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    disclosure
}

fn refused(game: &NoIdea, mv: &str) -> String {
    game.clone().play(mv.parse().expect(mv)).expect_err(mv).to_string()
}

fn legal(game: &NoIdea) -> String {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn shown<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn tops(game: &NoIdea) -> String {
    shown(&game.zones().piles)
}

fn layout(game: &NoIdea, seat: usize) -> String {
    shown(game.zones().layouts[seat - 1].map(|card| card.map_or("-".to_string(), |card| card.to_string())))
}

fn won(game: &NoIdea, seat: usize) -> String {
    shown(&game.zones().won[seat - 1])
}

fn draw_len(game: &NoIdea) -> usize {
    game.zones().draw.len()
}

// Examples of the rulebook

#[test]
fn clemens_places_red_3_on_red_5_and_turns_yellow_4_back() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3; layouts: R3 Y4+ G1 G1 G2 G2");
    play(&mut game, "draw");
    assert_eq!(tops(&game), "R5 B3");
    play(&mut game, "reveal 1");
    assert_eq!(legal(&game), "place 1, place 2, back");
    assert_eq!(layout(&game, 1), "R3 Y4+ G1 G1 G2 G2", "it stays in its place until it is placed");
    play(&mut game, "place 1");
    assert_eq!((tops(&game), layout(&game, 1)), ("R3 B3".into(), "- Y4+ G1 G1 G2 G2".into()));
    let cards_left = draw_len(&game);
    play(&mut game, "reveal 2");
    assert_eq!((tops(&game), layout(&game, 1)), ("R3 B3".into(), "- Y4+ G1 G1 G2 G2".into()));
    assert_eq!(draw_len(&game), cards_left, "its function is not triggered");
    assert_eq!((game.to_move(), legal(&game)), (Some(Seat::Two), "draw".into()));
}

#[test]
fn simon_draws_red_5_reveal_which_reveals_yellow_2() {
    let mut game = position::<NoIdea>("piles: G1; draw: R5+ Y2; layouts: B4 B4 B4 A3 A3 A3");
    play(&mut game, "draw");
    assert_eq!(tops(&game), "G1 R5+ Y2");
    assert_eq!(game.to_move(), Some(Seat::One));
    assert_eq!(legal(&game), "reveal 1, reveal 2, reveal 3, reveal 4, reveal 5, reveal 6");
}

#[test]
fn simon_removes_the_other_two_piles_with_blue_3() {
    let mut game = position::<NoIdea>("piles: R5 | A3 | G6; draw: R2; layouts: B3! B4 B5 B6 A1 A2");
    play(&mut game, "draw, place 1, reveal 1");
    assert_eq!(legal(&game), "place 2, back");
    play(&mut game, "place 2");
    assert_eq!((tops(&game), game.zones().aside), ("B3!".into(), 3));
    assert_eq!(game.to_move(), Some(Seat::One));
    play(&mut game, "reveal 2");
    assert_eq!(legal(&game), "place 1, back", "the pile that stays is pile 1");
}

#[test]
fn clemens_is_right_that_nothing_fits() {
    let mut game = position::<NoIdea>("piles: P5 | G6; draw: P3; layouts: - A6 - - R5+ -; trophies: T4");
    play(&mut game, "draw, place 1");
    assert_eq!(tops(&game), "P3 G6");
    assert_eq!(legal(&game), "reveal 2, reveal 5, nothing");
    play(&mut game, "reveal 2, place 2");
    assert_eq!(legal(&game), "reveal 5, nothing, stop");
    let next = shown(game.zones().draw.iter().take(5)).replace(' ', "/");
    let left = draw_len(&game);
    play(&mut game, "nothing");
    assert_eq!(legal(&game), "reveal 5");
    play(&mut game, "reveal 5");
    assert_eq!(won(&game, 1), "T4");
    let drawn: Vec<&str> = next.split('/').collect();
    let expected = [drawn[0], drawn[1], drawn[2], drawn[3], "R5+", drawn[4]].join(" ");
    assert_eq!((layout(&game, 1), draw_len(&game)), (expected, left - 5));
    assert_eq!(tops(&game), "P3 A6", "its function does not count");
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn simon_is_mistaken_that_nothing_fits() {
    let mut game = position::<NoIdea>("piles: B1; draw: B2 G5 G5 G6; layouts: G1 R3 P2");
    play(&mut game, "draw, place 1, nothing, reveal 1, reveal 2");
    let seen = observed(&mut game, "reveal 3").events;
    assert!(seen.contains(&Event::Mistaken { seat: Seat::One, prize: false }), "{seen:?}");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("".into(), "G1 R3 P2 G5 G5 G6".into()));
    assert_eq!((tops(&game), game.to_move()), ("B2".into(), Some(Seat::Two)));
}

// The rules beyond the examples

#[test]
fn with_any_number_of_players_all_cards_and_trophies_are_in_the_game() {
    for players in 2..=5 {
        let setup = Setup {
            players: Players::new(players).unwrap(),
            first: Seat::One,
            options: (),
            seed: Seed(u128::from(players)),
        };
        let zones = NoIdea::deal(&setup).unwrap().zones();
        let mut cards: Vec<Card> =
            zones.draw.iter().chain(zones.layouts.iter().flatten().flatten()).copied().collect();
        cards.sort_unstable();
        let mut all: Vec<Card> = Stock::FULL.cards().collect();
        all.sort_unstable();
        assert_eq!(cards, all, "{players} players");
        assert_eq!(zones.draw.len(), 108 - 6 * usize::from(players));
        let stars = |list: &[u8]| {
            (0..=5).map(|n| list.iter().filter(|&&stars| stars == n).count()).collect::<Vec<_>>()
        };
        let trophies: Vec<u8> = zones.trophies.iter().map(|trophy| trophy.stars()).collect();
        assert_eq!(stars(&trophies), [0, 0, 0, 5, 4, 3]);
        let prizes: Vec<u8> =
            cards.iter().filter_map(|card| card.prize()).map(|prize| prize.stars()).collect();
        assert_eq!(stars(&prizes), [1, 4, 1, 0, 0, 0]);
    }
}

#[test]
fn a_prize_from_the_draw_pile_is_kept_and_ends_the_turn() {
    let mut game = position::<NoIdea>("piles: R5; draw: S2");
    play(&mut game, "draw");
    assert_eq!((won(&game, 1), tops(&game), game.to_move()), ("S2".into(), "R5".into(), Some(Seat::Two)));
}

#[test]
fn a_prize_from_the_layout_is_kept_and_ends_the_turn() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3; layouts: S1 R1 R2 R3 R4 R6");
    play(&mut game, "draw, reveal 1");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("S1".into(), "- R1 R2 R3 R4 R6".into()));
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn a_prize_as_last_card_clears_the_layout() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3 G1 G2 G3 G4 G5 G6; layouts: - - S1; trophies: T5");
    play(&mut game, "draw, reveal 3");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("S1 T5".into(), "G1 G2 G3 G4 G5 G6".into()));
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn the_last_card_placed_clears_the_layout() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3 G1 G2 G3 G4 G5 G6; layouts: R1; trophies: T3");
    play(&mut game, "draw, reveal 1, place 1");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("T3".into(), "G1 G2 G3 G4 G5 G6".into()));
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn refill_brings_opponents_to_three_cards_but_not_the_player() {
    let mut game =
        position::<NoIdea>("players: 3; piles: R3; draw: R3^ G1 G2 G4; layouts: B1 | - B2 | B4 B5 B6 A1");
    play(&mut game, "draw");
    assert_eq!(
        play(&mut game, "place 1"),
        Some(Disclosure::Drawn),
        "a draw is not taken back, even face down"
    );
    assert_eq!(layout(&game, 1), "B1 - - - - -");
    assert_eq!(layout(&game, 2), "G1 B2 G2 - - -");
    assert_eq!(layout(&game, 3), "B4 B5 B6 A1 - -");
    assert_eq!(shown(game.zones().draw.first()), "G4");
}

#[test]
fn functions_chain_through_the_draw_pile() {
    // Red 5 reveals blue 1, which reveals green 5, which removes the others: each where the player chooses.
    let mut game = position::<NoIdea>("piles: R1 | A6; draw: R5+ B1+ G5! Y3");
    play(&mut game, "draw");
    assert_eq!((legal(&game), shown(game.zones().open)), ("place 1".into(), "R5+".into()));
    play(&mut game, "place 1");
    assert_eq!(tops(&game), "R5+ A6 B1+", "blue 1 starts a pile, green 5 is open");
    assert_eq!(shown(game.zones().open), "G5!");
    play(&mut game, "place 1");
    assert_eq!((tops(&game), game.zones().aside), ("G5!".into(), 2));
    assert_eq!(game.to_move(), Some(Seat::One));
}

#[test]
fn nothing_fits_is_for_at_most_three_cards_after_the_obligatory_draw() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3; layouts: G1 G2 G3 G4");
    assert_eq!(refused(&game, "nothing"), "a turn begins with a card from the draw pile");
    play(&mut game, "draw");
    assert_eq!(legal(&game), "reveal 1, reveal 2, reveal 3, reveal 4");
    assert_eq!(refused(&game, "nothing"), "\"Nothing fits!\" is for at most three cards");
    play(&mut game, "reveal 3");
    assert_eq!(refused(&game, "nothing"), "first place the revealed card or turn it back");
    play(&mut game, "place 2");
    assert_eq!(legal(&game), "reveal 1, reveal 2, reveal 4, nothing, stop");
}

#[test]
fn a_fitting_card_ends_nothing_fits_before_the_others_are_revealed() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3 G4 G4 G6; layouts: R1 A1 A2");
    play(&mut game, "draw, nothing, reveal 1");
    assert_eq!(layout(&game, 1), "R1 A1 A2 G4 G4 G6");
    let spots = game.view(Seat::Two).public.layouts[Seat::One];
    assert_eq!(spots[0], Spot::Seen("R1".parse().unwrap()));
    assert!(spots[1..].iter().all(|spot| spot.is_unseen()));
}

#[test]
fn what_was_turned_back_is_known_to_all_but_a_second_look_cannot_be_taken_back() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3 B4 B6; layouts: Y1 A1 A2 A4 | G1 G2 G4 G6");
    assert_eq!(play(&mut game, "draw"), Some(Disclosure::Revealed));
    assert_eq!(play(&mut game, "reveal 1"), Some(Disclosure::Revealed));
    for seat in [Seat::One, Seat::Two] {
        let view = game.view(seat);
        assert_eq!(view.public.layouts[Seat::One][0], Spot::Seen("Y1".parse().unwrap()));
        assert!(view.public.layouts[Seat::One][1].is_unseen());
        assert_eq!(view.public.unseen().count("Y1".parse().unwrap()), 2);
    }
    play(&mut game, "draw, place 2, reveal 1, draw, place 2");
    assert_eq!(play(&mut game, "reveal 1"), Some(Disclosure::Revealed));
}

#[test]
fn a_tie_goes_to_more_trophies_and_prizes_together_and_is_shared_after_that() {
    let end = |first: &str, second: &str, third: &str| {
        let mut game = position::<NoIdea>(&format!(
            "players: 3; piles: R5; draw: B3; layouts: R1; won: {first} | {second} | {third}"
        ));
        assert_eq!(game.winners(), SeatSet::EMPTY);
        play(&mut game, "draw, reveal 1, place 1");
        assert_eq!(game.to_move(), None);
        let scores: Vec<i16> = game.scores().seated(game.players()).copied().collect();
        (scores, game.winners().iter().map(Seat::number).collect::<Vec<_>>())
    };
    // Twelve trophies: 5 5 5, 4 4 4 4, 3 3 3 3 3. The first seat wins the one that is left.
    let (scores, winners) = end("T5 T5", "T4 T4 T4 T4", "T3 T3 T3 T3 T3");
    assert_eq!((scores, winners), (vec![15, 16, 15], vec![2]));
    let (scores, winners) = end("T5 T5", "T4 T4 T4 T3", "T3 T3 T3 T3 T4");
    assert_eq!((scores, winners), (vec![15, 15, 16], vec![3]));
    let (scores, winners) = end("T5 T5", "T4 T4 T4 T4", "T3 T3 T3 T3 T3 S1");
    assert_eq!((scores, winners), (vec![15, 16, 16], vec![3]), "six pieces against four");
    let (scores, winners) = end("T5 T5 S1", "T4 T4 T4 T4", "T3 T3 T3 T3 T3 S1");
    assert_eq!((scores, winners), (vec![16, 16, 16], vec![3]));
    let (scores, winners) = end("T5 T5 S0 S1", "T4 T4 T4 T4 S1", "T3 T3 T3 T3 T3");
    assert_eq!((scores, winners), (vec![16, 17, 15], vec![2]));
    let (scores, winners) = end("T5 T5 S1 S1", "T4 T4 T4 T4 S1", "T3 T3 T3 T3 T3");
    assert_eq!((scores, winners), (vec![17, 17, 15], vec![1, 2]), "five pieces each");
}

#[test]
fn an_end_table_can_take_the_points_apart() {
    let game = position::<NoIdea>("won: T5 T3 S2 S0");
    let tally = game.tally(Seat::One);
    assert_eq!((tally.trophies, tally.prizes, tally.pieces, tally.stars()), (8, 2, 4, 10));
}

// Rulings

#[test]
fn n1_the_deck_is_the_table_of_the_ruling() {
    let mut total = 0;
    for (c, row) in DECK.iter().enumerate() {
        for (n, cell) in row.iter().enumerate() {
            let function = [(0, Function::Reveal), (2, Function::RemoveOthers), (4, Function::Refill)]
                .into_iter()
                .find(|(step, _)| (c + step) % 6 == n)
                .map(|(_, function)| function);
            assert_eq!(cell.function(), function);
            assert_eq!(*cell == DeckCell::Two, (c + 5) % 6 == n);
            let card = |function| Card::new(COLOURS[c], n as u8 + 1, function).unwrap();
            let copies =
                Stock::FULL.count(card(None)) + function.map_or(0, |f| Stock::FULL.count(card(Some(f))));
            assert_eq!(copies, if *cell == DeckCell::Two { 2 } else { 3 });
            total += copies;
        }
    }
    assert_eq!(total, 102);
    assert_eq!(["S0", "S1", "S2"].map(|prize| Stock::FULL.count(prize.parse().unwrap())), [1, 4, 1]);
    assert_eq!(shown(Collection::<Trophy>::ALL.items()), "T3 T3 T3 T3 T3 T4 T4 T4 T4 T5 T5 T5");
    assert_eq!(Trophy::ALL.map(Starred::stars), [3, 4, 5]);
    for printed in ["R5+", "B3!", "Y4+"] {
        assert!(printed.parse::<Card>().is_ok());
    }
}

#[test]
fn n2_the_first_own_reveal_is_obligatory_and_then_the_player_may_stop() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3; layouts: R1 R2 R3 R4");
    play(&mut game, "draw");
    assert_eq!(refused(&game, "stop"), "you may stop once you have placed an own card in this turn");
    play(&mut game, "reveal 2, place 1");
    assert_eq!(legal(&game), "reveal 1, reveal 3, reveal 4, nothing, stop");
    assert_eq!(play(&mut game, "stop"), None);
    assert_eq!((game.to_move(), layout(&game, 1)), (Some(Seat::Two), "R1 - R3 R4 - -".into()));
}

#[test]
fn n3_a_fitting_card_may_be_put_back_which_ends_the_turn() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3; layouts: R1 R2 R3 R4");
    play(&mut game, "draw, reveal 2");
    assert_eq!(legal(&game), "place 1, back");
    assert_eq!(play(&mut game, "back"), None);
    assert_eq!((game.to_move(), layout(&game, 1)), (Some(Seat::Two), "R1 R2 R3 R4 - -".into()));
    assert_eq!(tops(&game), "R5 B3");
}

#[test]
fn n4_the_last_cards_function_comes_before_the_clearing() {
    // Red 5 is the last card; it reveals blue 1, which must be placed before the trophy is won.
    let mut game = position::<NoIdea>("piles: R1; draw: R3 B1 G1 G1 G2 G2 G4 G4; layouts: R5+; trophies: T5");
    play(&mut game, "draw, place 1, reveal 1, place 1");
    assert_eq!(tops(&game), "R5+ B1", "blue 1 fits nothing and starts a pile");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("T5".into(), "G1 G1 G2 G2 G4 G4".into()));

    let mut game =
        position::<NoIdea>("piles: R1 | B3; draw: R3 B1 G1 G1 G2 G2 G4 G4; layouts: R5+; trophies: T5");
    play(&mut game, "draw, place 1, reveal 1, place 1");
    assert_eq!(
        (won(&game, 1), legal(&game), shown(game.zones().open)),
        ("".into(), "place 2".into(), "B1".into())
    );
    assert_eq!(game.to_move(), Some(Seat::One));
    play(&mut game, "place 2");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("T5".into(), "G1 G1 G2 G2 G4 G4".into()));
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn n4_a_prize_revealed_by_the_last_card_is_kept_and_the_layout_is_still_cleared() {
    let mut game = position::<NoIdea>("piles: R1; draw: R3 S2 G1 G1 G2 G2 G4 G4; layouts: R5+; trophies: T5");
    play(&mut game, "draw, place 1, reveal 1, place 1");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("S2 T5".into(), "G1 G1 G2 G2 G4 G4".into()));
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn n4_a_prize_revealed_by_an_earlier_card_ends_the_turn_without_a_trophy() {
    let mut game = position::<NoIdea>("piles: R1; draw: R3 S2; layouts: R5+ R6");
    play(&mut game, "draw, place 1, reveal 1, place 1");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("S2".into(), "- R6 - - - -".into()));
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn n4_refill_as_last_card_fills_the_opponent_before_the_player() {
    let mut game =
        position::<NoIdea>("piles: R1; draw: R2 G1 G1 G2 G3 G4 G5 G6 A5 A5; layouts: R3^ | B1 - - B2");
    play(&mut game, "draw, place 1, reveal 1, place 1");
    assert_eq!(layout(&game, 2), "B1 G1 - B2 - -");
    assert_eq!(layout(&game, 1), "G1 G2 G3 G4 G5 G6");
}

#[test]
fn n5_drawn_cards_fill_the_free_places_in_reading_order() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3 G4 G4 G6 G6; layouts: - R1 - A1");
    play(&mut game, "draw, nothing, reveal 2");
    assert_eq!(layout(&game, 1), "G4 R1 G4 A1 G6 G6");
}

#[test]
fn n6_a_new_draw_pile_comes_from_the_cards_aside_alone() {
    let mut game = position::<NoIdea>(
        "piles: A1 A1 R5 | G2 G4; draw: B3; layouts: R1 R2 R3 R4 | B1 B2 B4 B5; rest: aside",
    );
    let aside = game.zones().aside;
    play(&mut game, "draw, reveal 1, back");
    assert_eq!((draw_len(&game), game.zones().aside), (0, aside));
    assert_eq!(play(&mut game.clone(), "draw"), Some(Disclosure::Shuffled));
    assert_eq!(observed(&mut game, "draw").events[0], Event::Shuffled { cards: aside });
    assert_eq!((draw_len(&game), game.zones().aside), (usize::from(aside) - 1, 0));
    let view = game.view(Seat::One);
    assert_eq!(shown(view.public.discards.all()), "A1 A1 G2", "what is covered stays covered");
}

#[test]
fn n6_without_cards_aside_it_comes_from_under_the_tops_which_stay() {
    let mut game =
        position::<NoIdea>("piles: R5 | G2 G4; draw: B3; layouts: R1 R2 R3 R4 | B1 B2 B4 B5; rest: under");
    let covered = game.view(Seat::One).public.discards.all().count();
    play(&mut game, "draw, reveal 1, back");
    assert_eq!(legal(&game), "draw");
    assert_eq!(play(&mut game, "draw"), Some(Disclosure::Shuffled));
    assert_eq!(draw_len(&game), covered - 1);
    assert!(tops(&game).starts_with("R5 G4 B3"));
    assert_eq!(game.view(Seat::One).public.discards.all().count(), 0);
}

#[test]
fn n6_if_that_gives_none_the_obligatory_draw_falls_away_and_a_layout_stays_short() {
    let mut game = position::<NoIdea>("piles: R5; layouts: R1 | B1 B2 - - - B5; trophies: T3; rest: piles");
    assert_eq!((draw_len(&game), legal(&game)), (0, "reveal 1, nothing".into()));
    assert_eq!(
        refused(&game, "draw"),
        "the card from the draw pile is placed already; now reveal an own card"
    );
    play(&mut game, "reveal 1, place 1");
    assert!(won(&game, 1).ends_with("T3"));
    assert_eq!(layout(&game, 1), "R5 - - - - -", "the one card that was covered is all there is to draw");
    assert_eq!(game.to_move(), Some(Seat::Two));
    assert_eq!(legal(&game), "reveal 1, reveal 2, reveal 6, nothing");
}

#[test]
fn n6_a_reveal_may_turn_up_the_card_that_was_just_covered() {
    let mut game = position::<NoIdea>("piles: R2; layouts: R5+ R1 | B2 B4 B4 B5; rest: piles");
    play(&mut game, "reveal 1, place 1");
    assert_eq!((shown(game.zones().open), draw_len(&game)), ("R2".into(), 0));
    assert!(legal(&game).starts_with("place 1, "));
}

#[test]
fn n6_a_reveal_that_finds_no_card_is_skipped() {
    // The layouts of five players just hold all other red cards and fives, so red 5 fits no pile.
    let red5: Card = "R5+".parse().unwrap();
    let fitting: Vec<Card> = Stock::FULL.cards().filter(|card| card.fits(red5) && *card != red5).collect();
    let layouts: Vec<String> = fitting.chunks(6).map(shown).collect();
    let layouts = layouts.join(" | ");
    let mut game = position::<NoIdea>(&format!("players: 5; draw: R5+; layouts: {layouts}; rest: piles"));
    assert_eq!(observed(&mut game, "draw").events.last(), Some(&Event::NoneLeft));
    assert!(tops(&game).ends_with(" R5+"));
    assert_eq!(legal(&game), "reveal 1, reveal 2, reveal 3, reveal 4, reveal 5, reveal 6");
}

#[test]
fn n7_after_nothing_fits_the_player_chooses_the_order() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3; layouts: A1 - A2 - - A4");
    play(&mut game, "draw, nothing");
    assert_eq!(legal(&game), "reveal 1, reveal 3, reveal 6");
    play(&mut game, "reveal 3");
    assert_eq!(legal(&game), "reveal 1, reveal 6");
    assert_eq!(refused(&game, "reveal 3"), "this card is revealed already");
    assert_eq!(refused(&game, "reveal 2"), "there is no card in this place");
    assert_eq!(refused(&game, "stop"), "you said \"Nothing fits!\": reveal the remaining cards");
    play(&mut game, "reveal 6, reveal 1");
    assert_eq!((won(&game, 1).len(), game.to_move()), (2, Some(Seat::Two)));
}

#[test]
fn n8_there_may_be_more_than_six_piles() {
    let mut game =
        position::<NoIdea>("piles: R1 | R2 | R3 | R5 | B1 | B2 | B5; draw: G6; layouts: G2 G4 A6 Y4");
    play(&mut game, "draw");
    assert_eq!(tops(&game), "R1 R2 R3 R5 B1 B2 B5 G6");
    play(&mut game, "reveal 1");
    assert_eq!(legal(&game), "place 2, place 6, place 8, back");
}

#[test]
fn n9_the_obligatory_draw_cannot_be_forgotten() {
    let game = position::<NoIdea>("piles: R5");
    assert_eq!(legal(&game), "draw");
    for other in ["reveal 1", "nothing", "stop", "back", "place 1"] {
        assert_eq!(refused(&game, other), "a turn begins with a card from the draw pile");
    }
}

#[test]
fn n10_the_twelfth_trophy_ends_the_game_before_any_refill() {
    let eleven = "T5 T5 T5 T4 T4 T4 T4 T3 T3 T3 T3";
    let mut game = position::<NoIdea>(&format!("piles: R5; draw: B3; layouts: R1; won: | {eleven}"));
    play(&mut game, "draw, reveal 1, place 1");
    assert_eq!((game.to_move(), legal(&game)), (None, "".into()));
    assert_eq!((won(&game, 1), layout(&game, 1)), ("T3".into(), "- - - - - -".into()));
    assert_eq!(refused(&game, "draw"), "the game is over");
    assert_eq!(game.winners().iter().collect::<Vec<_>>(), [Seat::Two]);

    let mut game = position::<NoIdea>(&format!("piles: R5; draw: B3; layouts: A1 A2; won: | {eleven}"));
    play(&mut game, "draw, nothing, reveal 1, reveal 2");
    assert_eq!((game.to_move(), layout(&game, 1)), (None, "A1 A2 - - - -".into()));
}

#[test]
fn n10_with_trophies_left_play_goes_to_the_next_seat() {
    let ten = "T5 T5 T5 T4 T4 T4 T4 T3 T3 T3";
    let mut game = position::<NoIdea>(&format!("piles: R5; draw: B3; layouts: R1; won: | {ten}"));
    play(&mut game, "draw, reveal 1, place 1");
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn n11_the_function_of_a_card_that_starts_a_pile_is_resolved() {
    let mut game = position::<NoIdea>("piles: R5 | A4; draw: B3!");
    play(&mut game, "draw");
    assert_eq!((tops(&game), game.zones().aside), ("B3!".into(), 2));

    let mut game = position::<NoIdea>("piles: R5; draw: A6^ G1 G2; layouts: B1 | B2");
    play(&mut game, "draw");
    assert_eq!((layout(&game, 2), tops(&game)), ("B2 G1 G2 - - -".into(), "R5 A6^".into()));
}

#[test]
fn n12_nothing_fits_with_a_prize_as_only_card_wins_the_prize_and_no_trophy() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3 G1 G1 G2 G2 G3 G4; layouts: - S1");
    play(&mut game, "draw, nothing, reveal 2");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("S1".into(), "G1 G1 G2 G2 G3 G4".into()));
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn n12_a_prize_among_several_cards_ends_nothing_fits_too() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3 G1 G1 G2 G2; layouts: A1 S1 A2");
    play(&mut game, "draw, nothing, reveal 1");
    let seen = observed(&mut game, "reveal 2").events;
    assert!(seen.contains(&Event::Mistaken { seat: Seat::One, prize: true }), "nothing did fit: {seen:?}");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("S1".into(), "A1 G1 A2 G1 G2 G2".into()));
    assert_eq!(game.to_move(), Some(Seat::Two));
}

#[test]
fn n13_refill_goes_from_the_next_seat_on_each_drawing_all_it_needs() {
    let mut game = position::<NoIdea>(
        "players: 4; piles: R3; draw: R3^ G1 G1 G2 G2 G4 G5; layouts: B1 | B2 | B4 | B5 B6",
    );
    play(&mut game, "draw, place 1");
    assert_eq!(layout(&game, 2), "B2 G1 G1 - - -");
    assert_eq!(layout(&game, 3), "B4 G2 G2 - - -");
    assert_eq!(layout(&game, 4), "B5 B6 G4 - - -");
}

#[test]
fn n13_a_new_draw_pile_may_be_formed_in_between() {
    let mut game = position::<NoIdea>(
        "players: 3; piles: R3; draw: R3^ G1; layouts: B1 B1 B2 B2 | A1 | - - - - - A2; rest: aside",
    );
    play(&mut game, "draw");
    let seen = observed(&mut game, "place 1");
    assert_eq!(
        game.zones().layouts.iter().map(|l| l.iter().flatten().count()).collect::<Vec<_>>(),
        [4, 3, 3]
    );
    assert!(layout(&game, 2).starts_with("A1 G1 "));
    assert!(seen.events.iter().any(|event| matches!(event, Event::Shuffled { .. })));
    assert_eq!(game.zones().aside, 0);
}

#[test]
fn n14_a_new_draw_pile_is_formed_only_when_a_card_must_be_drawn() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3; layouts: R1 R2 R3 R4; rest: aside");
    let aside = game.zones().aside;
    play(&mut game, "draw");
    assert_eq!(
        (draw_len(&game), game.zones().aside),
        (0, aside),
        "the last card was drawn, and no more is needed"
    );
}

#[test]
fn n14_an_empty_layout_at_the_own_cards_ends_the_turn_without_a_trophy() {
    let mut game = position::<NoIdea>("piles: R5; draw: B3; layouts: -");
    assert_eq!(legal(&game), "draw");
    play(&mut game, "draw");
    assert_eq!((won(&game, 1), layout(&game, 1)), ("".into(), "- - - - - -".into()));
    assert_eq!(game.to_move(), Some(Seat::Two));

    // Nor does a prize from the draw pile clear a layout that was empty before.
    let mut game = position::<NoIdea>("piles: R5; draw: S1; layouts: -");
    play(&mut game, "draw");
    assert_eq!((won(&game, 1), game.to_move()), ("S1".into(), Some(Seat::Two)));
}

#[test]
fn n14_with_nothing_to_draw_either_an_empty_layout_skips_the_turn() {
    let game = position::<NoIdea>("piles: R5; layouts: - | B1 B2; rest: piles");
    assert_eq!((game.to_move(), legal(&game)), (Some(Seat::Two), "reveal 1, reveal 2, nothing".into()));
}
