//! A game that is hardly one: every turn a player looks at a secret number and says so, ten times in all.
//!
//! It stands in for the real tables, so that the shell can be tested without them.

use engine::console::kit::{Advised, CardSize, Face, Key, Line, Look, Pen, Surface, line};
use engine::console::memory::{Guest, Profile, Settings, Unreadable};
use engine::console::session::LATEST;
use engine::console::{
    Audience, Button, Cue, Deal, Due, Guided, HintText, Outcome, Progress, Session, Step, Undo, Watch,
    WatchError, Wind,
};
use engine::games::{Kind, PerSeat, Players, Seat, SeatSet, SetupError};

#[derive(Clone, Debug)]
pub(crate) struct StandIn {
    deal: Deal,
    pub(crate) moves: u8,
    turn: Seat,
    left: bool,
}

const LAST: u8 = 10;

impl StandIn {
    fn is_human(&self) -> bool {
        self.deal.guests[self.turn].is_human()
    }

    fn play(&mut self) -> Step {
        self.moves += 1;
        self.turn = self.deal.players.after(self.turn);
        if self.moves < LAST {
            return Step::Moved(Some(Cue::Turn));
        }
        let winners: SeatSet = [Seat::One].into_iter().collect();
        let scores = PerSeat::from_fn(|seat| 30 - i16::from(seat.number()));
        // The second seat earns the first badge of the game.
        let (feats, badges) = (PerSeat::splat(7), PerSeat::from_fn(|seat| u8::from(seat == Seat::Two)));
        Step::Over(Outcome { scores, winners, feats, badges, id: 1 })
    }
}

/// Nobody watches it.
impl Watch for StandIn {
    fn watch_onto(place: &mut Option<StandIn>, _: &[u8], _: &mut dyn FnMut()) -> Result<(), WatchError> {
        *place = None;
        Err(WatchError::Damaged)
    }

    fn wind(&mut self, _: Wind, _: &Settings) -> Step {
        Step::Ignored
    }

    fn progress(&self) -> Progress {
        Progress { made: self.moves.into(), of: LAST.into(), plays: false }
    }
}
impl Guided for StandIn {}

impl Session for StandIn {
    fn deal_onto(place: &mut Option<StandIn>, deal: &Deal) -> Result<(), SetupError> {
        *place = Some(StandIn { turn: deal.first, deal: deal.clone(), moves: 0, left: false });
        Ok(())
    }

    fn game_in(saved: &[u8]) -> Result<(Kind, u16), Unreadable> {
        let [b'S', kind, _, _, moves, ..] = saved else { return Err(Unreadable::Damaged) };
        let kind = Kind::ALL.get(usize::from(*kind)).copied().ok_or(Unreadable::Foreign)?;
        Ok((kind, (*moves).into()))
    }

    fn resume_onto(
        place: &mut Option<StandIn>,
        saved: &[u8],
        later: &[u16],
        _: &mut dyn FnMut(),
    ) -> Result<(), Unreadable> {
        assert!(later.is_empty(), "the stand-in is saved as a whole");
        let [b'S', kind, players, first, moves, rest @ ..] = saved else { return Err(Unreadable::Damaged) };
        let kind = Kind::ALL.get(usize::from(*kind)).copied().ok_or(Unreadable::Foreign)?;
        let first = Seat::from_number(*first).ok_or(Unreadable::Damaged)?;
        let players = Players::new(*players).ok_or(Unreadable::Damaged)?;
        let guests: PerSeat<Guest> = Profile::unpack(rest)?.guests;
        let seed = engine::cards::Seed(1);
        let deal = Deal { guests, first, ..Deal::new(kind, players, seed) };
        let turn = players.from(first).cycle().nth(usize::from(*moves)).unwrap();
        *place = Some(StandIn { deal, moves: *moves, turn, left: false });
        Ok(())
    }

    fn save(&self, room: &mut [u8]) -> usize {
        let head =
            [b'S', self.deal.kind as u8, self.deal.players.count(), self.deal.first.number(), self.moves];
        room[..5].copy_from_slice(&head);
        let profile = Profile { guests: self.deal.guests, ..Profile::default() };
        5 + profile.pack(&mut room[5..])
    }

    fn moves_in(&self, saved: &[u8]) -> Option<u16> {
        saved.get(4).map(|&moves| moves.into())
    }

    fn played(&self) -> u16 {
        self.moves.into()
    }

    fn latest(&self) -> &[u16] {
        &[0; LATEST][..usize::from(self.moves).min(LATEST)]
    }

    fn room(&self) -> u16 {
        u16::MAX - u16::from(self.moves)
    }

    fn must_tell_room(&self) -> bool {
        false
    }

    fn room_told(&mut self) {}

    fn end_by_agreement(&mut self) {
        self.moves = LAST;
    }

    fn setup(&self) -> &Deal {
        &self.deal
    }

    fn is_over(&self) -> bool {
        self.moves >= LAST
    }

    fn audience(&self) -> Audience {
        // The second game in the menu has no secrets here, so that there is one.
        let open = self.deal.kind == Kind::ALL[1];
        match self.is_human() {
            _ if self.is_over() => Audience::All(None),
            _ if open => Audience::All(Some(self.turn)),
            true => Audience::Only(self.turn),
            false => Audience::All(None),
        }
    }

    fn decides(&self) -> Option<Seat> {
        (!self.is_over()).then_some(self.turn)
    }

    fn press(&mut self, button: Button, _: &Settings) -> Step {
        match button {
            Button::A if self.is_over() => Step::Again,
            Button::B if self.is_over() => Step::Leave,
            Button::A if self.is_human() => self.play(),
            _ => Step::Ignored,
        }
    }

    fn tick(&mut self, _: u32, _: &Settings) -> Step {
        if self.is_over() || self.is_human() { Step::Quiet } else { self.play() }
    }

    fn pass(&mut self, _: u32) {}

    fn due(&self, _: &Settings) -> Due {
        if self.is_over() || self.is_human() { Due::Never } else { Due::Soon }
    }

    fn frame_id(&self) -> u32 {
        self.moves.into()
    }

    fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &Settings) {
        if self.is_over() {
            pen.title("FINAL", self.deal.kind.title());
            return pen.hint(&[(Key::A, "play again"), (Key::B, "menu")]);
        }
        let secret = Face::number(engine::cards::Colour::Red, self.turn.number());
        pen.turn_title(&line!("{}: look", self.deal.name(self.turn)), &line!("{}/{LAST}", self.moves));
        pen.card(secret, 50, 12, CardSize::Large, Look::Plain);
        pen.hint(&[(Key::A, "seen"), (Key::B, "hold: pause")]);
    }

    fn rules_page(&self) -> usize {
        2
    }

    fn can_undo(&self) -> Undo {
        match self.moves {
            0 => Undo::Nothing,
            moves if moves % 2 == 1 => Undo::LastMove,
            _ => Undo::Refused(["Too late: somebody", "has seen something.", "a card was turned up."]),
        }
    }

    fn undo(&mut self) {
        self.moves -= 1;
        self.turn = self.deal.players.others(self.turn).last().unwrap();
    }

    fn hint_for(&self) -> Option<Audience> {
        self.is_human().then_some(Audience::Only(self.turn))
    }

    fn hint(&mut self, _: u32) -> Option<HintText> {
        self.left = !self.left;
        let why = [Line::from("It is only a number,"), Line::from("and you have seen it.")];
        (!self.left).then(|| HintText { play: Advised::by("say so"), why })
    }

    fn follow_hint(&mut self) -> Step {
        self.play()
    }

    fn happened(&self, back: usize) -> Option<Line> {
        let place = usize::from(self.moves).checked_sub(back + 1)?;
        let seat = self.deal.players.from(self.deal.first).cycle().nth(place)?;
        Some(line!("{} saw a {}", self.deal.name(seat), seat))
    }
}
