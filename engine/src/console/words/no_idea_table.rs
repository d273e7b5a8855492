//! What is said at the table of No Idea. Titles have 21 characters with a name of six, hints must fit side by side.
#![allow(missing_docs)] // each text says itself what it means

/// What is asked, behind the name.
pub const DRAW: &str = "draw one";
pub const WHERE: &str = "where?";
pub const OPEN: &str = "open one";
pub const NOTHING_FITS: &str = "NOTHING FITS!";

/// What the buttons do.
pub mod verbs {
    pub const DRAW: &str = "draw";
    pub const PAUSE: &str = "hold: pause";
    pub const OTHERS: &str = "others";
    pub const PEEK: &str = "my stars";
    pub const PILE: &str = "pile";
    pub const PUT: &str = "put";
    pub const FACE_DOWN: &str = "face down";
    pub const YES_BACK: &str = "yes, face down";
    pub const NO: &str = "no";
    pub const MOVE: &str = "move";
    pub const OPEN: &str = "open";
    pub const NOTHING_FITS: &str = "nothing fits";
    pub const STOP: &str = "stop";
    pub const END: &str = "end";
    pub const OPEN_NEXT: &str = "open the next";
    pub const TAKE_BACK: &str = "take back";
    pub const HIDE: &str = "turn them down again";
    pub const GO_ON: &str = "go on";
    pub const SKIP: &str = "skip";
    pub const WE_SAW_IT: &str = "we saw it, turn it back";
    pub const WE_SAW_THEM: &str = "we saw it, all go back";
    pub const AGAIN: &str = "play again";
    pub const MENU: &str = "menu";
}

/// What a card that was opened does, in two lines of nine characters.
pub const DOES_NOT_FIT: [&str; 2] = ["does not", "fit!"];
pub const GOOD: [&str; 2] = ["does not", "fit: good"];
pub const IT_FITS: [&str; 2] = ["it fits:", "no trophy"];
pub const GOES_BACK: [&str; 2] = ["goes back", "face down"];
pub const REMEMBER: &str = "REMEMBER IT!";

/// Messages in the bar.
pub const FITS: &str = "IT FITS!";
pub const TURN_ENDS: &str = "REALLY? TURN ENDS";
pub const NEW_PILE: &str = "FITS NONE: NEW PILE";
pub const PUT_THERE: &str = "PUT ON A PILE";
pub const DRAWN: &str = "DRAWN: IT FITS!";
pub const ONE_MORE: &str = "+ DRAW ONE MORE";
pub const OTHERS_GO: &str = "! OTHER PILES GO";
pub const OTHERS_REFILL: &str = "^ OTHERS REFILL TO 3";
pub const UP_TO_THREE: &str = "REFILL TO 3 CARDS";

/// Lines beside the layout, of ten characters.
pub const NONE_LEFT: [&str; 2] = ["No card", "to draw."];
pub const NEW_DRAW_PILE: [&str; 2] = ["New draw", "pile!"];
pub const KEEPS: &str = "keeps";
pub const NEW_CARD: &str = "new card";
pub const NEW_CARDS: &str = "new cards";
pub const WINS: [&str; 2] = ["wins a", "trophy!"];
pub const WINS_LAST: [&str; 2] = ["wins the", "last one!"];

/// Titles of events.
pub const PRIZE: &str = "PRIZE!";
pub const TURN_OVER: &str = "TURN OVER";
pub const NO_TROPHY: &str = "NO TROPHY";
pub const FINAL: &str = "FINAL";
pub const PIECES: &str = "won";
pub const PRIZES: &str = "prize";
pub const TROPHIES: &str = "my trophies";

/// What happened, in 21 characters.
pub const OTHERS_GONE: &str = "the other piles go";
pub const NOTHING_TO_DRAW: &str = "no card left to draw";

/// What a hint says, in 21 characters.
pub mod say {
    pub const DRAW: &str = "draw a card";
    pub const NOTHING: &str = "say: nothing fits!";
    pub const STOP: &str = "end your turn";
    pub const BACK: &str = "put it back face down";
}
