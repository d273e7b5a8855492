//! Burst's screens: choose behind the curtain, turn up one after the other, see who scores.

mod choosing;
mod counters;
mod final_table;
mod played;
mod result;
mod reveal;
mod rules;
mod words;

use choosing::Cursor;

use super::context::{DrawContext, EventContext};
use super::screens::{EventAction, GameScreens, Pressed, Show};
use crate::console::input::Button;
use crate::console::kit::{Line, Page, Pen, Surface, line};
use crate::console::memory::Deal;
use crate::console::request::Cue;
use crate::games::burst::{Burst, Event, Move, PublicState, Turn, View, Why};
use crate::games::{PerSeat, Seat};

impl GameScreens for Burst {
    const ABOUT: &'static str = "most, but not too many";
    const RULES: &'static [Page] = rules::PAGES;
    const FEAT: &'static str = "Best round";
    type Cursor = Cursor;
    type Held = ();
    const SEARCH: u32 = 600;

    fn held(_: &View) {}

    fn arrive(_: &View, cursor: &mut Cursor) {
        cursor.rest();
    }

    fn secret(view: &View, _: &Cursor) -> bool {
        choosing::is_secret(view)
    }

    fn press(ctx: &DrawContext<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
        choosing::press(ctx, cursor, button)
    }

    fn draw<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
        choosing::draw(ctx, cursor, pen);
    }

    fn draw_watching<D: Surface>(
        ctx: &DrawContext<'_, PublicState>,
        thinking: Seat,
        own: Option<&View>,
        pen: &mut Pen<'_, D>,
    ) {
        reveal::draw_watching(ctx, thinking, own, pen);
    }

    fn show(ctx: &EventContext<'_, Burst>) -> Show {
        match ctx.event() {
            Some(Event::Revealed { seat, .. }) => reveal::show(ctx, *seat),
            Some(Event::Judged { .. }) => Show::UntilA,
            _ => Show::Never,
        }
    }

    fn press_event(ctx: &EventContext<'_, Burst>, button: Button) -> EventAction {
        let judged = matches!(ctx.event(), Some(Event::Judged { .. }));
        match button {
            Button::A => EventAction::Next,
            Button::B if judged => EventAction::Back,
            Button::B => EventAction::All,
            _ => EventAction::Stay,
        }
    }

    fn draw_event<D: Surface>(ctx: &EventContext<'_, Burst>, pen: &mut Pen<'_, D>) {
        match ctx.event() {
            Some(Event::Revealed { seat, .. }) => reveal::draw(ctx, *seat, pen),
            Some(Event::Judged { round, verdict }) => result::draw(ctx, *round, verdict, pen),
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

    fn draw_final<D: Surface>(ctx: &DrawContext<'_, PublicState>, _: u8, pen: &mut Pen<'_, D>) {
        final_table::draw(ctx, pen);
    }

    fn rules_page(table: &PublicState) -> usize {
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
