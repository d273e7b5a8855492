//! How `hard` plays: every move is followed to the next card that nobody knows, and that card is tried for all that
//! it can be. What comes after is judged by the [`Lookahead`].
//!
//! All of it comes from what everybody sees, and so does the time that it takes.

use heapless::Vec;

use super::known::{KnownCards, first_to_test};
use super::line::Line;
use super::lookahead::Lookahead;
use super::reason::Reason;
use super::scene::Scene;
use crate::bots::{Advice, AdviceFor};
use crate::games::no_idea::{Card, Function, Move, NoIdea, Phase, Pile, PublicState, Slot};

/// A slice ends after so many judged tables.
const SLICE: u32 = 40;
/// So many unknown cards are tried: each that can come next after each of the moves.
const LINES: usize = 40;

/// A search for the best move of a turn.
#[derive(Clone, Debug)]
pub(super) struct TurnSearch {
    public: PublicState,
    lookahead: Lookahead,
    lines: Vec<Line, LINES, u8>,
    /// Which of the lines is followed.
    at: usize,
    /// The best move so far and what it is worth.
    best: (i32, Move),
}

impl TurnSearch {
    /// Begins to search; `any` is a legal move.
    pub(super) fn new(public: &PublicState, any: Move) -> TurnSearch {
        let known = KnownCards::exactly(public);
        let scene = Scene::new(&public.tops, known.own);
        let mut search = TurnSearch {
            public: public.clone(),
            lookahead: Lookahead::new(public),
            lines: Vec::new(),
            at: 0,
            best: (i32::MIN, any),
        };
        match public.phase {
            Phase::Draw | Phase::Over => {}
            Phase::Open { card, .. } => search.place(&scene, card, None),
            Phase::Revealed { slot } => {
                if let Some(card) = known.turned_up(slot) {
                    search.place(&scene.without(slot), card, None);
                }
            }
            Phase::Own { placed } => search.own_cards(&scene, placed),
            Phase::NothingFits { revealed } => {
                if let Some(slot) = first_to_test(&known, revealed) {
                    search.offer(0, Move::Reveal(slot));
                }
            }
        }
        search
    }

    /// Does one slice of work, the first of which began with the search: true once the best move is found.
    pub(super) fn is_done(&mut self) -> bool {
        while let Some(line) = self.lines.get_mut(self.at) {
            if let Some(worth) = line.follow(&mut self.lookahead, SLICE) {
                let mv = line.mv;
                self.at += 1;
                self.offer(worth, mv);
            }
            if self.lookahead.judged >= SLICE {
                self.lookahead.judged = 0;
                return false;
            }
        }
        true
    }

    /// The best move and why.
    pub(super) fn advice(&self) -> AdviceFor<NoIdea> {
        let (_, mv) = self.best;
        Advice { mv, reason: Reason::of(&KnownCards::exactly(&self.public), mv) }
    }

    /// Of moves that are worth the same, the first stays.
    fn offer(&mut self, worth: i32, mv: Move) {
        if worth > self.best.0 {
            self.best = (worth, mv);
        }
    }

    /// A card that is turned up and will be placed, or a known one that could be: `turned` is its place then.
    fn place(&mut self, scene: &Scene, card: Card, turned: Option<Slot>) {
        for (number, next) in scene.placements(card) {
            let Some(pile) = Pile::from_number(number) else { return };
            let mv = turned.map_or(Move::Place(pile), Move::Reveal);
            if card.function() == Some(Function::Reveal) && self.lines.push(Line::drawing(mv, &next)).is_ok()
            {
                continue;
            }
            self.go_on(mv, &next);
        }
    }

    /// After a move the turn goes on with the own cards.
    fn go_on(&mut self, mv: Move, scene: &Scene) {
        let coverage = scene.coverage();
        if scene.holding().unknown == 0 {
            let worth = self.lookahead.rest(scene);
            return self.offer(worth, mv);
        }
        if let Some(worth) = self.lookahead.known_first(scene, coverage) {
            self.offer(worth, mv);
        } else if scene.holding().is_few() {
            self.offer(self.lookahead.declare(scene, coverage), mv);
        }
        self.turn_up(scene, |_| mv);
    }

    /// Follows what happens when an unknown own card is turned up.
    fn turn_up(&mut self, scene: &Scene, mv: impl Fn(Slot) -> Move) {
        for (slot, spot) in scene.unknown() {
            if self.lines.push(Line::turning_up(mv(slot), scene, slot, spot)).is_err() {
                let worth = self.lookahead.rest(scene);
                self.offer(worth, mv(slot));
            }
        }
    }

    /// Which own card to turn up, or to stop, or to declare "Nothing fits!".
    ///
    /// A turn is never ended while a card may fit: that gains nothing, as tournaments have shown.
    fn own_cards(&mut self, scene: &Scene, placed: bool) {
        let (holding, coverage) = (scene.holding(), scene.coverage());
        for (slot, card) in scene.fitting(coverage) {
            self.place(&scene.without(slot), card, Some(slot));
        }
        let none_fits = scene.fitting(coverage).next().is_none();
        if none_fits && holding.is_few() {
            self.offer(self.lookahead.declare(scene, coverage), Move::Nothing);
        }
        self.turn_up(scene, Move::Reveal);
        if none_fits && holding.unknown == 0 && !holding.is_few() {
            let any = scene.slots().next().map(|(slot, _)| Move::Reveal(slot));
            self.offer(0, any.filter(|_| !placed).unwrap_or(Move::Stop));
        }
    }
}
