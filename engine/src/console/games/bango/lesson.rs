//! The guided round of Bango: draw and stop, share an explosion, cancel one, lay down, and count at the end.

use crate::console::games::lesson::{above, at_event, at_phase, below, robots, task};
use crate::console::games::{Chapter, Moment, Teaches};
use crate::games::bango::{Bango, Event, Phase, PublicState};
use crate::games::{Players, Seat};

impl Teaches for Bango {
    const LESSON: &'static [Chapter] = &[YOUR_TURN, BANGO, THE_END];
    const COACH: &'static [Moment<Event>] = &[
        at_event(|event| matches!(event, Event::Revealed(_)), "Same number = BOOM!"),
        at_event(|event| matches!(event, Event::Exploded { .. }), "A Bango stops a BOOM!"),
        at_phase("taking", "Take one or more"),
        at_phase("lay or keep", "Lay down or keep all?"),
        at_phase("sharing", "Their BOOM: take one"),
        at_event(|event| matches!(event, Event::LastCard), "The very last turn!"),
    ];

    fn phase(public: &PublicState) -> &'static str {
        match public.open.phase {
            Phase::Begin => "begin",
            Phase::Revealed => "revealed",
            Phase::Destroyed => "destroyed",
            Phase::Exploded(_) => "exploded",
            Phase::Taking { .. } => "taking",
            Phase::Sharing(_) => "sharing",
            Phase::Rest => "rest",
            Phase::LayOrKeep => "lay or keep",
            Phase::Laying(_) => "laying",
            Phase::Over => "over",
        }
    }
}

/// Draw, stop, take; then a robot explodes.
const YOUR_TURN: Chapter = Chapter {
    title: "Your turn",
    players: Players::Two,
    first: Seat::One,
    options: &[],
    seed: 9_783,
    before: "",
    steps: &[
        below(&["Score points with", "sequences like 3 4 5", "in any colours."]),
        below(&["You start with one", "secret card: your", "blue 2."]),
        task("Press A: draw a card", "draw", "First draw: press A"),
        task("Three more: press A", "draw", "Draw more: press A"),
        task("Two more: press A", "draw", "Draw more: press A"),
        task("One more: press A", "draw", "Draw more: press A"),
        below(&["Bomb 4/11: four of", "11 numbers are here.", "Draw one of them", "again: BOOM!"]),
        below(&["BOOM ends your turn", "and gives the others", "cards. Too risky!"]),
        task("Press B: stop", "stop", "Stop now: press B"),
        below(&["Take as many as you", "like, at least one.", "8 9 is a sequence!"]),
        task("To yellow 9, then A", "take Y9", "Right to 9, then A"),
        task("To purple 8, then A", "take P8", "Right to 8, then A"),
        below(&["Black cards (✖ K)", "never fit into a", "sequence: no thanks!"]),
        task("B: leave the rest", "done", "Leave both: press B"),
        below(&["The rest is thrown", "away. Lay down all", "your cards now, or", "keep them?"]),
        above(&["The 2 would be OUT", "(-1), and longer", "sequences score", "more. So wait!"]),
        task("Keep them: press B", "keep", "Not yet: press B"),
        robots("draw; draw; draw; draw; accept"),
        below(&["BOOM! ROBO drew a 9", "twice. It takes the", "new 9 and must stop."]),
        below(&["Now you take a card,", "and ROBO gets the", "rest. Purple 7 fits!"]),
        task("A: take purple 7", "take P7", "Purple 7: press A"),
        robots("done"),
    ],
};

/// One explosion is cancelled, another is not. A full hand must be laid down.
const BANGO: Chapter = Chapter {
    title: "Bango!",
    players: Players::Two,
    first: Seat::One,
    options: &[],
    seed: 3_642_695,
    before: "draw; draw; draw; stop; take B2; take P3; done; keep; draw; draw; draw; accept; take B4; done",
    steps: &[
        below(&["Another game. It is", "your turn: you hold", "2 3 4 and an 8."]),
        task("Press A: draw", "draw", "Draw: press A"),
        task("One more: press A", "draw", "Draw: press A"),
        below(&["BOOM: 8 twice! But", "you hold the yellow", "8. Play it: no BOOM!"]),
        task("Up, then A: Bango!", "bango R8 Y8", "Up, to the 8, then A"),
        below(&["Both 8s are thrown", "away. Now you may", "draw again or stop."]),
        task("Press A: draw", "draw", "Draw: press A"),
        task("One more: press A", "draw", "Draw: press A"),
        below(&["BOOM! No 8 in your", "hand this time. You", "must take the new 8."]),
        task("Press A: take it", "accept", "No way out: press A"),
        robots("take P8"),
        below(&["ROBO took one. You", "get the rest and", "your turn ends."]),
        task("Press A: take all", "done", "Take it: press A"),
        robots("draw; stop; take P8; keep"),
        below(&["ROBO drew one card,", "took it and kept it."]),
        task("Your turn: A = draw", "draw", "Draw: press A"),
        task("6 fits 7 8! B: stop", "stop", "Stop now: press B"),
        task("A: take the blue 6", "take B6", "Take it: press A"),
        below(&["With more than five", "cards, you must lay", "them all down."]),
        below(&["You can have only 3", "sequences in a game,", "each with 2 or more", "cards."]),
        task("A: lay them down", "start B2 P3; extend B4 1; start B6 Y7; extend B8 2", "Lay down: press A"),
        below(&["Each card: 1 point,", "+1 if its colour is", "the most common in", "its sequence."]),
        below(&["6 cards, and 2 blue", "in each sequence:", "6+4=10 points."]),
        below(&["Black cards (✖ K)", "never fit: -1 each.", "After your BOOM you", "must take them all."]),
        below(&["You may Bango any", "NEW card, BOOM or", "not, to get rid of a", "bad card."]),
        below(&["After ROBO's BOOM", "you may Bango a card", "in the row instead", "of taking one."]),
    ],
};

/// The last card of the deck, the last lay-down, and the points.
const THE_END: Chapter = Chapter {
    title: "The end",
    players: Players::Two,
    first: Seat::One,
    options: &[],
    seed: 151_720,
    before: "draw; draw; draw; draw; draw; draw; stop; take R2; take P3; done; keep; draw; draw; draw; \
              draw; draw; draw; draw; stop; take Y5; take B4; done; keep; draw; draw; draw; draw; draw; \
              draw; draw; stop; take P4; done; keep; draw; draw; draw; draw; draw; draw; draw; stop; take \
              Y7; done; keep; draw; draw; draw; draw; draw; stop; take R5; done; keep; draw; draw; draw; \
              draw; draw; draw; draw; stop; take Y8; take B9; done; start B4 Y5; extend B6 1; extend Y7 1; \
              extend Y8 1; extend B9 1; draw; draw; draw; draw; draw; draw; draw; stop; take Y8; take B7; \
              done; start R2 P3; extend P1 1; extend P4 1; extend R5 1; start B7 Y8; draw; draw; draw; draw; \
              stop; take B3; done; keep; draw; draw; draw; draw; stop; take Y11; done; keep; draw; draw; \
              draw; draw; draw; draw; draw; stop; take R4; take B2; done; keep; draw; draw; draw; draw; \
              draw; draw; draw; stop; take P10; done; keep; draw; draw; stop; take R11; done; keep",
    steps: &[
        below(&["Another game, nearly", "over. The last card", "ends it."]),
        task("2 cards left: press A", "draw", "Draw: press A"),
        task("Last card: press A", "draw", "Draw: press A"),
        task("Press B: stop", "stop", "Stop: press B"),
        below(&["You have 10 and 11.", "Now take the 9!"]),
        task("A: take purple 9", "take P9", "Purple 9: press A"),
        task("B: leave the 11", "done", "Leave the 11: press B"),
        below(&["Now everybody lays", "down one last time."]),
        task("A: lay them down", "start P9 P10; extend Y11 3", "Lay down: press A"),
        robots("extend B3 1; extend B2 1; done"),
        below(&["ROBO added to an old", "sequence. That's OK!"]),
        below(&["Cards + colour bonus", "- cards out = total."]),
        below(&["That is Bango! In a", "real game, hold B", "for help."]),
    ],
};
