//! no_idea
