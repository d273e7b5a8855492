//! Positions in words, put on the stage.

use engine::console::memory::{RobotLevel, Who};
use engine::games::no_idea::{Award, Card, NoIdea, Position, Stock, Trophy};
use engine::games::{Players, Seat};

use crate::stage::Stage;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect(card)).collect()
}

fn awards(text: &str) -> Vec<Award> {
    let award = |piece: &str| match piece.parse::<Trophy>() {
        Ok(trophy) => Award::Trophy(trophy),
        Err(_) => Award::Prize(piece.parse::<Card>().expect(piece).prize().expect(piece)),
    };
    text.split_whitespace().map(award).collect()
}

/// A position in words: tops of piles, the next cards of the draw pile, the layout of the first seat with dashes
/// for free places, and what each seat has won.
#[derive(Clone, Copy, Default)]
pub(super) struct Arranged<'a> {
    pub(super) piles: &'a str,
    pub(super) draw: &'a str,
    pub(super) layout: &'a str,
    pub(super) second: &'a str,
    pub(super) won: &'a [&'a str],
    /// Whether all cards not named wait aside, so that there is no draw pile.
    pub(super) rest_is_aside: bool,
}

impl Arranged<'_> {
    pub(super) fn of(self, players: Players) -> Stage<NoIdea> {
        let tops = cards(self.piles);
        let piles: Vec<&[Card]> = tops.chunks(1).collect();
        let place = |card: &str| (card != "-").then(|| card.parse::<Card>().expect(card));
        let places = |text: &str| text.split_whitespace().map(place).collect::<Vec<_>>();
        let (first, second) = (places(self.layout), places(self.second));
        let layouts =
            [(!first.is_empty()).then_some(&first[..]), (!second.is_empty()).then_some(&second[..])];
        let won: Vec<Vec<Award>> = self.won.iter().map(|text| awards(text)).collect();
        let won: Vec<&[Award]> = won.iter().map(Vec::as_slice).collect();
        let draw = cards(self.draw);
        let mut rest = Stock::FULL;
        let placed = [&first, &second].into_iter().flatten().flatten();
        placed.chain(&tops).chain(&draw).for_each(|&card| assert!(rest.take(card), "{card}"));
        let rest = rest.cards().filter(|card| self.rest_is_aside && card.prize().is_none());
        let aside: Vec<Card> = rest.collect();
        let (piles, draw, layouts, won) = (&piles[..], &draw[..], &layouts[..], &won[..]);
        let claim = Position { piles, draw, layouts, won, aside: &aside, ..Position::default() };
        Stage::new(NoIdea::arrange(players, Seat::One, &claim).expect("a position"))
    }

    pub(super) fn of_bots(self, players: Players) -> Stage<NoIdea> {
        let mut stage = self.of(players);
        for seat in Seat::ALL {
            stage.deal.guests[seat].who = Who::Bot(RobotLevel::Hard);
        }
        stage
    }
}

/// A table in the middle of a game with five players.
pub(super) const FIVE: Arranged<'_> = Arranged {
    piles: "B5 A3 R2 Y6",
    draw: "R5+ G4",
    layout: "P1 R6 - G2 - Y1",
    second: "",
    won: &["T3 T5 S1", "", "T3 T3 T3", "T4", "T5"],
    rest_is_aside: false,
};
