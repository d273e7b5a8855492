//! No Idea: `piles` from the bottom to the top, `aside`, `draw`, `layouts` in reading order, `trophies` and `won`.
//!
//! A layout that is not named has six of the cards that are named nowhere. The others lie under the draw pile, or where
//! `rest` says: `aside`, `under` the first pile, or as `piles` of one card each; there is no draw pile then but for the
//! cards that are named, and the consolation prizes among the others belong to seat 1.

use engine::games::Setup;
use engine::games::no_idea::{Award, Card, NoIdea, Position, PositionError, Stock, Trophy};

use super::zones::{places, slices};
use super::{Arranged, Zones};

impl Arranged for NoIdea {
    type Error = PositionError;

    const ZONES: &'static [&'static str] = &["piles", "aside", "draw", "layouts", "trophies", "won", "rest"];

    fn arranged(setup: &Setup<()>, zones: &Zones<'_>) -> Result<NoIdea, PositionError> {
        let mut named = Named::new(zones);
        match zones.part("rest") {
            "" => {}
            "aside" => {
                let rest = named.rest();
                named.aside.extend(rest);
            }
            "under" => {
                let rest = named.rest();
                named.piles[0].splice(0..0, rest);
            }
            "piles" => {
                let rest = named.rest();
                named.piles.extend(rest.into_iter().map(|card| vec![card]));
            }
            other => panic!("the rest cannot lie {other}"),
        }
        let layouts: Vec<Option<&[Option<Card>]>> = named.layouts.iter().map(Option::as_deref).collect();
        let claim = Position {
            piles: &slices(&named.piles),
            aside: &named.aside,
            draw: &named.draw,
            layouts: &layouts,
            trophies: &zones.cards::<Trophy>("trophies"),
            won: &slices(&named.won),
            seed: setup.seed,
        };
        NoIdea::arrange(setup.players, setup.first, &claim)
    }
}

/// All cards that are named.
struct Named {
    piles: Vec<Vec<Card>>,
    aside: Vec<Card>,
    draw: Vec<Card>,
    layouts: Vec<Option<Vec<Option<Card>>>>,
    won: Vec<Vec<Award>>,
}

impl Named {
    fn new(zones: &Zones<'_>) -> Named {
        let layout = |text: &str| (!text.is_empty()).then(|| places(text));
        let awards = |text: &str| text.split_whitespace().map(award).collect();
        Named {
            piles: zones.lists("piles"),
            aside: zones.cards("aside"),
            draw: zones.cards("draw"),
            layouts: zones.parts("layouts").into_iter().map(layout).collect(),
            won: zones.parts("won").into_iter().map(awards).collect(),
        }
    }

    /// The number cards that are named nowhere; the prizes among them go to the first seat.
    fn rest(&mut self) -> Vec<Card> {
        let mut stock = Stock::FULL;
        let won = self.won.iter().flatten().filter_map(|award| match award {
            Award::Prize(prize) => Some(Card::of_prize(*prize)),
            Award::Trophy(_) => None,
        });
        let layouts = self.layouts.iter().flatten().flatten().flatten();
        let named = self.piles.iter().flatten().chain(&self.aside).chain(&self.draw).chain(layouts);
        for card in named.copied().chain(won) {
            assert!(stock.take(card), "{card} is named too often");
        }
        let (prizes, numbers): (Vec<Card>, Vec<Card>) =
            stock.cards().partition(|card| card.prize().is_some());
        if self.won.is_empty() {
            self.won.push(Vec::new());
        }
        self.won[0].extend(prizes.into_iter().filter_map(Card::prize).map(Award::Prize));
        numbers
    }
}

fn award(text: &str) -> Award {
    match text.parse() {
        Ok(trophy) => Award::Trophy(trophy),
        Err(_) => {
            let card: Card = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            Award::Prize(card.prize().unwrap_or_else(|| panic!("{text} cannot be won")))
        }
    }
}
