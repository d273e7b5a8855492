//! The screens of a turn: the own hand below the piles, where a card goes, what is announced.

use super::board::{corner, draw_heads_in_title, draw_piles, draw_players, looks};
use super::cursor::{Cursor, Focus};
use super::hand::Lay;
use super::overview;
use super::press::PressChoice;
use super::words::{self, REALLY_DRAW, called, makes, makes_short, spelled};
use crate::console::games::DrawContext;
use crate::console::games::verbs;
use crate::console::kit::{CardSize, DARK, Font, Key, LIT, Line, Look, Pen, Surface, area, line};
use crate::games::combo::{Card, Combination, PerPile, Phase, Pile, PublicState, View, combination};

/// What is drawn from, and where the cursor is.
pub(super) struct DecisionScreen<'a, 'b> {
    pub(super) ctx: &'a DrawContext<'b, View>,
    pub(super) choice: PressChoice<'b>,
    pub(super) public: &'b PublicState,
    pub(super) cursor: &'a Cursor,
}

impl<'a, 'b> DecisionScreen<'a, 'b> {
    pub(super) fn new(ctx: &'a DrawContext<'b, View>, cursor: &'a Cursor) -> DecisionScreen<'a, 'b> {
        DecisionScreen { ctx, choice: PressChoice::new(ctx), public: &ctx.view.public, cursor }
    }

    /// Draws a turn.
    pub(super) fn draw_turn<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        match self.cursor.spot {
            Focus::Hand => self.draw_hand_turn(pen),
            Focus::Sure => self.draw_sure(pen),
            Focus::Where(pile) => self.draw_where(pile, pen),
            Focus::Say { pile, word } => self.draw_say(pile, word, pen),
            Focus::Sacrifice(pile) => self.draw_sacrifice(pile, pen),
            Focus::Overview => overview::draw_all(self.ctx, self.public, pen),
            Focus::Open(seat) => overview::draw_open_hand(self.ctx, self.public, seat, pen),
        }
    }

    fn draw_hand_turn<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        let lay = Lay::own(self.choice.cards.len());
        // Before the first press the title says what just happened, unless it is needed for the card's colour.
        let fresh = self.cursor.place.is_none() && lay.is_one_row() && !self.ctx.last.is_empty();
        draw_heads_in_title(self.public.open.players.count(), pen);
        if fresh {
            pen.title(self.ctx.last, "");
        } else {
            pen.turn_title(&self.chosen_card(), "");
        }
        self.draw_board(pen);
        self.draw_own_hand(pen);
        self.draw_turn_hint(&lay, pen);
    }

    /// A card fits: is one to be drawn all the same?
    fn draw_sure<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        pen.turn_title(REALLY_DRAW, "");
        self.draw_board(pen);
        self.draw_own_hand(pen);
        pen.hint(&[(Key::A, verbs::YES_DRAW), (Key::B, verbs::BACK)]);
    }

    /// What A does with the selected card. A long answer takes the place of what is above the hand.
    fn draw_turn_hint<D: Surface>(&self, lay: &Lay, pen: &mut Pen<'_, D>) {
        let fitting = || self.choice.card(self.cursor).into_iter().flat_map(|card| self.choice.piles(card));
        let manners = self.public.open.options.manners;
        let made = fitting().find_map(|pile| self.made(pile)).filter(|_| !manners && fitting().count() == 1);
        let above = match self.choice.sacrifices().next() {
            Some(_) => verbs::MORE,
            None if self.public.open.options.hidden => verbs::HANDS,
            None => verbs::TABLE,
        };
        let place = match lay.scrolls() {
            true => line!("{}/{}", self.choice.place(self.cursor) + 1, self.choice.cards.len()),
            false => Line::new(),
        };
        let (move_, draw) = (Key::Directions, (Key::B, verbs::DRAW));
        match (fitting().next().is_some(), lay.is_one_row(), made) {
            (false, _, _) if lay.scrolls() => {
                pen.hint(&[(move_, &words::fits_nowhere(&place)), draw]);
            }
            (false, _, _) => pen.hint(&[(move_, verbs::FITS_NOWHERE), draw]),
            (true, true, None) => {
                pen.hint(&[(Key::LeftRight, ""), (Key::A, verbs::PLACE), (Key::Up, above), draw])
            }
            (true, _, None) => pen.hint(&[(move_, &place), (Key::A, verbs::PLACE), draw]),
            (true, _, Some(_)) if lay.scrolls() => {
                pen.hint(&[(move_, &place), (Key::A, makes_short(made)), draw])
            }
            (true, _, Some(_)) => pen.hint(&[(move_, ""), (Key::A, makes(made)), draw]),
        }
    }

    /// The selected card for the title; in brackets if it is the hidden one.
    fn chosen_card(&self) -> Line {
        let Some(card) = self.choice.card(self.cursor) else { return Line::new() };
        let hidden = self.ctx.view.hidden(self.ctx.view.seat) == Some(card);
        if hidden && self.choice.view.hand().count(card) == 1 {
            return line!("({})", &*spelled(card));
        }
        spelled(card)
    }

    /// What the selected card makes on a pile.
    fn made(&self, pile: Pile) -> Option<Combination> {
        combination(&self.public.tops, self.public.open.noted, self.choice.card(self.cursor)?, pile)
    }

    fn fits(&self, card: Card, pile: Pile) -> bool {
        self.choice.piles(card).any(|fitting| fitting == pile)
    }

    /// Piles and players; a thick frame where the selected card fits.
    fn draw_board<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        let card = self.choice.card(self.cursor);
        let look = |pile| match card {
            Some(card) if self.fits(card, pile) => Look::Fits,
            _ => Look::Plain,
        };
        draw_piles(self.public, look, pen);
        self.draw_players(pen);
    }

    fn draw_players<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        draw_players(self.ctx, self.public, Some(self.ctx.view.seat), pen);
    }

    /// The own hand, and the deck where there is room.
    fn draw_own_hand<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        let cards = &self.choice.cards;
        let hidden = self.ctx.view.hidden(self.ctx.view.seat);
        let chosen = self.choice.place(self.cursor);
        Lay::own(cards.len()).draw(cards, Some(chosen), hidden, pen);
        if cards.len() < 5 {
            pen.text_right(&words::deck(self.public.deck), 126, 40, Font::Small, LIT);
        }
    }

    fn draw_where<D: Surface>(&self, chosen: Pile, pen: &mut Pen<'_, D>) {
        pen.turn_title(&words::put_where(&self.chosen_card()), "");
        let Some(card) = self.choice.card(self.cursor) else { return };
        let look = |pile| match pile {
            pile if pile == chosen => Look::Chosen,
            pile if self.fits(card, pile) => Look::Fits,
            _ => Look::Plain,
        };
        draw_piles(self.public, looks(PerPile(Pile::ALL.map(look))), pen);
        self.draw_players(pen);
        self.draw_own_hand(pen);
        let manners = self.public.open.options.manners;
        let verb = if manners { verbs::HERE } else { makes(self.made(chosen)) };
        pen.hint(&[(Key::LeftRight, ""), (Key::A, verb), (Key::B, verbs::BACK)]);
    }

    /// With table manners the player knows the word, not the device.
    fn draw_say<D: Surface>(&self, pile: Pile, word: Option<Combination>, pen: &mut Pen<'_, D>) {
        let Some(card) = self.choice.card(self.cursor) else { return };
        pen.turn_title(&words::say_what(card), "");
        let look = |other| if other == pile { Look::Fits } else { Look::Plain };
        draw_piles(self.public, look, pen);
        let (x, _) = corner(pile);
        pen.card(card.into(), x + 2, 32, CardSize::Normal, Look::Chosen);
        let words = [None].into_iter().chain(Combination::ALL.map(Some));
        for (y, other) in (9..).step_by(9).zip(words) {
            let ink = if other == word { DARK } else { LIT };
            if other == word {
                pen.paper(area(70, y, 57, 9), true);
            }
            pen.text(other.map_or(words::NOTHING, called), 73, y + 1, Font::Text, ink);
        }
        pen.hint(&[(Key::UpDown, verbs::WORD), (Key::A, verbs::SAY_IT), (Key::B, verbs::BACK)]);
    }

    fn draw_sacrifice<D: Surface>(&self, chosen: Pile, pen: &mut Pen<'_, D>) {
        pen.turn_title(words::SACRIFICE_THIS, "");
        draw_piles(self.public, |pile| if pile == chosen { Look::Chosen } else { Look::Plain }, pen);
        self.draw_players(pen);
        let cards = &self.choice.cards;
        Lay::own(cards.len()).draw(cards, None, self.ctx.view.hidden(self.ctx.view.seat), pen);
        pen.hint(&[(Key::Directions, ""), (Key::A, verbs::PAY_1_TOKEN), (Key::B, verbs::BACK)]);
    }

    /// Draws the hand for hiding a card, or for a second chance.
    pub(super) fn draw_hand_question<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        draw_piles(self.public, |_| Look::Plain, pen);
        self.draw_players(pen);
        self.draw_own_hand(pen);
        let key =
            if Lay::own(self.choice.cards.len()).is_one_row() { Key::LeftRight } else { Key::Directions };
        match self.public.open.phase {
            Phase::HideAgain { .. } => {
                pen.turn_title(&words::hide(&self.chosen_card()), "");
                pen.hint(&[(key, verbs::WHICH), (Key::A, verbs::HIDE_IT), (Key::B, verbs::NONE)]);
            }
            Phase::SecondChance(_) => {
                draw_heads_in_title(self.public.open.players.count(), pen);
                pen.turn_title(words::GO_AGAIN, "");
                pen.hint(&[(key, ""), (Key::A, verbs::YES_PAY_1_TOKEN), (Key::B, verbs::NO)]);
            }
            _ => {
                pen.turn_title(&words::hide(&self.chosen_card()), "");
                pen.hint(&[(key, verbs::WHICH_CARD), (Key::A, verbs::HIDE_IT)]);
            }
        }
    }
}
