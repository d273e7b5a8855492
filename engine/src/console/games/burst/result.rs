//! The result of a round: how the colours were judged, and what everybody gets.

use super::counters;
use super::motion;
use super::words;
use crate::cards::Colour;
use crate::console::games::EventContext;
use crate::console::games::verbs;
use crate::console::kit::art::Mark;
use crate::console::kit::{DARK, Font, Key, LIT, Pen, Surface, area, line};
use crate::games::burst::{Burst, Event, RoundOutcome, Verdict, Why};
use crate::games::{PerSeat, Seat};

/// Characters of the title, with a gap between its two parts.
const ROOM: usize = 23;

/// Draws how a round came out.
pub(super) fn draw<D: Surface>(
    ctx: &EventContext<'_, Burst>,
    round: u8,
    verdict: &Verdict,
    pen: &mut Pen<'_, D>,
) {
    let (said, rounds) = (words::result(verdict.outcome), ctx.before.ruleset().rounds);
    let full = words::nth_round(round, rounds);
    let short = line!("{round}/{rounds}");
    let long = said.len() + full.len() > ROOM;
    pen.title(&said, if long { &short } else { &full });
    judged(ctx, verdict, pen);
    pen.dots_down(65, 9, 53);
    points(ctx, pen);
    let last = ctx.before.is_last_round();
    let next = if last { verbs::FINAL_TABLE } else { verbs::NEXT_ROUND };
    pen.hint(&[(Key::A, next), (Key::B, verbs::CARDS)]);
}

/// The colours that were played, most cards first.
fn judged<D: Surface>(ctx: &EventContext<'_, Burst>, verdict: &Verdict, pen: &mut Pen<'_, D>) {
    let tally = ctx.now.tally();
    // Those that go away come first: they have more cards than the rest.
    let most = tally.colours().map(|(_, count)| count).fold(0, u8::max);
    let counts = (1..=most).rev();
    let colours = counts.flat_map(|cards| tally.colours().filter(move |&(_, count)| count == cards));
    let mut y = 9;
    if verdict.outcome == RoundOutcome::ManyOnes {
        row(y, None, tally.ones(), words::MANY, true, pen);
        y += 9;
    }
    for (colour, count) in colours {
        if y > 45 {
            break;
        }
        let gone = verdict.gone().find(|gone| gone.colour == colour);
        let scores = verdict.outcome == RoundOutcome::Colour(colour);
        let word = match gone.map(|gone| gone.why) {
            Some(Why::Tied) => words::TIE,
            Some(Why::Burst) => words::BURST,
            None if scores => words::SCORES,
            None => "",
        };
        row(y, Some(colour), count, word, scores, pen);
        if gone.is_some() {
            pen.art(Mark::Gone.art(), 57, y + 2, LIT);
        }
        y += 9;
    }
}

/// A row of the verdict: a colour or the 1s, how many, and what becomes of them.
fn row<D: Surface>(y: i32, colour: Option<Colour>, count: u8, word: &str, lit: bool, pen: &mut Pen<'_, D>) {
    let ink = if lit { DARK } else { LIT };
    if lit {
        pen.paper(area(0, y, 62, 9), true);
    }
    match colour {
        Some(colour) => counters::mark(colour, y + 1, lit, pen),
        None => {
            pen.text(words::ONES, 3, y + 2, Font::Small, ink);
        }
    }
    pen.text_right(&line!("{count}"), 25, y + 1, Font::Text, ink);
    pen.text(word, 31, y + 2, Font::Small, ink);
}

/// What everybody gets, and has now.
fn points<D: Surface>(ctx: &EventContext<'_, Burst>, pen: &mut Pen<'_, D>) {
    let mut got = PerSeat::splat(0);
    for event in ctx.to_come() {
        if let Event::Scored { seat, points } = *event {
            got[seat] = points;
        }
    }
    let total = |seat: Seat| motion::points(ctx.after.motion, ctx.after.view.scores()[seat], got[seat]);
    // With sums of three digits there is room for four letters.
    let wide = ctx.after.players().seats().any(|seat| ctx.after.view.scores()[seat] > 99 || got[seat] > 9);
    let names = ctx.after.short_names(if wide { 4 } else { 6 });
    for (y, seat) in (9..).step_by(9).zip(ctx.after.players().seats()) {
        let left = pen.text_right(&line!("{}", total(seat)), 126, y + 1, Font::Text, LIT);
        let left = pen.text_right(&line!("+{}", got[seat]), left.min(115) - 5, y + 2, Font::Small, LIT);
        pen.text_until(&names[seat], 69, y + 2, Font::Small, LIT, left - 1);
    }
}
