//! Who sits at a table, and who of them may look.

use super::game_session::GameSession;
use crate::console::games::GameScreens;
use crate::games::{GameView, Seat};

impl<G: GameScreens> GameSession<G> {
    /// The only human at the table, who may always look at the own cards.
    pub(super) fn alone(&self) -> Option<Seat> {
        let mut humans = self.deal.players.seats().filter(|&seat| self.is_human(seat));
        humans.next().filter(|_| humans.next().is_none())
    }

    /// The human for whose eyes alone the event on the screen is.
    pub(super) fn aside(&self) -> Option<Seat> {
        let playback = self.playback.as_ref()?;
        let public = self.public();
        G::aside(&playback.ctx(self.ctx(&public, &self.settings))).filter(|&seat| self.is_human(seat))
    }

    /// Whether only the seat that decides may look.
    pub(super) fn is_secret(&self, seat: Seat) -> bool {
        let view = self.view(seat);
        debug_assert!(view.seat() == seat);
        G::secret(&view, &self.cursors[seat])
    }

    pub(super) fn is_human(&self, seat: Seat) -> bool {
        self.deal.guests[seat].is_human()
    }
}
