//! A whole game drawn from what one seat knows.

use heapless::Vec;

use super::centre::Centre;
use super::deck::CARDS;
use super::layout::{Layout, Slot};
use super::public::{PublicState, Spot, TrophiesSeen};
use super::view::View;
use super::won::{Collection, TrophyPile, Won};
use super::{Card, NoIdea};
use crate::cards::{Rng, Seed};
use crate::games::listed;
use crate::games::{PerSeat, Seat};

/// Deals the unseen cards to the unseen places and the draw pile, and the unseen trophies to the others and
/// the trophy pile, each order with the same probability.
pub(super) fn sample(view: &View, rng: &mut Rng) -> NoIdea {
    let public = &view.public;
    let mut unseen: Vec<Card, CARDS, u8> = listed(public.unseen().cards());
    rng.shuffle(&mut unseen);
    let layouts = PerSeat::from_fn(|seat| layout(public, seat, &mut unseen));
    let mut centre = Centre::EMPTY;
    for &top in &public.tops {
        centre.start(top);
    }
    centre.fill(unseen);

    let mut trophies = TrophyPile::shuffled(view.unseen_trophies(), rng);
    let won = PerSeat::from_fn(|seat| Won {
        prizes: public.prizes[seat],
        trophies: match view.trophies_of(seat) {
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
        discards: public.discards,
        layouts,
        won,
        trophies,
        rng: Rng::new(Seed::from_rng(rng)),
        players: public.players,
        turn: public.turn,
        phase: public.phase,
    }
}

fn layout(public: &PublicState, seat: Seat, unseen: &mut Vec<Card, CARDS, u8>) -> Layout {
    let mut layout = Layout::EMPTY;
    for slot in Slot::ALL {
        match public.spot(seat, slot) {
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
