//! What the judgement of a move rests on.

use super::held::Held;
use super::top::Tops;
use crate::games::combo::{Card, Combo, Hand, OpenState, PerPile, Pile, View};
use crate::games::{PerSeat, Seat};

/// A decision as its seat sees it: the public table, the own hand, how many cards the others have.
///
/// It is made from a view, or from a world that was made up from one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Knowledge<'a> {
    pub(super) seat: Seat,
    pub(super) open: &'a OpenState,
    pub(super) tops: Tops,
    /// What a sacrifice would uncover; not looked up where there is none.
    pub(super) under: PerPile<Option<Card>>,
    pub(super) hand: Hand,
    /// How many cards each seat has.
    pub(super) sizes: PerSeat<u8>,
    /// How many cards the own hand has.
    pub(super) size: u8,
    /// How many cards the next player has.
    pub(super) next_size: u8,
}

impl<'a> Knowledge<'a> {
    pub(super) fn of_view(view: &'a View) -> Knowledge<'a> {
        Knowledge {
            seat: view.seat,
            open: &view.public.open,
            tops: Tops::of(view.tops()),
            under: PerPile(Pile::ALL.map(|pile| view.covered(pile).next())),
            hand: *view.hand(),
            sizes: PerSeat::from_fn(|seat| view.public.cards(seat)),
            size: view.hand().len(),
            next_size: view.public.cards(view.public.open.players.after(view.seat)),
        }
    }

    /// What the seat would see in a made-up world, in which each seat has so many cards.
    #[inline]
    pub(super) fn of_world(world: &'a Combo, sizes: &PerSeat<u8>, seat: Seat) -> Knowledge<'a> {
        let open = world.open();
        let under = if open.options.sacrifice && !open.sacrificed.contains(seat) {
            PerPile(Pile::ALL.map(|pile| world.under(pile)))
        } else {
            PerPile([None; 3])
        };
        Knowledge {
            seat,
            open,
            tops: Tops::of(world.tops()),
            under,
            hand: *world.hand(seat),
            sizes: *sizes,
            size: sizes[seat],
            next_size: sizes[open.players.after(seat)],
        }
    }

    /// The own hand, to think a turn through.
    #[inline]
    pub(super) fn held(&self) -> Held {
        Held::new(&self.hand, self.size)
    }

    /// How many opponents there are.
    #[inline]
    pub(super) fn opponents(&self) -> i32 {
        i32::from(self.open.players.count()) - 1
    }
}
