//! What lies in front of the players in a turn.

use super::motion::TURN;
use crate::console::games::DrawContext;
use crate::console::kit::{CardSize, DARK, Face, Font, LIT, Look, Pen, Surface, area};
use crate::games::burst::Five;
use crate::games::{PerSeat, Players, Seat};

/// The cards of a turn in front of one player: no turn has more than two.
pub(super) type CardRow = heapless::Vec<Face, 2, u8>;

/// Cards face up.
pub(super) fn faces(cards: Five) -> CardRow {
    cards.cards().map(Face::from).take(2).collect()
}

/// So many cards face down.
pub(super) fn backs(count: u8) -> CardRow {
    (0..count).map(|_| Face::Back(None)).take(2).collect()
}

/// Draws a column for each player: the name, and the cards of the turn or their places. The name of one is inverted, and
/// the cards of one are turned over.
pub(super) fn draw_columns<V, D: Surface>(
    after: &DrawContext<'_, V>,
    rows: &PerSeat<CardRow>,
    wanted: u8,
    (inverted, turning): (Option<Seat>, Option<Seat>),
    pen: &mut Pen<'_, D>,
) {
    let players = after.players();
    let width = 125 / i32::from(players.count());
    // Where there is room, the cards have their letters.
    let (size, pitch, y) =
        if players <= Players::Three { (CardSize::Normal, 17, 32) } else { (CardSize::Tall, 12, 35) };
    let names = after.short_names(if players == Players::Five { 4 } else { 6 });
    for (x, seat) in (0..).step_by(usize::try_from(width).unwrap_or(1)).zip(players.seats()) {
        let ink = if inverted == Some(seat) { DARK } else { LIT };
        if inverted == Some(seat) {
            let letters = Font::Small.width(&names[seat]);
            pen.paper(area(x + (width - letters) / 2 - 1, 24, letters + 3, 8), true);
        }
        pen.text_centred(&names[seat], x, width + 1, 25, Font::Small, ink);
        let first = x + (width + 2 - pitch * i32::from(wanted)) / 2;
        let mut row = rows[seat].iter();
        for place in 0..wanted {
            let x = first + pitch * i32::from(place);
            match row.next() {
                Some(&face) if turning == Some(seat) => {
                    let (when, sides) = ((after.motion, TURN), (Face::Back(None), face));
                    pen.turning_card(when, sides, (x, y), (size, Look::Plain));
                }
                Some(&face) => pen.card(face, x, y, size, Look::Plain),
                None if inverted == Some(seat) => pen.corners(size.at(x, y)),
                None => {}
            }
        }
    }
}
