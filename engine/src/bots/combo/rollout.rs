//! A round played to its end in the mind.

use super::calls::answer_to;
use super::judge::SOUND;
use super::policy;
use super::sight::Knowledge;
use super::stake;
use crate::games::combo::{Combo, Event, Move, Phase};
use crate::games::{Game, Moment, Observer, PerSeat, Seat};

/// After so many decisions for each player a round is judged where it stands: what comes later is mostly chance.
const LAPS: u8 = 7;

/// A made-up world in which everybody plays by sound judgement.
#[derive(Clone, Debug)]
pub(super) struct Rollout {
    world: Combo,
    decisions: u8,
    longest: u8,
    seen: Seen,
}

/// What was seen of the round.
#[derive(Clone, Copy, Debug)]
struct Seen {
    /// How many cards each seat has. To count them at every decision would be a twentieth of the search.
    sizes: PerSeat<u8>,
    /// Whether the round has ended.
    ended: bool,
    /// Who has won it.
    winner: Option<Seat>,
}

impl Observer<Combo> for Seen {
    #[inline(always)] // of most events nothing is left then
    fn event(&mut self, event: Event, _: Moment<'_, Combo>) {
        match event {
            Event::Placed { seat, .. } => self.sizes[seat] -= 1,
            Event::Drew { seat, .. } => self.sizes[seat] += 1,
            Event::RoundEnded { winner } => (self.ended, self.winner) = (true, winner),
            _ => {}
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
    /// The world before anybody has played in it.
    pub(super) fn new(world: Combo) -> Rollout {
        let longest = LAPS * world.players().count();
        let sizes = PerSeat::from_fn(|seat| world.hand(seat).len());
        Rollout { world, decisions: 0, longest, seen: Seen { sizes, ended: false, winner: None } }
    }

    /// Plays a move of the seat whose decision it is. With table manners the table answers at once where that is asked:
    /// it is no decision of a seat, so it shortens nobody's look ahead.
    pub(super) fn play(&mut self, mv: Option<Move>) {
        self.decisions += 1;
        let mut played = mv.is_some_and(|mv| self.world.play_in_round(mv, &mut self.seen).is_ok());
        if let Phase::Unannounced { made, .. } = self.world.open().phase {
            played &= self.world.play_in_round(answer_to(made).mv, &mut self.seen).is_ok();
        }
        if !played {
            self.longest = self.decisions; // never happens: what is refused would be refused for ever
        }
    }

    /// Plays one decision and says how much work it was.
    pub(super) fn step(&mut self) -> u16 {
        let Some(seat) = self.world.to_move() else { return 0 };
        let sight = Knowledge::of_world(&self.world, &self.seen.sizes, seat);
        let (mv, steps) = policy::play(&sight, &SOUND);
        self.play(mv);
        steps
    }

    /// How the round came out, once it has ended or gone far enough.
    pub(super) fn outcome(&self, seat: Seat) -> Option<RolloutOutcome> {
        let open = self.world.open();
        if self.seen.ended {
            let won = self.seen.winner == Some(seat);
            return Some(RolloutOutcome { share: stake::after_round(open, seat), won });
        }
        if self.decisions < self.longest {
            return None;
        }
        let sizes = &self.seen.sizes;
        let fewer = open.players.others(seat).all(|other| sizes[seat] < sizes[other]);
        Some(RolloutOutcome { share: stake::within_round(open, sizes, seat), won: fewer })
    }
}
