//! From claimed zones to a position that is legal.

use core::fmt;

use super::card::{CARDS, Card, Hand, all_cards, copies, removed_from};
use super::deck::Deck;
use super::public::OpenState;
use super::sequences::Nth;
use super::{Bango, Zones};
use crate::games::listed;
use crate::games::{Kind, PerSeat, Players, Seat, Setup, SetupError};

/// Why zones cannot be arranged to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The number of players or the seat is not allowed.
    Setup(SetupError),
    /// A zone names more seats than there are players.
    Seats,
    /// A card is named more often than it exists.
    TooMany(Card),
    /// The row is empty when a turn begins.
    Row,
    /// More cards are named as taken out than this number of players takes out.
    Removed,
    /// Too few cards are left for the cards taken out and the numbers of discarded cards.
    TooFew,
    /// A turn begins with a draw.
    EmptyDeck,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Setup(error) => error.fmt(f),
            PositionError::Seats => f.write_str("a zone names more seats than there are players"),
            PositionError::TooMany(card) => write!(f, "there are only {} of {card}", copies(*card)),
            PositionError::Row => f.write_str("the row is empty when a turn begins"),
            PositionError::Removed => f.write_str("too many cards are taken out"),
            PositionError::TooFew => f.write_str("too few cards are left to take out and to discard"),
            PositionError::EmptyDeck => f.write_str("the deck is empty, so no turn can begin"),
        }
    }
}

impl core::error::Error for PositionError {}

impl Bango {
    /// The position in which the turn of `turn` begins and the zones are as claimed.
    ///
    /// Only the zones that matter need to be named. Of all other cards, in their order, the first ones are those
    /// taken out before the deal, then come the cards in the personal discards and in the common discard, as
    /// many as are claimed; the rest lies under the deck. Everybody has seen the cards in the hands.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn arrange(players: Players, options: (), turn: Seat, claim: &Zones) -> Result<Bango, PositionError> {
        let setup = Setup { players, first: turn, options, seed: Default::default() };
        setup.check(Kind::Bango).map_err(PositionError::Setup)?;
        let seats = usize::from(players.count());
        if claim.hands.len() > seats || claim.sequences.len() > seats || claim.discards.len() > seats {
            return Err(PositionError::Seats);
        }
        if !claim.row.is_empty() {
            return Err(PositionError::Row);
        }
        let mut unnamed = unnamed(claim)?.cards();
        let missing = removed_from(players)
            .checked_sub(claim.removed.len())
            .map(usize::from)
            .ok_or(PositionError::Removed)?;
        let mut removed = claim.removed;
        removed.extend(unnamed.by_ref().take(missing));
        let discarded =
            claim.discards.iter().map(|&n| usize::from(n)).sum::<usize>() + usize::from(claim.discard);
        if removed.len() < removed_from(players) || unnamed.by_ref().take(discarded).count() < discarded {
            return Err(PositionError::TooFew);
        }

        let mut cards: heapless::Vec<Card, CARDS, u8> = listed(claim.deck.iter().copied().chain(unnamed));
        cards.reverse();
        let (deck, left) = Deck::of(cards.iter().copied());
        if left == 0 {
            return Err(PositionError::EmptyDeck);
        }
        let mut open = OpenState::new(players, turn, left);
        open.discard = claim.discard;
        for (place, &hand) in open.known.seated_mut(players).zip(&claim.hands) {
            *place = hand;
        }
        for (place, &count) in open.discards.seated_mut(players).zip(&claim.discards) {
            *place = count;
        }
        for (place, sequences) in open.sequences.seated_mut(players).zip(&claim.sequences) {
            for (nth, &sequence) in Nth::ALL.into_iter().zip(sequences) {
                place.put(nth, sequence);
            }
        }
        open.counted = PerSeat::from_fn(|seat| open.tally(seat).short_total());
        Ok(Bango { open, deck, removed, secrets: PerSeat::default() })
    }
}

/// All cards that the zones do not name.
fn unnamed(claim: &Zones) -> Result<Hand, PositionError> {
    let mut rest: Hand = all_cards().collect();
    let sequences = claim.sequences.iter().flatten().flat_map(|sequence| sequence.cards());
    let hands = claim.hands.iter().chain([&claim.removed]).flat_map(Hand::cards);
    for card in sequences.chain(hands).chain(claim.deck.iter().copied()) {
        if !rest.remove(card) {
            return Err(PositionError::TooMany(card));
        }
    }
    Ok(rest)
}
