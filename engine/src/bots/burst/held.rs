//! A hand whose choices are judged one after the other.

use super::lead::Lead;
use super::outlook::{Outlook, kept, share};
use super::pile::{Limits, PlayedCards};
use crate::games::burst::{Card, Five};

/// The cards of one choice: one, or two that are played together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CardChoice {
    pub(super) first: Card,
    pub(super) second: Option<Card>,
}

impl CardChoice {
    pub(super) fn cards(self) -> impl Iterator<Item = Card> {
        core::iter::once(self.first).chain(self.second)
    }
}

/// The most cards of a hand.
const MOST: usize = Five::MOST as usize;

/// A hand whose cards were looked up, and the outlook by which they are judged.
pub(super) struct HeldCards<'a> {
    outlook: &'a Outlook<'a>,
    /// The lead so far.
    lead: Lead,
    below: u32,
    cards: [HeldCard; MOST],
    count: usize,
}

#[derive(Clone, Copy)]
struct HeldCard {
    card: Card,
    /// What it adds when it is played.
    adds: Lead,
    /// What it is worth to keep it.
    kept: i32,
}

/// What a choice takes from a hand.
#[derive(Clone, Copy)]
struct Taken {
    /// The places of its cards, as bits.
    places: u8,
    /// The lead with its cards.
    lead: Lead,
    /// What it would have been worth to keep them.
    kept: i32,
}

impl Taken {
    #[inline]
    fn with(self, place: usize, held: &HeldCard) -> Taken {
        Taken {
            places: self.places | 1 << place,
            lead: self.lead.plus(held.adds),
            kept: self.kept + held.kept,
        }
    }
}

impl<'a> HeldCards<'a> {
    pub(super) fn of(hand: Five, outlook: &'a Outlook<'a>) -> HeldCards<'a> {
        let ruleset = outlook.ruleset;
        let mut held = HeldCards {
            outlook,
            lead: Lead::of(outlook.own, outlook.others, ruleset),
            below: Limits::of(ruleset).below,
            cards: [HeldCard { card: Card::FIRST, adds: Lead::default(), kept: 0 }; MOST],
            count: 0,
        };
        for (place, card) in held.cards.iter_mut().zip(hand.cards()) {
            let adds = Lead::adds(PlayedCards::of(card), ruleset);
            *place = HeldCard { card, adds, kept: kept(card, outlook.last_round) };
            held.count += 1;
        }
        held
    }

    /// All different choices of one or two cards, with their values summed up over all futures. The player's own later
    /// cards are any of the rest: as many as it takes, beginning with each in turn.
    #[inline]
    pub(super) fn values(&self, count: u8, mut found: impl FnMut(CardChoice, i32)) {
        let futures = self.outlook.futures.len();
        let all = i32::try_from(futures).unwrap_or(0);
        let share = share(self.outlook.ruleset);
        let value = |leads: i32, taken: Taken| share * (leads - Lead::NONE * all) - taken.kept * all;
        let (rest, later) = (self.count.saturating_sub(count.into()), usize::from(self.outlook.later));
        let ways = rest.min(futures);
        if later == 0 {
            self.choices(count, |choice, taken| found(choice, value(self.leads(taken.lead, 0, 1), taken)));
        } else if rest <= later {
            let played = self.cards().fold(self.lead, |lead, (_, held)| lead.plus(held.adds));
            let leads = self.leads(played, 0, 1);
            self.choices(count, |choice, taken| found(choice, value(leads, taken)));
        } else if rest == later + 1 {
            let leads = self.leads_without_one(ways);
            self.choices(count, |choice, taken| {
                found(choice, value(self.leads_in_ways(taken, ways, rest, &leads), taken));
            });
        } else {
            self.choices(count, |choice, taken| {
                found(choice, value(self.later_leads(taken, ways, later), taken));
            });
        }
    }

    /// The cards in order, with their places.
    #[inline]
    fn cards(&self) -> impl Iterator<Item = (usize, &HeldCard)> + Clone {
        self.cards.iter().take(self.count).enumerate()
    }

    /// The cards that are not taken.
    #[inline]
    fn rest(&self, taken: Taken) -> impl Iterator<Item = (usize, &HeldCard)> + Clone {
        self.cards().filter(move |(place, _)| taken.places >> place & 1 == 0)
    }

    #[inline]
    fn choices(&self, count: u8, mut found: impl FnMut(CardChoice, Taken)) {
        let none = Taken { places: 0, lead: self.lead, kept: 0 };
        let mut before = None;
        for (place, one) in self.cards() {
            let first = one.card;
            if before.replace(first) == Some(first) {
                continue;
            }
            let taken = none.with(place, one);
            if count == 1 {
                found(CardChoice { first, second: None }, taken);
                continue;
            }
            let mut last = None;
            for (next, two) in self.cards().skip(place + 1) {
                if last.replace(two.card) != Some(two.card) {
                    found(CardChoice { first, second: Some(two.card) }, taken.with(next, two));
                }
            }
        }
    }

    /// The sum of leads in every so many futures from the first on.
    #[inline]
    fn leads(&self, lead: Lead, first: usize, every: usize) -> i32 {
        let (mut sum, mut at) = (0, first);
        while let Some(&future) = self.outlook.futures.get(at) {
            sum += lead.against(future, self.below);
            at += every;
        }
        sum
    }

    /// The leads of a choice with any of the rest.
    #[inline]
    fn later_leads(&self, taken: Taken, ways: usize, later: usize) -> i32 {
        let mut sum = 0;
        for (way, (_, held)) in self.rest(taken).enumerate().take(ways) {
            let mut lead = taken.lead.plus(held.adds);
            if later > 1 {
                let more = self.rest(taken).cycle().skip(way + 1).take(later - 1);
                lead = more.fold(lead, |lead, (_, held)| lead.plus(held.adds));
            }
            sum += self.leads(lead, way, ways);
        }
        sum
    }

    /// For each card, the leads in each way when all cards but this one are played.
    ///
    /// Where that is so in the end, as in the first turn, many choices lead to the same cards: of a hand of five, ten pairs
    /// with three ways each. So half as many futures are looked at.
    fn leads_without_one(&self, ways: usize) -> [[i32; MOST]; MOST] {
        let mut leads = [[0; MOST]; MOST];
        let played = self.cards().fold(self.lead, |lead, (_, held)| lead.plus(held.adds));
        for ((_, held), leads) in self.cards().zip(&mut leads) {
            for (way, leads) in leads.iter_mut().enumerate().take(ways) {
                *leads = self.leads(played.minus(held.adds), way, ways);
            }
        }
        leads
    }

    /// The leads of a choice after which one card is left over: the one before that with which a way begins.
    #[inline]
    fn leads_in_ways(&self, taken: Taken, ways: usize, rest: usize, leads: &[[i32; MOST]; MOST]) -> i32 {
        let mut sum = 0;
        for (at, (place, _)) in self.rest(taken).enumerate() {
            let way = if at + 1 < rest { at + 1 } else { 0 };
            if way < ways {
                sum += leads.get(place).and_then(|leads| leads.get(way)).copied().unwrap_or(0);
            }
        }
        sum
    }
}
