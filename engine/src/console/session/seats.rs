//! The table that the shell sees: buttons, time, who may look.

use super::contract::{Advice, Audience, Due, Session, Step, Undo};
use super::game_session::{GameSession, Turn, setup_of};
use super::saved;
use super::waiting::FINAL;
use crate::bots::Level;
use crate::console::games::{EventAction, GameScreens, Show};
use crate::console::input::Button;
use crate::console::kit::{Line, Pen, Surface};
use crate::console::memory::{Deal, Settings, Unreadable};
use crate::games::SetupError;
use crate::record::Match;

impl<G: GameScreens> Session for GameSession<G> {
    fn deal_onto(place: &mut Option<GameSession<G>>, deal: &Deal) -> Result<(), SetupError> {
        let table = place.insert(GameSession::at(deal, Match::new(&setup_of::<G>(deal))?));
        table.begin();
        Ok(())
    }

    fn resume_onto(
        place: &mut Option<GameSession<G>>,
        saved: &[u8],
        moves: &[u16],
    ) -> Result<(), Unreadable> {
        saved::resume_onto(place, saved, |table: &mut GameSession<G>, record| table.resume(record, moves))
    }

    fn save(&self, room: &mut [u8]) -> usize {
        saved::write(&self.deal, self.game.record(), room)
    }

    fn moves_in(&self, saved: &[u8]) -> Option<u16> {
        saved::moves_in(&self.deal, self.game.record(), saved)
    }

    fn played(&self) -> u16 {
        self.game.record().len()
    }

    fn newest(&self) -> Option<u16> {
        self.newest
    }

    fn setup(&self) -> &Deal {
        &self.deal
    }

    fn is_over(&self) -> bool {
        self.result_reported
    }

    fn audience(&self) -> Audience {
        if let Some(seat) = self.aside() {
            return Audience::Only(seat);
        }
        match (&self.playback, self.turn()) {
            (Some(playback), _) if playback.show == Show::UntilA => Audience::Together,
            (None, Turn::Human(seat)) if self.is_secret(seat) => Audience::Only(seat),
            (None, Turn::Human(seat)) => Audience::All(Some(seat)),
            _ => Audience::All(None),
        }
    }

    fn press(&mut self, button: Button, settings: &Settings) -> Step {
        self.settings = *settings;
        if let Some(playback) = &self.playback {
            let public = self.public();
            let leaf = G::press_event(&playback.ctx(self.ctx(&public, settings)), button);
            return self.leaf(leaf);
        }
        match (self.turn(), button) {
            (Turn::Human(seat), _) => self.press_at_decision(seat, button),
            // Who hurried through the last events should not miss the final table.
            (Turn::Over, Button::A | Button::B) if !self.result_reported || self.age() < FINAL => Step::Quiet,
            (Turn::Over, Button::A) => Step::Again,
            (Turn::Over, Button::B) => Step::Leave,
            (Turn::Over, Button::Right) if self.page + 1 < G::FINAL_PAGES => {
                self.page += 1;
                Step::Quiet
            }
            (Turn::Over, Button::Left) => {
                self.page = self.page.saturating_sub(1);
                Step::Quiet
            }
            _ => Step::Quiet,
        }
    }

    fn tick(&mut self, now: u32, settings: &Settings) -> Step {
        self.settings = *settings;
        let slices = self.slices(now);
        self.since.get_or_insert(now);
        self.let_bots_think(slices);
        if self.playback.is_some() {
            let over = self.event_stays(settings).is_some_and(|time| self.age() >= time);
            return if over { self.leaf(EventAction::Next) } else { Step::Quiet };
        }
        match self.turn() {
            Turn::Over if !self.result_reported => {
                self.result_reported = true;
                Step::Over(self.outcome())
            }
            Turn::Bot(seat) => self.bot_moves(seat),
            Turn::Human(seat) => self.follow(seat),
            Turn::Over => Step::Quiet,
        }
    }

    fn due(&self, settings: &Settings) -> Due {
        self.next_due(settings)
    }

    fn frame_id(&self) -> u32 {
        self.picture()
    }

    fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, settings: &Settings) {
        let public = self.public();
        match (&self.playback, self.turn()) {
            (Some(playback), _) => {
                let ctx = playback.ctx(self.ctx(&public, settings));
                match self.aside() {
                    Some(seat) => G::draw_aside(&ctx, &playback.held, &self.view(seat), pen),
                    None => G::draw_event(&ctx, pen),
                }
            }
            (None, Turn::Over) => G::draw_final(&self.ctx(&public, settings), self.page, pen),
            (None, Turn::Bot(seat)) => {
                let own = self.alone().map(|human| self.view(human));
                G::draw_watching(&self.ctx(&public, settings), seat, own.as_ref(), pen);
            }
            (None, Turn::Human(seat)) => {
                let view = self.view(seat);
                G::draw(&self.ctx(&view, settings), &self.cursors[seat], pen);
            }
        }
    }

    fn rules_page(&self) -> usize {
        G::rules_page(&self.public())
    }

    fn can_undo(&self) -> Undo {
        self.history.trail().undo()
    }

    fn undo(&mut self) {
        if let Undo::Moves(moves) = self.can_undo() {
            self.take_back(moves);
        }
    }

    fn hint_for(&self) -> Option<Audience> {
        match (&self.playback, self.turn()) {
            (None, Turn::Human(seat)) if G::OPEN_HINTS => Some(Audience::All(Some(seat))),
            (None, Turn::Human(seat)) => Some(Audience::Only(seat)),
            _ => None,
        }
    }

    fn hint(&mut self, now: u32) -> Option<Advice> {
        let slices = self.slices(now);
        let Turn::Human(seat) = self.turn() else { return None };
        self.think(seat, Level::Hard, slices);
        let advice = self.thought.advice()?;
        Some(Advice { play: G::say(advice.mv, &self.deal), why: G::why(&advice.reason, &self.deal) })
    }

    fn follow_hint(&mut self) -> Step {
        match (self.thought.advice(), self.turn()) {
            (Some(advice), Turn::Human(_)) => {
                let mv = advice.mv;
                self.play(mv)
            }
            _ => Step::Quiet,
        }
    }

    fn happened(&self, back: usize) -> Option<Line> {
        self.history.line(back, &self.deal)
    }
}
