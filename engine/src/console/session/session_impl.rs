//! What the console asks of a game in progress: buttons, time, pictures, who may look.

use super::contract::{Audience, Due, HintText, LITTLE_ROOM, Session, Step, Undo};
use super::ending::Ending;
use super::game_session::{Decider, GameSession};
use super::guided::Guide;
use super::{picture, replay, saved};
use crate::bots::Level;
use crate::console::games::{EventAction, GameScreens, Pressed, Show};
use crate::console::input::Button;
use crate::console::kit::{Line, Pen, Surface};
use crate::console::memory::{Deal, Settings, Unreadable};
use crate::console::words::pause as words;
use crate::games::{Kind, Seat, SetupError};
use crate::record::{Match, UndoRefused};

/// The players are told when there is room for so many more moves: in good time, and shortly before the end.
const TELL_ROOM: [u16; 2] = [LITTLE_ROOM, 50];

impl<G: GameScreens> Session for GameSession<G> {
    fn deal_onto(place: &mut Option<GameSession<G>>, deal: &Deal) -> Result<(), SetupError> {
        let table = place.insert(GameSession::at(deal, Match::new(&deal.setup::<G::Options>())?));
        table.begin();
        Ok(())
    }

    fn game_in(saved: &[u8]) -> Result<(Kind, u16), Unreadable> {
        saved::game_in(saved)
    }

    fn resume_onto(
        place: &mut Option<GameSession<G>>,
        saved: &[u8],
        moves: &[u16],
        alive: &mut dyn FnMut(),
    ) -> Result<(), Unreadable> {
        saved::resume_onto(place, saved, |table: &mut GameSession<G>, record| {
            table.resume(record, moves, alive)
        })
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

    fn latest(&self) -> &[u16] {
        self.history.latest()
    }

    fn room(&self) -> u16 {
        self.game.record().room()
    }

    fn must_tell_room(&self) -> bool {
        let at_rest = self.playback.is_none() && self.turn() != Decider::Over;
        let (room, told) = (self.room(), self.told_room);
        at_rest && (room == 0 || TELL_ROOM.iter().any(|&least| room <= least && told > least))
    }

    fn room_told(&mut self) {
        self.told_room = self.room();
    }

    fn end_by_agreement(&mut self) {
        self.game.end_by_agreement();
        self.playback = None;
        self.next_decision();
    }

    fn setup(&self) -> &Deal {
        &self.deal
    }

    fn is_over(&self) -> bool {
        self.ending.reported
    }

    fn audience(&self) -> Audience {
        if self.summary.is_shown() {
            return Audience::All(None);
        }
        if let Some(seat) = self.aside() {
            return Audience::Only(seat);
        }
        let secret = |seat| G::secret(&self.view(seat), &self.cursors[seat]);
        match (&self.playback, self.turn()) {
            (Some(playback), _) if playback.show() == Show::UntilA => Audience::Together,
            (None, Decider::Human(seat)) if secret(seat) => Audience::Only(seat),
            (None, Decider::Human(seat)) => Audience::All(Some(seat)),
            _ => Audience::All(None),
        }
    }

    fn decides(&self) -> Option<Seat> {
        self.game().to_move().filter(|_| self.playback.is_none() && !self.summary.is_shown())
    }

    fn press(&mut self, button: Button, settings: &Settings) -> Step {
        self.settings = *settings;
        // Whoever presses does not wait for what moves.
        self.clock.settle();
        if self.summary.is_shown() {
            return self.press_at_summary(button);
        }
        if self.playback.is_some() {
            return self.press_at_event(button, settings);
        }
        let players = self.deal.players;
        match (self.turn(), button) {
            (Decider::Human(seat), _) => {
                let step = self.press_at_decision(seat, button);
                self.follow_up(seat, step)
            }
            // Bots that are skipped are in a hurry anyway.
            (Decider::Bot(_), Button::A) if !self.hurried && !self.skips() => {
                self.hurried = true;
                Step::Quiet
            }
            (Decider::Over, _) => {
                let before = self.ending.shown();
                let step = self.at_end(|ending, age| ending.press(button, age, G::final_pages(players)));
                if step == Step::Quiet && self.ending.shown() == before { Step::Ignored } else { step }
            }
            _ => Step::Ignored,
        }
    }

    fn tick(&mut self, now: u32, settings: &Settings) -> Step {
        self.settings = *settings;
        let slices = self.clock.advance(now);
        self.clock.begin();
        if self.reel.is_some() {
            return replay::tick(self, slices);
        }
        self.let_bots_think(slices);
        if self.summary.is_shown() {
            return Step::Quiet;
        }
        if self.playback.is_some() {
            let over = self.event_stays(settings).is_some_and(|time| self.clock.age() >= time);
            return if over { self.act_on_event(EventAction::Next) } else { Step::Quiet };
        }
        match self.turn() {
            Decider::Bot(seat) => self.move_bot(seat),
            Decider::Table(_) => self.answer_for_the_table(),
            Decider::Human(seat) => self.attend(seat, slices),
            Decider::Over if !self.ending.reported => {
                self.ending.reported = true;
                Step::Over(self.outcome())
            }
            Decider::Over => self.at_end(|ending, age| {
                ending.tick(age);
                Step::Quiet
            }),
        }
    }

    fn pass(&mut self, now: u32) {
        self.clock.pass(now);
    }

    fn due(&self, settings: &Settings) -> Due {
        self.next_due(settings)
    }

    fn frame_id(&self) -> u32 {
        picture::number(self)
    }

    fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, settings: &Settings) {
        picture::draw(self, pen, settings);
    }

    fn come_back(&mut self) {
        self.hurried = false;
        if self.awaits_calls() {
            self.clock.next_screen();
        }
        self.clock.settle();
    }

    fn rules_page(&self) -> usize {
        G::rules_page(&self.public_state())
    }

    fn can_undo(&self) -> Undo {
        match self.game.can_undo() {
            _ if self.awaits_calls() => Undo::Refused(words::CARD_PLACED),
            Ok(seat) if self.is_human(seat) => Undo::LastMove,
            Ok(_) | Err(UndoRefused::ChosenSince) => Undo::Refused(words::CHOSEN_SINCE),
            Err(UndoRefused::Disclosed(disclosure)) => Undo::Refused(words::disclosed(disclosure)),
            Err(UndoRefused::NothingPlayed) => Undo::Nothing,
        }
    }

    fn undo(&mut self) {
        if self.can_undo() == Undo::LastMove && self.game.undo().is_ok() {
            self.retrace();
        }
    }

    fn hint_for(&self) -> Option<Audience> {
        match (&self.playback, self.turn()) {
            _ if self.summary.is_shown() => None,
            (None, Decider::Human(seat)) if G::OPEN_HINTS => Some(Audience::All(Some(seat))),
            (None, Decider::Human(seat)) => Some(Audience::Only(seat)),
            _ => None,
        }
    }

    fn hint(&mut self, now: u32) -> Option<HintText> {
        let slices = self.clock.advance(now);
        let Decider::Human(seat) = self.turn() else { return None };
        self.think(seat, Level::Hard, slices);
        let advice = self.opponent.advice()?;
        let play = G::advised(advice.mv, &self.view(seat), &self.deal);
        Some(HintText { play, why: G::why(&advice.reason, &self.deal) })
    }

    fn follow_hint(&mut self) -> Step {
        match (self.opponent.advice(), self.turn()) {
            (Some(advice), Decider::Human(_)) => {
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

impl<G: GameScreens> GameSession<G> {
    /// A button at the decision of a human.
    fn press_at_decision(&mut self, seat: Seat, button: Button) -> Step {
        if self.guide == Guide::Nothing {
            return Step::Ignored;
        }
        let view = self.view(seat);
        let mut cursor = self.cursors[seat].clone();
        let pressed = G::press(&self.context(&view, &self.settings), &mut cursor, button);
        let nothing_moved = cursor == self.cursors[seat];
        if self.guide.refuses(pressed, nothing_moved) {
            if let Pressed::Play(_) = pressed {
                // The way to the right move begins where the decision began.
                G::begin_again(&view, &mut self.cursors[seat]);
            }
            return Step::Unwanted;
        }
        self.cursors[seat] = cursor;
        match pressed {
            Pressed::Stay if nothing_moved => Step::Ignored,
            Pressed::Stay => Step::Quiet,
            Pressed::Play(mv) => self.play(mv),
            Pressed::TakeBack if self.game.can_undo() == Ok(seat) => {
                self.undo();
                Step::Moved(None)
            }
            Pressed::TakeBack => Step::Ignored,
        }
    }

    /// Something happens at the end. If another screen comes of it, its time begins.
    fn at_end(&mut self, happens: impl FnOnce(&mut Ending, u32) -> Step) -> Step {
        let before = self.ending.shown();
        let step = happens(&mut self.ending, self.clock.age());
        if self.ending.shown() != before {
            self.clock.next_screen();
        }
        step
    }

    /// The human for whose eyes alone the event on the screen is.
    pub(super) fn aside(&self) -> Option<Seat> {
        let playback = self.playback.as_ref()?;
        let seat = self.ask(playback, playback.at(), &self.settings, |ctx| G::aside(ctx));
        seat.filter(|&seat| self.is_human(seat))
    }
}
