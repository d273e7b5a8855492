//! A round played to its end in the mind.

use super::judge::SOUND;
use super::policy;
use super::sight::Sight;
use super::stake;
use crate::games::combo::{Combo, Event, Move};
use crate::games::{Game, PerSeat, Seat, Witness};

/// After so many decisions a round counts as if it ended where it stands.
const LONGEST: u8 = 90;

/// A made-up world in which everybody plays by sound judgement.
#[derive(Clone, Debug)]
pub(super) struct Rollout {
    world: Combo,
    decisions: u8,
    ended: Ended,
}

/// Whether the round has ended, and who has won it.
#[derive(Clone, Copy, Default, Debug)]
struct Ended {
    now: bool,
    winner: Option<Seat>,
}

impl Witness<Combo> for Ended {
    #[inline]
    fn saw(&mut self, event: Event) {
        if let Event::RoundEnded { winner } = event {
            *self = Ended { now: true, winner };
        }
    }
}

/// How a round came out for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    /// The share of victories to expect.
    pub(super) share: u32,
    /// Whether the seat has won the round.
    pub(super) won: bool,
}

impl Rollout {
    /// Begins with a move of the seat whose decision it is.
    pub(super) fn begin(world: &Combo, mv: Move) -> Rollout {
        let mut rollout = Rollout { world: world.clone(), decisions: 0, ended: Ended::default() };
        rollout.play(Some(mv));
        rollout
    }

    fn play(&mut self, mv: Option<Move>) {
        self.decisions += 1;
        let played = mv.is_some_and(|mv| self.world.play_before(mv, &mut self.ended).is_ok());
        // Without a move the game is over; what is refused would be refused for ever.
        self.ended.now |= !played || self.decisions >= LONGEST;
    }

    /// Plays one decision and says how much work it was; nothing once the round has ended.
    pub(super) fn step(&mut self) -> u16 {
        let Some(seat) = self.world.to_move().filter(|_| !self.ended.now) else { return 0 };
        let sight = Sight::of_world(&self.world, seat);
        let (choice, steps) = policy::choose(&sight, &SOUND);
        self.play(choice.map(|choice| choice.mv));
        steps
    }

    /// How the round came out, once it has ended.
    pub(super) fn outcome(&self, seat: Seat) -> Option<Outcome> {
        if !self.ended.now {
            return None;
        }
        let table = self.world.table();
        let mut tokens = table.tokens;
        if self.decisions >= LONGEST {
            let hands = PerSeat::from_fn(|other| self.world.hand(other).len());
            table
                .players
                .seats()
                .for_each(|other| tokens[other] = tokens[other].saturating_sub(hands[other]));
        }
        Some(Outcome { share: stake::share(table, &tokens, seat), won: self.ended.winner == Some(seat) })
    }
}
