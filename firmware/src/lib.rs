//! The parts of the firmware that need no hardware, so that they can be tested on the host.
//!
//! The binary `passdeck` (`main.rs`) connects them to the board. Start reading there, and go on with `handheld.rs`,
//! its main loop.
//!
//! | modules | hardware | purpose |
//! |---|---|---|
//! | [`journal`], [`store`] | flash | save settings, records and every move; `docs/save-format.md` describes the format |
//! | [`archive`] | flash | keep the last games, to be watched again |
//! | [`debounce`] | buttons | turn a contact that bounces into one press |
//! | [`patches`], [`panel`] | display | find what changed in the picture, and send it |
//! | [`health`], [`pool`] | ring oscillator | test the source of chance, and make seeds from it |
//! | [`qmi`] | flash of a Pico 2 | tell how it is read, and where |
//! | [`supply`] | converter of voltages | tell what a battery has left |
//! | [`clock`] | timer | count milliseconds for the console |

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

pub mod archive;
pub mod clock;
pub mod debounce;
pub mod health;
pub mod journal;
pub mod panel;
pub mod patches;
pub mod pool;
pub mod qmi;
pub mod store;
pub mod supply;
