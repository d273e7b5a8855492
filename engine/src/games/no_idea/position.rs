//! Positions that somebody describes, checked before they are played on.

use core::fmt;

use heapless::Vec;

use super::centre::Centre;
use super::deck::{CARDS, Stock};
use super::discards::Discards;
use super::layout::{Layout, Slot};
use super::moves::Pile;
use super::won::{Award, Collection, Trophy, TrophyPile, Won};
use super::{Card, NoIdea, Phase};
use crate::cards::{Rng, Seed};
use crate::games::listed;
use crate::games::{Game, Kind, PerSeat, Players, Seat};

/// What somebody says lies on the table. Whatever is not named is filled in from the rest of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Position<'a> {
    /// The discard piles in the order of their start, each from the bottom to the top.
    pub piles: &'a [&'a [Card]],
    /// The cards that wait aside.
    pub aside: &'a [Card],
    /// The first cards of the draw pile, the next one first. All cards not named follow, in a fixed order.
    pub draw: &'a [Card],
    /// The layouts from seat 1 on, in reading order; free places at the end need not be named. A seat whose
    /// layout is not named gets six of the cards not named.
    pub layouts: &'a [Option<&'a [Option<Card>]>],
    /// The first trophies of the pile, the next one first. All trophies not named follow.
    pub trophies: &'a [Trophy],
    /// What the players have won, from seat 1 on.
    pub won: &'a [&'a [Award]],
    /// Where chance comes from.
    pub seed: Seed,
}

/// Why a claim is not a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// No Idea is for 2 to 5 players.
    Players,
    /// The seat whose turn it should be, or whose things are named, is not at the table.
    Seat,
    /// The card is named more often than the deck has it.
    Card(Card),
    /// The trophy is named more often than there is one.
    Trophy(Trophy),
    /// A pile has no card.
    EmptyPile,
    /// A consolation prize lies on a pile or aside.
    PrizeDiscarded(Card),
    /// A layout has more than six places.
    Layout(Seat),
    /// All trophies are won.
    Over,
    /// Nobody has a card or can draw one.
    Stuck,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Players => {
                let counts = Kind::NoIdea.players();
                write!(f, "No Idea is for {} to {} players", counts.start(), counts.end())
            }
            PositionError::Seat => f.write_str("there is no such seat at the table"),
            PositionError::Card(card) => write!(f, "there are more {card} than the deck has"),
            PositionError::Trophy(trophy) => write!(f, "there are more {trophy} than the game has"),
            PositionError::EmptyPile => f.write_str("a discard pile has a top card"),
            PositionError::PrizeDiscarded(card) => write!(f, "{card} is kept and never discarded"),
            PositionError::Layout(seat) => write!(f, "the layout of seat {seat} has more than six places"),
            PositionError::Over => f.write_str("the last trophy is won, so no turn begins"),
            PositionError::Stuck => f.write_str("nobody has a card or can draw one"),
        }
    }
}

impl core::error::Error for PositionError {}

impl NoIdea {
    /// The position that a claim describes, at the beginning of a seat's turn. No card was seen in its place.
    ///
    /// # Errors
    /// If the claim cannot be a position; says what does not fit.
    pub fn arrange(players: Players, turn: Seat, claim: &Position<'_>) -> Result<NoIdea, PositionError> {
        if !Kind::NoIdea.players().contains(&players.count()) {
            return Err(PositionError::Players);
        }
        let seats = usize::from(players.count());
        if !players.has(turn) || claim.layouts.len() > seats || claim.won.len() > seats {
            return Err(PositionError::Seat);
        }
        let mut stock = Stock::FULL;
        let mut take = |card| if stock.take(card) { Ok(card) } else { Err(PositionError::Card(card)) };
        let (mut centre, discards) = discarded(claim, &mut take)?;
        for &card in claim.draw {
            take(card)?;
        }
        let (won, trophies) = won(claim, &mut take)?;
        let layouts = layouts(players, claim, &mut stock)?;
        let mut rest: Vec<Card, CARDS, u8> = listed(stock.cards());
        rest.reverse();
        centre.fill(rest);
        centre.fill(claim.draw.iter().rev().copied());
        let mut game = NoIdea {
            centre,
            discards,
            layouts,
            won,
            trophies,
            rng: Rng::new(claim.seed),
            players,
            turn,
            phase: Phase::Draw,
        };
        game.begin_turn();
        if game.to_move().is_some() { Ok(game) } else { Err(PositionError::Stuck) }
    }
}

/// Hands out a card of the deck, as long as there is one.
type Take<'a> = dyn FnMut(Card) -> Result<Card, PositionError> + 'a;

fn discarded(claim: &Position<'_>, take: &mut Take<'_>) -> Result<(Centre, Discards), PositionError> {
    let mut take = |card: Card| match card.prize() {
        Some(_) => Err(PositionError::PrizeDiscarded(card)),
        None => take(card),
    };
    let (mut centre, mut discards) = (Centre::EMPTY, Discards::NONE);
    for (pile, cards) in Pile::all().zip(claim.piles) {
        let (&top, covered) = cards.split_last().ok_or(PositionError::EmptyPile)?;
        centre.start(take(top)?);
        for &card in covered {
            discards.cover(pile, take(card)?);
        }
    }
    for &card in claim.aside {
        discards.lay_aside(take(card)?);
    }
    Ok((centre, discards))
}

fn won(claim: &Position<'_>, take: &mut Take<'_>) -> Result<(PerSeat<Won>, TrophyPile), PositionError> {
    let mut left = Collection::ALL;
    let mut won = PerSeat::splat(Won::NOTHING);
    for (seat, awards) in Seat::ALL.into_iter().zip(claim.won) {
        for &award in *awards {
            match award {
                Award::Prize(prize) => {
                    take(Card::of_prize(prize))?;
                    won[seat].prizes.add(prize);
                }
                Award::Trophy(trophy) => {
                    left.take(trophy).then_some(()).ok_or(PositionError::Trophy(trophy))?;
                    won[seat].trophies.add(trophy);
                }
            }
        }
    }
    for &trophy in claim.trophies {
        left.take(trophy).then_some(()).ok_or(PositionError::Trophy(trophy))?;
    }
    let mut pile = TrophyPile::EMPTY;
    left.items().for_each(|trophy| pile.put_on_top(trophy));
    claim.trophies.iter().rev().for_each(|&trophy| pile.put_on_top(trophy));
    if pile.is_empty() { Err(PositionError::Over) } else { Ok((won, pile)) }
}

fn layouts(
    players: Players,
    claim: &Position<'_>,
    stock: &mut Stock,
) -> Result<PerSeat<Layout>, PositionError> {
    let mut layouts = PerSeat::splat(Layout::EMPTY);
    let named = |seat: Seat| claim.layouts.get(usize::from(seat.number() - 1)).copied().flatten();
    for seat in players.seats() {
        let Some(cards) = named(seat) else { continue };
        if cards.len() > Slot::ALL.len() {
            return Err(PositionError::Layout(seat));
        }
        for (slot, &card) in Slot::ALL.into_iter().zip(cards) {
            let Some(card) = card else { continue };
            stock.take(card).then_some(()).ok_or(PositionError::Card(card))?;
            layouts[seat].put(slot, card);
        }
    }
    // Only now is it clear which cards nobody names.
    for seat in players.seats().filter(|&seat| named(seat).is_none()) {
        for slot in Slot::ALL {
            let Some(card) = stock.cards().next() else { break };
            stock.take(card);
            layouts[seat].put(slot, card);
        }
    }
    Ok(layouts)
}
