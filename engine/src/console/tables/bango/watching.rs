//! The table while a bot thinks.

use super::cursor::sorted;
use super::public::Public;
use super::row::{self, Marks};
use super::standings;
use crate::console::kit::{CardSize, Font, Key, LIT, Look, Pen, Surface, line};
use crate::console::tables::Scene;
use crate::games::Seat;
use crate::games::bango::{Card, Phase, View};

/// Small cards in a row.
const MOST: usize = 7;

/// Draws what everybody sees, and where there is room, what the only human at the table holds.
pub(super) fn draw<D: Surface>(
    scene: &Scene<'_, Public>,
    thinking: Seat,
    own: Option<&View>,
    pen: &mut Pen<'_, D>,
) {
    let table = &scene.view.table;
    match table.phase {
        Phase::Begin => {
            scene.thinking_title(thinking, "", pen);
            standings::draw(scene, pen);
            match own {
                Some(own) => small_hand(pen, &sorted(own.hand(), scene.settings.by_number())),
                None => standings::last(scene, pen),
            }
        }
        Phase::LayOrKeep | Phase::Laying(_) => {
            scene.thinking_title(thinking, "", pen);
            standings::board(scene, thinking, None, pen);
        }
        _ => {
            scene.thinking_title(thinking, &row::count(&table.row), pen);
            row::bomb(pen, &table.row);
            let new = table.new_card();
            let exploding = matches!(table.phase, Phase::Exploded(_));
            let marks = Marks {
                chosen: new.filter(|_| exploding).and_then(|card| table.row.same_number(card)),
                elsewhere: new.filter(|_| !exploding).map_or(0, row::number),
                ..Marks::default()
            };
            row::draw(pen, table, marks);
            if let Some(card) = new {
                pen.pane(card.into(), Look::Chosen, if exploding { "BOOM" } else { "NEW" });
            }
        }
    }
    pen.hint(&[(Key::B, "hold: pause")]);
}

/// A hand in the place of the message: as many small cards as there is room for, then how many more.
fn small_hand<D: Surface>(pen: &mut Pen<'_, D>, hand: &[Card]) {
    let shown = if hand.len() > MOST { MOST - 1 } else { hand.len() };
    let places = (0..).step_by(16);
    for (x, &card) in places.clone().zip(hand.iter().take(shown)) {
        pen.card(card.into(), x, 44, CardSize::Mini, Look::Plain);
    }
    if let Some(x) = places.skip(shown).next().filter(|_| hand.len() > shown) {
        pen.text(&line!("+{}", hand.len() - shown), x, 46, Font::Text, LIT);
    }
}
