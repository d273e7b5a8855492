//! A game that has become so long that its record has little room left: the players are told in good time, and can end
//! it with the points so far. As in other questions, Up does what cannot be taken back.

use crate::console::input::Button;
use crate::console::kit::{Key, Pen, Surface};
use crate::console::words::{questions as words, verbs};

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
            (LongGame::Notice, 0, Button::A | Button::B) => Some(LongGameChoice::Quit),
            (LongGame::Notice, 0, Button::Up) | (LongGame::Agree, _, Button::Up) => Some(LongGameChoice::End),
            (LongGame::Notice, _, Button::A) => Some(LongGameChoice::PlayOn),
            (LongGame::Notice, _, Button::B) => Some(LongGameChoice::Ask),
            (LongGame::Agree, _, Button::A | Button::B) => Some(LongGameChoice::PlayOn),
            _ => None,
        }
    }

    /// Draws it for a game of so many moves, with room for so many more.
    pub(in crate::console) fn draw<D: Surface>(self, pen: &mut Pen<'_, D>, played: u16, room: u16) {
        match (self, room) {
            (LongGame::Notice, 0) => {
                pen.title(words::LONG_GAME, "");
                let made = words::made_moves(played);
                pen.page([&*made].into_iter().chain(words::NO_ROOM), 11);
                pen.hint(&[(Key::A, verbs::MENU), (Key::Up, verbs::COUNT_THE_POINTS)]);
            }
            (LongGame::Notice, room) => {
                pen.title(words::LONG_GAME, "");
                let (made, room) = (words::made_moves(played), words::room_for(room));
                pen.page([&*made, &*room].into_iter().chain(words::THEN_COUNTED), 11);
                pen.hint(&[(Key::A, verbs::PLAY_ON), (Key::B, verbs::END_THE_GAME)]);
            }
            (LongGame::Agree, _) => {
                pen.title(words::END_THE_GAME, "");
                pen.page(words::EVERYBODY_AGREES, 14);
                pen.hint(&[(Key::A, verbs::PLAY_ON), (Key::Up, verbs::YES_END_IT)]);
            }
        }
    }
}
