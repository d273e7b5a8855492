//! combo.
