//! Playing a move, and all that follows from it by itself.

use super::{Card, Combination, Combo, Event, Gift, Illegal, Made, Move, Phase, Pile, Showing};
use crate::games::{Disclosure, Moment, Observer, Seat, SeatSet};

/// A move being played, with its observer.
pub(super) struct Play<'a, W> {
    pub(super) game: &'a mut Combo,
    pub(super) observer: &'a mut W,
    /// Whether the next round is dealt once this one has ended.
    pub(super) deals: bool,
    /// The latest that somebody has learned.
    pub(super) disclosure: Option<Disclosure>,
}

impl<W: Observer<Combo>> Play<'_, W> {
    /// Checks the move against what is asked, then plays it.
    #[inline]
    pub(super) fn decide(&mut self, mv: Move) -> Result<(), Illegal> {
        match (&self.game.open.phase, mv) {
            (&Phase::Turn { seat, .. }, Move::Place { card, pile, announced }) => {
                let made = self.game.decision(seat).check_place(card, pile, announced)?;
                self.place(seat, card, pile, made);
            }
            (&Phase::Turn { seat, .. }, Move::Draw) => self.draw_as_turn(seat),
            (&Phase::Turn { seat, fresh }, Move::Sacrifice(pile)) => {
                self.game.decision(seat).check_sacrifice(seat, fresh, pile)?;
                self.sacrifice(seat, pile);
            }
            (&Phase::Hide(seat), Move::Hide(card)) => {
                self.game.decision(seat).check_in_hand(card)?;
                self.hide_first(seat, card);
            }
            (&Phase::HideAgain { seat, made }, Move::Hide(card)) => {
                self.game.decision(seat).check_in_hand(card)?;
                self.game.open.showing[seat] = Showing::AllButSeen(card);
                self.observer.event(Event::Hid { seat, card: Some(card) }, Moment::of(self.game));
                self.follow(seat, made);
            }
            (&Phase::HideAgain { seat, made }, Move::Open) => {
                self.observer.event(Event::Opened(seat), Moment::of(self.game));
                self.follow(seat, made);
            }
            (&Phase::Unannounced { seat, made }, Move::Called) => {
                self.observer.event(Event::Called { seat, made }, Moment::of(self.game));
                if made.is_some() {
                    self.draw(seat);
                }
                self.end_go(seat);
            }
            (&Phase::Unannounced { seat, .. }, Move::Quiet) => {
                self.observer.event(Event::Quiet(seat), Moment::of(self.game));
                self.end_go(seat);
            }
            (&Phase::Give { seat, gift }, Move::Give(first, second)) => {
                self.game.decision(seat).check_give(seat, gift, first, second)?;
                self.give(seat, gift, first, second);
            }
            (&Phase::Thanks { seat, cards, then, giver }, Move::Thanks) => {
                self.observer.event(Event::Thanked(seat), Moment::of(self.game));
                self.receive(seat, cards, then, giver);
            }
            (&Phase::Thanks { seat, cards, then, giver }, Move::Forgot) => {
                self.observer.event(Event::Forgot(seat), Moment::of(self.game));
                self.receive(seat, cards + 1, then, giver);
            }
            (&Phase::SecondChance(seat), Move::Again) => {
                self.pay(seat);
                self.game.open.went_again.insert(seat);
                self.observer.event(Event::WentAgain(seat), Moment::of(self.game));
                self.game.open.phase = Phase::Turn { seat, fresh: false };
            }
            (&Phase::SecondChance(seat), Move::Pass) => self.pass(seat),
            (&Phase::Over, _) => return Err(Illegal::Over),
            _ => return Err(Illegal::NotAsked),
        }
        Ok(())
    }

    /// The card goes on the pile. Another card is hidden before anything else follows.
    #[inline(always)] // it has one caller, and is most of what a game consists of
    fn place(&mut self, seat: Seat, card: Card, pile: Pile, made: Made) {
        // Of two equal cards the open one goes first.
        let was_hidden = self.game.hidden(seat) == Some(card) && self.game.hands[seat].count(card) == 1;
        let open = &mut self.game.open;
        let was_known = match open.showing[seat] {
            Showing::Nothing => open.memory.remove(seat, card),
            Showing::All | Showing::AllButSeen(_) => true,
            Showing::AllButOne => !was_hidden,
        };
        if !was_known {
            self.disclosure = Some(Disclosure::Shown);
        }
        open.stuck = SeatSet::EMPTY;
        self.game.hands[seat].remove(card);
        self.game.piles.place(card, pile);
        self.observer.event(Event::Placed { seat, card, pile }, Moment::of(self.game));
        match made {
            Made::Announced(combination) => {
                self.game.open.noted = self.game.open.noted.after(Some(combination));
                self.observer.event(Event::Combined { seat, combination }, Moment::of(self.game));
            }
            Made::Unannounced(made) => self.game.open.noted = self.game.open.noted.after(made),
            Made::Nothing => {}
        }
        if was_hidden {
            self.game.open.showing[seat] = Showing::All;
            self.game.secrets[seat] = None;
            if !self.game.hands[seat].is_empty() {
                self.game.open.phase = Phase::HideAgain { seat, made };
                return;
            }
        }
        self.follow(seat, made);
    }

    /// What follows from a placement.
    #[inline]
    fn follow(&mut self, seat: Seat, made: Made) {
        match made {
            Made::Nothing => self.end_go(seat),
            Made::Unannounced(made) => self.game.open.phase = Phase::Unannounced { seat, made },
            Made::Announced(Combination::Pair) => self.go_again(seat),
            Made::Announced(Combination::Straight) => {
                self.game.open.phase = Phase::Give { seat, gift: Gift::Straight };
            }
            Made::Announced(Combination::Flush) => {
                self.game.open.phase = Phase::Give { seat, gift: Gift::Flush };
            }
            Made::Announced(Combination::Three) => {
                self.game.open.players.others(seat).for_each(|other| self.draw(other));
                self.go_again(seat);
            }
        }
    }

    /// The seat draws as its turn, and is stuck if that brings nothing.
    #[inline]
    fn draw_as_turn(&mut self, seat: Seat) {
        self.game.open.stuck.insert(seat);
        self.draw(seat);
        self.end_go(seat);
    }

    fn sacrifice(&mut self, seat: Seat, pile: Pile) {
        if let Some(card) = self.game.piles.sacrifice(pile) {
            self.pay(seat);
            let open = &mut self.game.open;
            open.sunk += 1;
            open.sacrificed.insert(seat);
            open.stuck = SeatSet::EMPTY;
            open.phase = Phase::Turn { seat, fresh: false };
            self.observer.event(Event::Sacrificed { seat, pile, card }, Moment::of(self.game));
        }
    }

    /// The first hidden card of the round; the other cards of the hand are laid open.
    fn hide_first(&mut self, seat: Seat, card: Card) {
        self.game.secrets[seat] = Some(card);
        self.disclosure = Some(Disclosure::Shown);
        self.observer.event(Event::Hid { seat, card: None }, Moment::of(self.game));
        let open = &mut self.game.open;
        open.showing[seat] = Showing::AllButOne;
        let next = open.players.after(seat);
        if next == open.first {
            self.game.begin_turn(next);
        } else {
            open.phase = Phase::Hide(next);
        }
    }

    fn give(&mut self, giver: Seat, gift: Gift, first: Seat, second: Option<Seat>) {
        let cards = if gift == Gift::Flush && second.is_none() { 2 } else { 1 };
        for seat in [Some(first), second].into_iter().flatten() {
            self.observer.event(Event::Chosen { seat, cards }, Moment::of(self.game));
        }
        if self.game.open.options.manners {
            self.game.open.phase = Phase::Thanks { seat: first, cards, then: second, giver };
            return;
        }
        (0..cards).for_each(|_| self.draw(first));
        if let Some(second) = second {
            self.draw(second);
        }
        self.go_again(giver);
    }

    /// A chosen seat draws before the next one is asked.
    fn receive(&mut self, seat: Seat, cards: u8, then: Option<Seat>, giver: Seat) {
        (0..cards).for_each(|_| self.draw(seat));
        match then {
            Some(seat) => self.game.open.phase = Phase::Thanks { seat, cards: 1, then: None, giver },
            None => self.go_again(giver),
        }
    }

    /// The effect of a combination has applied.
    fn go_again(&mut self, seat: Seat) {
        if self.game.hands[seat].is_empty() {
            self.end_round(Some(seat));
        } else {
            self.game.open.phase = Phase::Turn { seat, fresh: false };
        }
    }

    /// The turn would pass, unless the round is over or a second chance is taken.
    #[inline]
    fn end_go(&mut self, seat: Seat) {
        if self.game.hands[seat].is_empty() {
            self.end_round(Some(seat));
        } else if self.game.decision(seat).has_second_chance(seat) {
            self.game.open.phase = Phase::SecondChance(seat);
        } else {
            self.pass(seat);
        }
    }

    /// The turn passes. When everybody was stuck for a whole lap, the round is blocked instead.
    #[inline]
    fn pass(&mut self, seat: Seat) {
        let open = &mut self.game.open;
        if open.stuck.is_everybody(open.players) {
            self.end_round(None);
        } else {
            let next = open.players.after(seat);
            self.game.begin_turn(next);
        }
    }

    /// A token for a sacrifice or a second chance.
    fn pay(&mut self, seat: Seat) {
        let tokens = &mut self.game.open.tokens[seat];
        *tokens = tokens.saturating_sub(1);
        self.observer.event(Event::Paid { seat, tokens: 1 }, Moment::of(self.game));
    }
}
