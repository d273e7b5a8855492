//! Positions that somebody claims, checked and made into games.

use core::fmt;

use super::{Burst, Card, Column, Counts, Five, Table, Turn};
use crate::cards::Chance;
use crate::games::{Game, PerSeat, Seat, Setup, SetupError};

/// A position at the beginning of a turn, as somebody claims it; [`Burst::arrange`] checks it.
///
/// The first player of the round is the one of the [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Claim<'a> {
    /// The number of the round, from 1.
    pub round: u8,
    /// The turn that begins.
    pub turn: Turn,
    /// The hand of every seat.
    pub hands: &'a [&'a [Card]],
    /// What every seat has revealed in this round; may be left out in the first turn.
    pub played: &'a [&'a [Card]],
    /// The next cards of the deck, or only the first few of them.
    pub deck: &'a [Card],
    /// The points of every seat; may be left out where nobody has any.
    pub scores: &'a [u8],
}

/// Why a claimed position cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The set-up is not allowed.
    Setup(SetupError),
    /// There is no such round.
    Round {
        /// How many there are.
        rounds: u8,
    },
    /// A list by seat is not as long as there are players.
    Seats,
    /// A player holds too few or too many cards.
    Hand {
        /// Who does.
        seat: Seat,
        /// How many it must be.
        cards: u8,
    },
    /// A player has revealed too few or too many cards.
    Played {
        /// Who has.
        seat: Seat,
        /// How many it must be.
        cards: u8,
    },
    /// The deck is not that large.
    Deck {
        /// How many cards it has.
        cards: u8,
    },
    /// The game does not have so many cards of this kind.
    TooMany(Card),
    /// The discarded cards do not have so many points together.
    Scores {
        /// How many they have.
        points: u16,
    },
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Setup(error) => error.fmt(f),
            Misfit::Round { rounds } => write!(f, "the rounds are 1 to {rounds}"),
            Misfit::Seats => f.write_str("every player needs an entry"),
            Misfit::Hand { seat, cards } => write!(f, "seat {seat} holds {cards} cards then"),
            Misfit::Played { seat, cards } => write!(f, "seat {seat} has revealed {cards} cards by then"),
            Misfit::Deck { cards } => write!(f, "the deck has {cards} cards then"),
            Misfit::TooMany(card) => write!(f, "there are not so many {card}"),
            Misfit::Scores { points } => write!(f, "the discarded cards have {points} points together"),
        }
    }
}

impl core::error::Error for Misfit {}

impl Burst {
    /// The game that stands as claimed, at the beginning of a turn.
    ///
    /// Cards that are not named lie under those of the deck that are; when the deck is full they are taken out,
    /// and the last ones were discarded in earlier rounds; all this in the order of the cards.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn arrange(setup: &Setup<super::Options>, claim: &Claim<'_>) -> Result<Burst, Misfit> {
        setup.check(Burst::KIND).map_err(Misfit::Setup)?;
        let column = Column::of(setup.players, setup.options).map_err(Misfit::Setup)?;
        if !(1..=column.rounds).contains(&claim.round) {
            return Err(Misfit::Round { rounds: column.rounds });
        }
        let mut table = Table::new(column, setup.first);
        table.round = claim.round;
        table.begin(claim.turn);

        let mut unnamed = Counts::ALL;
        let cards = table.held_before(claim.turn);
        let hands = named(&table, claim.hands, cards, |seat| Misfit::Hand { seat, cards }, &mut unnamed)?;
        let cards = column.cards_before(claim.turn);
        let played = |seat| Misfit::Played { seat, cards };
        table.played = named(&table, claim.played, cards, played, &mut unnamed)?;
        let deck = arranged_deck(&table, claim.deck, &mut unnamed)?;
        let mut removed = Counts::EMPTY;
        move_first(column.taken_out, &mut unnamed, |card| removed.add(card));
        table.discard = unnamed;
        table.scores = scores(&table, claim.scores)?;
        Ok(Burst {
            table,
            hands,
            chosen: PerSeat::splat(Five::EMPTY),
            leftovers: PerSeat::splat(None),
            removed,
            deck,
            chance: Chance::new(setup.seed),
        })
    }
}

/// The cards claimed for every seat, each seat with the same number of them.
fn named(
    table: &Table,
    claimed: &[&[Card]],
    size: u8,
    misfit: impl Fn(Seat) -> Misfit,
    unnamed: &mut Counts,
) -> Result<PerSeat<Five>, Misfit> {
    let mut cards = PerSeat::splat(Five::EMPTY);
    if claimed.is_empty() && size == 0 {
        return Ok(cards);
    }
    if claimed.len() != usize::from(table.players().count()) {
        return Err(Misfit::Seats);
    }
    for (seat, claimed) in table.players().seats().zip(claimed) {
        if claimed.len() != usize::from(size) {
            return Err(misfit(seat));
        }
        for &card in *claimed {
            name(card, unnamed)?;
            cards[seat].add(card);
        }
    }
    Ok(cards)
}

/// The deck with the claimed cards on top.
fn arranged_deck<const N: usize>(
    table: &Table,
    claimed: &[Card],
    unnamed: &mut Counts,
) -> Result<heapless::Vec<Card, N, u8>, Misfit> {
    let cards = table.deck();
    let under = u8::try_from(claimed.len()).ok().and_then(|claimed| cards.checked_sub(claimed));
    let under = under.ok_or(Misfit::Deck { cards })?;
    for &card in claimed {
        name(card, unnamed)?;
    }
    let mut deck = heapless::Vec::new();
    // No deck is larger than its list.
    move_first(under, unnamed, |card| {
        let _ = deck.push(card);
    });
    deck.reverse();
    for &card in claimed.iter().rev() {
        let _ = deck.push(card);
    }
    Ok(deck)
}

/// The claimed points, if the discarded cards can have given them.
fn scores(table: &Table, claimed: &[u8]) -> Result<PerSeat<u8>, Misfit> {
    let mut scores = PerSeat::splat(0);
    if !claimed.is_empty() && claimed.len() != usize::from(table.players().count()) {
        return Err(Misfit::Seats);
    }
    for (score, &claimed) in scores.seated_mut(table.players()).zip(claimed) {
        *score = claimed;
    }
    let points = table.discard.points();
    let together: u16 = scores.seated(table.players()).map(|&score| u16::from(score)).sum();
    if together > points { Err(Misfit::Scores { points }) } else { Ok(scores) }
}

/// Takes a card from those not named yet.
fn name(card: Card, unnamed: &mut Counts) -> Result<(), Misfit> {
    if unnamed.remove(card) { Ok(()) } else { Err(Misfit::TooMany(card)) }
}

/// Takes the first `count` cards from those not named.
fn move_first(count: u8, unnamed: &mut Counts, mut to: impl FnMut(Card)) {
    let all = *unnamed;
    for card in all.cards().take(usize::from(count)) {
        unnamed.remove(card);
        to(card);
    }
}
