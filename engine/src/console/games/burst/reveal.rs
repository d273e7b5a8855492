//! What lies in front of the players in this turn: face down while they choose, then one after the other up.

use super::choosing::turn_word;
use super::counters::{self, Rising};
use super::words;
use crate::console::games::verbs;
use crate::console::games::{DrawContext, EventContext, Show};
use crate::console::kit::{CardSize, DARK, Face, Font, Key, LIT, Look, Pen, Surface, area};
use crate::games::burst::{Burst, Event, PublicState, Turn, View};
use crate::games::{GameView, PerSeat, Players, Seat};

/// The cards of a turn in front of one player, at most two.
type Row = heapless::Vec<Face, 2, u8>;

/// How long a player's cards are looked at.
const LOOK: u16 = 1100;

/// The player after a revealed card, if that one also reveals.
fn next_seat(ctx: &EventContext<'_, Burst>) -> Option<Seat> {
    match ctx.to_come().first() {
        Some(Event::Revealed { seat, .. }) => Some(*seat),
        _ => None,
    }
}

/// A player's cards are turned up together; the last player's stay until A.
pub(super) fn show(ctx: &EventContext<'_, Burst>, seat: Seat) -> Show {
    match next_seat(ctx) {
        Some(next) if next == seat => Show::Never,
        Some(_) => Show::For(LOOK),
        None => Show::UntilA,
    }
}

/// A bot chooses. The only human at the table sees the own cards.
pub(super) fn draw_watching<D: Surface>(
    after: &DrawContext<'_, PublicState>,
    thinking: Seat,
    own: Option<&View>,
    pen: &mut Pen<'_, D>,
) {
    let table = after.view;
    let turn = table.turn().unwrap_or_default();
    after.thinking_title(thinking, &turn_word(turn), pen);
    counters::draw(&table.tally(), table.ruleset(), Rising::default(), pen);
    let rows = PerSeat::from_fn(|seat| match own {
        Some(own) if own.seat() == seat => own.chosen().cards().map(Face::from).take(2).collect(),
        _ => backs(table.chosen(seat)),
    });
    columns(after, &rows, table.ruleset().cards_in(turn), Some(thinking), pen);
    pen.hint(&[(Key::B, verbs::HOLD_PAUSE)]);
}

/// Some players have turned up their cards.
pub(super) fn draw<D: Surface>(ctx: &EventContext<'_, Burst>, seat: Seat, pen: &mut Pen<'_, D>) {
    let (after, before) = (&ctx.after, ctx.before);
    let turn = before.turn().unwrap_or_default();
    let wanted = before.ruleset().cards_in(turn);
    let (mut rows, mut rising) = (PerSeat::from_fn(|_| Row::new()), Rising::default());
    for event in ctx.so_far() {
        if let Event::Revealed { seat: owner, card } = *event {
            let _ = rows[owner].push(Face::from(card));
            if owner == seat {
                rising.add(card);
            }
        }
    }
    for seat in after.players().seats().filter(|&seat| !is_up(ctx, seat)) {
        rows[seat] = backs(wanted);
    }
    let last = next_seat(ctx).is_none();
    pen.title(words::CARDS_UP, &turn_word(turn));
    counters::draw(&ctx.now.tally(), before.ruleset(), rising, pen);
    columns(after, &rows, wanted, (!last).then_some(seat), pen);
    match (last, turn) {
        (false, _) => pen.hint(&[(Key::A, verbs::NEXT_PLAYER), (Key::B, verbs::ALL)]),
        (true, Turn::Third) => pen.hint(&[(Key::A, verbs::WHO_SCORES)]),
        (true, _) => pen.hint(&[(Key::A, verbs::GO_ON)]),
    }
}

fn is_up(ctx: &EventContext<'_, Burst>, player: Seat) -> bool {
    ctx.so_far().iter().any(|event| matches!(event, Event::Revealed { seat, .. } if *seat == player))
}

fn backs(count: u8) -> Row {
    (0..count).map(|_| Face::Back(None)).take(2).collect()
}

/// A column for each player: the name, and the cards of the turn or their places.
fn columns<V, D: Surface>(
    after: &DrawContext<'_, V>,
    rows: &PerSeat<Row>,
    wanted: u8,
    inverted: Option<Seat>,
    pen: &mut Pen<'_, D>,
) {
    let players = after.players();
    let width = 125 / i32::from(players.count());
    // Where there is room, the cards have their letters.
    let (size, pitch, y) =
        if players <= Players::Three { (CardSize::Normal, 17, 32) } else { (CardSize::Tall, 12, 35) };
    let names = after.short_names(if players == Players::Five { 4 } else { 6 });
    for (x, seat) in (0..).step_by(usize::try_from(width).unwrap_or(1)).zip(players.seats()) {
        let ink = if inverted == Some(seat) { DARK } else { LIT };
        if inverted == Some(seat) {
            let letters = Font::Small.width(&names[seat]);
            pen.paper(area(x + (width - letters) / 2 - 1, 24, letters + 3, 8), true);
        }
        pen.text_centred(&names[seat], x, width + 1, 25, Font::Small, ink);
        let first = x + (width + 2 - pitch * i32::from(wanted)) / 2;
        let mut row = rows[seat].iter();
        for place in 0..wanted {
            let x = first + pitch * i32::from(place);
            match row.next() {
                Some(&face) => pen.card(face, x, y, size, Look::Plain),
                None if inverted == Some(seat) => pen.corners(size.at(x, y)),
                None => {}
            }
        }
    }
}
