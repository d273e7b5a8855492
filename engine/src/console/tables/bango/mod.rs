//! Bango's screens.

use super::plain;
use super::scene::{Scene, Story};
use super::screens::{Pressed, Screens, Show};
use crate::console::input::Button;
use crate::console::kit::{Line, Pen, Surface, line};
use crate::console::memory::HouseRules;
use crate::console::table::Deal;
use crate::games::Seat;
use crate::games::bango::{Bango, Event, Move, View};

impl Screens for Bango {
    type Cursor = plain::Cursor;
    type Public = ();

    fn options(_: &HouseRules) {}

    fn public(_: &View) {}

    fn secret(_: &View, _: &plain::Cursor) -> bool {
        true
    }

    fn press(scene: &Scene<'_, View>, cursor: &mut plain::Cursor, button: Button) -> Pressed<Move> {
        plain::press(scene, cursor, button)
    }

    fn draw<D: Surface>(scene: &Scene<'_, View>, cursor: &plain::Cursor, pen: &mut Pen<'_, D>) {
        plain::draw(scene, cursor, pen);
    }

    fn draw_watching<D: Surface>(scene: &Scene<'_, ()>, thinking: Seat, pen: &mut Pen<'_, D>) {
        plain::draw_watching(scene, thinking, pen);
    }

    fn show(_: &Story<'_, Bango>) -> Show {
        Show::Never
    }

    fn draw_event<D: Surface>(_: &Story<'_, Bango>, _: &mut Pen<'_, D>) {}

    fn line(_: &Event, _: &Deal) -> Option<Line> {
        None
    }

    fn say(mv: Move, _: &Deal) -> Line {
        line!("{mv}")
    }

    fn draw_final<D: Surface>(scene: &Scene<'_, ()>, _: u8, pen: &mut Pen<'_, D>) {
        plain::draw_final(scene, pen);
    }

    fn rules_page((): &()) -> usize {
        0
    }
}
