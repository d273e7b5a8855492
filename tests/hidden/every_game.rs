//! What holds for views and samples of every game.

use engine::cards::Rng;
use engine::games::{Game, Seat};
use tests::checks::{check_no_news, check_view_moves, check_world};
use tests::{for_each_game, setups, walk};

use crate::places::Hidden;
use crate::uniform::Spread;

for_each_game! {
    a_world_drawn_from_a_view_has_that_view => worlds_keep_the_view;
    a_view_lists_the_legal_moves_of_its_own_seat_only => views_know_the_moves;
    a_move_that_tells_nothing_new_changes_equal_views_alike => no_news_is_no_news;
    hidden_cards_are_drawn_uniformly => worlds_are_uniform;
    a_sampler_that_returns_the_true_state_is_caught => cheats_are_caught;
    a_view_that_depends_on_hidden_cards_is_caught => leaks_are_caught;
}

fn worlds_keep_the_view<G: Game>() {
    for setup in setups::<G>(300) {
        let mut rng = Rng::new(setup.seed.for_purpose(11));
        walk::<G>(&setup, |game, _, _| {
            if rng.below(8) != 0 {
                return;
            }
            for seat in setup.players.seats() {
                check_world(game, seat, &game.view(seat), &mut rng);
            }
        });
    }
}

fn views_know_the_moves<G: Game>() {
    for setup in setups::<G>(100) {
        walk::<G>(&setup, |game, moves, _| {
            for seat in setup.players.seats() {
                check_view_moves(game, seat, &game.view(seat), moves);
            }
        });
    }
}

/// A move without news must change every two states alike that a seat cannot tell apart.
fn no_news_is_no_news<G: Game>() {
    let mut compared = 0;
    for setup in setups::<G>(150) {
        let mut rng = Rng::new(setup.seed.for_purpose(12));
        walk::<G>(&setup, |game, _, mv| {
            let mut after = game.clone();
            let disclosure = after.play(mv).expect("the move is legal");
            for seat in setup.players.seats() {
                let world = G::sample(&game.view(seat), &mut rng);
                compared += u32::from(check_no_news(&world, seat, mv, disclosure, &after.view(seat)));
            }
        });
    }
    assert!(compared > 100, "only {compared} moves were compared");
}

/// How far the spread of hidden cards is from uniform, over some states of some games.
fn spread<G: Hidden>(mut sampler: impl FnMut(&G, Seat, &mut Rng) -> G) -> Spread {
    let mut spread = Spread::default();
    for setup in setups::<G>(24) {
        let mut rng = Rng::new(setup.seed.for_purpose(13));
        let mut at = rng.below(60) as usize;
        walk::<G>(&setup, |game, _, _| {
            at = at.wrapping_sub(1);
            if at != 0 {
                return;
            }
            let seat = Seat::ALL[rng.below(u32::from(setup.players.count())) as usize];
            spread.add(1_500, || sampler(game, seat, &mut rng).hidden(game, seat));
        });
    }
    assert!(spread.freedom() > 300, "too few hidden cards were looked at");
    spread
}

fn worlds_are_uniform<G: Hidden>() {
    let spread = spread::<G>(|game, seat, rng| G::sample(&game.view(seat), rng));
    assert!(spread.is_uniform(), "{spread}");
}

fn cheats_are_caught<G: Hidden>() {
    let spread = spread::<G>(|game, _, _| game.clone());
    assert!(!spread.is_uniform(), "a sampler that looks at the true state passes: {spread}");
}

/// A sampler from a view that had the true state in it: half of its worlds are the truth.
fn leaks_are_caught<G: Hidden>() {
    let spread = spread::<G>(|game, seat, rng| match rng.below(2) {
        0 => game.clone(),
        _ => G::sample(&game.view(seat), rng),
    });
    assert!(!spread.is_uniform(), "a sampler that looks at half of the truth passes: {spread}");
}
