//! All transitions between the states of the console.
//!
//! ```text
//! splash -> menus -> shuffling -> game <-> curtain
//!             ^                    |
//!             +-- save and quit - pause <-> history, rules, settings, hint; hint -> game
//! ```

use super::Console;
use super::attract;
use super::coaching;
use super::input::Light;
use super::learning;
use super::memory::Deal;
use super::prizes::{self, AfterGame};
use super::request::SaveSlot;
use super::session::{Session, Step};
use super::shell::{Ask, Fault, LongGame, Screen, Splash, Transition, after_broken};
use super::state::{Behind, State};
use super::watching;
use crate::games::Kind;

impl<S: Session> Console<S> {
    /// The fault on the screen; whatever is behind it waits.
    pub(super) fn fault(&self) -> Option<Fault> {
        let splash = matches!(self.state, State::Shell(Screen::Splash(_)));
        self.faults.first().filter(|_| !splash)
    }

    /// Comes to another screen: the only way from one to the next. A question that costs something takes no answer
    /// until people had time to see it.
    pub(super) fn show(&mut self, state: State) {
        self.state = state;
        if self.state.asks() {
            self.hand_over.ask(self.now);
            self.buttons.mute();
        }
    }

    /// Time passes for what is on the screen.
    pub(super) fn tick_state(&mut self) {
        match &mut self.state {
            State::Shell(Screen::Splash(_)) if self.now.wrapping_sub(self.started) >= Splash::SHOWN => {
                self.redraw = true;
                self.go(Splash::next(&self.shared));
            }
            State::Shell(Screen::Menu(_)) | State::Attract(_) => attract::tick(self),
            State::Shell(screen) => self.redraw |= screen.tick(self.now, &mut self.shared),
            State::Game => self.tick_game(),
            State::Watching(_) => watching::tick(self),
            State::Lesson => learning::tick(self),
            State::Hint(advice @ None) => {
                *advice = self.session.as_mut().and_then(|session| session.hint(self.now));
                if advice.is_some() {
                    self.redraw = true;
                    self.hand_over.glance(self.now);
                }
            }
            _ => {}
        }
    }

    /// Goes where a screen leads.
    pub(super) fn go(&mut self, transition: Transition) {
        match transition {
            Transition::Stay => {}
            Transition::To(screen) => {
                self.hand_over.unlock();
                self.show(State::Shell(screen));
            }
            Transition::Deal(kind) if self.shared.has_game() => {
                self.show(State::Shell(Screen::Ask(Ask::GiveUp(kind))));
            }
            Transition::Deal(kind) | Transition::DealAnyway(kind) => self.deal(kind),
            Transition::Learn(kind) => learning::begin(self, kind),
            Transition::Game => self.enter_game(),
            Transition::Watch(nth) => {
                self.shared.requests.fetch = Some(nth);
                self.show(State::Fetching(nth));
            }
            Transition::Pause => self.open_pause(),
            Transition::Afresh(slot) => {
                self.shared.erase(slot);
                self.go(after_broken(slot, &self.shared));
            }
            Transition::MendMemory => {
                self.shared.mend_memory();
                self.go(Splash::next(&self.shared));
            }
            Transition::Reset => {
                self.session = None;
                self.shared.reset();
                self.go(Screen::menu(&self.shared));
            }
            Transition::Sleep => {
                self.power.sleep();
                self.shared.requests.light = Some(Light::Off);
            }
            Transition::Update => {
                self.shared.requests.update = true;
                self.show(State::Shell(Screen::Ask(Ask::Updating)));
            }
        }
    }

    /// Deals the game that was set up, as soon as there is a seed for it.
    pub(super) fn deal(&mut self, kind: Kind) {
        let Some(seed) = self.seed.take() else {
            self.shared.requests.seed = true;
            self.show(State::Shuffling(kind));
            return;
        };
        let deal = self.shared.set_up(kind, seed);
        self.begin(&deal);
    }

    /// Deals a game, and goes to it.
    pub(super) fn begin(&mut self, deal: &Deal) {
        self.shared.profile.note_played(deal.kind);
        self.shared.records.expect_another_game();
        // The set-up screens only let through what can be dealt; else the way leads back to the menu.
        if S::deal_onto(&mut self.session, deal).is_err() {
            self.session = None;
        }
        (self.shared.saved, self.shared.set_aside) = (Some(deal.kind), false);
        self.shared.broken.forget(SaveSlot::Game);
        self.shared.save(SaveSlot::Profile);
        self.shared.save(SaveSlot::Game);
        self.enter_game();
    }

    /// Goes to the game, as if nobody had held the device before.
    pub(super) fn enter_game(&mut self) {
        let Some(session) = &mut self.session else {
            if self.shared.saved.is_none() {
                return self.go(Screen::menu(&self.shared));
            }
            self.shared.requests.resume = true;
            self.show(State::Resuming);
            return;
        };
        session.come_back();
        self.hand_over.forget_holder();
        self.show(State::Game);
        self.hand_over();
        coaching::look(self);
    }

    /// Tells how much room a long game has left, or draws the curtain before what only another human may see.
    fn hand_over(&mut self) {
        let Some(session) = &self.session else { return };
        if session.must_tell_room() {
            return self.show(State::LongGame(LongGame::Notice));
        }
        let alone = session.setup().humans() == 1;
        let curtain = self.hand_over.arrive(session.audience(), session.decides(), alone, self.now);
        if let Some(seat) = curtain {
            self.show(State::Curtain(seat, Behind::Game));
            // A direction that is still held must not move the next player's cursor.
            self.buttons.mute();
        }
    }

    pub(super) fn open_pause(&mut self) {
        self.hand_over.unlock();
        self.show(State::Pause);
    }

    pub(super) fn can_pause(&self) -> bool {
        let playing = matches!(self.state, State::Game | State::Curtain(..));
        playing && self.session.as_ref().is_some_and(|session| !session.is_over())
    }

    fn tick_game(&mut self) {
        let Some(session) = &mut self.session else { return };
        let (frame, played) = (session.frame_id(), session.played());
        let step = session.tick(self.now, &self.shared.profile.settings);
        if session.played() != played {
            self.power.watch(self.now);
        }
        let changed = step != Step::Quiet || session.frame_id() != frame;
        self.redraw |= changed;
        self.apply_step(step);
        if changed {
            coaching::look(self);
        }
    }

    /// Does what follows from a move.
    pub(super) fn apply_step(&mut self, step: Step) {
        match step {
            Step::Quiet | Step::Ignored | Step::Unwanted => {}
            Step::Moved(cue) => {
                self.shared.save(SaveSlot::Game);
                self.shared.sound(cue);
            }
            Step::Heard(cue) => self.shared.sound(Some(cue)),
            Step::Over(outcome) => {
                if let Some(session) = &self.session {
                    self.shared.game_over(session.setup(), &outcome);
                }
            }
            Step::Again => {
                if let Some(kind) = self.session.as_ref().map(|session| session.setup().kind) {
                    return prizes::go_on(self, AfterGame::Again(kind));
                }
            }
            Step::Leave => return prizes::go_on(self, AfterGame::Menu),
        }
        self.hand_over();
    }
}
