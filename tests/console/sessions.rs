//! The table over every game: whole games, saving, taking back, hints.

use engine::cards::{Rng, Seed};
use engine::console::kit::Pen;
use engine::console::memory::{RobotLevel, Setting, Settings, Who};
use engine::console::session::{AnySession, LATEST};
use engine::console::{Button, Deal, Session, Step, Undo};
use engine::games::{Kind, Players};

use crate::display::Display;

/// A table with a clock.
#[derive(Clone)]
pub(crate) struct Sitting {
    pub(crate) table: AnySession,
    settings: Settings,
    now: u32,
}

/// A game with so many people; the others are bots.
pub(crate) fn deal(kind: Kind, players: u8, people: u8, seed: u128) -> Deal {
    let players = Players::new(players).unwrap();
    let mut deal = Deal::new(kind, players, Seed(seed)).with_guests(|seat| {
        let bot = Who::Bot([RobotLevel::Easy, RobotLevel::Normal][usize::from(seat.number() % 2)]);
        if seat.number() <= people { Who::Human } else { bot }
    });
    let mut rng = Rng::new(Seed(seed));
    for (place, spec) in kind.options().iter().enumerate().filter(|(_, spec)| spec.suits(players)) {
        let drawn = rng.below(spec.range().count() as u32) as u8;
        deal.options.set(place, spec.range().start() + drawn);
    }
    deal
}

/// One game of each kind at each number of players.
fn deals(people: u8) -> impl Iterator<Item = Deal> {
    let counts = |kind: Kind| kind.players().map(move |players| (kind, players));
    let tables = Kind::ALL.into_iter().flat_map(counts).zip(1..);
    tables.map(move |((kind, players), seed)| deal(kind, players, people, seed))
}

impl Sitting {
    pub(crate) fn new(deal: &Deal) -> Sitting {
        let mut settings = Settings::default();
        settings.set(Setting::BotSpeed, 3);
        Sitting { table: AnySession::deal(deal).unwrap(), settings, now: 0 }
    }

    fn tick(&mut self) -> Step {
        self.now += 33;
        self.table.tick(self.now, &self.settings)
    }

    pub(crate) fn press(&mut self, button: Button) -> Step {
        self.table.press(button, &self.settings)
    }

    pub(crate) fn frame(&self) -> Display {
        let mut display = Display::new();
        self.table.draw(&mut Pen::new(&mut display), &self.settings);
        display
    }

    pub(crate) fn saved(&self) -> Vec<u8> {
        let mut room = vec![0; 8192];
        let used = self.table.save(&mut room);
        assert!(used > 0, "a game can always be saved");
        room.truncate(used);
        room
    }

    /// Lets a hint decide, or presses A where nobody decides.
    fn go_on(&mut self) -> Step {
        if self.table.hint_for().is_none() {
            return self.press(Button::A);
        }
        for _ in 0..100_000 {
            if self.table.hint(self.now).is_some() {
                return self.table.follow_hint();
            }
        }
        panic!("no hint comes");
    }
}

#[test]
fn bots_alone_play_every_game_to_its_end() {
    for deal in deals(0) {
        let mut sitting = Sitting::new(&deal);
        let mut ticks = 0;
        while !sitting.table.is_over() {
            sitting.tick();
            if ticks % 7 == 0 {
                sitting.frame().assert_tidy(&format!("{deal:?}, tick {ticks}"));
            }
            ticks += 1;
            assert!(ticks < 300_000, "{deal:?} does not end");
        }
        sitting.frame().assert_tidy("the final table");
    }
}

#[test]
fn people_who_follow_hints_play_every_game_to_its_end() {
    for deal in deals(2) {
        let mut sitting = Sitting::new(&deal);
        let (mut steps, mut outcome) = (0, None);
        while !sitting.table.is_over() {
            sitting.go_on();
            if let Step::Over(over) = sitting.tick() {
                outcome = Some(over);
            }
            steps += 1;
            assert!(steps < 100_000, "{deal:?} does not end");
        }
        let outcome = outcome.expect("the end is told");
        assert!(!outcome.winners.is_empty());
        assert_eq!(sitting.press(Button::A), Step::Ignored, "nobody hurries past the ceremony");
        sitting.now += 1000;
        sitting.tick();
        let ceremony = sitting.table.frame_id();
        assert_eq!(sitting.press(Button::A), Step::Quiet);
        assert_ne!(sitting.table.frame_id(), ceremony, "A leads on to the final table");
        assert_eq!(sitting.press(Button::A), Step::Ignored, "nobody hurries past the final table");
        sitting.tick();
        sitting.now += 1000;
        sitting.tick();
        assert_eq!(sitting.clone().press(Button::A), Step::Again);
        assert_eq!(sitting.press(Button::B), Step::Leave);
    }
}

#[test]
fn a_game_comes_back_as_it_was_saved_at_every_move() {
    for deal in deals(2) {
        let mut sitting = Sitting::new(&deal);
        for step in 0..60 {
            let saved = sitting.saved();
            let mut again = Sitting {
                table: AnySession::resume(&saved, &[]).expect("it can be read"),
                ..sitting.clone()
            };
            assert_eq!(again.table.setup(), &deal);
            assert_eq!(again.saved(), saved);
            assert_eq!(again.table.can_undo(), sitting.table.can_undo());
            let lines = |sitting: &Sitting| (0..50).map_while(|back| sitting.table.happened(back)).collect();
            let (before, after): (Vec<_>, Vec<_>) = (lines(&sitting), lines(&again));
            assert_eq!(before, after, "{deal:?}, step {step}");
            // What happened last is shown once more; then all is as it was.
            for sitting in [&mut sitting, &mut again] {
                while sitting.table.hint_for().is_none() && !sitting.table.is_over() {
                    if sitting.saved() != saved {
                        break;
                    }
                    sitting.press(Button::A);
                    if sitting.table.hint_for().is_some() || sitting.saved() != saved {
                        break;
                    }
                    sitting.tick();
                }
            }
            assert_eq!(again.table.audience(), sitting.table.audience(), "{deal:?}, step {step}");
            assert!(again.frame() == sitting.frame(), "{deal:?}, step {step}");
            if sitting.table.is_over() {
                break;
            }
            sitting.go_on();
            sitting.tick();
        }
    }
}

/// A game as it was after every move, and the moves.
#[derive(Default)]
struct Journal {
    saves: Vec<Vec<u8>>,
    moves: Vec<u16>,
}

impl Journal {
    /// Notes a move, if one was made.
    fn look_at(&mut self, table: &AnySession, saved: &[u8]) {
        let played = usize::from(table.played());
        assert_eq!(table.moves_in(saved), Some(table.played()));
        if played == self.saves.len() {
            self.saves.push(saved.to_vec());
            self.moves.extend(table.latest().last());
        }
        assert_eq!((played + 1, played), (self.saves.len(), self.moves.len()));
        assert!(self.moves.ends_with(table.latest()));
        assert_eq!(table.latest().len(), played.min(LATEST));
    }

    /// Earlier saves, each with the moves since then.
    fn splits(&self) -> impl Iterator<Item = (&[u8], &[u16])> {
        let splits = self.saves.iter().enumerate().step_by(7);
        splits.map(|(place, save)| (save.as_slice(), &self.moves[place..]))
    }
}

#[test]
fn an_earlier_save_and_the_moves_since_then_are_the_game() {
    for deal in deals(2) {
        let (mut sitting, mut journal) = (Sitting::new(&deal), Journal::default());
        for _ in 0..40 {
            journal.look_at(&sitting.table, &sitting.saved());
            sitting.go_on();
            journal.look_at(&sitting.table, &sitting.saved());
            sitting.tick();
        }
        for (earlier, later) in journal.splits() {
            let moved = AnySession::resume(earlier, later).expect("a save and the moves since then");
            assert_eq!(Some(&Sitting { table: moved, ..sitting.clone() }.saved()), journal.saves.last());
        }
    }
}

#[test]
fn a_save_of_another_game_has_none_of_this_ones_moves() {
    for (place, kind) in Kind::ALL.into_iter().enumerate() {
        let sitting = Sitting::new(&deal(kind, 3, 2, 5));
        let another_kind = Kind::ALL[(place + 1) % Kind::COUNT];
        for other in [deal(kind, 3, 2, 6), deal(another_kind, 3, 2, 5), deal(kind, 3, 1, 5)] {
            assert_eq!(sitting.table.moves_in(&Sitting::new(&other).saved()), None, "{kind}");
        }
        assert_eq!(sitting.table.moves_in(&sitting.saved()[..60]), None, "{kind}");
    }
}

#[test]
fn moves_that_are_not_legal_where_they_stand_are_no_game() {
    for deal in deals(1) {
        let mut sitting = Sitting::new(&deal);
        let (setup, mut journal) = (sitting.saved(), Journal::default());
        while sitting.table.played() < 12 {
            journal.look_at(&sitting.table, &sitting.saved());
            sitting.go_on();
            journal.look_at(&sitting.table, &sitting.saved());
            sitting.tick();
        }
        let moves = journal.moves;
        for place in [0, moves.len() - 1] {
            let refused = |packed: u16| {
                let mut moves = moves.clone();
                moves[place] = packed;
                AnySession::resume(&setup, &moves[..=place]).is_none()
            };
            let legal = (0..=u16::MAX).step_by(5).filter(|&packed| !refused(packed)).count();
            assert!(legal < 100, "{deal:?}: {legal} moves at {place}");
        }
    }
}

#[test]
fn every_damaged_byte_of_a_save_is_noticed() {
    for kind in Kind::ALL {
        let mut sitting = Sitting::new(&deal(kind, 3, 2, 5));
        for _ in 0..20 {
            sitting.go_on();
            sitting.tick();
        }
        let saved = sitting.saved();
        for place in 0..saved.len() {
            let mut broken = saved.clone();
            broken[place] ^= 0x10;
            assert!(AnySession::resume(&broken, &[]).is_none(), "{kind}, byte {place}");
            assert!(AnySession::resume(&saved[..place], &[]).is_none(), "{kind}, cut at {place}");
        }
    }
}

#[test]
fn undo_takes_back_a_persons_own_choices_and_stops_at_anybody_elses() {
    let mut taken_back = 0;
    for deal in deals(2) {
        let mut sitting = Sitting::new(&deal);
        for _ in 0..100 {
            let (mut back, mut own) = (sitting.clone(), None);
            while back.table.can_undo() == Undo::LastMove {
                let played = back.table.played();
                back.table.undo();
                assert_eq!(back.table.played(), played - 1, "{deal:?}: one move, and no robot's with it");
                assert!(back.table.hint_for().is_some(), "{deal:?}: a human decides after undo");
                let seat = back.table.decides();
                assert_eq!(*own.get_or_insert(seat), seat, "{deal:?}: all choices are one player's");
                taken_back += 1;
            }
            sitting.go_on();
            sitting.tick();
        }
    }
    assert!(taken_back > 50, "only {taken_back} moves could be taken back");
}

#[test]
fn a_quick_bot_is_seen_to_think_all_the_same() {
    for kind in Kind::ALL {
        let mut sitting = Sitting::new(&deal(kind, 2, 0, 3));
        sitting.settings.set(Setting::BotSpeed, 1);
        let before = sitting.saved();
        for _ in 0..24 {
            assert_eq!(sitting.tick(), Step::Quiet, "{kind}");
        }
        assert_eq!(sitting.saved(), before, "{kind}");
        while sitting.now < 1000 {
            sitting.tick();
        }
        assert_ne!(sitting.saved(), before, "{kind}");
    }
}
