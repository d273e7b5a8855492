//! The chances of all seats over the game, in characters.

use super::Analysis;

/// How many columns and rows a curve has at most, its edges apart.
const WIDTH: usize = 72;
const HEIGHT: usize = 11;

/// The chance of a seat after each of its decisions, and at the end what it won: moves and shares.
pub(super) fn points(analysis: &Analysis, seat: usize) -> Vec<(usize, f64)> {
    let own = analysis.decisions.iter().filter(|one| usize::from(one.seat.number()) == seat + 1);
    let mut points: Vec<_> = own.map(|one| (one.number, one.after.share)).collect();
    points.push((last(analysis) + 1, analysis.shares.get(seat).copied().unwrap_or(0.0)));
    points
}

/// The number of the last decision.
pub(super) fn last(analysis: &Analysis) -> usize {
    analysis.decisions.last().map_or(0, |one| one.number)
}

/// The lines of the picture: a digit for each seat, a star where several meet.
pub(super) fn lines(analysis: &Analysis) -> Vec<String> {
    let moves = last(analysis) + 1;
    let columns = moves.min(WIDTH);
    let mut rows = vec![vec![' '; columns]; HEIGHT];
    for (seat, digit) in (0..usize::from(analysis.players)).zip('1'..) {
        let points = points(analysis, seat);
        for column in 0..columns {
            let until = (column + 1) * moves / columns;
            let Some(&(_, share)) = points.iter().rev().find(|(number, _)| *number <= until) else {
                continue;
            };
            let row = ((1.0 - share) * (HEIGHT - 1) as f64).round() as usize;
            if let Some(place) = rows.get_mut(row).and_then(|line| line.get_mut(column)) {
                *place = if *place == ' ' { digit } else { '*' };
            }
        }
    }
    let label = |row: usize| match row {
        0 => "100 %",
        row if row == HEIGHT / 2 => " 50 %",
        row if row == HEIGHT - 1 => "  0 %",
        _ => "     ",
    };
    let framed = |(row, line): (usize, &Vec<char>)| {
        format!("{} |{}", label(row), line.iter().collect::<String>().trim_end())
    };
    let mut lines = vec!["Each seat's chance of winning, as it saw it after its own moves:".into()];
    lines.extend(rows.iter().enumerate().map(framed));
    lines.push(format!("      +{}", "-".repeat(columns)));
    lines.push(format!(
        "       move 1{:>width$}",
        format!("move {}", moves - 1),
        width = columns.max(14) - 6
    ));
    lines
}
