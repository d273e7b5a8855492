//! No Idea played by buttons alone: whole games, curtains, what can be taken back, and random presses.

use engine::cards::{Chance, Seed};
use engine::console::kit::Pen;
use engine::console::memory::{HouseRules, Level, Name, Profile, Settings, Who};
use engine::console::tables::{GameTable, Screens};
use engine::console::{Button, Deal, Eyes, Slot, Step, Table, Undo};
use engine::games::no_idea::{
    self, Card, Collection, Event, Move, NoIdea, Phase, Pile, Spot, TrophiesSeen, Trophy, View,
};
use engine::games::{Game, GameView, Kind, Moves, Players, Seat};

use crate::device::Handheld;
use crate::display::Display;

/// People at the first seats, bots at the others.
fn table(players: Players, humans: u8, seed: u128) -> GameTable<NoIdea> {
    let mut guests = Profile::default().guests;
    for (seat, name) in Seat::ALL.into_iter().zip(["ANNA", "BENITO", "CLARA", "CLARIS", "ELLA", "MMMMMM"]) {
        guests[seat].name = Name::new(name);
        guests[seat].who = if seat.number() <= humans { Who::Human } else { Who::Bot(Level::Hard) };
    }
    let (rules, seed) = (HouseRules::default(), Seed(seed));
    let deal = Deal { kind: Kind::NoIdea, players, guests, rules, first: Seat::One, seed };
    GameTable::deal(&deal).expect("No Idea is for 2 to 5")
}

fn frame(table: &GameTable<NoIdea>) -> Display {
    let mut display = Display::new();
    table.draw(&mut Pen::new(&mut display), &Settings::default());
    display
}

/// What somebody does who forgets nothing that was turned up.
fn with_good_memory(view: &View) -> Move {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    let known = |slot| match view.spot(view.seat, slot) {
        Spot::Seen(card) => Some(card),
        _ => None,
    };
    let fits = |card: Card| view.fits(card) || card.prize().is_some();
    let reveals =
        || moves.iter().filter_map(|mv| if let Move::Reveal(slot) = *mv { Some(slot) } else { None });
    let good = reveals().find(|&slot| known(slot).is_some_and(fits));
    let unseen = reveals().find(|&slot| known(slot).is_none());
    match (view.phase, good, unseen) {
        (Phase::Own { .. }, Some(slot), _) => Move::Reveal(slot),
        (Phase::Own { .. }, None, None) if moves.contains(&Move::Nothing) => Move::Nothing,
        (Phase::Own { .. }, None, Some(slot)) => Move::Reveal(slot),
        (Phase::Own { placed: true }, None, None) => Move::Stop,
        _ => moves[0],
    }
}

/// The fewest buttons that make a move, found by trying them all.
fn buttons_for(table: &GameTable<NoIdea>, mv: Move) -> Vec<Button> {
    let settings = Settings::default();
    let mut goal = table.game().clone();
    goal.play(mv).expect("a legal move");
    let mut ways = vec![(table.clone(), Vec::new())];
    let mut seen = vec![frame(table)];
    for _ in 0..6 {
        let mut longer = Vec::new();
        for (table, way) in &ways {
            for button in Button::ALL {
                let (mut table, mut way): (GameTable<NoIdea>, Vec<Button>) = (table.clone(), way.clone());
                let step = table.press(button, &settings);
                way.push(button);
                if matches!(step, Step::Moved(_)) && *table.game() == goal {
                    return way;
                }
                let frame = frame(&table);
                if step == Step::Quiet && !seen.contains(&frame) {
                    seen.push(frame);
                    longer.push((table, way));
                }
            }
        }
        ways = longer;
    }
    panic!("no way to {mv} in {:?}", table.game().phase());
}

#[test]
fn whole_games_are_played_by_buttons_alone_with_few_presses() {
    let (mut presses, mut decisions, mut games) = (0, 0, 0);
    for (seed, players) in (1..).zip([Players::Two, Players::Three, Players::Five]) {
        let settings = Settings::default();
        let mut table = table(players, players.count(), seed);
        let (mut now, mut over) = (0, false);
        while !over {
            now += 33;
            over |= matches!(table.tick(now, &settings), Step::Over(_));
            frame(&table).assert_tidy("a whole game");
            match (table.hint_for(), table.game().to_move()) {
                (Some(_), Some(seat)) => {
                    let way = buttons_for(&table, with_good_memory(&table.game().view(seat)));
                    decisions += 1;
                    presses += way.len();
                    for button in way {
                        over |= matches!(table.press(button, &settings), Step::Over(_));
                    }
                }
                // An event that waits for A; the others go by themselves.
                _ if table.eyes() == Eyes::Together => {
                    presses += 1;
                    over |= matches!(table.press(Button::A, &settings), Step::Over(_));
                }
                _ => {}
            }
            assert!(decisions < 5000, "the game goes on for ever");
        }
        games += 1;
        assert!(table.is_over() && table.game().to_move().is_none());
    }
    println!(
        "No Idea: {:.2} presses a decision, {} a game",
        presses as f64 / decisions as f64,
        presses / games
    );
    assert!(presses * 2 <= decisions * 5, "{presses} presses for {decisions} decisions");
}

#[test]
fn bots_end_a_game_by_themselves() {
    let settings = Settings::default();
    let mut table = table(Players::Five, 0, 7);
    let (mut now, mut over) = (0, false);
    while !over {
        now += 200;
        over = matches!(table.tick(now, &settings), Step::Over(_));
        assert!(table.eyes() == Eyes::All(None) || table.eyes() == Eyes::Together);
        assert!(now < 20_000_000, "the game goes on for ever");
    }
    frame(&table).assert_tidy("the final table");
}

/// A game of two people that has come to a decision like this.
fn played_until(wanted: impl Fn(&View) -> bool) -> GameTable<NoIdea> {
    let settings = Settings::default();
    let (mut table, mut now) = (table(Players::Two, 2, 3), 0);
    loop {
        now += 3000;
        table.tick(now, &settings);
        if table.eyes() == Eyes::Together {
            table.press(Button::A, &settings);
        }
        let (Some(_), Some(seat)) = (table.hint_for(), table.game().to_move()) else { continue };
        let view = table.game().view(seat);
        if wanted(&view) {
            return table;
        }
        for button in buttons_for(&table, with_good_memory(&view)) {
            table.press(button, &settings);
        }
    }
}

#[test]
fn the_device_lies_on_the_table_and_only_a_peek_is_behind_the_curtain() {
    let table = played_until(|view| {
        view.phase == Phase::Draw && view.seat == Seat::One && !view.trophies[Seat::One].is_empty()
    });
    let mut room = vec![0; 8192];
    let used = table.save(&mut room);
    room.truncate(used);
    let mut device = Handheld::with_flash([(Slot::Game as u8, room)].into());
    device.wait(1000);
    // What happened last is shown again; then the game goes on, for everybody to see.
    device.press("A");
    device.wait(8000);
    device.press("A");
    device.wait(3000);
    device.shows_in("no_idea", "device-draw");
    device.press("B");
    device.shows_in("no_idea", "device-curtain");
    device.press("A");
    device.shows_in("no_idea", "device-peek");
    device.press("B");
    device.wait(3000);
    device.shows_in("no_idea", "device-draw");
    device.press("P DA");
    device.shows_in("no_idea", "device-rules");
    device.press("B DDDA");
    device.shows_in("no_idea", "device-what-happened");
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
        Event::Started { pile, card },
        Event::Placed { pile, card },
        Event::TurnedBack { seat, slot },
        Event::Kept { seat, prize },
        Event::OthersRemoved { kept: pile },
        Event::Refilled { seat, cards: 6 },
        Event::Shuffled { cards: 108 },
        Event::Declared { seat },
        Event::Mistaken { seat },
        Event::Cleared { seat },
        Event::TrophyWon { seat },
    ];
    for line in events.iter().filter_map(|event| NoIdea::line(event, &deal)) {
        assert!(line.len() <= 21, "{:?}", &*line);
    }
    for mv in [Move::Draw, Move::Place(pile), Move::Reveal(slot), Move::Nothing, Move::Stop, Move::Back] {
        assert!(NoIdea::say(mv, &deal).len() <= 21, "{mv}");
    }
}

#[test]
fn nothing_fits_can_be_taken_back_before_the_first_card_is_opened() {
    let settings = Settings::default();
    let mut table = played_until(|view| {
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        moves.contains(&Move::Nothing)
    });
    let before = table.game().clone();
    table.press(Button::Up, &settings);
    assert!(matches!(table.game().phase(), Phase::NothingFits { .. }));
    assert_eq!(table.can_undo(), Undo::Moves(1));
    table.press(Button::B, &settings);
    assert_eq!(*table.game(), before, "B takes it back");
}

#[test]
fn only_the_peek_is_secret_and_nothing_else_depends_on_it() {
    for seed in 0..20 {
        let mut game = table(Players::Three, 3, seed).game().clone();
        let mut chance = Chance::new(Seed(seed));
        for _ in 0..400 {
            let Some(seat) = game.to_move() else { break };
            let public = NoIdea::public(&game.view(Seat::One));
            assert!(Seat::ALL.iter().take(3).all(|&seat| NoIdea::public(&game.view(seat)) == public));
            let view = game.view(seat);
            let mut other = view.clone();
            other.trophies[seat] = TrophiesSeen::Known(sharing(&view, seat));
            for peeking in [false, true] {
                let cursor = cursor(&view, peeking);
                let same = drawn(&view, &cursor) == drawn(&other, &cursor);
                let differs = view.trophies[seat] != other.trophies[seat];
                assert!(
                    same || NoIdea::secret(&view, &cursor),
                    "seed {seed}: a public screen knows a trophy"
                );
                assert!(
                    !same || !differs || !NoIdea::secret(&view, &cursor),
                    "seed {seed}: a peek shows nothing"
                );
            }
            let mut moves = Moves::new();
            game.legal_moves(&mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.play(mv).expect("a legal move");
        }
    }
}

/// As many trophies as a seat has, each with three stars if it has others, else with four.
fn sharing(view: &View, seat: Seat) -> Collection<Trophy> {
    let TrophiesSeen::Known(own) = view.trophies[seat] else { panic!("one knows one's own trophies") };
    let sort = if own.items().all(|trophy| trophy == Trophy::T3) { Trophy::T4 } else { Trophy::T3 };
    let mut other = Collection::EMPTY;
    own.items().for_each(|_| other.add(sort));
    other
}

fn scene<'a>(
    view: &'a View,
    deal: &'a Deal,
    extra: &'a (Settings, engine::games::PerSeat<u8>),
) -> engine::console::tables::Scene<'a, View> {
    engine::console::tables::Scene { view, deal, settings: &extra.0, last: "", feats: &extra.1, age: 3000 }
}

fn cursor(view: &View, peeking: bool) -> <NoIdea as Screens>::Cursor {
    let mut cursor = Default::default();
    if peeking {
        let (table, extra) =
            (table(view.players, 3, 1), (Settings::default(), engine::games::PerSeat::splat(0)));
        let _ = NoIdea::press(&scene(view, table.setup(), &extra), &mut cursor, Button::B);
    }
    cursor
}

fn drawn(view: &View, cursor: &<NoIdea as Screens>::Cursor) -> Display {
    let (table, extra) = (table(view.players, 3, 1), (Settings::default(), engine::games::PerSeat::splat(0)));
    let mut display = Display::new();
    NoIdea::draw(&scene(view, table.setup(), &extra), cursor, &mut Pen::new(&mut display));
    display
}

#[test]
fn random_presses_never_leave_the_display_and_the_game_goes_on() {
    for seed in 0..4 {
        let settings = Settings::default();
        let mut table = table(Players::new(2 + seed as u8).expect("2 to 5"), 2, seed);
        let mut chance = Chance::new(Seed(seed));
        let mut now = 0;
        for press in 0..10_000 {
            now += 300;
            table.tick(now, &settings);
            table.press(Button::ALL[chance.below(6) as usize], &settings);
            frame(&table).assert_tidy(&format!("seed {seed}, press {press}"));
            if table.is_over() {
                break;
            }
        }
        let mut room = vec![0; 8192];
        let used = table.save(&mut room);
        let again = GameTable::<NoIdea>::resume(&room[..used]).expect("a saved game");
        assert_eq!(again.game(), table.game(), "seed {seed}");
    }
}
