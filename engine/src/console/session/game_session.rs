//! A game of one kind in progress.

use super::clock::ScreenClock;
use super::contract::Step;
use super::ending::Ending;
use super::guided::Guide;
use super::history::History;
use super::opponent::Opponent;
use super::playback::{Playback, WatchedMove};
use super::preparation::Preparation;
use super::replay::{self, Reel};
use super::summary::Summary;
use crate::console::games::{DrawContext, EventContext, GameScreens, Show, ceremony};
use crate::console::kit::{Line, Motion};
use crate::console::memory::{Deal, Settings};
use crate::console::request::Cue;
use crate::games::{GameMove, PerSeat, Seat};
use crate::record::{Match, Record, Replay};

/// A game, who plays it, and what of it is on the screen.
#[derive(Clone, Debug)]
pub struct GameSession<G: GameScreens> {
    pub(super) deal: Deal,
    pub(super) game: Match<G>,
    pub(super) history: History<G>,
    /// The last move, until all its events are shown.
    pub(super) playback: Option<Playback<G>>,
    pub(super) opponent: Opponent<G>,
    pub(super) preparation: Preparation<G>,
    /// What bots did that were skipped.
    pub(super) summary: Summary<G>,
    /// Whether somebody cannot wait for the bots: until a human decides.
    pub(super) hurried: bool,
    pub(super) clock: ScreenClock,
    /// Where each seat was at its last decision.
    pub(super) cursors: PerSeat<G::Cursor>,
    /// As they were when the session was last asked to do something.
    pub(super) settings: Settings,
    /// What happened last, when the present decision came.
    last_line: Line,
    /// What of the end is on the screen, once the game is over.
    pub(super) ending: Ending,
    /// Which moves are made: in a lesson only those that it asks for.
    pub(super) guide: Guide<G::Move>,
    /// How much room the record had when the players were last told.
    pub(super) told_room: u16,
    /// How far a finished game is shown once more; `None` for a game in progress.
    pub(super) reel: Option<Reel>,
}

/// Who decides now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decider {
    Human(Seat),
    Bot(Seat),
    /// The whole table answers, though this seat is asked.
    Table(Seat),
    Over,
}

impl<G: GameScreens> GameSession<G> {
    /// A game that was just dealt; it still has to [begin](GameSession::begin).
    pub(super) fn at(deal: &Deal, game: Match<G>) -> GameSession<G> {
        GameSession {
            deal: deal.clone(),
            game,
            history: History::new(),
            playback: None,
            opponent: Opponent::new(),
            preparation: Preparation::new(),
            summary: Summary::new(),
            hurried: false,
            clock: ScreenClock::default(),
            cursors: PerSeat::from_fn(|_| G::Cursor::default()),
            settings: Settings::default(),
            last_line: Line::new(),
            ending: Ending::new(),
            guide: Guide::Free,
            told_room: u16::MAX,
            reel: None,
        }
    }

    /// The first decision comes.
    pub(super) fn begin(&mut self) {
        self.next_decision();
    }

    /// Resumes a game where it stopped: plays the moves of its record, then packed ones, each followed by `alive`; the
    /// events of the last move are shown again. `None` if a move is not legal.
    #[inline(never)] // its stack is large
    pub(super) fn resume(&mut self, record: &Record, moves: &[u16], alive: &mut dyn FnMut()) -> Option<()> {
        let mut replay = Replay::<G>::new(record).ok()?;
        while let Some(mv) = replay.step(&mut ()).ok()? {
            self.game.play(mv).ok()?;
            alive();
        }
        for &packed in moves {
            self.game.play(G::Move::unpack(packed)?).ok()?;
            alive();
        }
        if record.is_agreed() && moves.is_empty() {
            self.game.end_by_agreement();
        }
        self.playback = self.read_history(alive);
        self.show_next(false);
        Some(())
    }

    /// The game behind the screens, for tests and logs.
    pub const fn game(&self) -> &G {
        self.game.game()
    }

    /// Its set-up and moves, for tests and logs.
    pub const fn record(&self) -> &Record {
        self.game.record()
    }

    /// What a seat may know now.
    #[inline(never)] // once for each game: it is asked for in many places
    pub(super) fn view(&self, seat: Seat) -> G::View {
        self.game().view(seat)
    }

    /// What everybody sees now.
    #[inline(never)]
    pub(super) fn public_state(&self) -> G::PublicState {
        self.game().public_state()
    }

    pub(super) fn turn(&self) -> Decider {
        match self.game().to_move() {
            None => Decider::Over,
            Some(seat) if G::table_question(self.game()).is_some() => Decider::Table(seat),
            Some(seat) if self.is_human(seat) => Decider::Human(seat),
            Some(seat) => Decider::Bot(seat),
        }
    }

    /// Whether a person decides here. Where a game is only watched, nobody does, and nobody's cards are shown.
    pub(super) fn is_human(&self, seat: Seat) -> bool {
        self.reel.is_none() && self.deal.guests[seat].is_human()
    }

    /// The only human at the table, who may always look at the own cards.
    pub(super) fn alone(&self) -> Option<Seat> {
        let mut humans = self.deal.players.seats().filter(|&seat| self.is_human(seat));
        humans.next().filter(|_| humans.next().is_none())
    }

    /// What a screen is drawn from.
    pub(super) fn context<'a, V>(&'a self, view: &'a V, settings: &'a Settings) -> DrawContext<'a, V> {
        let (deal, feats) = (&self.deal, self.history.feats());
        let age = if replay::rests(self) { 0 } else { self.clock.age() };
        let motion = if settings.motion() { self.clock.motion() } else { Motion::REST };
        DrawContext { view, deal, settings, last: &self.last_line, feats, age, motion }
    }

    /// Asks the screens something about an event of the move that is shown.
    pub(super) fn ask<T>(
        &self,
        playback: &Playback<G>,
        at: usize,
        settings: &Settings,
        question: impl FnOnce(&EventContext<'_, G>) -> T,
    ) -> T {
        let public = self.public_state();
        playback.ask(at, self.context(&public, settings), question)
    }

    /// Makes a move of the seat whose decision it is.
    pub(super) fn play(&mut self, mv: G::Move) -> Step {
        let Some(mover) = self.game().to_move() else { return Step::Quiet };
        let before = self.game().clone();
        let mut watched = WatchedMove::new();
        if self.game.play_observed(mv, &mut watched).is_err() {
            return Step::Quiet;
        }
        self.history.note((mover, mv), watched.events(), &self.deal);
        self.summary.note((mover, mv), watched.events(), &self.deal);
        self.opponent = Opponent::new();
        let viewer = self.alone().unwrap_or(mover);
        self.playback = Some(Playback::new(before, mv, (mover, viewer), watched.events().len()));
        Step::Moved(self.show_next(false))
    }

    /// Goes on to the next event that is shown, beginning with the present one, and with `all` to one that waits
    /// for A. Behind the last one the next decision comes. Gives back what is heard.
    pub(super) fn show_next(&mut self, all: bool) -> Option<Cue> {
        let mut heard = None;
        while let Some(playback) = &self.playback
            && !playback.is_over()
        {
            let skip = all || self.skips() && !self.is_human(playback.mover());
            let (show, cue, moves) = self.ask(playback, playback.at(), &self.settings, |ctx| {
                (G::show(ctx), G::cue(ctx), G::motion(ctx))
            });
            let Some(playback) = &mut self.playback else { break };
            playback.set_show(show);
            match show {
                Show::Never => {
                    // What people do themselves they hear, though they need not be shown it.
                    heard = cue.filter(|_| !skip).or(heard);
                    playback.next();
                }
                Show::For(_) if skip => playback.next(),
                Show::Always(_) if skip && self.deal.humans() == 0 => playback.next(),
                Show::For(_) | Show::UntilA | Show::Always(_) => {
                    if show == Show::UntilA {
                        self.show_summary();
                    }
                    self.clock.next_screen();
                    self.set_moving(moves);
                    return cue.or(heard);
                }
            }
        }
        self.playback = None;
        self.next_decision().or(heard)
    }

    /// The next decision comes.
    pub(super) fn next_decision(&mut self) -> Option<Cue> {
        self.clock.next_screen();
        self.opponent.next_screen();
        self.last_line = G::news(self.history.happened(), &self.deal);
        self.preparation = Preparation::new();
        if !matches!(self.turn(), Decider::Bot(_) | Decider::Table(_)) {
            self.show_summary();
        }
        if self.turn() == Decider::Over {
            self.set_moving(ceremony::LENGTH);
        }
        let Decider::Human(seat) = self.turn() else { return None };
        self.hurried = false;
        let view = self.view(seat);
        G::arrive(&view, &mut self.cursors[seat]);
        self.preparation.begin(&view, &mut self.cursors[seat]);
        self.set_moving(G::arrival(&view));
        (self.history.last_mover() != Some(seat)).then_some(Cue::Turn)
    }

    /// The screen that comes moves for so long, if things move at all.
    fn set_moving(&mut self, length: u32) {
        let moves = self.settings.motion() && replay::moves(self);
        let length = if moves { length } else { 0 };
        self.clock.set_moving(length, self.motion_speed());
    }

    /// The record has become another one: what is known of it is read anew, and the decision at its end comes.
    pub(super) fn retrace(&mut self) {
        self.read_history(&mut || {});
        self.opponent = Opponent::new();
        self.summary.leave();
        self.playback = None;
        self.next_decision();
    }

    /// Reads the history from the record anew, and gives back the last move to be shown.
    fn read_history(&mut self, alive: &mut dyn FnMut()) -> Option<Playback<G>> {
        self.history = History::new();
        self.summary = Summary::new();
        let mut replay = Replay::<G>::new(self.game.record()).ok()?;
        let mut last = None;
        while let (Ok(Some(mv)), Some(mover)) = (replay.next_move(), replay.game().to_move()) {
            let mut watched = WatchedMove::new();
            let before = replay.game().clone();
            before.clone().play_observed(mv, &mut watched).ok()?;
            self.history.note((mover, mv), watched.events(), &self.deal);
            self.summary.note((mover, mv), watched.events(), &self.deal);
            replay.step(&mut ()).ok()?;
            alive();
            let viewer = self.alone().unwrap_or(mover);
            last = Some(Playback::new(before, mv, (mover, viewer), watched.events().len()));
        }
        last
    }
}
