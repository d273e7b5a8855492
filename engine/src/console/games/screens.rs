//! How a game plugs into the console: what it draws, and what its buttons do.

use core::fmt::Debug;

use super::answers::{Begins, EventAction, Pressed, Show, TableQuestion};
use super::badges::GameBadges;
use super::context::{DrawContext, EventContext};
use super::lesson::Teaches;
use crate::bots::{BotGame, Level};
use crate::cards::Seed;
use crate::console::input::Button;
use crate::console::kit::two_lines;
use crate::console::kit::{Advised, Line, Page, Pen, Surface};
use crate::console::memory::Deal;
use crate::console::request::Cue;
use crate::games::{PerSeat, Players, Seat};

/// A game with its screens.
///
/// The [session](crate::console::session) deals, plays, saves and takes back. It lets bots think, decides who may
/// look, and shows the events of a move one after the other. The game says what all that looks like.
///
/// - A **decision** of a human is drawn from the seat's [`View`](crate::games::Game::View) and the seat's
///   [`Cursor`](GameScreens::Cursor). If it is not [secret](GameScreens::secret), everybody looks at it, and it must
///   not depend on anything that only this seat knows.
/// - Everything else is drawn from the [`PublicState`](crate::games::Game::PublicState), so that it cannot show a
///   secret.
/// - The **events** of a move are shown after the move was played. [`EventContext`] has all of them, and what
///   everybody saw before the move, at the event, and after the move. The next move waits until all events were
///   shown.
///
/// Screens never decide what is legal: they ask `view.legal_moves`.
pub trait GameScreens: BotGame<Bot: Clone + Debug> + GameBadges + Teaches {
    /// The game in one line of 24 characters.
    const ABOUT: &'static str;
    /// The rules, page by page.
    const RULES: &'static [Page];
    /// The game's own feat in the records, in 12 characters.
    const FEAT: &'static str;
    /// Who begins.
    const BEGINS: Begins = Begins::Anybody;
    /// Where a human is at a decision: which card is selected, which part of the table is open, what is marked.
    type Cursor: Clone + PartialEq + Default + Debug;
    /// What one human knew before a move, as far as [`draw_aside`](GameScreens::draw_aside) needs it to show what the
    /// move changed.
    type Held: Clone + Debug;
    /// What has to be worked out for a decision of a human and takes long, such as a search for what is proposed; `()`
    /// if nothing has to.
    type Preparation: Clone + Debug;
    /// What a seat did while bots were skipped, summed up.
    type Deeds: Clone + Default + Debug;
    /// How long the screen of a decision also says what has just happened, in milliseconds.
    const JUST_NOW: u32 = 0;
    /// Whether everybody may read a hint. Only for games in which no decision depends on a secret.
    const OPEN_HINTS: bool = false;
    /// How long a hard bot is seen to think at least, in milliseconds, so that the time gives away nothing about its
    /// cards. On the device its search takes longer for only a few decisions in a hundred. 0 if no secret matters.
    const SEARCH: u32 = 0;

    /// The same where it depends on what everybody sees.
    fn search(_public: &Self::PublicState) -> u32 {
        Self::SEARCH
    }

    /// Whether play goes to the right, against the clock. Names are asked for clockwise, so the party is then seated the
    /// other way round.
    const TO_THE_RIGHT: bool = false;

    /// The question that is open, if the whole table answers it and not the seat that is asked: by a
    /// [call](EventAction::Call) on the event before it, or by silence.
    fn table_question(game: &Self) -> Option<TableQuestion<Self::Move>> {
        let _ = game;
        None
    }

    /// Whether a bot at the table calls, after people have had their chance.
    fn bot_calls(view: &Self::View, level: Level, seed: Seed) -> bool {
        let _ = (view, level, seed);
        false
    }

    /// Whether everybody can see that the deciding seat has a choice.
    fn weighs(public: &Self::PublicState) -> bool {
        let _ = public;
        true
    }

    /// What to keep of a view for [`draw_aside`](GameScreens::draw_aside).
    fn held(view: &Self::View) -> Self::Held;

    /// A decision of the view's own seat begins. The cursor is still as this seat left it at its last decision.
    fn arrive(view: &Self::View, cursor: &mut Self::Cursor) {
        let _ = view;
        *cursor = Self::Cursor::default();
    }

    /// Begins what has to be worked out for a decision that has just begun, if anything.
    fn prepare(view: &Self::View, cursor: &mut Self::Cursor) -> Option<Self::Preparation> {
        let _ = (view, cursor);
        None
    }

    /// Goes on with it for a slice of about 5 ms on the device; true once it is done and the cursor has what came out.
    /// Until then the decision is drawn and its buttons are pressed without it.
    fn go_on(view: &Self::View, cursor: &mut Self::Cursor, preparation: &mut Self::Preparation) -> bool {
        let _ = (view, cursor, preparation);
        true
    }

    /// A move that needs no further press, because an earlier one already decided it: such as the next card of a
    /// lay-down that was accepted as a whole. If there is none, the picture must stay as it is.
    fn follow(view: &Self::View, cursor: &mut Self::Cursor) -> Option<Self::Move> {
        let _ = (view, cursor);
        None
    }

    /// Whether only the deciding seat may look at the present screen, because it shows its hand, for example. Then
    /// the curtain comes first. If not, everybody may look, and the device can lie on the table.
    fn secret(view: &Self::View, cursor: &Self::Cursor) -> bool;

    /// In a lesson: whether the player is in a part of the screen from which this move cannot be made, and which B leaves.
    fn strays(ctx: &DrawContext<'_, Self::View>, cursor: &Self::Cursor, wanted: Self::Move) -> bool {
        let _ = (ctx, cursor, wanted);
        false
    }

    /// In a lesson: the player wanted another move, and begins the same decision anew.
    fn begin_again(view: &Self::View, cursor: &mut Self::Cursor) {
        Self::arrive(view, cursor);
    }

    /// What a button does at a decision of the view's own seat.
    fn press(
        ctx: &DrawContext<'_, Self::View>,
        cursor: &mut Self::Cursor,
        button: Button,
    ) -> Pressed<Self::Move>;

    /// Draws the screen of a human who decides.
    fn draw<D: Surface>(ctx: &DrawContext<'_, Self::View>, cursor: &Self::Cursor, pen: &mut Pen<'_, D>);

    /// Draws the table while a bot thinks. If there is only one human, `own` is that human's view: nobody else looks
    /// at the screen, so it may show the own cards.
    fn draw_watching<D: Surface>(
        ctx: &DrawContext<'_, Self::PublicState>,
        thinking: Seat,
        own: Option<&Self::View>,
        pen: &mut Pen<'_, D>,
    );

    /// How long the event is on the screen.
    fn show(ctx: &EventContext<'_, Self>) -> Show;

    /// The seat that alone may see this event in full, such as a card just drawn. Matters only if that seat is human.
    fn aside(ctx: &EventContext<'_, Self>) -> Option<Seat> {
        let _ = ctx;
        None
    }

    /// Draws the event for that seat: `held` is what it had before the move, `view` what it sees now.
    fn draw_aside<D: Surface>(
        ctx: &EventContext<'_, Self>,
        held: &Self::Held,
        view: &Self::View,
        pen: &mut Pen<'_, D>,
    ) {
        let _ = (held, view);
        Self::draw_event(ctx, pen);
    }

    /// What a button does while the event is on the screen.
    fn press_event(ctx: &EventContext<'_, Self>, button: Button) -> EventAction {
        let _ = ctx;
        match button {
            Button::A => EventAction::Next,
            Button::B => EventAction::All,
            _ => EventAction::Stay,
        }
    }

    /// Draws the event for everybody.
    fn draw_event<D: Surface>(ctx: &EventContext<'_, Self>, pen: &mut Pen<'_, D>);

    /// How long the picture of the event moves, in milliseconds at normal speed. What moves and for how long must be as
    /// public as the event.
    fn motion(ctx: &EventContext<'_, Self>) -> u32 {
        let _ = ctx;
        0
    }

    /// How long the screen of a decision moves that has just come, because people see there what they did.
    fn arrival(view: &Self::View) -> u32 {
        let _ = view;
        0
    }

    /// The event in the list of what happened, in at most 21 characters; `None` leaves it out.
    fn line(event: &Self::Event, deal: &Deal) -> Option<Line>;

    /// What has happened since anybody looked, for the screen of the next decision: in one line of 25 characters, from
    /// the events that have a [line](GameScreens::line), the last one at the end.
    fn news(happened: &[Self::Event], deal: &Deal) -> Line {
        happened.iter().rev().find_map(|event| Self::line(event, deal)).unwrap_or_default()
    }

    /// A move of the view's own seat for the hint: the words of its button, the card, and where it goes.
    fn advised(mv: Self::Move, view: &Self::View, deal: &Deal) -> Advised;

    /// Why a move is a good one, for the hint: two lines of 21 characters.
    fn why(reason: &Self::Reason, deal: &Deal) -> [Line; 2] {
        let _ = deal;
        two_lines(reason)
    }

    /// What a winner has won with, in 12 characters, such as "18 points".
    fn won_with(public: &Self::PublicState, winner: Seat) -> Line;

    /// How many pages the final table has; left and right turn them.
    fn final_pages(players: Players) -> u8 {
        let _ = players;
        1
    }

    /// Draws a page of the final table. A plays again, B leaves.
    fn draw_final<D: Surface>(ctx: &DrawContext<'_, Self::PublicState>, page: u8, pen: &mut Pen<'_, D>);

    /// The page of the rules that is about the present phase, from 0.
    fn rules_page(public: &Self::PublicState) -> usize;

    /// The sound of an event when it comes on the screen, or when people have just done it themselves. It must tell no
    /// more than the event.
    fn cue(ctx: &EventContext<'_, Self>) -> Option<Cue> {
        let _ = ctx;
        None
    }

    /// Adds an event of a bot's move to what everybody did while nobody watched.
    fn sum_up(event: &Self::Event, mover: Seat, deeds: &mut PerSeat<Self::Deeds>);

    /// What a seat did, in 17 characters; `None` if nothing that matters.
    fn tell(deeds: &Self::Deeds) -> Option<Line>;

    /// Notes an event that may be a feat for the records, such as the best round.
    fn note(event: &Self::Event, feats: &mut PerSeat<u8>) {
        let _ = (event, feats);
    }

    /// The feats of a game that is over: those that were noted, or what the final position shows.
    fn feats(game: &Self, noted: PerSeat<u8>) -> PerSeat<u8> {
        let _ = game;
        noted
    }
}
