//! Which moves are legal: what the list shows is what these checks let through.

use super::card::fitting;
use super::{
    Card, Combination, ComboSuits, Gift, Hand, Illegal, Made, Move, OpenState, Phase, Pile, Piles,
    combination,
};
use crate::cards::Suits as _;
use crate::games::{Moves, Seat};

/// How many kinds of cards there are: a placement has the number `KINDS * pile + kind`.
const KINDS: usize = ComboSuits::KINDS as usize;

/// All placements by their numbers, nothing announced: whoever lists moves copies them.
#[allow(clippy::indexing_slicing)] // at compile time, where a slip is an error
static PLACEMENTS: [Move; 3 * KINDS] = {
    let mut all = [Move::Draw; 3 * KINDS];
    let mut kind = 0;
    while let Some(card) = Card::from_index(kind) {
        let mut number = 0;
        while let Some(pile) = Pile::from_number(number + 1) {
            all[KINDS * number as usize + kind as usize] = Move::Place { pile, card, announced: None };
            number += 1;
        }
        kind += 1;
    }
    all
};

/// A decision as the player sees it who has to make it.
pub(super) struct Decision<'a> {
    pub(super) open: &'a OpenState,
    pub(super) piles: &'a Piles,
    pub(super) hand: &'a Hand,
}

impl Decision<'_> {
    /// Appends all legal moves, sorted.
    #[inline]
    pub(super) fn list(&self, moves: &mut Moves<Move>) {
        match self.open.phase {
            Phase::Turn { seat, fresh } => {
                self.list_placements(moves);
                moves.push(Move::Draw);
                if self.check_sacrifices(seat, fresh).is_ok() {
                    let deep = Pile::ALL.into_iter().filter(|&pile| self.check_pile(pile).is_ok());
                    deep.for_each(|pile| moves.push(Move::Sacrifice(pile)));
                }
            }
            Phase::Give { seat, gift } => self.list_gifts(seat, gift, moves),
            Phase::Hide(_) => self.list_hidden(moves),
            Phase::HideAgain { .. } => {
                self.list_hidden(moves);
                moves.push(Move::Open);
            }
            Phase::Unannounced { .. } => {
                [Move::Called, Move::Quiet].into_iter().for_each(|mv| moves.push(mv))
            }
            Phase::Thanks { .. } => [Move::Thanks, Move::Forgot].into_iter().for_each(|mv| moves.push(mv)),
            Phase::SecondChance(_) => [Move::Again, Move::Pass].into_iter().for_each(|mv| moves.push(mv)),
            Phase::Over => {}
        }
    }

    /// All piles in one loop: where a loop ends is chance, and one wrong guess costs less than three.
    #[inline]
    fn list_placements(&self, moves: &mut Moves<Move>) {
        let fits = |pile| u128::from(self.hand.bits() & fitting(self.piles.tops[pile]));
        let mut left = fits(Pile::One) | fits(Pile::Two) << KINDS | fits(Pile::Three) << (2 * KINDS);
        while let Some(&mv) = PLACEMENTS.get(left.trailing_zeros() as usize) {
            left &= left.wrapping_sub(1);
            moves.push(mv);
            if self.open.options.manners
                && let Move::Place { pile, card, .. } = mv
                && let Some(made) = combination(&self.piles.tops, self.open.noted, card, pile)
            {
                moves.push(Move::Place { pile, card, announced: Some(made) });
            }
        }
    }

    fn list_gifts(&self, giver: Seat, gift: Gift, moves: &mut Moves<Move>) {
        let opponents = self.open.players.seats().filter(|&seat| seat != giver);
        for first in opponents.clone() {
            moves.push(Move::Give(first, None));
            if gift == Gift::Flush {
                let seconds = opponents.clone().filter(|&second| first < second);
                seconds.for_each(|second| moves.push(Move::Give(first, Some(second))));
            }
        }
    }

    fn list_hidden(&self, moves: &mut Moves<Move>) {
        self.hand.kinds().for_each(|card| moves.push(Move::Hide(card)));
    }

    /// What a placement makes, if it is legal.
    #[inline]
    pub(super) fn check_place(
        &self,
        card: Card,
        pile: Pile,
        announced: Option<Combination>,
    ) -> Result<Made, Illegal> {
        self.check_in_hand(card)?;
        let top = self.piles.tops[pile];
        if fitting(top) >> card.index() & 1 == 0 {
            return Err(Illegal::DoesNotFit { card, top });
        }
        let made = combination(&self.piles.tops, self.open.noted, card, pile);
        match (made, announced) {
            (_, Some(_)) if !self.open.options.manners => Err(Illegal::NoManners),
            (_, Some(announced)) if made != Some(announced) => Err(Illegal::NotMade(announced)),
            (made, None) if self.open.options.manners => Ok(Made::Unannounced(made)),
            (None, _) => Ok(Made::Nothing),
            (Some(made), _) => Ok(Made::Announced(made)),
        }
    }

    /// Whether a sacrifice of this pile is legal.
    pub(super) fn check_sacrifice(&self, seat: Seat, fresh: bool, pile: Pile) -> Result<(), Illegal> {
        self.check_sacrifices(seat, fresh)?;
        self.check_pile(pile)
    }

    #[inline]
    fn check_sacrifices(&self, seat: Seat, fresh: bool) -> Result<(), Illegal> {
        let OpenState { options, sacrificed, tokens, .. } = self.open;
        if !options.sacrifice {
            Err(Illegal::NoSacrifices)
        } else if sacrificed.contains(seat) {
            Err(Illegal::SacrificedBefore)
        } else if !fresh {
            Err(Illegal::TooLate)
        } else if tokens[seat] < 2 {
            Err(Illegal::LastToken)
        } else if self.hand.len() < 2 {
            Err(Illegal::LastCard)
        } else {
            Ok(())
        }
    }

    fn check_pile(&self, pile: Pile) -> Result<(), Illegal> {
        if self.piles.depth(pile) == 0 { Err(Illegal::NothingUnder(pile)) } else { Ok(()) }
    }

    /// Whether these seats can be chosen to draw.
    pub(super) fn check_give(
        &self,
        giver: Seat,
        gift: Gift,
        first: Seat,
        second: Option<Seat>,
    ) -> Result<(), Illegal> {
        let players = self.open.players;
        let stranger = |seat: &Seat| !players.has(*seat) || *seat == giver;
        if let Some(seat) = [Some(first), second].into_iter().flatten().find(stranger) {
            return Err(Illegal::NotAnOpponent(seat));
        }
        match second {
            Some(_) if gift == Gift::Straight => Err(Illegal::OneOnly),
            Some(second) if second <= first => Err(Illegal::Order),
            _ => Ok(()),
        }
    }

    /// Whether the card is there to be placed or hidden.
    #[inline]
    pub(super) fn check_in_hand(&self, card: Card) -> Result<(), Illegal> {
        if self.hand.contains(card) { Ok(()) } else { Err(Illegal::NotInHand(card)) }
    }

    /// Whether a second chance is offered, now that the turn would pass.
    #[inline]
    pub(super) fn has_second_chance(&self, seat: Seat) -> bool {
        let OpenState { options, went_again, tokens, .. } = self.open;
        options.second_chance && !went_again.contains(seat) && tokens[seat] >= 2 && self.hand.len() >= 2
    }
}
