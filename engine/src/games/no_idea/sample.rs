//! A whole game drawn from what one seat knows.

use heapless::Vec;

use super::centre::Centre;
use super::deck::CARDS;
use super::layout::{Layout, Slot};
use super::pool::Pool;
use super::public::{PublicState, Spot, TrophiesSeen};
use super::view::View;
use super::won::{Collection, TrophyPile, Won};
use super::{Card, NoIdea};
use crate::cards::{Rng, Seed};
use crate::games::listed;
use crate::games::{PerSeat, Seat};

/// Deals the unseen cards of each draw pile to the unseen places that came from it, those of the present one also to
/// the draw pile, and the unseen trophies to the others and the trophy pile, each order with the same probability.
pub(super) fn sample(view: &View, rng: &mut Rng) -> NoIdea {
    let public = &view.public;
    let mut present: Vec<Card, CARDS, u8> = listed(public.pool(Pool::PRESENT).cards());
    rng.shuffle(&mut present);
    let mut older = public.older.clone();
    let mut draw = |pool| if pool == Pool::PRESENT { present.pop() } else { older.take(pool, rng) };
    let layouts = PerSeat::from_fn(|seat| layout(public, seat, &mut draw));
    let mut centre = Centre::EMPTY;
    for &top in &public.tops {
        centre.start(top);
    }
    centre.fill(present);

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

fn layout(public: &PublicState, seat: Seat, draw: &mut impl FnMut(Pool) -> Option<Card>) -> Layout {
    let mut layout = Layout::EMPTY;
    for slot in Slot::ALL {
        match public.spot(seat, slot) {
            Spot::Free => {}
            Spot::Unseen(pool) => {
                if let Some(card) = draw(pool) {
                    layout.put_from(pool, slot, card);
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
