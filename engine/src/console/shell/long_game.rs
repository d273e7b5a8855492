//! A game that has become so long that its record has little room left: the players are told in good time, and can end
//! it with the points so far.

use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Surface, line};

/// What is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::console) enum LongGame {
    /// How many moves there were, and how many more there can be.
    Notice,
    /// Does everybody want to end it?
    Agree,
}

/// What the players want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::console) enum LongGameChoice {
    PlayOn,
    /// Perhaps to end it; everybody is asked.
    Ask,
    /// To end it with the points so far.
    End,
    /// To leave it as it is.
    Quit,
}

impl LongGame {
    /// What was chosen, if anything. `room` is how many more moves there can be; without any, no player can go on.
    pub(in crate::console) const fn press(self, button: Button, room: u16) -> Option<LongGameChoice> {
        match (self, room, button) {
            (LongGame::Notice, 0, Button::A) => Some(LongGameChoice::End),
            (LongGame::Notice, 0, Button::B) => Some(LongGameChoice::Quit),
            (LongGame::Notice, _, Button::A) => Some(LongGameChoice::PlayOn),
            (LongGame::Notice, _, Button::B) => Some(LongGameChoice::Ask),
            (LongGame::Agree, _, Button::A) => Some(LongGameChoice::End),
            (LongGame::Agree, _, Button::B) => Some(LongGameChoice::PlayOn),
            _ => None,
        }
    }

    /// Draws it for a game of so many moves, with room for so many more.
    pub(in crate::console) fn draw<D: Surface>(self, pen: &mut Pen<'_, D>, played: u16, room: u16) {
        match (self, room) {
            (LongGame::Notice, 0) => {
                pen.title("A LONG GAME", "");
                pen.page(
                    [
                        &*line!("You made {played} moves!"),
                        "There is no room for",
                        "more. The points are",
                        "counted now.",
                    ],
                    11,
                );
                pen.hint(&[(Key::A, "count the points"), (Key::B, "menu")]);
            }
            (LongGame::Notice, room) => {
                pen.title("A LONG GAME", "");
                pen.page(
                    [
                        &*line!("You made {played} moves!"),
                        &*line!("There is room for {room}"),
                        "more. Then the points",
                        "are counted.",
                    ],
                    11,
                );
                pen.hint(&[(Key::A, "play on"), (Key::B, "end the game")]);
            }
            (LongGame::Agree, _) => {
                pen.title("END THE GAME?", "");
                pen.page(["Does everybody agree?", "It ends now, and the", "points so far count."], 14);
                pen.hint(&[(Key::A, "yes, end it"), (Key::B, "play on")]);
            }
        }
    }
}
