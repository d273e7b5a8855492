//! Bango's screens.
//!
//! The row is public and lies open; the own hand and the own lay-down are behind the curtain. A turn is draw and
//! stop with one press each; the hand opens for a Bango or a look; a lay-down is proposed and can be changed card
//! by card.

mod advice;
mod badges;
mod board;
mod change;
mod cursor;
mod decision;
mod events;
mod final_table;
mod hand;
mod lesson;
mod motion;
mod plan;
mod press;
mod propose;
mod row;
mod rules;
mod standings;
mod watching;
mod words;

use cursor::Cursor;
use words::deeds::{self, Deeds};

use super::answers::{Pressed, Show};
use super::context::{DrawContext, EventContext};
use super::screens::GameScreens;
use super::words::counted;
use crate::bots::bango::{LayDownSearch, is_endgame};
use crate::console::input::Button;
use crate::console::kit::{Advised, Line, Page, Pen, Surface};
use crate::console::memory::Deal;
use crate::console::request::Cue;
use crate::games::bango::{Bango, Event, Move, Phase, PublicState, Sequence, View};
use crate::games::{PerSeat, Players, Seat};
use cursor::Focus;

/// The same context with something else to look at.
fn seen<'a, V, W>(ctx: &DrawContext<'a, V>, view: &'a W) -> DrawContext<'a, W> {
    let DrawContext { deal, settings, last, feats, age, motion, .. } = *ctx;
    DrawContext { view, deal, settings, last, feats, age, motion }
}

impl GameScreens for Bango {
    const ABOUT: &'static str = words::ABOUT;
    const RULES: &'static [Page] = rules::PAGES;
    const FEAT: &'static str = words::FEAT;
    type Cursor = Cursor;
    type Deeds = Deeds;
    type Held = ();
    type Preparation = LayDownSearch;
    const SEARCH: u32 = 450;

    fn search(public: &PublicState) -> u32 {
        if is_endgame(&public.open) { 1000 } else { Self::SEARCH }
    }

    fn weighs(public: &PublicState) -> bool {
        public.open.phase != Phase::Begin
    }

    fn held(_: &View) {}

    fn arrive(view: &View, cursor: &mut Cursor) {
        press::arrive(view, cursor);
    }

    fn strays(_: &DrawContext<'_, View>, cursor: &Cursor, wanted: Move) -> bool {
        match cursor.sight {
            Focus::Decision => false,
            Focus::Hand { bango: true, .. } => !matches!(wanted, Move::Bango { .. }),
            Focus::Sequences(_) | Focus::Hand { .. } | Focus::Sure | Focus::Change(..) => true,
        }
    }

    fn prepare(view: &View, cursor: &mut Cursor) -> Option<LayDownSearch> {
        propose::begin(view, cursor)
    }

    fn go_on(view: &View, cursor: &mut Cursor, search: &mut LayDownSearch) -> bool {
        propose::go_on(view, cursor, search)
    }

    fn follow(view: &View, cursor: &mut Cursor) -> Option<Move> {
        press::follow(view, cursor)
    }

    fn secret(view: &View, cursor: &Cursor) -> bool {
        match cursor.sight {
            Focus::Decision => matches!(view.open.phase, Phase::LayOrKeep | Phase::Laying(_)),
            Focus::Sequences(_) => false,
            Focus::Sure | Focus::Hand { .. } | Focus::Change(..) => true,
        }
    }

    fn press(ctx: &DrawContext<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
        press::press(ctx, cursor, button)
    }

    fn draw<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
        decision::draw(ctx, cursor, pen);
    }

    fn draw_watching<D: Surface>(
        ctx: &DrawContext<'_, PublicState>,
        thinking: Seat,
        own: Option<&View>,
        pen: &mut Pen<'_, D>,
    ) {
        watching::draw(ctx, thinking, own, pen);
    }

    fn show(ctx: &EventContext<'_, Bango>) -> Show {
        events::show(ctx)
    }

    fn draw_event<D: Surface>(ctx: &EventContext<'_, Bango>, pen: &mut Pen<'_, D>) {
        events::draw(ctx, pen);
    }

    fn motion(ctx: &EventContext<'_, Bango>) -> u32 {
        motion::length(ctx)
    }

    fn arrival(view: &View) -> u32 {
        motion::arrival(view)
    }

    fn line(event: &Event, deal: &Deal) -> Option<Line> {
        words::line(event, deal)
    }

    fn news(happened: &[Event], deal: &Deal) -> Line {
        words::news::news(happened, deal)
    }

    fn advised(mv: Move, view: &View, _: &Deal) -> Advised {
        advice::advised(mv, view)
    }

    fn sum_up(event: &Event, mover: Seat, deeds: &mut PerSeat<Deeds>) {
        deeds::sum_up(*event, mover, deeds);
    }

    fn tell(deeds: &Deeds) -> Option<Line> {
        deeds.tell()
    }

    fn won_with(public: &PublicState, winner: Seat) -> Line {
        counted(public.open.tally(winner).total(), words::POINT)
    }

    /// The table, what it counts, and everybody's sequences.
    fn final_pages(players: Players) -> u8 {
        2 + players.count()
    }

    fn draw_final<D: Surface>(ctx: &DrawContext<'_, PublicState>, page: u8, pen: &mut Pen<'_, D>) {
        final_table::draw(ctx, page, pen);
    }

    fn rules_page(public: &PublicState) -> usize {
        match public.open.phase {
            Phase::Begin | Phase::Revealed | Phase::Destroyed | Phase::Taking { .. } => words::DRAW,
            Phase::Exploded(_) | Phase::Sharing(_) | Phase::Rest => words::EXPLOSION,
            Phase::LayOrKeep | Phase::Laying(_) => words::LAY_DOWN,
            Phase::Over => words::THE_END,
        }
    }

    fn cue(ctx: &EventContext<'_, Bango>) -> Option<Cue> {
        match ctx.event()? {
            // The danger are the numbers in the row, with the new one.
            Event::Revealed(_) => Some(Cue::Draw(ctx.before.open.row.len() + 1)),
            Event::Exploded { .. } | Event::LastCard => Some(Cue::Explosion),
            Event::Took { .. } | Event::Started { .. } | Event::Extended { .. } => Some(Cue::Place),
            Event::Bango { .. } => Some(Cue::Combination),
            Event::LaidDown { gained, .. } if *gained > 0 => Some(Cue::Trophy),
            _ => None,
        }
    }

    /// The longest sequence of each player.
    fn feats(game: &Bango, _: PerSeat<u8>) -> PerSeat<u8> {
        game.open().sequences.map(|own| own.iter().map(Sequence::len).max().unwrap_or(0))
    }
}
