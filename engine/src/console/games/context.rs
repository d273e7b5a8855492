//! What a screen is drawn from.

use super::screens::GameScreens;
use super::words;
use crate::console::kit::{Line, Mark, Motion, Pen, Surface, line};
use crate::console::memory::Deal;
use crate::console::memory::{Name, Settings, short_names};
use crate::games::{PerSeat, Players, Seat};

/// What one seat sees, or everybody, and what is known of the table apart from its cards.
#[derive(Debug)]
pub struct DrawContext<'a, V> {
    /// What is seen.
    pub view: &'a V,
    /// Who sits where.
    pub deal: &'a Deal,
    /// The settings of the device.
    pub settings: &'a Settings,
    /// What happened last in one line, see [`GameScreens::news`]; empty at the beginning.
    pub last: &'a str,
    /// The feats so far, see [`GameScreens::note`].
    pub feats: &'a PerSeat<u8>,
    /// Milliseconds since this screen came, for what moves on it.
    pub age: u32,
    /// How far the motion of this screen is.
    pub motion: Motion,
}

/// How long a picture of an animation stays, in milliseconds.
pub(in crate::console) const BEAT: u32 = 333;

impl<V> DrawContext<'_, V> {
    /// How many play.
    pub const fn players(&self) -> Players {
        self.deal.players
    }

    /// The name at a seat.
    pub fn name(&self, seat: Seat) -> Name {
        self.deal.name(seat)
    }

    /// All names in so many letters, each different.
    pub fn short_names(&self, letters: usize) -> PerSeat<Name> {
        short_names(&PerSeat::from_fn(|seat| self.deal.name(seat)), self.deal.players, letters)
    }

    /// One of a few pictures of an animation, each a third of a second.
    pub const fn beat(&self, pictures: u32) -> u32 {
        match (self.age / BEAT).checked_rem(pictures) {
            Some(beat) => beat,
            None => 0,
        }
    }

    /// Dots that come and go while somebody thinks.
    const fn dots(&self) -> &'static str {
        match self.beat(4) {
            0 => "",
            1 => ".",
            2 => "..",
            _ => "...",
        }
    }

    /// Who thinks, with moving dots: up to 16 characters.
    pub fn thinks(&self, seat: Seat) -> Line {
        words::thinks(&self.name(seat), self.dots())
    }

    /// The title while a bot thinks: a robot, its name, moving dots. There is room for eight characters at the right. Who
    /// watches a game of people sees them in its place.
    pub fn thinking_title<D: Surface>(&self, seat: Seat, right: &str, pen: &mut Pen<'_, D>) {
        let title = line!("{} {}", self.name(seat), self.dots());
        if self.deal.guests[seat].is_human() {
            pen.turn_title(&title, right);
        } else {
            pen.mark_title(Mark::Robot, &title, right);
        }
    }
}

/// A move as everybody saw it: what was before it, all its events, and which one is on the screen.
#[derive(Debug)]
pub struct EventContext<'a, G: GameScreens> {
    /// What everybody sees after the move.
    pub after: DrawContext<'a, G::PublicState>,
    /// What everybody saw before it.
    pub before: &'a G::PublicState,
    /// What everybody sees at the event on the screen, in the middle of the move.
    pub now: &'a G::PublicState,
    /// Who made it.
    pub mover: Seat,
    /// All its events.
    pub events: &'a [G::Event],
    /// The place of the event on the screen.
    pub at: usize,
}

impl<G: GameScreens> EventContext<'_, G> {
    /// The event on the screen.
    pub fn event(&self) -> Option<&G::Event> {
        self.events.get(self.at)
    }

    /// The events up to the one on the screen, with it.
    pub fn so_far(&self) -> &[G::Event] {
        self.events.get(..=self.at).unwrap_or(self.events)
    }

    /// The events after the one on the screen.
    pub fn to_come(&self) -> &[G::Event] {
        self.events.get(self.at + 1..).unwrap_or(&[])
    }
}
