//! The gallery of the real binary, and what frames are made of.

mod place;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use place::Home;

fn sim(folder: &Path, words: &str) -> Output {
    let words = words.split_whitespace();
    Command::new(env!("CARGO_BIN_EXE_sim")).args(words).current_dir(folder).output().expect("sim starts")
}

/// Width and height of a PNG.
fn size(path: &Path) -> (u32, u32) {
    let bytes = fs::read(path).expect("the sheet");
    assert!(bytes.starts_with(b"\x89PNG"));
    let number = |at: usize| bytes[at..at + 4].iter().fold(0, |sum, &byte| sum << 8 | u32::from(byte));
    (number(16), number(20))
}

#[test]
fn all_golden_frames_are_in_the_gallery_from_anywhere_in_the_repository() {
    let home = Home::new("gallery");
    let sheet = home.path().join("sheet.png");
    let inside = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let output = sim(&inside, &format!("gallery --scale 1 --png {}", sheet.display()));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{output:?}");
    let count: usize = said.split_whitespace().rev().nth(1).and_then(|n| n.parse().ok()).expect("a number");
    assert!(count >= 400, "{said}");
    let (width, height) = size(&sheet);
    assert_eq!(width, 8 * (128 + 8) + 8);
    assert!(height as usize >= count / 8 * (64 + 12 + 8), "{height}");
}

#[test]
fn a_folder_without_pictures_says_so_and_one_with_a_picture_is_drawn_here() {
    let home = Home::new("own-gallery");
    fs::write(home.path().join("notes.txt"), "no picture").expect("a file");
    for (words, message) in [
        ("gallery .", "no braille pictures in ."),
        ("gallery nowhere", "nowhere cannot be read"),
        ("gallery . --scale 9", "--scale"),
    ] {
        let output = sim(home.path(), words);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(message), "{said}");
    }
    fs::write(home.path().join("menu.txt"), place::golden("shell/menu").join("\n")).expect("a file");
    let output = sim(home.path(), "gallery . --scale 3");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "gallery.png: 1 screen\n");
    assert_eq!(size(&home.path().join("gallery.png")), (8 * (384 + 8) + 8, 192 + 12 + 8 + 8));
}

#[test]
fn frames_of_every_game_are_counted() {
    let output = sim(Path::new(env!("CARGO_MANIFEST_DIR")), "bench --frames --json");
    let rows: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let rows = rows.as_array().expect("an array");
    assert_eq!(rows.len(), 4);
    for row in rows {
        for figure in ["calls", "pixels", "bytes_changed", "frames_a_decision", "bytes_a_decision"] {
            let (mean, most) = (row[figure]["mean"].as_f64(), row[figure]["most"].as_f64());
            assert!(mean.is_some_and(|mean| mean > 0.0) && most >= mean, "{row}");
        }
        assert!(row["bytes_changed"]["most"].as_u64().is_some_and(|bytes| bytes <= 1024), "{row}");
    }
}
