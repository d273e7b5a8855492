//! Lessons: each is played to its end by buttons, on the real screens.

use std::collections::{BTreeSet, HashSet, VecDeque};
use std::convert::Infallible;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::{DrawTarget, OriginDimensions, Pixel, Size};
use embedded_graphics::primitives::Rectangle;
use engine::cards::{Rng, Seed};
use engine::console::games::{GameScreens, Teaches};
use engine::console::kit::{Label, Surface};
use engine::console::memory::{Profile, RobotLevel, Who};
use engine::console::session::AnySession;
use engine::console::{Button, Console, Fault, Guided, Mode, Request, SaveSlot, Session};
use engine::for_kind;
use engine::games::{Kind, Moves, Seat};
use tests::{for_each_game, setups};

use crate::device::Handheld;
use crate::display::Display;
use crate::golden::braille;

/// Nobody should have to press more often to learn a game.
const MOST_PRESSES: usize = 60;

/// How far the lesson is; nothing once it is over.
fn place(console: &Console<AnySession>) -> Option<[usize; 3]> {
    console.lesson().map(|(_, place)| place)
}

fn frame(console: &Console<AnySession>) -> Display {
    let mut display = Display::new();
    let Ok(()) = console.draw(&mut display);
    display
}

/// Hears every text of a screen, in the order in which they are drawn.
#[derive(Default)]
struct Listener(Vec<String>);

impl OriginDimensions for Listener {
    fn size(&self) -> Size {
        Size::new(128, 64)
    }
}

impl DrawTarget for Listener {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(&mut self, _: I) -> Result<(), Infallible> {
        Ok(())
    }
}

impl Surface for Listener {
    fn label(&mut self, _: Rectangle, label: Label<'_>, _: BinaryColor) {
        if let Label::Text(text) = label {
            self.0.push(text.into());
        }
    }
}

/// The learner is called YOU: YOU *win*, nobody says that YOU *wins*. What YOU do stands behind the name, or in the next
/// text.
fn assert_grammar(console: &Console<AnySession>) {
    let mut listener = Listener::default();
    let Ok(()) = console.draw(&mut listener);
    let texts = listener.0;
    let next = texts.windows(2).filter(|pair| pair[0] == "YOU").map(|pair| pair[1].as_str());
    for what in texts.iter().filter_map(|text| text.strip_prefix("YOU ")).chain(next) {
        let verb = what.split(' ').next().unwrap_or_default();
        assert!(!verb.ends_with(['s', 'S']), "YOU {what}");
    }
}

/// Lets time pass until the screen stands still.
pub(crate) fn rest(console: &mut Console<AnySession>, now: &mut u32) {
    for _ in 0..3000 {
        *now += 33;
        console.tick(*now);
        assert_grammar(console);
        if console.is_at_rest() {
            return;
        }
    }
    panic!("the screen never stands still:\n{}", braille(&frame(console)));
}

pub(crate) fn tap(console: &mut Console<AnySession>, now: &mut u32, button: Button) {
    console.press(button, *now);
    *now += 40;
    console.release(button, *now);
    rest(console, now);
}

/// No button makes a move that the lesson does not want.
fn assert_harmless(console: &Console<AnySession>, now: u32) {
    let played = |console: &Console<AnySession>| console.lesson().map(|(session, _)| session.played());
    for button in Button::ALL {
        let (mut to, mut then) = (console.clone(), now);
        tap(&mut to, &mut then, button);
        let wanted = place(&to) > place(console) || place(&to).is_none();
        assert!(wanted || played(&to) == played(console), "{button:?} at:\n{}", braille(&frame(console)));
    }
}

/// The shortest way to go on.
pub(crate) fn way_on(from: &Console<AnySession>, now: u32) -> Vec<Button> {
    let here = place(from);
    let mut met = HashSet::from([braille(&frame(from))]);
    let mut waiting = VecDeque::from([(Vec::new(), from.clone(), now)]);
    while let Some((presses, from, now)) = waiting.pop_front() {
        // A first, as most people do; B may lead out.
        for button in [Button::A, Button::Right, Button::Left, Button::Down, Button::Up, Button::B] {
            let (mut to, mut then) = (from.clone(), now);
            tap(&mut to, &mut then, button);
            let presses = [&presses[..], &[button]].concat();
            let finished = place(&to).is_none() && button == Button::A;
            if place(&to) > here || finished {
                return presses;
            }
            if to.mode() == Mode::Lesson && presses.len() < 9 && met.insert(braille(&frame(&to))) {
                waiting.push_back((presses, to, then));
            }
        }
    }
    panic!("no way on from {here:?}:\n{}", braille(&frame(from)));
}

/// A lesson that was played to its end.
struct Played {
    presses: Vec<Button>,
    /// The parts of the game that the learner decided in, and its end.
    phases: BTreeSet<&'static str>,
}

pub(crate) fn begin(kind: Kind) -> Handheld {
    let mut device = Handheld::new();
    device.press("UUA");
    device.press(&"D".repeat(kind as usize + 1));
    device.press("AA");
    assert_eq!(device.console.mode(), Mode::Lesson);
    device
}

/// Plays a lesson to its end, and shows every screen that stands still to `look`.
fn play(kind: Kind, mut look: impl FnMut(&Console<AnySession>)) -> Played {
    let device = begin(kind);
    let (mut console, mut now) = (device.console, device.now);
    rest(&mut console, &mut now);
    let mut played = Played { presses: Vec::new(), phases: BTreeSet::new() };
    while let Some((session, _)) = console.lesson() {
        let learner = session.decides().is_some_and(|seat| session.setup().guests[seat].is_human());
        if learner || session.is_over() {
            played.phases.insert(session.phase());
        }
        assert_harmless(&console, now);
        for button in way_on(&console, now) {
            look(&console);
            tap(&mut console, &mut now, button);
            played.presses.push(button);
        }
    }
    played
}

for_each_game! {
    a_lesson_takes_sixty_presses_and_shows_every_phase => is_short_and_complete;
}

/// The lesson is short, and everything that random games without options come to is decided by the learner once.
fn is_short_and_complete<G: GameScreens>() {
    let mut shown = 0;
    let played = play(G::KIND, |console| {
        shown += 1;
        frame(console).assert_tidy(&format!("{} {shown}", G::KIND));
        crate::picture::draw(&format!("learn/{}-{shown:02}", G::KIND), &frame(console));
    });
    let presses = played.presses.len();
    let buttons: String = played.presses.iter().map(|button| format!("{button:?} ")).collect();
    println!("{}: {presses} presses: {buttons}", G::KIND);
    assert!(presses <= MOST_PRESSES, "{}: {presses} presses", G::KIND);
    let missing: Vec<_> = phases::<G>().difference(&played.phases).copied().collect();
    assert!(missing.is_empty(), "{}: the lesson does not show {missing:?}", G::KIND);
}

/// The parts of a game that random play without options comes to.
fn phases<G: GameScreens>() -> BTreeSet<&'static str> {
    let mut met = BTreeSet::new();
    for (number, mut setup) in (0..).zip(setups::<G>(200)) {
        setup.options = G::Options::default();
        let (mut game, mut rng) = (G::deal(&setup).unwrap(), Rng::new(Seed(number)));
        loop {
            met.insert(G::phase(&game.public_state()));
            let mut moves = Moves::new();
            game.legal_moves(&mut moves);
            let Some(mv) = engine::bots::pick(&moves, &mut rng) else { break };
            game.play(mv).unwrap();
        }
    }
    met
}

#[test]
fn a_wrong_press_is_explained_in_a_line() {
    let mut device = begin(Kind::ALL[0]);
    device.shows("learn-words");
    device.press("AA");
    device.shows("learn-task");
    // Down looks at the own hand, and B comes back: both are allowed. Stopping is not possible before a card is drawn.
    device.press("B");
    device.shows("learn-wrong");
    device.press("A");
    assert_eq!(device.console.lesson().map(|(session, _)| session.played()), Some(1));
}

#[test]
fn after_a_wrong_card_the_right_one_is_chosen_without_going_back() {
    let mut device = begin(Kind::ALL[3]);
    device.press("AAAA");
    // A card that fits, on a pile that it fits, but not the one that is asked for.
    device.press("AA");
    device.shows("learn-wrong-card");
    assert_eq!(device.console.lesson().map(|(session, _)| session.played()), Some(0));
    device.press("RRA");
    assert!(device.console.lesson().map(|(session, _)| session.played()) > Some(0), "{}", device.text());
}

#[test]
fn after_a_wrong_place_the_cursor_is_back_where_the_right_one_is_opened() {
    let mut device = begin(Kind::ALL[1]);
    let played = |device: &Handheld| device.console.lesson().map(|(session, _)| session.played());
    device.press("AA A");
    device.wait(20_000);
    device.press("AA RA");
    device.shows("learn-wrong-place");
    assert_eq!(played(&device), Some(1));
    device.press("A");
    assert!(played(&device) > Some(1), "{}", device.text());
}

/// Whether a text is on the screen.
fn says(device: &Handheld, text: &str) -> bool {
    let mut listener = Listener::default();
    let Ok(()) = device.console.draw(&mut listener);
    listener.0.iter().any(|said| said == text)
}

#[test]
fn the_banner_follows_the_cursor_of_the_learner() {
    // The way to a card is named until the cursor is there.
    let mut device = begin(Kind::ALL[2]);
    device.press("AAA R");
    assert!(!says(&device, "Now press A"), "{}", device.text());
    device.press("R");
    assert!(says(&device, "Now press A"), "{}", device.text());
    device.press("L");
    assert!(says(&device, "Go back, then A"), "{}", device.text());
    device.press("L");
    assert!(says(&device, "Go back, then A"), "{}", device.text());
    device.press("RR");
    assert!(says(&device, "Now press A"), "{}", device.text());
}

#[test]
fn who_looks_aside_in_a_lesson_is_told_the_way_back() {
    let told = |device: &Handheld| says(device, "Press B to go back");
    // The own sequences, the cards of all, the players; another card, for which a place is chosen.
    for (game, way) in [(0, "AA D"), (2, "AAA U"), (3, "AAAA UU"), (3, "AAAA RA")] {
        let mut device = begin(Kind::ALL[game]);
        device.press(way);
        if !way.ends_with('A') {
            device.shows(&format!("learn-aside-{}", Kind::ALL[game]));
            assert!(told(&device), "{}", device.text());
            device.press("A");
        }
        assert!(told(&device), "{}", device.text());
        device.press("B");
        assert!(!told(&device), "{}", device.text());
    }
}

/// Who plays when the last part of a lesson is over, on a device where somebody has changed something or not.
fn party_after_a_lesson(change: impl FnOnce(&mut Profile)) -> (Handheld, Profile) {
    let kind = Kind::ALL[2];
    let mut profile = Profile::default();
    profile.learning.reach(kind, for_kind!(kind, G => G::LESSON.len()) - 1);
    change(&mut profile);
    let mut room = vec![0; Profile::BYTES];
    let used = profile.pack(&mut room);
    room.truncate(used);
    let mut device = Handheld::with_flash([(SaveSlot::Profile as u8, room)].into_iter().collect());
    device.wait(1000);
    device.press("UUA DDDAA");
    assert_eq!(device.console.mode(), Mode::Lesson);
    while device.console.lesson().is_some() {
        for button in way_on(&device.console, device.now) {
            device.hold(button, 40);
            device.wait(20_000);
        }
    }
    let profile = Profile::unpack(&device.flash[&(SaveSlot::Profile as u8)]).unwrap();
    (device, profile)
}

#[test]
fn the_first_game_after_a_lesson_is_against_one_easy_robot() {
    let (device, profile) = party_after_a_lesson(|_| {});
    device.shows("party-after-lesson");
    assert_eq!(profile.party(Kind::ALL[2]), (1, 1));
    assert_eq!(profile.guests[Seat::Two].who, Who::Bot(RobotLevel::Easy));
}

#[test]
fn a_party_that_somebody_has_chosen_stays_after_a_lesson() {
    let change = |profile: &mut Profile| profile.step_robots(Kind::ALL[2], true);
    let (_, profile) = party_after_a_lesson(change);
    assert_eq!(profile.party(Kind::ALL[2]), (1, 3));
    assert_eq!(profile.guests[Seat::Two].who, Who::Bot(RobotLevel::Normal));
}

#[test]
fn a_lesson_that_was_left_goes_on_at_its_chapter_even_after_a_power_cut() {
    let mut device = begin(Kind::ALL[0]);
    while device.console.lesson().is_some_and(|(_, [chapter, ..])| chapter == 0) {
        for button in way_on(&device.console, device.now) {
            device.look();
            device.hold(button, 40);
            device.wait(20_000);
        }
    }
    device.press("P");
    device.shows("learn-pause");
    device.press("A");
    assert_eq!(place(&device.console), Some([1, 0, 0]), "it goes on");
    device.press("B");
    device.shows("learn-pause");
    device.press("UA");
    device.shows("teach-second-part");
    let mut device = device.restart();
    device.press("UUA DAA");
    assert_eq!(place(&device.console).map(|[chapter, ..]| chapter), Some(1));
}

#[test]
fn a_lesson_touches_neither_the_saved_game_nor_the_records() {
    let mut device = Handheld::new();
    device.press("AAA");
    device.wait(20_000);
    device.press("AA P U A");
    assert_eq!(device.console.mode(), Mode::Menu);
    let (saved, records) = (
        device.flash.get(&(SaveSlot::Game as u8)).cloned(),
        device.flash.get(&(SaveSlot::Records as u8)).cloned(),
    );
    assert!(saved.is_some());
    let before = device.requests.len();
    device.press("UUA DDDA A");
    assert_eq!(device.console.mode(), Mode::Lesson);
    device.press("AA RRAA");
    device.wait(20_000);
    let asked = &device.requests[before..];
    assert!(
        !asked.contains(&Request::Save(SaveSlot::Game)) && !asked.contains(&Request::Save(SaveSlot::Records))
    );
    assert!(device.console.session().is_none(), "a lesson is no game to be saved");
    device.press("P UA BB DDA");
    assert_eq!(device.flash.get(&(SaveSlot::Game as u8)).cloned(), saved);
    assert_eq!(device.flash.get(&(SaveSlot::Records as u8)).cloned(), records);
    let moves = |device: &Handheld| device.console.session().map(Session::played);
    assert!(moves(&device) > Some(0), "the saved game goes on:\n{}", device.text());
}

#[test]
fn a_lesson_that_was_done_says_so_and_one_that_cannot_begin_says_what_to_do() {
    let mut profile = Profile::default();
    profile.learning.finish(Kind::ALL[0]);
    let mut bytes = [0; 4096];
    let used = profile.pack(&mut bytes);
    let mut device = Handheld::with_flash([(SaveSlot::Profile as u8, bytes[..used].to_vec())].into());
    device.wait(1000);
    device.press("UUA DA");
    device.shows("teach-done");
    device.press("BB DDA AAA");
    device.console.report(Fault::NotSaved);
    device.press("A P UA UUA DA");
    device.shows("teach-not-now");
    device.press("A");
    assert_eq!(device.console.mode(), Mode::Menu);
}

#[test]
fn who_sets_up_an_unknown_game_can_learn_it_first() {
    let mut device = Handheld::new();
    device.press("AA");
    device.shows("party-new");
    device.press("U");
    device.shows("party-learn");
    device.press("A");
    assert_eq!(device.console.mode(), Mode::Lesson);
}
