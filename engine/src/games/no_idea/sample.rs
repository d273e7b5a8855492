//! A whole game drawn from what one seat knows.

use heapless::Vec;

use super::centre::Centre;
use super::deck::CARDS;
use super::layout::{Layout, Slot};
use super::view::{Spot, TrophiesSeen, View};
use super::won::{Collection, TrophyPile, Won};
use super::{Card, NoIdea};
use crate::cards::{Rng, Seed};
use crate::games::listed;
use crate::games::{PerSeat, Seat};

/// Deals the unseen cards to the unseen places and the draw pile, and the unseen trophies to the others and
/// the trophy pile, each order with the same probability.
pub(super) fn sample(view: &View, rng: &mut Rng) -> NoIdea {
    let mut unseen: Vec<Card, CARDS, u8> = listed(view.unseen().cards());
    rng.shuffle(&mut unseen);
    let layouts = PerSeat::from_fn(|seat| layout(view, seat, &mut unseen));
    let mut centre = Centre::EMPTY;
    for &top in &view.tops {
        centre.start(top);
    }
    centre.fill(unseen);

    let mut trophies = TrophyPile::shuffled(view.unseen_trophies(), rng);
    let won = PerSeat::from_fn(|seat| Won {
        prizes: view.prizes[seat],
        trophies: match view.trophies[seat] {
            TrophiesSeen::Known(known) => known,
            TrophiesSeen::Counted(count) => {
                let mut drawn = Collection::EMPTY;
                (0..count).filter_map(|_| trophies.take()).for_each(|trophy| drawn.add(trophy));
                drawn
            }
        },
    });
    NoIdea {
        centre,
        discards: view.discards,
        layouts,
        won,
        trophies,
        rng: Rng::new(Seed::from_rng(rng)),
        players: view.players,
        turn: view.turn,
        phase: view.phase,
    }
}

fn layout(view: &View, seat: Seat, unseen: &mut Vec<Card, CARDS, u8>) -> Layout {
    let mut layout = Layout::EMPTY;
    for slot in Slot::ALL {
        match view.spot(seat, slot) {
            Spot::Free => {}
            Spot::Unseen => {
                if let Some(card) = unseen.pop() {
                    layout.put(slot, card);
                }
            }
            Spot::Seen(card) => {
                layout.put(slot, card);
                layout.turn_up(slot);
            }
        }
    }
    layout
}
