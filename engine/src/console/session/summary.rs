//! What the bots did, on one screen, for who skips to the own turn.

use crate::console::games::GameScreens;
use crate::console::kit::{Font, Key, LIT, Mark, Pen, Surface};
use crate::console::memory::Deal;
use crate::console::words::{table as words, verbs};
use crate::games::{PerSeat, Seat};

/// Where the deeds stand, behind names of six letters.
const LEFT: i32 = 41;
const ROOM: i32 = 126 - LEFT;

/// What everybody did since a human last decided, and whether that is on the screen. It follows from the record, so that a
/// game that is resumed has the same.
#[derive(Clone, Debug)]
pub(super) struct Summary<G: GameScreens> {
    deeds: PerSeat<G::Deeds>,
    /// Something was added since it was last read.
    fresh: bool,
    shown: bool,
}

impl<G: GameScreens> Summary<G> {
    pub(super) fn new() -> Summary<G> {
        Summary { deeds: PerSeat::from_fn(|_| G::Deeds::default()), fresh: false, shown: false }
    }

    /// Notes a bot's move. Its events are public, and so is their sum. What was noted before a human's move, that one
    /// knows.
    pub(super) fn note(&mut self, (mover, mv): (Seat, G::Move), events: &[G::Event], deal: &Deal) {
        if !deal.guests[mover].is_human() {
            self.fresh = true;
            events.iter().for_each(|event| G::sum_up(event, mover, &mut self.deeds));
        } else if !G::is_of_the_table(mv) {
            *self = Summary::new();
        }
    }

    /// Puts it on the screen, if there is anything to tell.
    pub(super) fn show(&mut self, deal: &Deal) {
        self.shown = self.fresh && deal.players.seats().any(|seat| G::tell(&self.deeds[seat]).is_some());
    }

    /// It was read, or nobody wants to.
    pub(super) const fn leave(&mut self) {
        (self.fresh, self.shown) = (false, false);
    }

    pub(super) const fn is_shown(&self) -> bool {
        self.shown
    }

    /// Draws who did what; before it is shown, only who plays.
    pub(super) fn draw<D: Surface>(&self, deal: &Deal, pen: &mut Pen<'_, D>) {
        pen.mark_title(Mark::Robot, if self.shown { words::ROBOTS_PLAYED } else { words::ROBOTS_PLAY }, "");
        let told = |&seat: &Seat| !deal.guests[seat].is_human() || G::tell(&self.deeds[seat]).is_some();
        let seats = deal.players.seats().filter(told);
        let (pitch, font) = if seats.clone().count() > 5 { (7, Font::Small) } else { (9, Font::Text) };
        let mut y = 11;
        for seat in seats {
            pen.text(&deal.name(seat), 1, y, font, LIT);
            if let (true, Some(deeds)) = (self.shown, G::tell(&self.deeds[seat])) {
                let font = if Font::Text.width(&deeds) <= ROOM { font } else { Font::Small };
                pen.text(&deeds, LEFT, y, font, LIT);
            }
            y += pitch;
        }
        if self.shown {
            pen.hint(&[(Key::A, verbs::GO_ON), (Key::B, verbs::HOLD_PAUSE)]);
        } else {
            pen.hint(&[(Key::B, verbs::HOLD_PAUSE)]);
        }
    }
}
