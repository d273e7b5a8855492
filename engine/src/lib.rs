//! The engine of Passdeck: the cards, the rules of the games, the opponents, and the console that people play on.
//!
//! A board (the Pico or the desktop) adds only hardware: buttons, a display, storage and a source of chance. So the
//! engine has no `std`, no heap, no floats and no panic. It reads no clock and no random source: time and seeds come
//! in as arguments. The same seed and the same moves give the same game on a desktop and on a Cortex-M0+.
//!
//! | module | what it contains | uses |
//! |---|---|---|
//! | [`cards`] | colours, cards, hands, their notation, the random generator | nothing |
//! | [`games`] | the [`Game`](games::Game) contract, the registry of all games, and the rules of each | cards |
//! | [`bots`] | opponents; a bot sees what its seat may know | cards, games |
//! | [`record`] | a match and its record: undo, save, resume, replay | cards, games |
//! | [`console`] | what a player sees and presses | all of these |
//!
//! # A whole game
//! This plays a game of each kind for three players, with random moves:
//!
//! ```
//! use engine::cards::{Rng, Seed};
//! use engine::games::{Game, Kind, Moves, Players, Seat, Setup};
//! use engine::record::Match;
//!
//! fn play<G: Game>() -> Result<(), Box<dyn std::error::Error>> {
//!     let options = G::Options::default();
//!     let setup = Setup { players: Players::Three, first: Seat::Two, options, seed: Seed(0xbead) };
//!     let mut played = Match::<G>::new(&setup)?;
//!     let mut rng = Rng::new(Seed(7));
//!     let mut moves = Moves::new();
//!     while let Some(seat) = played.game().to_move() {
//!         played.game().legal_moves(&mut moves);
//!         let mv = moves[rng.below(moves.len() as u32) as usize];
//!         println!("seat {seat}: {mv}");
//!         played.play(mv).map_err(|error| error.to_string())?;
//!     }
//!     for seat in played.game().winners().iter() {
//!         println!("seat {seat} wins with {} points", played.game().scores()[seat]);
//!     }
//!     Ok(())
//! }
//!
//! for kind in Kind::ALL {
//!     engine::for_kind!(kind, G => play::<G>())?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to go on
//! - To let bots decide: the example of [`bots`].
//! - To show the console on a new board: the example of [`console`].
//! - To understand how the parts work together: `docs/architecture.md`.

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
