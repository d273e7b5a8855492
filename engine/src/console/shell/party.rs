//! How many play: people and robots, who begins, and the ways to names and options. A deals, so that the same party as
//! last time is one press away.

use core::fmt::Write;

use super::{Games, Options, PlayersGrid, Screen, Transition, capitals, step};
use crate::console::games::{Begins, description};
use crate::console::input::Button;
use crate::console::kit::{Key, Line, Pen, Row, Surface, Value, line, rows};
use crate::console::memory::{Guest, Who, short_names};
use crate::console::request::SaveSlot;
use crate::console::shared_state::SharedState;
use crate::console::words::{menus, setup as words, verbs};
use crate::games::{Kind, OptionValues, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PartyLine {
    Learn,
    People,
    Robots,
    Names,
    Options,
    Begins,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::console) struct Party {
    kind: Kind,
    chosen: PartyLine,
}

impl Party {
    /// The party of a game, with the cursor on the people.
    pub(super) const fn new(kind: Kind) -> Party {
        Party { kind, chosen: PartyLine::People }
    }

    /// After a lesson: against whom the first real game goes.
    pub(super) const fn at_robots(kind: Kind) -> Party {
        Party { kind, chosen: PartyLine::Robots }
    }

    /// Back from the names.
    pub(super) const fn at_names(kind: Kind) -> Party {
        Party { kind, chosen: PartyLine::Names }
    }

    /// Back from the options.
    pub(super) const fn at_options(kind: Kind) -> Party {
        Party { kind, chosen: PartyLine::Options }
    }

    /// Who does not know the game can learn it first. Not every game has options, and not in every game somebody begins.
    fn lines(&self, shared: &SharedState) -> impl Iterator<Item = PartyLine> + Clone + use<> {
        let learn = shared.is_new(self.kind) && shared.can_learn();
        let (options, begins) =
            (!self.kind.options().is_empty(), description(self.kind).begins != Begins::Nobody);
        let all = [
            PartyLine::Learn,
            PartyLine::People,
            PartyLine::Robots,
            PartyLine::Names,
            PartyLine::Options,
            PartyLine::Begins,
        ];
        all.into_iter().filter(move |&line| match line {
            PartyLine::Learn => learn,
            PartyLine::Options => options,
            PartyLine::Begins => begins,
            PartyLine::People | PartyLine::Robots | PartyLine::Names => true,
        })
    }

    fn cursor(&self, shared: &SharedState) -> usize {
        self.lines(shared).position(|line| line == self.chosen).unwrap_or(0)
    }

    pub(super) fn press(&mut self, button: Button, shared: &mut SharedState) -> Transition {
        match (button, self.chosen) {
            (Button::Up | Button::Down, _) => {
                let place = step(self.cursor(shared), self.lines(shared).count(), button == Button::Down);
                self.chosen = self.lines(shared).nth(place).unwrap_or(PartyLine::People);
            }
            (Button::Left | Button::Right, line) => self.change(line, button == Button::Right, shared),
            (Button::A, PartyLine::Learn) => return Transition::Learn(self.kind),
            (Button::A, PartyLine::Names) => {
                return Transition::To(Screen::Players(PlayersGrid::at(self.kind, Seat::One)));
            }
            (Button::A, PartyLine::Options) => {
                return Transition::To(Screen::Options(Options::new(self.kind)));
            }
            (Button::A, _) => return Transition::Deal(self.kind),
            (Button::B, _) => return Transition::To(Screen::Games(Games::at(self.kind))),
        }
        Transition::Stay
    }

    fn change(&self, line: PartyLine, up: bool, shared: &mut SharedState) {
        let profile = &mut shared.profile;
        match line {
            PartyLine::People => profile.step_people(self.kind, up),
            PartyLine::Robots => profile.step_robots(self.kind, up),
            PartyLine::Begins => {
                // Chance is before the first seat.
                let now = profile.first_of(self.kind).map_or(0, |seat| usize::from(seat.number()));
                let next = step(now, usize::from(profile.players_of(self.kind).count()) + 1, up);
                profile.first = u8::try_from(next).ok().and_then(Seat::from_number);
            }
            PartyLine::Learn | PartyLine::Names | PartyLine::Options => return,
        }
        shared.save(SaveSlot::Profile);
    }

    pub(super) fn draw<D: Surface>(&self, pen: &mut Pen<'_, D>, shared: &SharedState) {
        let profile = &shared.profile;
        pen.title(&words::who_plays(&capitals(self.kind)), "");
        let (people, robots) = profile.party(self.kind);
        let (people, robots) = (line!("{people}"), line!("{robots}"));
        let begins = match profile.first_of(self.kind) {
            Some(seat) => line!("{}", profile.guests[seat].name),
            None => Line::from(words::CHANCE),
        };
        let rows = rows(self.lines(shared).map(|line| match line {
            PartyLine::Learn => Row::new(words::LEARN_FIRST),
            PartyLine::People => Row { label: words::PEOPLE, value: Value::Choice(&people) },
            PartyLine::Robots => Row { label: words::ROBOTS, value: Value::Choice(&robots) },
            PartyLine::Names => Row::new(words::NAMES),
            PartyLine::Options => Row::new(words::OPTIONS),
            PartyLine::Begins => Row { label: words::BEGINS, value: Value::Choice(&begins) },
        }));
        pen.explained_list(&rows, self.cursor(shared), &self.explanation(shared));
        match self.chosen {
            PartyLine::Learn | PartyLine::Names | PartyLine::Options => {
                pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::OPEN), (Key::B, verbs::BACK)]);
            }
            PartyLine::People | PartyLine::Robots | PartyLine::Begins => {
                pen.hint(&[
                    (Key::UpDown, ""),
                    (Key::LeftRight, verbs::CHANGE),
                    (Key::A, verbs::DEAL),
                    (Key::B, verbs::BACK),
                ]);
            }
        }
    }

    fn explanation(&self, shared: &SharedState) -> Line {
        match self.chosen {
            PartyLine::Learn => Line::from(menus::A_GUIDED_GAME),
            PartyLine::People => self.names(shared, true),
            PartyLine::Robots => self.level(shared).unwrap_or_else(|| self.names(shared, false)),
            PartyLine::Names => Line::from(words::WHO_SITS_WHERE),
            PartyLine::Options => self.options(shared),
            PartyLine::Begins => match description(self.kind).begins {
                Begins::Told(who) => Line::from(who),
                Begins::Anybody | Begins::Nobody => Line::from(words::CHANCE_OR_ONE),
            },
        }
    }

    /// The only robot, and how well it plays.
    fn level(&self, shared: &SharedState) -> Option<Line> {
        let players = shared.profile.players_of(self.kind);
        let mut robots =
            players.seats().map(|seat| shared.profile.guests[seat]).filter(|guest| !guest.is_human());
        match (robots.next()?, robots.next()) {
            (Guest { name, who: Who::Bot(level) }, None) => Some(line!("{name}: {}", level.word())),
            _ => None,
        }
    }

    /// The names of the people, or of the robots.
    fn names(&self, shared: &SharedState, human: bool) -> Line {
        let players = shared.profile.players_of(self.kind);
        let seats = || players.seats().filter(|&seat| shared.profile.guests[seat].is_human() == human);
        let letters = if seats().count() > 3 { 3 } else { 6 };
        let names = short_names(&shared.profile.guests.map(|guest| guest.name), players, letters);
        let mut line = Line::from(if seats().next().is_none() { words::NOBODY } else { "" });
        for (place, seat) in seats().enumerate() {
            let _ = write!(line, "{}{}", if place > 0 { " " } else { "" }, names[seat]);
        }
        line
    }

    /// The options that are on and the numbers that were chosen; if they are too many, how many.
    fn options(&self, shared: &SharedState) -> Line {
        let players = shared.profile.players_of(self.kind);
        let listed = || shared.profile.options.listed(self.kind).filter(|(spec, _)| spec.suits(players));
        let on = || listed().filter(|(spec, value)| spec.values == OptionValues::Switch && *value == 1);
        let mut line = match (on().next(), on().count()) {
            (Some((only, _)), 1) => Line::from(only.label),
            (_, count) => words::options_on(count),
        };
        for (spec, value) in listed().filter(|(spec, _)| spec.values != OptionValues::Switch) {
            let _ = write!(line, ", {value} {}", spec.key);
        }
        line
    }
}
