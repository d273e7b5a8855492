//! No Idea's screens. The device lies on the table: everybody looks, but for a peek at the own trophies.

mod board;
mod cursor;
mod decide;
mod end;
mod event;
mod moment;
mod told;

use cursor::Cursor;

use super::scene::{Scene, Story};
use super::screens::{Pressed, Screens, Show};
use crate::console::input::Button;
use crate::console::kit::{Line, Pen, Surface};
use crate::console::memory::HouseRules;
use crate::console::request::Cue;
use crate::console::table::Deal;
use crate::games::no_idea::{Event, Move, NoIdea, View};
use crate::games::{Game, PerSeat, Seat};

impl Screens for NoIdea {
    type Cursor = Cursor;
    /// The view of nobody in particular, which has no values of trophies before the end.
    type Public = View;
    type Held = ();
    /// Bots never weigh what trophies are worth, only how many are left, so a hint tells nothing about them.
    const OPEN_HINTS: bool = true;
    const JUST_NOW: u32 = 2000;

    fn options(_: &HouseRules) {}

    fn public(view: &View) -> View {
        moment::public(view)
    }

    fn held(_: &View) {}

    fn arrive(_: &View, cursor: &mut Cursor) {
        cursor.arrive();
    }

    fn secret(_: &View, cursor: &Cursor) -> bool {
        cursor.peeking
    }

    fn press(scene: &Scene<'_, View>, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
        cursor.press(scene.view, button)
    }

    fn draw<D: Surface>(scene: &Scene<'_, View>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
        if cursor.peeking {
            end::peek(scene, pen);
        } else {
            decide::draw(scene, cursor, pen);
        }
    }

    fn draw_watching<D: Surface>(
        scene: &Scene<'_, View>,
        thinking: Seat,
        _: Option<&View>,
        pen: &mut Pen<'_, D>,
    ) {
        decide::watch(scene, thinking, pen);
    }

    fn show(story: &Story<'_, NoIdea>) -> Show {
        event::show(story)
    }

    fn draw_event<D: Surface>(story: &Story<'_, NoIdea>, pen: &mut Pen<'_, D>) {
        event::draw(story, pen);
    }

    fn line(event: &Event, deal: &Deal) -> Option<Line> {
        told::line(*event, deal)
    }

    fn say(mv: Move, _: &Deal) -> Line {
        told::say(mv)
    }

    fn draw_final<D: Surface>(scene: &Scene<'_, View>, _: u8, pen: &mut Pen<'_, D>) {
        end::last_table(scene, pen);
    }

    fn rules_page(view: &View) -> usize {
        told::rules_page(view)
    }

    fn cue(event: &Event) -> Option<Cue> {
        matches!(event, Event::TrophyWon { .. }).then_some(Cue::Trophy)
    }

    /// How many trophies each player has won.
    fn feats(game: &NoIdea, _: PerSeat<u8>) -> PerSeat<u8> {
        game.view(Seat::One).trophies.map(|trophies| trophies.len())
    }
}
