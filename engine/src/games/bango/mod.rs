//! bango.
