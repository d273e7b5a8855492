//! No Idea in words: what happened, what a hint says, which page of the rules is wanted.

use super::cursor::is_few;
use super::words;
use crate::console::kit::{Face, Line, line};
use crate::console::memory::Deal;
use crate::games::no_idea::{Event, Move, Phase, Starred, View};

/// An event in 21 characters. No line names a card that was turned back: who reads what happened must not learn
/// what everybody has to remember.
pub(super) fn line(event: Event, deal: &Deal) -> Option<Line> {
    let name = |seat| deal.name(seat);
    Some(match event {
        Event::Started { seat, card, .. } => line!("{}: new {}", name(seat), &*Face::from(card).spelled()),
        Event::Placed { seat, card, .. } => line!("{} lays {}", name(seat), &*Face::from(card).spelled()),
        Event::Revealed { seat, slot, .. } => line!("{} opens card {}", name(seat), slot.number()),
        Event::TurnedBack { seat, .. } => line!("{} turns it back", name(seat)),
        Event::Kept { seat, prize } => {
            line!("{}: prize {} star{}", name(seat), prize.stars(), if prize.stars() == 1 { "" } else { "s" })
        }
        Event::OthersRemoved { .. } => Line::from(words::OTHERS_GONE),
        Event::Refilled { seat, cards } => {
            line!("{} draws {cards} card{}", name(seat), if cards == 1 { "" } else { "s" })
        }
        Event::Shuffled { cards } => line!("draw pile: {cards} cards"),
        Event::NoneLeft => Line::from(words::NOTHING_TO_DRAW),
        Event::Declared { seat } => line!("{}: nothing fits!", name(seat)),
        Event::Mistaken { seat } => line!("{}: it did fit", name(seat)),
        Event::Cleared { seat } => line!("{} has no cards", name(seat)),
        Event::TrophyWon { seat } => line!("{} wins a trophy", name(seat)),
        Event::Drawn { .. } | Event::TurnBegins { .. } | Event::GameOver => return None,
    })
}

/// A move in a few words.
pub(super) fn say(mv: Move) -> Line {
    match mv {
        Move::Draw => Line::from(words::say::DRAW),
        Move::Place(pile) => line!("put it on pile {}", pile.number()),
        Move::Reveal(slot) => line!("open card {}", slot.number()),
        Move::Nothing => Line::from(words::say::NOTHING),
        Move::Stop => Line::from(words::say::STOP),
        Move::Back => Line::from(words::say::BACK),
    }
}

/// The page about what is asked, from 0.
pub(super) fn rules_page(view: &View) -> usize {
    match view.phase {
        Phase::Draw | Phase::Open { .. } => 1,
        Phase::Own { .. } if is_few(view) => 5,
        Phase::Own { .. } | Phase::Revealed { .. } => 2,
        Phase::NothingFits { .. } => 5,
        Phase::Over => 9,
    }
}
