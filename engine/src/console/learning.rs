//! A lesson: texts, the moves that the learner makes on the real screens, and robots that play their part.

use core::mem::replace;

use super::Console;
use super::games::{Chapter, LessonStep, Side, description};
use super::input::Button;
use super::kit::{Key, Pen, Row, Surface, rows};
use super::lesson::{LastPress, Lesson};
use super::memory::Deal;
use super::request::{Cue, SaveSlot};
use super::session::{Due, Session, Step};
use super::shell::{Screen, Transition, after_lesson};
use super::state::State;
use super::words::{learning as words, names, pause, verbs};
use crate::cards::Seed;
use crate::games::{ChosenOptions, Kind, Seat};

/// The table of a chapter.
fn deal_of(kind: Kind, chapter: &Chapter) -> Deal {
    let &Chapter { players, first, seed, .. } = chapter;
    let mut options = ChosenOptions::defaults(kind.options());
    for (key, value) in chapter.options {
        if let Some(place) = kind.options().iter().position(|spec| spec.key == *key) {
            options.set(place, *value);
        }
    }
    Deal { options, first, ..Deal::new(kind, players, Seed(seed.into())) }.with_names(names::IN_A_LESSON)
}

/// Begins the lesson of a game, or takes it up where it was left. A saved game stays in flash.
pub(super) fn begin<S: Session>(console: &mut Console<S>, kind: Kind) {
    let chapter = console.shared.profile.learning.chapter(kind);
    begin_chapter(console, kind, chapter);
}

fn begin_chapter<S: Session>(console: &mut Console<S>, kind: Kind, chapter: usize) {
    let Some(data) = description(kind).lesson.get(chapter) else { return finish(console, kind) };
    console.shared.profile.learning.reach(kind, chapter);
    console.shared.save(SaveSlot::Profile);
    let dealt = S::deal_onto(&mut console.session, &deal_of(kind, data)).is_ok();
    let laid_out = console.session.as_mut().is_some_and(|session| session.lay_out(data.before));
    debug_assert!(dealt && laid_out, "{kind}: chapter {chapter} begins with legal moves");
    console.lesson = Some(Lesson::at(kind, chapter));
    console.hand_over.unlock();
    console.show(State::Lesson);
    go_on(console);
}

/// The last chapter is over: a real game comes next. Who has not chosen a party yet gets one easy opponent.
fn finish<S: Session>(console: &mut Console<S>, kind: Kind) {
    if console.shared.is_first_party() {
        console.shared.profile.invite_beginner();
    }
    console.shared.profile.learning.finish(kind);
    console.shared.save(SaveSlot::Profile);
    leave(console, Screen::robots_of(kind));
}

/// Away from the lesson. The game that was saved is laid out anew when somebody continues it.
fn leave<S: Session>(console: &mut Console<S>, to: Screen) {
    console.lesson = None;
    console.session = None;
    console.go(Transition::To(to));
}

/// The screen may have changed: perhaps there is something to say, or another move is wanted.
fn go_on<S: Session>(console: &mut Console<S>) {
    let (Some(lesson), Some(session)) = (&mut console.lesson, &mut console.session) else { return };
    if matches!(lesson.step(), Some(LessonStep::Do { .. } | LessonStep::Robots(_)))
        && lesson.wanted().is_none()
    {
        (lesson.step, lesson.made) = (lesson.step + 1, 0);
    }
    session.guide(lesson.wanted());
    // What moves is seen before the words come over it.
    if !lesson.speaks && !session.is_moving() && lesson.can_speak(session.is_settled()) {
        if lesson.step().is_none() {
            let (kind, next) = (lesson.kind, lesson.chapter + 1);
            return begin_chapter(console, kind, next);
        }
        lesson.speaks = true;
        console.redraw = true;
        console.hand_over.glance(console.now);
    }
}

/// A move was made, or something else happened on the screen.
fn follow<S: Session>(console: &mut Console<S>, step: Step) {
    if let Some(lesson) = &mut console.lesson {
        lesson.made += usize::from(matches!(step, Step::Moved(_)));
    }
    match step {
        Step::Moved(cue) => console.shared.sound(cue),
        Step::Heard(cue) => console.shared.sound(Some(cue)),
        _ => {}
    }
    go_on(console);
}

/// A long B opens the pause menu. Returns false if it is open.
pub(super) fn pause<S: Session>(console: &mut Console<S>) -> bool {
    let Some(lesson) = console.lesson.as_mut().filter(|lesson| lesson.pause != Some(0)) else { return false };
    lesson.pause = Some(0);
    console.hand_over.unlock();
    if let Some(session) = &mut console.session {
        session.come_back();
    }
    true
}

/// A button in the pause menu with the cursor on a row. Returns false if it did nothing.
fn press_in_pause<S: Session>(console: &mut Console<S>, row: usize, button: Button) -> bool {
    let Some(lesson) = &mut console.lesson else { return false };
    match (button, row) {
        (Button::Up | Button::Down, _) => lesson.pause = Some(1 - row.min(1)),
        (Button::A, 0) | (Button::B, _) => lesson.pause = None,
        (Button::A, _) => {
            let kind = lesson.kind;
            leave(console, after_lesson(kind));
        }
        (Button::Left | Button::Right, _) => return false,
    }
    true
}

/// A button in a lesson. Returns false if it did nothing that the lesson wants.
pub(super) fn press<S: Session>(console: &mut Console<S>, button: Button) -> bool {
    let (Some(lesson), Some(session)) = (&mut console.lesson, &mut console.session) else { return false };
    let before = replace(&mut lesson.last, LastPress::Right);
    match (lesson.pause, lesson.speaks, button) {
        (Some(row), ..) => return press_in_pause(console, row, button),
        (_, true, Button::A) => {
            lesson.speaks = false;
            lesson.step += 1;
            go_on(console);
        }
        (_, true, Button::B) => lesson.pause = Some(0),
        (_, true, _) => return false,
        _ => {
            let aimed = session.aims();
            let step = session.press(button, &console.shared.profile.settings.for_watching());
            lesson.last = match step {
                Step::Unwanted => LastPress::Wrong,
                Step::Ignored => before,
                Step::Quiet => before.moved(aimed, session.aims()),
                _ => LastPress::Right,
            };
            if step == Step::Unwanted {
                console.shared.sound(Some(Cue::Error));
            }
            follow(console, step);
            return !matches!(step, Step::Ignored | Step::Unwanted);
        }
    }
    true
}

/// Time passes in a lesson; while somebody reads, the table waits.
pub(super) fn tick<S: Session>(console: &mut Console<S>) {
    let (Some(lesson), Some(session)) = (&console.lesson, &mut console.session) else { return };
    if lesson.reads() {
        return;
    }
    let before = session.frame_id();
    let step = session.tick(console.now, &console.shared.profile.settings.for_watching());
    if matches!(step, Step::Moved(_)) {
        console.power.watch(console.now);
    }
    console.redraw |= step != Step::Quiet || session.frame_id() != before;
    follow(console, step);
}

/// When time changes something in a lesson.
pub(super) fn due<S: Session>(console: &Console<S>) -> Due {
    match (&console.lesson, &console.session) {
        (Some(lesson), Some(session)) if !lesson.reads() => {
            session.due(&console.shared.profile.settings.for_watching())
        }
        _ => Due::Never,
    }
}

/// Draws the table with what the lesson says.
pub(super) fn draw<S: Session, D: Surface>(console: &Console<S>, session: &S, pen: &mut Pen<'_, D>) {
    let Some(lesson) = &console.lesson else { return };
    let chapters = lesson.chapters().len();
    if let Some(row) = lesson.pause {
        pen.title(pause::TITLE, lesson.kind.title());
        let part = words::part(lesson.chapter, chapters);
        let part = if row == 0 { part } else { words::next_time(&part) };
        pen.explained_list(&rows([Row::new(words::GO_ON), Row::new(words::LEAVE)]), row, &part);
        return pen.hint(&[(Key::UpDown, verbs::MOVE), (Key::A, verbs::CHOOSE), (Key::B, verbs::CONTINUE)]);
    }
    session.draw(pen, &console.shared.profile.settings.for_watching());
    match lesson.step() {
        Some(LessonStep::Say(side, lines) | LessonStep::Look(side, lines)) if lesson.speaks => {
            pen.panel(lines.iter().copied(), *side == Side::Above);
            pen.hint(&[(Key::A, verbs::GO_ON), (Key::B, verbs::PAUSE)]);
        }
        Some(LessonStep::Do { ask, wrong, .. }) if session.decides() == Some(Seat::One) => {
            pen.banner(match lesson.last {
                _ if session.strays() => words::BACK,
                LastPress::Wrong => wrong,
                LastPress::Arrived => words::NOW_A,
                LastPress::Left => words::GO_BACK,
                LastPress::Moved | LastPress::Right => ask,
            });
        }
        _ => {}
    }
}
