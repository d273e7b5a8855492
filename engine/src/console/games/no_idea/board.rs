//! The parts of No Idea's table: layout, piles, the card that matters, everybody's trophies.

use crate::console::kit::{CardSize, DARK, Face, Font, LIT, Look, Mark, Pen, Share, Surface, area, line};
use crate::console::memory::Deal;
use crate::console::memory::short_names;
use crate::games::Seat;
use crate::games::no_idea::{Card, Function, Phase, Pile, PublicState, Slot, Spot, Starred};

impl From<Card> for Face {
    fn from(card: Card) -> Face {
        let sign = card.function().map(|function| match function {
            Function::Reveal => Mark::Plus,
            Function::RemoveOthers => Mark::Bang,
            Function::Refill => Mark::Fill,
        });
        match (card.colour(), card.number()) {
            (Some(colour), Some(number)) => Face::Number { colour, number, sign },
            _ => Face::Prize(card.prize().map_or(0, |prize| prize.stars())),
        }
    }
}

/// Places of the layout and piles lie three in a row.
pub(super) const COLUMNS: u8 = 3;

/// Rows of piles that the screen can show.
pub(super) const ROWS: u8 = 3;

/// Rows that so many piles take.
pub(super) fn rows_of(piles: usize) -> u8 {
    u8::try_from(piles.div_ceil(usize::from(COLUMNS))).unwrap_or(u8::MAX)
}

/// Whether a player has trophies or prizes to look at; how many is public.
pub(super) fn has_won(table: &PublicState, seat: Seat) -> bool {
    table.tally(seat).pieces > 0
}

/// The table as everybody sees it.
#[derive(Clone, Copy)]
pub(super) struct TableContext<'a> {
    pub(super) table: &'a PublicState,
    pub(super) deal: &'a Deal,
}

/// Which piles stand out.
#[derive(Clone, Copy)]
pub(super) enum Marked {
    /// None; they are scrolled to a row.
    None { row: u8 },
    /// One, which was just laid on.
    One(Pile),
    /// Those that a card fits, and the chosen one of them.
    Fitting(Card, Option<Pile>),
}

impl Marked {
    const fn chosen(self) -> Option<Pile> {
        match self {
            Marked::None { .. } => None,
            Marked::One(pile) => Some(pile),
            Marked::Fitting(_, pile) => pile,
        }
    }

    fn look(self, pile: Option<Pile>, top: Card) -> Look {
        match self {
            _ if pile.is_some() && pile == self.chosen() => Look::Chosen,
            Marked::Fitting(card, _) if card.fits(top) => Look::Fits,
            _ => Look::Plain,
        }
    }

    /// The first row of piles on the screen.
    fn first_row(self, rows: u8) -> u8 {
        let row = match self {
            Marked::None { row } => row,
            // The chosen one in the middle, so that its neighbours are seen.
            _ => self.chosen().map_or(0, |pile| ((pile.number() - 1) / COLUMNS).saturating_sub(1)),
        };
        row.min(rows.saturating_sub(ROWS))
    }
}

/// Where a place of a layout is.
pub(super) fn slot_corner(slot: Slot) -> (i32, i32) {
    let place = i32::from(slot.number()) - 1;
    (place % 3 * 12, 9 + place / 3 * 18)
}

/// A player's layout. It never shows what was seen: only what is turned up at this moment.
pub(super) fn layout<D: Surface>(
    pen: &mut Pen<'_, D>,
    board: TableContext<'_>,
    seat: Seat,
    chosen: Option<Slot>,
) {
    let table = board.table;
    for slot in Slot::ALL {
        let (x, y) = slot_corner(slot);
        let look = if chosen == Some(slot) { Look::Chosen } else { Look::Plain };
        match (table.spot(seat, slot), is_up(table, seat, slot)) {
            (Spot::Free, _) => pen.corners(CardSize::Place.at(x, y)),
            (Spot::Seen(card), true) => face_up(pen, card, x, y, look),
            _ => pen.card(Face::Unknown, x, y, CardSize::Place, look),
        }
    }
    pen.dots_down(37, 9, 43);
}

/// A card that lies face up in the layout; without a frame, for which there is no room.
fn face_up<D: Surface>(pen: &mut Pen<'_, D>, card: Card, x: i32, y: i32, look: Look) {
    pen.card(card.into(), x, y, CardSize::Place, look);
    if look != Look::Chosen {
        pen.frame(CardSize::Place.at(x, y), DARK);
    }
}

/// The discard piles: six large ones, nine small ones, or a part of more with a bar at the right.
pub(super) fn piles<D: Surface>(pen: &mut Pen<'_, D>, board: TableContext<'_>, marked: Marked) {
    let tops = &board.table.tops;
    let (size, pitch) = sizes(tops.len());
    let rows = rows_of(tops.len());
    let first = marked.first_row(rows);
    let shown = usize::from(COLUMNS * ROWS);
    let places = (0..).flat_map(|row| (0..3).map(move |column| (40 + 20 * column, 9 + pitch * row)));
    let on_screen = (1..).zip(tops).skip(usize::from(first) * usize::from(COLUMNS)).take(shown);
    // A thick frame reaches into its neighbours, so those that have none come first.
    for pass in [Look::Plain, Look::Fits, Look::Chosen] {
        for ((number, &top), (x, y)) in on_screen.clone().zip(places.clone()) {
            if marked.look(Pile::from_number(number), top) == pass {
                pen.card(top.into(), x, y, size, pass);
            }
        }
    }
    pen.scroll_bar(area(101, 9, 1, 35), usize::from(first), usize::from(ROWS), usize::from(rows));
}

/// Where a pile lies when it was just laid on, and how large its card is.
pub(super) fn pile_corner(board: TableContext<'_>, pile: Pile) -> ((i32, i32), CardSize) {
    let piles = board.table.tops.len();
    let (size, pitch) = sizes(piles);
    let first = Marked::One(pile).first_row(rows_of(piles));
    let place = i32::from(pile.number()) - 1 - i32::from(first * COLUMNS);
    ((40 + 20 * (place % 3), 9 + pitch * (place / 3)), size)
}

/// How large the cards of so many piles are, and how far it is to the next row.
const fn sizes(piles: usize) -> (CardSize, i32) {
    if piles <= 6 { (CardSize::Land, 18) } else { (CardSize::Mid, 12) }
}

/// Where the card that matters now lies, at the right.
pub(super) const GREAT: (i32, i32) = (103, 9);

/// The card that matters now.
pub(super) fn great_card<D: Surface>(pen: &mut Pen<'_, D>, face: Face) {
    pen.card(face, GREAT.0, GREAT.1, CardSize::Large, Look::Plain);
}

/// The draw pile at the right.
pub(super) fn draw_pile<D: Surface>(pen: &mut Pen<'_, D>, board: TableContext<'_>) {
    great_card(pen, Face::Back(Some(board.table.draw)));
}

/// How many trophies each player has; the values are secret.
pub(super) fn trophies<D: Surface>(pen: &mut Pen<'_, D>, board: TableContext<'_>, lit: Seat) {
    let TableContext { table, deal } = board;
    let names = short_names(&deal.guests.map(|guest| guest.name), table.players, letters(table));
    let counts = table.trophies.map(|trophies| line!("{}", trophies.len()));
    let seats = Seat::ALL.get(..usize::from(table.players.count())).unwrap_or_default();
    let share = |&seat| Share { name: &names[seat], count: &counts[seat], turn: seat == lit };
    pen.strip(Mark::Trophy.art(), seats.iter().map(share));
}

/// Where a card lies that all must remember.
pub(super) const LOOK_HERE: (i32, i32) = (41, 9);

/// A card in the place of the piles, inverted, with words at its right.
pub(super) fn look_here<D: Surface>(pen: &mut Pen<'_, D>, face: Face, words: [&str; 2]) {
    pen.card(face, LOOK_HERE.0, LOOK_HERE.1, CardSize::Large, Look::Chosen);
    for (y, text) in [24, 34].into_iter().zip(words) {
        pen.text_centred(text, 68, 59, y, Font::Text, LIT);
    }
}

/// Letters of a name that the strip has room for, with a gap: a count of 0 is not to be read as a letter.
fn letters(table: &PublicState) -> usize {
    match table.players.count() {
        4.. => 3,
        3 => 5,
        _ => 6,
    }
}

/// Whether a card lies face up at this moment.
fn is_up(table: &PublicState, seat: Seat, slot: Slot) -> bool {
    seat == table.turn
        && match table.phase {
            Phase::Revealed { slot: up } => up == slot,
            Phase::NothingFits { revealed } => revealed.contains(slot),
            _ => false,
        }
}
