//! The parts of the firmware that need no hardware, so that the host can test them.
//!
//! The binary `passdeck` ties them to the board: [`journal`] and [`slots`] to the flash, [`debounce`] to the buttons,
//! [`frame`], [`patches`] and [`panel`] to the display, [`health`] and [`pool`] to the ring oscillator.

#![cfg_attr(not(test), no_std)]
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

pub mod clock;
pub mod debounce;
pub mod frame;
pub mod health;
pub mod journal;
pub mod panel;
pub mod patches;
pub mod pool;
pub mod slots;
