//! What is special about the bots of No Idea: what they know of their own cards, and the odds they reckon with.

mod reasons;

use engine::bots::no_idea::{Coverage, FitOdds, NoIdeaMind, Reason};
use engine::bots::{BotGame, Level};
use engine::games::no_idea::{Card, Collection, FEW, Move, NoIdea, Phase, Pool, Spot, Stock, View};
use engine::games::{Game, Moves, Seat};
use tests::{setups, walk};

use crate::every_game::{tables, thought};

/// The own card in a place if it is certain: it was seen, or no other kind is left of the draw pile that it came from.
fn certain(view: &View, spot: Spot) -> Option<Card> {
    match spot {
        Spot::Free => None,
        Spot::Seen(card) => Some(card),
        Spot::Unseen(pool) => {
            let mut kinds: Vec<Card> = view.public.pool(pool).cards().collect();
            kinds.dedup();
            kinds.pop().filter(|card| kinds.is_empty() && card.prize().is_none())
        }
    }
}

/// The own cards that are certain, and the draw piles that the others came from.
fn own(view: &View) -> (Vec<Card>, Vec<Pool>) {
    let spots = view.public.layouts[view.seat];
    let unknown = spots.iter().filter_map(|&spot| match spot {
        Spot::Unseen(pool) if certain(view, spot).is_none() => Some(pool),
        _ => None,
    });
    (spots.iter().filter_map(|&spot| certain(view, spot)).collect(), unknown.collect())
}

/// Calls `check` with every choice of an own card that `hard` makes in some games, and the view it has.
fn own_cards_of_hard(games: u64, mut check: impl FnMut(&View, Move, Reason)) {
    let mut seen = 0;
    tables::<NoIdea>(games, &[Level::Hard], |game, _, _, advice, _| {
        if let (Phase::Own { .. }, Some(seat)) = (game.phase(), game.to_move()) {
            seen += 1;
            check(&game.view(seat), advice.mv, advice.reason);
        }
    });
    assert!(seen > 300, "only {seen} choices");
}

#[test]
fn hard_declares_that_nothing_fits_when_it_knows_so() {
    own_cards_of_hard(6, |view, mv, reason| {
        let (known, unknown) = own(view);
        let certain = unknown.is_empty()
            && known.len() <= usize::from(FEW)
            && !known.iter().any(|&card| view.public.fits(card));
        if certain {
            assert_eq!((mv, reason), (Move::Nothing, Reason::Certain), "{view:?}");
        }
    });
}

#[test]
fn hard_never_declares_that_nothing_fits_against_better_knowledge() {
    own_cards_of_hard(6, |view, mv, _| {
        let (known, _) = own(view);
        assert!(mv != Move::Nothing || !known.iter().any(|&card| view.public.fits(card)), "{view:?}");
    });
}

#[test]
fn hard_turns_up_no_card_that_it_knows_not_to_fit_while_it_has_another() {
    own_cards_of_hard(6, |view, mv, _| {
        let Move::Reveal(slot) = mv else { return };
        let (known, unknown) = own(view);
        if !unknown.is_empty() || known.iter().any(|&card| view.public.fits(card)) {
            let card = certain(view, view.public.spot(view.seat, slot));
            assert!(card.is_none_or(|card| view.public.fits(card)), "{card:?} in {view:?}");
        }
    });
}

/// A known card that stays when a trophy is won need not be found out about again.
#[test]
fn hard_places_a_card_where_its_known_cards_stay_unfit_and_a_trophy_can_be_declared() {
    let (mut kept, mut all) = (0, 0);
    tables::<NoIdea>(120, &[Level::Hard], |game, _, _, advice, _| {
        let (Move::Place(_), table) = (advice.mv, game.public_state()) else { return };
        // How many own cards fit afterwards, if the turn goes on with few cards, all of them known.
        let fitting = |mv: Move| {
            let mut played = game.clone();
            played.play(mv).ok()?;
            let after = played.public_state();
            let slots = after.occupied(after.turn);
            let spots = slots.iter().map(|slot| after.spot(after.turn, slot)).collect::<Vec<_>>();
            let declares = after.turn == table.turn && after.may_declare() && table.draw == after.draw;
            let fits = |spot: &&Spot| matches!(spot, Spot::Seen(card) if after.fits(*card));
            (declares && !spots.iter().any(|spot| spot.is_unseen()))
                .then(|| spots.iter().filter(fits).count())
        };
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        let others: Vec<usize> = moves.iter().filter_map(|&mv| fitting(mv)).collect();
        if others.contains(&0) && others.iter().any(|&fit| fit > 0) {
            all += 1;
            kept += u32::from(fitting(advice.mv) == Some(0));
        }
    });
    assert!(all > 20 && kept * 10 >= all * 9, "{kept} of {all}");
}

#[test]
fn a_bot_that_remembers_wins_more_trophies_than_one_that_forgets() {
    let (mut easy, mut normal) = (0u32, 0u32);
    for setup in setups::<NoIdea>(40) {
        let mut game = NoIdea::deal(&setup).expect("the set-up is allowed");
        let level = |seat: Seat| if (seat as u8).is_multiple_of(2) { Level::Normal } else { Level::Easy };
        let mut decisions = 0;
        while let Some(seat) = game.to_move() {
            let seed = setup.seed.for_purpose(1_000 + decisions);
            let (advice, _) = thought::<NoIdea>(&game.view(seat), level(seat), seed);
            game.play(advice.mv).expect("bots play by the rules");
            decisions += 1;
        }
        // The first two seats, so that each level has one.
        normal += u32::from(game.tally(Seat::One).trophies);
        easy += u32::from(game.tally(Seat::Two).trophies);
    }
    assert!(normal > easy, "{normal} stars against {easy}");
}

#[test]
fn thinking_takes_few_slices_and_little_memory() {
    let (mut slices, mut decisions) = (0, 0);
    tables::<NoIdea>(8, &[Level::Hard], |_, _, _, _, taken| {
        assert!(taken <= 300, "{taken} slices");
        (slices, decisions) = (slices + taken, decisions + 1);
    });
    assert!(slices < 4 * decisions, "{slices} slices for {decisions} decisions");
    assert!(size_of::<<NoIdea as BotGame>::Bot>() <= 6 * 1024, "{} bytes", size_of::<NoIdeaMind>());
}

#[test]
fn hard_declares_by_the_exact_odds_of_the_unseen_cards() {
    let (mut declared, mut older) = (0, 0);
    own_cards_of_hard(40, |view, mv, reason| {
        let (known, unknown) = own(view);
        if mv != Move::Nothing || unknown.is_empty() {
            return;
        }
        // Of the ways in which the unknown cards can be drawn from their piles, those in which none fits.
        let coverage: Coverage = view.public.tops.iter().copied().collect();
        let mut pools = unknown.clone();
        pools.sort_unstable();
        pools.dedup();
        older += u32::from(pools.iter().any(|&pool| pool != Pool::PRESENT));
        let odds = pools.iter().fold(FitOdds::CERTAIN, |odds, pool| {
            let drawn = unknown.iter().filter(|&of| of == pool).count() as u8;
            let cards: Vec<Card> = view.public.pool(*pool).cards().collect();
            odds.and(drawn_in_every_order(&cards, coverage, drawn))
        });
        let all = known.len() + unknown.len();
        assert!(all <= usize::from(FEW), "{view:?}");
        assert_eq!(reason, Reason::NothingFits(odds.percent()));
        declared += 1;
    });
    assert!(declared > 3, "only {declared} declarations at a risk");
    assert!(older > 0, "never with a card of a used-up draw pile");
}

#[test]
fn coverage_says_what_fits() {
    for setup in setups::<NoIdea>(4) {
        walk::<NoIdea>(&setup, |game, _, _| {
            let view = game.view(Seat::One);
            let coverage: Coverage = game.public_state().tops.iter().copied().collect();
            for card in Stock::FULL.cards() {
                assert_eq!(coverage.fits(card), view.public.fits(card), "{card} on {:?}", view.public.tops);
            }
        });
    }
}

/// Counts by drawing in every order.
fn drawn_in_every_order(cards: &[Card], coverage: Coverage, drawn: u8) -> FitOdds {
    if drawn == 0 {
        return FitOdds { of: 1, all: 1 };
    }
    let mut sum = FitOdds { of: 0, all: 0 };
    for place in 0..cards.len() {
        let mut rest = cards.to_vec();
        let card = rest.swap_remove(place);
        let then = drawn_in_every_order(&rest, coverage, drawn - 1);
        sum.all += then.all;
        if !coverage.fits(card) && card.prize().is_none() {
            sum.of += then.of;
        }
    }
    sum
}

#[test]
fn the_odds_of_nothing_fits_agree_with_drawing_in_every_order() {
    let mut compared = 0;
    for setup in setups::<NoIdea>(4) {
        let mut number = 0;
        walk::<NoIdea>(&setup, |game, _, _| {
            number += 1;
            let view = game.view(Seat::One);
            let unseen = view.public.unseen();
            if number % 40 != 0 || unseen.len() > 40 {
                return;
            }
            let coverage: Coverage = game.public_state().tops.iter().copied().collect();
            let cards: Vec<Card> = unseen.cards().collect();
            assert_eq!(
                usize::from(coverage.fitting(&unseen)),
                cards.iter().filter(|&&card| view.public.fits(card)).count()
            );
            for drawn in 0..=3.min(unseen.len()) {
                let expected = drawn_in_every_order(&cards, coverage, drawn);
                assert_eq!(coverage.nothing_fits(&unseen, drawn), expected, "{drawn} of {cards:?}");
                compared += 1;
            }
        });
    }
    assert!(compared > 20, "only {compared} compared");
}

#[test]
fn what_trophies_are_worth_changes_no_thought_so_hints_can_lie_open() {
    let mut seen = 0;
    tables::<NoIdea>(12, &[Level::Hard, Level::Good, Level::Normal], |game, level, seed, advice, slices| {
        let mut view = game.view(game.to_move().expect("the game goes on"));
        seen += u32::from(!view.trophies.is_empty());
        view.trophies = Collection::EMPTY;
        assert_eq!(thought::<NoIdea>(&view, level, seed), (advice, slices), "{level} in {view:?}");
    });
    assert!(seen > 100, "only {seen} decisions of players with trophies");
}
