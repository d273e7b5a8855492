//! The table that the shell sees: buttons, time, who may look.

use super::game_table::{GameTable, Turn, setup_of};
use super::saved;
use super::screens::{Leaf, Screens, Show};
use super::waiting::FINAL;
use crate::bots::Level;
use crate::console::input::Button;
use crate::console::kit::{Line, Pen, Surface};
use crate::console::memory::{Settings, Unreadable};
use crate::console::table::{Advice, Deal, Due, Eyes, Step, Table, Undo};
use crate::games::SetupError;
use crate::table::Match;

impl<G: Screens> Table for GameTable<G> {
    fn deal_onto(place: &mut Option<GameTable<G>>, deal: &Deal) -> Result<(), SetupError> {
        let table = place.insert(GameTable::at(deal, Match::new(&setup_of::<G>(deal))?));
        table.begin();
        Ok(())
    }

    fn resume_onto(place: &mut Option<GameTable<G>>, saved: &[u8], moves: &[u16]) -> Result<(), Unreadable> {
        saved::resume_onto(place, saved, |table: &mut GameTable<G>, record| table.take_up(record, moves))
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
        self.told
    }

    fn eyes(&self) -> Eyes {
        if let Some(seat) = self.aside() {
            return Eyes::Only(seat);
        }
        match (&self.reel, self.turn()) {
            (Some(reel), _) if reel.show == Show::UntilA => Eyes::Together,
            (None, Turn::Human(seat)) if self.is_secret(seat) => Eyes::Only(seat),
            (None, Turn::Human(seat)) => Eyes::All(Some(seat)),
            _ => Eyes::All(None),
        }
    }

    fn press(&mut self, button: Button, settings: &Settings) -> Step {
        self.settings = *settings;
        if let Some(reel) = &self.reel {
            let public = self.public();
            let leaf = G::press_event(&reel.story(self.scene(&public, settings)), button);
            return self.leaf(leaf);
        }
        match (self.turn(), button) {
            (Turn::Human(seat), _) => self.press_at_decision(seat, button),
            // Who hurried through the last events should not miss the final table.
            (Turn::Over, Button::A | Button::B) if !self.told || self.age() < FINAL => Step::Quiet,
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
        if self.reel.is_some() {
            let over = self.event_stays(settings).is_some_and(|time| self.age() >= time);
            return if over { self.leaf(Leaf::Next) } else { Step::Quiet };
        }
        match self.turn() {
            Turn::Over if !self.told => {
                self.told = true;
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

    fn moment(&self) -> u32 {
        self.picture()
    }

    fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, settings: &Settings) {
        let public = self.public();
        match (&self.reel, self.turn()) {
            (Some(reel), _) => {
                let story = reel.story(self.scene(&public, settings));
                match self.aside() {
                    Some(seat) => G::draw_aside(&story, &reel.held, &self.view(seat), pen),
                    None => G::draw_event(&story, pen),
                }
            }
            (None, Turn::Over) => G::draw_final(&self.scene(&public, settings), self.page, pen),
            (None, Turn::Bot(seat)) => {
                let own = self.alone().map(|human| self.view(human));
                G::draw_watching(&self.scene(&public, settings), seat, own.as_ref(), pen);
            }
            (None, Turn::Human(seat)) => {
                let view = self.view(seat);
                G::draw(&self.scene(&view, settings), &self.cursors[seat], pen);
            }
        }
    }

    fn rules_page(&self) -> usize {
        G::rules_page(&self.public())
    }

    fn can_undo(&self) -> Undo {
        self.chronicle.trail().undo()
    }

    fn undo(&mut self) {
        if let Undo::Moves(moves) = self.can_undo() {
            self.take_back(moves);
        }
    }

    fn hint_for(&self) -> Option<Eyes> {
        match (&self.reel, self.turn()) {
            (None, Turn::Human(seat)) if G::OPEN_HINTS => Some(Eyes::All(Some(seat))),
            (None, Turn::Human(seat)) => Some(Eyes::Only(seat)),
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
        self.chronicle.line(back, &self.deal)
    }
}
