//! The demo, for when there is no window and no terminal: bots play each game, and some screens are printed.

use std::io::{self, Write};

use engine::cards::Seed;
use engine::console::kit::{FrameBuffer, Pen};
use engine::console::memory::{RobotLevel, Setting, Settings, Who};
use engine::console::session::AnySession;
use engine::console::{Button, Deal, Outcome, Session, Step};
use engine::games::{Kind, Players};

use crate::desktop::braille;
use crate::exit::Failure;

/// A screen of the middle of the game is shown at this move, and the last one at the end.
const SHOWN: u32 = 60;
/// No demo takes longer, in ticks.
const MOST_TICKS: u32 = 2_000_000;

/// Plays a game of each kind and prints how it went.
pub(crate) fn run() -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "Bots play each game once. --help lists what else the simulator can do.")?;
    for kind in Kind::ALL {
        play(kind, &mut out)?;
    }
    Ok(())
}

/// Three bots at one table.
fn deal(kind: Kind) -> Deal {
    Deal::new(kind, Players::Three, Seed(2026)).with_guests(|seat| {
        Who::Bot(match seat.number() % 3 {
            1 => RobotLevel::Easy,
            2 => RobotLevel::Normal,
            _ => RobotLevel::Hard,
        })
    })
}

fn play(kind: Kind, out: &mut impl Write) -> Result<(), Failure> {
    let deal = deal(kind);
    let mut settings = Settings::default();
    settings.set(Setting::BotSpeed, 3);
    let mut session = AnySession::deal(&deal).ok_or_else(|| Failure::failed("the demo cannot be set up"))?;
    let mut moves = 0;
    for tick in 1..MOST_TICKS {
        // A frame a tick; A goes on where an event waits for everybody to have seen it.
        let steps = [session.tick(tick.saturating_mul(33), &settings), session.press(Button::A, &settings)];
        for step in steps {
            match step {
                Step::Moved(_) => moves += 1,
                Step::Over(outcome) => return finish(&session, &settings, &deal, &outcome, moves, out),
                _ => {}
            }
            if moves == SHOWN {
                moves += 1;
                writeln!(out, "\n{}, in the middle of the game:", kind.title())?;
                show(&session, &settings, out)?;
            }
        }
    }
    Err(Failure::failed(format!("the demo of {} does not end", kind.title())))
}

fn finish(
    session: &AnySession,
    settings: &Settings,
    deal: &Deal,
    outcome: &Outcome,
    moves: u32,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "\n{}, after {moves} moves:", deal.kind.title())?;
    show(session, settings, out)?;
    for seat in deal.players.seats() {
        let Who::Bot(level) = deal.guests[seat].who else { continue };
        let won = if outcome.winners.contains(seat) { ", wins" } else { "" };
        let points = outcome.scores[seat];
        writeln!(out, "{} ({} bot): {points} points{won}", deal.name(seat), level.word())?;
    }
    Ok(())
}

/// Prints the table's screen.
fn show(session: &AnySession, settings: &Settings, out: &mut impl Write) -> Result<(), Failure> {
    let mut frame = FrameBuffer::new();
    let mut pen = Pen::new(&mut frame);
    session.draw(&mut pen, settings);
    let Ok(()) = pen.finish();
    Ok(writeln!(out, "{}", braille(&frame).join("\n"))?)
}
