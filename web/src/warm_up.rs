//! Games that nobody sees. A browser compiles a function when it is first called, and that takes longer than most calls: a
//! press that leads to a new screen would wait for dozens of them. So a console of its own plays each game for a while,
//! a little at a time, whenever the browser has nothing else to do.

use std::cell::RefCell;

use engine::cards::Seed;
use engine::console::memory::{RobotLevel, Who};
use engine::console::session::{AnySession, MOST_BYTES};
use engine::console::{Board, Button, Console, Deal, Due, Request, SaveSlot, Session, Stored};
use engine::games::{Kind, Players, Seat};

use crate::screen::Screen;

/// Steps in each game, each a press or a slice of thought: many with quick robots, then a few with thorough ones.
const STEPS: u32 = 150;
const QUICK: u32 = 130;
/// Between two of them, so that none comes too early for what is on the screen.
const PAUSE: u32 = 1500;
/// What is pressed: mostly A, which leads on in every game, and B after what only looks at something.
const BUTTONS: [Button; 8] =
    [Button::A, Button::A, Button::Right, Button::A, Button::Down, Button::B, Button::A, Button::Left];

struct Rehearsal {
    console: Console<AnySession>,
    screen: Screen,
    room: Vec<u8>,
    steps: u32,
}

thread_local! {
    static REHEARSAL: RefCell<Option<Rehearsal>> = const { RefCell::new(None) };
}

/// Plays on a little; whether there is more to play.
pub(crate) fn go_on() -> bool {
    REHEARSAL.with_borrow_mut(|rehearsal| {
        let plays = rehearsal.get_or_insert_with(Rehearsal::new).step();
        if !plays {
            *rehearsal = None;
        }
        plays
    })
}

impl Rehearsal {
    fn new() -> Rehearsal {
        Rehearsal {
            console: Console::switch_on(Stored::default(), Board::PAGE, 0),
            screen: Screen::new(),
            room: vec![0; MOST_BYTES],
            steps: 0,
        }
    }

    /// Goes on in the present game, or deals the next one; `false` after the last one.
    fn step(&mut self) -> bool {
        let (game, step) = (self.steps / STEPS, self.steps % STEPS);
        let Some(&kind) = Kind::ALL.get(game as usize) else { return false };
        match step {
            0 => self.deal(kind, RobotLevel::Normal),
            QUICK => self.deal(kind, RobotLevel::Hard),
            _ => {}
        }
        let now = self.steps * PAUSE;
        self.console.pass_time(now);
        if self.console.due() != Due::Soon {
            let button = BUTTONS.get(step as usize % BUTTONS.len()).copied().unwrap_or(Button::A);
            self.console.press(button, now);
            self.console.release(button, now);
        }
        self.console.tick(now);
        self.serve();
        if self.console.take_redraw() {
            let Ok(()) = self.console.draw(&mut self.screen);
        }
        self.steps += 1;
        true
    }

    /// One person and two robots.
    fn deal(&mut self, kind: Kind, level: RobotLevel) {
        let robots = |seat| if seat == Seat::One { Who::Human } else { Who::Bot(level) };
        let deal = Deal::new(kind, Players::Three, Seed(1)).with_guests(robots);
        let used = AnySession::deal(&deal).map_or(0, |dealt| dealt.save(&mut self.room));
        // It cannot fail; if it did, nothing would be lost but a little time later on.
        let _ = self.console.deal_again(self.room.get(..used).unwrap_or_default());
    }

    fn serve(&mut self) {
        while let Some(request) = self.console.take_request() {
            if request == Request::Save(SaveSlot::Game) {
                self.console.bytes(SaveSlot::Game, &mut self.room);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_played_for_a_while_and_then_it_is_over() {
        let mut rehearsal = Rehearsal::new();
        let mut moves = vec![];
        while rehearsal.step() {
            if rehearsal.steps % STEPS == QUICK {
                let session = rehearsal.console.session().expect("a game");
                moves.push((session.setup().kind, session.played()));
            }
        }
        assert_eq!(moves.len(), Kind::COUNT);
        assert!(moves.iter().all(|&(_, played)| played > 20), "{moves:?}");
    }
}
