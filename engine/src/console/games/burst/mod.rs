//! Burst's screens: choose behind the curtain, turn up one after the other, see who scores.

mod advice;
mod badges;
mod board;
mod counters;
mod cursor;
mod decision;
mod events;
mod final_table;
mod hand;
mod lesson;
mod motion;
mod overview;
mod press;
mod result;
mod rules;
mod watching;
mod words;

use cursor::Cursor;

use super::answers::{Begins, EventAction, Pressed, Show};
use super::context::{DrawContext, EventContext};
use super::screens::GameScreens;
use super::words::counted;
use crate::console::input::Button;
use crate::console::kit::{Advised, Line, Page, Pen, Surface};
use crate::console::memory::Deal;
use crate::console::request::Cue;
use crate::games::burst::{Burst, Event, Move, PublicState, View, Why};
use crate::games::{GameView, PerSeat, Seat};

impl GameScreens for Burst {
    const ABOUT: &'static str = words::ABOUT;
    const RULES: &'static [Page] = rules::PAGES;
    const FEAT: &'static str = words::FEAT;
    const BEGINS: Begins = Begins::Nobody;
    type Cursor = Cursor;
    type Deeds = ();
    type Held = ();
    type Preparation = ();
    const SEARCH: u32 = 900;

    fn held(_: &View) {}

    fn arrive(_: &View, cursor: &mut Cursor) {
        cursor.rest();
    }

    fn strays(_: &DrawContext<'_, View>, cursor: &Cursor, _: Move) -> bool {
        cursor.looking
    }

    /// Only the seat itself may see its hand.
    fn secret(view: &View, _: &Cursor) -> bool {
        view.to_move() == Some(view.seat())
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

    fn show(ctx: &EventContext<'_, Burst>) -> Show {
        events::show(ctx)
    }

    fn press_event(ctx: &EventContext<'_, Burst>, button: Button) -> EventAction {
        events::press(ctx, button)
    }

    fn draw_event<D: Surface>(ctx: &EventContext<'_, Burst>, pen: &mut Pen<'_, D>) {
        events::draw(ctx, pen);
    }

    fn motion(ctx: &EventContext<'_, Burst>) -> u32 {
        motion::length(ctx)
    }

    fn line(event: &Event, deal: &Deal) -> Option<Line> {
        words::line(event, deal)
    }

    fn advised(mv: Move, _: &View, _: &Deal) -> Advised {
        advice::advised(mv)
    }

    /// The cards that are turned up show all that anybody did.
    fn sum_up(_: &Event, _: Seat, _: &mut PerSeat<()>) {}

    fn tell((): &()) -> Option<Line> {
        None
    }

    fn won_with(public: &PublicState, winner: Seat) -> Line {
        counted(i16::from(public.scores()[winner]), words::POINT)
    }

    fn draw_final<D: Surface>(ctx: &DrawContext<'_, PublicState>, _: u8, pen: &mut Pen<'_, D>) {
        final_table::draw(ctx, pen);
    }

    fn rules_page(table: &PublicState) -> usize {
        rules::page_about(table)
    }

    fn cue(ctx: &EventContext<'_, Burst>) -> Option<Cue> {
        match ctx.event()? {
            Event::Revealed { .. } => {
                Some(Cue::Draw(counters::danger(&ctx.now.tally(), ctx.before.ruleset())))
            }
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
