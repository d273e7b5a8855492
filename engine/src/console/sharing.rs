//! A finished game to be sent to somebody: to be watched there, or as its deal, to be played there with the same cards.

use super::Console;
use super::memory::{Deal, Guest, Name, Party};
use super::session::{Session, WatchError, deal_in};
use super::words::names::NUMBERS;
use crate::games::{PerSeat, Players, Seat};

/// What is sent of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share {
    /// All of it, with the names of the players or without.
    Game {
        /// Whether they are sent.
        names: bool,
    },
    /// Set-up and cards, without names: who plays them there has own ones.
    Deal,
}

/// The game that is over and still on the table, or that is being watched.
fn finished<S: Session>(console: &Console<S>) -> Option<&S> {
    console.session().filter(|session| session.is_over())
}

/// Whether there is something to be sent.
pub(super) fn can_share<S: Session>(console: &Console<S>) -> bool {
    finished(console).is_some()
}

/// Writes what is to be sent; how many bytes, 0 if there is nothing or too little room.
pub(super) fn share<S: Session>(console: &Console<S>, what: Share, room: &mut [u8]) -> usize {
    let Some(session) = finished(console) else { return 0 };
    let deal = session.setup();
    let guests = without_names(deal.guests, deal.players, what == Share::Game { names: true });
    if what == Share::Deal {
        return S::deal(&Deal { guests, ..deal.clone() }).map_or(0, |dealt| dealt.save(room));
    }
    let used = session.save(room);
    if used > 0 {
        Party { guests }.pack(room);
    }
    used
}

/// The guests without their names. Those who only wait for a seat never have one: they did not play.
fn without_names(mut guests: PerSeat<Guest>, players: Players, players_keep_theirs: bool) -> PerSeat<Guest> {
    for (seat, number) in Seat::ALL.into_iter().zip(NUMBERS) {
        if !(players_keep_theirs && players.has(seat)) {
            guests[seat].name = Name::new(number);
        }
    }
    guests
}

/// The table that somebody sent, if it can be dealt. There are people and robots as at the table where it was played.
pub(super) fn offered<S: Session>(set_up: &[u8]) -> Result<Deal, WatchError> {
    let deal = deal_in(set_up)?;
    S::deal(&deal).map(|_| deal).ok_or(WatchError::Damaged)
}

/// Deals the cards that somebody sent to the people and robots of this device.
pub(super) fn deal_again<S: Session>(console: &mut Console<S>, set_up: &[u8]) -> Result<(), WatchError> {
    let mut deal = offered::<S>(set_up)?;
    let own = console.shared.profile.guests;
    let named = |human: bool| Seat::ALL.into_iter().filter(move |&seat| own[seat].is_human() == human);
    let (mut people, mut robots) = (named(true), named(false));
    for seat in deal.players.seats() {
        let next = if deal.guests[seat].is_human() {
            people.next().or_else(|| robots.next())
        } else {
            robots.next().or_else(|| people.next())
        };
        next.into_iter().for_each(|next| deal.guests[seat].name = own[next].name);
    }
    console.lesson = None;
    console.wake();
    console.begin(&deal);
    Ok(())
}
