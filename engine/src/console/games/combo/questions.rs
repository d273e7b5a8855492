//! Questions that everybody hears: who draws, were thanks said?

use super::decision::DecisionScreen;
use super::words::{self, thanks};
use crate::console::games::verbs;
use crate::console::kit::{BoxSide, Font, Key, LIT, Mark, Pen, PlayerBox, Surface, line};
use crate::games::Seat;
use crate::games::combo::Gift;

impl DecisionScreen<'_, '_> {
    /// Draws the players to choose from.
    pub(super) fn draw_give<D: Surface>(&self, gift: Gift, pen: &mut Pen<'_, D>) {
        let Some(who) = self.choice.who(self.cursor) else { return };
        let marked = self.cursor.marked;
        match gift {
            Gift::Straight => pen.turn_title(words::STRAIGHT_WHO, ""),
            Gift::Flush => pen.turn_title(words::FLUSH_WHO, ""),
        }
        for (place, seat) in (0..).zip(self.public.open.players.seats()) {
            let cards = line!("{}", self.public.cards(seat));
            let mark = Some(if marked == Some(seat) { Mark::Tick } else { Mark::Cards });
            let side = if seat == self.ctx.view.seat {
                BoxSide::Word(words::ME)
            } else {
                BoxSide::Tokens { mark, count: &cards, tokens: self.public.open.tokens[seat] }
            };
            let name = self.ctx.name(seat);
            pen.player_box(place, PlayerBox { mark: None, name: &name, side, chosen: seat == who });
        }
        let name = self.ctx.name(who);
        match (gift, marked) {
            (Gift::Straight, _) => {
                pen.hint(&[(Key::Directions, verbs::WHO), (Key::A, &words::draws_cards(&name, 1))])
            }
            (Gift::Flush, None) if !self.choice.may_choose_two() => {
                pen.hint(&[(Key::A, &words::draws_cards(&name, 2))])
            }
            (Gift::Flush, None) => pen.hint(&[(Key::Directions, verbs::WHO), (Key::A, &words::first(&name))]),
            (Gift::Flush, Some(first)) => {
                let verb = words::second(&name, first == who);
                pen.hint(&[(Key::Directions, verbs::WHO), (Key::A, &verb), (Key::B, verbs::UNDO)]);
            }
        }
    }

    /// Draws the question whether a chosen player was polite.
    pub(super) fn draw_thanks<D: Surface>(&self, seat: Seat, cards: u8, pen: &mut Pen<'_, D>) {
        let name = self.ctx.name(seat);
        pen.title(words::EVERYBODY, "");
        pen.text_centred(&words::has_to_draw(&name, cards), 0, 127, 11, Font::Text, LIT);
        pen.text_centred(&words::did_say(&name), 0, 127, 21, Font::Text, LIT);
        let font = if cards < 2 { Font::Huge } else { Font::Bold };
        pen.text_centred(thanks(cards), 0, 127, 34, font, LIT);
        pen.hint(&[(Key::A, verbs::YES), (Key::B, verbs::FORGOT_1_MORE)]);
    }
}
