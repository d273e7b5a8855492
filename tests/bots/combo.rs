//! What is special about the bots of combo.
