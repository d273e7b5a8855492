//! A table without pictures, until a game has its own: the legal moves in a list.

use super::scene::Scene;
use super::screens::Pressed;
use crate::console::input::Button;
use crate::console::kit::{Key, MOST_ROWS, Pen, Row, Surface, line, rows};
use crate::games::{GameView, Moves, Seat};

/// Which of the moves is selected.
pub(super) type Cursor = usize;

fn moves<V: GameView>(view: &V) -> Moves<V::Move> {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    moves
}

pub(super) fn press<V: GameView>(
    scene: &Scene<'_, V>,
    cursor: &mut Cursor,
    button: Button,
) -> Pressed<V::Move> {
    let moves = moves(scene.view);
    match button {
        Button::Up => *cursor = cursor.saturating_sub(1),
        Button::Down if *cursor + 1 < moves.len() => *cursor += 1,
        Button::A => return moves.get(*cursor).map_or(Pressed::Stay, |&mv| Pressed::Play(mv)),
        Button::B => return Pressed::TakeBack,
        _ => {}
    }
    Pressed::Stay
}

pub(super) fn draw<V: GameView, D: Surface>(scene: &Scene<'_, V>, cursor: &Cursor, pen: &mut Pen<'_, D>) {
    let moves = moves(scene.view);
    pen.turn_title(&scene.name(scene.view.seat()), &line!("{}/{}", *cursor + 1, moves.len()));
    let first = cursor.saturating_sub(2).min(moves.len().saturating_sub(5));
    let lines = moves.iter().skip(first).take(5).map(|mv| line!("{mv}"));
    let lines: heapless::Vec<_, MOST_ROWS, u8> = lines.collect();
    pen.list(&rows(lines.iter().map(|text| Row::new(text))), *cursor - first);
    pen.hint(&[(Key::UpDown, "move"), (Key::A, "do it"), (Key::B, "undo")]);
}

pub(super) fn draw_watching<V, D: Surface>(scene: &Scene<'_, V>, thinking: Seat, pen: &mut Pen<'_, D>) {
    scene.thinking_title(thinking, "", pen);
    pen.hint(&[(Key::B, "hold: pause")]);
}

pub(super) fn draw_final<V, D: Surface>(_: &Scene<'_, V>, pen: &mut Pen<'_, D>) {
    pen.title("The end", "");
    pen.hint(&[(Key::A, "again"), (Key::B, "menu")]);
}
