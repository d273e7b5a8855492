//! An experienced player: decides like a bot, and searches for the buttons that make the move.

use std::collections::{BTreeSet, HashSet, VecDeque};

use engine::bots::Level;
use engine::cards::Seed;
use engine::console::kit::FrameBuffer;
use engine::console::session::AnySession;
use engine::console::{Button, Console, Light, Mode, Session};
use engine::for_session;
use engine::games::{Game, Moves};

use super::command::letter;
use super::move_lines;
use super::script_run::ScriptRun;
use crate::cli::PlayOnArgs;
use crate::exit::{Failure, print};
use crate::players::Player;

/// Screens that are looked at in search of the buttons for a move.
const MOST_SCREENS: usize = 2_000;

/// Why buttons are pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Need {
    /// To open the curtain.
    Curtain,
    /// To go on from an event, or to wake the display.
    Event,
    /// To decide something.
    Decision,
}

/// The buttons to press next.
pub(super) struct ButtonPath {
    pub(super) need: Need,
    pub(super) buttons: Vec<Button>,
}

/// What must be pressed now; `None` when the game is over.
pub(super) fn way(run: &ScriptRun, level: Level) -> Result<Option<ButtonPath>, Failure> {
    let console = run.handheld.console();
    let Some(session) = console.session().filter(|session| !session.is_over()) else { return Ok(None) };
    let need = match (console.mode(), session.hint_for()) {
        // A press on a dim display only wakes it.
        _ if run.handheld.light() != Light::Bright => Need::Event,
        (_, None) => Need::Event,
        (Mode::Curtain(_), _) => Need::Curtain,
        (_, Some(_)) => Need::Decision,
    };
    let buttons =
        if need == Need::Decision { search(console, session, level, run.now())? } else { vec![Button::A] };
    Ok(Some(ButtonPath { need, buttons }))
}

fn screen(console: &Console<AnySession>) -> FrameBuffer {
    let mut frame = FrameBuffer::new();
    let Ok(()) = console.draw(&mut frame);
    frame
}

/// The fewest buttons for the move that a bot would make.
fn search(
    console: &Console<AnySession>,
    session: &AnySession,
    level: Level,
    now: u32,
) -> Result<Vec<Button>, Failure> {
    let played = session.record().len();
    let wanted = advice(session, level).unwrap_or_default();
    let mut met = HashSet::from([screen(console)]);
    let mut waiting = VecDeque::from([(console.clone(), now, Vec::new())]);
    let mut other_move = None;
    while let Some((from, now, way)) = waiting.pop_front() {
        for button in Button::ALL {
            let mut to = from.clone();
            let now = tap(&mut to, button, now);
            let way: Vec<Button> = way.iter().copied().chain([button]).collect();
            let Some(record) = to.session().map(AnySession::record) else { continue };
            if record.len() > played {
                // The deal is the first line.
                let made = move_lines::lines(record)?.into_iter().nth(usize::from(played) + 1);
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
    other_move
        .ok_or_else(|| Failure::failed(format!("no button presses make the move \"{wanted}\" or any other")))
}

/// Presses a button and lets it go; what time it is then. What the console asks of the board does not matter here.
fn tap(console: &mut Console<AnySession>, button: Button, now: u32) -> u32 {
    console.press(button, now);
    console.tick(now.wrapping_add(33));
    console.release(button, now.wrapping_add(40));
    console.tick(now.wrapping_add(73));
    now.wrapping_add(80)
}

/// What a bot of this level would do, as it is told.
fn advice(session: &AnySession, level: Level) -> Option<String> {
    let seed = Seed(u128::from(session.record().len()));
    for_session!(session, session => {
        let game = session.game();
        let mv = Player::Bot(level).decide(game, seed)?.mv;
        Some(format!("move {} {mv}", game.to_move()?))
    })
}

/// The kinds of moves that can be made now, and that of the last one: they tell the phases of a game apart.
fn phase(session: &AnySession) -> Result<String, Failure> {
    let texts: Vec<String> = for_session!(session, session => {
        let mut moves = Moves::new();
        session.game().legal_moves(&mut moves);
        moves.iter().map(ToString::to_string).collect()
    });
    let kinds: BTreeSet<&str> = texts.iter().filter_map(|text| text.split(' ').next()).collect();
    let lines = move_lines::lines(session.record())?;
    // Of "move 1 take R5" the third word; of the deal the game.
    let last = lines.last().and_then(|line| line.split(' ').nth(2)).unwrap_or_default();
    Ok(format!("{} after {last}", kinds.into_iter().collect::<Vec<_>>().join(", ")))
}

/// Goes on for so many decisions, or to the end of the game, and prints the lines that a script needs for it.
pub(super) fn play_on(run: &mut ScriptRun, args: &PlayOnArgs, decisions: usize) -> Result<(), Failure> {
    let mut phases = HashSet::new();
    let mut left = decisions;
    let mut line = ScriptLine::default();
    while let Some(way) = way(run, args.like)? {
        let phase = match way.need {
            Need::Curtain => "curtain".into(),
            Need::Event => "event".into(),
            Need::Decision => run.handheld.console().session().map_or(Ok(String::new()), phase)?,
        };
        if way.need == Need::Decision && left == 0 {
            break;
        }
        if args.restarts && phases.insert(phase.clone()) {
            line.end()?;
            print(&format!("restart # {phase}"))?;
            run.restart()?;
            line.tap(run, Button::A)?;
            continue;
        }
        for button in way.buttons {
            line.tap(run, button)?;
        }
        if way.need == Need::Decision {
            left -= 1;
            line.end()?;
            if has_come(run, args.until.as_deref())? {
                break;
            }
        }
    }
    line.end()
}

/// Whether the last move is the one that was waited for.
fn has_come(run: &ScriptRun, until: Option<&str>) -> Result<bool, Failure> {
    let (Some(until), Some(session)) = (until, run.handheld.console().session()) else { return Ok(false) };
    Ok(move_lines::lines(session.record())?.last().is_some_and(|line| line.contains(until)))
}

/// The buttons up to the next decision.
#[derive(Default)]
struct ScriptLine(String);

impl ScriptLine {
    fn tap(&mut self, run: &mut ScriptRun, button: Button) -> Result<(), Failure> {
        self.0 = format!("{} {}", self.0, letter(button));
        run.tap(button)
    }

    fn end(&mut self) -> Result<(), Failure> {
        let buttons = std::mem::take(&mut self.0);
        if buttons.is_empty() { Ok(()) } else { print(&format!("press{buttons}")) }
    }
}
