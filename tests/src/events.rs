//! What an observer is told, kept to be looked at.

use engine::games::{Game, Moment, Observer};

/// Keeps every event, and the whole table at every shuffle.
pub struct EventCollector<G: Game> {
    /// Everything that everybody saw, in order.
    pub events: Vec<G::Event>,
    /// The zones when a new deck or draw pile had just been formed.
    pub shuffles: Vec<G::Zones>,
}

impl<G: Game> Default for EventCollector<G> {
    fn default() -> EventCollector<G> {
        EventCollector { events: Vec::new(), shuffles: Vec::new() }
    }
}

impl<G: Game> Observer<G> for EventCollector<G> {
    fn event(&mut self, event: G::Event, _: Moment<'_, G>) {
        self.events.push(event);
    }

    fn shuffled(&mut self, game: &G) {
        self.shuffles.push(game.zones());
    }
}

/// Plays a move in notation, and keeps what an observer is told.
///
/// # Panics
/// If the text is not a move, or the move is not legal.
#[track_caller]
pub fn observed<G: Game>(game: &mut G, mv: &str) -> EventCollector<G> {
    let mut collector = EventCollector::default();
    let mv = mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"));
    if let Err(reason) = game.play_observed(mv, &mut collector) {
        panic!("{mv}: {reason}");
    }
    collector
}
