//! Every script in tests/scenarios, played by the real binary: what it does is in the golden transcript beside it.
//!
//! A new script is a new test. A missing golden is written and fails, so that nobody commits one unseen;
//! `PASSDECK_BLESS=1` writes what is missing or different without failing. What a script wants (`# want winners 1$`)
//! must be in its transcript in any case.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/scenarios");
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("there is a folder of scenarios")
        .map(|entry| entry.expect("it can be read").path())
        .collect();
    files.sort();
    let trial = |path: PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match path.extension().and_then(|end| end.to_str()) {
            Some("txt") => Some(Trial::test(name, move || check(&path))),
            Some("md") => None,
            Some("golden") if path.with_extension("txt").exists() => None,
            _ => Some(Trial::test(name, move || {
                Err(format!("{} belongs to no script; remove it", path.display()).into())
            })),
        }
    };
    libtest_mimic::run(&arguments, files.into_iter().filter_map(trial).collect()).exit_code()
}

/// Plays a script and compares what it did.
fn check(script: &Path) -> Result<(), Failed> {
    let output =
        Command::new(env!("CARGO_BIN_EXE_sim")).arg("script").arg(script).arg("--transcript").output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    let transcript = String::from_utf8(output.stdout)?;
    let wants = fs::read_to_string(script)?;
    for want in wants.lines().filter_map(|line| line.strip_prefix("# want ")) {
        if !transcript.lines().any(|line| shows(line, want)) {
            let rewrite = "tests/write-scenarios writes it anew";
            return Err(format!("it does not show \"{want}\" any more; {rewrite}").into());
        }
    }
    let path = script.with_extension("golden");
    match fs::read_to_string(&path) {
        Ok(golden) if golden == transcript => Ok(()),
        _ if std::env::var_os("PASSDECK_BLESS").is_some() => Ok(fs::write(&path, &transcript)?),
        Ok(golden) => Err(difference(script, &golden, &transcript)?.into()),
        Err(_) => {
            fs::write(&path, &transcript)?;
            Err(format!("there was no golden transcript; {} was written: read it", path.display()).into())
        }
    }
}

/// Whether a line has what a script promises to show; `$` is the end of the line.
fn shows(line: &str, want: &str) -> bool {
    want.strip_suffix('$').map_or_else(|| line.contains(want), |end| line.ends_with(end))
}

/// The first step that differs, with the lines before it, and where its picture is.
fn difference(script: &Path, golden: &str, transcript: &str) -> Result<String, Failed> {
    let pictures =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join("scenarios").join(script.file_stem().unwrap_or_default());
    let _ = fs::remove_dir_all(&pictures);
    Command::new(env!("CARGO_BIN_EXE_sim"))
        .arg("script")
        .arg(script)
        .arg("--transcript")
        .arg("--png")
        .arg(&pictures)
        .output()?;
    let (expected, is): (Vec<&str>, Vec<&str>) = (golden.lines().collect(), transcript.lines().collect());
    let same = expected.iter().zip(&is).take_while(|(expected, is)| expected == is).count();
    let step = |lines: &[&str]| lines.iter().filter(|line| is_step(line)).count();
    let steps = step(is.get(..=same).unwrap_or(&is));
    let line = |lines: &[&str]| (*lines.get(same).unwrap_or(&"the end")).to_string();
    let before = &is[same.saturating_sub(5)..same];
    Ok(format!(
        "step {steps} differs:\n  {}\nexpected: {}\nis:       {}\nits picture is {}",
        before.join("\n  "),
        line(&expected),
        line(&is),
        pictures.join(format!("step-{steps:03}.png")).display()
    ))
}

/// Whether a line of a transcript is a step with the check sum of its picture.
fn is_step(line: &str) -> bool {
    ["press ", "hold ", "wait ", "restart "].iter().any(|name| line.starts_with(name))
}
