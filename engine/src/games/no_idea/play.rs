//! A move and all that follows from it, up to the next decision.

use super::NoIdea;
use super::card::Card;
use super::event::Event;
use super::illegal::Illegal;
use super::layout::{Slot, Slots};
use super::moves::{Move, Pile};
use super::phase::Phase;
use crate::games::{Disclosure, Moment, Observer, Seat};

/// Plays a move; an illegal one changes nothing.
#[inline]
pub(super) fn play(
    game: &mut NoIdea,
    mv: Move,
    observer: &mut impl Observer<NoIdea>,
) -> Result<Option<Disclosure>, Illegal> {
    let seat = game.turn;
    let mut turn = TurnInPlay { game, seat, observer, disclosure: None };
    turn.answer(mv)?;
    Ok(turn.disclosure)
}

/// The turn of a seat while a move is played.
pub(super) struct TurnInPlay<'a, W> {
    pub(super) game: &'a mut NoIdea,
    pub(super) seat: Seat,
    pub(super) observer: &'a mut W,
    /// The first thing that somebody learned by this move.
    disclosure: Option<Disclosure>,
}

impl<W: Observer<NoIdea>> TurnInPlay<'_, W> {
    /// Checks the move against what is asked, then carries it out.
    #[inline]
    fn answer(&mut self, mv: Move) -> Result<(), Illegal> {
        match (self.game.phase, mv) {
            (Phase::Draw, Move::Draw) => self.reveal_from_draw_pile(false),
            (Phase::Open { card, placed }, Move::Place(pile)) => {
                self.check_fit(card, pile)?;
                self.place(card, pile, placed);
            }
            (Phase::Revealed { slot }, Move::Place(pile)) => {
                let card = self.own(slot)?;
                self.check_fit(card, pile)?;
                self.game.layouts[self.seat].take(slot);
                self.place(card, pile, true);
            }
            (Phase::Revealed { slot }, Move::Back) => self.turn_back(slot),
            (Phase::Own { .. }, Move::Reveal(slot)) => {
                let card = self.own(slot)?;
                self.reveal_own(slot, card);
            }
            (Phase::Own { .. }, Move::Nothing) if self.few() => {
                self.tell(Event::Declared { seat: self.seat });
                self.game.phase = Phase::NothingFits { revealed: Slots::EMPTY };
            }
            (Phase::Own { placed: true }, Move::Stop) => self.end(),
            (Phase::NothingFits { revealed }, Move::Reveal(slot)) => {
                let card = self.own(slot)?;
                if revealed.contains(slot) {
                    return Err(Illegal::Shown);
                }
                self.put_to_the_test(slot, card, revealed);
            }
            (phase, mv) => return Err(Illegal::reason(phase, mv)),
        }
        Ok(())
    }

    #[inline]
    fn own(&self, slot: Slot) -> Result<Card, Illegal> {
        self.game.layouts[self.seat].card(slot).ok_or(Illegal::Free)
    }

    #[inline]
    fn few(&self) -> bool {
        self.game.layouts[self.seat].occupied().is_few()
    }

    #[inline]
    fn check_fit(&self, card: Card, pile: Pile) -> Result<(), Illegal> {
        let top = self.game.centre.top(pile).ok_or(Illegal::NoPile)?;
        if card.fits(top) { Ok(()) } else { Err(Illegal::Unfit) }
    }

    #[inline]
    fn fits_any(&self, card: Card) -> bool {
        self.game.centre.tops().fold(false, |fits, top| fits | card.fits(top))
    }

    #[inline]
    pub(super) fn tell(&mut self, event: Event) {
        self.observer.event(event, Moment::of(self.game));
    }

    #[inline]
    pub(super) fn learned(&mut self, disclosure: Disclosure) {
        self.disclosure = self.disclosure.or(Some(disclosure));
    }

    /// Reveals a card from the draw pile and places it, and again for as long as *Reveal* asks for it.
    ///
    /// A card that fits no pile starts one by itself; the player is asked only where it fits.
    fn reveal_from_draw_pile(&mut self, placed: bool) {
        loop {
            let Some(card) = self.draw() else {
                self.tell(Event::NoneLeft);
                break;
            };
            self.learned(Disclosure::Revealed);
            self.tell(Event::Drawn { card });
            if self.keep_prize(card, None) {
                return self.end_or_clear(placed);
            }
            if self.fits_any(card) {
                self.game.phase = Phase::Open { card, placed };
                return;
            }
            let pile = self.game.centre.start(card);
            self.tell(Event::Started { seat: self.seat, pile, card });
            if !self.resolve(card, pile) {
                break;
            }
        }
        self.go_on(placed);
    }

    /// Lays a card on a pile that it fits.
    #[inline]
    fn place(&mut self, card: Card, pile: Pile, placed: bool) {
        if let Some(covered) = self.game.centre.cover(pile, card) {
            self.game.discards.cover(pile, covered);
        }
        self.tell(Event::Placed { seat: self.seat, pile, card });
        if self.resolve(card, pile) {
            self.reveal_from_draw_pile(placed);
        } else {
            self.go_on(placed);
        }
    }

    /// Keeps a card that is a consolation prize, which may have lain in a place of the layout; false if it is none.
    #[inline]
    fn keep_prize(&mut self, card: Card, slot: Option<Slot>) -> bool {
        let Some(prize) = card.prize() else { return false };
        if let Some(slot) = slot {
            self.game.layouts[self.seat].take(slot);
        }
        self.game.won[self.seat].prizes.add(prize);
        self.tell(Event::Kept { seat: self.seat, prize });
        true
    }

    /// Turns up an own card, for everybody to see and remember; the phase says which cards lie face up then.
    ///
    /// It is news even where it was seen before: who has forgotten it must not look and take that back.
    #[inline]
    fn turn_up(&mut self, slot: Slot, card: Card, phase: Phase) {
        self.game.phase = phase;
        self.game.layouts[self.seat].turn_up(slot);
        self.learned(Disclosure::Revealed);
        self.tell(Event::Revealed { seat: self.seat, slot, card });
    }

    #[inline]
    fn turn_back(&mut self, slot: Slot) {
        self.tell(Event::TurnedBack { seat: self.seat, slot });
        self.end();
    }

    #[inline]
    fn reveal_own(&mut self, slot: Slot, card: Card) {
        self.turn_up(slot, card, Phase::Revealed { slot });
        if self.keep_prize(card, Some(slot)) {
            self.end_or_clear(true);
        } else if !self.fits_any(card) {
            self.turn_back(slot);
        }
    }

    /// "Nothing fits!": the next card that should not fit.
    fn put_to_the_test(&mut self, slot: Slot, card: Card, mut revealed: Slots) {
        revealed.insert(slot);
        self.turn_up(slot, card, Phase::NothingFits { revealed });
        let is_prize = self.keep_prize(card, Some(slot));
        if is_prize || self.fits_any(card) {
            self.tell(Event::Mistaken { seat: self.seat, prize: is_prize });
            self.refill_and_end();
        } else if revealed == self.game.layouts[self.seat].occupied() {
            self.win_trophy();
        }
    }

    /// On to the own cards, once a discarded card and its function are done with.
    #[inline]
    fn go_on(&mut self, placed: bool) {
        if self.game.layouts[self.seat].is_empty() {
            self.end_or_clear(placed);
        } else {
            self.game.phase = Phase::Own { placed };
        }
    }

    /// The turn ends. If its last own card has `gone` this turn, the layout is cleared; a layout that was
    /// empty from the start (N6) is not.
    fn end_or_clear(&mut self, gone: bool) {
        if gone && self.game.layouts[self.seat].is_empty() {
            self.tell(Event::Cleared { seat: self.seat });
            self.win_trophy();
        } else {
            self.end();
        }
    }

    /// Takes the top trophy. The last one ends the game before any refill (N10).
    fn win_trophy(&mut self) {
        if let Some(trophy) = self.game.trophies.take() {
            self.game.won[self.seat].trophies.add(trophy);
            self.learned(Disclosure::Drawn);
            self.tell(Event::TrophyWon { seat: self.seat });
        }
        if self.game.trophies.is_empty() {
            self.game.phase = Phase::Over;
            self.tell(Event::GameOver);
        } else {
            self.refill_and_end();
        }
    }

    fn refill_and_end(&mut self) {
        self.refill(self.seat, Slots::ALL.len());
        self.end();
    }

    #[inline]
    fn end(&mut self) {
        self.game.turn = self.game.players.after(self.seat);
        self.game.begin_turn();
        let event = match self.game.phase {
            Phase::Over => Event::GameOver,
            _ => Event::TurnBegins { seat: self.game.turn },
        };
        self.tell(event);
    }
}
