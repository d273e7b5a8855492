//! Shortens names to a few letters so that they still differ.

use super::Name;
use crate::games::{PerSeat, Players, Seat};

/// The names of all players in so many letters. The first who has a short name keeps it; another gets a later
/// letter of the own name at the end, or else a digit.
///
/// ```
/// use engine::console::memory::{Name, short_names};
/// use engine::games::{PerSeat, Players, Seat};
/// let names = ["ANNA", "ANTON", "ANNE"].map(Name::new);
/// let names = PerSeat::from_fn(|seat| names[usize::from(seat.number() - 1) % 3]);
/// let short = short_names(&names, Players::Three, 3);
/// assert_eq!((&*short[Seat::One], &*short[Seat::Two], &*short[Seat::Three]), ("ANN", "ANT", "ANE"));
/// ```
pub fn short_names(names: &PerSeat<Name>, players: Players, letters: usize) -> PerSeat<Name> {
    let mut short = PerSeat::from_fn(|seat| names[seat].first(letters));
    let natural = short;
    for seat in players.seats() {
        let taken = |name: Name, short: &PerSeat<Name>| {
            // What was given out already, and what others have by their own right.
            let before = players.seats().take_while(|&other| other != seat).any(|other| short[other] == name);
            let own = players.seats().any(|other| other != seat && natural[other] == name);
            before || own
        };
        let first = players.seats().find(|&other| natural[other] == natural[seat]) == Some(seat);
        if first {
            continue;
        }
        let last = letters.saturating_sub(1);
        let later = names[seat].chars().skip(letters).chain('2'..='9');
        let free = later.map(|letter| natural[seat].with(last, letter)).find(|&name| !taken(name, &short));
        if let Some(name) = free {
            short[seat] = name;
        }
    }
    short
}

/// The first name of a list that nobody has.
pub fn free_name(list: &[&str], taken: impl Fn(Name) -> bool) -> Name {
    list.iter().map(|name| Name::new(name)).find(|&name| !taken(name)).unwrap_or(Name::BLANK)
}

/// Whether all names of the players are different.
pub fn all_different(names: &PerSeat<Name>, players: Players) -> bool {
    let equal = |(one, two): (Seat, Seat)| one != two && names[one] == names[two];
    !players.seats().flat_map(|one| players.seats().map(move |two| (one, two))).any(equal)
}
