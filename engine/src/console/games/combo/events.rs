//! What happens, as everybody sees it.

use super::board::{draw_table, only, plain};
use super::call::{self, may_call};
use super::motion;
use super::standings::draw_tally;
use super::watching::drawer;
use super::words::{self, called, effect};
use crate::console::games::verbs;
use crate::console::games::{EventAction, EventContext, Show};
use crate::console::input::Button;
use crate::console::kit::{
    BoxSide, CardSize, Font, Key, LIT, Line, Look, Mark, Pen, PlayerBox, Surface, line,
};
use crate::games::combo::{Card, Combination, Combo, Event, Pile};
use crate::games::{Seat, SeatSet};

/// How long an event is on the screen. What follows by itself from what is on it, is not shown apart.
pub(super) fn show(ctx: &EventContext<'_, Combo>) -> Show {
    let Some(event) = ctx.event() else { return Show::Never };
    let human = ctx.after.deal.guests[ctx.mover].is_human();
    match event {
        _ if may_call(ctx) => Show::Always(call::TIME),
        Event::Placed { .. } => match ctx.to_come() {
            [Event::Combined { .. }, ..] => Show::Never,
            _ if human => Show::For(600),
            _ => Show::For(1200),
        },
        Event::Combined { .. } => Show::For(2500),
        Event::Chosen { .. } if !matches!(ctx.to_come(), [Event::Chosen { .. }, ..]) => Show::For(1500),
        Event::Drew { card: Some(_), .. } => Show::For(900),
        // People look at what they drew.
        Event::Drew { .. } if drawer(ctx).is_some() => Show::For(2500),
        // One drawn as a turn; others follow from what was shown before.
        Event::Drew { seat, card: None } if *seat == ctx.mover && !was_called(ctx) => Show::For(700),
        Event::DrewNothing(_) | Event::Shuffled { .. } | Event::Forgot(_) | Event::WentAgain(_) => {
            Show::For(1200)
        }
        Event::Sacrificed { .. } => Show::For(2000),
        // Whoever has called sees what came of it.
        Event::Called { .. } => Show::Always(2000),
        Event::Hid { .. } | Event::Opened(_) | Event::Thanked(_) => Show::For(900),
        Event::RoundEnded { .. } => Show::UntilA,
        Event::Dealt { .. } => Show::For(1500),
        // After the end comes the ceremony.
        Event::Quiet(_) | Event::Over => Show::Never,
        Event::Chosen { .. } | Event::Drew { .. } | Event::Paid { .. } => Show::Never,
    }
}

fn was_called(ctx: &EventContext<'_, Combo>) -> bool {
    ctx.so_far()
        .iter()
        .any(|event| matches!(event, Event::Called { .. } | Event::Thanked(_) | Event::Forgot(_)))
}

/// What a button does at the event.
pub(super) fn press(ctx: &EventContext<'_, Combo>, button: Button) -> EventAction {
    match button {
        _ if may_call(ctx) => call::press(ctx, button),
        Button::A => EventAction::Next,
        Button::B => EventAction::All,
        _ => EventAction::Stay,
    }
}

/// Draws the event of the ctx.
pub(super) fn draw<D: Surface>(ctx: &EventContext<'_, Combo>, pen: &mut Pen<'_, D>) {
    let Some(event) = ctx.event() else { return };
    let after = &ctx.after;
    match *event {
        Event::Combined { seat, combination } => {
            draw_combination(ctx, seat, combination, pen);
            pen.hint(&[(Key::A, verbs::GO_ON)]);
        }
        Event::Chosen { .. } => draw_chosen(ctx, pen),
        Event::RoundEnded { winner } => draw_round_end(ctx, winner, pen),
        Event::Called { seat, made: Some(made) } => {
            pen.shaken_explosion(words::OOPS, &line!("{} +1", after.name(seat)), after.motion.shake());
            pen.hint(&[(Key::A, &words::seen(made))]);
        }
        Event::Called { made: None, .. } => call::draw_nothing_there(ctx, pen),
        _ => draw_on_table(ctx, event, pen),
    }
}

/// Small events: the table, with a line of what happened.
fn draw_on_table<D: Surface>(ctx: &EventContext<'_, Combo>, event: &Event, pen: &mut Pen<'_, D>) {
    let (after, now) = (&ctx.after, ctx.now);
    let message = match *event {
        Event::Dealt { first } => words::begins(&after.name(first)),
        _ => words::line(event, after.deal).unwrap_or_default(),
    };
    let dealt = matches!(event, Event::Dealt { .. });
    let turn = match *event {
        Event::Dealt { first } => first,
        _ => ctx.mover,
    };
    match dealt {
        true => pen.title(words::NEW_ROUND, ""),
        false => pen.turn_title(&words::title(event, &after.name(ctx.mover)), ""),
    }
    match *event {
        Event::Placed { pile, .. } | Event::Sacrificed { pile, .. } => {
            draw_table(after, now, Some(turn), only(pile), &message, pen);
        }
        _ => draw_table(after, now, Some(turn), plain, &message, pen),
    }
    motion::draw_on_table(ctx, pen);
    match may_call(ctx) {
        true => call::draw_hint(ctx, pen),
        false => pen.hint(&[(Key::A, verbs::GO_ON), (Key::B, verbs::SKIP)]),
    }
}

/// The card that was placed, where, and what lay there before.
fn placed(ctx: &EventContext<'_, Combo>) -> Option<(Card, Pile)> {
    ctx.so_far().iter().rev().find_map(|event| match *event {
        Event::Placed { card, pile, .. } => Some((card, pile)),
        _ => None,
    })
}

fn draw_combination<D: Surface>(
    ctx: &EventContext<'_, Combo>,
    seat: Seat,
    combination: Combination,
    pen: &mut Pen<'_, D>,
) {
    let Some((card, pile)) = placed(ctx) else { return };
    let (name, now) = (ctx.after.name(seat), ctx.now);
    pen.title(&words::plays(&name, card), "");
    if combination == Combination::Pair {
        pen.card(ctx.before.tops[pile].into(), 10, 9, CardSize::Large, Look::Plain);
        pen.card(card.into(), 38, 9, CardSize::Large, Look::Chosen);
    } else {
        for (x, other) in (0..).step_by(26).zip(Pile::ALL) {
            let look = if other == pile { Look::Chosen } else { Look::Plain };
            pen.card(now.tops[other].into(), x, 9, CardSize::Large, look);
        }
    }
    let word = called(combination);
    let font = if word.len() > 6 { Font::Text } else { Font::Bold };
    pen.text_centred(word, 79, 48, 11, font, LIT);
    let [first, second] = effect(combination);
    pen.text_centred(first, 79, 48, 24, Font::Small, LIT);
    pen.text_centred(second, 79, 48, 34, Font::Small, LIT);
    let place = i32::from(pile.number()) - 1;
    let corner = if combination == Combination::Pair { (38, 9) } else { (26 * place, 9) };
    motion::draw_combination(ctx, combination, (card, pile), corner, pen);
    let out = now.cards(seat) == 0;
    pen.message(&if out { words::out_of_cards(&name) } else { words::goes_again(&name) });
}

/// Who has to draw, and how many.
fn draw_chosen<D: Surface>(ctx: &EventContext<'_, Combo>, pen: &mut Pen<'_, D>) {
    let (after, now) = (&ctx.after, ctx.now);
    let chosen = |who: Seat| {
        ctx.so_far().iter().find_map(|event| match *event {
            Event::Chosen { seat, cards } if seat == who => Some(cards),
            _ => None,
        })
    };
    pen.turn_title(&words::says_who_draws(&after.name(ctx.mover)), "");
    for (place, seat) in (0..).zip(now.open.players.seats()) {
        let more = chosen(seat).map(|cards| line!("+{cards}"));
        let (cards, tokens) = (line!("{}", now.cards(seat)), now.open.tokens[seat]);
        let held = BoxSide::Tokens { mark: Some(Mark::Cards), count: &cards, tokens };
        let side = more.as_ref().map_or(held, |more| BoxSide::Word(more));
        let name = after.name(seat);
        pen.player_box(place, PlayerBox { mark: None, name: &name, side, chosen: more.is_some() });
    }
    pen.hint(&[(Key::A, verbs::GO_ON), (Key::B, verbs::SKIP)]);
}

/// What everybody pays.
fn draw_round_end<D: Surface>(ctx: &EventContext<'_, Combo>, winner: Option<Seat>, pen: &mut Pen<'_, D>) {
    let after = &ctx.after;
    match winner {
        Some(seat) => pen.title(&words::wins_the_round(&after.name(seat)), ""),
        None => pen.title(words::BLOCKED, ""),
    }
    let paid = |who: Seat| {
        ctx.to_come().iter().find_map(|event| match *event {
            Event::Paid { seat, tokens } if seat == who => Some(tokens),
            _ => None,
        })
    };
    let word = |seat| match paid(seat) {
        None | Some(0) => Line::new(),
        Some(tokens) => line!("-{tokens}"),
    };
    let lit: SeatSet = winner.into_iter().collect();
    // They are paid one by one.
    let left = |seat| {
        let tokens = after.view.open.tokens[seat];
        let paid = paid(seat).filter(|_| motion::has_room(after.players())).unwrap_or(0);
        let had = i32::from(tokens) + i32::from(paid);
        u8::try_from(after.motion.count(motion::PAYMENT, had, tokens.into())).unwrap_or(tokens)
    };
    draw_tally(after, after.view, lit, (None, word, left), pen);
    if after.players().count() < 5 {
        pen.explanation(words::EACH_CARD_COSTS);
    }
    let over = ctx.to_come().contains(&Event::Over);
    pen.hint(&[(Key::A, if over { verbs::THE_END } else { verbs::NEXT_ROUND })]);
}
