//! A game of one kind in progress.

use super::contract::{Outcome, Step};
use super::history::{EventCollector, History};
use super::opponent::Thought;
use super::playback::Playback;
use crate::console::games::DrawContext;
use crate::console::games::{GameScreens, Show};
use crate::console::kit::Line;
use crate::console::memory::{BotSpeed, Deal, Settings};
use crate::console::request::Cue;
use crate::games::{GameMove, GameOptions, PerSeat, Seat, Setup};
use crate::record::{Match, Record, Replay};

/// A game, who plays it, and what of it is on the screen.
#[derive(Clone, Debug)]
pub struct GameSession<G: GameScreens> {
    pub(super) deal: Deal,
    pub(super) game: Match<G>,
    pub(super) history: History<G>,
    /// The events of the last move, until all are shown.
    pub(super) playback: Option<Playback<G>>,
    pub(super) cursors: PerSeat<G::Cursor>,
    pub(super) thought: Thought<G>,
    /// As they were when the table was last asked to do something.
    pub(super) settings: Settings,
    pub(super) now: u32,
    /// When the present screen came.
    pub(super) since: Option<u32>,
    /// After how much time of this screen the bot that decides was ready.
    pub(super) ready: Option<u32>,
    last: Line,
    /// Whether the shell knows that the game is over.
    pub(super) result_reported: bool,
    /// The page of the final table.
    pub(super) page: u8,
    /// The last move, packed.
    pub(super) newest: Option<u16>,
}

/// Who decides now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    Human(Seat),
    Bot(Seat),
    Over,
}

/// How a game is dealt.
pub(super) fn setup_of<G: GameScreens>(deal: &Deal) -> Setup<G::Options> {
    let options = G::Options::from_values(&deal.options).unwrap_or_default();
    Setup { players: deal.players, first: deal.first, options, seed: deal.seed }
}

impl<G: GameScreens> GameSession<G> {
    /// The first decision comes.
    pub(super) fn begin(&mut self) {
        self.arrive();
    }

    /// Takes a game up where it stopped: plays the moves of its record, then packed ones; the events of the last move
    /// are shown again. `None` if a move is not legal.
    #[inline(never)] // its stack is large
    pub(super) fn resume(&mut self, record: &Record, moves: &[u16]) -> Option<()> {
        let mut replay = Replay::<G>::new(record).ok()?;
        while let Some(mv) = replay.step(&mut ()).ok()? {
            self.game.play(mv).ok()?;
        }
        for &packed in moves {
            self.game.play(G::Move::unpack(packed)?).ok()?;
        }
        self.playback = self.retell();
        self.roll(false);
        Some(())
    }

    /// A game that was just dealt; it still has to [begin](GameTable::begin).
    pub(super) fn at(deal: &Deal, game: Match<G>) -> GameSession<G> {
        GameSession {
            deal: deal.clone(),
            game,
            history: History::new(),
            playback: None,
            cursors: PerSeat::from_fn(|_| G::Cursor::default()),
            thought: Thought::new(),
            settings: Settings::default(),
            now: 0,
            since: None,
            ready: None,
            last: Line::new(),
            result_reported: false,
            page: 0,
            newest: None,
        }
    }

    /// The game behind the screens, for tests and logs.
    pub const fn game(&self) -> &G {
        self.game.game()
    }

    /// Its set-up and moves, for tests and logs.
    pub const fn record(&self) -> &Record {
        self.game.record()
    }

    pub(super) fn view(&self, seat: Seat) -> G::View {
        self.game().view(seat)
    }

    pub(super) fn public(&self) -> G::Public {
        G::public(&self.view(Seat::One))
    }

    pub(super) fn turn(&self) -> Turn {
        match self.game().to_move() {
            None => Turn::Over,
            Some(seat) if self.deal.guests[seat].is_human() => Turn::Human(seat),
            Some(seat) => Turn::Bot(seat),
        }
    }

    pub(super) fn ctx<'a, V>(&'a self, view: &'a V, settings: &'a Settings) -> DrawContext<'a, V> {
        DrawContext {
            view,
            deal: &self.deal,
            settings,
            last: &self.last,
            feats: &self.history.feats,
            age: self.age(),
        }
    }

    /// Milliseconds since the present screen came.
    pub(super) fn age(&self) -> u32 {
        self.since.map_or(0, |since| self.now.wrapping_sub(since))
    }

    /// Makes a move of the seat whose decision it is.
    pub(super) fn play(&mut self, mv: G::Move) -> Step {
        let Some(mover) = self.game().to_move() else { return Step::Quiet };
        let mut playback =
            Playback::new(self.public(), G::held(&self.view(self.alone().unwrap_or(mover))), mover);
        let mut collector =
            EventCollector { history: &mut self.history, events: &mut playback.events, deal: &self.deal };
        let Ok(disclosure) = self.game.play_observed(mv, &mut collector) else { return Step::Quiet };
        self.history.moved(mover, &self.deal, disclosure);
        self.thought = Thought::new();
        self.newest = Some(mv.pack());
        self.playback = Some(playback);
        Step::Moved(self.roll(false))
    }

    /// Goes on to the next event that is shown, beginning with the present one, and with `all` to one that waits
    /// for A. Behind the last one the next decision comes. Gives back what is heard.
    pub(super) fn roll(&mut self, all: bool) -> Option<Cue> {
        let public = self.public();
        while let Some(playback) = &self.playback
            && let Some(event) = playback.event()
        {
            let skip = all || self.settings.bot_speed() == BotSpeed::Skip && !self.is_human(playback.mover);
            let (show, cue) = (G::show(&playback.ctx(self.ctx(&public, &self.settings))), G::cue(event));
            let Some(playback) = &mut self.playback else { break };
            playback.show = show;
            match show {
                Show::Never => playback.at += 1,
                Show::For(_) if skip => playback.at += 1,
                Show::For(_) | Show::UntilA => {
                    self.since = None;
                    return cue;
                }
            }
        }
        self.playback = None;
        self.arrive()
    }

    /// The next decision comes.
    fn arrive(&mut self) -> Option<Cue> {
        self.since = None;
        self.ready = None;
        self.last = self.history.line(0, &self.deal).unwrap_or_default();
        let Turn::Human(seat) = self.turn() else { return None };
        let view = self.view(seat);
        G::arrive(&view, &mut self.cursors[seat]);
        (self.history.trail().last() != Some(seat)).then_some(Cue::Turn)
    }

    /// Takes back so many moves; each has told nobody anything.
    pub(super) fn take_back(&mut self, moves: u8) {
        for _ in 0..moves {
            if self.game.undo().is_err() {
                break;
            }
        }
        self.retell();
        self.thought = Thought::new();
        self.playback = None;
        self.arrive();
    }

    /// Reads the chronicle from the record anew, and gives back the events of the last move.
    fn retell(&mut self) -> Option<Playback<G>> {
        self.history = History::new();
        self.newest = None;
        let record = self.game.record();
        let mut replay = Replay::<G>::new(record).ok()?;
        let mut playback = None;
        let mut left = record.len();
        while let (Ok(Some(mv)), Some(mover)) = (replay.next_move(), replay.game().to_move()) {
            let mut game = replay.game().clone();
            let held = G::held(&game.view(self.alone().unwrap_or(mover)));
            let mut result_reported = Playback::new(G::public(&game.view(mover)), held, mover);
            let mut collector = EventCollector {
                history: &mut self.history,
                events: &mut result_reported.events,
                deal: &self.deal,
            };
            let disclosure = game.play_observed(mv, &mut collector).ok()?;
            self.history.moved(mover, &self.deal, disclosure);
            self.newest = Some(mv.pack());
            left = left.saturating_sub(1);
            if left == 0 {
                playback = Some(result_reported);
            }
            replay.step(&mut ()).ok()?;
        }
        playback
    }

    /// How the game ended.
    pub(super) fn outcome(&self) -> Outcome {
        let game = self.game();
        let feats = G::feats(game, self.history.feats);
        Outcome { scores: game.scores(), winners: game.winners(), feats }
    }
}
