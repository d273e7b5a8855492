//! The feat of Combo: most cards placed in one turn.

use crate::games::combo::Event;
use crate::games::{PerSeat, Seat};

/// Longer turns count as this.
const LONGEST: u8 = 10;

/// The best turn of a seat, its present one, and whether that goes on; in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turns {
    best: u8,
    run: u8,
    goes_on: bool,
}

impl Turns {
    const fn unpack(noted: u8) -> Turns {
        let counts = noted / 2;
        Turns { best: counts / (LONGEST + 1), run: counts % (LONGEST + 1), goes_on: noted % 2 == 1 }
    }

    fn end(&mut self) {
        (self.run, self.goes_on) = (0, false);
    }

    fn pack(self) -> u8 {
        (self.best * (LONGEST + 1) + self.run) * 2 + u8::from(self.goes_on)
    }
}

fn change(noted: &mut PerSeat<u8>, seat: Seat, change: impl Fn(&mut Turns)) {
    let mut turns = Turns::unpack(noted[seat]);
    change(&mut turns);
    noted[seat] = turns.pack();
}

/// Notes an event.
pub(super) fn note(event: &Event, noted: &mut PerSeat<u8>) {
    match *event {
        Event::Placed { seat, .. } => change(noted, seat, |turns| {
            turns.run = if turns.goes_on { (turns.run + 1).min(LONGEST) } else { 1 };
            turns.best = turns.best.max(turns.run);
            turns.goes_on = false;
        }),
        Event::Combined { seat, .. } | Event::WentAgain(seat) => {
            change(noted, seat, |turns| turns.goes_on = true);
        }
        // After a draw, as after a round, a count begins anew, even with a second chance.
        Event::Drew { seat, .. } | Event::DrewNothing(seat) => change(noted, seat, Turns::end),
        Event::RoundEnded { .. } => {
            Seat::ALL.into_iter().for_each(|seat| change(noted, seat, Turns::end));
        }
        _ => {}
    }
}

/// The best turn of each seat.
pub(super) fn best(noted: PerSeat<u8>) -> PerSeat<u8> {
    noted.map(|noted| Turns::unpack(noted).best)
}
