//! Bango's table: every kind of screen, and what its buttons do.
//!
//! Positions are written as in the rulebook tests: zones by name, a bar between seats, a comma between sequences.

use engine::cards::Seed;
use engine::console::kit::Pen;
use engine::console::memory::{Guest, HouseRules, Level, Name, Settings, Who};
use engine::console::tables::{Pressed, Scene, Screens, Story};
use engine::console::{Button, Deal};
use engine::games::bango::{Bango, Card, Event, Move, Sequence, Zones};
use engine::games::{Game, Kind, PerSeat, Players, Seat, Witness};

use crate::display::Display;
use crate::golden;

fn cards(text: &str) -> impl Iterator<Item = Card> + Clone {
    text.split_whitespace().map(|card| card.parse().unwrap_or_else(|error| panic!("{card}: {error}")))
}

fn sequence(text: &str) -> Sequence {
    Sequence::from_cards(&cards(text).collect::<Vec<_>>()).unwrap()
}

fn zones(text: &str) -> Zones {
    let mut zones = Zones::default();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (name, content) = line.split_once(':').unwrap();
        let by_seat = content.split('|');
        match name {
            "deck" => zones.deck = cards(content).collect(),
            "hands" => zones.hands = by_seat.map(|hand| cards(hand).collect()).collect(),
            "sequences" => {
                let own = |own: &str| own.split(',').filter(|s| !s.trim().is_empty()).map(sequence).collect();
                zones.sequences = by_seat.map(own).collect();
            }
            "discards" => zones.discards = by_seat.map(|count| count.trim().parse().unwrap()).collect(),
            "discard" => zones.discard = content.trim().parse().unwrap(),
            _ => panic!("no zone {name}"),
        }
    }
    zones
}

/// A game, its players, and the buttons in the hands of whoever decides.
struct Table {
    game: Bango,
    deal: Deal,
    cursors: PerSeat<<Bango as Screens>::Cursor>,
    settings: Settings,
    last: String,
    presses: usize,
}

#[derive(Default)]
struct Heard(Vec<Event>);

impl Witness<Bango> for Heard {
    fn saw(&mut self, event: Event) {
        self.0.push(event);
    }
}

const NAMES: [&str; 6] = ["ANNA", "BERTHA", "CLARA", "DAVID", "ELLA", "HUGO"];

impl Table {
    fn with(players: Players, text: &str) -> Table {
        let game = Bango::arrange(players, (), Seat::One, &zones(text)).expect("the zones fit");
        Table::of(game)
    }

    fn of(game: Bango) -> Table {
        let guest = |seat: Seat| Guest {
            name: Name::new(NAMES[usize::from(seat.number() - 1)]),
            who: if seat == Seat::Three { Who::Bot(Level::Hard) } else { Who::Human },
        };
        let deal = Deal {
            kind: Kind::Bango,
            players: game.players(),
            guests: PerSeat::from_fn(guest),
            rules: HouseRules::default(),
            first: Seat::One,
            seed: Seed(1),
        };
        let cursors = PerSeat::from_fn(|_| Default::default());
        let (settings, last) = (Settings::default(), String::new());
        let mut table = Table { game, deal, cursors, settings, last, presses: 0 };
        table.arrive();
        table
    }

    fn seat(&self) -> Seat {
        self.game.to_move().expect("somebody decides")
    }

    fn arrive(&mut self) {
        if let Some(seat) = self.game.to_move() {
            Bango::arrive(&self.game.view(seat), &mut self.cursors[seat]);
        }
    }

    /// Plays a move, with all that follows from it, and gives back its events.
    fn make(&mut self, mv: Move) -> Vec<Event> {
        let mut heard = Heard::default();
        self.game.play_before(mv, &mut heard).unwrap_or_else(|error| panic!("{mv}: {error}"));
        for event in &heard.0 {
            let line = Bango::line(event, &self.deal);
            self.last = line.map_or(self.last.clone(), |line| line.to_string());
        }
        self.arrive();
        heard.0
    }

    /// Plays moves in their notation, without buttons.
    fn play(&mut self, moves: &str) {
        for mv in moves.split(';') {
            self.make(mv.trim().parse().unwrap_or_else(|error| panic!("{mv}: {error}")));
        }
    }

    /// Presses buttons, such as `AB RR`; gives back the last move that came of them.
    fn press(&mut self, buttons: &str) -> Option<Move> {
        let mut made = None;
        for button in buttons.chars().filter(|button| *button != ' ') {
            let seat = self.seat();
            let view = self.game.view(seat);
            let mut cursor = self.cursors[seat];
            let pressed = Bango::press(&self.scene(&view, 0), &mut cursor, key(button));
            self.cursors[seat] = cursor;
            self.presses += 1;
            if let Pressed::Play(mv) = pressed {
                made = Some(mv);
                self.make(mv);
                while let Some(seat) = self.game.to_move() {
                    let mut cursor = self.cursors[seat];
                    let Some(mv) = Bango::follow(&self.game.view(seat), &mut cursor) else { break };
                    self.cursors[seat] = cursor;
                    made = Some(mv);
                    self.make(mv);
                }
            }
        }
        made
    }

    fn scene<'a, V>(&'a self, view: &'a V, age: u32) -> Scene<'a, V> {
        const NONE: &PerSeat<u8> = &PerSeat::splat(0);
        Scene { view, deal: &self.deal, settings: &self.settings, last: &self.last, feats: NONE, age }
    }

    fn frame(&self) -> Display {
        let seat = self.seat();
        let view = self.game.view(seat);
        frame(|pen| Bango::draw(&self.scene(&view, 0), &self.cursors[seat], pen))
    }

    fn shows(&self, name: &str) {
        golden::check(&format!("bango/{name}"), &self.frame());
    }

    fn watched(&self, name: &str) {
        let public = Bango::public(&self.game.view(Seat::One));
        let display = frame(|pen| Bango::draw_watching(&self.scene(&public, 700), self.seat(), pen));
        golden::check(&format!("bango/{name}"), &display);
    }

    /// Plays a move and compares the screen of its n-th event.
    fn tells(&mut self, mv: &str, at: usize, name: &str) {
        let before = Bango::public(&self.game.view(Seat::One));
        let mover = self.seat();
        let events = self.make(mv.parse().unwrap());
        let public = Bango::public(&self.game.view(Seat::One));
        let story = Story { scene: self.scene(&public, 0), before: &before, mover, events: &events, at };
        let display = frame(|pen| Bango::draw_event(&story, pen));
        golden::check(&format!("bango/{name}"), &display);
    }
}

fn key(letter: char) -> Button {
    match letter {
        'U' => Button::Up,
        'D' => Button::Down,
        'L' => Button::Left,
        'R' => Button::Right,
        'A' => Button::A,
        'B' => Button::B,
        _ => panic!("no button {letter}"),
    }
}

fn frame(draw: impl FnOnce(&mut Pen<'_, Display>)) -> Display {
    let mut display = Display::new();
    let mut pen = Pen::new(&mut display);
    pen.clear();
    draw(&mut pen);
    let Ok(()) = pen.finish();
    display
}

const ROW: &str = "deck: P1 K2 R3 B4 R5 Y6 P7 Y8 B9 K10 Y11 R7 Y1";
const HANDS: &str = "hands: R2 R9 B4 B11 Y1 | Y6 P3 P7 K7 | R1 | B5 | R11 R10 Y7 B7";

/// A turn of ANNA with so many cards in the row.
fn drawn(players: Players, cards: usize) -> Table {
    let hands = if players == Players::Two { "hands: R2 R9 B4 B11 Y1 | Y6 P3 P7 K7" } else { HANDS };
    let mut table = Table::with(players, &format!("{ROW}\n{hands}"));
    table.press(&"A".repeat(cards));
    table
}

#[test]
fn a_turn_begins_with_how_it_stands() {
    drawn(Players::Two, 0).shows("begin-2");
    let sequences = "sequences: P1 B2 P3 P4 | R2 R3 Y4 | B10 P11 | |
        discards: 2 | 0 | 3 | 10 | 0";
    let hands = "hands: R2 R9 B4 B11 Y1 | Y6 P7 K7 | R1 | B5 | R11 R10 Y7 B7";
    let mut table = Table::with(Players::Five, &format!("deck: R3\n{hands}\n{sequences}"));
    table.last = "BERTHA took PURPLE 11".to_string();
    table.shows("begin-5");
    table.watched("begin-watched");
    table.press("R");
    table.shows("sequences-own");
    table.press("R");
    table.shows("sequences-next");
    table.press("LL");
    table.shows("sequences-none");
    table.press("B");
    table.shows("begin-5");
    table.press("D");
    table.shows("hand-5");
}

#[test]
fn the_row_fills_by_number_and_the_newest_card_is_large() {
    let mut table = drawn(Players::Two, 5);
    table.shows("row-5");
    table.watched("row-watched");
    table.press("A AAAAA");
    table.shows("row-11");
    table.press("A");
    table.shows("exploded");
    table.watched("exploded-watched");
}

#[test]
fn the_last_card_of_the_deck_can_only_be_stopped_at() {
    let mut table = Table::with(Players::Five, "deck: R3\ndiscard: 97\nhands: P3");
    table.press("A");
    table.shows("row-last");
    assert_eq!(table.press("A"), None, "there is nothing to draw");
    table.press("UA");
    table.shows("row-last-destroyed");
    table.press("B");
    table.shows("take-nothing");
    table.press("A");
    assert_eq!(table.game.to_move(), None);
}

#[test]
fn draw_stop_and_bango_are_one_press_each() {
    let mut table = drawn(Players::Five, 4);
    table.press("U");
    table.shows("bango-new");
    assert_eq!(table.press("R"), None);
    table.shows("bango-not-this-one");
    table.press("LA");
    table.shows("destroyed");
    assert_eq!(table.press("B"), Some(Move::Stop));
    table.shows("take");
}

#[test]
fn taken_cards_are_ticked() {
    let mut table = drawn(Players::Two, 11);
    table.press("B");
    table.shows("take-11");
    table.press("LLA LA");
    table.shows("take-ticks");
    table.press("R");
    table.shows("take-moved");
    table.press("D");
    table.shows("hand-7");
    table.press("BB");
    table.shows("lay-forced");
}

#[test]
fn opponents_pick_from_the_row_and_the_rest_is_taken() {
    let mut table = drawn(Players::Five, 12);
    table.press("UB D");
    table.shows("hand-when-exploded");
    table.press("BA");
    table.shows("pick");
    table.press("RU");
    table.shows("pick-bango");
    table.press("LU");
    table.press("BA");
    table.watched("pick-watched");
    table.play("take B4; take R3");
    table.shows("pick-last");
    table.press("A");
    table.shows("rest");
    table.press("U");
    table.shows("rest-bango");
    table.press("BA");
    table.shows("lay-forced-5");
}

#[test]
fn hands_of_every_size() {
    let most = "R1 R1 B2 B2 Y3 Y3 P4 P4 R5 R5 B6 B6 Y7 Y7 P8 P8 R9 R9 B10 B10";
    for (cards, name) in [(0, "none"), (1, "1"), (12, "12"), (13, "13"), (14, "14"), (20, "20")] {
        let hand = most.split(' ').take(cards).collect::<Vec<_>>().join(" ");
        let mut table = Table::with(Players::Two, &format!("deck: K3\nhands: {hand}"));
        table.press("D");
        table.shows(&format!("hand-{name}"));
        if cards == 20 {
            table.press("LA");
            table.shows("hand-20-sorted");
            table.press("BAU DDD");
            table.shows("hand-20-bango");
        }
    }
}

#[test]
fn the_lay_down_is_proposed_and_can_be_changed() {
    let text = "deck: B6 K4 R10
        hands: P1 P10 P11 R6 B10 R11 Y6 | R1
        sequences: B2 P3 P4 R5 P6 P7 Y8 P9, R2 R3 Y4 B5 |
        discards: 0 | 0";
    let mut table = Table::with(Players::Two, text);
    table.press("AABA");
    table.shows("lay-taken");
    table.press("B");
    table.shows("lay-many");
    table.press("R");
    table.shows("change-first");
    table.press("D");
    table.shows("change-moved");
    table.press("RRR");
    table.shows("change-other");
    table.press("B");
    table.shows("lay-many");
    table.press("LU");
    table.shows("change-last");
    table.press("A");
    table.shows("lay-changed");
    table.press("A");
    table.shows("laid");
}

#[test]
fn a_small_hand_may_be_kept() {
    let mut table = drawn(Players::Five, 3);
    table.press("BAB");
    table.shows("lay-or-keep");
    assert_eq!(table.press("B"), Some(Move::Keep));
    table.shows("kept");
}

#[test]
fn three_full_sequences_fit() {
    let row = |colours: &str| {
        let card = |(number, colour): (usize, char)| format!("{colour}{}", number + 1);
        colours.chars().enumerate().map(card).collect::<Vec<_>>().join(" ")
    };
    let text = format!(
        "deck: K9 B3\nhands: R1 Y1 B1 B2 R6 K4 Y6 R1 K11 P10 P11 | \nsequences: {}, {}, {} |",
        row("PBPPRPPYP").replace("P1 ", ""),
        row("YRRYBBPBRRY").replace("Y1 ", ""),
        row("BBRRRYYPYBR").replace("B1 B2 ", "")
    );
    let mut table = Table::with(Players::Two, &text);
    table.press("ABA");
    table.shows("lay-full");
    table.press("LU");
    table.shows("change-full");
}
