//! The lines about a game in a transcript: the deal, every move, the end.

use engine::console::session::AnySession;
use engine::for_kind;
use engine::games::Game;
use engine::games::Seat;
use engine::record::{Record, Replay};

use crate::exit::Failure;
use crate::options;

/// The game in progress, as far as it was reported.
#[derive(Default)]
pub(crate) struct ReportedMoves {
    record: Option<Record>,
    lines: Vec<String>,
}

impl ReportedMoves {
    /// What has come since it was last asked; moves that were taken back are counted.
    pub(crate) fn notes(&mut self, session: Option<&AnySession>) -> Result<Vec<String>, Failure> {
        let Some(record) = session.map(AnySession::record) else { return Ok(Vec::new()) };
        if self.record.as_ref() == Some(record) {
            return Ok(Vec::new());
        }
        let lines = lines(record)?;
        let same = lines.iter().zip(&self.lines).take_while(|(now, before)| now == before).count();
        let gone = self.lines.len() - same;
        let undone = (same > 0 && gone > 0).then(|| format!("undo {gone}"));
        let notes = undone.into_iter().chain(lines.iter().skip(same).cloned()).collect();
        *self = ReportedMoves { record: Some(record.clone()), lines };
        Ok(notes)
    }
}

/// The deal, the moves in notation, and the result.
pub(crate) fn lines(record: &Record) -> Result<Vec<String>, Failure> {
    for_kind!(record.kind(), G => tell::<G>(record))
}

fn tell<G: Game>(record: &Record) -> Result<Vec<String>, Failure> {
    let setup = record.setup::<G>().map_err(Failure::failed)?;
    let mut lines = vec![format!(
        "deal {}, {} players, seat {} begins, options {}, seed {}",
        G::KIND,
        setup.players,
        setup.first,
        options::to_json::<G>(setup.options),
        setup.seed
    )];
    let mut replay = Replay::<G>::new(record).map_err(Failure::failed)?;
    while let Some(seat) = replay.game().to_move() {
        let Some(mv) = replay.step(&mut ()).map_err(Failure::failed)? else { return Ok(lines) };
        lines.push(format!("move {seat} {mv}"));
    }
    let game = replay.game();
    let scores: Vec<String> = game.scores().seated(game.players()).map(ToString::to_string).collect();
    let winners: Vec<String> = game.winners().iter().map(|seat: Seat| seat.to_string()).collect();
    lines.push(format!("end scores {}, winners {}", scores.join(" "), winners.join(" ")));
    Ok(lines)
}
