//! What is special about the bots of bango.
