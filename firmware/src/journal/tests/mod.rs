//! The journal on a flash that loses power, wears out and comes with anything in it.

mod broken_saves;
mod everyday;
mod holes;
mod mending;
pub(crate) mod mock;
mod power_cuts;
mod wear;
