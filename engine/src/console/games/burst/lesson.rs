//! The guided round of Burst: most cards score, too many burst, and a tie goes out.

use crate::console::games::lesson::{at_event, at_phase, below, robots, task};
use crate::console::games::{Chapter, Moment, Teaches};
use crate::games::burst::{Burst, Event, PublicState, Turn, Why};
use crate::games::{Players, Seat};

impl Teaches for Burst {
    const LESSON: &'static [Chapter] = &[A_ROUND, BURST, THE_END];
    const COACH: &'static [Moment<Event>] = &[
        at_phase("first turn", "Choose two cards"),
        at_event(|event| matches!(event, Event::Revealed { .. }), "Count the colours!"),
        at_phase("third turn", "Last card this round"),
        at_event(|event| went(event, Why::Burst), "Too many: burst!"),
        at_event(|event| went(event, Why::Tied), "Tied colours are out!"),
    ];

    fn phase(public: &PublicState) -> &'static str {
        match public.turn() {
            Some(Turn::First) => "first turn",
            Some(Turn::Second) => "second turn",
            Some(Turn::Third) => "third turn",
            None => "over",
        }
    }
}

/// Whether a colour went away for this reason.
fn went(event: &Event, why: Why) -> bool {
    matches!(event, Event::Judged { verdict, .. } if verdict.gone().any(|gone| gone.why == why))
}

/// A whole round: the colour that most cards have scores.
const A_ROUND: Chapter = Chapter {
    title: "A round",
    players: Players::Two,
    first: Seat::One,
    options: &[],
    seed: 13_289,
    before: "",
    steps: &[
        below(&["Everybody plays. The", "colour with the most", "cards scores."]),
        below(&["Your own cards of", "that colour earn you", "their numbers."]),
        below(&["Play two cards, then", "one, then one. Start", "with your greens!"]),
        task("Go to green 1, then A", "play G1", "Go right to green 1"),
        task("Green 1 again, then A", "play G1", "No: green 1, then A"),
        robots("play B1; play G3"),
        below(&["All cards flip over", "at once. ROBO played", "a green card too."]),
        task("Go to green 2, then A", "play G2", "Go right to green 2"),
        robots("play R1"),
        below(&["Green has 4 cards.", "With 5 it bursts (2", "players) and scores", "nothing. Play red!"]),
        task("Go to red 3, then A", "play R3", "Red 3, then A"),
        robots("play B2"),
        below(&["Green scored. You", "got 1+1+2: 4 points."]),
    ],
};

/// Too many cards of a colour.
const BURST: Chapter = Chapter {
    title: "Burst!",
    players: Players::Two,
    first: Seat::One,
    options: &[],
    seed: 71,
    before: "play B1; play B3; play Y2; play Y2; play Y2; play Y3",
    steps: &[
        below(&["Another game. Yellow", "has 4 cards: 1 is", "yours, 3 are ROBO's."]),
        below(&["You always draw back", "up to 5 cards while", "the deck lasts."]),
        below(&["With 5 cards, yellow", "bursts. Then blue is", "next: all yours!"]),
        task("To yellow 1, then A", "play Y1", "Yellow 1, then A"),
        robots("play O1"),
        below(&["Yellow had 5 cards", "and burst. Blue was", "next: 4 for you!"]),
        below(&["With six or more 1s", "on the table (2", "players), only 1s", "score: 1 point each."]),
    ],
};

/// A tie in the last round.
const THE_END: Chapter = Chapter {
    title: "The end",
    players: Players::Two,
    first: Seat::One,
    options: &[],
    seed: 33_053,
    before: "play O3; play B1; play G1; play G3; play B3; play B6; play G1; play O2; play B1; play R1; play \
              G4; play G3; play B2; play O2; play B3; play G2; play B2; play O1; play R3; play B3; play O5; \
              play Y2; play R2; play O1; play G2; play Y1; play O6; play Y2; play R1; play G1; play R3; play \
              B3; play B2; play B3; play O3; play R3; play O3; play B2; play R1; play B1; play O3; play B4; \
              play R2; play G1; play Y5; play G2; play G1; play O3; play B4; play Y2; play G5; play G2; play \
              B1; play O1; play G4; play Y1; play G2; play O4; play R4; play Y4; play R1; play O1; play R1; \
              play O2; play Y3; play R2; play Y4; play O2; play Y1; play R3; play R4; play O2; play B2; play \
              Y3; play O1; play R6; play O2; play Y2; play Y3; play G3; play R2; play G6; play Y3; play Y2; \
              play R5; play Y1",
    steps: &[
        below(&["Another game, its", "last turn. ROBO is", "ahead: 24 to 23."]),
        below(&["Yellow 3, red 2. One", "more red is a tie:", "both are out."]),
        below(&["Then green scores.", "You played green 6!"]),
        task("Red 2: press A", "play R2", "No: red 2. Press A"),
        robots("play G3"),
        below(&["That was the last", "round. Most points", "wins: you, by 2!"]),
        below(&["That is Burst! In a", "real game, hold B", "for help."]),
    ],
};
