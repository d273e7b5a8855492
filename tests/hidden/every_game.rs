//! What holds for views and samples of every game.

use engine::cards::Rng;
use engine::games::{Game, GameView, Moves, Seat};
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
                let view = game.view(seat);
                let world = G::sample(&view, &mut rng);
                assert_eq!(world.view(seat), view, "{setup:?}");
                assert_eq!(world.to_move(), game.to_move(), "{setup:?}");
            }
        });
    }
}

fn views_know_the_moves<G: Game>() {
    for setup in setups::<G>(100) {
        walk::<G>(&setup, |game, moves, _| {
            for seat in setup.players.seats() {
                let (view, mut known) = (game.view(seat), Moves::new());
                assert_eq!((view.seat(), view.to_move()), (seat, game.to_move()));
                view.legal_moves(&mut known);
                let expected: &[G::Move] = if game.to_move() == Some(seat) { moves } else { &[] };
                assert_eq!(*known, *expected, "{setup:?}");
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
            if after.play(mv) != Ok(None) {
                return;
            }
            for seat in setup.players.seats() {
                let mut world = G::sample(&game.view(seat), &mut rng);
                if world.play(mv).is_ok() {
                    assert_eq!(
                        world.view(seat),
                        after.view(seat),
                        "{mv} tells seat {seat} something: {setup:?}"
                    );
                    compared += 1;
                }
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
