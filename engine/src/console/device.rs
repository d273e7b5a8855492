//! The console as its board deals with it: presses and time go in, pictures and requests come out.

use super::attract;
use super::coaching::{self, Coach};
use super::facts::BoardFacts;
use super::hand_over::HandOver;
use super::ignored_press::IgnoredPress;
use super::input::{Button, Buttons, Light, Power};
use super::kit::{Charge, Pen, Surface};
use super::lesson::Lesson;
use super::pressing;
use super::request::{Request, SaveSlot};
use super::session::{Due, Session};
use super::shared_state::SharedState;
use super::shell::{DOTS, Fault, Pause, Screen, UnseenFaults};
use super::state::{Mode, State};
use super::waiting;
use crate::cards::Seed;

/// The whole device without its hardware. `S` is the type of a game in progress, see [`Session`].
#[derive(Clone, Debug)]
pub struct Console<S> {
    pub(super) shared: SharedState,
    pub(super) buttons: Buttons,
    pub(super) power: Power,
    pub(super) state: State,
    /// Kept here so that the menu remembers its cursor while the player looks at one of its pages.
    pub(super) pause: Pause,
    pub(super) session: Option<S>,
    /// Where somebody is in a lesson; then the session is a part of it, and no game to be kept.
    pub(super) lesson: Option<Lesson>,
    /// What the coach says.
    pub(super) coach: Option<Coach>,
    pub(super) hand_over: HandOver,
    /// The last press that did nothing.
    pub(super) ignored: IgnoredPress,
    pub(super) seed: Option<Seed>,
    pub(super) now: u32,
    pub(super) started: u32,
    /// Faults that the board has reported and nobody has seen yet.
    pub(super) faults: UnseenFaults,
    /// Whether the picture may have changed since the board last asked.
    pub(super) redraw: bool,
}

impl<S: Session> Console<S> {
    /// A button goes down. On a dim or dark display it wakes, and does nothing else.
    pub fn press(&mut self, button: Button, now: u32) {
        self.set_clock(now);
        self.buttons.turn(self.shared.is_turned());
        let light = self.power.touch(now);
        let press = self.buttons.press(button, now);
        self.hand_over.note_press(now);
        self.show_buttons();
        if light == Light::Bright {
            // A B that goes down too early must do nothing when it comes up either.
            let _ = press.is_none() && pressing::came_too_early(self);
            pressing::handle(self, press);
        } else {
            self.buttons.mute();
            self.shared.requests.light = Some(Light::Bright);
            self.redraw = true;
            if light == Light::Off {
                self.enter_game_after_a_break();
            }
        }
    }

    /// A button comes up.
    pub fn release(&mut self, button: Button, now: u32) {
        self.set_clock(now);
        let press = self.buttons.release(button);
        self.show_buttons();
        pressing::handle(self, press);
    }

    /// The board no longer sees its buttons, such as a window that somebody has left: all come up, and none of them acts.
    pub fn let_go(&mut self) {
        self.buttons.let_go();
    }

    /// Time passes; to be called when it is [`due`](Console::due), or some thirty times a second.
    pub fn tick(&mut self, now: u32) {
        self.set_clock(now);
        let press = self.buttons.tick(now);
        if press.is_some() {
            self.power.touch(now);
        }
        pressing::handle(self, press);
        let (dim_after, off_after) = self.shared.dark_after();
        if let Some(light) = self.power.tick(now, dim_after, off_after) {
            self.shared.requests.light = Some(light);
            self.redraw = true;
        }
        self.redraw |= self.ignored.tick(now);
        if self.fault().is_none() {
            self.redraw |= self.hand_over.tick(now);
            coaching::tick(self);
            self.tick_state();
        }
    }

    /// The board was busy until now, with what the last tick asked for and with that tick itself. For a board that calls
    /// this before it waits, every tick is one slice of thought, however long that takes: a button never waits for more.
    /// Others make up for the time since their last tick by thinking more at once.
    pub fn pass_time(&mut self, now: u32) {
        waiting::pass(self, now);
    }

    /// When the next [`tick`](Console::tick) is needed, if no button moves before. Earlier ticks do no harm.
    pub fn due(&self) -> Due {
        waiting::due(self)
    }

    /// Whether the picture stays as it is until somebody presses a button, except that the display dims and goes
    /// dark.
    pub fn is_at_rest(&self) -> bool {
        waiting::is_at_rest(self)
    }

    /// Whether taps do nothing at this moment, because the player whom they would act for has not seen the screen yet.
    pub const fn is_locked(&self) -> bool {
        self.hand_over.is_locked()
    }

    /// Whether the screen says how to pause for a moment, because a turn has just begun.
    pub const fn tells_pause(&self) -> bool {
        self.hand_over.tells_pause()
    }

    /// Whether the hint line still shows that a press did nothing.
    pub const fn shows_ignored_press(&self) -> bool {
        self.ignored.is_shown()
    }

    /// Whether the coach says something.
    pub const fn coaches(&self) -> bool {
        self.coach.is_some()
    }

    /// Whether something on the screen is on its way: the next picture comes soon.
    pub fn is_moving(&self) -> bool {
        waiting::is_moving(self)
    }

    /// Sets the clock. Only the dots of a hint that is being searched are drawn by it.
    fn set_clock(&mut self, now: u32) {
        let dots = self.state == State::Hint(None);
        self.redraw |= dots && now / DOTS != self.now / DOTS;
        self.now = now;
    }

    /// Draws the present screen. A dark display stays dark.
    ///
    /// # Errors
    /// The first error of the surface.
    #[inline(never)] // the emulator finds it by its name, to measure it
    pub fn draw<D: Surface>(&self, surface: &mut D) -> Result<(), D::Error> {
        let hint_look = self.ignored.look(self.shared.profile.settings.motion());
        let mut pen = Pen::new(surface).with_battery(self.shared.charge).with_hint_look(hint_look);
        pen.clear();
        match (self.mode(), self.fault()) {
            (Mode::Dark, _) => {}
            (_, Some(fault)) => fault.draw(&mut pen),
            _ => self.state.draw(self, &mut pen),
        }
        pen.finish()
    }

    /// Where the console is: what its picture shows.
    pub fn mode(&self) -> Mode {
        match self.fault() {
            _ if self.power.light() == Light::Off => Mode::Dark,
            Some(fault) => Mode::Fault(fault),
            None => self.state.mode(),
        }
    }

    /// Whether the picture may have changed since this was last asked. It never changes without this being true.
    pub fn take_redraw(&mut self) -> bool {
        core::mem::take(&mut self.redraw)
    }

    /// The next thing that the board should do, if any.
    pub fn take_request(&mut self) -> Option<Request> {
        self.shared.requests.take()
    }

    /// A fresh seed, as [`Request::Seed`] asked for. A game that waits for it is dealt.
    pub fn give_seed(&mut self, seed: Seed) {
        self.seed = Some(seed);
        if let State::Shuffling(kind) = self.state {
            self.redraw = true;
            self.deal(kind);
        }
    }

    /// The board reports a fault. It is shown once, after the splash screen, until A or B is pressed.
    pub fn report(&mut self, fault: Fault) {
        attract::leave(self);
        self.faults.add(fault);
        match fault {
            Fault::NotSaved | Fault::Partitioned => self.shared.unsaved = true,
            Fault::SavedAgain => self.shared.unsaved = false,
            _ => {}
        }
        self.redraw = true;
    }

    /// The board tells what it knows of itself: now and then, or when something has changed.
    pub fn report_facts(&mut self, facts: BoardFacts) {
        let is_shown = matches!(self.state, State::Shell(Screen::BoardPages(_)));
        let is_news = self.shared.facts.as_ref() != Some(&facts);
        self.redraw |= is_shown && is_news;
        let before = self.shared.charge;
        let news = self.shared.note_facts(facts);
        self.redraw |= self.shared.charge != before;
        match news {
            Some(Charge::Empty) => self.report(Fault::BatteryEmpty),
            Some(Charge::Low) if before.is_none_or(|before| before > Charge::Low) => {
                self.report(Fault::BatteryLow)
            }
            _ => return,
        }
        // What is only watched or learned is another game than the one in flash.
        let has_game = self.session().is_some() && !matches!(self.state, State::Watching(_));
        self.shared.save_all(has_game);
        self.wake();
    }

    /// Something comes on the screen that no press has led to: whoever is there should see it.
    pub(super) fn wake(&mut self) {
        self.redraw = true;
        if self.power.touch(self.now) != Light::Bright {
            self.shared.requests.light = Some(Light::Bright);
        }
    }

    /// Writes what [`Request::Save`] asks the board to store into `room`, and returns the number of bytes.
    pub fn bytes(&self, slot: SaveSlot, room: &mut [u8]) -> usize {
        match (slot, self.session()) {
            (SaveSlot::Profile, _) => self.shared.profile.pack(room),
            (SaveSlot::Records, _) => self.shared.records.pack(room),
            (SaveSlot::Game, Some(session)) => session.save(room),
            (SaveSlot::Game, None) => 0,
        }
    }

    /// Writes the game that is over, with its result in front, as [`Request::Keep`] asks for; the number of bytes.
    pub fn finished(&self, room: &mut [u8]) -> usize {
        let (Some(result), Some(session)) = (self.shared.finished, &self.session) else { return 0 };
        let used = result.pack(room);
        match room.get_mut(used..).map_or(0, |rest| session.save(rest)) {
            0 => 0,
            game => used + game,
        }
    }

    /// The game in progress or the saved one, if there is one. For boards, which save it, and for tests.
    pub const fn session(&self) -> Option<&S> {
        match (&self.lesson, &self.state) {
            (None, State::Attract(_)) | (Some(_), _) => None,
            (None, _) => self.session.as_ref(),
        }
    }

    /// The game of a lesson, which is never saved, and how far the lesson is: chapter, step, moves of that step. For tools
    /// and tests.
    pub fn lesson(&self) -> Option<(&S, [usize; 3])> {
        Some((self.session.as_ref()?, self.lesson.as_ref()?.place()))
    }

    /// Buttons have moved: where they are tested, it is shown.
    fn show_buttons(&mut self) {
        if let State::Shell(Screen::ButtonsTest(test)) = &mut self.state {
            test.note(&self.buttons);
            self.redraw = true;
        }
    }

    /// The display was dark for a while: anybody may be looking at it now.
    fn enter_game_after_a_break(&mut self) {
        if matches!(self.state, State::Game | State::Hint(_)) {
            self.enter_game();
        }
    }
}
