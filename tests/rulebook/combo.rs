//! Combo: the rulebook's examples, its rules, and the rulings C1 to C11.
//!
//! Positions are written as `tests::positions` says: piles from the top down, the deck from the next card on. A hand
//! that is only a number has so many of the cards that are named nowhere.

use engine::bots::pick;
use engine::cards::{Colour, NotationError, Rng, Seed};
use engine::games::combo::{
    Card, Combination, Combo, Event, Illegal, Made, Move, Options, PerPile, Phase, Pile, Shown, combination,
};
use engine::games::{Game, GameOptions, Moves, Players, Seat, Setup, SetupError};
use tests::positions::position;
use tests::{observed, setups};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

fn legal(game: &Combo) -> Vec<String> {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}

#[track_caller]
fn play(game: &mut Combo, moves: &[&str]) {
    for mv in moves {
        assert!(legal(game).iter().any(|legal| legal == mv), "{mv} is not among {:?}", legal(game));
        game.play(mv.parse().unwrap()).unwrap();
    }
}

#[track_caller]
fn refused(game: &Combo, mv: &str) -> Illegal {
    let mut after = game.clone();
    let illegal = after.play(mv.parse().unwrap()).unwrap_err();
    assert_eq!(after, *game);
    assert!(!legal(game).iter().any(|legal| legal == mv));
    illegal
}

fn hand(game: &Combo, seat: usize) -> Vec<Card> {
    game.zones().hands[seat - 1].cards().collect()
}

fn tops(game: &Combo) -> String {
    game.zones().piles.0.map(|card| card.to_string()).join(" ")
}

fn tokens(game: &Combo) -> Vec<u8> {
    game.zones().tokens.to_vec()
}

/// Who is asked, as a number from 1; 0 when the game is over.
fn asked(game: &Combo) -> u8 {
    game.to_move().map_or(0, Seat::number)
}

fn make(tops: [&str; 3], card: &str, pile: Pile) -> Result<Option<Combination>, NotationError> {
    let [a, b, c] = tops.map(str::parse);
    Ok(combination(&PerPile([a?, b?, c?]), Shown::NOTHING, card.parse()?, pile))
}

// The rulebook's examples.

#[test]
fn on_1_2_3_a_4_on_the_1_makes_the_new_straight_4_2_3() {
    let mut game = position::<Combo>("piles: R1 | B2 | G3; hands: R4 P7 | P1");
    play(&mut game, &["place R4 1"]);
    assert_eq!(legal(&game), ["give 2"]);
}

#[test]
fn on_1_2_3_another_2_on_the_2_makes_nothing() {
    let mut game = position::<Combo>("piles: R1 | B2 | G3; hands: Y2 P7 | P1");
    play(&mut game, &["place Y2 2"]);
    assert_eq!(asked(&game), 2);
}

#[test]
fn six_seven_five_is_a_straight_and_seven_one_two_is_not() {
    assert_eq!(make(["R6", "B7", "G1"], "G5", Pile::Three), Ok(Some(Combination::Straight)));
    assert_eq!(make(["R7", "B1", "G5"], "G2", Pile::Three), Ok(None));
}

// The rules.

#[test]
fn each_gets_six_cards_and_three_start_the_piles() {
    let setup =
        Setup { players: Players::Six, first: Seat::Four, options: Options::default(), seed: Seed(3) };
    let game = Combo::deal(&setup).unwrap();
    let zones = game.zones();
    assert!(zones.hands.iter().all(|hand| hand.len() == 6));
    assert_eq!((zones.deck.len(), zones.tokens.to_vec(), asked(&game)), (70 - 36 - 3, vec![10; 6], 4));
}

#[test]
fn a_card_goes_on_a_pile_of_its_colour_or_value_and_the_turn_passes() {
    let mut game = position::<Combo>("piles: R1 | B2 | G3; hands: R7 Y3 P5 | P1");
    assert_eq!(legal(&game), ["place R7 1", "place Y3 3", "draw"]);
    let illegal = refused(&game, "place P5 2");
    assert_eq!(illegal.to_string(), "purple 5 has neither the colour nor the number of blue 2");
    assert_eq!(refused(&game, "place R5 1").to_string(), "there is no red 5 in your hand");
    play(&mut game, &["place R7 1"]);
    assert_eq!((tops(&game).as_str(), asked(&game)), ("R7 B2 G3", 2));
}

#[test]
fn a_draw_takes_the_next_card_and_passes_the_turn_even_if_a_card_could_be_placed() {
    let mut game = position::<Combo>("piles: R1 | B2 | G3; hands: R7 | P1; deck: Y6 Y5");
    play(&mut game, &["draw"]);
    assert_eq!((hand(&game, 1), asked(&game)), (cards("R7 Y6"), 2));
}

#[test]
fn two_equal_cards_are_one_move() {
    let game = position::<Combo>("piles: R1 | B2 | G3; hands: R7 R7 | P1");
    assert_eq!(legal(&game), ["place R7 1", "draw"]);
}

#[test]
fn a_pair_goes_again() {
    let mut game = position::<Combo>("piles: R1 | B2 | G3; hands: R1 P7 | P1");
    play(&mut game, &["place R1 1"]);
    assert_eq!((asked(&game), game.open().phase), (1, Phase::Turn { seat: Seat::One, fresh: false }));
}

#[test]
fn a_straight_makes_one_opponent_draw_one_and_goes_again() {
    let mut game = position::<Combo>("piles: R1 | B2 | G3; hands: R4 P7 | P1 | P2; deck: Y6 Y5");
    play(&mut game, &["place R4 1"]);
    assert_eq!(legal(&game), ["give 2", "give 3"]);
    assert_eq!(refused(&game, "give 2 3"), Illegal::OneOnly);
    play(&mut game, &["give 3"]);
    assert_eq!((hand(&game, 2), hand(&game, 3), asked(&game)), (cards("P1"), cards("Y6 P2"), 1));
}

#[test]
fn a_flush_makes_one_opponent_draw_two_or_two_draw_one() {
    let mut game =
        position::<Combo>("piles: R1 | R5 | B7; hands: P7 | R7 P6 | P1 | P2; deck: Y6 Y5; first: 2");
    play(&mut game, &["place R7 3"]);
    assert_eq!(legal(&game), ["give 1", "give 1 3", "give 1 4", "give 3", "give 3 4", "give 4"]);
    let mut other = game.clone();
    play(&mut game, &["give 4"]);
    assert_eq!((hand(&game, 4), asked(&game)), (cards("Y5 Y6 P2"), 2));
    play(&mut other, &["give 1 4"]);
    assert_eq!((hand(&other, 1), hand(&other, 4), asked(&other)), (cards("Y6 P7"), cards("Y5 P2"), 2));
}

#[test]
fn three_of_a_kind_makes_every_opponent_draw_one_and_goes_again() {
    let mut game = position::<Combo>("piles: R1 | B1 | G3; hands: G1 P7 | P3 | P2; deck: Y6 Y5");
    play(&mut game, &["place G1 3"]);
    assert_eq!((hand(&game, 2), hand(&game, 3), asked(&game)), (cards("Y6 P3"), cards("Y5 P2"), 1));
}

#[test]
fn the_last_card_ends_the_round_everybody_pays_and_the_winner_starts_the_next() {
    let mut game = position::<Combo>("first: 2; piles: R1 | B2 | G3; hands: P1 P2 P3 | R7");
    let seen = observed(&mut game, "place R7 1").events;
    assert_eq!(
        seen[1..],
        [
            Event::RoundEnded { winner: Some(Seat::Two) },
            Event::Paid { seat: Seat::Two, tokens: 0 },
            Event::Paid { seat: Seat::One, tokens: 3 },
            Event::Dealt { first: Seat::Two },
        ]
    );
    assert_eq!((tokens(&game), asked(&game), hand(&game, 1).len()), (vec![7, 10], 2, 6));
}

#[test]
fn the_last_card_ends_the_round_only_after_the_effect_of_its_combination() {
    let mut game = position::<Combo>("piles: R1 | B2 | G3; hands: R4 | P1 | P1");
    play(&mut game, &["place R4 1", "give 2"]);
    assert_eq!(tokens(&game), [10, 8, 9]);
    assert_eq!(asked(&game), 1);
}

#[test]
fn who_has_fewer_tokens_than_cards_gives_all_and_the_game_is_over() {
    let mut game = position::<Combo>("piles: R1 | B2 | G3; hands: R7 | P1 P2 P3 | P1; tokens: 4 | 2 | 5");
    assert!(game.winners().is_empty());
    play(&mut game, &["place R7 1"]);
    assert_eq!((tokens(&game), asked(&game)), (vec![4, 0, 4], 0));
    assert!(game.winners().iter().eq([Seat::One, Seat::Three]));
    assert_eq!((legal(&game), refused(&game, "draw")), (vec![], Illegal::Over));
}

#[test]
fn two_to_twenty_tokens_may_be_chosen() {
    for (tokens, allowed) in [(1, false), (2, true), (6, true), (20, true), (21, false)] {
        let options = Options { tokens, ..Options::default() };
        let setup = Setup { players: Players::Two, first: Seat::One, options, seed: Seed(3) };
        assert_eq!(
            Combo::deal(&setup).err(),
            (!allowed).then_some(SetupError::OptionRange { spec: &Options::SPECS[4] })
        );
    }
}

// Table manners.

#[test]
fn an_announced_combination_has_its_effect() {
    let mut game = position::<Combo>("options: manners=true; piles: R1 | B2 | G3; hands: R1 P7 | P1");
    assert_eq!(legal(&game), ["place R1 1", "place R1 1 pair", "draw"]);
    play(&mut game, &["place R1 1 pair"]);
    assert_eq!(asked(&game), 1);
}

#[test]
fn an_unannounced_combination_that_is_called_costs_a_card_and_the_turn() {
    let mut game =
        position::<Combo>("options: manners=true; piles: R1 | B2 | G3; hands: R1 P7 | P1; deck: Y6");
    play(&mut game, &["place R1 1"]);
    assert_eq!((asked(&game), legal(&game)), (1, vec!["called".to_string(), "quiet".to_string()]));
    let seen = observed(&mut game, "called").events;
    let made = Some(Combination::Pair);
    assert_eq!(seen, [Event::Called { seat: Seat::One, made }, Event::Drew { seat: Seat::One, card: None }]);
    assert_eq!((hand(&game, 1), asked(&game)), (cards("Y6 P7"), 2));
}

#[test]
fn the_table_is_asked_after_a_placement_without_a_word_that_makes_nothing_too() {
    let start = position::<Combo>("options: manners=true; piles: R1 | B2 | G3; hands: R7 P7 | P1; deck: Y6");
    for answer in ["called", "quiet"] {
        let mut game = start.clone();
        let seen = observed(&mut game, "place R7 1").events;
        let placed = Event::Placed { seat: Seat::One, card: cards("R7")[0], pile: Pile::One };
        assert_eq!(seen, [placed]);
        assert_eq!((asked(&game), legal(&game)), (1, vec!["called".to_string(), "quiet".to_string()]));
        let seen = observed(&mut game, answer).events;
        assert_eq!(seen.len(), 1, "nothing happens: {seen:?}");
        assert_eq!((hand(&game, 1), asked(&game)), (cards("P7"), 2), "{answer}");
    }
    // What the placement made shows in no event before the answer.
    let mut made =
        position::<Combo>("options: manners=true; piles: R7 | B2 | G3; hands: R7 P7 | P1; deck: Y6");
    assert_eq!(observed(&mut made, "place R7 1").events.len(), 1);
}

#[test]
fn nothing_is_asked_of_the_table_after_a_word_a_draw_or_without_manners() {
    let tops = "piles: R1 | B2 | G3; hands: R1 R7 P7 | P1";
    let mut game = position::<Combo>(&format!("options: manners=true; {tops}"));
    let mut drawn = game.clone();
    play(&mut game, &["place R1 1 pair"]);
    assert_eq!(game.open().phase, Phase::Turn { seat: Seat::One, fresh: false });
    play(&mut drawn, &["draw"]);
    assert_eq!(asked(&drawn), 2);
    let mut silent = position::<Combo>(tops);
    play(&mut silent, &["place R1 1", "place R7 1"]);
    assert_eq!(asked(&silent), 2);
}

#[test]
fn a_chosen_player_who_forgets_thanks_draws_one_more() {
    let mut game = position::<Combo>(
        "options: manners=true; piles: R1 | R5 | B7; hands: R7 P6 | P1 | P2; deck: Y6 Y5 Y4 Y3",
    );
    play(&mut game, &["place R7 3 flush", "give 3"]);
    assert_eq!((asked(&game), legal(&game)), (3, vec!["thanks".to_string(), "forgot".to_string()]));
    let mut polite = game.clone();
    play(&mut game, &["forgot"]);
    assert_eq!((hand(&game, 3), asked(&game)), (cards("Y4 Y5 Y6 P2"), 1));
    play(&mut polite, &["thanks"]);
    assert_eq!((hand(&polite, 3), asked(&polite)), (cards("Y5 Y6 P2"), 1));
}

// Variants.

#[test]
fn a_hidden_one_each_seat_hides_a_card_from_the_first_player_on() {
    let setup = Setup {
        players: Players::Three,
        first: Seat::Two,
        options: Options { hidden: true, ..Options::default() },
        seed: Seed(3),
    };
    let mut game = Combo::deal(&setup).unwrap();
    for seat in [2, 3, 1] {
        assert_eq!(asked(&game), seat);
        let kinds: Vec<String> =
            game.zones().hands[usize::from(seat) - 1].kinds().map(|c| format!("hide {c}")).collect();
        assert_eq!(legal(&game), kinds);
        play(&mut game, &[&kinds[0]]);
        assert_eq!(
            game.zones().hidden[usize::from(seat) - 1].map(|c| format!("hide {c}")),
            Some(kinds[0].clone())
        );
    }
    assert_eq!(game.open().phase, Phase::Turn { seat: Seat::Two, fresh: true });
}

#[test]
fn a_hidden_one_the_others_see_all_but_the_hidden_card() {
    let text = "options: hidden=true; piles: R1 | B2 | G3; hands: R7 P6 | P1 P2; hidden: - | P2";
    let view = position::<Combo>(text).view(Seat::One);
    assert!(view.known(Seat::Two).known.cards().eq(cards("P1")));
    assert_eq!((view.known(Seat::Two).unknown, view.hidden(Seat::Two)), (1, None));
}

#[test]
fn a_hidden_one_whoever_plays_it_may_hide_another_one_that_all_have_seen() {
    let mut game = position::<Combo>(
        "options: hidden=true; piles: R1 | B2 | G3; hands: R7 P5 P6 | P1 P2; hidden: R7 | -",
    );
    play(&mut game, &["place R7 1"]);
    assert_eq!((asked(&game), legal(&game)), (1, ["hide P5", "hide P6", "open"].map(String::from).to_vec()));
    let mut open = game.clone();
    play(&mut game, &["hide P6"]);
    assert_eq!((game.zones().hidden[0], asked(&game)), (Some(cards("P6")[0]), 2));
    let view = game.view(Seat::Two);
    assert_eq!((view.known(Seat::One).unknown, view.hidden(Seat::One)), (0, Some(cards("P6")[0])));
    play(&mut open, &["open"]);
    assert_eq!((open.zones().hidden[0], asked(&open)), (None, 2));
}

#[test]
fn a_sacrifice_pays_a_token_and_puts_a_top_under_the_deck() {
    let mut game =
        position::<Combo>("options: sacrifice=true; piles: R1 R5 R6 | B2 | G3; hands: P5 P6 | P1 P2");
    assert_eq!(legal(&game), ["draw", "sacrifice 1"]);
    play(&mut game, &["sacrifice 1"]);
    assert_eq!((tops(&game).as_str(), tokens(&game), asked(&game)), ("R5 B2 G3", vec![9, 10], 1));
    assert_eq!(game.zones().deck.last(), cards("R1").last());
    assert_eq!(legal(&game), ["place P5 1", "draw"]);
    assert!(game.view(Seat::Two).sunk().eq(cards("R1")));
}

#[test]
fn a_sunk_card_is_remembered_in_the_hand_that_draws_it_until_it_is_placed() {
    // No card is left but one covered card: the deck is empty before the sacrifice.
    let mut game = position::<Combo>("options: sacrifice=true; piles: R1 R5 | B2 | G3; hands: P6 R7 | 64");
    play(&mut game, &["sacrifice 1"]);
    assert_eq!(game.play("draw".parse().unwrap()), Ok(None), "everybody knew the card");
    assert!(game.view(Seat::Two).known(Seat::One).known.cards().eq(cards("R1")));
    play(&mut game, &["draw"]);
    assert_eq!(game.play("place R1 1".parse().unwrap()), Ok(None), "everybody knew the card");
    assert!(game.view(Seat::Two).known(Seat::One).known.is_empty());
}

#[test]
fn a_second_chance_costs_a_token_once_a_round() {
    let mut game =
        position::<Combo>("options: second_chance=true; piles: R1 | B2 | G3; hands: R7 P5 P6 | P1 P2");
    play(&mut game, &["place R7 1"]);
    assert_eq!((asked(&game), legal(&game)), (1, vec!["again".to_string(), "pass".to_string()]));
    play(&mut game, &["again"]);
    assert_eq!((asked(&game), tokens(&game)), (1, vec![9, 10]));
    play(&mut game, &["draw"]);
    assert_eq!(asked(&game), 2);
    play(&mut game, &["draw", "pass"]);
    assert_eq!((asked(&game), tokens(&game)), (1, vec![9, 10]));
}

#[test]
fn sacrifice_and_second_chance_come_back_with_a_new_round() {
    let mut game = position::<Combo>(
        "options: sacrifice=true second_chance=true; piles: R1 R5 | B2 | G3; hands: R7 R6 | P1; deck: R2",
    );
    play(&mut game, &["sacrifice 1", "draw", "again"]);
    assert!(game.open().sacrificed.contains(Seat::One) && game.open().went_again.contains(Seat::One));
    play(&mut game, &["place R7 1", "draw", "pass", "place R6 1", "draw", "pass", "place R2 1"]);
    assert_eq!((tokens(&game), asked(&game)), (vec![8, 7], 1), "the round is won");
    assert!(game.open().sacrificed.is_empty() && game.open().went_again.is_empty());
    play(&mut game, &["draw"]);
    assert_eq!(legal(&game), ["again", "pass"]);
}

// The rulings.

/// What three tops show, told from scratch: a straight from which number, a flush, three of a kind.
fn shown(tops: [Card; 3]) -> (Option<u8>, bool, bool) {
    let mut numbers = tops.map(Card::number);
    numbers.sort_unstable();
    let [low, mid, high] = numbers;
    let flush = tops.iter().all(|top| top.colour() == tops[0].colour());
    ((mid == low + 1 && high == mid + 1).then_some(low), flush, low == high)
}

#[test]
fn c1_one_placement_makes_at_most_one_combination_and_only_a_new_one() {
    let mut times = [0; 4];
    let two = || Card::all().flat_map(|one| Card::all().map(move |other| (one, other)));
    for (((a, b), (c, card)), pile) in
        two().flat_map(|ab| two().map(move |cd| (ab, cd))).flat_map(|all| Pile::ALL.map(|pile| (all, pile)))
    {
        let tops = PerPile([a, b, c]);
        let covered = tops[pile];
        let fits = card.colour() == covered.colour() || card.number() == covered.number();
        let mut after = tops;
        after[pile] = card;
        let (before, after) = (shown(tops.0), shown(after.0));
        let made = [
            card == covered,
            after.0.is_some() && after.0 != before.0,
            after.1 && !before.1,
            after.2 && !before.2,
        ];
        let mut made = Combination::ALL.into_iter().zip(made).filter(|&(_, made)| made && fits);
        let first = made.next().map(|(made, _)| made);
        assert_eq!(made.next(), None, "{card} on {pile:?} of {tops:?} makes two combinations");
        assert_eq!(combination(&tops, Shown::NOTHING, card, pile), first, "{card} on {pile:?} of {tops:?}");
        first.into_iter().for_each(|made| times[made as usize] += 1);
    }
    assert!(times.iter().all(|&times| times > 1000), "{times:?}");
}

#[test]
fn c2_a_combination_of_the_starting_cards_was_there_before() {
    let mut game = position::<Combo>("piles: R1 | R5 | R7; hands: R3 P7 | P1");
    play(&mut game, &["place R3 1"]);
    assert_eq!(asked(&game), 2);
}

#[test]
fn c2_a_straight_broken_by_a_sacrifice_and_made_again_stood_when_the_turn_began() {
    let mut game = position::<Combo>("options: sacrifice=true; piles: G5 | B6 | R7 P5; hands: G7 P1 | P2");
    let mut plain = game.clone();
    play(&mut game, &["sacrifice 3"]);
    assert_eq!(tops(&game), "G5 B6 P5");
    play(&mut game, &["place G7 1"]);
    assert_eq!((tops(&game).as_str(), asked(&game)), ("G7 B6 P5", 2));
    // The sacrifice of another player's turn notes nothing in this one.
    play(&mut plain, &["draw", "draw", "sacrifice 3", "place G7 1"]);
    assert_eq!(asked(&plain), 2);
}

#[test]
fn c2_a_straight_broken_and_made_again_by_a_second_chance_stood_when_the_turn_began() {
    let start = |hands: &str| {
        position::<Combo>(&format!("options: second_chance=true; piles: R2 | B3 | G4; hands: {hands}"))
    };
    let mut game = start("R1 R2 P7 | P2");
    play(&mut game, &["place R1 1", "again", "place R2 1"]);
    assert_eq!((tops(&game).as_str(), asked(&game)), ("R2 B3 G4", 2));
    // For the next player it did not stand when the turn began.
    let mut passed = start("R1 P6 P7 | R2 P2");
    play(&mut passed, &["place R1 1", "pass", "place R2 1", "give 1"]);
    assert_eq!(asked(&passed), 2);
}

#[test]
fn c2_a_straight_made_in_this_turn_broken_and_made_again_counts_again() {
    let mut game = position::<Combo>(
        "options: second_chance=true; piles: P1 | Y2 | B5; hands: B3 Y4 Y2 P7 R7 | P2 P3; deck: G1 G2",
    );
    play(&mut game, &["place B3 3", "give 2", "place Y4 2", "again", "place Y2 2", "give 2"]);
    assert_eq!((tops(&game).as_str(), asked(&game)), ("P1 Y2 B3", 1));
}

#[test]
fn c2_a_combination_uncovered_by_a_sacrifice_stood_just_before() {
    let mut game = position::<Combo>("options: sacrifice=true; piles: G5 | B5 | R7 P5; hands: Y5 G5 P1 | P2");
    play(&mut game, &["sacrifice 3"]);
    assert_eq!(tops(&game), "G5 B5 P5");
    let mut pair = game.clone();
    play(&mut game, &["place Y5 1"]);
    assert_eq!(asked(&game), 2);
    // A pair is always new.
    play(&mut pair, &["place G5 1"]);
    assert_eq!(asked(&pair), 1);
    let mut flush = position::<Combo>("options: sacrifice=true; piles: P1 R4 | R2 | R7; hands: R5 P6 | P1");
    play(&mut flush, &["sacrifice 1"]);
    assert_eq!((tops(&flush).as_str(), asked(&flush)), ("R4 R2 R7", 1));
    play(&mut flush, &["place R5 1"]);
    assert_eq!(asked(&flush), 2);
}

#[test]
fn c2_a_straight_that_is_made_crosses_out_the_one_of_the_beginning() {
    for options in ["", "second_chance=true", "sacrifice=true"] {
        let mut game = position::<Combo>(&format!(
            "options: {options}; piles: R2 | B3 | G4; hands: R5 R2 P7 | P1; deck: Y6 Y5"
        ));
        play(&mut game, &["place R5 1", "give 2", "place R2 1", "give 2"]);
        assert_eq!((tops(&game).as_str(), asked(&game)), ("R2 B3 G4", 1), "{options}");
    }
}

#[test]
fn c2_a_flush_and_three_of_a_kind_of_the_beginning_do_not_count_again() {
    let options = "options: second_chance=true";
    let mut flush = position::<Combo>(&format!("{options}; piles: R1 | R5 | R7; hands: B1 R1 P6 | P1"));
    play(&mut flush, &["place B1 1", "again", "place R1 1"]);
    assert_eq!((tops(&flush).as_str(), asked(&flush)), ("R1 R5 R7", 2));
    let mut three = position::<Combo>(&format!("{options}; piles: R3 | B3 | G3; hands: R6 R3 P1 | P1"));
    play(&mut three, &["place R6 1", "again", "place R3 1"]);
    assert_eq!((tops(&three).as_str(), asked(&three)), ("R3 B3 G3", 2));
    // A straight does not cross them out: red 1, 2, 3 is a flush as well, and 2-3-4 a new straight.
    let mut both = position::<Combo>(&format!(
        "{options}; piles: R1 | R2 | R3; hands: R4 B4 R4 P6 P7 | P1; deck: Y6 Y5"
    ));
    play(&mut both, &["place R4 1", "give 2", "place B4 1", "again", "place R4 1"]);
    assert_eq!((tops(&both).as_str(), asked(&both)), ("R4 R2 R3", 2));
}

/// The whole of C2, told from scratch along a game.
#[derive(Default)]
struct Retold {
    noted: (Option<u8>, Option<Colour>, Option<u8>),
    /// How often a combination did not count because of what was noted, and how often a straight crossed it out.
    refused: u32,
    crossed_out: u32,
}

impl Retold {
    /// What a placement makes, from the tops before and after it.
    fn placement(
        &mut self,
        before: [Card; 3],
        after: [Card; 3],
        covered: Card,
        card: Card,
    ) -> Option<Combination> {
        if covered == card {
            return Some(Combination::Pair);
        }
        let (was, is) = (stands(before), stands(after));
        let new =
            (is.0.filter(|_| is.0 != was.0), is.1.filter(|_| is.1 != was.1), is.2.filter(|_| is.2 != was.2));
        let made = match new {
            (Some(low), ..) if self.noted.0 != Some(low) => Some(Combination::Straight),
            (_, Some(colour), _) if self.noted.1 != Some(colour) => Some(Combination::Flush),
            (.., Some(number)) if self.noted.2 != Some(number) => Some(Combination::Three),
            _ => None,
        };
        self.refused += u32::from(made.is_none() && new != (None, None, None));
        if made == Some(Combination::Straight) {
            self.crossed_out += u32::from(self.noted.0.take().is_some());
        }
        made
    }
}

/// What three tops show: a straight from which number, a flush of which colour, three of which number.
fn stands(tops: [Card; 3]) -> (Option<u8>, Option<Colour>, Option<u8>) {
    let (straight, flush, three) = shown(tops);
    (straight, flush.then_some(tops[0].colour()), three.then_some(tops[0].number()))
}

#[test]
fn c2_random_games_with_every_set_of_options_follow_it_placement_by_placement() {
    let (mut refused, mut crossed_out) = (0, 0);
    for setup in setups::<Combo>(2560) {
        let (mut game, mut rng) = (Combo::deal(&setup).unwrap(), Rng::new(setup.seed));
        let mut retold = Retold::default();
        while game.to_move().is_some() {
            let before = game.zones().piles.0;
            if matches!(game.open().phase, Phase::Turn { fresh: true, .. }) {
                retold.noted = stands(before);
            }
            let mut moves = Moves::new();
            game.legal_moves(&mut moves);
            // A placement is likely, and one that covers the card just placed all the more.
            let placements: Vec<Move> =
                moves.iter().copied().filter(|mv| matches!(mv, Move::Place { .. } | Move::Again)).collect();
            let mv = match pick(&placements, &mut rng) {
                Some(mv) if rng.below(4) > 0 => mv,
                _ => pick(&moves, &mut rng).unwrap(),
            };
            let Move::Place { card, pile, announced } = mv else {
                game.play(mv).unwrap();
                continue;
            };
            let mut after = PerPile(before);
            let covered = core::mem::replace(&mut after[pile], card);
            let made = retold.placement(before, after.0, covered, card);
            let words = moves.iter().filter_map(|mv| match *mv {
                Move::Place { card: other, pile: on, announced } if (other, on) == (card, pile) => announced,
                _ => None,
            });
            let words: Vec<Combination> = words.collect();
            let combined =
                observed(&mut game, &mv.to_string()).events.iter().find_map(|event| match *event {
                    Event::Combined { combination, .. } => Some(combination),
                    _ => None,
                });
            let say = if setup.options.manners { made } else { None };
            assert_eq!(words, say.into_iter().collect::<Vec<_>>(), "{setup:?}: {mv}");
            // What was not announced, no event tells.
            let told = match game.open().phase {
                Phase::Unannounced { made, .. } | Phase::HideAgain { made: Made::Unannounced(made), .. } => {
                    assert!(setup.options.manners && announced.is_none() && combined.is_none());
                    made
                }
                _ => combined,
            };
            assert_eq!(told, made, "{setup:?}: {mv}");
            assert!(announced.is_none() || announced == made);
        }
        if !setup.options.sacrifice && !setup.options.second_chance {
            assert_eq!(retold.refused, 0, "the two tests differ only with these variants: {setup:?}");
        }
        refused += retold.refused;
        crossed_out += retold.crossed_out;
    }
    assert!(refused > 10 && crossed_out > 100, "{refused} did not count, {crossed_out} crossed out");
}

#[test]
fn c3_only_opponents_can_be_chosen_and_a_single_one_draws_two() {
    let mut game = position::<Combo>("piles: R1 | R5 | B7; hands: R7 P6 | P1");
    play(&mut game, &["place R7 3"]);
    assert_eq!(legal(&game), ["give 2"]);
    assert_eq!(refused(&game, "give 1"), Illegal::NotAnOpponent(Seat::One));
    assert_eq!(refused(&game, "give 2 3"), Illegal::NotAnOpponent(Seat::Three));
    play(&mut game, &["give 2"]);
    assert_eq!(hand(&game, 2).len(), 3);
}

#[test]
fn c4_covered_cards_form_the_new_deck_and_the_tops_stay() {
    let mut game = position::<Combo>("piles: R1 R5 R6 | B2 B7 | G3; hands: P6 | P7 | 61; deck: Y7");
    let seen = observed(&mut game, "draw");
    assert!(seen.shuffles.is_empty() && game.zones().deck.is_empty(), "none is formed before it is needed");
    let seen = observed(&mut game, "draw");
    assert_eq!(seen.events[0], Event::Shuffled { cards: 3 });
    let mut deck = seen.shuffles[0].deck.clone();
    assert_eq!(deck[1..], *game.zones().deck);
    deck.sort_unstable();
    assert_eq!((deck.as_slice(), tops(&game).as_str()), (cards("R5 R6 B7").as_slice(), "R1 B2 G3"));
}

/// No deck, nothing covered: the six hands hold all cards but the tops. Seat 3 has one more than the others.
fn blocked(options: &str) -> Combo {
    let hands = "11 | 11 | 12 | 11 | 11 | 11";
    position(&format!("options: {options}; first: 3; piles: R1 | B2 | G3; hands: {hands}"))
}

#[test]
fn c4_a_lap_of_draws_without_a_card_blocks_the_round() {
    let mut game = blocked("tokens=20");
    for seat in [3, 4, 5, 6, 1] {
        assert_eq!(asked(&game), seat);
        assert_eq!(
            observed(&mut game, "draw").events,
            [Event::DrewNothing(Seat::ALL[usize::from(seat) - 1])]
        );
    }
    let seen = observed(&mut game, "draw").events;
    assert_eq!(seen[..2], [Event::DrewNothing(Seat::Two), Event::RoundEnded { winner: None }]);
    assert_eq!(tokens(&game), [9, 9, 8, 9, 9, 9]);
    assert_eq!((asked(&game), game.open().first), (4, Seat::Four), "the earliest with the fewest cards");
}

#[test]
fn c4_a_placement_begins_the_lap_anew() {
    let mut game = blocked("tokens=20");
    play(&mut game, &["draw"; 5]);
    let placement = legal(&game)[0].clone();
    play(&mut game, &[&placement]);
    assert_eq!(game.open().phase, Phase::Turn { seat: Seat::Three, fresh: true }, "it makes nothing");
    assert!(game.open().stuck.is_empty());
    // The covered card can be drawn now; then it takes six players again.
    play(&mut game, &["draw"; 6]);
    assert_eq!((asked(&game), game.open().first), (3, Seat::Three));
    play(&mut game, &["draw"]);
    assert_eq!(tokens(&game).iter().filter(|&&tokens| tokens == 20).count(), 0, "now it is blocked");
}

#[test]
fn c4_a_second_draw_of_the_same_player_is_not_a_lap() {
    let mut game = position::<Combo>("options: second_chance=true; piles: R1 | B2 | G3; hands: 33 | 34");
    play(&mut game, &["draw", "again", "draw"]);
    assert_eq!(asked(&game), 2);
    // C6 offers the second chance after a skipped draw too, before the turn passes and the lap is complete.
    play(&mut game, &["draw"]);
    assert_eq!(legal(&game), ["again", "pass"]);
    let seen = observed(&mut game, "pass").events;
    assert!(seen.contains(&Event::RoundEnded { winner: None }));
}

#[test]
fn c5_a_sacrifice_comes_before_anything_else() {
    let mut game = position::<Combo>(
        "options: sacrifice=true second_chance=true; piles: R1 R5 | B2 | G3; hands: R1 P5 P6 | P1 P2",
    );
    let mut drawn = game.clone();
    play(&mut game, &["place R1 1"]);
    assert_eq!(refused(&game, "sacrifice 1"), Illegal::TooLate, "not after going again");
    play(&mut drawn, &["draw", "again"]);
    assert_eq!(refused(&drawn, "sacrifice 1"), Illegal::TooLate, "not after a second chance");
}

#[test]
fn c5_a_sacrifice_needs_two_cards_in_the_pile_two_tokens_two_cards_in_hand_and_is_made_once_a_round() {
    let text = "options: sacrifice=true; piles: R1 R5 R6 | B2 | G3; hands: P5 P6 | P1 P2";
    let mut game = position::<Combo>(text);
    let changed = |zone: &str| position::<Combo>(&format!("{text}; {zone}"));
    assert_eq!(refused(&game, "sacrifice 2"), Illegal::NothingUnder(Pile::Two));
    assert_eq!(refused(&changed("options:"), "sacrifice 1"), Illegal::NoSacrifices);
    assert_eq!(refused(&changed("tokens: 1 | 9"), "sacrifice 1"), Illegal::LastToken);
    assert_eq!(refused(&changed("hands: P5 | P1"), "sacrifice 1"), Illegal::LastCard);
    play(&mut game, &["sacrifice 1"]);
    assert_eq!(refused(&game, "sacrifice 1"), Illegal::SacrificedBefore);
    play(&mut game, &["draw", "draw"]);
    assert_eq!(refused(&game, "sacrifice 1"), Illegal::SacrificedBefore);
}

#[test]
fn c5_the_last_token_buys_no_second_chance() {
    let mut game = position::<Combo>(
        "options: second_chance=true; piles: R1 | B2 | G3; hands: P5 P6 | P1 P2; tokens: 1 | 9",
    );
    play(&mut game, &["draw"]);
    assert_eq!(asked(&game), 2);
}

#[test]
fn c6_a_second_chance_is_offered_with_two_or_more_cards_in_hand() {
    let mut game = position::<Combo>("options: second_chance=true; piles: R1 | B2 | G3; hands: R7 P6 | P1");
    play(&mut game, &["place R7 1"]);
    assert_eq!(asked(&game), 2, "one card is left");
    play(&mut game, &["draw"]);
    assert_eq!(legal(&game), ["again", "pass"], "after a draw there are two");
}

#[test]
fn c6_a_second_chance_is_offered_after_an_unannounced_combination() {
    let text = "options: manners=true second_chance=true; piles: R1 | B2 | G3; hands: R1 P7 P6 | P1";
    for answer in ["called", "quiet"] {
        let mut game = position::<Combo>(text);
        play(&mut game, &["place R1 1", answer]);
        assert_eq!((asked(&game), legal(&game)), (1, vec!["again".to_string(), "pass".to_string()]));
    }
}

#[test]
fn c6_a_second_chance_is_offered_after_a_skipped_draw() {
    let mut game = blocked("second_chance=true");
    play(&mut game, &["draw"]);
    assert_eq!((asked(&game), legal(&game)), (3, vec!["again".to_string(), "pass".to_string()]));
}

#[test]
fn c6_an_extra_go_that_makes_a_combination_may_lead_to_the_last_card() {
    let mut game =
        position::<Combo>("options: second_chance=true; piles: R1 | B2 | G3; hands: R7 R7 R6 | P1 P2");
    play(&mut game, &["place R7 1", "again", "place R7 1", "place R6 1"]);
    assert_eq!((tokens(&game), asked(&game)), (vec![9, 8], 1), "the round is won");
}

#[test]
fn c7_thanks_is_not_asked_after_three_of_a_kind() {
    let mut game = position::<Combo>("options: manners=true; piles: R1 | B1 | G3; hands: G1 P7 | P3 | P2");
    play(&mut game, &["place G1 3 three"]);
    assert_eq!((asked(&game), hand(&game, 2).len(), hand(&game, 3).len()), (1, 2, 2));
}

#[test]
fn c7_a_combination_that_nobody_announces_gives_no_second_go_and_costs_nothing() {
    let mut game = position::<Combo>("options: manners=true; piles: R1 | B2 | G3; hands: R1 P7 | P1");
    play(&mut game, &["place R1 1", "quiet"]);
    assert_eq!((hand(&game, 1), asked(&game)), (cards("P7"), 2));
}

#[test]
fn c7_the_table_is_asked_after_a_last_card_too_before_the_round_ends() {
    for (card, answers) in [("R7", ["called", "quiet"].as_slice()), ("R1", &["quiet"])] {
        for answer in answers {
            let mut game =
                position::<Combo>(&format!("options: manners=true; piles: R1 | B2 | G3; hands: {card} | P1"));
            play(&mut game, &[&format!("place {card} 1")]);
            assert_eq!((asked(&game), hand(&game, 1), tokens(&game)), (1, vec![], vec![10, 10]));
            assert_eq!(legal(&game), ["called", "quiet"]);
            play(&mut game, &[answer]);
            assert_eq!((tokens(&game), asked(&game)), (vec![10, 9], 1), "{card} {answer}: the round is won");
        }
    }
}

#[test]
fn c7_the_table_is_asked_after_another_card_was_hidden_and_before_anything_else() {
    let tops = "options: manners=true hidden=true second_chance=true; piles: R1 | B2 | G3";
    for card in ["R1", "R7"] {
        let mut game =
            position::<Combo>(&format!("{tops}; hands: {card} P5 P6 | P1 P2; hidden: {card} | P1"));
        play(&mut game, &[&format!("place {card} 1")]);
        assert_eq!(legal(&game), ["hide P5", "hide P6", "open"], "{card}");
        play(&mut game, &["hide P5"]);
        assert_eq!(legal(&game), ["called", "quiet"], "{card}");
        play(&mut game, &["quiet"]);
        assert_eq!(legal(&game), ["again", "pass"], "{card}");
    }
}

#[test]
fn c7_a_straight_that_nobody_announced_crosses_out_the_one_of_the_beginning_all_the_same() {
    let mut game = position::<Combo>(
        "options: manners=true second_chance=true; piles: R2 | B3 | G4; hands: R5 R2 P7 | P1; deck: Y6 Y5",
    );
    play(&mut game, &["place R5 1", "quiet", "again", "place R2 1 straight", "give 2", "thanks"]);
    assert_eq!((tops(&game).as_str(), asked(&game)), ("R2 B3 G4", 1));
}

#[test]
fn c8_an_announcement_that_the_card_does_not_make_is_illegal() {
    let cards = "piles: R1 | B2 | G3; hands: R1 R7 | P1";
    let game = position::<Combo>(&format!("options: manners=true; {cards}"));
    assert_eq!(legal(&game), ["place R1 1", "place R1 1 pair", "place R7 1", "draw"]);
    assert_eq!(refused(&game, "place R1 1 flush"), Illegal::NotMade(Combination::Flush));
    assert_eq!(refused(&game, "place R7 1 pair").to_string(), "this card makes no pair");
    let silent = position::<Combo>(cards);
    assert_eq!(refused(&silent, "place R1 1 pair"), Illegal::NoManners);
}

#[test]
fn c9_the_last_card_with_an_unannounced_combination_that_is_called_does_not_win() {
    let mut game = position::<Combo>("options: manners=true; piles: R1 | B2 | G3; hands: R1 | P1; deck: Y6");
    play(&mut game, &["place R1 1"]);
    let mut quiet = game.clone();
    play(&mut game, &["called"]);
    assert_eq!((hand(&game, 1), asked(&game), tokens(&game)), (cards("Y6"), 2, vec![10, 10]));
    play(&mut quiet, &["quiet"]);
    assert_eq!((tokens(&quiet), asked(&quiet)), (vec![10, 9], 1), "the round is won");
}

#[test]
fn c10_a_card_drawn_into_an_open_hand_lies_open() {
    let mut game = position::<Combo>(
        "options: hidden=true; piles: R1 | B2 | G3; hands: R7 P6 | P1 P2; deck: Y6; hidden: R7 | P1",
    );
    let y6 = cards("Y6")[0];
    assert_eq!(observed(&mut game, "draw").events, [Event::Drew { seat: Seat::One, card: Some(y6) }]);
    assert!(game.view(Seat::Two).known(Seat::One).known.contains(y6));
}

#[test]
fn c10_of_two_equal_cards_the_open_one_is_played_first() {
    let mut game = position::<Combo>(
        "options: hidden=true; piles: R1 | B2 | G3; hands: R7 R7 P6 | P1 P2; hidden: R7 | P1",
    );
    play(&mut game, &["place R7 1"]);
    assert_eq!((asked(&game), game.zones().hidden[0]), (2, Some(cards("R7")[0])));
    play(&mut game, &["draw", "place R7 1"]);
    assert_eq!(legal(&game), ["hide P6", "open"], "now the hidden one was played");
}

#[test]
fn c10_another_card_is_hidden_before_anything_else_follows() {
    let tops = "options: manners=true hidden=true second_chance=true; piles: R1 | B2 | G3";
    let mut game = position::<Combo>(&format!("{tops}; hands: R1 P5 P6 | P1 P2; hidden: R1 | P1"));
    let mut announced = game.clone();
    play(&mut game, &["place R1 1", "hide P5", "quiet", "pass"]);
    assert_eq!(asked(&game), 2);
    play(&mut announced, &["place R1 1 pair", "open", "draw", "again", "draw"]);
    assert_eq!(asked(&announced), 2);
    let mut straight = position::<Combo>(&format!("{tops}; hands: R4 P5 | P1 P2; hidden: R4 | P1"));
    play(&mut straight, &["place R4 1 straight", "hide P5", "give 2", "forgot"]);
    assert_eq!((asked(&straight), hand(&straight, 2).len()), (1, 4));
}

#[test]
fn c10_nothing_is_hidden_when_no_card_remains() {
    let mut game = position::<Combo>(
        "options: manners=true hidden=true; piles: R1 | B2 | G3;
         hands: R1 | P1 P2; deck: Y6; hidden: R1 | P1",
    );
    play(&mut game, &["place R1 1", "called"]);
    assert_eq!((asked(&game), game.zones().hidden[0], hand(&game, 1)), (2, None, cards("Y6")));
}

#[test]
fn c11_three_of_a_kind_draws_from_the_next_seat_on() {
    let mut game = position::<Combo>("first: 2; piles: R1 | B1 | G3; hands: P7 | G1 P6 | P3; deck: Y6 Y5");
    play(&mut game, &["place G1 3"]);
    assert_eq!((hand(&game, 3), hand(&game, 1)), (cards("Y6 P3"), cards("Y5 P7")));
}

#[test]
fn c11_with_manners_each_is_asked_and_draws_before_the_next() {
    let mut game = position::<Combo>(
        "options: manners=true; first: 2; piles: R1 | R5 | B7; hands: P1 | R7 P6 | P2; deck: Y6 Y5 Y4",
    );
    play(&mut game, &["place R7 3 flush", "give 1 3"]);
    assert_eq!((asked(&game), refused(&game, "give 1")), (1, Illegal::NotAsked));
    play(&mut game, &["forgot"]);
    assert_eq!((hand(&game, 1), asked(&game)), (cards("Y5 Y6 P1"), 3));
    play(&mut game, &["thanks"]);
    assert_eq!((hand(&game, 3), asked(&game)), (cards("Y4 P2"), 2));
}
