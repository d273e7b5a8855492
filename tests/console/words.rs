//! Every text fits its place.

use engine::console::kit::Font;
use engine::console::memory::{Choice, HouseRule, Name, Setting};
use engine::console::words::{NAMES, Topic, about, feat};
use engine::games::Kind;

#[test]
fn rules_pages_have_five_lines_of_21_characters_at_most() {
    for topic in Topic::ALL {
        for page in topic.pages() {
            let name = format!("{} / {}", topic.title(), page.title);
            assert!(page.lines.len() <= 5, "{name} has too many lines");
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
fn explanations_fit_on_one_line() {
    let rules = HouseRule::ALL.iter().map(|rule| rule.explanation());
    for text in rules.chain(Kind::ALL.map(about)).chain([engine::console::words::options::TOO_MANY]) {
        assert!(Font::Small.width(text) <= 126, "{text:?} is too long");
    }
}

#[test]
fn labels_and_values_fit_side_by_side() {
    let settings = Setting::ALL.iter().map(|s| (s.label(), s.words()));
    for (label, words) in settings.chain(HouseRule::ALL.iter().map(|r| (r.label(), r.words()))) {
        for word in words {
            // Three columns before, eight behind, five for the arrow and two between; four for the scroll bar.
            let columns = 3 + Font::Text.width(label) + 2 + 5 + Font::Text.width(word) + 8 + 4;
            assert!(columns <= 127, "{label} {word}");
        }
    }
    assert!(Kind::ALL.map(feat).iter().all(|feat| feat.len() <= 12));
}

#[test]
fn names_are_different_and_of_six_letters_at_most() {
    for (place, name) in NAMES.iter().enumerate() {
        assert!(name.len() <= Name::LONGEST && &*Name::new(name) == *name, "{name}");
        assert!(!NAMES[..place].contains(name), "{name} is there twice");
    }
}
