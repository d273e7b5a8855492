//! A card that is drawn where it must not be is found by the test that nothing leaks.

use engine::console::kit::{CardSize, Look, Pen};
use engine::games::Game;
use engine::games::burst::Burst;

use crate::display::Display;
use crate::leak::leak;

#[test]
fn a_planted_leak_is_caught() {
    // A card of the last seat's hand, small and in a corner, on every screen.
    let planted = |game: &Burst, display: &mut Display| {
        let players = game.players();
        let hand = game.view(players.seats().last().unwrap()).hand();
        if let Some(card) = hand.cards().next() {
            Pen::new(display).card(card.into(), 110, 0, CardSize::Mini, Look::Plain);
        }
    };
    assert!(leak::<Burst>(planted).is_some());
}
