//! no_idea.
