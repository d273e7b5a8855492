//! burst
