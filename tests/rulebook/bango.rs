//! bango
