//! What a seat sees, in the form in which it is thought about.

use super::outlook::{self, Outlook};
use super::pile::PlayedCards;
use crate::cards::Rng;
use crate::games::GameView;
use crate::games::burst::{Card, Counts, Five, Ruleset, Turn, View};

/// The seats that are not the own one, at most.
pub(super) const OTHERS: usize = 4;

/// The round as one seat sees it.
#[derive(Clone, Debug)]
pub(super) struct Round {
    pub(super) ruleset: &'static Ruleset,
    pub(super) turn: Turn,
    pub(super) last: bool,
    /// How many rounds come after this one.
    pub(super) rounds_left: u8,
    /// How many cards are to be chosen in this turn.
    pub(super) now: u8,
    /// How many every player chooses in later turns of the round.
    pub(super) later: u8,
    pub(super) hand: Five,
    /// What the seat has played in this round, as all have seen it.
    pub(super) revealed: PlayedCards,
    /// The same with what the seat has chosen in this turn.
    pub(super) own: PlayedCards,
    /// What each other has revealed, in order of play from the own seat.
    pub(super) others: [PlayedCards; OTHERS],
    /// The points so far, by how much each other is behind the own seat.
    pub(super) lead: [i32; OTHERS],
    pub(super) unseen: heapless::Vec<Card, 100, u8>,
}

impl Round {
    /// What a view says; `None` when there is nothing to choose.
    pub(super) fn of(view: &View, unseen: &Counts) -> Option<Round> {
        let public = view.public();
        let (ruleset, seat) = (public.ruleset(), view.seat());
        let turn = public.turn()?;
        let played = PlayedCards::from(public.played(seat));
        let mut round = Round {
            ruleset,
            turn,
            last: public.is_last_round(),
            rounds_left: ruleset.rounds.saturating_sub(public.round()),
            now: public.left_this_turn(seat),
            later: ruleset.cards_a_round() - ruleset.cards_before(turn) - ruleset.cards_in(turn),
            hand: view.hand(),
            revealed: played,
            own: played.plus(PlayedCards::from(view.chosen())),
            others: [PlayedCards::EMPTY; OTHERS],
            lead: [0; OTHERS],
            unseen: heapless::Vec::new(),
        };
        let scores = public.scores();
        let seats = ruleset.players.others(seat);
        for ((other, pile), lead) in seats.zip(&mut round.others).zip(&mut round.lead) {
            *pile = PlayedCards::from(public.played(other));
            *lead = i32::from(scores[seat]) - i32::from(scores[other]);
        }
        for card in unseen.cards() {
            // There are a hundred cards in all.
            let _ = round.unseen.push(card);
        }
        Some(round)
    }

    /// How many others play.
    pub(super) const fn opponents(&self) -> u8 {
        self.ruleset.players.count() - 1
    }

    /// All that the others have revealed.
    pub(super) fn all_others(&self) -> PlayedCards {
        self.others.iter().fold(PlayedCards::EMPTY, |sum, &pile| sum.plus(pile))
    }

    /// What the others of a seat have revealed, the seats counted in order of play from the own one.
    pub(super) fn others_of(&self, seat: usize) -> PlayedCards {
        let all = self.all_others();
        let Some(other) = seat.checked_sub(1) else { return all };
        all.plus(self.revealed).minus(self.others.get(other).copied().unwrap_or_default())
    }

    /// Any cards that the others may play from this turn on.
    pub(super) fn fill(&mut self, futures: &mut [PlayedCards], turn: Turn, rng: &mut Rng) {
        let each = self.ruleset.cards_a_round() - self.ruleset.cards_before(turn);
        let cards = each * self.opponents();
        outlook::fill(futures, &mut self.unseen, cards, rng);
    }

    /// The own seat's outlook.
    pub(super) fn outlook<'a>(&self, futures: &'a [PlayedCards]) -> Outlook<'a> {
        Outlook {
            ruleset: self.ruleset,
            last_round: self.last,
            own: self.own,
            others: self.all_others(),
            futures,
            later: self.later,
        }
    }
}
