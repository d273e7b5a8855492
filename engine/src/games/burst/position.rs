//! Positions that somebody claims, checked and made into games.

use core::fmt;

use super::{Burst, Card, Counts, Five, PublicState, Ruleset, Turn};
use crate::cards::Rng;
use crate::games::{Game, PerSeat, Seat, Setup, SetupError};

/// A position at the beginning of a turn, as somebody claims it; [`Burst::arrange`] checks it.
///
/// The first player of the round is the one of the [`Setup`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Position<'a> {
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
pub enum PositionError {
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

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Setup(error) => error.fmt(f),
            PositionError::Round { rounds } => write!(f, "the rounds are 1 to {rounds}"),
            PositionError::Seats => f.write_str("every player needs an entry"),
            PositionError::Hand { seat, cards } => write!(f, "seat {seat} holds {cards} cards then"),
            PositionError::Played { seat, cards } => {
                write!(f, "seat {seat} has revealed {cards} cards by then")
            }
            PositionError::Deck { cards } => write!(f, "the deck has {cards} cards then"),
            PositionError::TooMany(card) => write!(f, "there are not so many {card}"),
            PositionError::Scores { points } => {
                write!(f, "the discarded cards have {points} points together")
            }
        }
    }
}

impl core::error::Error for PositionError {}

impl Burst {
    /// The game that stands as claimed, at the beginning of a turn.
    ///
    /// Cards that are not named lie under those of the deck that are; when the deck is full they are taken out,
    /// and the last ones were discarded in earlier rounds; all this in the order of the cards.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn arrange(setup: &Setup<super::Options>, claim: &Position<'_>) -> Result<Burst, PositionError> {
        setup.check(Burst::KIND).map_err(PositionError::Setup)?;
        let ruleset = Ruleset::of(setup.players, setup.options).map_err(PositionError::Setup)?;
        if !(1..=ruleset.rounds).contains(&claim.round) {
            return Err(PositionError::Round { rounds: ruleset.rounds });
        }
        let mut public = PublicState::new(ruleset, setup.first);
        public.round = claim.round;
        public.begin(claim.turn);

        let mut unnamed = Counts::ALL;
        let cards = public.held_before(claim.turn);
        let hands =
            named(&public, claim.hands, cards, |seat| PositionError::Hand { seat, cards }, &mut unnamed)?;
        let cards = ruleset.cards_before(claim.turn);
        let played = |seat| PositionError::Played { seat, cards };
        public.played = named(&public, claim.played, cards, played, &mut unnamed)?;
        let deck = arranged_deck(&public, claim.deck, &mut unnamed)?;
        let mut removed = Counts::EMPTY;
        move_first(ruleset.taken_out, &mut unnamed, |card| removed.add(card));
        public.discard = unnamed;
        public.scores = scores(&public, claim.scores)?;
        Ok(Burst {
            public,
            hands,
            chosen: PerSeat::splat(Five::EMPTY),
            leftovers: PerSeat::splat(None),
            removed,
            deck,
            rng: Rng::new(setup.seed),
        })
    }
}

/// The cards claimed for every seat, each seat with the same number of them.
fn named(
    public: &PublicState,
    claimed: &[&[Card]],
    size: u8,
    misfit: impl Fn(Seat) -> PositionError,
    unnamed: &mut Counts,
) -> Result<PerSeat<Five>, PositionError> {
    let mut cards = PerSeat::splat(Five::EMPTY);
    if claimed.is_empty() && size == 0 {
        return Ok(cards);
    }
    if claimed.len() != usize::from(public.players().count()) {
        return Err(PositionError::Seats);
    }
    for (seat, claimed) in public.players().seats().zip(claimed) {
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
    public: &PublicState,
    claimed: &[Card],
    unnamed: &mut Counts,
) -> Result<heapless::Vec<Card, N, u8>, PositionError> {
    let cards = public.deck();
    let under = u8::try_from(claimed.len()).ok().and_then(|claimed| cards.checked_sub(claimed));
    let under = under.ok_or(PositionError::Deck { cards })?;
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
fn scores(public: &PublicState, claimed: &[u8]) -> Result<PerSeat<u8>, PositionError> {
    let mut scores = PerSeat::splat(0);
    if !claimed.is_empty() && claimed.len() != usize::from(public.players().count()) {
        return Err(PositionError::Seats);
    }
    for (score, &claimed) in scores.seated_mut(public.players()).zip(claimed) {
        *score = claimed;
    }
    let points = public.discard.points();
    let together: u16 = scores.seated(public.players()).map(|&score| u16::from(score)).sum();
    if together > points { Err(PositionError::Scores { points }) } else { Ok(scores) }
}

/// Takes a card from those not named yet.
fn name(card: Card, unnamed: &mut Counts) -> Result<(), PositionError> {
    if unnamed.remove(card) { Ok(()) } else { Err(PositionError::TooMany(card)) }
}

/// Takes the first `count` cards from those not named.
fn move_first(count: u8, unnamed: &mut Counts, mut to: impl FnMut(Card)) {
    let all = *unnamed;
    for card in all.cards().take(usize::from(count)) {
        unnamed.remove(card);
        to(card);
    }
}
