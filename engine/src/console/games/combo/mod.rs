//! Combo's screens.
//!
//! The own hand lies below the three piles, behind a curtain. Questions to the table, events and the final table are
//! for everybody and are drawn from [`PublicState`].

mod advice;
mod badges;
mod board;
mod call;
mod cursor;
mod decision;
mod events;
mod feat;
mod final_table;
mod hand;
mod lesson;
mod motion;
mod overview;
mod press;
mod questions;
mod rules;
mod standings;
mod watching;
mod words;

use super::answers::{EventAction, Pressed, Show, TableQuestion};
use super::context::{DrawContext, EventContext};
use super::screens::GameScreens;
use super::words::counted;
use crate::bots::Level;
use crate::bots::combo::{Reason, calls};
use crate::cards::Seed;
use crate::console::input::Button;
use crate::console::kit::{Advised, Line, Page, Pen, Surface, two_lines};
use crate::console::memory::Deal;
use crate::console::request::Cue;
use crate::games::combo::{Combo, Event, Hand, Move, Phase, PublicState, View};
use crate::games::{PerSeat, Seat};
use cursor::{Cursor, Focus};
use decision::DecisionScreen;
use press::PressChoice;
use words::deeds::{self, Deeds};

impl GameScreens for Combo {
    const ABOUT: &'static str = words::ABOUT;
    const RULES: &'static [Page] = rules::PAGES;
    const FEAT: &'static str = words::FEAT;
    type Cursor = Cursor;
    type Deeds = Deeds;
    type Held = Hand;
    type Preparation = ();
    const SEARCH: u32 = 1000;
    const TO_THE_RIGHT: bool = true;

    fn held(view: &View) -> Hand {
        *view.hand()
    }

    fn table_question(game: &Combo) -> Option<TableQuestion<Move>> {
        call::question(game)
    }

    fn bot_calls(view: &View, level: Level, seed: Seed) -> bool {
        calls(view, level, seed)
    }

    fn strays(ctx: &DrawContext<'_, View>, cursor: &Cursor, wanted: Move) -> bool {
        match cursor.spot {
            Focus::Hand => false,
            Focus::Sure => wanted != Move::Draw,
            Focus::Where(_) | Focus::Say { .. } => {
                let chosen = PressChoice::new(ctx).card(cursor);
                !matches!(wanted, Move::Place { card, .. } if chosen == Some(card))
            }
            Focus::Sacrifice(_) | Focus::Overview | Focus::Open(_) => true,
        }
    }

    /// The hand is. Who draws and whether thanks were said, is asked aloud.
    fn secret(view: &View, _: &Cursor) -> bool {
        !matches!(
            view.public.open.phase,
            Phase::Give { .. } | Phase::Unannounced { .. } | Phase::Thanks { .. } | Phase::Over
        )
    }

    fn press(ctx: &DrawContext<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
        PressChoice::new(ctx).press(cursor, button)
    }

    fn draw<D: Surface>(ctx: &DrawContext<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
        let decision = DecisionScreen::new(ctx, cursor);
        match ctx.view.public.open.phase {
            Phase::Turn { .. } => decision.draw_turn(pen),
            Phase::Hide(_) | Phase::HideAgain { .. } | Phase::SecondChance(_) => {
                decision.draw_hand_question(pen);
            }
            Phase::Give { gift, .. } => decision.draw_give(gift, pen),
            Phase::Thanks { seat, cards, .. } => decision.draw_thanks(seat, cards, pen),
            // The table answers on the event before.
            Phase::Unannounced { .. } | Phase::Over => {}
        }
    }

    fn draw_watching<D: Surface>(
        ctx: &DrawContext<'_, PublicState>,
        thinking: Seat,
        own: Option<&View>,
        pen: &mut Pen<'_, D>,
    ) {
        watching::draw(ctx, thinking, own, pen);
    }

    fn show(ctx: &EventContext<'_, Combo>) -> Show {
        events::show(ctx)
    }

    fn press_event(ctx: &EventContext<'_, Combo>, button: Button) -> EventAction {
        events::press(ctx, button)
    }

    fn draw_event<D: Surface>(ctx: &EventContext<'_, Combo>, pen: &mut Pen<'_, D>) {
        events::draw(ctx, pen);
    }

    fn motion(ctx: &EventContext<'_, Combo>) -> u32 {
        motion::length(ctx)
    }

    fn aside(ctx: &EventContext<'_, Combo>) -> Option<Seat> {
        watching::drawer(ctx)
    }

    fn draw_aside<D: Surface>(ctx: &EventContext<'_, Combo>, held: &Hand, view: &View, pen: &mut Pen<'_, D>) {
        watching::draw_drawn(ctx, held, view, pen);
    }

    fn line(event: &Event, deal: &Deal) -> Option<Line> {
        words::line(event, deal)
    }

    fn news(happened: &[Event], deal: &Deal) -> Line {
        words::news::news(happened, deal)
    }

    fn advised(mv: Move, view: &View, deal: &Deal) -> Advised {
        advice::advised(mv, view, deal)
    }

    fn why(reason: &Reason, deal: &Deal) -> [Line; 2] {
        words::because_of_somebody(reason, deal).map_or_else(|| two_lines(reason), |line| two_lines(&*line))
    }

    fn sum_up(event: &Event, mover: Seat, deeds: &mut PerSeat<Deeds>) {
        deeds::sum_up(*event, mover, deeds);
    }

    fn tell(deeds: &Deeds) -> Option<Line> {
        deeds.tell()
    }

    fn won_with(public: &PublicState, winner: Seat) -> Line {
        counted(i16::from(public.open.tokens[winner]), words::TOKEN)
    }

    fn draw_final<D: Surface>(ctx: &DrawContext<'_, PublicState>, _: u8, pen: &mut Pen<'_, D>) {
        final_table::draw(ctx, pen);
    }

    fn rules_page(public: &PublicState) -> usize {
        rules::page_about(public)
    }

    fn cue(ctx: &EventContext<'_, Combo>) -> Option<Cue> {
        match ctx.event()? {
            Event::Placed { .. } => Some(Cue::Place),
            Event::Drew { .. } => Some(Cue::Draw(0)),
            Event::Combined { .. } => Some(Cue::Combination),
            Event::Called { made: Some(_), .. } => Some(Cue::Explosion),
            Event::Called { made: None, .. } => Some(Cue::Error),
            Event::RoundEnded { winner: Some(_) } => Some(Cue::Win),
            _ => None,
        }
    }

    fn note(event: &Event, feats: &mut PerSeat<u8>) {
        feat::note(event, feats);
    }

    fn feats(_: &Combo, noted: PerSeat<u8>) -> PerSeat<u8> {
        feat::best(noted)
    }
}
