//! Burst's screens: choose behind the curtain, turn up one after the other, see who scores.

mod choosing;
mod counters;
mod last;
mod played;
mod result;
mod reveal;

use choosing::Cursor;

use super::scene::{Scene, Story};
use super::screens::{Leaf, Pressed, Screens, Show};
use crate::console::input::Button;
use crate::console::kit::{Line, Pen, Surface, line};
use crate::console::memory::{HouseRule, HouseRules};
use crate::console::request::Cue;
use crate::console::table::Deal;
use crate::console::words::burst::table as words;
use crate::games::burst::{Burst, Event, Move, Options, Table, Turn, View, Why};
use crate::games::{PerSeat, Seat};

impl Screens for Burst {
    type Cursor = Cursor;
    type Public = Table;
    type Held = ();
    const SEARCH: u32 = 600;

    fn options(rules: &HouseRules) -> Options {
        Options { aggressive: rules.is_on(HouseRule::Aggressive) }
    }

    fn public(view: &View) -> Table {
        view.table().clone()
    }

    fn held(_: &View) {}

    fn arrive(_: &View, cursor: &mut Cursor) {
        cursor.rest();
    }

    fn secret(view: &View, _: &Cursor) -> bool {
        choosing::is_secret(view)
    }

    fn press(scene: &Scene<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
        choosing::press(scene, cursor, button)
    }

    fn draw<D: Surface>(scene: &Scene<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
        choosing::draw(scene, cursor, pen);
    }

    fn draw_watching<D: Surface>(
        scene: &Scene<'_, Table>,
        thinking: Seat,
        own: Option<&View>,
        pen: &mut Pen<'_, D>,
    ) {
        reveal::draw_watching(scene, thinking, own, pen);
    }

    fn show(story: &Story<'_, Burst>) -> Show {
        match story.event() {
            Some(Event::Revealed { seat, .. }) => reveal::show(story, *seat),
            Some(Event::Judged { .. }) => Show::UntilA,
            _ => Show::Never,
        }
    }

    fn press_event(story: &Story<'_, Burst>, button: Button) -> Leaf {
        let judged = matches!(story.event(), Some(Event::Judged { .. }));
        match button {
            Button::A => Leaf::Next,
            Button::B if judged => Leaf::Back,
            Button::B => Leaf::All,
            _ => Leaf::Stay,
        }
    }

    fn draw_event<D: Surface>(story: &Story<'_, Burst>, pen: &mut Pen<'_, D>) {
        match story.event() {
            Some(Event::Revealed { seat, .. }) => reveal::draw(story, *seat, pen),
            Some(Event::Judged { round, verdict }) => result::draw(story, *round, verdict, pen),
            _ => {}
        }
    }

    fn line(event: &Event, deal: &Deal) -> Option<Line> {
        Some(match *event {
            Event::Revealed { seat, card } => {
                line!("{}: {} {}", deal.name(seat), card.colour(), card.number())
            }
            Event::Judged { round, verdict } => line!("{round}: {}", &*result::said(verdict.outcome)),
            Event::Scored { seat, points } => line!("{} gets {points}", deal.name(seat)),
            Event::Over => Line::from(words::OVER),
            Event::Chose { .. } | Event::Drew { .. } | Event::Began { .. } => return None,
        })
    }

    fn say(Move::Play(card): Move, _: &Deal) -> Line {
        line!("play {} {}", card.colour(), card.number())
    }

    fn draw_final<D: Surface>(scene: &Scene<'_, Table>, _: u8, pen: &mut Pen<'_, D>) {
        last::draw(scene, pen);
    }

    fn rules_page(table: &Table) -> usize {
        match table.turn() {
            Some(Turn::Third) => words::THE_ROUND,
            Some(_) => words::CHOOSE,
            None => words::THE_END,
        }
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Judged { verdict, .. } if verdict.gone().any(|gone| gone.why == Why::Burst) => {
                Some(Cue::Explosion)
            }
            Event::Judged { .. } => Some(Cue::Trophy),
            _ => None,
        }
    }

    /// The most points of a round.
    fn note(event: &Event, feats: &mut PerSeat<u8>) {
        if let Event::Scored { seat, points } = *event {
            feats[seat] = feats[seat].max(points);
        }
    }
}
