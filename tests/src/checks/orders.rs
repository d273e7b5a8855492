//! A state does not depend on how it was reached.

use engine::games::Game;
use serde_json::Value;

use crate::zones;

/// Two moves of one player in either order: if all cards lie the same way, the states are equal. Gives whether they
/// could be compared.
///
/// # Panics
/// If the states differ.
pub fn orders_agree<G: Game>(game: &G, one: G::Move, two: G::Move) -> bool {
    if one == two {
        return false;
    }
    let (Some(a), Some(b)) = (both::<G>(game, one, two), both::<G>(game, two, one)) else { return false };
    if a != b {
        // Most pairs differ because their cards lie differently; only then is it worth while to look closer.
        let alike = a.to_move() == b.to_move() && a.zones() == b.zones() && deck(&a) == deck(game);
        assert!(!alike, "{one} then {two}, or the other way round: {a:?}\n{b:?}");
    }
    a == b
}

/// The state after two moves, if both are legal and the same player makes them.
fn both<G: Game>(game: &G, one: G::Move, two: G::Move) -> Option<G> {
    let mut after = game.clone();
    after.play(one).ok()?;
    (after.to_move() == game.to_move()).then(|| after.play(two).ok())??;
    Some(after)
}

/// What is drawn from: once a card has left it, the same cards may have come another way.
fn deck<G: Game>(game: &G) -> Option<Value> {
    let mut zones = zones(game);
    ["deck", "draw"].iter().find_map(|name| zones.get_mut(*name).map(Value::take))
}
