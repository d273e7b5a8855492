//! All that the Passdeck handheld *is*: the cards, the four games, the opponents, the table, the console.
//!
//! No `std`, no heap, no floats, no panic. Nothing here reads a clock or a random source of the machine: the same
//! seed and the same moves give the same game on a desktop and on a Cortex-M0+.
//!
//! | room | what is in it | knows |
//! |---|---|---|
//! | [`cards`] | colours, cards, hands, their notation, chance | nothing |
//! | [`games`] | the contract, and the rules of Bango, No Idea, Burst and Combo | cards |
//! | [`bots`] | opponents, who see what their seat may know | games |
//! | [`record`] | a match with its record: save, resume, replay, undo | games |
//! | [`console`] | what a player sees and presses | all of these |
//!
//! # A whole game
//! ```
//! use engine::cards::{Rng, Seed};
//! use engine::games::bango::Bango;
//! use engine::games::{Game, Moves, Players, Seat, Setup};
//! use engine::record::Match;
//!
//! let setup = Setup { players: Players::Three, first: Seat::Two, options: (), seed: Seed(0xbead) };
//! let mut table = Match::<Bango>::new(&setup)?;
//! let mut rng = Rng::new(Seed(7));
//! let mut moves = Moves::new();
//! while let Some(seat) = table.game().to_move() {
//!     table.game().legal_moves(&mut moves);
//!     let mv = moves[rng.below(moves.len() as u32) as usize];
//!     println!("seat {seat}: {mv}");
//!     table.play(mv)?;
//! }
//! for seat in table.game().winners().iter() {
//!     println!("seat {seat} wins with {} points", table.game().scores()[seat]);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![forbid(unsafe_code)]
#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::expect_used,
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::todo,
    clippy::unimplemented,
    clippy::unreachable,
    clippy::unwrap_used
)]

pub mod bots;
pub mod cards;
pub mod console;
pub mod games;
pub mod record;
