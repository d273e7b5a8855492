//! Burst: the examples of the rulebook, every ruling, and the set-up table.

use engine::cards::{Colour, Seed};
use engine::games::burst::{
    Burst, COPIES, Card, Counts, Event, Five, Gone, Illegal, Move, Options, PositionError, RULESETS,
    RoundOutcome, Ruleset, Why,
};
use engine::games::{Disclosure, Game, GameOptions, Moves, Players, Seat, Setup, SetupError};
use tests::EventCollector;
use tests::positions::{checked_position, position};

fn setup(players: u8, aggressive: bool, first: Seat) -> Setup<Options> {
    let players = Players::new(players).unwrap();
    Setup { players, first, options: Options { aggressive }, seed: Seed(1) }
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn five(text: &str) -> Five {
    cards(text).into_iter().collect()
}

fn play(game: &mut Burst, text: &str) -> Result<Option<Disclosure>, Illegal> {
    game.play(text.parse().unwrap())
}

/// Plays the last round: every hand from left to right; standard players keep the fifth card.
///
/// Gives the outcome, the colours that went away and the points of each seat.
fn last_round(players: u8, aggressive: bool, hands: &[&str]) -> (RoundOutcome, Vec<Gone>, Vec<u8>) {
    let setup = setup(players, aggressive, Seat::One);
    let rounds = Ruleset::of(setup.players, setup.options).unwrap().rounds;
    let dealt = hands.join(" | ");
    let text = format!("options: aggressive={aggressive}; round: {rounds}; hands: {dealt}");
    let mut game = position::<Burst>(&text);
    let mut left: Vec<_> = hands.iter().map(|hand| cards(hand).into_iter()).collect();
    let mut seen = EventCollector::default();
    while let Some(seat) = game.to_move() {
        let card = left[usize::from(seat.number()) - 1].next().unwrap();
        game.play_observed(Move::Play(card), &mut seen).unwrap();
    }
    let verdict = seen.events.into_iter().find_map(|event| match event {
        Event::Judged { verdict, .. } => Some(verdict),
        _ => None,
    });
    let verdict = verdict.unwrap();
    (verdict.outcome, verdict.gone().collect(), game.zones().scores.to_vec())
}

fn tied(colour: Colour, cards: u8) -> Gone {
    Gone { colour, cards, why: Why::Tied }
}

fn burst(colour: Colour, cards: u8) -> Gone {
    Gone { colour, cards, why: Why::Burst }
}

// The examples of the rulebook.

#[test]
fn red_and_yellow_tie_with_six_cards_and_green_scores() {
    let (outcome, gone, scores) =
        last_round(4, false, &["R1 R2 Y1 G3 O1", "R1 R3 Y2 G1 O1", "R2 R4 Y3 Y1 O1", "Y4 Y2 G5 B2 O1"]);
    assert_eq!(outcome, RoundOutcome::Colour(Colour::Green));
    assert_eq!(gone, [tied(Colour::Red, 6), tied(Colour::Yellow, 6)]);
    assert_eq!(scores, [3, 1, 0, 5]);
}

#[test]
fn a_burst_majority_goes_and_one_yellow_card_scores() {
    let (outcome, gone, scores) = last_round(2, false, &["R1 R2 R3 Y4 O1", "R1 R2 R3 R4 O1"]);
    assert_eq!(outcome, RoundOutcome::Colour(Colour::Yellow));
    assert_eq!(gone, [burst(Colour::Red, 7)]);
    assert_eq!(scores, [4, 0]);
}

// How to score.

#[test]
fn every_player_scores_the_numbers_of_the_majority_colour() {
    let (outcome, gone, scores) = last_round(2, false, &["B6 B1 R2 R3 O1", "B4 G6 Y6 O5 O4"]);
    assert_eq!((outcome, gone), (RoundOutcome::Colour(Colour::Blue), vec![]));
    assert_eq!(scores, [7, 4]);
}

#[test]
fn a_colour_bursts_from_the_number_of_the_table_on() {
    let (outcome, ..) = last_round(2, false, &["R1 R2 R3 Y4 O1", "R1 B3 B2 G1 O1"]);
    assert_eq!(outcome, RoundOutcome::Colour(Colour::Red), "four do not burst");
    let (outcome, gone, _) = last_round(2, false, &["R1 R2 R3 Y4 O1", "R1 R3 B2 B1 O1"]);
    assert_eq!(outcome, RoundOutcome::Colour(Colour::Blue), "five do");
    assert_eq!(gone, [burst(Colour::Red, 5)]);
}

#[test]
fn many_1s_score_alone() {
    let (outcome, gone, scores) = last_round(2, false, &["R1 R1 B1 R4 O5", "R1 G1 O1 R5 O6"]);
    assert_eq!((outcome, gone), (RoundOutcome::ManyOnes, vec![]));
    assert_eq!(scores, [3, 3]);
}

#[test]
fn one_1_less_than_many_counts_as_any_other_card() {
    let (outcome, gone, scores) = last_round(2, false, &["R1 R1 B1 R4 O5", "R1 G1 O2 O3 O6"]);
    assert_eq!((outcome, gone), (RoundOutcome::Colour(Colour::Red), vec![]));
    assert_eq!(scores, [6, 1]);
}

#[test]
fn many_1s_come_before_a_burst() {
    let (outcome, ..) = last_round(2, true, &["R1 R1 R1 R1 R2", "R1 R3 B1 B1 Y1"]);
    assert_eq!(outcome, RoundOutcome::ManyOnes);
}

#[test]
fn nobody_scores_when_no_colour_is_left() {
    let (outcome, gone, scores) = last_round(2, false, &["R1 R2 B1 B2 O1", "R3 R4 B3 B4 O1"]);
    assert_eq!(outcome, RoundOutcome::Nobody);
    assert_eq!(gone, [tied(Colour::Red, 4), tied(Colour::Blue, 4)]);
    assert_eq!(scores, [0, 0]);
}

// The rulings.

#[test]
fn u1_each_colour_has_five_1s_six_2s_five_3s_two_4s_one_5_and_one_6() {
    assert_eq!(COPIES, [5, 6, 5, 2, 1, 1]);
    assert_eq!(Counts::ALL.len(), 100);
    assert_eq!(Counts::ALL.kinds().count(), 30);
    for colour in [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green, Colour::Orange] {
        let copies = |number| Counts::ALL.of(Card::new(colour, number).unwrap());
        assert_eq!([1, 2, 3, 4, 5, 6].map(copies), COPIES, "{colour}");
    }
    assert!("R7".parse::<Card>().is_err() && Card::new(Colour::Purple, 1).is_none());
}

#[test]
fn u2_after_a_burst_the_next_colours_can_tie() {
    let hands = ["R1 R2 R3 B2 O1", "R1 R2 R3 B3 O1", "R1 R2 R3 B4 O1", "B1 Y2 Y3 G3 O2", "Y4 Y5 G5 O5 O3"];
    let (outcome, gone, scores) = last_round(5, false, &hands);
    assert_eq!(outcome, RoundOutcome::Colour(Colour::Green));
    assert_eq!(gone, [burst(Colour::Red, 9), tied(Colour::Blue, 4), tied(Colour::Yellow, 4)]);
    assert_eq!(scores, [0, 0, 0, 3, 5]);
}

#[test]
fn u2_after_a_burst_the_next_colour_can_burst() {
    let hands = ["R1 R2 R3 R4 O1", "R1 R2 R3 R4 O1", "B1 B2 B3 B4 O1", "B2 B3 B4 Y5 O1"];
    let (outcome, gone, scores) = last_round(4, false, &hands);
    assert_eq!(outcome, RoundOutcome::Colour(Colour::Yellow));
    assert_eq!(gone, [burst(Colour::Red, 8), burst(Colour::Blue, 7)]);
    assert_eq!(scores, [0, 0, 0, 5]);
}

#[test]
fn u2_after_a_tie_the_next_colours_can_tie() {
    let (outcome, gone, scores) =
        last_round(3, false, &["R2 R3 R4 R5 O1", "B2 B3 B4 B5 O1", "Y2 G3 O2 O4 O1"]);
    assert_eq!(outcome, RoundOutcome::Colour(Colour::Orange));
    assert_eq!(gone, [tied(Colour::Red, 4), tied(Colour::Blue, 4)]);
    assert_eq!(scores, [0, 0, 6]);
    let (outcome, gone, _) = last_round(3, false, &["R2 R3 R4 R5 O1", "B2 B3 B4 B5 O1", "Y2 Y3 O2 O4 O1"]);
    assert_eq!(outcome, RoundOutcome::Nobody);
    let colours: Vec<Colour> = gone.iter().map(|gone| gone.colour).collect();
    assert_eq!(colours, [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Orange]);
}

#[test]
fn u3_all_draw_up_to_five_from_the_first_player_of_the_round_on() {
    let mut game = position::<Burst>(
        "first: 2; hands: R1 R1 R1 R1 R1 | B1 B1 B1 B1 B1 | Y1 Y1 Y1 Y1 Y1; deck: G1 G2 G3 G4 G5 O1",
    );
    for text in ["play B1", "play B1", "play Y1", "play Y1", "play R1", "play R1"] {
        play(&mut game, text).unwrap();
    }
    let zones = game.zones();
    assert_eq!(zones.hands[1], five("B1 B1 B1 G1 G2"));
    assert_eq!(zones.hands[2], five("Y1 Y1 Y1 G3 G4"));
    assert_eq!(zones.hands[0], five("R1 R1 R1 G5 O1"));
    assert_eq!(game.to_move(), Some(Seat::Two), "the first player stays the same in the round");
}

#[test]
fn u3_after_the_third_turn_the_old_first_player_still_draws_first_and_then_the_next_one_begins() {
    let mut game = position::<Burst>(
        "first: 2; turn: 3; hands: R1 R1 R1 R1 R1 | B1 B1 B1 B1 B1 | Y1 Y1 Y1 Y1 Y1;
         played: O2 O2 O3 | G2 G2 G3 | R2 R2 R3; deck: G1 G4 G5",
    );
    let mut seen = EventCollector::default();
    for text in ["play B1", "play Y1", "play R1"] {
        game.play_observed(text.parse().unwrap(), &mut seen).unwrap();
    }
    let drew: Vec<Event> =
        seen.events.iter().copied().filter(|event| matches!(event, Event::Drew { .. })).collect();
    assert_eq!(drew, [Seat::Two, Seat::Three, Seat::One].map(|seat| Event::Drew { seat, count: 1 }));
    let zones = game.zones();
    assert_eq!(zones.hands[1], five("B1 B1 B1 B1 G1"));
    assert_eq!(zones.hands[2], five("Y1 Y1 Y1 Y1 G4"));
    assert_eq!(zones.hands[0], five("R1 R1 R1 R1 G5"));
    assert_eq!((zones.round, game.to_move()), (2, Some(Seat::Three)));
    assert!(zones.played.iter().all(|played| played.is_empty()), "a new round begins with nothing played");
    assert_eq!(seen.events.last(), Some(&Event::Began { round: 2, first: Seat::Three }));
}

#[test]
fn u4_two_cards_are_two_moves_and_stay_hidden_until_all_have_chosen() {
    let game = position::<Burst>("hands: R1 R2 R3 R4 R5 | B1 B2 B3 B4 B5");
    let (mut one, mut other) = (game.clone(), game);
    for (first, second) in [("play R1", "play R5"), ("play R2", "play R3")] {
        assert_eq!((play(&mut one, first), play(&mut other, second)), (Ok(None), Ok(None)));
        assert_eq!(one.view(Seat::Two), other.view(Seat::Two), "seat 2 cannot tell what seat 1 chose");
    }
    assert_ne!(one.view(Seat::One), other.view(Seat::One));
    assert_eq!(one.zones().chosen[0], five("R1 R2"));
    assert_eq!(one.zones().hands[0], five("R3 R4 R5"));
    assert_eq!(one.view(Seat::One).chosen(), five("R1 R2"));
    assert_eq!(one.view(Seat::Two).public().chosen(Seat::One), 2);

    assert_eq!(play(&mut one, "play B1"), Ok(None));
    let mut seen = EventCollector::default();
    assert_eq!(one.play_observed("play B2".parse().unwrap(), &mut seen), Ok(Some(Disclosure::Shown)));
    let revealed = |seat, card: &str| Event::Revealed { seat, card: card.parse().unwrap() };
    let expected = [
        Event::Chose { seat: Seat::Two },
        revealed(Seat::One, "R1"),
        revealed(Seat::One, "R2"),
        revealed(Seat::Two, "B1"),
        revealed(Seat::Two, "B2"),
        Event::Drew { seat: Seat::One, count: 2 },
        Event::Drew { seat: Seat::Two, count: 2 },
    ];
    assert_eq!(seen.events, expected);
    assert_eq!(one.zones().played[0], five("R1 R2"));
    assert!(one.zones().chosen.iter().all(|chosen| chosen.is_empty()));
}

#[test]
fn the_points_of_all_players_are_open() {
    let last = "round: 7; turn: 3; hands: O1 G5 | O2 G4 | O3 G3; played: R2 B3 Y4 | R3 B2 Y1 | R4 B4 Y2";
    let game = position::<Burst>(&format!("{last}; scores: 20 | 7 | 12"));
    for seat in [Seat::One, Seat::Two, Seat::Three] {
        let seen = game.view(seat).public().scores();
        assert_eq!(seen.seated(game.players()).collect::<Vec<_>>(), [&20, &7, &12], "{seat} sees them all");
    }
}

#[test]
fn u5_a_final_tie_is_a_shared_victory() {
    let last = "round: 7; turn: 3; hands: O1 G5 | O2 G4 | O3 G3; played: R2 B3 Y4 | R3 B2 Y1 | R4 B4 Y2";
    let mut game = position::<Burst>(&format!("{last}; scores: 20 | 7 | 20"));
    assert!(game.winners().is_empty(), "nobody has won yet");
    for text in ["play G5", "play G4", "play O3"] {
        play(&mut game, text).unwrap();
    }
    // Red, blue and yellow tie with three cards, green has two.
    assert_eq!(game.zones().scores, [25, 11, 20]);
    assert!(game.winners().iter().eq([Seat::One]));

    let mut game = position::<Burst>(&format!("{last}; scores: 20 | 7 | 25"));
    for text in ["play G5", "play G4", "play O3"] {
        play(&mut game, text).unwrap();
    }
    assert!(game.winners().iter().eq([Seat::One, Seat::Three]));
}

// The set-up table.

/// A game with the first legal move each time: its last state, its rounds, and what the hands had left.
fn play_to_the_end(ruleset: &Ruleset) -> (Burst, u8, Vec<u8>) {
    let setup = setup(ruleset.players.count(), ruleset.aggressive, Seat::One);
    let mut game = Burst::deal(&setup).unwrap();
    let (mut rounds, mut left, mut moves) = (0, Vec::new(), Moves::new());
    while let Some(seat) = game.to_move() {
        game.legal_moves(&mut moves);
        let before = game.zones().hands;
        let mut seen = EventCollector::default();
        game.play_observed(moves[0], &mut seen).unwrap();
        rounds += seen.events.iter().filter(|event| matches!(event, Event::Judged { .. })).count() as u8;
        left = before.iter().map(|hand| hand.len()).collect();
        left[usize::from(seat.number()) - 1] -= 1;
    }
    (game, rounds, left)
}

#[test]
fn all_six_columns_play_to_the_end_with_the_rounds_and_leftovers_given() {
    for ruleset in &RULESETS {
        let (game, rounds, left) = play_to_the_end(ruleset);
        assert_eq!(rounds, ruleset.rounds);
        assert!(left.iter().all(|&left| left == ruleset.leftovers), "{left:?}");
        let zones = game.zones();
        assert!(zones.deck.is_empty() && zones.hands.iter().all(|hand| hand.is_empty()));
        assert!(!game.winners().is_empty());
        assert_eq!(play(&mut game.clone(), "play R1"), Err(Illegal::Over));
    }
}

#[test]
fn the_rounds_and_leftovers_of_the_table_follow_from_the_cards() {
    for ruleset in &RULESETS {
        let players = usize::from(ruleset.players.count());
        let until = u8::from(!ruleset.aggressive);
        let mut deck = 100 - ruleset.taken_out - 5 * ruleset.players.count();
        let (mut hands, mut rounds) = (vec![5_u8; players], 0);
        // Until every player has one card left; by the aggressive rule, none.
        while hands.iter().any(|&hand| hand > until) {
            for cards in ruleset.turns {
                for hand in &mut hands {
                    *hand = hand.checked_sub(cards).expect("everybody can play a whole round");
                }
                for hand in &mut hands {
                    let drawn = deck.min(5 - *hand);
                    (*hand, deck) = (*hand + drawn, deck - drawn);
                }
            }
            rounds += 1;
        }
        assert_eq!((rounds, deck), (ruleset.rounds, 0));
        assert_eq!(hands, vec![ruleset.leftovers; players]);
    }
}

#[test]
fn many_1s_are_always_one_more_than_the_burst_number() {
    assert!(RULESETS.iter().all(|ruleset| ruleset.many_ones == ruleset.burst + 1));
}

#[test]
fn burst_is_for_two_to_five_and_the_aggressive_rule_for_two_or_three() {
    let deal = |players, aggressive| Burst::deal(&setup(players, aggressive, Seat::One)).map(|_| ());
    assert!((2..=5).all(|players| deal(players, false).is_ok()));
    assert!((2..=3).all(|players| deal(players, true).is_ok()));
    assert_eq!(deal(4, true), Err(SetupError::OptionPlayers { spec: &Options::SPECS[0] }));
    assert_eq!(deal(5, true), Err(SetupError::OptionPlayers { spec: &Options::SPECS[0] }));
    assert_eq!(deal(6, false), Err(SetupError::Players { kind: Burst::KIND }));
    assert!(Burst::deal(&setup(2, false, Seat::Three)).is_err());
}

#[test]
fn the_deal_takes_out_cards_and_gives_five_to_everybody() {
    for ruleset in &RULESETS {
        let game = Burst::deal(&setup(ruleset.players.count(), ruleset.aggressive, Seat::Two)).unwrap();
        let zones = game.zones();
        assert_eq!(zones.removed.len(), usize::from(ruleset.taken_out));
        assert_eq!(zones.hands.len(), usize::from(ruleset.players.count()));
        assert!(zones.hands.iter().all(|hand| hand.len() == 5));
        let hands = zones.hands.iter().flat_map(|hand| hand.cards());
        let all: Counts = zones.deck.iter().chain(&zones.removed).copied().chain(hands).collect();
        assert_eq!(all, Counts::ALL);
        assert_eq!((zones.round, game.to_move()), (1, Some(Seat::Two)));
    }
}

// What is not allowed says why.

#[test]
fn a_card_that_is_not_in_the_hand_cannot_be_played() {
    let game = position::<Burst>("hands: R1 R1 R3 R4 R5 | B1 B2 B3 B4 B5");
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    let texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    assert_eq!(texts, ["play R1", "play R3", "play R4", "play R5"], "two equal cards are one move");
    let mut after = game.clone();
    let error = play(&mut after, "play B5").unwrap_err();
    assert_eq!(error.to_string(), "there is no blue 5 in your hand");
    assert_eq!(after, game);
}

#[test]
fn a_claim_that_does_not_fit_says_what_does_not() {
    let misfit = |text: &str| checked_position::<Burst>(text).unwrap_err();
    let four_cards = misfit("hands: R1 R2 R3 R4 | B1 B2 B3 B4 B5");
    assert_eq!(four_cards, PositionError::Hand { seat: Seat::One, cards: 5 });
    let two_alike = misfit("hands: R5 R5 R4 R4 R3 | B1 B2 B3 B4 B5");
    assert_eq!(two_alike, PositionError::TooMany("R5".parse().unwrap()));
    let misfit = |zones: &str| misfit(&format!("hands: R1 R2 R3 R4 R5 | B1 B2 B3 B4 B5; {zones}"));
    assert_eq!(misfit("round: 12"), PositionError::Round { rounds: 11 });
    assert_eq!(misfit("turn: 2; played: G1 G2"), PositionError::Seats);
    let played = PositionError::Played { seat: Seat::Two, cards: 2 };
    assert_eq!(misfit("turn: 2; played: G1 G2 | G3"), played);
    assert_eq!(misfit("round: 11; deck: G1"), PositionError::Deck { cards: 0 });
    assert_eq!(misfit("scores: 1 | 0"), PositionError::Scores { points: 0 });
    let four = misfit("players: 4; options: aggressive=true");
    assert_eq!(four, PositionError::Setup(SetupError::OptionPlayers { spec: &Options::SPECS[0] }));
}
