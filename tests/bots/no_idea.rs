//! What is special about the bots of no_idea.
