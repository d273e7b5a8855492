//! The public part of the table: the piles, and everybody's cards and tokens.

use super::words;
use crate::console::games::DrawContext;
use crate::console::kit::{CardSize, DARK, Font, LIT, Look, Mark, Pen, Surface, area, line};
use crate::games::combo::{PerPile, Pile, PublicState};
use crate::games::{Players, Seat};

/// Where a pile lies.
pub(super) fn corner(pile: Pile) -> (i32, i32) {
    (22 * i32::from(pile.number()) - 21, 9)
}

/// Draws the piles.
pub(super) fn draw_piles<D: Surface>(
    public: &PublicState,
    look: impl Fn(Pile) -> Look,
    pen: &mut Pen<'_, D>,
) {
    // A thick frame reaches over its neighbours, so those come last.
    for thick in [false, true] {
        for pile in Pile::ALL.into_iter().filter(|&pile| (look(pile) == Look::Fits) == thick) {
            let (x, y) = corner(pile);
            pen.card(public.tops[pile].into(), x, y, CardSize::Pile, look(pile));
        }
    }
}

/// Every pile as it is.
pub(super) const fn plain(_: Pile) -> Look {
    Look::Plain
}

/// One pile that is looked at.
pub(super) fn only(chosen: Pile) -> impl Fn(Pile) -> Look {
    move |pile| if pile == chosen { Look::Chosen } else { Look::Plain }
}

/// Where the columns of the players are: the name, and where cards and tokens end.
struct PlayerColumns {
    name: i32,
    cards: i32,
    tokens: i32,
}

const NAMES_IN_FULL: [PlayerColumns; 1] = [PlayerColumns { name: 69, cards: 109, tokens: 125 }];
const LETTERS: [PlayerColumns; 2] =
    [PlayerColumns { name: 69, cards: 83, tokens: 95 }, PlayerColumns { name: 99, cards: 113, tokens: 125 }];

const fn columns(players: u8) -> &'static [PlayerColumns] {
    if players > 3 { &LETTERS } else { &NAMES_IN_FULL }
}

/// Where the cards of a player are on the table: a card that comes from there or goes there has this corner.
pub(super) fn player_corner(players: Players, seat: Seat) -> (i32, i32) {
    let columns = columns(players.count());
    let place = players.seats().position(|other| other == seat).unwrap_or(0);
    let at = |count: Option<usize>| count.unwrap_or(0);
    let row = i32::try_from(at(place.checked_div(columns.len()))).unwrap_or(0);
    let column = columns.get(at(place.checked_rem(columns.len())));
    (column.map_or(0, |column| column.name), 9 + 8 * row)
}

/// Draws a card and a coin over or under the columns of the players.
fn draw_heads<D: Surface>(players: u8, y: i32, pen: &mut Pen<'_, D>) {
    for column in columns(players) {
        pen.art(Mark::Cards.art(), column.cards - 4, y, LIT);
        pen.art(Mark::Coin.art(), column.tokens - 4, y + 1, LIT);
    }
}

/// Draws the heads at the end of the title line. The title that comes next ends before them.
pub(super) fn draw_heads_in_title<D: Surface>(players: u8, pen: &mut Pen<'_, D>) {
    /// From the left end of a head to its column, with a gap: behind a number, a card must not read as a 0.
    const HEAD: i32 = 4 + 4;
    draw_heads(players, 0, pen);
    if let Some(first) = columns(players).first() {
        pen.end_titles_at(first.cards - HEAD);
    }
}

/// Draws cards and tokens of all players right of the piles; the one whose turn it is inverted.
pub(super) fn draw_players<V, D: Surface>(
    ctx: &DrawContext<'_, V>,
    public: &PublicState,
    turn: Option<Seat>,
    pen: &mut Pen<'_, D>,
) {
    let players = public.open.players;
    let columns = columns(players.count());
    let names = ctx.short_names(if columns.len() > 1 { 1 } else { 6 });
    let mut seats = players.seats();
    for y in [9, 17, 25] {
        let mut inverted = false;
        for (column, seat) in columns.iter().zip(&mut seats) {
            let ink = if turn == Some(seat) { DARK } else { LIT };
            if turn == Some(seat) {
                inverted = true;
                pen.fill(area(column.name - 1, y - 1, column.tokens - column.name + 3, 8), LIT);
            }
            pen.text(&names[seat], column.name, y, Font::Small, ink);
            pen.text_right(&line!("{}", public.cards(seat)), column.cards, y, Font::Small, ink);
            pen.text_right(&line!("{}", public.open.tokens[seat]), column.tokens, y, Font::Small, ink);
        }
        // Dots beside an inverted half would look like a part of it.
        if columns.len() > 1 && !inverted {
            pen.dots_down(97, y, y + 6);
        }
    }
}

/// Draws the whole public table, as everybody sees it, with a message below.
pub(super) fn draw_table<V, D: Surface>(
    ctx: &DrawContext<'_, V>,
    public: &PublicState,
    turn: Option<Seat>,
    look: impl Fn(Pile) -> Look,
    message: &str,
    pen: &mut Pen<'_, D>,
) {
    draw_piles(public, look, pen);
    draw_players(ctx, public, turn, pen);
    draw_heads(public.open.players.count(), 34, pen);
    pen.text(&words::deck(public.deck), 1, 35, Font::Small, LIT);
    if !message.is_empty() {
        pen.message(message);
    }
}

/// The piles with other looks.
pub(super) fn looks(looks: PerPile<Look>) -> impl Fn(Pile) -> Look {
    move |pile| looks[pile]
}
