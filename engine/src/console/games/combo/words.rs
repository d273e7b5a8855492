//! What is said at Combo's table: lines of what happened, moves of a hint, and the words on its screens.

use crate::bots::combo::Reason;
use crate::console::games::words::doing;
use crate::console::kit::{Face, Line, line};
use crate::console::memory::{Badge, Deal};
use crate::games::combo::{Card, Combination, Event};

pub(super) mod deeds;
pub(super) mod news;

/// In the list of games, in the records, and what is counted.
pub(super) const ABOUT: &str = "make pairs and straights";
pub(super) const FEAT: &str = "Longest turn";
pub(super) const TOKEN: &str = "token";

/// The card of an open hand that nobody else knows.
pub(super) const HIDDEN_ONE: &str = "hidden: ?";

/// Titles.
pub(super) const THE_TABLE: &str = "The table";
pub(super) const NEW_ROUND: &str = "A new round!";
pub(super) const BLOCKED: &str = "BLOCKED: no card left";
pub(super) const SACRIFICE_THIS: &str = "Sacrifice this?";
pub(super) const GO_AGAIN: &str = "Go again?";
pub(super) const STRAIGHT_WHO: &str = "STRAIGHT! who draws?";
pub(super) const FLUSH_WHO: &str = "FLUSH! 2 cards: who?";
pub(super) const EVERYBODY: &str = "EVERYBODY:";
pub(super) const TOKENS: &str = "TOKENS";

/// Said in big letters, or below.
pub(super) const OOPS: &str = "OOPS!";
pub(super) const EACH_CARD_COSTS: &str = "each card costs 1 token";

/// Somebody called, and there was nothing.
pub(super) const NOTHING_TO_CALL: &str = "NOTHING THERE";
pub(super) const NO_COMBINATION: &str = "no new combination";

/// What a hint adds to the word of the button.
pub(super) const DRAW: &str = "draw";
pub(super) const NO_SECOND_CHANCE: &str = "no second chance";
pub(super) const HIDE_NOTHING: &str = "hide nothing";
pub(super) const THANK: &str = "say thanks";

/// The own box among those who may have to draw.
pub(super) const ME: &str = "me";

/// Nothing is announced.
pub(super) const NOTHING: &str = "nothing";

/// Who has won.
pub(super) fn wins(name: &str) -> Line {
    doing(name, "wins!", "win!")
}

/// Two share the victory.
pub(super) fn both_win(one: &str, two: &str) -> Line {
    line!("{one} + {two} win")
}

/// So many share it.
pub(super) fn winners(count: u8) -> Line {
    line!("{count} winners!")
}

/// How many cards the deck has.
pub(super) fn deck(cards: u8) -> Line {
    line!("deck {cards}")
}

/// Asked before a card is drawn though one fits.
pub(super) const REALLY_DRAW: &str = "Draw? A card fits!";

/// A card spelled out.
pub(super) fn spelled(card: Card) -> Line {
    Face::from(card).spelled()
}

/// A combination in capitals, as it is called out.
pub(super) const fn called(combination: Combination) -> &'static str {
    match combination {
        Combination::Pair => "PAIR",
        Combination::Straight => "STRAIGHT",
        Combination::Flush => "FLUSH",
        Combination::Three => "THREE",
    }
}

/// Somebody called this combination of another player.
pub(super) fn seen(combination: Combination) -> Line {
    line!("{} spotted!", called(combination))
}

/// What A does with a card that makes this on the only pile that it fits, in 15 characters.
pub(super) const fn makes(combination: Option<Combination>) -> &'static str {
    match combination {
        None => "place it",
        Some(Combination::Pair) => "PAIR, go again",
        Some(Combination::Straight) => "STRAIGHT, again",
        Some(Combination::Flush) => "FLUSH, go again",
        Some(Combination::Three) => "THREE, go again",
    }
}

/// The same in 8 characters.
pub(super) const fn makes_short(combination: Option<Combination>) -> &'static str {
    match combination {
        None => "place",
        Some(combination) => called(combination),
    }
}

/// What a combination does, in two lines of 9 characters.
pub(super) const fn effect(combination: Combination) -> [&'static str; 2] {
    match combination {
        Combination::Pair => ["the same", "card"],
        Combination::Straight => ["someone", "draws 1"],
        Combination::Flush => ["give 2 or", "1 and 1"],
        Combination::Three => ["of a kind", "others +1"],
    }
}

/// What a chosen player has to say.
pub(super) const fn thanks(cards: u8) -> &'static str {
    if cards < 2 { "THANKS?" } else { "THANKS A LOT?" }
}

/// Titles of a decision.
pub(super) fn put_where(card: &str) -> Line {
    line!("{card} where?")
}
pub(super) fn say_what(card: Card) -> Line {
    line!("{}: say...?", &*spelled(card))
}
pub(super) fn hide(card: &str) -> Line {
    line!("Hide {card}?")
}
pub(super) fn hand_of(name: &str) -> Line {
    line!("{name}'s hand")
}
/// What the buttons do.
pub(super) fn fits_nowhere(place: &str) -> Line {
    line!("{place}: no match")
}
pub(super) fn draws_cards(name: &str, cards: u8) -> Line {
    line!("{name} draws {cards}")
}
pub(super) fn first(name: &str) -> Line {
    line!("1st: {name}")
}
pub(super) fn second(name: &str, same: bool) -> Line {
    line!("{}: {name}", if same { "both" } else { "2nd" })
}
/// Asked of everybody.
pub(super) fn has_to_draw(name: &str, cards: u8) -> Line {
    line!("{name} has to draw {cards}.")
}
pub(super) fn did_say(name: &str) -> Line {
    line!("Did {name} say")
}
/// What a hint says of the others.
pub(super) fn somebody_draws(name: &str) -> Line {
    line!("{name} draws")
}
pub(super) fn both(name: &str, other: &str) -> Line {
    line!("{name} and {other}")
}
/// On the screen of an event.
pub(super) fn begins(name: &str) -> Line {
    doing(name, "starts", "start")
}
pub(super) fn plays(name: &str, card: Card) -> Line {
    line!("{} {}", &*doing(name, "plays", "play"), &*spelled(card))
}
pub(super) fn draws(name: &str, card: Card) -> Line {
    line!("{} {}", &*doing(name, "draws", "draw"), &*spelled(card))
}
pub(super) fn goes_again(name: &str) -> Line {
    doing(name, "goes again", "go again")
}
pub(super) fn out_of_cards(name: &str) -> Line {
    doing(name, "is out of cards!", "are out of cards!")
}
pub(super) fn says_who_draws(name: &str) -> Line {
    doing(name, "says who draws", "say who draws")
}
pub(super) fn wins_the_round(name: &str) -> Line {
    doing(name, "wins the round", "win the round")
}
pub(super) fn title(event: &Event, name: &str) -> Line {
    match event {
        Event::Sacrificed { .. } => line!("{name}: sacrifice"),
        Event::WentAgain(_) => goes_again(name),
        Event::Forgot(_) => Line::from("1 more card"),
        _ => Line::from(name),
    }
}

/// An event in the list of what happened.
pub(super) fn line(event: &Event, deal: &Deal) -> Option<Line> {
    Some(match *event {
        Event::Hid { seat, card: None } => doing(&deal.name(seat), "hides a card", "hide a card"),
        Event::Hid { seat, card: Some(card) } => {
            line!("{} {}", &*doing(&deal.name(seat), "hides", "hide"), &*spelled(card))
        }
        Event::Opened(seat) => doing(&deal.name(seat), "hides nothing", "hide nothing"),
        Event::Placed { seat, card, .. } => plays(&deal.name(seat), card),
        Event::Combined { seat, combination } => {
            line!("{}: {}!", deal.name(seat), called(combination))
        }
        // Whoever did not see a combination is not told of it, not even afterwards.
        Event::Quiet(_) => return None,
        Event::Called { made: Some(_), .. } => Line::from("somebody spotted it"),
        Event::Called { made: None, .. } => Line::from("nothing was there"),
        Event::Chosen { seat, cards } => line!("{} must draw {cards}", deal.name(seat)),
        Event::Thanked(seat) => doing(&deal.name(seat), "says thanks", "say thanks"),
        Event::Forgot(seat) => line!("{} forgot manners", deal.name(seat)),
        Event::Drew { seat, card: None } => doing(&deal.name(seat), "draws a card", "draw a card"),
        Event::Drew { seat, card: Some(card) } => draws(&deal.name(seat), card),
        Event::DrewNothing(seat) => line!("no card for {}", deal.name(seat)),
        Event::Shuffled { cards } => line!("new deck: {cards} cards"),
        Event::Sacrificed { seat, card, .. } => {
            line!("{} {}", &*doing(&deal.name(seat), "buries", "bury"), &*spelled(card))
        }
        Event::WentAgain(seat) => line!("{}: second chance", deal.name(seat)),
        Event::RoundEnded { winner: Some(seat) } => wins_the_round(&deal.name(seat)),
        Event::RoundEnded { winner: None } => Line::from("no moves: round over"),
        Event::Paid { tokens: 0, .. } => return None,
        Event::Paid { seat, tokens: 1 } => doing(&deal.name(seat), "pays 1 token", "pay 1 token"),
        Event::Paid { seat, tokens } => line!("{} {tokens} tokens", &*doing(&deal.name(seat), "pays", "pay")),
        Event::Dealt { first } => line!("new round: {}", deal.name(first)),
        Event::Over => Line::from("game over"),
    })
}

/// Why a move is a good one, if that has to do with a player: with the name.
pub(super) fn because_of_somebody(reason: &Reason, deal: &Deal) -> Option<Line> {
    match *reason {
        Reason::NearlyDone(seat) => Some(line!("{} is nearly done", deal.name(seat))),
        Reason::Ahead(seat) => Some(line!("{} has the fewest", deal.name(seat))),
        _ => None,
    }
}

/// Its badges, in the order in which they are saved.
pub(super) const BADGES: [Badge; 3] = [
    Badge { name: "HOT STREAK", deed: ["Played 5 or more", "cards in one turn"] },
    Badge { name: "FULL SET", deed: ["Called all four kinds", "of combo in a game"] },
    Badge { name: "ROUND KING", deed: ["Won three rounds", "in one game"] },
];
