//! What has happened: lines to read, feats for the records, and how far back a move can be taken.

use super::reel::MOST;
use super::screens::Screens;
use crate::console::kit::Line;
use crate::console::table::{Deal, Undo};
use crate::games::{News, PerSeat, Seat, Witness};

/// Lines that can be read back.
const LINES: usize = 40;

/// The events that have a line, the feats, and the moves since somebody learned something.
#[derive(Clone, Debug)]
pub(super) struct Chronicle<G: Screens> {
    events: heapless::Vec<G::Event, LINES, u8>,
    pub(super) feats: PerSeat<u8>,
    trail: Trail,
}

impl<G: Screens> Chronicle<G> {
    pub(super) const fn new() -> Chronicle<G> {
        Chronicle { events: heapless::Vec::new(), feats: PerSeat::splat(0), trail: Trail::new() }
    }

    /// Notes an event.
    pub(super) fn saw(&mut self, event: G::Event, deal: &Deal) {
        G::note(&event, &mut self.feats);
        if G::line(&event, deal).is_none() {
            return;
        }
        if self.events.is_full() {
            self.events.remove(0);
        }
        let _ = self.events.push(event);
    }

    /// Notes a move.
    pub(super) fn moved(&mut self, seat: Seat, deal: &Deal, news: Option<News>) {
        self.trail.moved(seat, deal.guests[seat].is_human(), news);
    }

    /// What happened, counted back from the last.
    pub(super) fn line(&self, back: usize, deal: &Deal) -> Option<Line> {
        let place = self.events.len().checked_sub(back + 1)?;
        G::line(self.events.get(place)?, deal)
    }

    pub(super) const fn trail(&self) -> &Trail {
        &self.trail
    }
}

/// Collects the events of a move.
pub(super) struct Ears<'a, G: Screens> {
    pub(super) chronicle: &'a mut Chronicle<G>,
    pub(super) events: &'a mut heapless::Vec<G::Event, MOST, u8>,
    pub(super) deal: &'a Deal,
}

impl<G: Screens> Witness<G> for Ears<'_, G> {
    fn saw(&mut self, event: G::Event) {
        self.chronicle.saw(event, self.deal);
        // No move has so many events; one more would only not be shown.
        let _ = self.events.push(event);
    }
}

/// Who made the moves since somebody learned something, the last one in the lowest place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trail {
    humans: u32,
    count: u8,
    last: Option<Seat>,
    news: Option<News>,
}

impl Trail {
    /// Moves that are remembered.
    const MOST: u8 = 32;

    const fn new() -> Trail {
        Trail { humans: 0, count: 0, last: None, news: None }
    }

    fn moved(&mut self, seat: Seat, human: bool, news: Option<News>) {
        self.last = Some(seat);
        if news.is_some() {
            *self = Trail { news, last: self.last, ..Trail::new() };
            return;
        }
        self.humans = self.humans << 1 | u32::from(human);
        self.count = (self.count + 1).min(Trail::MOST);
    }

    /// Who made the last move.
    pub(super) const fn last(&self) -> Option<Seat> {
        self.last
    }

    /// How many moves lead back to the last decision of a human.
    pub(super) fn undo(&self) -> Undo {
        let back = u8::try_from(self.humans.trailing_zeros() + 1).unwrap_or(u8::MAX);
        match self.news {
            _ if back <= self.count => Undo::Moves(back),
            None => Undo::Nothing,
            Some(news) => Undo::Refused(why(news)),
        }
    }
}

/// Why a move cannot be taken back, in 21 characters.
const fn why(news: News) -> &'static str {
    match news {
        News::Revealed => "a card was turned up.",
        News::Shown => "a hand card was seen.",
        News::Drawn => "a card was drawn.",
        News::Shuffled => "cards were shuffled.",
    }
}
