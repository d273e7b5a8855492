//! How a game plugs into the table: what it draws, and what its buttons do.

use core::fmt::Debug;

use super::context::{DrawContext, EventContext};
use crate::bots::BotGame;
use crate::console::input::Button;
use crate::console::kit::two_lines;
use crate::console::kit::{Line, Page, Pen, Surface};
use crate::console::memory::Deal;
use crate::console::request::Cue;
use crate::games::{PerSeat, Seat};

/// What a button does at a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed<M> {
    /// Nothing, or the cursor has moved, or another part of the table is shown now.
    Stay,
    /// This move is made.
    Play(M),
    /// The own last move is taken back; nothing happens if somebody has learned something by it, or if it
    /// was not the own one.
    TakeBack,
}

/// How long an event is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Show {
    /// It is not: only the list of what happened names it, if at all.
    Never,
    /// So many milliseconds at normal bot speed, or until A.
    For(u16),
    /// Until A: everybody looks at it together, so the device changes hands here.
    UntilA,
}

/// What a button does while an event is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventAction {
    /// Nothing.
    Stay,
    /// The next event comes.
    Next,
    /// All events come at once, up to the next that waits for A.
    All,
    /// The event shown before this one comes back.
    Back,
}

/// A game with its screens.
///
/// The table deals, plays, saves and takes back; it lets bots think, decides who may look, and shows the events
/// of a move one after the other. A game says what all that looks like.
///
/// - A **decision** of a human is drawn from the seat's [`View`](crate::games::Game::View) and the seat's
///   [`Cursor`](Screens::Cursor). Where it is not [secret](Screens::secret), everybody looks at it, and it must
///   not depend on anything that only this seat knows.
/// - Everything else is drawn from [`Public`](Screens::Public), so that it cannot show what is secret.
/// - The **events** of a move are shown after it was played: [`EventContext`] has what everybody saw before the move,
///   after it, and all its events. The next move waits until all are shown.
///
/// Screens never decide what is legal: they ask `view.legal_moves`.
pub trait GameScreens: BotGame<Bot: Clone + Debug> {
    /// The game in one line of 24 characters.
    const ABOUT: &'static str;
    /// The rules, page by page.
    const RULES: &'static [Page];
    /// The game's own feat in the records, in 12 characters.
    const FEAT: &'static str;
    /// Where a human is at a decision: which card is selected, which part of the table is open, what is marked.
    type Cursor: Clone + Default + Debug;
    /// What only the mover, or the only human at the table, knew before a move, as far as an event [aside](Screens::aside) needs it.
    type Held: Clone + Debug;
    /// How many pages the final table has; left and right turn them.
    const FINAL_PAGES: u8 = 1;
    /// How long a decision says what has just happened, in milliseconds.
    const JUST_NOW: u32 = 0;
    /// Whether everybody may read a hint: only where no decision rests on anything secret.
    const OPEN_HINTS: bool = false;
    /// How long the best bot searches on the device, but for a few decisions in a hundred, in milliseconds: so long
    /// it is seen to think. 0 if the search rests on nothing secret.
    const SEARCH: u32 = 0;

    /// Whether the seat that decides has a choice, as far as everybody sees.
    fn weighs(public: &Self::PublicState) -> bool {
        let _ = public;
        true
    }

    /// What is kept of that view for [`draw_aside`](Screens::draw_aside).
    fn held(view: &Self::View) -> Self::Held;

    /// A decision of the view's own seat begins. The cursor is as this seat left it at its last one.
    fn arrive(view: &Self::View, cursor: &mut Self::Cursor) {
        let _ = view;
        *cursor = Self::Cursor::default();
    }

    /// A move that follows from an earlier press of this decision's seat without another one, such as the next
    /// card of a lay-down that was accepted as a whole. Without such a move, the picture stays as it is.
    fn follow(view: &Self::View, cursor: &mut Self::Cursor) -> Option<Self::Move> {
        let _ = (view, cursor);
        None
    }

    /// Whether only the deciding seat may look at what it sees now, such as its hand; then the curtain is before
    /// it. Else everybody may, and the device can lie on the table.
    fn secret(view: &Self::View, cursor: &Self::Cursor) -> bool;

    /// A button at a decision of the view's own seat.
    fn press(
        ctx: &DrawContext<'_, Self::View>,
        cursor: &mut Self::Cursor,
        button: Button,
    ) -> Pressed<Self::Move>;

    /// The table for a human who decides.
    fn draw<D: Surface>(ctx: &DrawContext<'_, Self::View>, cursor: &Self::Cursor, pen: &mut Pen<'_, D>);

    /// The table while a bot thinks. `own` is what the only human at the table sees, if there is only one: nobody
    /// else looks, so the own cards may lie open.
    fn draw_watching<D: Surface>(
        ctx: &DrawContext<'_, Self::PublicState>,
        thinking: Seat,
        own: Option<&Self::View>,
        pen: &mut Pen<'_, D>,
    );

    /// How long the event of the story is on the screen.
    fn show(ctx: &EventContext<'_, Self>) -> Show;

    /// Who alone may look at the event of the story, if that one is human: such as at a card just drawn.
    fn aside(ctx: &EventContext<'_, Self>) -> Option<Seat> {
        let _ = ctx;
        None
    }

    /// The event of the story for that human, who held this before and sees this now.
    fn draw_aside<D: Surface>(
        ctx: &EventContext<'_, Self>,
        held: &Self::Held,
        view: &Self::View,
        pen: &mut Pen<'_, D>,
    ) {
        let _ = (held, view);
        Self::draw_event(ctx, pen);
    }

    /// A button while the event of the story is on the screen.
    fn press_event(ctx: &EventContext<'_, Self>, button: Button) -> EventAction {
        let _ = ctx;
        match button {
            Button::A => EventAction::Next,
            Button::B => EventAction::All,
            _ => EventAction::Stay,
        }
    }

    /// The event of the story: full screen, or on the table.
    fn draw_event<D: Surface>(ctx: &EventContext<'_, Self>, pen: &mut Pen<'_, D>);

    /// The event in the list of what happened, in 21 characters.
    fn line(event: &Self::Event, deal: &Deal) -> Option<Line>;

    /// A move in a few words, for the hint: 21 characters.
    fn say(mv: Self::Move, deal: &Deal) -> Line;

    /// Why a move is a good one, for the hint: two lines of 21 characters.
    fn why(reason: &Self::Reason, deal: &Deal) -> [Line; 2] {
        let _ = deal;
        two_lines(reason)
    }

    /// The final table. A plays again, B leaves.
    fn draw_final<D: Surface>(ctx: &DrawContext<'_, Self::PublicState>, page: u8, pen: &mut Pen<'_, D>);

    /// The page of the game's rules about the phase at hand, from 0.
    fn rules_page(public: &Self::PublicState) -> usize;

    /// The sound of an event when it comes on the screen.
    fn cue(event: &Self::Event) -> Option<Cue> {
        let _ = event;
        None
    }

    /// Notes an event that may be a feat for the records, such as Burst's best round.
    fn note(event: &Self::Event, feats: &mut PerSeat<u8>) {
        let _ = (event, feats);
    }

    /// The feats of a game that is over; those that were noted, unless they show in the final position.
    fn feats(game: &Self, noted: PerSeat<u8>) -> PerSeat<u8> {
        let _ = game;
        noted
    }
}
