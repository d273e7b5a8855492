//! The table while a bot thinks.

use super::board;
use super::row::{self, Marks};
use super::{standings, words};
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::{Key, Look, Pen, Surface};
use crate::games::Seat;
use crate::games::bango::{Numbers, Phase, PublicState, View};

/// Draws what everybody sees, and where there is room, what the only human at the table holds.
pub(super) fn draw<D: Surface>(
    ctx: &DrawContext<'_, PublicState>,
    thinking: Seat,
    own: Option<&View>,
    pen: &mut Pen<'_, D>,
) {
    let table = &ctx.view.open;
    match table.phase {
        Phase::Begin => {
            ctx.thinking_title(thinking, "", pen);
            standings::draw(ctx, pen);
            match own {
                Some(own) => board::hand(pen, own.hand()),
                None => standings::last(ctx, pen),
            }
        }
        Phase::LayOrKeep | Phase::Laying(_) => {
            ctx.thinking_title(thinking, "", pen);
            standings::board(ctx, thinking, None, pen);
        }
        _ => {
            ctx.thinking_title(thinking, &row::count(&table.row), pen);
            row::bomb(pen, &table.row);
            let new = table.new_card();
            let exploding = matches!(table.phase, Phase::Exploded(_));
            let marks = Marks {
                chosen: new.filter(|_| exploding).and_then(|card| table.row.same_number(card)),
                elsewhere: new.filter(|_| !exploding).map_or(0, row::number),
                ticked: match table.phase {
                    Phase::Taking { taken } => taken,
                    _ => Numbers::NONE,
                },
            };
            row::draw(pen, table, marks);
            if let Some(card) = new {
                pen.pane(card.into(), Look::Chosen, if exploding { words::BOOM } else { words::NEW });
            }
        }
    }
    pen.hint(&[(Key::A, verbs::HURRY), (Key::B, verbs::HOLD_PAUSE)]);
}
