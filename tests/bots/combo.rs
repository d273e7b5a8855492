//! Combo's bots: what they see in a hand, and what they do not forget.

mod reasons;

use engine::bots::combo::{ComboMind, Reason, completing};
use engine::bots::{Bot, Level};
use engine::cards::{Rng, Seed};
use engine::games::combo::{
    Card, Combination, Combo, Hand, Move, PerPile, Phase, Pile, Shown, combination, fitting,
};
use engine::games::{Game, Moves, Seat};
use tests::positions::position;

use crate::every_game::{tables, thought};

/// No decision takes more slices.
const MOST_SLICES: u32 = 240;

fn advice(game: &Combo, level: Level, seed: u128) -> (Move, Reason) {
    let seat = game.to_move().expect("the game goes on");
    let (advice, _) = thought::<Combo>(&game.view(seat), level, Seed(seed));
    (advice.mv, advice.reason)
}

/// Lets a level play on as long as it is its turn.
fn play_turn(game: &mut Combo, level: Level) {
    let seat = game.to_move();
    while game.to_move() == seat {
        let before = game.open().tokens;
        game.play(advice(game, level, 3).0).expect("it is legal");
        if game.open().tokens != before {
            return; // the round is over
        }
    }
}

#[test]
fn the_kinds_that_complete_are_those_that_make_a_combination() {
    let mut rng = Rng::new(Seed(4));
    let all: Vec<Card> = Card::all().collect();
    for _ in 0..5_000 {
        let tops = PerPile([0; 3].map(|_| all[rng.below(35) as usize]));
        for pile in Pile::ALL {
            let one_by_one = all.iter().filter(|&&card| {
                fitting(tops[pile]) >> card.index() & 1 != 0
                    && combination(&tops, Shown::NOTHING, card, pile).is_some()
            });
            let kinds = one_by_one.fold(0, |kinds, card| kinds | 1u64 << card.index());
            assert_eq!(completing(&tops, pile), kinds, "{tops:?} {pile:?}");
        }
    }
}

/// Whether a hand can be emptied in one turn, by trying everything.
fn can_finish(hand: &Hand, tops: &PerPile<Card>) -> bool {
    Pile::ALL.into_iter().any(|pile| {
        hand.kinds().filter(|card| fitting(tops[pile]) >> card.index() & 1 != 0).any(|card| {
            let (mut rest, mut after) = (*hand, *tops);
            rest.remove(card);
            after[pile] = card;
            rest.is_empty()
                || (combination(tops, Shown::NOTHING, card, pile).is_some() && can_finish(&rest, &after))
        })
    })
}

#[test]
fn normal_and_hard_finish_in_one_turn_whenever_that_is_possible() {
    let mut rng = Rng::new(Seed(5));
    let mut finished = 0;
    for _ in 0..60_000 {
        let mut deck: Vec<Card> = Card::all().flat_map(|card| [card, card]).collect();
        rng.shuffle(&mut deck);
        let size = 2 + rng.below(3) as usize;
        let tops = PerPile([deck[0], deck[1], deck[2]]);
        let hand: Hand = deck[3..3 + size].iter().copied().collect();
        if !can_finish(&hand, &tops) || finished == 150 {
            continue;
        }
        let text = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>();
        let (piles, own, other) = (text(&deck[..3]), text(&deck[3..3 + size]), text(&deck[10..16]));
        let hands = [own.join(" "), other.join(" ")].join(" | ");
        let game = position::<Combo>(&format!("piles: {}; hands: {hands}", piles.join(" | ")));
        for level in [Level::Normal, Level::Good, Level::Hard] {
            let mut game = game.clone();
            assert!(
                matches!(advice(&game, level, 3).1, Reason::Finishes(_)),
                "{level}: {hand:?} on {tops:?}"
            );
            play_turn(&mut game, level);
            assert_eq!(game.open().tokens[Seat::One], 10, "{level}: {hand:?} on {tops:?}");
            assert!(game.open().tokens[Seat::Two] < 10);
        }
        finished += 1;
    }
    assert!(finished > 50, "only {finished} hands could be finished");
}

#[test]
fn a_sacrifice_is_made_when_it_opens_the_last_chain() {
    // Without the blue 7 on top, red 5 makes a pair of the one beneath, and red 6 goes on that.
    let game = position::<Combo>(
        "options: sacrifice=true; piles: B7 R5 | Y1 | G4; hands: R5 R6 | B1 B2 B3 G1 G2 G3",
    );
    let (mv, reason) = advice(&game, Level::Normal, 1);
    assert_eq!((mv, reason), (Move::Sacrifice(Pile::One), Reason::Opens(2)));
    assert_eq!(advice(&game, Level::Hard, 1).0, Move::Sacrifice(Pile::One));
}

#[test]
fn a_second_chance_is_bought_to_finish_and_not_for_one_card_of_many() {
    let mut game = position::<Combo>(
        "options: second_chance=true; piles: R5 | R1 | G2; hands: R1 R5 R6 | B1 B2 B3 G1 G2 G3",
    );
    game.play("place R6 2".parse().expect("a move")).expect("it is legal");
    assert_eq!(game.open().phase, Phase::SecondChance(Seat::One));
    let mut poor = position::<Combo>(
        "options: second_chance=true; piles: R5 | Y1 | G4; hands: R2 B7 P7 P2 B6 R3 | B1 B2 B3",
    );
    poor.play("place R2 1".parse().expect("a move")).expect("it is legal");
    for level in [Level::Normal, Level::Good, Level::Hard] {
        assert_eq!(advice(&game, level, 1).0, Move::Again, "{level}");
    }
    assert_eq!(advice(&poor, Level::Normal, 1), (Move::Pass, Reason::Dear));
}

#[test]
fn a_gift_goes_to_the_player_who_is_about_to_finish() {
    let mut game =
        position::<Combo>("piles: R6 | Y4 | G5; hands: R3 B7 P7 P2 | B1 B2 B3 G6 | G1 | Y1 Y2 Y3 G2");
    game.play("place R3 1".parse().expect("a move")).expect("it is legal");
    for level in [Level::Normal, Level::Good, Level::Hard] {
        assert_eq!(advice(&game, level, 1), (Move::Give(Seat::Three, None), Reason::NearlyDone(Seat::Three)));
    }
}

#[test]
fn normal_and_hard_announce_and_thank_and_easy_forgets_now_and_then() {
    let mut forgot = [0; 2];
    let mut minded = 0;
    tables::<Combo>(
        64,
        &[Level::Easy, Level::Normal, Level::Good, Level::Hard],
        |game, level, _, advice, _| {
            if !game.open().options.manners {
                return;
            }
            let forgets = match advice.mv {
                Move::Place { card, pile, announced: None } => {
                    combination(game.tops(), game.open().noted, card, pile).is_some()
                }
                Move::Forgot => true,
                Move::Place { .. } | Move::Thanks => {
                    minded += 1;
                    false
                }
                _ => false,
            };
            forgot[usize::from(level == Level::Easy)] += u32::from(forgets);
        },
    );
    assert_eq!(forgot[0], 0, "normal or hard forgot");
    assert!(forgot[1] > 0 && minded > 0, "easy never forgot, or nothing ever came up");
}

#[test]
fn a_decision_of_hard_takes_few_slices_and_has_a_reason() {
    let (mut most, mut odds, mut seen) = (0, 0, 0);
    tables::<Combo>(16, &[Level::Hard], |game, _, _, advice, slices| {
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        most = most.max(slices);
        assert_ne!(advice.reason, Reason::Rng);
        if let Reason::Wins { won, of } = advice.reason {
            assert!(won <= of);
            odds += 1;
        }
        seen += u32::from(matches!(advice.reason, Reason::Makes(Combination::Pair) | Reason::Chain(_)));
    });
    assert!(most <= MOST_SLICES, "{most} slices");
    assert!(odds > 0 && seen > 0);
}

#[test]
fn a_mind_needs_little_memory() {
    assert!(size_of::<ComboMind>() <= 8 * 1024, "{} bytes", size_of::<ComboMind>());
    let game = position::<Combo>("piles: R6 | Y4 | G5; hands: R3 | B1");
    let mut bot = ComboMind::new(&game.view(Seat::One), Level::Normal, Seed(1));
    assert!(Bot::<Combo>::think(&mut bot).is_some(), "normal decides at once");
}
