//! How commands end when nobody reads what they print, or when they are given another file than they need.

use std::process::{Command, Stdio};

#[test]
fn a_reader_that_stops_early_is_no_error() {
    let sheet = std::env::temp_dir().join(format!("passdeck-{}-sheet.png", std::process::id()));
    for words in [
        "log bango --games 2000",
        "arena burst --bots random,random --games 2",
        "arena burst --bots random,random --games 2 --json",
        "bench --seconds 0.001",
        "bench --seconds 0.001 --json",
        "bench --frames",
        "presses --games 1 --json",
        "script ../docs/tour/burst.txt",
        "--on demo",
        "--help",
        &format!("gallery --scale 1 --png {}", sheet.display()),
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sim"))
            .args(words.split_whitespace())
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("sim starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("sim ends");
        assert!(output.status.success() && output.stderr.is_empty(), "{words}: {output:?}");
    }
    std::fs::remove_file(&sheet).expect("the sheet was written");
}

#[test]
fn a_complaint_that_nobody_reads_still_ends_with_its_code() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sim"))
        .args(["replay", "there/is/no/such/file"])
        .stderr(Stdio::piped())
        .spawn()
        .expect("sim starts");
    drop(child.stderr.take());
    assert_eq!(child.wait().expect("sim ends").code(), Some(2));
}

#[test]
fn a_file_of_another_kind_is_told_from_the_one_that_was_expected() {
    let picture = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures/bango.png");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/tour/bango.txt");
    let log = "a log as \"sim log\" writes it, one JSON object a line";
    let folder = env!("CARGO_MANIFEST_DIR");
    for (code, words, message) in [
        (2, "replay there/is/no/such/file", format!("no such file; expected {log}")),
        (2, &format!("replay {folder}"), format!("it is a folder; expected {log}")),
        (2, &format!("replay {picture}"), format!("it is not a text file; expected {log}")),
        (1, &format!("replay {script}"), "line 1 is not JSON: ".into()),
        (1, &format!("replay {script}"), format!("expected {log}")),
        (2, "script there/is/no/such/file", "no such file; expected a script of button presses".into()),
        (2, "gallery there/is/no/such/folder", "expected a folder with text files".into()),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_sim"))
            .args(words.split_whitespace())
            .output()
            .expect("sim starts");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{words}: {said}");
        assert!(output.stdout.is_empty() && said.contains(&message), "{words}: {said}");
    }
}

#[test]
fn a_damaged_link_is_told_from_a_missing_file() {
    let links = include_str!("../../tests/console/saved-by-1.0/links.txt");
    let letters = links.lines().find_map(|line| line.strip_prefix("burst watch ")).expect("a link");
    let (front, back) = letters.split_at(40);
    let replay = |link: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_sim"))
            .args(["replay", "--check", link])
            .output()
            .expect("sim starts");
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8_lossy(&said).into_owned())
    };
    for address in ["", "https://example.org/passdeck/#watch/", "#watch/"] {
        let (code, said) = replay(&format!("{address}{letters}"));
        assert!(code == Some(0) && said.contains("1 game verified"), "{address}: {said}");
        for (what, broken) in [
            ("a space", format!("{front} {back}")),
            ("something behind it", format!("{letters}?x=1")),
            ("a letter that is in no link", format!("{front}!{}", &back[1..])),
            (
                "another letter",
                format!("{front}{}{}", if back.starts_with('A') { 'B' } else { 'A' }, &back[1..]),
            ),
            ("a letter less", letters[..letters.len() - 1].into()),
            ("half of it", letters[..letters.len() / 2].into()),
            ("nothing of it", if address.is_empty() { format!("{letters}A") } else { String::new() }),
        ] {
            let (code, said) = replay(&format!("{address}{broken}"));
            assert_eq!(code, Some(1), "{address}, {what}: {said}");
            assert!(said.contains("this link is damaged"), "{address}, {what}: {said}");
        }
    }
    let (code, said) = replay("a-game-with-a-name-that-is-longer-than-the-letters-of-a-short-link.jsonl");
    assert!(code == Some(2) && said.contains("no such file"), "{said}");
}
