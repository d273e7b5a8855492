//! `sim script`: buttons in, pictures out, without any display.
//!
//! A script is a text of commands, one a line; `#` begins a comment.
//!
//! | command | does |
//! |---|---|
//! | `seed 2a` | the next game has this seed |
//! | `press A U D` | taps buttons one after the other: `U D L R A B` |
//! | `hold B 700` | holds a button for so many milliseconds |
//! | `wait 500` | lets so many milliseconds pass |
//! | `shot NAME` | draws the screen as `NAME.png`; without `--png` prints it |

use std::fs::{self, File};
use std::path::PathBuf;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::Point;
use engine::cards::Seed;
use engine::console::Button;

use super::{Handheld, Seeds, Store, braille};
use crate::cli::ScriptArgs;
use crate::exit::Failure;

/// How long a tap takes, and the pause after it.
const TAP: u32 = 40;
/// The time between two frames.
const FRAME: u32 = 33;
/// Enlargement of the GIF.
const SCALE: u16 = 4;

/// Plays a script.
pub(crate) fn run(args: &ScriptArgs) -> Result<(), Failure> {
    let path = &args.file;
    let text = fs::read_to_string(path)
        .map_err(|error| Failure::usage(format!("{} cannot be read: {error}", path.display())))?;
    let commands = parse(&text).map_err(|error| Failure::usage(format!("{}: {error}", path.display())))?;
    if let Some(folder) = &args.png {
        fs::create_dir_all(folder)?;
    }
    let seed = commands.iter().find_map(|command| match command {
        Command::Seed(seed) => Some(*seed),
        _ => None,
    });
    let handheld = Handheld::new(Store::nowhere(), Seeds::Known(seed.unwrap_or(Seed(1))), 0)?;
    let mut stage =
        Stage { handheld, now: 0, frames: args.gif.is_some().then(Vec::new), png: args.png.clone() };
    for command in &commands {
        stage.perform(command)?;
    }
    match (&args.gif, stage.frames) {
        (Some(path), Some(frames)) => write_gif(path, &frames),
        _ => Ok(()),
    }
}

/// A line of a script.
#[derive(PartialEq, Eq, Debug)]
enum Command {
    Seed(Seed),
    Press(Vec<Button>),
    Hold(Button, u32),
    Wait(u32),
    Shot(String),
}

fn parse(text: &str) -> Result<Vec<Command>, String> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()).enumerate();
    lines
        .filter(|(_, line)| !line.is_empty())
        .map(|(number, line)| command(line).map_err(|what| format!("line {}: {what}", number + 1)))
        .collect()
}

fn command(line: &str) -> Result<Command, String> {
    let mut words = line.split_whitespace();
    let name = words.next().unwrap_or_default();
    let words: Vec<&str> = words.collect();
    let time = |word: &str| word.parse::<u32>().map_err(|_| format!("{word} is no number of milliseconds"));
    match (name, words.as_slice()) {
        ("seed", [seed]) => {
            seed.parse().map(Command::Seed).map_err(|e: engine::cards::SeedError| e.to_string())
        }
        ("press", buttons) if !buttons.is_empty() => {
            buttons.iter().map(|word| button(word)).collect::<Result<_, _>>().map(Command::Press)
        }
        ("hold", [word, length]) => Ok(Command::Hold(button(word)?, time(length)?)),
        ("wait", [length]) => time(length).map(Command::Wait),
        ("shot", [name]) => Ok(Command::Shot((*name).into())),
        _ => Err(format!("\"{line}\" is none of seed S, press BUTTONS, hold BUTTON MS, wait MS, shot NAME")),
    }
}

fn button(word: &str) -> Result<Button, String> {
    Ok(match word {
        "U" => Button::Up,
        "D" => Button::Down,
        "L" => Button::Left,
        "R" => Button::Right,
        "A" => Button::A,
        "B" => Button::B,
        _ => return Err(format!("{word} is none of the buttons U D L R A B")),
    })
}

/// The handheld, its time, and what was filmed.
struct Stage {
    handheld: Handheld,
    now: u32,
    frames: Option<Vec<Shot>>,
    png: Option<PathBuf>,
}

/// A picture and how long it stood.
struct Shot {
    pixels: Vec<u8>,
    time: u32,
}

impl Stage {
    fn perform(&mut self, command: &Command) -> Result<(), Failure> {
        match command {
            Command::Seed(_) => Ok(()),
            Command::Press(buttons) => buttons.iter().try_for_each(|&button| {
                self.hold(button, TAP)?;
                self.wait(TAP)
            }),
            Command::Hold(button, length) => self.hold(*button, *length),
            Command::Wait(length) => self.wait(*length),
            Command::Shot(name) => self.shot(name),
        }
    }

    fn hold(&mut self, button: Button, length: u32) -> Result<(), Failure> {
        self.handheld.press(button, self.now)?;
        self.wait(length)?;
        self.handheld.release(button, self.now)
    }

    fn wait(&mut self, length: u32) -> Result<(), Failure> {
        let end = self.now + length;
        while self.now < end {
            let step = FRAME.min(end - self.now);
            self.now += step;
            self.handheld.tick(self.now)?;
            self.film(step);
        }
        Ok(())
    }

    /// Adds the picture to the film, or lengthens the last one if it is the same.
    fn film(&mut self, time: u32) {
        let Some(frames) = &mut self.frames else { return };
        let display = self.handheld.frame();
        let points = (0..64).flat_map(|y| (0..128).map(move |x| Point::new(x, y)));
        let pixels: Vec<u8> = points.map(|at| u8::from(display.get_pixel(at) == BinaryColor::On)).collect();
        match frames.last_mut() {
            Some(last) if last.pixels == pixels => last.time += time,
            _ => frames.push(Shot { pixels, time }),
        }
    }

    fn shot(&mut self, name: &str) -> Result<(), Failure> {
        match &self.png {
            Some(folder) => self.handheld.screenshot(&folder.join(name).with_extension("png")),
            None => {
                println!("{name}\n{}", braille(self.handheld.frame()).join("\n"));
                Ok(())
            }
        }
    }
}

fn write_gif(path: &PathBuf, frames: &[Shot]) -> Result<(), Failure> {
    let failed =
        |error: gif::EncodingError| Failure::failed(format!("{} cannot be written: {error}", path.display()));
    let palette = [8, 8, 16, 160, 220, 255];
    let (width, height) = (128 * SCALE, 64 * SCALE);
    let mut encoder = gif::Encoder::new(File::create(path)?, width, height, &palette).map_err(failed)?;
    encoder.set_repeat(gif::Repeat::Infinite).map_err(failed)?;
    for shot in frames {
        let scale = usize::from(SCALE);
        let rows = shot.pixels.chunks(128).flat_map(|row| std::iter::repeat_n(row, scale));
        let pixels: Vec<u8> = rows.flatten().flat_map(|&pixel| std::iter::repeat_n(pixel, scale)).collect();
        let mut frame = gif::Frame::from_indexed_pixels(width, height, pixels, None);
        frame.delay = u16::try_from(shot.time.div_ceil(10)).unwrap_or(u16::MAX);
        encoder.write_frame(&frame).map_err(failed)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_reads_its_commands_and_names_a_wrong_line() {
        let commands = parse("seed 2a # known\n\npress A U\nhold B 700\nwait 5\nshot end\n").unwrap();
        assert_eq!(
            commands,
            [
                Command::Seed(Seed(42)),
                Command::Press(vec![Button::A, Button::Up]),
                Command::Hold(Button::B, 700),
                Command::Wait(5),
                Command::Shot("end".into()),
            ]
        );
        assert_eq!(parse("wait 5\npress Q").unwrap_err(), "line 2: Q is none of the buttons U D L R A B");
        assert!(parse("jump").unwrap_err().starts_with("line 1: \"jump\" is none of"));
    }
}
