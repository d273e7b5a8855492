//! Views hold nothing hidden: worlds that a seat cannot tell apart stay so until somebody learns something.

use engine::cards::Rng;
use engine::games::{Disclosure, Game, GameView, Moves, Seat};

/// Draws a world for a seat's view, which must have that view; what everybody can see is the same as well.
///
/// # Panics
/// If it has not.
pub fn check_world<G: Game>(game: &G, seat: Seat, view: &G::View, rng: &mut Rng) -> G {
    let world = G::sample(view, rng);
    assert_eq!(world.view(seat), *view, "a world drawn for seat {seat} has another view");
    assert!(world.is_sound(), "a world drawn for seat {seat} has a card twice, or not at all");
    assert_eq!(world.to_move(), game.to_move(), "a world drawn for seat {seat} has another turn");
    // What everybody sees is in the views of all seats, and takes long to put together: one seat is enough.
    if game.to_move() == Some(seat) {
        assert_eq!(
            world.public_state(),
            game.public_state(),
            "a world drawn for seat {seat} looks otherwise"
        );
    }
    world
}

/// A view lists the legal moves of its own seat, and no others.
///
/// # Panics
/// If not.
pub fn check_view_moves<G: Game>(game: &G, seat: Seat, view: &G::View, moves: &Moves<G::Move>) {
    let mut known = Moves::new();
    assert_eq!((view.seat(), view.to_move()), (seat, game.to_move()));
    view.legal_moves(&mut known);
    let expected: &[G::Move] = if game.to_move() == Some(seat) { moves } else { &[] };
    assert_eq!(*known, *expected, "what seat {seat} may do");
}

/// A move that tells nothing new could have been made in every world that a seat cannot tell from this one, and leaves
/// both alike to it. Where it is not legal in the other world, because the player has other cards there, another move
/// must look the same to the seat. `after` is its view of this world after the move. Gives whether there was anything to
/// compare.
///
/// # Panics
/// If the seat learns something.
pub fn check_no_news<G: Game>(
    world: &G,
    seat: Seat,
    mv: G::Move,
    disclosure: Option<Disclosure>,
    after: &G::View,
) -> bool {
    if disclosure.is_some() {
        return false;
    }
    let seen_after = |mv: G::Move| {
        let mut next = world.clone();
        next.play(mv).is_ok().then(|| next.view(seat))
    };
    match seen_after(mv) {
        Some(seen) => assert_eq!(seen, *after, "{mv} tells seat {seat} something"),
        None => {
            let mut moves = Moves::new();
            world.legal_moves(&mut moves);
            let alike = moves.iter().any(|&other| seen_after(other).as_ref() == Some(after));
            assert!(alike, "{mv} tells seat {seat} that it was possible");
        }
    }
    true
}
