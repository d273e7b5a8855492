//! The pages about the buttons and the marks on the screen.

use crate::console::kit::{Page, page};

pub(crate) const PAGES: &[Page] = &[
    page(
        "Buttons",
        &["A: yes, do it.", "B: no, go back.", "Arrows: choose.", "Hold an arrow: it", "goes on by itself."],
    ),
    page(
        "Pause",
        &[
            "In a game, hold B:",
            "rules, a hint, undo,",
            "what happened, save",
            "and quit. Every move",
            "is saved anyway.",
        ],
    ),
    page(
        "Passing",
        &[
            "When the curtain says",
            "Pass to ANNA, only",
            "ANNA looks and",
            "presses A. Nobody",
            "else sees her cards.",
        ],
    ),
    page(
        "Colours",
        &[
            "♥R red    ■B blue",
            "▲G green  ★Y yellow",
            "○P purple ◇O orange",
            "◐A gray   ✖K black",
            "Shape and letter.",
        ],
    ),
    page(
        "Marks",
        &[
            "A white card is the",
            "chosen one. It fits",
            "on piles with a thick",
            "frame. Below: what",
            "each button does.",
        ],
    ),
];
