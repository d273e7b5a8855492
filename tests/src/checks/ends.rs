//! A game goes on until it is over, and then somebody has won.

use engine::games::{Game, Moves};

/// Every card is in one place, and nobody has won while somebody has a decision.
///
/// # Panics
/// If not.
pub fn check_position<G: Game>(game: &G) {
    assert!(game.is_sound(), "a card is there twice, or not at all");
    assert!(game.winners().is_empty(), "somebody has won before the end");
}

/// The winners are among those with the best score, and there is nothing left to decide.
///
/// # Panics
/// If not.
pub fn check_end<G: Game>(game: &G) {
    assert!(game.is_sound(), "a card is there twice, or not at all");
    let (scores, winners) = (game.scores(), game.winners());
    let best = game.players().seats().map(|seat| scores[seat]).max().expect("there are players");
    assert!(!winners.is_empty(), "nobody has won");
    assert!(winners.iter().all(|seat| game.players().has(seat)), "a winner who does not play");
    assert!(winners.iter().all(|seat| scores[seat] == best), "a winner is not the best");
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    assert!(moves.is_empty(), "a move after the end");
}
