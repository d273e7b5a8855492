//! Counts a game that is over: for the records, and for badges.

use super::memory::{BadgeId, Badges, CommonBadge, Deal, Name, Records, RobotLevel, Who};
use super::session::Outcome;
use super::words::names;
use crate::games::{Kind, Seat};

/// Wins one after the other, robots beaten at once, and games, that earn a badge.
const IN_A_ROW: u8 = 5;
const HARD_ROBOTS: usize = 3;
const MANY_GAMES: u16 = 25;
/// Everybody at a table can get badges at once.
const MOST_AT_ONCE: usize = 6;

/// Badges that nobody has seen yet, by person.
pub(super) type NewBadges = heapless::Vec<(Name, Badges), MOST_AT_ONCE, u8>;

/// Counts a game, and gives back the badges that are new.
pub(super) fn count(records: &mut Records, deal: &Deal, outcome: &Outcome) -> NewBadges {
    let mut new = NewBadges::new();
    records.note_game(deal.kind);
    for seat in deal.players.seats() {
        let (is_human, won) = (deal.guests[seat].is_human(), outcome.winners.contains(seat));
        let name = if is_human { deal.name(seat) } else { Name::new(names::ROBOTS) };
        records.note_score(deal.kind, name, outcome.scores[seat]);
        records.note_feat(deal.kind, name, outcome.feats[seat]);
        if won {
            records.note_win(deal.kind, name);
        }
        if is_human {
            records.note_played(deal.kind, name, outcome.scores[seat], won);
            let earned = earned(records, deal, outcome, seat);
            let badges = records.note_badges(name, earned);
            if badges.count() > 0 {
                let _ = new.push((name, badges));
            }
        }
    }
    new
}

/// All that a person has earned by this game, whether it is new or not.
fn earned(records: &Records, deal: &Deal, outcome: &Outcome, seat: Seat) -> Badges {
    let mut badges = Badges::of(deal.kind, outcome.badges[seat]);
    let Some(person) = records.people().iter().find(|person| person.name == deal.name(seat)) else {
        return badges;
    };
    let won = outcome.winners.contains(seat);
    let others = || deal.players.others(seat);
    let hard = |&other: &Seat| deal.guests[other].who == Who::Bot(RobotLevel::Hard);
    let best_of_others = others().map(|other| outcome.scores[other]).max().unwrap_or(i16::MIN);
    for badge in CommonBadge::ALL {
        let earns = match badge {
            CommonBadge::FirstWin => won,
            CommonBadge::FiveInARow => person.in_a_row() >= IN_A_ROW,
            CommonBadge::RobotTamer => won && others().filter(hard).count() >= HARD_ROBOTS,
            CommonBadge::AllRounder => Kind::ALL.into_iter().all(|kind| person.wins(kind) > 0),
            CommonBadge::ByAHair => won && outcome.scores[seat].checked_sub(1) == Some(best_of_others),
            CommonBadge::OldHand => person.all_games() >= MANY_GAMES,
        };
        if earns {
            badges.add(BadgeId::Common(badge));
        }
    }
    badges
}
