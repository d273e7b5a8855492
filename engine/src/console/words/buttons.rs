//! The pages about the buttons and the marks on the screen.

use crate::console::kit::{Page, page};

pub(crate) const PAGES: &[Page] = &[
    page(
        "Buttons",
        &["A: yes, do it.", "B: no, go back.", "Arrows: choose.", "Hold an arrow to", "keep it moving."],
    ),
    page(
        "Pause",
        &[
            "In a game, hold B for",
            "rules, a hint, undo,",
            "past moves, or save",
            "and quit. Every move",
            "is saved at once.",
        ],
    ),
    page(
        "Passing",
        &[
            "When the curtain says",
            "Pass to ANNA, only",
            "Anna looks and",
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
            "Shapes and letters.",
        ],
    ),
    page(
        "Marks",
        &[
            "The white card is the",
            "one you chose. A pile",
            "with a thick frame",
            "takes it. Below: what",
            "each button does.",
        ],
    ),
];
