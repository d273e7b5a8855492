//! One candidate that is played on in one world, until the row is shared out.

use core::cell::Cell;

use super::judge::Judge;
use super::lay_down::POINT;
use super::odds::Odds;
use super::policy::Pondering;
use super::taste::Taste;
use crate::bots::share;
use crate::games::bango::{Bango, Move, Phase, View};
use crate::games::{Game, Seat};

/// What a whole victory is worth at the end of the game, and beside it each point of the lead.
const VICTORY: i32 = 2400;
const LEAD: i32 = 6;

/// What a bot knows and thinks: all that a search is made from.
pub(super) struct Weighing<'a> {
    pub(super) view: &'a View,
    pub(super) odds: &'a Odds,
    pub(super) taste: &'a Taste,
    /// The work done in this slice.
    pub(super) spent: &'a Cell<u32>,
}

/// A candidate that is being played on.
#[derive(Clone, Debug)]
pub(super) struct Playing {
    game: Bango,
    odds: Odds,
    /// What the player is told to have with a row that is not shared out yet.
    stopped: Option<i32>,
    /// The decision on the way.
    pondering: Pondering,
    /// What the others have, as far as they were judged, and how many those are.
    others: (i32, u8),
}

impl Playing {
    /// A world after a move.
    pub(super) fn after(mv: Move, world: &Bango, known: &Weighing<'_>) -> Playing {
        let mut playing = Playing {
            game: *world,
            odds: *known.odds,
            stopped: None,
            pondering: Pondering::default(),
            others: (0, 0),
        };
        playing.play(mv);
        playing
    }

    /// Goes on with the next decision by judgement; once the row is shared out, says what the player has got.
    pub(super) fn go_on(&mut self, known: &Weighing<'_>) -> Option<i32> {
        let open = self.game.open();
        let active = known.view.open.active;
        let going_on = open.active == active
            && !matches!(open.phase, Phase::Begin | Phase::LayOrKeep | Phase::Laying(_) | Phase::Over);
        if !going_on || self.stopped.is_some() {
            return self.worth(known);
        }
        match self.decide(open.to_move().unwrap_or(active), known)? {
            (Move::Stop, worth) => self.stopped = Some(worth),
            (mv, _) => self.play(mv),
        }
        None
    }

    /// Goes on with the next decision by judgement; once the game is over, says what it is worth: above all the victory.
    pub(super) fn go_to_the_end(&mut self, known: &Weighing<'_>) -> Option<i32> {
        let Some(seat) = self.game.open().to_move() else { return Some(self.victory(known)) };
        let (mv, _) = self.decide(seat, known)?;
        self.play(mv);
        None
    }

    /// Weighs one more move; once there is none left, gives the best one and what it is worth.
    fn decide(&mut self, seat: Seat, known: &Weighing<'_>) -> Option<(Move, i32)> {
        let mut pondering = self.pondering;
        let decided = self.judge(seat, known).ponder(&mut pondering);
        self.pondering = if decided.is_some() { Pondering::default() } else { pondering };
        decided
    }

    /// The share of the victory, and a little for the lead.
    fn victory(&self, known: &Weighing<'_>) -> i32 {
        let (winners, seat) = (self.game.winners(), known.view.seat);
        let scores = self.game.scores();
        let best = self.game.players().others(seat).map(|other| scores[other]).max().unwrap_or(0);
        let won = if winners.contains(seat) { share(VICTORY, i32::from(winners.len())) } else { 0 };
        won + (i32::from(scores[seat]) - i32::from(best)) * LEAD
    }

    /// Plays a move, and keeps the odds up to date.
    fn play(&mut self, mv: Move) {
        let _ = self.game.play(mv);
        if let (Move::Draw, Some(card)) = (mv, self.game.open().new_card()) {
            self.odds.reveal(card);
        }
    }

    fn judge<'a>(&'a self, seat: Seat, known: &'a Weighing<'_>) -> Judge<'a> {
        let (open, hand) = (self.game.open(), self.game.hand(seat));
        Judge { open, seat, hand, odds: &self.odds, taste: known.taste, spent: known.spent }
    }

    /// What the own seat has, less what the others have; each of those counts less the more there are, since what
    /// harms one of them helps all the rest. One seat is judged at a time.
    fn worth(&mut self, known: &Weighing<'_>) -> Option<i32> {
        let (players, seat, (sum, judged)) = (self.game.players(), known.view.seat, self.others);
        if let Some(other) = players.others(seat).nth(judged.into()) {
            self.others = (sum + self.has(other, known), judged + 1);
            return None;
        }
        let opponents = (i32::from(players.count()) - 1).max(1);
        let lead = self.has(seat, known) - share(sum, opponents * opponents);
        let is_last = self.game.open().is_last_turn();
        Some(if is_last { lead + lead.signum() * known.taste.victory } else { lead })
    }

    /// What a seat has now: its points and its hand.
    fn has(&self, seat: Seat, known: &Weighing<'_>) -> i32 {
        let (open, judge) = (self.game.open(), self.judge(seat, known));
        let own = i32::from(open.tally(seat).total()) * POINT;
        own + match (open.phase, self.stopped) {
            (Phase::LayOrKeep, _) if seat == open.active => {
                judge.worth(judge.hand).max(judge.laid(judge.hand))
            }
            (Phase::Laying(_), _) if seat == open.active => judge.laid(judge.hand),
            (_, Some(stopped)) if seat == open.active => stopped,
            // A first card that nobody has seen is the same after each move, and would only blur the picture.
            _ if seat != known.view.seat && !open.is_last_turn() => judge.worth(open.known[seat]),
            _ => judge.worth(judge.hand),
        }
    }
}
