//! `sim presses`: how many button presses each game takes an experienced player.

use engine::bots::Level;
use engine::cards::Seed;
use engine::console::memory::{self, Profile, Who};
use engine::console::{Board, Button, SaveSlot};
use engine::games::{Kind, Players, Seat};
use serde_json::{Value, json};

use super::expert::{Need, way};
use super::script_run::ScriptRun;
use crate::cli::PressesArgs;
use crate::desktop::Store;
use crate::exit::{Failure, print};

/// Nobody presses more often on the way to a table.
const MOST_TO_THE_TABLE: u32 = 12;

/// What was pressed in some games.
#[derive(Default)]
struct PressCount {
    games: u32,
    decisions: u32,
    deciding: u32,
    curtains: u32,
    events: u32,
    /// From switching on to the first card of the same game again, at most.
    again: u32,
}

/// Counts the presses of every game: one person against two bots, and three people.
pub(crate) fn run(args: &PressesArgs) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::usage("--games must be at least 1"));
    }
    let mut rows = Vec::new();
    for kind in Kind::ALL {
        for people in [1, 3] {
            let mut count = PressCount::default();
            for number in 0..args.games {
                count.play(kind, people, Seed(u128::from(number) + 1))?;
            }
            rows.push(count.row(kind, people));
        }
    }
    if args.json {
        return print(&Value::from(rows).to_string());
    }
    print("game     people  a decision  decisions  curtains  events  a game  from power-on")?;
    for row in rows {
        print(&format!(
            "{:<8} {:>6}  {:>10.2}  {:>9.1}  {:>8.1}  {:>6.1}  {:>6.1}  {:>13}",
            row["game"].as_str().unwrap_or_default(),
            row["people"].to_string(),
            row["presses_a_decision"].as_f64().unwrap_or_default(),
            row["decisions_a_game"].as_f64().unwrap_or_default(),
            row["curtains_a_game"].as_f64().unwrap_or_default(),
            row["events_a_game"].as_f64().unwrap_or_default(),
            row["presses_a_game"].as_f64().unwrap_or_default(),
            row["power_on_to_first_card"].to_string(),
        ))?;
    }
    Ok(())
}

/// A device on which three have played this game before, so many of them people.
fn device(kind: Kind, people: usize, seed: Seed) -> Result<ScriptRun, Failure> {
    let mut profile = Profile { players: Players::Three, ..Profile::default() };
    for (number, seat) in Seat::ALL.into_iter().enumerate() {
        profile.guests[seat].who =
            if number < people { Who::Human } else { Who::Bot(memory::RobotLevel::Normal) };
    }
    profile.note_played(kind);
    let mut bytes = [0; Profile::BYTES];
    let used = profile.pack(&mut bytes);
    let mut store = Store::nowhere();
    store.write(SaveSlot::Profile, &bytes[..used])?;
    let mut run = ScriptRun::new(store, seed, true, Board::HANDHELD)?;
    run.restart()?;
    Ok(run)
}

/// Sits down to the game and opens the curtain; how many presses.
fn sit_down(run: &mut ScriptRun) -> Result<u32, Failure> {
    for presses in 0..MOST_TO_THE_TABLE {
        match way(run, Level::Hard)? {
            Some(way) if way.need != Need::Curtain => return Ok(presses),
            _ => run.tap(Button::A)?,
        }
    }
    Err(Failure::failed("pressing A repeatedly does not start a game"))
}

impl PressCount {
    fn play(&mut self, kind: Kind, people: usize, seed: Seed) -> Result<(), Failure> {
        let mut run = device(kind, people, seed)?;
        self.again = self.again.max(sit_down(&mut run)?);
        while let Some(way) = way(&run, Level::Hard)? {
            let presses = u32::try_from(way.buttons.len()).unwrap_or(u32::MAX);
            match way.need {
                Need::Curtain => self.curtains += presses,
                Need::Event => self.events += presses,
                Need::Decision => {
                    self.decisions += 1;
                    self.deciding += presses;
                }
            }
            for button in way.buttons {
                run.tap(button)?;
            }
        }
        self.games += 1;
        Ok(())
    }

    fn row(&self, kind: Kind, people: usize) -> Value {
        let mean = |count: u32, of: u32| f64::from(count) / f64::from(of.max(1));
        json!({
            "game": kind.name(),
            "people": people,
            "games": self.games,
            "presses_a_decision": mean(self.deciding, self.decisions),
            "decisions_a_game": mean(self.decisions, self.games),
            "curtains_a_game": mean(self.curtains, self.games),
            "events_a_game": mean(self.events, self.games),
            "presses_a_game": mean(self.deciding + self.curtains + self.events, self.games),
            "power_on_to_first_card": self.again,
        })
    }
}
