//! The console while a game is in progress: table, curtain, pause and what is behind it.

use super::device::Console;
use super::input::Button;
use super::kit::{Pen, Surface};
use super::memory::{Choice, Deal, HouseRule, Name};
use super::request::Slot;
use super::session::{Audience, Outcome, Session, Step};
use super::shell::{Screen, Transition, draw_advice, draw_history, draw_refusal};
use crate::cards::Rng;
use crate::games::{Kind, Seat};

/// Where the console is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Outside of any game.
    Shell(Screen),
    /// Waiting for a seed to deal a game.
    Shuffling(Kind),
    /// At the table.
    Session,
    /// Between two people.
    Curtain(Seat, Behind),
    Pause,
    Hint,
    /// Why there is no hint or no undo.
    Refusal(&'static str, [&'static str; 3]),
    /// What happened; so many moves are above the screen.
    History(usize),
}

/// What the curtain hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Behind {
    Session,
    Hint,
}

/// What decides who begins must not be what shuffles the deck.
const FIRST_PLAYER: u64 = 1;

impl<T: Session> Console<T> {
    /// Deals the game that was set up, as soon as there is a seed for it.
    pub(super) fn deal(&mut self, kind: Kind) {
        let Some(seed) = self.seed.take() else {
            self.shared.requests.seed = true;
            self.mode = Mode::Shuffling(kind);
            return;
        };
        let profile = &mut self.shared.profile;
        profile.note_played(kind);
        let players = profile.players_of(kind);
        let rng = || {
            let drawn = Rng::new(seed.for_purpose(FIRST_PLAYER)).below(u32::from(players.count()));
            u8::try_from(drawn + 1).ok().and_then(Seat::from_number).unwrap_or(Seat::One)
        };
        let mut rules = profile.rules;
        for &rule in HouseRule::ALL {
            if !rule.suits(players.count()) {
                rules.set(rule, 0);
            }
        }
        let first = profile.first_of(kind).unwrap_or_else(rng);
        let deal = Deal { kind, players, guests: profile.guests, rules, first, seed };
        // The set-up screens only let through what can be dealt; else the way leads back to the menu.
        if T::deal_onto(&mut self.table, &deal).is_err() {
            self.table = None;
        }
        self.shared.saved = Some(kind);
        self.shared.broken.forget(Slot::Game);
        self.shared.save(Slot::Profile);
        self.shared.save(Slot::Game);
        self.sit_down();
    }

    /// Goes to the table as somebody who comes new to it.
    pub(super) fn sit_down(&mut self) {
        if self.table.is_none() {
            return self.go(Screen::menu(&self.shared));
        }
        self.holder = None;
        self.mode = Mode::Session;
        self.cover();
    }

    /// Draws the curtain if what comes next is for another human than the one who holds the device.
    fn cover(&mut self) {
        let Some(table) = &self.table else { return };
        match table.audience() {
            Audience::All(Some(acts)) if self.holder != Some(acts) => self.holder = None,
            Audience::Together => self.holder = None,
            Audience::Only(seat) if table.setup().humans() > 1 && self.holder != Some(seat) => {
                self.mode = Mode::Curtain(seat, Behind::Session);
                // A direction that is still held must not move the next player's cursor.
                self.buttons.mute();
            }
            _ => {}
        }
    }

    /// The display was dark for a while: anybody may be looking at it now.
    pub(super) fn cover_after_a_break(&mut self) {
        if matches!(self.mode, Mode::Session | Mode::Hint) {
            self.sit_down();
        }
    }

    pub(super) fn can_pause(&self) -> bool {
        let playing = matches!(self.mode, Mode::Session | Mode::Curtain(..));
        playing && self.table.as_ref().is_some_and(|table| !table.is_over())
    }

    pub(super) fn table_tick(&mut self) {
        let Some(table) = &mut self.table else { return };
        let before = table.frame_id();
        let step = table.tick(self.now, &self.shared.profile.settings);
        if matches!(step, Step::Moved(_)) {
            self.sleep.watch(self.now);
        }
        self.redraw |= step != Step::Quiet || table.frame_id() != before;
        self.settle(step);
    }

    pub(super) fn press_in_game(&mut self, button: Button) {
        let Some(table) = &mut self.table else { return self.go(Screen::menu(&self.shared)) };
        match (self.mode.clone(), button) {
            (Mode::Session, _) => {
                let step = table.press(button, &self.shared.profile.settings);
                self.settle(step);
            }
            (Mode::Curtain(seat, behind), Button::A) => {
                self.holder = Some(seat);
                self.mode = if behind == Behind::Hint { Mode::Hint } else { Mode::Session };
            }
            (Mode::Curtain(..), Button::B) => self.mode = Mode::Pause,
            (Mode::Pause, _) => {
                if let Some(entry) = self.pause.press(button) {
                    self.choose(entry);
                }
            }
            (Mode::Hint, Button::A) if self.advice.is_some() => {
                let step = table.follow_hint();
                self.mode = Mode::Session;
                self.settle(step);
            }
            (Mode::Hint, Button::B) => {
                self.mode = Mode::Session;
                self.cover();
            }
            (Mode::Refusal(..) | Mode::History(_), Button::B) => self.mode = Mode::Pause,
            (Mode::History(back), Button::Up) => self.mode = Mode::History(back.saturating_sub(1)),
            (Mode::History(back), Button::Down) if table.happened(back + 5).is_some() => {
                self.mode = Mode::History(back + 1);
            }
            _ => {}
        }
    }

    /// Does what follows from a move.
    fn settle(&mut self, step: Step) {
        match step {
            Step::Quiet => {}
            Step::Moved(cue) => {
                self.shared.save(Slot::Game);
                self.shared.requests.sound = cue.zip(self.shared.profile.settings.volume());
            }
            Step::Heard(cue) => {
                self.shared.requests.sound =
                    self.shared.profile.settings.volume().map(|volume| (cue, volume));
            }
            Step::Over(outcome) => self.note(&outcome),
            Step::Again => {
                let kind = self.table.as_ref().map_or(Kind::Bango, |table| table.setup().kind);
                return self.go(Transition::DealAnyway(kind));
            }
            Step::Leave => {
                self.table = None;
                return self.go(Screen::menu(&self.shared));
            }
        }
        self.cover();
    }

    /// A game has ended: its save goes, its records stay. Bots share one name.
    fn note(&mut self, outcome: &Outcome) {
        let Some(table) = &self.table else { return };
        let deal = table.setup();
        let (kind, records) = (deal.kind, &mut self.shared.records);
        records.note_game(kind);
        for seat in deal.players.seats() {
            let name = if deal.guests[seat].is_human() { deal.name(seat) } else { Name::new("ROBOTS") };
            records.note_score(kind, name, outcome.scores[seat]);
            records.note_feat(kind, name, outcome.feats[seat]);
            if outcome.winners.contains(seat) {
                records.note_win(kind, name);
            }
        }
        self.shared.saved = None;
        self.shared.erase(Slot::Game);
        self.shared.save(Slot::Records);
        let cue = super::request::Cue::Win;
        self.shared.requests.sound = self.shared.profile.settings.volume().map(|volume| (cue, volume));
    }

    pub(super) fn draw_game<D: Surface>(&self, pen: &mut Pen<'_, D>) {
        let Some(table) = &self.table else { return };
        match &self.mode {
            Mode::Session => table.draw(pen, &self.shared.profile.settings),
            Mode::Curtain(seat, _) => pen.curtain(&table.setup().name(*seat)),
            Mode::Pause => {
                let hint = table.hint_for().is_some();
                self.pause.draw(pen, table.setup().kind, table.can_undo(), hint);
            }
            Mode::Hint => draw_advice(pen, self.advice.as_ref(), self.now),
            Mode::Refusal(title, lines) => draw_refusal(pen, title, lines),
            Mode::History(back) => draw_history(pen, *back, |place| table.happened(place)),
            Mode::Shell(_) | Mode::Shuffling(_) => {}
        }
    }
}
