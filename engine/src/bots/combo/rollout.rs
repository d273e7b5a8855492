//! A round played to its end in the mind.

use super::judge::SOUND;
use super::policy;
use super::sight::Knowledge;
use super::stake;
use crate::games::combo::{Combo, Event, Move};
use crate::games::{Game, Moment, Observer, PerSeat, Seat};

/// After so many decisions for each player a round is judged where it stands: what comes later is mostly chance.
const LAPS: u8 = 7;

/// A made-up world in which everybody plays by sound judgement.
#[derive(Clone, Debug)]
pub(super) struct Rollout {
    world: Combo,
    decisions: u8,
    longest: u8,
    ended: Ended,
}

/// Whether the round has ended, and who has won it.
#[derive(Clone, Copy, Default, Debug)]
struct Ended {
    now: bool,
    winner: Option<Seat>,
}

impl Observer<Combo> for Ended {
    #[inline]
    fn event(&mut self, event: Event, _: Moment<'_, Combo>) {
        if let Event::RoundEnded { winner } = event {
            *self = Ended { now: true, winner };
        }
    }
}

/// How a round came out for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RolloutOutcome {
    /// The share of victories to expect.
    pub(super) share: u32,
    /// Whether the seat has won the round, or is about to.
    pub(super) won: bool,
}

impl Rollout {
    #[inline]
    pub(super) fn new(world: &Combo) -> Rollout {
        let longest = LAPS * world.players().count();
        Rollout { world: world.clone(), decisions: 0, longest, ended: Ended::default() }
    }

    /// Plays a move of the seat whose decision it is.
    pub(super) fn play(&mut self, mv: Option<Move>) {
        self.decisions += 1;
        let played = mv.is_some_and(|mv| self.world.play_in_round(mv, &mut self.ended).is_ok());
        if !played {
            self.longest = self.decisions; // never happens: what is refused would be refused for ever
        }
    }

    /// Plays one decision and says how much work it was.
    pub(super) fn step(&mut self) -> u16 {
        let Some(seat) = self.world.to_move() else { return 0 };
        let sight = Knowledge::of_world(&self.world, seat);
        let (mv, steps) = policy::play(&sight, &SOUND);
        self.play(mv);
        steps
    }

    /// How the round came out, once it has ended or gone far enough.
    pub(super) fn outcome(&self, seat: Seat) -> Option<RolloutOutcome> {
        let open = self.world.open();
        if self.ended.now {
            let won = self.ended.winner == Some(seat);
            return Some(RolloutOutcome { share: stake::after_round(open, seat), won });
        }
        if self.decisions < self.longest {
            return None;
        }
        let sizes = PerSeat::from_fn(|other| self.world.hand(other).len());
        let fewer = open.players.others(seat).all(|other| sizes[seat] < sizes[other]);
        Some(RolloutOutcome { share: stake::within_round(open, &sizes, seat), won: fewer })
    }
}
