//! The drawing kit: everything that more than one screen shows.
//!
//! A screen is a few calls on a [`Pen`], one for each thing on it:
//!
//! ```
//! use engine::cards::Colour;
//! use engine::console::kit::{CardSize, Face, FrameBuffer, Key, Look, Pen, line};
//!
//! let (blue, red) = (Face::number(Colour::Blue, 11), Face::number(Colour::Red, 5));
//! let mut frame = FrameBuffer::new();
//! let mut pen = Pen::new(&mut frame);
//! pen.turn_title(&line!("{}: take", "ANNA"), &blue.spelled());
//! pen.card(red, 68, 9, CardSize::Normal, Look::Plain);
//! pen.pane(blue, Look::Chosen, "NEW");
//! pen.hint(&[(Key::Directions, "move"), (Key::A, "take"), (Key::B, "done")]);
//! pen.finish()?;
//! # Ok::<(), core::convert::Infallible>(())
//! ```
//!
//! Rows 0-8 are the title, 9-53 the content, 55-62 the hint. Row 63 and column 127 stay dark.

mod advice;
pub mod art;
mod bars;
mod battery;
mod braille;
mod card;
mod curtain;
mod event;
mod face;
mod font;
mod frame_buffer;
mod grid;
mod hint;
mod label;
mod list;
mod motion;
mod moving;
mod page;
mod panel;
mod pen;
mod score_table;
mod strip;
mod text;
mod title;
mod widgets;
mod words;

pub use crate::console_line as line;
pub use advice::{Advised, Sketch};
pub use art::{Key, Mark};
pub use battery::Charge;
pub use card::{CardSize, Look};
pub(in crate::console) use event::CONFETTI;
pub use face::Face;
pub use font::Font;
pub use frame_buffer::FrameBuffer;
pub use grid::{BoxSide, PlayerBox, box_area};
pub use hint::{Hint, HintLook};
pub use label::Label;
pub use list::{MOST_ROWS, Row, Value, rows};
pub(in crate::console) use motion::FRAME;
pub use motion::{Motion, SHAKEN, Shake, Span, Way};
pub use page::Page;
pub(in crate::console) use page::{illustrated, page};
pub use pen::{DARK, HEIGHT, LIT, Pen, SCREEN, Surface, WIDTH, area, dimensions};
pub use score_table::{Cell, Column, ScoreRow};
pub use strip::Share;
pub use text::Line;
pub(in crate::console) use text::two_lines;
pub(in crate::console) use words::HOLD_PAUSE;
pub use words::capitals;
