//! What the buttons do at each decision.

use super::cursor::{Cursor, Focus};
use super::hand::{HandCards, Lay, sorted};
use crate::console::games::DrawContext;
use crate::console::games::Pressed;
use crate::console::input::Button;
use crate::games::combo::{Card, Combination, Move, Phase, Pile, View};
use crate::games::{GameView, Moves, Seat};

/// A decision of the view's own seat.
pub(super) struct PressChoice<'a> {
    pub(super) view: &'a View,
    pub(super) moves: Moves<Move>,
    /// The own hand, sorted.
    pub(super) cards: HandCards,
}

impl<'a> PressChoice<'a> {
    pub(super) fn new(ctx: &DrawContext<'a, View>) -> PressChoice<'a> {
        let mut moves = Moves::new();
        ctx.view.legal_moves(&mut moves);
        PressChoice { view: ctx.view, moves, cards: sorted(ctx.view.hand(), ctx.settings) }
    }

    /// The piles that a card can go on.
    pub(super) fn piles(&self, card: Card) -> impl DoubleEndedIterator<Item = Pile> + Clone + '_ {
        let fits = move |pile: &Pile| self.may(Move::Place { pile: *pile, card, announced: None });
        Pile::ALL.into_iter().filter(fits)
    }

    /// The piles whose top can be sacrificed.
    pub(super) fn sacrifices(&self) -> impl DoubleEndedIterator<Item = Pile> + Clone + '_ {
        Pile::ALL.into_iter().filter(|&pile| self.may(Move::Sacrifice(pile)))
    }

    fn may(&self, mv: Move) -> bool {
        self.moves.contains(&mv)
    }

    /// The place of the selected card: before the first press the first one that fits.
    pub(super) fn place(&self, cursor: &Cursor) -> usize {
        let fits = |&card: &Card| self.piles(card).next().is_some();
        let first = || self.cards.iter().position(fits).unwrap_or(0);
        cursor.place.map_or_else(first, usize::from).min(self.cards.len().saturating_sub(1))
    }

    /// The selected card.
    pub(super) fn card(&self, cursor: &Cursor) -> Option<Card> {
        self.cards.get(self.place(cursor)).copied()
    }

    /// The opponents that can be chosen to draw.
    pub(super) fn opponents(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + '_ {
        self.view.public.open.players.seats().filter(|&seat| self.may(Move::Give(seat, None)))
    }

    /// Whether two opponents can share the cards of a flush.
    pub(super) fn may_choose_two(&self) -> bool {
        self.moves.iter().any(|mv| matches!(mv, Move::Give(_, Some(_))))
    }

    /// The opponent that is selected: before the first press the next one in turn.
    pub(super) fn who(&self, cursor: &Cursor) -> Option<Seat> {
        cursor.who.or_else(|| self.view.public.open.players.others(self.view.seat).next())
    }

    fn play(&self, mv: Move) -> Pressed<Move> {
        if self.may(mv) { Pressed::Play(mv) } else { Pressed::Stay }
    }

    /// A button at this decision.
    pub(super) fn press(&self, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
        match (self.view.public.open.phase, button) {
            (Phase::Turn { .. }, _) => return self.turn(cursor, button),
            (Phase::Give { .. }, _) => return self.give(cursor, button),
            (Phase::Hide(_) | Phase::HideAgain { .. }, Button::A) => {
                return self.card(cursor).map_or(Pressed::Stay, |card| self.play(Move::Hide(card)));
            }
            (Phase::HideAgain { .. }, Button::B) => return self.play(Move::Open),
            (Phase::Thanks { .. }, Button::A) => return self.play(Move::Thanks),
            (Phase::Thanks { .. }, Button::B) => return self.play(Move::Forgot),
            (Phase::SecondChance(_), Button::A) => return self.play(Move::Again),
            (Phase::SecondChance(_), Button::B) => return self.play(Move::Pass),
            (Phase::Hide(_) | Phase::HideAgain { .. } | Phase::SecondChance(_), _) => {
                self.step(cursor, button);
            }
            (Phase::Unannounced { .. } | Phase::Thanks { .. } | Phase::Over, _) => {}
        }
        Pressed::Stay
    }

    /// Moves the cursor in the hand; whether it stays there.
    fn step(&self, cursor: &mut Cursor, button: Button) -> bool {
        let place = self.place(cursor);
        let next = Lay::own(self.cards.len()).step(place, button);
        cursor.place = u8::try_from(next.unwrap_or(place)).ok();
        next.is_some()
    }

    fn turn(&self, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
        match (cursor.spot, button) {
            (Focus::Hand, Button::A) => return self.choose(cursor),
            // B is the way back elsewhere, and what is drawn stays drawn.
            (Focus::Hand, Button::B) if self.any_fits() => cursor.spot = Focus::Sure,
            (Focus::Hand, Button::B) | (Focus::Sure, Button::A) => return self.play(Move::Draw),
            (Focus::Hand, _) if self.step(cursor, button) => {}
            (Focus::Hand, _) => {
                cursor.spot = self.sacrifices().next().map_or(Focus::Overview, Focus::Sacrifice);
            }
            (Focus::Where(pile), Button::A) => return self.put(cursor, pile),
            (Focus::Where(pile), Button::Left | Button::Right) => {
                let card = self.card(cursor);
                let piles = Pile::ALL.into_iter();
                let piles =
                    piles.filter(|&pile| card.is_some_and(|card| self.piles(card).any(|fit| fit == pile)));
                cursor.spot = Focus::Where(beside(piles, pile, button));
            }
            (Focus::Say { pile, word }, Button::A) => return self.say(cursor, pile, word),
            (Focus::Say { pile, word }, Button::Up | Button::Down) => {
                let words = [None].into_iter().chain(Combination::ALL.map(Some));
                let word =
                    beside(words, word, if button == Button::Up { Button::Left } else { Button::Right });
                cursor.spot = Focus::Say { pile, word };
            }
            (Focus::Sacrifice(pile), Button::A) => return self.play(Move::Sacrifice(pile)),
            (Focus::Sacrifice(pile), Button::Left | Button::Right) => {
                cursor.spot = Focus::Sacrifice(beside(self.sacrifices(), pile, button));
            }
            (Focus::Sacrifice(_), Button::Up) => cursor.spot = Focus::Overview,
            (Focus::Overview | Focus::Open(_), Button::Left | Button::Right)
                if self.view.public.open.options.hidden =>
            {
                let seats = self.view.public.open.players.seats().map(Focus::Open);
                cursor.spot = beside([Focus::Overview].into_iter().chain(seats), cursor.spot, button);
            }
            (Focus::Sacrifice(_) | Focus::Overview | Focus::Open(_), Button::Down) | (_, Button::B) => {
                cursor.spot = Focus::Hand;
            }
            _ => {}
        }
        Pressed::Stay
    }

    /// Whether any card of the hand can be placed.
    fn any_fits(&self) -> bool {
        self.cards.iter().any(|&card| self.piles(card).next().is_some())
    }

    /// A card was chosen: where does it go?
    fn choose(&self, cursor: &mut Cursor) -> Pressed<Move> {
        let Some(card) = self.card(cursor) else { return Pressed::Stay };
        let mut piles = self.piles(card);
        let Some(pile) = piles.next() else { return Pressed::Stay };
        cursor.place = u8::try_from(self.place(cursor)).ok();
        if piles.next().is_none() {
            return self.put(cursor, pile);
        }
        cursor.spot = Focus::Where(pile);
        Pressed::Stay
    }

    /// A pile was chosen. With table manners the player has to say what the card makes.
    fn put(&self, cursor: &mut Cursor, pile: Pile) -> Pressed<Move> {
        if self.view.public.open.options.manners {
            cursor.spot = Focus::Say { pile, word: None };
            return Pressed::Stay;
        }
        self.say(cursor, pile, None)
    }

    /// A wrong word counts as nothing said: to refuse it would tell what the card makes.
    fn say(&self, cursor: &Cursor, pile: Pile, word: Option<Combination>) -> Pressed<Move> {
        let Some(card) = self.card(cursor) else { return Pressed::Stay };
        let announced = word.filter(|_| self.may(Move::Place { pile, card, announced: word }));
        self.play(Move::Place { pile, card, announced })
    }

    fn give(&self, cursor: &mut Cursor, button: Button) -> Pressed<Move> {
        let Some(who) = self.who(cursor) else { return Pressed::Stay };
        match (button, cursor.marked) {
            (Button::A, Some(first)) if first != who => {
                return self.play(Move::Give(first.min(who), Some(first.max(who))));
            }
            (Button::A, None) if self.may_choose_two() => {
                cursor.marked = Some(who);
            }
            (Button::A, _) => return self.play(Move::Give(who, None)),
            (Button::B, _) => cursor.marked = None,
            _ => cursor.who = Some(self.neighbour(who, button)),
        }
        Pressed::Stay
    }

    /// The opponent in that direction of the grid; if there is none, the next or last one in order.
    fn neighbour(&self, who: Seat, button: Button) -> Seat {
        let number = who.number();
        let opponent = |number: u8| {
            let seat = Seat::from_number(number)?;
            self.opponents().find(|&other| other == seat)
        };
        let in_direction = match button {
            Button::Left if number.is_multiple_of(2) => opponent(number.saturating_sub(1)),
            Button::Right if number % 2 == 1 => opponent(number + 1),
            Button::Up => opponent(number.saturating_sub(2)).or_else(|| opponent(number.saturating_sub(4))),
            Button::Down => opponent(number + 2).or_else(|| opponent(number + 4)),
            _ => None,
        };
        let forwards = matches!(button, Button::Right | Button::Down);
        let side = if forwards { Button::Right } else { Button::Left };
        in_direction.unwrap_or_else(|| beside(self.opponents(), who, side))
    }
}

/// What is left or right of something in a row that is closed to a ring.
fn beside<T: Copy + PartialEq>(row: impl DoubleEndedIterator<Item = T> + Clone, of: T, side: Button) -> T {
    let in_ring = |mut ring: &mut dyn Iterator<Item = T>, first: Option<T>| {
        (&mut ring).find(|&other| other == of);
        ring.next().or(first).unwrap_or(of)
    };
    if side == Button::Left {
        in_ring(&mut row.clone().rev(), row.clone().next_back())
    } else {
        in_ring(&mut row.clone(), row.clone().next())
    }
}
