//! Only the values of trophies are secret, and only until the end.

use engine::cards::{Rng, Seed};
use engine::console::games::{DrawContext, GameScreens};
use engine::console::kit::{Motion, Pen};
use engine::console::memory::{Name, Settings};
use engine::console::{Button, Deal, SaveSlot, Session};
use engine::games::no_idea::{self, Card, Collection, Event, NoIdea, Phase, Pile, Trophy, View};
use engine::games::{Game, Moves, PerSeat, Players, Seat};

use super::play::{played_until, table};
use crate::device::Handheld;
use crate::display::Display;
use crate::golden;

#[test]
fn the_device_lies_on_the_table_and_only_a_peek_is_behind_the_curtain() {
    let table = played_until(|view| {
        view.public.phase == Phase::Draw && view.seat == Seat::One && !view.trophies.is_empty()
    });
    let mut room = vec![0; 8192];
    let used = table.save(&mut room);
    room.truncate(used);
    let mut device = Handheld::with_flash([(SaveSlot::Game as u8, room)].into());
    device.wait(1000);
    // What happened last is shown again; then the game goes on, for everybody to see.
    device.press("A");
    device.wait(8000);
    device.press("A");
    device.wait(3000);
    golden::check("no_idea/device-draw", &device.frame());
    device.press("B");
    golden::check("no_idea/device-curtain", &device.frame());
    device.press("A");
    golden::check("no_idea/device-peek", &device.frame());
    device.press("B");
    device.wait(3000);
    golden::check("no_idea/device-draw", &device.frame());
    device.press("P DA");
    golden::check("no_idea/device-rules", &device.frame());
    device.press("B DDDA");
    golden::check("no_idea/device-what-happened", &device.frame());
}

#[test]
fn every_line_of_what_happened_has_21_characters_at_most() {
    let mut deal = table(Players::Five, 5, 1).setup().clone();
    let seat = Seat::One;
    deal.guests[seat].name = Name::new("MMMMMM");
    let [card, prize] = ["Y2^", "S2"].map(|card| card.parse::<Card>().expect(card));
    let (slot, pile) = (no_idea::Slot::Six, Pile::from_number(102).expect("the last pile"));
    let prize = prize.prize().expect("a prize");
    let events = [
        Event::Drawn { card },
        Event::NoneLeft,
        Event::Revealed { seat, slot, card },
        Event::Started { seat, pile, card },
        Event::Placed { seat, pile, card },
        Event::TurnedBack { seat, slot },
        Event::Kept { seat, prize },
        Event::OthersRemoved { kept: pile },
        Event::Refilled { seat, cards: 6 },
        Event::Shuffled { cards: 108 },
        Event::Declared { seat },
        Event::Mistaken { seat, prize: false },
        Event::Mistaken { seat, prize: true },
        Event::Cleared { seat },
        Event::TrophyWon { seat },
    ];
    for line in events.iter().filter_map(|event| NoIdea::line(event, &deal)) {
        assert!(line.len() <= 21, "{:?}", &*line);
    }
    let mistaken =
        [false, true].map(|prize| NoIdea::line(&Event::Mistaken { seat, prize }, &deal).expect("a line"));
    assert_eq!(mistaken.each_ref().map(|line| &**line), ["MMMMMM: one fits", "MMMMMM: no trophy"]);
}

#[test]
fn only_the_peek_is_secret_and_nothing_else_depends_on_it() {
    for seed in 0..6 {
        let table = table(Players::Three, 3, seed);
        let (mut game, deal) = (table.game().clone(), table.setup().clone());
        let mut rng = Rng::new(Seed(seed));
        for _ in 0..400 {
            let Some(seat) = game.to_move() else { break };
            let view = game.view(seat);
            let mut other = view.clone();
            other.trophies = sharing(view.trophies);
            for peeking in [false, true] {
                let (one, secret) = drawn(&view, &deal, peeking);
                let (two, _) = drawn(&other, &deal, peeking);
                assert!(one == two || secret, "seed {seed}: a public screen knows a trophy");
                assert!(one != two || !secret || view == other, "seed {seed}: a peek shows nothing");
            }
            let mut moves = Moves::new();
            game.legal_moves(&mut moves);
            let mv = moves[rng.below(moves.len() as u32) as usize];
            game.play(mv).expect("a legal move");
        }
    }
}

/// As many trophies as a seat has, each with three stars if it has others, else with four.
fn sharing(own: Collection<Trophy>) -> Collection<Trophy> {
    let sort = if own.items().all(|trophy| trophy == Trophy::T3) { Trophy::T4 } else { Trophy::T3 };
    let mut other = Collection::EMPTY;
    own.items().for_each(|_| other.add(sort));
    other
}

/// The seat's decision, after B was pressed if somebody peeks: what is drawn, and whether it is secret.
fn drawn(view: &View, deal: &Deal, peeking: bool) -> (Display, bool) {
    let (settings, feats) = (Settings::default(), PerSeat::splat(0));
    let scene = DrawContext {
        view,
        deal,
        settings: &settings,
        last: "",
        feats: &feats,
        age: 3000,
        motion: Motion::REST,
    };
    let (mut cursor, mut display) = (Default::default(), Display::new());
    if peeking {
        let _ = NoIdea::press(&scene, &mut cursor, Button::B);
    }
    NoIdea::draw(&scene, &cursor, &mut Pen::new(&mut display));
    (display, NoIdea::secret(view, &cursor))
}
