//! The letters of the splash screen.

use super::Bitmap;
use super::bitmap::sheet;

/// The letters P, A, S, D, E, C, K as pictures of 6x7; nothing for any other.
pub fn letter(letter: char) -> Bitmap {
    "PASDECK".chars().zip(LETTERS).find(|&(name, _)| name == letter).map_or(Bitmap::EMPTY, |(_, art)| art)
}

const LETTERS: [Bitmap; 7] = sheet! { 6: [0 1 2 3 4 5 6]
    "#####. .####. .##### #####. ###### .##### ##..##",
    "##..## ##..## ##.... ##..## ##.... ##.... ##.##.",
    "##..## ##..## ##.... ##..## ##.... ##.... ####..",
    "#####. ###### .####. ##..## #####. ##.... ###...",
    "##.... ##..## ....## ##..## ##.... ##.... ####..",
    "##.... ##..## ....## ##..## ##.... ##.... ##.##.",
    "##.... ##..## #####. #####. ###### .##### ##..##",
};
