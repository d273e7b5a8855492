//! The guided round of No Idea: flip and remember, get rid of cards, bet that nothing fits, win the last trophy.

use crate::console::games::lesson::{at_event, at_phase, below, robots, task};
use crate::console::games::{Chapter, Moment, Teaches};
use crate::games::no_idea::{Event, NoIdea, Phase, PublicState};
use crate::games::{Players, Seat};

impl Teaches for NoIdea {
    const LESSON: &'static [Chapter] = &[YOUR_TURN, NOTHING_FITS, THE_END];
    const COACH: &'static [Moment<Event>] = &[
        at_phase("own", "Flip one of your own"),
        at_event(|event| matches!(event, Event::TurnedBack { .. }), "Remember this card!"),
        at_phase("revealed", "It fits: place it!"),
        at_phase("go on", "Keep going, or stop?"),
        at_event(|event| matches!(event, Event::Declared { .. }), "One fits? No trophy!"),
        at_event(|event| matches!(event, Event::TrophyWon { .. }), "Trophy 12 ends it"),
    ];

    fn phase(public: &PublicState) -> &'static str {
        match public.phase {
            Phase::Draw => "draw",
            Phase::Open { .. } => "open",
            Phase::Own { placed: false } => "own",
            Phase::Own { placed: true } => "go on",
            Phase::Revealed { .. } => "revealed",
            Phase::NothingFits { .. } => "nothing fits",
            Phase::Over => "over",
        }
    }
}

/// An own card does not fit, and fits a turn later.
const YOUR_TURN: Chapter = Chapter {
    title: "Your turn",
    players: Players::Two,
    first: Seat::One,
    options: &[],
    seed: 12_427,
    before: "",
    steps: &[
        below(&["Six cards are yours.", "Nobody knows them,", "not even you!"]),
        below(&["Get rid of all six", "to win a trophy with", "3 to 5 stars. Most", "stars wins."]),
        task("Press A: draw a card", "draw", "First draw: press A"),
        below(&["Blue 1 starts a", "pile. Its + flips", "one more: purple 4", "starts a pile too."]),
        below(&["A card fits on a", "pile with the same", "colour or number."]),
        task("A: flip your first", "reveal 1", "The first card: A"),
        below(&["Your red 5 fits on", "neither pile. That", "ends your turn."]),
        robots("draw; reveal 1"),
        below(&["ROBO drew red 3: a", "new pile. Its own", "yellow 6 didn't fit."]),
        task("Your turn: A = draw", "draw", "Draw: press A"),
        below(&["Blue 3 fits on blue", "and on red. Keep the", "red pile: you know", "where your red 5 is!"]),
        task("Blue on blue: press A", "place 1", "Put it on blue: A"),
        task("A: flip your first", "reveal 1", "The first card: A"),
        task("It fits! Press A", "place 3", "Put it on red: A"),
        below(&["One card gone! Go on", "until one doesn't", "fit, or stop."]),
        task("A: flip the next", "reveal 2", "The next card: A"),
        task("It fits! Press A", "place 2", "Put it on purple: A"),
        below(&["Purple 2 has a !:", "all other piles go", "away."]),
        below(&["^: others with fewer", "than 3 cards draw", "until they have 3."]),
        below(&["A prize, yours or", "from the draw pile:", "0 to 2 stars, but", "your turn ends."]),
        below(&["You must flip one", "each turn. Once you", "place one, you may", "press B to stop."]),
    ],
};

/// The bet that no own card fits.
const NOTHING_FITS: Chapter = Chapter {
    title: "Nothing fits!",
    players: Players::Two,
    first: Seat::One,
    options: &[],
    seed: 1_613,
    before: "draw; reveal 1; place 1; reveal 2; draw; reveal 1; draw; reveal 3; place 3; reveal 4; place 2; \
              reveal 5; place 3; reveal 6; draw",
    steps: &[
        below(&["Another game. You", "already saw gray 4", "(above) and gray 6", "(below)."]),
        task("Press A: draw", "draw", "Draw: press A"),
        task("2 on 2: press A", "place 3", "Put it on: press A"),
        below(&["Again a !: purple 2", "is the only pile."]),
        below(&["Another way to win a", "trophy: with 3 cards", "or fewer, say that", "nothing fits."]),
        below(&["Gray 4 and gray 6", "don't fit on purple", "2, so say it!"]),
        task("Up: nothing fits!", "nothing", "Press up"),
        task("A: flip the first", "reveal 2", "Flip it: press A"),
        task("A: flip the other", "reveal 6", "Flip it: press A"),
        below(&["If one fits: no", "trophy. Either way", "you keep these and", "draw up to six."]),
    ],
};

/// The last trophy.
const THE_END: Chapter = Chapter {
    title: "The end",
    players: Players::Two,
    first: Seat::One,
    options: &[],
    seed: 104_783,
    before: "draw; reveal 1; place 1; reveal 3; place 1; reveal 2; place 1; reveal 6; place 1; nothing; \
              reveal 4; reveal 5; draw; draw; place 1; reveal 4; place 1; reveal 2; place 1; reveal 6; place \
              1; nothing; reveal 3; reveal 5; reveal 1; draw; place 1; reveal 3; place 1; reveal 4; place 1; \
              reveal 6; place 1; nothing; reveal 5; reveal 2; reveal 1; draw; place 1; reveal 1; place 1; \
              reveal 4; place 1; reveal 2; place 1; nothing; reveal 5; reveal 6; reveal 3; draw; reveal 4; \
              place 1; reveal 5; place 2; reveal 2; place 1; nothing; reveal 6; reveal 3; reveal 1; draw; \
              reveal 3; place 2; reveal 6; place 3; reveal 5; place 3; nothing; reveal 1; reveal 4; reveal \
              2; draw; place 3; reveal 1; place 1; reveal 2; place 1; reveal 3; place 1; nothing; reveal 6; \
              reveal 4; reveal 5; draw; reveal 5; place 2; reveal 3; place 2; reveal 4; place 2; reveal 2; \
              place 2; reveal 1; place 2; reveal 6; place 1; draw; reveal 4; place 1; reveal 2; place 1; \
              reveal 1; place 1; reveal 3; place 3; reveal 5; place 4; reveal 6; place 2; draw; place 3; \
              reveal 4; place 2; reveal 5; place 1; reveal 3; place 2; place 4; reveal 2; place 4; stop; \
              draw; place 1; reveal 2; place 1; reveal 4; place 4; reveal 6; place 1; reveal 5; place 1; \
              nothing; reveal 3; reveal 1; draw; place 4; reveal 6; draw; draw; place 1; reveal 1; draw; \
              reveal 1; place 5; reveal 5; place 2; reveal 3; place 5; reveal 4; place 1; nothing; reveal 2; \
              reveal 6",
    steps: &[
        below(&["Another game. Only 1", "of 12 trophies left:", "it ends the game."]),
        below(&["Upper card: blue 2.", "Lower card: gray 4."]),
        task("Press A: draw", "draw", "Draw: press A"),
        task("A: flip blue 2", "reveal 2", "Blue 2 first: A"),
        task("2 on 2: press A", "place 2", "Put it on: press A"),
        task("A: flip gray 4", "reveal 6", "Gray 4: press A"),
        task("4 on 4: press A", "place 1", "Put it on: press A"),
        below(&["6 trophies, 26 stars", "and a prize with 0."]),
        below(&["That is No Idea! In", "a real game, hold B", "for help."]),
    ],
};
