//! Every text fits its place.

use engine::console::Topic;
use engine::console::games::{GameScreens, LessonStep, Teaches};
use engine::console::kit::Font;
use engine::console::memory::{NAMES, Name, Setting};
use engine::for_kind;
use engine::games::{Kind, OptionSpec};

#[test]
fn rules_pages_have_five_lines_of_21_characters_at_most() {
    for topic in Topic::all() {
        for page in topic.pages() {
            let name = format!("{} / {}", topic.title(), page.title);
            // A row of cards takes the place of three lines.
            let cards = if page.cards.is_empty() { 0 } else { 3 };
            assert!(page.lines.len() + cards <= 5, "{name} has too many lines");
            assert!(page.cards.len() <= 7, "{name} has too many cards");
            assert!(page.title.len() <= 15, "{name}: title too long");
            for line in page.lines {
                // A shape is eight columns wide, a character six.
                let shapes = line.chars().filter(|letter| !letter.is_ascii()).count();
                let columns = 6 * (line.chars().count() - shapes) + 8 * shapes;
                assert!(columns <= 126, "{name}: {line:?} is {columns} columns wide");
            }
        }
    }
}

#[test]
fn what_a_lesson_or_the_coach_says_fits_its_place() {
    for kind in Kind::ALL {
        let (lesson, coach): (_, Vec<&str>) =
            for_kind!(kind, G => (G::LESSON, G::COACH.iter().map(|moment| moment.says).collect()));
        // The last two bits belong to what is said about every game.
        assert!(coach.len() <= 6, "{kind}: the coach says too much");
        let lines = |step: &LessonStep| match *step {
            LessonStep::Say(_, lines) | LessonStep::Look(_, lines) => {
                assert!(lines.len() <= 4, "{kind}: {lines:?} is too long");
                // A shape is eight columns wide, a character six.
                let columns =
                    |line: &str| line.chars().map(|letter| if letter.is_ascii() { 6 } else { 8 }).sum();
                for line in lines {
                    let columns: usize = columns(line);
                    assert!(columns <= 120, "{kind}: {line:?} is {columns} columns wide");
                }
                vec![]
            }
            LessonStep::Do { ask, wrong, .. } => vec![(ask, 21), (wrong, 21)],
            LessonStep::Robots(_) => vec![],
        };
        let steps = lesson.iter().flat_map(|chapter| chapter.steps).flat_map(lines);
        let titles = lesson.iter().map(|chapter| (chapter.title, 15));
        for (text, most) in steps.chain(titles).chain(coach.into_iter().map(|says| (says, 21))) {
            assert!(text.is_ascii() && text.len() <= most, "{kind}: {text:?} is too long");
        }
    }
}

#[test]
fn explanations_fit_on_one_line() {
    let help = Kind::ALL.into_iter().flat_map(Kind::options).map(|spec| spec.help);
    let about = Kind::ALL.map(|kind| for_kind!(kind, G => G::ABOUT));
    let settings = Setting::ALL.map(Setting::help);
    for text in help.chain(about).chain(settings).chain(["for 2 or 3 players only"]) {
        assert!(Font::Small.width(text) <= 126, "{text:?} is too long");
    }
}

#[test]
fn labels_and_values_fit_side_by_side() {
    let settings =
        Setting::ALL.into_iter().flat_map(|s| s.words().iter().map(move |w| (s.label(), w.to_string())));
    let values = |spec: &'static OptionSpec| {
        spec.range().map(|value| (spec.label, format!("{value}"))).chain([(spec.label, "off".into())])
    };
    for (label, word) in settings.chain(Kind::ALL.into_iter().flat_map(Kind::options).flat_map(values)) {
        // Three columns before, eight behind, five for the arrow and two between; four for the scroll bar.
        let columns = 3 + Font::Text.width(label) + 2 + 5 + Font::Text.width(&word) + 8 + 4;
        assert!(columns <= 127, "{label} {word}");
    }
    assert!(Kind::ALL.into_iter().all(|kind| for_kind!(kind, G => G::FEAT).len() <= 12));
}

#[test]
fn names_are_different_and_of_six_letters_at_most() {
    for (place, name) in NAMES.iter().enumerate() {
        assert!(name.len() <= Name::LONGEST && &*Name::new(name) == *name, "{name}");
        assert!(!NAMES[..place].contains(name), "{name} is there twice");
    }
}
