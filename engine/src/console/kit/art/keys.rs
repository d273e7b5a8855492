//! The keys of the hint line.

use super::Bitmap;
use super::bitmap::art;
use crate::console::kit::words;

/// A key of the hint line. Buttons are caps, directions are bare arrows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Key {
    A,
    B,
    Up,
    Down,
    UpDown,
    LeftRight,
    Left,
    Right,
    Directions,
}

impl Key {
    /// What it is called.
    pub const fn name(self) -> &'static str {
        words::key(self)
    }

    /// The picture of the key, eight rows high.
    pub const fn art(self) -> Bitmap {
        match self {
            Key::A => art! {
                ".#####.",
                "###.###",
                "##.#.##",
                "#.###.#",
                "#.....#",
                "#.###.#",
                "#.###.#",
                ".#####.",
            },
            Key::B => art! {
                ".#####.",
                "#....##",
                "#.###.#",
                "#....##",
                "#.###.#",
                "#.###.#",
                "#....##",
                ".#####.",
            },
            Key::Up => art! {
                ".....",
                ".....",
                "..#..",
                ".###.",
                "#####",
                "..#..",
                "..#..",
                ".....",
            },
            Key::Down => art! {
                ".....",
                "..#..",
                "..#..",
                "..#..",
                "#####",
                ".###.",
                "..#..",
                ".....",
            },
            Key::UpDown => art! {
                "..#..",
                ".###.",
                "#####",
                ".....",
                ".....",
                "#####",
                ".###.",
                "..#..",
            },
            Key::LeftRight => art! {
                ".......",
                ".......",
                "..#.#..",
                ".##.##.",
                "###.###",
                ".##.##.",
                "..#.#..",
                ".......",
            },
            Key::Left => art! {
                "...",
                "...",
                "..#",
                ".##",
                "###",
                ".##",
                "..#",
                "...",
            },
            Key::Right => art! {
                "...",
                "...",
                "#..",
                "##.",
                "###",
                "##.",
                "#..",
                "...",
            },
            Key::Directions => art! {
                "..###..",
                "..#.#..",
                "###.###",
                "#.....#",
                "###.###",
                "..#.#..",
                "..###..",
                ".......",
            },
        }
    }
}
