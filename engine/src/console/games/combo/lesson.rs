//! The guided round of Combo: place and draw, then a chain of combinations to the last card.

use crate::console::games::lesson::{at_event, at_phase, below, robots, task};
use crate::console::games::{Chapter, Moment, Teaches};
use crate::games::combo::{Combo, Event, Gift, Phase, PublicState};
use crate::games::{Players, Seat};

impl Teaches for Combo {
    const LESSON: &'static [Chapter] = &[YOUR_TURN, COMBOS];
    const COACH: &'static [Moment<Event>] = &[
        at_phase("turn", "Same colour or number"),
        at_event(|event| matches!(event, Event::Combined { .. }), "A combo: go again!"),
        at_phase("straight", "Who draws a card?"),
        at_phase("flush", "Give 2, or 1 and 1"),
        at_event(|event| matches!(event, Event::Drew { .. }), "Nothing fits? Draw"),
        at_event(|event| matches!(event, Event::RoundEnded { .. }), "Cards cost tokens!"),
    ];

    fn phase(public: &PublicState) -> &'static str {
        match public.open.phase {
            Phase::Turn { fresh: true, .. } => "turn",
            Phase::Turn { fresh: false, .. } => "go again",
            Phase::Give { gift: Gift::Straight, .. } => "straight",
            Phase::Give { gift: Gift::Flush, .. } => "flush",
            Phase::Over => "over",
            Phase::Hide(_) => "hide",
            Phase::HideAgain { .. } => "hide again",
            Phase::Unannounced { .. } => "unannounced",
            Phase::Thanks { .. } => "thanks",
            Phase::SecondChance(_) => "second chance",
        }
    }
}

/// By number, by colour, and a card from the deck.
const YOUR_TURN: Chapter = Chapter {
    title: "Your turn",
    players: Players::Three,
    first: Seat::One,
    options: &[("tokens", 6)],
    seed: 116_834,
    before: "",
    steps: &[
        below(&["Be the first to run", "out of cards. Play", "them on the three", "piles."]),
        below(&["A card fits on a", "pile with the same", "number or colour."]),
        below(&["When a round ends,", "each card left costs", "a token. You have 6", "here, usually 10."]),
        below(&["Put green 6 on blue", "6, same number: go", "right to it, then A."]),
        task("Green 6 on blue 6", "place G6 2", "No: green 6 on blue 6"),
        robots("draw; draw"),
        below(&["Both robots drew a", "card. Now green 5 on", "green 6: same", "colour."]),
        task("Green 5 on green 6", "place G5 2", "No: green 5 on 6"),
        below(&["Three 5s: a combo!", "The others draw one.", "You go again."]),
        below(&["Nothing fits, so", "draw. You always", "may. Then it is", "ROBO's turn."]),
        task("Press B: draw", "draw", "Draw: press B"),
    ],
};

/// Pair, straight, flush, and the last card.
const COMBOS: Chapter = Chapter {
    title: "Combos",
    players: Players::Three,
    first: Seat::One,
    options: &[("tokens", 6)],
    seed: 2_114,
    before: "place R7 2; place G4 1; place R6 2; place G5 1; draw; place P3 3; place G6 2; draw; draw",
    steps: &[
        below(&["Another game: three", "cards left. See what", "they can do!"]),
        task("Green 5 on green 5", "place G5 1", "No: green 5 on 5"),
        below(&["Exactly the same", "card: a pair! Go", "again!"]),
        task("Purple 7 on purple 3", "place P7 3", "No: purple 7 on 3"),
        below(&["Purple 7 fits only", "one pile, so one A", "was enough."]),
        below(&["5 6 7, in any order:", "a straight! Choose", "who draws a card."]),
        below(&["BEEP has fewer than", "ROBO. Stop BEEP!"]),
        task("To BEEP, then A", "give 3", "Choose BEEP, then A"),
        below(&["Go again: green 7 on", "purple 7. Press A,", "right, right, A."]),
        task("Green 7 on purple 7", "place G7 3", "No: green 7 on 7"),
        below(&["5 6 7 was there, so", "no new straight. But", "all green: a flush!"]),
        below(&["One player draws 2,", "or 2 players draw 1", "each."]),
        task("A, right, A: one each", "give 2 3", "ROBO, A, BEEP, A"),
        below(&["The others pay 1", "token per card. They", "have none left, so", "the game ends."]),
        below(&["If not: a new round.", "Most tokens wins. In", "a game, hold B for", "help. Now play!"]),
    ],
};
