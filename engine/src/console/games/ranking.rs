//! Who is first, second and so on.

use crate::games::{Players, Seat};

/// All seats with their places from 1, the best first. Equal ones share a place, and the next one counts them all:
/// 1, 1, 3. Among equals the seats keep their order.
pub(super) fn ranking<R: Ord>(
    players: Players,
    rank: impl Fn(Seat) -> R + Copy,
) -> impl Iterator<Item = (u8, Seat)> {
    let place = move |seat: Seat| {
        let better = players.seats().filter(|&other| rank(other) > rank(seat));
        better.fold(1_u8, |place, _| place.saturating_add(1))
    };
    (1..=players.count()).flat_map(move |wanted| {
        players.seats().filter(move |&seat| place(seat) == wanted).map(move |seat| (wanted, seat))
    })
}
