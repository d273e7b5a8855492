//! When something happens in a game by itself and whether that is seen, what buttons do at an event, what the table
//! answers when its time is over, and what came of the game.

use super::contract::{Due, LATEST, Outcome, Step};
use super::game_session::{Decider, GameSession};
use super::guided::Guide;
use super::opponent::{level, seed_for};
use super::pace::{HURRIED, HURRIED_LEAST, ThinkingTime, stays};
use crate::bots::Level;
use crate::console::games::{BEAT, EventAction, GameScreens, Show, TableQuestion};
use crate::console::input::Button;
use crate::console::memory::{BotSpeed, Settings};
use crate::games::Seat;

impl<G: GameScreens> GameSession<G> {
    /// How long the present event stays; `None` is until A.
    pub(super) fn event_stays(&self, settings: &Settings) -> Option<u32> {
        let playback = self.playback.as_ref()?;
        let bot = (!self.is_human(playback.mover())).then(|| settings.bot_speed());
        let anybody = self.reel.is_none() && self.deal.humans() > 0;
        let time = stays(playback.show(), bot, anybody)?;
        let hurried = self.hurried && bot.is_some() && matches!(playback.show(), Show::For(_));
        Some(if hurried { (time / HURRIED).max(time.min(HURRIED_LEAST)) } else { time })
    }

    /// Whether bots are not watched: straight to the next human turn, with a summary of what they did. Where no human
    /// has a turn there is nothing to skip to, and bots are watched at a fast pace.
    pub(super) fn skips(&self) -> bool {
        self.reel.is_none() && self.settings.bot_speed() == BotSpeed::Skip && self.deal.humans() > 0
    }

    /// What bots did comes on the screen, for who has not watched.
    pub(super) fn show_summary(&mut self) {
        if self.skips() {
            self.summary.show(&self.deal);
        }
    }

    /// A button while the summary is on the screen.
    pub(super) fn press_at_summary(&mut self, button: Button) -> Step {
        if !matches!(button, Button::A | Button::B) {
            return Step::Ignored;
        }
        self.summary.leave();
        self.clock.next_screen();
        Step::Quiet
    }

    /// Thinks for a while about the decision of a seat.
    pub(super) fn think(&mut self, seat: Seat, level: Level, slices: u32) {
        let seed = seed_for(self.deal.seed, self.game.record().len());
        self.opponent.think(self.game.game(), seat, level, seed, slices);
    }

    /// If a bot decides next, it thinks; also while everybody still looks at what happened before.
    pub(super) fn let_bots_think(&mut self, slices: u32) {
        if let Decider::Bot(seat) = self.turn()
            && self.guide.is_free()
        {
            self.think(seat, level(self.deal.guests[seat].who), slices);
        }
    }

    /// A bot is on the screen and makes its move, if it is ready and its time has come.
    pub(super) fn move_bot(&mut self, seat: Seat) -> Step {
        let thinking_time = self.thinking_time(seat, &self.settings);
        match self.guide {
            Guide::Free => {}
            Guide::Only(mv) if self.clock.age() >= thinking_time.moves_at(0) => return self.play(mv),
            Guide::Only(_) | Guide::Nothing => return Step::Quiet,
        }
        match self.opponent.decided(self.clock.age()) {
            Some((mv, ready)) if self.clock.age() >= thinking_time.moves_at(ready) => self.play(mv),
            _ => Step::Quiet,
        }
    }

    /// Works on what the decision of a human needs, then makes the move that follows from an earlier press, if there is
    /// one.
    pub(super) fn attend(&mut self, seat: Seat, slices: u32) -> Step {
        let view = self.view(seat);
        self.preparation.go_on(&view, &mut self.cursors[seat], slices);
        if self.guide == Guide::Nothing {
            return Step::Quiet;
        }
        match G::follow(&view, &mut self.cursors[seat]) {
            Some(mv) => {
                let moved = self.play(self.guide.wanted().unwrap_or(mv));
                self.follow_up(seat, moved)
            }
            None => Step::Quiet,
        }
    }

    /// After a move: makes those that follow from the same press, such as cards that are laid down together, all at once
    /// as long as nothing is shown between them. In a lesson each of them waits for its guide.
    pub(super) fn follow_up(&mut self, seat: Seat, moved: Step) -> Step {
        let mut heard = match moved {
            Step::Moved(cue) if self.guide.is_free() => cue,
            step => return step,
        };
        for _ in 1..LATEST {
            if self.playback.is_some() || self.turn() != Decider::Human(seat) {
                break;
            }
            let view = self.view(seat);
            let Some(mv) = G::follow(&view, &mut self.cursors[seat]) else { break };
            let Step::Moved(cue) = self.play(mv) else { break };
            heard = heard.or(cue);
        }
        Step::Moved(heard)
    }

    /// Whether a bot that decides is still at it.
    fn thinks(&self) -> bool {
        self.opponent.advice().is_none() && self.guide.is_free()
    }

    /// How long a bot is seen to think.
    fn thinking_time(&self, seat: Seat, settings: &Settings) -> ThinkingTime {
        let best = level(self.deal.guests[seat].who) >= Level::Good;
        // Who has only one way to go, as everybody sees, tells nothing by taking it at once.
        let public = self.public_state();
        let tells = best && self.deal.humans() > 0 && G::weighs(&public);
        let speed = if self.hurried { BotSpeed::Skip } else { settings.bot_speed() };
        // Somebody just watches.
        let watched = speed == BotSpeed::Skip && self.deal.humans() == 0;
        let speed = if watched { BotSpeed::Fast } else { speed };
        ThinkingTime::new(speed, if tells { G::search(&public) } else { 0 })
    }

    /// When a tick has something to do.
    pub(super) fn next_due(&self, settings: &Settings) -> Due {
        let now = Due::At(self.clock.now());
        let Some(since) = self.clock.since() else { return now };
        let after = |time: u32| Due::At(since.wrapping_add(time));
        let age = self.clock.age();
        let due = match self.turn() {
            _ if let Some(reel) = &self.reel => reel.due(self, settings, after),
            _ if self.summary.is_shown() => Due::Never,
            Decider::Bot(_) if self.thinks() => Due::Soon,
            _ if self.playback.is_some() => self.event_stays(settings).map_or(Due::Never, after),
            Decider::Over => self.ending.due(age, after),
            Decider::Table(_) => now,
            Decider::Human(_) if !self.preparation.is_done() => Due::Soon,
            Decider::Bot(_) if self.guide == Guide::Nothing => Due::Never,
            Decider::Bot(seat) => {
                self.opponent.ready().or(self.guide.wanted().map(|_| 0)).map_or(now, |ready| {
                    let time = self.thinking_time(seat, settings).moves_at(ready);
                    after(time.min((age / BEAT).saturating_add(1).saturating_mul(BEAT)))
                })
            }
            Decider::Human(_) if age < G::JUST_NOW => after(G::JUST_NOW),
            Decider::Human(_) => Due::Never,
        };
        due.or_at(self.clock.next_frame().map(|time| since.wrapping_add(time)))
    }

    /// How many times faster than usual things move.
    pub(super) fn motion_speed(&self) -> u32 {
        let bot = self.playback.as_ref().is_some_and(|playback| !self.is_human(playback.mover()));
        match self.settings.bot_speed() {
            _ if bot && self.hurried => HURRIED,
            BotSpeed::Fast | BotSpeed::Skip if bot => 2,
            _ => 1,
        }
    }

    /// A button was pressed at the event on the screen.
    pub(super) fn press_at_event(&mut self, button: Button, settings: &Settings) -> Step {
        let Some(playback) = &self.playback else { return Step::Quiet };
        let action = self.ask(playback, playback.at(), settings, |ctx| G::press_event(ctx, button));
        self.act_on_event(action)
    }

    /// Does what a button at an event leads to, or the end of its time.
    pub(super) fn act_on_event(&mut self, action: EventAction) -> Step {
        let cue = match action {
            EventAction::Stay => return Step::Ignored,
            EventAction::Next | EventAction::All => {
                if let Some(playback) = &mut self.playback {
                    playback.next();
                }
                self.show_next(action == EventAction::All)
            }
            EventAction::Back if self.show_previous() => None,
            EventAction::Back => return Step::Ignored,
            EventAction::Call => return self.call(),
        };
        match self.answer_for_the_table() {
            Step::Quiet => cue.map_or(Step::Quiet, Step::Heard),
            answered => answered,
        }
    }

    /// Goes back to the last event that was shown. Returns false if there was none.
    fn show_previous(&mut self) -> bool {
        let Some(playback) = &self.playback else { return false };
        let shown = |&at: &usize| self.ask(playback, at, &self.settings, |ctx| G::show(ctx)) != Show::Never;
        if let (Some(at), Some(playback)) = ((0..playback.at()).rev().find(shown), &mut self.playback) {
            playback.back_to(at);
            self.clock.next_screen();
            return true;
        }
        false
    }

    /// The event on the screen, if one is.
    pub(super) fn event_on_screen(&self) -> Option<G::Event> {
        let playback = self.playback.as_ref().filter(|_| !self.summary.is_shown())?;
        self.ask(playback, playback.at(), &self.settings, |ctx| ctx.event().copied())
    }

    /// Whether the table may call now. Until that is over, nothing is taken back.
    pub(super) fn awaits_calls(&self) -> bool {
        matches!(self.turn(), Decider::Table(_))
    }

    /// How the game ended.
    pub(super) fn outcome(&self) -> Outcome {
        let game = self.game();
        let feats = G::feats(game, *self.history.feats());
        let mut notes = *self.history.notes();
        G::note_end(&self.public_state(), &feats, &mut notes);
        let badges = notes.map(|notes| notes.earned());
        let id = self.record().checksum();
        Outcome { scores: game.scores(), winners: game.winners(), feats, badges, id }
    }

    /// Somebody calls: what the table is asked is answered at once.
    fn call(&mut self) -> Step {
        match G::table_question(self.game()) {
            Some(TableQuestion { called, .. }) => self.play(called),
            None => Step::Quiet,
        }
    }

    /// If the table is asked and all people have had their chance, bots call or do not.
    pub(super) fn answer_for_the_table(&mut self) -> Step {
        let question = G::table_question(self.game()).filter(|_| self.playback.is_none());
        let (Some(TableQuestion { called, quiet }), Some(asked)) = (question, self.game().to_move()) else {
            return Step::Quiet;
        };
        let somebody = self.deal.players.others(asked).any(|seat| self.bot_calls(seat));
        self.play(if somebody { called } else { quiet })
    }

    fn bot_calls(&self, seat: Seat) -> bool {
        let seed = seed_for(self.deal.seed, self.game.record().len()).for_purpose(u64::from(seat.number()));
        !self.is_human(seat) && G::bot_calls(&self.view(seat), level(self.deal.guests[seat].who), seed)
    }
}
