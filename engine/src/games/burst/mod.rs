//! burst.
