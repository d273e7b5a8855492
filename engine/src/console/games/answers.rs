//! What a game answers the console: what a button does, how long an event is shown, who begins.

/// What a button does at a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed<M> {
    /// No move is made. The cursor may have moved, or another part of the table may be shown now.
    Stay,
    /// This move is made.
    Play(M),
    /// The player takes back their last move. Nothing happens if somebody has learned something by it, or if the last
    /// move was somebody else's.
    TakeBack,
}

/// How long an event is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Show {
    /// It is not shown; at most it is named in the list of what happened.
    Never,
    /// This many milliseconds at normal bot speed, or until A is pressed.
    For(u16),
    /// Until A is pressed. Everybody looks at it together, so nobody holds the device after it.
    UntilA,
    /// This many milliseconds at every bot speed, because people must see it: somebody at the table may
    /// [call](EventAction::Call), or has called. Nothing about the time to call may depend on whether there is something to
    /// call.
    Always(u16),
}

/// What a button does while an event is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventAction {
    /// Nothing.
    Stay,
    /// Shows the next event.
    Next,
    /// Skips all events up to the next one that waits for A.
    All,
    /// Shows the event before this one again.
    Back,
    /// Somebody at the table calls what was left unsaid.
    Call,
}

/// A question that is put to the whole table, though one seat is asked: the answers that the game knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableQuestion<M> {
    /// The move if somebody calls.
    pub called: M,
    /// The move if nobody does.
    pub quiet: M,
}

/// Who begins a game by its printed rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// Whoever the players choose, or chance.
    Anybody,
    /// The same, but the rules name somebody whom the device cannot know, in 21 characters.
    Told(&'static str),
    /// Nobody: all play at once.
    Nobody,
}
