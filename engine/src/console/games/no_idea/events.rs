//! What happens, as everybody sees it: one screen an event.

use super::board::{self, Marked, TableContext, draw_pile, great_card, layout, look_here, piles, trophies};
use super::motion;
use super::words::{self, verbs};
use crate::console::games::{EventContext, Show, ceremony};
use crate::console::kit::{Face, Font, Key, LIT, Look, Mark, Pen, Surface, line};
use crate::games::Seat;
use crate::games::no_idea::{
    Card, Collection, Event, Function, NoIdea, Phase, Pile, Prize, Slot, Spot, Starred,
};

/// How long an event is on the screen. People have seen what they just did themselves; what must be remembered
/// waits for them.
pub(super) fn show(ctx: &EventContext<'_, NoIdea>) -> Show {
    let human = ctx.after.deal.guests[ctx.mover].is_human();
    let bot = |milliseconds| if human { Show::Never } else { Show::For(milliseconds) };
    let together = |milliseconds| if human { Show::UntilA } else { Show::For(milliseconds) };
    let Some(&event) = ctx.event() else { return Show::Never };
    match event {
        // A card that starts a pile is shown there, a prize when it is kept.
        Event::Drawn { .. } if ctx.to_come().is_empty() => bot(1000),
        Event::Revealed { card, .. } if card.prize().is_some() => Show::Never,
        Event::Revealed { card, .. } => match (declared(ctx), ctx.before.fits(card)) {
            (false, true) => bot(1000),
            (true, false) => Show::For(2500),
            (_, _) => together(3000),
        },
        Event::Started { .. } => Show::For(1500),
        Event::Placed { card, .. } if card.function().is_some() => Show::For(1800),
        Event::Placed { .. } => bot(1300),
        // One that does not fit was shown when it was turned up.
        Event::TurnedBack { .. } if matches!(ctx.before.phase, Phase::Revealed { .. }) => bot(2000),
        Event::Kept { .. } => together(2500),
        Event::TrophyWon { .. } => together(3000),
        Event::Refilled { seat, .. } if seat != ctx.mover => Show::For(1300),
        Event::Declared { .. } => bot(1500),
        Event::NoneLeft | Event::Shuffled { .. } => Show::For(1500),
        _ => Show::Never,
    }
}

/// Whether the move is one after "Nothing fits!".
fn declared(ctx: &EventContext<'_, NoIdea>) -> bool {
    matches!(ctx.before.phase, Phase::NothingFits { .. })
}

/// Draws the event on the screen.
pub(super) fn draw<D: Surface>(ctx: &EventContext<'_, NoIdea>, pen: &mut Pen<'_, D>) {
    let Some(&event) = ctx.event() else { return };
    let table = ctx.now;
    let stage = Stage { ctx, board: TableContext { table, deal: ctx.after.deal } };
    match event {
        Event::Drawn { card } => stage.fits(pen, card, None, words::DRAWN),
        Event::Revealed { seat, slot, card } => stage.revealed(pen, seat, slot, card),
        Event::Started { pile, card, .. } => stage.laid(pen, pile, card, words::NEW_PILE),
        Event::Placed { pile, card, .. } => stage.laid(pen, pile, card, words::PUT_THERE),
        Event::TurnedBack { seat, slot } => {
            if let Spot::Seen(card) = table.spot(seat, slot) {
                stage.title(pen, seat, &Face::from(card).spelled());
                stage.remember(pen, (seat, slot), card, words::GOES_BACK, verbs::GO_ON);
            }
        }
        Event::Kept { seat, prize } => stage.kept(pen, seat, prize),
        Event::TrophyWon { seat } => stage.trophy(pen, seat),
        Event::Refilled { seat, cards } => stage.refilled(pen, seat, cards),
        Event::Declared { seat } => stage.declared(pen, seat),
        Event::NoneLeft => stage.told(pen, words::NONE_LEFT),
        Event::Shuffled { .. } => stage.told(pen, words::NEW_DRAW_PILE),
        _ => {}
    }
}

/// The table in the middle of a move.
struct Stage<'a> {
    ctx: &'a EventContext<'a, NoIdea>,
    board: TableContext<'a>,
}

impl Stage<'_> {
    fn title<D: Surface>(&self, pen: &mut Pen<'_, D>, seat: Seat, right: &str) {
        let deal = self.board.deal;
        if deal.guests[seat].is_human() {
            pen.turn_title(&deal.name(seat), right);
        } else {
            pen.mark_title(Mark::Robot, &deal.name(seat), right);
        }
    }

    /// The hints of an event that goes by itself.
    fn hint<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        pen.hint(&[(Key::A, verbs::GO_ON), (Key::B, verbs::SKIP)]);
    }

    /// A card that fits, before it is placed.
    fn fits<D: Surface>(&self, pen: &mut Pen<'_, D>, card: Card, slot: Option<Slot>, message: &str) {
        let mover = self.ctx.mover;
        self.title(pen, mover, &Face::from(card).spelled());
        layout(pen, self.board, mover, slot);
        piles(pen, self.board, Marked::Fitting(card, None));
        great_card(pen, card.into());
        let motion = self.ctx.after.motion;
        match slot {
            Some(slot) => motion::turn_up(motion, (slot, card), (board::GREAT, Look::Plain), pen),
            None => motion::turn_great_card(motion, card.into(), pen),
        }
        pen.message(message);
        self.hint(pen);
    }

    /// An own card that was turned up.
    fn revealed<D: Surface>(&self, pen: &mut Pen<'_, D>, seat: Seat, slot: Slot, card: Card) {
        let fits = self.ctx.before.fits(card);
        let (words, verb) = match (declared(self.ctx), fits) {
            (false, true) => return self.fits(pen, card, Some(slot), words::FITS),
            (false, false) => (words::DOES_NOT_FIT, verbs::WE_SAW_IT),
            (true, false) => (words::GOOD, verbs::GO_ON),
            (true, true) => (words::IT_FITS, verbs::WE_SAW_THEM),
        };
        self.title(pen, seat, &Face::from(card).spelled());
        self.remember(pen, (seat, slot), card, words, verb);
    }

    /// A card that goes back face down: everybody looks at it, and where it lies.
    fn remember<D: Surface>(
        &self,
        pen: &mut Pen<'_, D>,
        (seat, slot): (Seat, Slot),
        card: Card,
        words: [&str; 2],
        verb: &str,
    ) {
        layout(pen, self.board, seat, Some(slot));
        look_here(pen, card.into(), words);
        pen.art(Mark::Eye.art(), 89, 10, LIT);
        if matches!(self.ctx.event(), Some(Event::Revealed { .. })) {
            let motion = self.ctx.after.motion;
            motion::hide_words(motion, pen);
            motion::turn_up(motion, (slot, card), (board::LOOK_HERE, Look::Chosen), pen);
        }
        pen.message(words::REMEMBER);
        pen.hint(&[(Key::A, verb)]);
    }

    /// A card that was laid on a pile, and its function.
    fn laid<D: Surface>(&self, pen: &mut Pen<'_, D>, pile: Pile, card: Card, message: &str) {
        let mover = self.ctx.mover;
        self.title(pen, mover, &Face::from(card).spelled());
        layout(pen, self.board, mover, None);
        piles(pen, self.board, Marked::One(pile));
        great_card(pen, card.into());
        motion::draw_laid(self.ctx, self.board, (pile, card), pen);
        pen.message(match card.function() {
            Some(Function::Reveal) => words::ONE_MORE,
            Some(Function::RemoveOthers) => words::OTHERS_GO,
            Some(Function::Refill) => words::OTHERS_REFILL,
            None => message,
        });
        self.hint(pen);
    }

    fn kept<D: Surface>(&self, pen: &mut Pen<'_, D>, seat: Seat, prize: Prize) {
        let deal = self.board.deal;
        let right = if declared(self.ctx) { words::NO_TROPHY } else { words::TURN_OVER };
        pen.turn_title(words::PRIZE, right);
        layout(pen, self.board, seat, None);
        let stars = words::stars(prize.stars());
        let name = deal.name(seat);
        for (y, text) in [11, 21, 31].into_iter().zip([&*name, words::keeps(&name), &stars]) {
            pen.text_until(text, 42, y, Font::Text, LIT, 102);
        }
        great_card(pen, Face::Prize(prize.stars()));
        motion::turn_great_card(self.ctx.after.motion, Face::Prize(prize.stars()), pen);
        trophies(pen, self.board, seat);
        let next = self.ctx.to_come().iter().find_map(|event| match event {
            Event::Cleared { .. } => Some(line!("{}", verbs::GO_ON)),
            Event::TurnBegins { seat } => Some(words::next(&deal.name(*seat))),
            _ => None,
        });
        pen.hint(&[(Key::A, next.as_deref().unwrap_or(verbs::GO_ON))]);
    }

    fn trophy<D: Surface>(&self, pen: &mut Pen<'_, D>, seat: Seat) {
        let left = self.board.table.trophies_left();
        let all = Collection::ALL.len();
        let won = all.saturating_sub(left);
        let name = self.board.deal.name(seat);
        let cup = ceremony::rising(self.ctx.after.motion);
        pen.coming_cup(&name, words::wins(&name, left == 0), &words::won(won, all), cup);
        trophies(pen, self.board, seat);
        pen.hint(&[(Key::A, verbs::GO_ON)]);
    }

    fn refilled<D: Surface>(&self, pen: &mut Pen<'_, D>, seat: Seat, cards: u8) {
        let name = self.board.deal.name(seat);
        pen.title(&name, "");
        let what = if cards == 1 { words::NEW_CARD } else { words::NEW_CARDS };
        self.beside(pen, seat, [&words::draws(&name, cards), what]);
        motion::draw_refilled(self.ctx, seat, pen);
        pen.message(words::UP_TO_THREE);
        self.hint(pen);
    }

    fn declared<D: Surface>(&self, pen: &mut Pen<'_, D>, seat: Seat) {
        self.title(pen, seat, "");
        layout(pen, self.board, seat, None);
        let [nothing, fits] = words::NOTHING_FITS_NOW;
        pen.text_centred(nothing, 39, 88, 11, Font::Huge, LIT);
        pen.text_centred(fits, 39, 88, 28, Font::Huge, LIT);
        trophies(pen, self.board, seat);
        self.hint(pen);
    }

    /// Something about the draw pile.
    fn told<D: Surface>(&self, pen: &mut Pen<'_, D>, words: [&str; 2]) {
        let mover = self.ctx.mover;
        self.title(pen, mover, "");
        self.beside(pen, mover, words);
        trophies(pen, self.board, mover);
        self.hint(pen);
    }

    /// A layout, words beside it, the draw pile.
    fn beside<D: Surface>(&self, pen: &mut Pen<'_, D>, seat: Seat, words: [&str; 2]) {
        layout(pen, self.board, seat, None);
        for (y, text) in [15, 25].into_iter().zip(words) {
            pen.text_until(text, 42, y, Font::Text, LIT, 102);
        }
        draw_pile(pen, self.board);
    }
}
