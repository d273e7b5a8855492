//! No Idea's screens. The device lies on the table: everybody looks, but for a peek at the own trophies.

mod advice;
mod badges;
mod board;
mod cursor;
mod decision;
mod events;
mod final_table;
mod lesson;
mod motion;
mod peek;
mod press;
mod rules;
mod watching;
mod words;

use cursor::Cursor;
use words::deeds::{self, Deeds};

use super::answers::{Begins, Pressed, Show};
use super::context::{DrawContext, EventContext};
use super::screens::GameScreens;
use super::words::counted;
use crate::console::input::Button;
use crate::console::kit::{Advised, Line, Page, Pen, Surface};
use crate::console::memory::Deal;
use crate::console::request::Cue;
use crate::games::no_idea::{Event, Move, NoIdea, PublicState, View};
use crate::games::{Game, PerSeat, Players, Seat};

impl GameScreens for NoIdea {
    const ABOUT: &'static str = words::ABOUT;
    const RULES: &'static [Page] = rules::PAGES;
    const FEAT: &'static str = words::FEAT;
    const BEGINS: Begins = Begins::Told(words::YOUNGEST);
    type Cursor = Cursor;
    type Deeds = Deeds;
    type Held = ();
    type Preparation = ();
    /// Bots never weigh what trophies are worth, only how many are left, so a hint tells nothing about them.
    const OPEN_HINTS: bool = true;
    const JUST_NOW: u32 = 2000;

    fn held(_: &View) {}

    fn arrive(_: &View, cursor: &mut Cursor) {
        cursor.arrive();
    }

    /// Only peeking and the question have a way back; elsewhere every direction leads on.
    fn strays(_: &DrawContext<'_, View>, cursor: &Cursor, _: Move) -> bool {
        cursor.peeking || cursor.sure
    }

    /// On the first card that can be opened, not where the wrong one lies.
    fn begin_again(_: &View, cursor: &mut Cursor) {
        *cursor = Cursor::default();
    }

    fn secret(_: &View, cursor: &Cursor) -> bool {
        cursor.peeking
    }

    fn press(ctx: &DrawContext<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
        cursor.press(ctx.view, button)
    }

    fn draw<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
        if cursor.peeking {
            peek::draw(ctx, pen);
        } else {
            decision::draw(ctx, cursor, pen);
        }
    }

    fn draw_watching<D: Surface>(
        ctx: &DrawContext<'_, PublicState>,
        thinking: Seat,
        _: Option<&View>,
        pen: &mut Pen<'_, D>,
    ) {
        watching::draw(ctx, thinking, pen);
    }

    fn show(ctx: &EventContext<'_, NoIdea>) -> Show {
        events::show(ctx)
    }

    fn draw_event<D: Surface>(ctx: &EventContext<'_, NoIdea>, pen: &mut Pen<'_, D>) {
        events::draw(ctx, pen);
    }

    fn motion(ctx: &EventContext<'_, NoIdea>) -> u32 {
        motion::length(ctx)
    }

    fn arrival(view: &View) -> u32 {
        motion::arrival(view)
    }

    fn line(event: &Event, deal: &Deal) -> Option<Line> {
        words::line(*event, deal)
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
        counted(i16::from(public.tally(winner).stars()), words::STAR)
    }

    /// The table, and what it counts.
    fn final_pages(_: Players) -> u8 {
        2
    }

    fn draw_final<D: Surface>(ctx: &DrawContext<'_, PublicState>, page: u8, pen: &mut Pen<'_, D>) {
        final_table::draw(ctx, page, pen);
    }

    fn rules_page(table: &PublicState) -> usize {
        rules::page_about(table)
    }

    fn cue(ctx: &EventContext<'_, NoIdea>) -> Option<Cue> {
        match ctx.event()? {
            Event::Drawn { .. } => Some(Cue::Draw(0)),
            // One that does not fit ends the turn.
            Event::Revealed { .. } => Some(Cue::Draw(6)),
            Event::Started { .. } | Event::Placed { .. } => Some(Cue::Place),
            Event::Kept { .. } => Some(Cue::Combination),
            Event::Mistaken { .. } => Some(Cue::Error),
            Event::TrophyWon { .. } => Some(Cue::Trophy),
            _ => None,
        }
    }

    /// How many trophies each player has won.
    fn feats(game: &NoIdea, _: PerSeat<u8>) -> PerSeat<u8> {
        game.public_state().trophies.map(|trophies| trophies.len())
    }
}
