//! combo
