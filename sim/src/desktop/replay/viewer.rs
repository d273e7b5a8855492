//! Shows recorded games again on the console's screens, move by move.

use engine::console::kit::{FrameBuffer, Pen};
use engine::console::memory::Settings;
use engine::console::session::AnySession;
use engine::console::{Button, Due, Light, Session};

use super::recorded::RecordedGame;
use crate::desktop::content::Content;
use crate::desktop::keys::{DeskKey, KeyHelp, REPLAY_KEYS};
use crate::exit::Failure;

/// How long a decision stands while the game plays by itself, and an event that waits for everybody, in milliseconds.
const DECISION: u32 = 1_200;
const EVENT: u32 = 2_500;
/// How many moves are skipped at once.
const LEAP: usize = 10;
/// No move has as many screens.
const MOST_STEPS: usize = 10_000;

/// Recorded games, and where among them one is.
pub(crate) struct Viewer {
    games: Vec<RecordedGame>,
    game: usize,
    /// How many moves of it were made; the last one is being shown, or has been.
    moves: usize,
    session: AnySession,
    frame: FrameBuffer,
    plays: bool,
    /// The time of the session runs ahead of the clock when somebody skips what is shown.
    ahead: u32,
    now: u32,
    /// When the present screen began to wait.
    waits_since: Option<u32>,
    /// The record ends where the session would go on by itself.
    stopped: bool,
}

impl Viewer {
    /// The first game before a move, counted from 1.
    ///
    /// # Errors
    /// If there is no game, or one that is too long for a record.
    pub(crate) fn new(games: Vec<RecordedGame>, from: usize) -> Result<Viewer, Failure> {
        let too_long = games.iter().position(|game| game.after(game.len()).is_none());
        if let Some(place) = too_long {
            let number = place + 1;
            return Err(Failure::failed(format!(
                "game {number} is too long to be shown; --check plays it again without showing it"
            )));
        }
        let first = games.first().ok_or_else(|| Failure::failed("there is no game to show"))?;
        let moves = from.saturating_sub(1).min(first.len());
        let session = first.after(moves).ok_or_else(|| Failure::failed("there is no game to show"))?;
        let mut viewer = Viewer {
            games,
            game: 0,
            moves,
            session,
            frame: FrameBuffer::new(),
            plays: false,
            ahead: 0,
            now: 0,
            waits_since: None,
            stopped: false,
        };
        viewer.settle();
        Ok(viewer)
    }

    fn len(&self) -> usize {
        self.games[self.game].len()
    }

    /// Begins to show the last of so many moves of a game.
    fn begin(&mut self, game: usize, moves: usize) {
        // All games were tried when the viewer was made.
        if let Some(session) = self.games.get(game).and_then(|recorded| recorded.after(moves)) {
            self.session = session;
            self.game = game;
            self.moves = moves;
            self.waits_since = None;
            self.stopped = false;
        }
        self.tick_session();
    }

    /// Whether the last move was shown, and the next decision or the final table is on the screen.
    pub(super) fn is_at_rest(&self) -> bool {
        self.stopped || self.session.is_over() || self.session.decides().is_some()
    }

    /// Whether the game waits for A before it shows more.
    fn waits_for_a(&self) -> bool {
        !self.is_at_rest() && self.session.due(&Settings::default()) == Due::Never
    }

    /// Lets time pass in the game. A question to the whole table answers itself; here the record has the answer.
    fn tick_session(&mut self) {
        if self.stopped {
            return;
        }
        self.session.tick(self.now.wrapping_add(self.ahead), &Settings::default());
        if usize::from(self.session.played()) == self.moves {
            return;
        }
        if self.moves < self.len() {
            self.begin(self.game, self.moves + 1);
        } else if let Some(session) = self.games[self.game].after(self.moves) {
            self.session = session;
            self.stopped = true;
        }
    }

    /// Shows the rest of the last move at once, up to the next decision.
    fn settle(&mut self) {
        for _ in 0..MOST_STEPS {
            let rested = self.is_at_rest();
            let time = self.now.wrapping_add(self.ahead);
            match self.session.due(&Settings::default()) {
                _ if rested => {}
                Due::Never => self.press_a(),
                Due::Soon => self.ahead += 8,
                Due::At(due) => self.ahead += due.wrapping_sub(time).min(60_000),
            }
            let moves = self.moves;
            self.tick_session();
            if rested && self.is_at_rest() && self.moves == moves {
                return;
            }
        }
    }

    fn press_a(&mut self) {
        self.session.press(Button::A, &Settings::default());
        self.waits_since = None;
    }

    /// The next move, or the rest of the one that is being shown; behind the last one comes the next game. Whether
    /// there is more.
    fn next(&mut self) -> bool {
        if self.waits_for_a() {
            self.press_a();
        } else if !self.is_at_rest() {
            self.settle();
        } else if self.moves < self.len() {
            self.begin(self.game, self.moves + 1);
        } else if self.game + 1 < self.games.len() {
            self.begin(self.game + 1, 0);
        } else {
            return false;
        }
        true
    }

    /// The decision before the last move, or the end of the game before.
    fn back(&mut self) {
        if !self.is_at_rest() && self.moves > 0 {
            return self.jump(self.moves - 1);
        }
        match self.moves.checked_sub(1) {
            Some(moves) => self.jump(moves),
            None if self.game > 0 => {
                self.game -= 1;
                self.jump(self.len());
            }
            None => {}
        }
    }

    /// Goes to the decision after so many moves, or to one before it if the table is asked there.
    fn jump(&mut self, moves: usize) {
        let mut wanted = moves.min(self.len());
        let before = self.moves;
        loop {
            self.begin(self.game, wanted);
            self.settle();
            if self.moves < before || moves >= before || wanted == 0 {
                return;
            }
            wanted -= 1;
        }
    }
}

impl Content for Viewer {
    fn press(&mut self, key: DeskKey, now: u32) -> Result<(), Failure> {
        self.now = now;
        let plays = matches!(key, DeskKey::Character(' ' | 'p')) && !self.plays;
        self.plays = plays;
        match key {
            DeskKey::Right | DeskKey::Enter | DeskKey::Character('a' | 'z') => {
                self.next();
            }
            DeskKey::Character(' ' | 'p') if plays => self.plays = self.next(),
            DeskKey::Left | DeskKey::Backspace | DeskKey::Character('b' | 'x') => self.back(),
            DeskKey::Down => self.jump(self.moves + LEAP),
            DeskKey::Up => self.jump(self.moves.saturating_sub(LEAP)),
            DeskKey::Home => self.jump(0),
            DeskKey::End => self.jump(self.len()),
            _ => {}
        }
        Ok(())
    }

    fn release(&mut self, _: DeskKey, _: u32) -> Result<(), Failure> {
        Ok(())
    }

    fn tick(&mut self, now: u32) -> Result<(), Failure> {
        self.now = now;
        self.tick_session();
        let waits = if self.is_at_rest() {
            DECISION
        } else if self.waits_for_a() {
            EVENT
        } else {
            self.waits_since = None;
            return Ok(());
        };
        let since = *self.waits_since.get_or_insert(now);
        if self.plays && now.wrapping_sub(since) >= waits {
            self.plays = self.next();
        }
        Ok(())
    }

    fn frame(&mut self) -> &FrameBuffer {
        let mut pen = Pen::new(&mut self.frame);
        pen.clear();
        self.session.draw(&mut pen, &Settings::default());
        let Ok(()) = pen.finish();
        &self.frame
    }

    fn light(&self) -> Light {
        Light::Bright
    }

    fn caption(&self) -> Option<String> {
        let game = match self.games.len() {
            1 => String::new(),
            count => format!("Game {} of {count}, ", self.game + 1),
        };
        let moves = format!("{game}move {} of {}", self.moves, self.len());
        let state = if self.plays { " (plays)" } else { "" };
        Some(format!("{moves}{state}  {}  (F1: keys)", self.games[self.game].tell(self.moves)))
    }

    fn keys(&self) -> &'static [KeyHelp] {
        &REPLAY_KEYS
    }
}
