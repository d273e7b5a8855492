//! Somebody who knows what to do: decides like the best bot, and finds the buttons for it.

use std::collections::{HashSet, VecDeque};

use embedded_graphics::draw_target::DrawTarget;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::Size;
use embedded_graphics_simulator::SimulatorDisplay;
use engine::bots::{Level, Thinks};
use engine::cards::Seed;
use engine::console::kit::Pen;
use engine::console::tables::AnyTable;
use engine::console::{Button, Console, Table};
use engine::games::Moves;

use super::command::letter;
use super::stage::Stage;
use super::told;
use crate::desktop::braille;
use crate::exit::{Failure, print};
use crate::players::Player;

/// Screens that are looked at in search of the buttons for a move.
const MOST_SCREENS: usize = 2_000;

/// Why buttons are pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Need {
    /// To open the curtain.
    Curtain,
    /// To go on from an event.
    Event,
    /// To decide something.
    Decision,
}

/// The buttons to press next.
pub(super) struct Way {
    pub(super) need: Need,
    pub(super) buttons: Vec<Button>,
}

/// What must be pressed now; `None` when the game is over.
pub(super) fn way(console: &Console<AnyTable>, now: u32) -> Result<Option<Way>, Failure> {
    let Some(table) = console.table().filter(|table| !table.is_over()) else { return Ok(None) };
    let need = match table.hint_for() {
        None => Need::Event,
        Some(_) if is_curtain(console, table) => Need::Curtain,
        Some(_) => Need::Decision,
    };
    let buttons = if need == Need::Decision { search(console, table, now)? } else { vec![Button::A] };
    Ok(Some(Way { need, buttons }))
}

fn picture(draw: impl FnOnce(&mut SimulatorDisplay<BinaryColor>)) -> Vec<String> {
    let mut display = SimulatorDisplay::new(Size::new(128, 64));
    let Ok(()) = display.clear(BinaryColor::Off);
    draw(&mut display);
    braille(&display)
}

fn screen(console: &Console<AnyTable>) -> Vec<String> {
    picture(|display| {
        let Ok(()) = console.draw(display);
    })
}

fn is_curtain(console: &Console<AnyTable>, table: &AnyTable) -> bool {
    let screen = screen(console);
    let curtain = |seat| picture(|display| Pen::new(display).curtain(&table.setup().name(seat)));
    table.setup().players.seats().any(|seat| curtain(seat) == screen)
}

/// The fewest buttons for the move that the best bot would make.
fn search(console: &Console<AnyTable>, table: &AnyTable, now: u32) -> Result<Vec<Button>, Failure> {
    let played = table.record().len();
    let wanted = best_move(table).unwrap_or_default();
    let mut met = HashSet::from([screen(console)]);
    let mut waiting = VecDeque::from([(console.clone(), now, Vec::new())]);
    let mut other_move = None;
    while let Some((from, now, way)) = waiting.pop_front() {
        for button in Button::ALL {
            let mut to = from.clone();
            let now = tap(&mut to, button, now);
            let way: Vec<Button> = way.iter().copied().chain([button]).collect();
            let Some(record) = to.table().map(AnyTable::record) else { continue };
            if record.len() > played {
                // The deal is the first line.
                let made = told::lines(record)?.into_iter().nth(usize::from(played) + 1);
                if made.is_some_and(|made| made == wanted) {
                    return Ok(way);
                }
                // A lay-down is made as a whole, perhaps in another order.
                other_move.get_or_insert(way);
            } else if record.len() == played && met.insert(screen(&to)) {
                waiting.push_back((to, now, way));
            }
        }
        if met.len() > MOST_SCREENS {
            break;
        }
    }
    other_move.ok_or_else(|| Failure::failed(format!("no buttons lead to \"{wanted}\" or any other move")))
}

/// Presses a button and lets it go; what time it is then. What the console asks of the board does not matter here.
fn tap(console: &mut Console<AnyTable>, button: Button, now: u32) -> u32 {
    console.press(button, now);
    console.tick(now + 33);
    console.release(button, now + 40);
    console.tick(now + 73);
    now + 80
}

/// What the best bot would do, as it is told.
fn best_move(table: &AnyTable) -> Option<String> {
    match table {
        AnyTable::Bango(table) => advised(table.game(), table.record().len()),
        AnyTable::NoIdea(table) => advised(table.game(), table.record().len()),
        AnyTable::Burst(table) => advised(table.game(), table.record().len()),
        AnyTable::Combo(table) => advised(table.game(), table.record().len()),
    }
}

fn advised<G: Thinks>(game: &G, moves: u16) -> Option<String> {
    let seat = game.to_move()?;
    let decided = Player::Bot(Level::Hard).decide(game, Seed(u128::from(moves)))?;
    Some(format!("move {seat} {}", decided.mv))
}

/// The kinds of moves that can be made now, which tell the phases of a game apart.
fn phase(table: &AnyTable) -> String {
    match table {
        AnyTable::Bango(table) => kinds_of_moves(table.game()),
        AnyTable::NoIdea(table) => kinds_of_moves(table.game()),
        AnyTable::Burst(table) => kinds_of_moves(table.game()),
        AnyTable::Combo(table) => kinds_of_moves(table.game()),
    }
}

fn kinds_of_moves<G: Thinks>(game: &G) -> String {
    let mut moves = Moves::new();
    game.legal_moves(&mut moves);
    let texts = moves.iter().map(ToString::to_string);
    let kinds: std::collections::BTreeSet<String> =
        texts.filter_map(|text| text.split(' ').next().map(String::from)).collect();
    kinds.into_iter().collect::<Vec<_>>().join(" ")
}

/// Goes on for so many decisions, or to the end of the game, and prints the lines that a script needs for it.
pub(super) fn play_on(stage: &mut Stage, decisions: usize, restarts: bool) -> Result<(), Failure> {
    let mut phases = HashSet::new();
    let mut left = decisions;
    let mut line = String::from("press");
    while let Some(way) = way(stage.handheld.console(), stage.now())? {
        if way.need == Need::Decision {
            if left == 0 {
                break;
            }
            let phase = stage.handheld.console().table().map(phase).unwrap_or_default();
            if restarts && phases.insert(phase.clone()) {
                if line != "press" {
                    print(&line)?;
                    line = String::from("press");
                }
                print(&format!("restart # {phase}"))?;
                stage.restart()?;
                print("press A # continue")?;
                stage.tap(Button::A)?;
                continue;
            }
            left -= 1;
        }
        for button in way.buttons {
            line = format!("{line} {}", letter(button));
            stage.tap(button)?;
        }
        if way.need == Need::Decision {
            print(&line)?;
            line = String::from("press");
        }
    }
    if line == "press" { Ok(()) } else { print(&line) }
}
