//! The last games, one a page: who played and how it ended. Each can be watched once more.

use super::records_menu::{Chapter, RecordsMenu};
use super::{Transition, step};
use crate::console::input::Button;
use crate::console::kit::{Font, Key, LIT, Mark, Pen, Surface, line};
use crate::console::memory::KeptGame;
use crate::console::session::WatchError;
use crate::console::shared_state::SharedState;
use crate::console::words::{records as words, verbs};

/// The page of a game, as soon as the board has given it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct LastGames {
    /// Counted from the newest.
    nth: u8,
    given: Option<Given>,
}

/// What the board gave.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Given {
    count: u8,
    game: Result<KeptGame, WatchError>,
}

impl LastGames {
    /// The page of a game; the board is asked for it.
    pub(in crate::console) fn at(nth: u8, shared: &mut SharedState) -> LastGames {
        shared.requests.fetch = Some(nth);
        LastGames { nth, given: None }
    }

    /// The same page, which says why the game cannot be watched.
    pub(in crate::console) fn refused(nth: u8, count: u8, why: WatchError) -> LastGames {
        LastGames { nth, given: Some(Given { count, game: Err(why) }) }
    }

    /// The board gives a game of so many; whether it is the one of this page.
    pub(in crate::console) fn give(&mut self, nth: u8, count: u8, bytes: &[u8]) -> bool {
        if nth == self.nth {
            let game = KeptGame::read(bytes).map_err(WatchError::from);
            self.given = Some(Given { count, game });
        }
        nth == self.nth
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match (button, &self.given) {
            (Button::Left | Button::Right, Some(given)) if given.count > 1 => {
                let place = step(self.nth.into(), given.count.into(), button == Button::Right);
                *self = LastGames::at(u8::try_from(place).unwrap_or(0), shared);
                Transition::Stay
            }
            (Button::A, Some(Given { game: Ok(_), .. })) => Transition::Watch(self.nth),
            (Button::B, _) => RecordsMenu::at(Chapter::LastGames),
            _ => Transition::Stay,
        }
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, _: &SharedState) {
        let Some(Given { count, game }) = &self.given else {
            pen.title(words::THE_LAST_GAMES, "");
            return pen.hint(&[(Key::B, verbs::BACK)]);
        };
        let place = if *count > 0 { line!("{}/{count}", self.nth + 1) } else { line!("") };
        match game {
            _ if *count == 0 => {
                pen.title(words::THE_LAST_GAMES, "");
                pen.page(words::NO_GAMES, 18);
            }
            Ok(game) => {
                pen.title(game.result.kind.title(), &place);
                draw_result(pen, game);
            }
            Err(why) => {
                pen.title(words::THE_LAST_GAMES, &place);
                pen.page(trouble(*why), 14);
            }
        }
        match (count, game) {
            (0, _) | (1, Err(_)) => pen.hint(&[(Key::B, verbs::BACK)]),
            (1, Ok(_)) => pen.hint(&[(Key::A, verbs::WATCH_IT), (Key::B, verbs::BACK)]),
            (_, Ok(_)) => {
                pen.hint(&[(Key::LeftRight, verbs::GAME), (Key::A, verbs::WATCH), (Key::B, verbs::BACK)])
            }
            (_, Err(_)) => pen.hint(&[(Key::LeftRight, verbs::GAME), (Key::B, verbs::BACK)]),
        }
    }
}

/// Names and points, the winners with a cup.
fn draw_result<D: Surface>(pen: &mut Pen<'_, D>, game: &KeptGame) {
    let result = &game.result;
    let pitch = if result.players.count() > 5 { 7 } else { 9 };
    let font = if result.players.count() > 5 { Font::Small } else { Font::Text };
    for (y, seat) in (10..).step_by(pitch).zip(result.players.seats()) {
        if result.winners.contains(seat) {
            pen.art(Mark::Trophy.art(), 2, y, LIT);
        }
        pen.text(&game.guests[seat].name, 14, y, font, LIT);
        pen.text_right(&line!("{}", result.scores[seat]), 87, y, font, LIT);
    }
}

/// Why a game cannot be watched, in lines of 21 characters.
const fn trouble(why: WatchError) -> [&'static str; 3] {
    match why {
        WatchError::Foreign => words::FOREIGN,
        WatchError::Damaged | WatchError::Unfinished => words::DAMAGED,
        WatchError::Unsaved => words::UNSAVED,
    }
}
