//! The beginning and the end of a round.

use super::card::SORTED;
use super::play::Play;
use super::{Card, Combo, Event, Hand, Memory, OpenState, Options, PerPile, Phase, Piles, Showing, Shown};
use crate::cards::Rng;
use crate::games::{Disclosure, Moment, Observer, PerSeat, Seat, SeatSet, Setup};

/// How many cards each player is dealt.
const DEALT: usize = 6;

impl Combo {
    /// The table before the first cards are dealt.
    pub(super) fn cleared(setup: &Setup<Options>) -> Combo {
        let Setup { players, first, options, seed } = *setup;
        let mut tokens = PerSeat::splat(0);
        tokens.seated_mut(players).for_each(|own| *own = options.tokens);
        Combo {
            open: OpenState {
                players,
                options,
                first,
                phase: Phase::Turn { seat: first, fresh: true },
                noted: Shown::NOTHING,
                tokens,
                showing: PerSeat::splat(Showing::Nothing),
                memory: Memory::EMPTY,
                sunk: 0,
                sacrificed: SeatSet::EMPTY,
                went_again: SeatSet::EMPTY,
                stuck: SeatSet::EMPTY,
            },
            piles: Piles::new(PerPile([Card::FIRST; 3]), &[]),
            hands: PerSeat::splat(Hand::EMPTY),
            secrets: PerSeat::splat(None),
            rng: Rng::new(seed),
        }
    }

    /// Shuffles all cards and deals a round; tokens and chance go on from where they are.
    pub(super) fn deal_round(&mut self, first: Seat) {
        let mut cards = SORTED;
        self.rng.shuffle(&mut cards);
        let mut rest = cards.as_slice();
        self.hands = PerSeat::splat(Hand::EMPTY);
        for seat in self.open.players.from(first) {
            if let Some((hand, after)) = rest.split_first_chunk::<DEALT>() {
                self.hands[seat].extend(hand.iter().copied());
                rest = after;
            }
        }
        if let Some((&tops, deck)) = rest.split_first_chunk() {
            self.piles = Piles::new(PerPile(tops), deck);
        }
        self.secrets = PerSeat::splat(None);
        self.open = OpenState {
            first,
            noted: Shown::NOTHING,
            showing: PerSeat::splat(Showing::Nothing),
            memory: Memory::EMPTY,
            sunk: 0,
            sacrificed: SeatSet::EMPTY,
            went_again: SeatSet::EMPTY,
            stuck: SeatSet::EMPTY,
            ..self.open
        };
        if self.open.options.hidden {
            self.open.phase = Phase::Hide(first);
        } else {
            self.begin_turn(first);
        }
    }

    /// A turn begins, and what the tops show is noted where that can matter (C2).
    #[inline]
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        let OpenState { options, phase, noted, .. } = &mut self.open;
        *phase = Phase::Turn { seat, fresh: true };
        if options.sacrifice || options.second_chance {
            *noted = Shown::by(self.piles.tops());
        }
    }

    /// The seat with the fewest cards; among several the earliest, counting from the round's first player.
    fn fewest_cards(&self) -> Seat {
        let OpenState { players, first, .. } = self.open;
        players.from(first).min_by_key(|&seat| self.hands[seat].len()).unwrap_or(first)
    }
}

impl<W: Observer<Combo>> Play<'_, W> {
    /// Everybody gives back a token for each card in hand. Then the next round begins, or the game is over.
    pub(super) fn end_round(&mut self, winner: Option<Seat>) {
        self.observer.event(Event::RoundEnded { winner }, Moment::of(self.game));
        let first = winner.unwrap_or_else(|| self.game.fewest_cards());
        let players = self.game.open.players;
        for seat in players.from(self.game.open.first) {
            let tokens = &mut self.game.open.tokens[seat];
            let paid = self.game.hands[seat].len().min(*tokens);
            *tokens -= paid;
            self.observer.event(Event::Paid { seat, tokens: paid }, Moment::of(self.game));
        }
        if self.game.open.tokens.seated(players).any(|&tokens| tokens == 0) {
            self.game.open.phase = Phase::Over;
            self.observer.event(Event::Over, Moment::of(self.game));
        } else if self.deals {
            self.game.deal_round(first);
            self.disclosure = Some(Disclosure::Shuffled);
            self.observer.event(Event::Dealt { first }, Moment::of(self.game));
            self.observer.dealt(self.game);
        }
    }
}
