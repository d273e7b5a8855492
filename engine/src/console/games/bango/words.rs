//! What the screens of Bango say: texts, what happened, and what could be done.

use crate::console::games::words::doing;
use crate::console::kit::{Face, Line, line};
use crate::console::memory::{Badge, Deal};
use crate::games::bango::{Card, Event, LayDown, Nth};

pub(super) mod deeds;
pub(super) mod news;

/// In the list of games, in the records, and what is counted.
pub(super) const ABOUT: &str = "one more card, or boom?";
pub(super) const FEAT: &str = "Sequence";
pub(super) const POINT: &str = "point";

/// What the pages of the rules are about; their places.
pub(super) const DRAW: usize = 4;
pub(super) const EXPLOSION: usize = 6;
pub(super) const LAY_DOWN: usize = 15;
pub(super) const THE_END: usize = 19;
/// In front of a player.
pub(super) const NO_SEQUENCE: &str = "no sequence yet";
pub(super) const IN_HAND: &str = "in hand";
pub(super) const OUT: &str = "OUT";
pub(super) const NOTHING: &str = "nothing";
/// Where a card of the hand goes: out, though it could go elsewhere; out, because no row takes it; out, because it is black.
pub(super) const GOES_OUT: &str = "out";
pub(super) const NO_ROW: &str = "no row";
pub(super) const ONLY_OUT: &str = "only out";
pub(super) const HAND: &str = "HAND";
pub(super) const EMPTY: &str = "is empty";
pub(super) const YOUR_HAND: &str = "your hand";
pub(super) const NO_CARDS: &str = "no cards in your hand";
/// To play a Bango, the number must be the same.
pub(super) const FIND: &str = "find a match";
pub(super) const NO_MATCH: &str = "no match";
/// After a Bango.
pub(super) const NO_EXPLOSION: &str = "no BOOM!";
pub(super) const BOTH_GONE: &str = "both are gone";
pub(super) fn points(points: i16) -> Line {
    line!("{points} POINT{}", if points == 1 { "" } else { "S" })
}
/// What the columns of the final table mean.
pub(super) const WHAT_COUNTS: &str = "What counts";
pub(super) const COUNTED: [&str; 5] = [
    "cards: 1 point each",
    "bonus: +1 per card in",
    "the most common",
    "colour of a sequence",
    "out: -1 for each card",
];
/// What the points are made of.
pub(super) fn counted(cards: u8, bonus: u8, out: u8) -> [Line; 3] {
    [line!("cards {cards}"), line!("bonus {bonus}"), line!("out {}", -i16::from(out))]
}
/// Asked before a lay-down that costs points.
pub(super) fn really_lose(points: i16) -> Line {
    line!("SURE? -{points} POINT{}", if points == 1 { "" } else { "S" })
}
pub(super) fn really_less(points: i16) -> Line {
    line!("SURE? MISSES {points} POINT{}", if points == 1 { "" } else { "S" })
}
pub(super) const YES_LAY_DOWN: &str = "yes, lay down";
/// Why a hand is laid down.
pub(super) const OVER_FIVE: &str = "more than 5 cards!";
pub(super) const LAST_TIME: &str = "one last time";
/// What buttons do with a Bango.
pub(super) const BANGO: &str = "bango";
pub(super) const BANGO_IT: &str = "bango it";

/// What a card in the pane at the right is.
pub(super) const NEW: &str = "NEW";
pub(super) const LAST: &str = "LAST";
pub(super) const BOOM: &str = "BOOM";
pub(super) const ROW: &str = "ROW";
pub(super) const PICK: &str = "PICK";
pub(super) const TAKES: &str = "TAKES";
pub(super) fn got(cards: u32) -> Line {
    if cards == 0 { Line::from("TAKE") } else { line!("GOT {cards}") }
}
/// Said in big letters.
pub(super) const BOOM_NOW: &str = "BOOM!";
pub(super) const CARD_NOW: &str = "card!";
pub(super) fn two(card: Card) -> Line {
    line!("two {}s", card.number())
}
/// Heads of columns.
pub(super) const FINAL: &str = "FINAL";
pub(super) const CARDS: &str = "cards";
pub(super) const BONUS: &str = "bonus";
pub(super) const SUM: &str = "pts";
pub(super) const PT: &str = "pt";
/// What buttons do with a card that explodes.
pub(super) fn bango_the(card: Card) -> Line {
    line!("{BANGO} {}", card.number())
}
/// Titles of a decision.
pub(super) fn draw_now(name: &str) -> Line {
    line!("{name}: draw!")
}
pub(super) fn more(name: &str, last: bool) -> Line {
    line!("{name}: {}", if last { "stop!" } else { "more?" })
}
pub(super) fn exploded(name: &str, card: Card) -> Line {
    line!("{name}: {}", &*two(card))
}
pub(super) fn takes_now(name: &str) -> Line {
    line!("{name}: take")
}
pub(super) fn picks_now(name: &str) -> Line {
    line!("{name}: pick")
}
pub(super) fn takes_the_rest(name: &str) -> Line {
    line!("{name}: rest")
}
pub(super) fn lay(name: &str, chosen: bool) -> Line {
    line!("{name}: LAY{}", if chosen { "?" } else { "!" })
}
pub(super) fn hand_of(name: &str) -> Line {
    line!("{name}: hand")
}
/// Titles of an event.
pub(super) fn bango_now(name: &str) -> Line {
    line!("{name}: BANGO!")
}
pub(super) fn draws(name: &str) -> Line {
    doing(name, "draws", "draw")
}
pub(super) fn takes(name: &str) -> Line {
    doing(name, "takes", "take")
}
pub(super) fn stops(name: &str) -> Line {
    doing(name, "stops", "stop")
}
pub(super) fn keeps(name: &str, cards: u8) -> Line {
    line!("{} {cards}", &*doing(name, "keeps", "keep"))
}
pub(super) fn lays_down_now(name: &str) -> Line {
    doing(name, "LAYS DOWN", "LAY DOWN")
}
pub(super) fn adds(name: &str) -> Line {
    doing(name, "adds", "add")
}
pub(super) fn throws_out(name: &str) -> Line {
    line!("{name}: out")
}
/// Counts, and places.
pub(super) fn cards(count: u8) -> Line {
    line!("{count} card{}", if count == 1 { "" } else { "s" })
}
pub(super) fn out(cards: u8) -> Line {
    line!("out -{cards}")
}
pub(super) fn row(nth: Nth) -> Line {
    line!("row {nth}")
}
pub(super) fn start(low: Card, high: Card) -> Line {
    line!("start {}-{}", low.number(), high.number())
}

/// A card spelled out.
pub(super) fn spelled(card: Card) -> Line {
    Face::from(card).spelled()
}

/// An event in the list of what happened. Whose turn it is follows from the other lines.
pub(super) fn line(event: &Event, deal: &Deal) -> Option<Line> {
    Some(match *event {
        Event::Revealed(card) => line!("{} drawn", &*spelled(card)),
        Event::LastCard => Line::from("That's the last card!"),
        Event::Exploded { card, .. } => line!("BOOM! two {}s", card.number()),
        Event::Bango { seat, row, .. } => line!("{}: Bango on {}", &*deal.name(seat), row.number()),
        Event::Stopped(seat) => stops(&deal.name(seat)),
        Event::Took { seat, card } => line!("{} took {}", &*deal.name(seat), &*spelled(card)),
        Event::Left(card) => line!("{} thrown away", &*spelled(card)),
        Event::LaysDown { seat, why: LayDown::Forced } => line!("{} must lay down", &*deal.name(seat)),
        Event::LaysDown { seat, .. } => doing(&deal.name(seat), "lays down", "lay down"),
        Event::Kept(seat) => kept(&deal.name(seat)),
        Event::Started { seat, low, high, .. } => {
            line!("{} {}-{}", &*doing(&deal.name(seat), "starts", "start"), low.number(), high.number())
        }
        Event::Extended { seat, card, .. } => line!("{} {}", &*adds(&deal.name(seat)), &*spelled(card)),
        Event::Discarded { seat, card } => line!("{}: {} out", &*deal.name(seat), &*spelled(card)),
        Event::LaidDown { seat, gained } => gets(&deal.name(seat), gained),
        Event::GameOver => Line::from("Game over"),
        Event::Cancelled | Event::Turn(_) => return None,
    })
}

/// What a lay-down brought.
pub(super) fn gets(name: &str, gained: i16) -> Line {
    line!("{name}: {gained:+} point{}", if gained.abs() == 1 { "" } else { "s" })
}

/// Somebody keeps the hand.
pub(super) fn kept(name: &str) -> Line {
    doing(name, "keeps all", "keep all")
}

/// Its badges, in the order in which they are saved.
pub(super) const BADGES: [Badge; 3] = [
    Badge { name: "LONG SNAKE", deed: ["Laid 11 cards or more", "in one sequence"] },
    Badge { name: "COOL HEAD", deed: ["Drew 7 cards and", "stopped before BOOM"] },
    Badge { name: "DEFUSED", deed: ["Called off a BOOM", "with a Bango"] },
];
