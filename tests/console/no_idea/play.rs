//! No Idea played by buttons alone: whole games, what can be taken back, and random presses.

use engine::cards::{Rng, Seed};
use engine::console::kit::Pen;
use engine::console::memory::{RobotLevel, Settings, Who};
use engine::console::session::GameSession;
use engine::console::{Audience, Button, Deal, Session, Step, Undo};
use engine::games::no_idea::{Card, Move, NoIdea, Phase, Spot, View};
use engine::games::{Game, GameView, Kind, Moves, Players, Seat};

use crate::display::Display;
use crate::stage::NAMES;

/// People at the first seats, bots at the others.
pub(super) fn table(players: Players, humans: u8, seed: u128) -> GameSession<NoIdea> {
    let who = |seat: Seat| if seat.number() <= humans { Who::Human } else { Who::Bot(RobotLevel::Hard) };
    let deal = Deal::new(Kind::NoIdea, players, Seed(seed)).with_names(NAMES).with_guests(who);
    GameSession::deal(&deal).expect("No Idea is for 2 to 5")
}

fn frame(table: &GameSession<NoIdea>) -> Display {
    let mut display = Display::new();
    table.draw(&mut Pen::new(&mut display), &Settings::default());
    display
}

/// What somebody does who forgets nothing that was turned up.
fn with_good_memory(view: &View) -> Move {
    let mut moves = Moves::new();
    view.legal_moves(&mut moves);
    let known = |slot| match view.public.spot(view.seat, slot) {
        Spot::Seen(card) => Some(card),
        _ => None,
    };
    let fits = |card: Card| view.public.fits(card) || card.prize().is_some();
    let reveals =
        || moves.iter().filter_map(|mv| if let Move::Reveal(slot) = *mv { Some(slot) } else { None });
    let good = reveals().find(|&slot| known(slot).is_some_and(fits));
    let unseen = reveals().find(|&slot| known(slot).is_none());
    match (view.public.phase, good, unseen) {
        (Phase::Own { .. }, Some(slot), _) => Move::Reveal(slot),
        (Phase::Own { .. }, None, None) if moves.contains(&Move::Nothing) => Move::Nothing,
        (Phase::Own { .. }, None, Some(slot)) => Move::Reveal(slot),
        (Phase::Own { placed: true }, None, None) => Move::Stop,
        _ => moves[0],
    }
}

/// The fewest buttons that make a move, found by trying them all.
fn buttons_for(table: &GameSession<NoIdea>, mv: Move) -> Vec<Button> {
    let settings = Settings::default();
    let mut goal = table.game().clone();
    goal.play(mv).expect("a legal move");
    let mut ways = vec![(table.clone(), Vec::new())];
    let mut seen = vec![frame(table)];
    for _ in 0..6 {
        let mut longer = Vec::new();
        for (table, way) in &ways {
            for button in Button::ALL {
                let (mut table, mut way): (GameSession<NoIdea>, Vec<Button>) = (table.clone(), way.clone());
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
    for (seed, players) in (1..).zip([Players::Two, Players::Five]) {
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
                _ if table.audience() == Audience::Together => {
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

/// A game of two people that has come to a decision like this.
pub(super) fn played_until(wanted: impl Fn(&View) -> bool) -> GameSession<NoIdea> {
    let settings = Settings::default();
    let (mut table, mut now) = (table(Players::Two, 2, 3), 0);
    loop {
        now += 3000;
        table.tick(now, &settings);
        if table.audience() == Audience::Together {
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
    assert_eq!(table.can_undo(), Undo::LastMove);
    table.press(Button::B, &settings);
    assert_eq!(*table.game(), before, "B takes it back");
}

#[test]
fn random_presses_never_leave_the_display_and_the_game_goes_on() {
    for seed in 0..4 {
        let settings = Settings::default();
        let mut table = table(Players::new(2 + seed as u8).expect("2 to 5"), 2, seed);
        let mut rng = Rng::new(Seed(seed));
        let mut now = 0;
        for press in 0..3_000 {
            now += 300;
            table.tick(now, &settings);
            table.press(Button::ALL[rng.below(6) as usize], &settings);
            frame(&table).assert_tidy(&format!("seed {seed}, press {press}"));
            if table.is_over() {
                break;
            }
        }
        let mut room = vec![0; 8192];
        let used = table.save(&mut room);
        let again = GameSession::<NoIdea>::resume(&room[..used], &[]).expect("a saved game");
        assert_eq!(again.game(), table.game(), "seed {seed}");
    }
}
