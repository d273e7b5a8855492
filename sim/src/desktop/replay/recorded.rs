//! A game that was recorded in a log.

use engine::console::memory::Who;
use engine::console::session::AnySession;
use engine::console::{Deal, Session};
use engine::games::{Game, GameMove, GameOptions, Kind, Seat, Setup};
use engine::record::Record;

/// A game from its deal to its end, or as far as it was recorded.
pub(crate) struct RecordedGame {
    deal: Deal,
    moves: Vec<RecordedMove>,
}

struct RecordedMove {
    seat: Seat,
    packed: u16,
    notation: String,
}

impl RecordedGame {
    /// A game without moves yet. A log does not tell who played; people on all seats have their decisions shown.
    pub(crate) fn new<G: Game>(setup: &Setup<G::Options>) -> RecordedGame {
        let mut deal = Deal::new(G::KIND, setup.players, setup.seed).with_guests(|_| Who::Human);
        deal.first = setup.first;
        deal.options = setup.options.values();
        RecordedGame { deal, moves: Vec::new() }
    }

    /// The next move.
    pub(crate) fn add(&mut self, seat: Seat, mv: impl GameMove) {
        self.moves.push(RecordedMove { seat, packed: mv.pack(), notation: mv.to_string() });
    }

    /// Which game it is.
    pub(crate) const fn kind(&self) -> Kind {
        self.deal.kind
    }

    /// The set-up and the packed moves, if it is this game.
    pub(crate) fn moves<G: Game>(&self) -> Option<(Setup<G::Options>, Vec<u16>)> {
        let Deal { kind, players, first, seed, .. } = self.deal;
        let options = G::Options::from_values(&self.deal.options).filter(|_| kind == G::KIND)?;
        let moves = self.moves.iter().map(|mv| mv.packed).collect();
        Some((Setup { players, first, options, seed }, moves))
    }

    /// How many moves there are.
    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The game after so many moves, the last of which is being shown; `None` if a record has no room for as many.
    pub(super) fn after(&self, moves: usize) -> Option<AnySession> {
        let dealt = AnySession::deal(&self.deal)?;
        let mut room = vec![0; Record::MOST_BYTES + 256];
        let used = dealt.save(&mut room);
        let packed: Vec<u16> = self.moves.iter().take(moves).map(|mv| mv.packed).collect();
        AnySession::resume(room.get(..used)?, &packed)
    }

    /// The last of so many moves in words, or what was dealt.
    pub(super) fn tell(&self, moves: usize) -> String {
        let last = moves.checked_sub(1).and_then(|place| self.moves.get(place));
        match last {
            Some(mv) => format!("{}: {}", self.deal.name(mv.seat), mv.notation),
            None => format!("{}, {} players", self.deal.kind.title(), self.deal.players),
        }
    }
}
