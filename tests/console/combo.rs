//! Combo's screens, from two to six players, from one card to more than fit, in every variant.
//!
//! Piles are written from the top down, the deck from the next card on.

use std::collections::HashMap;

use engine::cards::Seed;
use engine::console::memory::{Profile, Setting, Who};
use engine::console::tables::Screens;
use engine::console::{Request, Slot};
use engine::games::combo::{Card, Claim, Combo, Hand, Options};
use engine::games::{Game, Kind, Players, Seat, Setup};

use crate::device::Handheld;
use crate::golden;
use crate::stage::Stage;

const PLAIN: Options =
    Options { manners: false, hidden: false, sacrifice: false, second_chance: false, tokens: 10 };
const MANNERS: Options = Options { manners: true, ..PLAIN };
const HIDDEN: Options = Options { hidden: true, ..PLAIN };

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// A position in which the first player's turn begins.
#[derive(Clone, Copy)]
struct Position<'a> {
    options: Options,
    piles: [&'a str; 3],
    hands: &'a [&'a str],
    deck: &'a str,
    tokens: &'a [u8],
    hidden: &'a [&'a str],
}

const POSITION: Position<'_> =
    Position { options: PLAIN, piles: ["Y4", "B2", "P3"], hands: &SIX, deck: "", tokens: &[], hidden: &[] };

/// The hands of the mock: 6, 12, 3, 15, 1 and 8 cards.
const SIX: [&str; 6] = ["R3 B5 G4 Y4 Y7 P2", "12", "3", "15", "1", "8"];
const TOKENS: [u8; 6] = [10, 4, 9, 10, 2, 7];

impl Position<'_> {
    fn stage(self) -> Stage<Combo> {
        let players = Players::new(u8::try_from(self.hands.len()).unwrap()).unwrap();
        let piles = self.piles.map(cards);
        // A hand that is only a number has so many cards that nobody else names.
        let named = [self.piles.join(" "), self.hands.join(" "), self.deck.to_string()].join(" ");
        let mut left: Hand = Card::all().chain(Card::all()).collect();
        let is_card = |word: &&str| word.parse::<Card>().is_ok();
        named.split_whitespace().filter(is_card).for_each(|card| assert!(left.remove(card.parse().unwrap())));
        let mut left = left.cards().collect::<Vec<_>>().into_iter();
        let hands: Vec<Vec<Card>> = self
            .hands
            .iter()
            .map(|hand| match hand.parse() {
                Ok(count) => left.by_ref().take(count).collect(),
                Err(_) => cards(hand),
            })
            .collect();
        let hidden: Vec<Option<Card>> = self.hidden.iter().map(|card| card.parse().ok()).collect();
        let claim = Claim {
            piles: [&piles[0], &piles[1], &piles[2]],
            hands: &hands.iter().map(Vec::as_slice).collect::<Vec<_>>(),
            deck: &cards(self.deck),
            tokens: self.tokens,
            hidden: &hidden,
        };
        let setup = Setup { players, first: Seat::One, options: self.options, seed: Seed(1) };
        Stage::new(Combo::arrange(&setup, &claim).unwrap())
    }
}

fn six() -> Stage<Combo> {
    Position { tokens: &TOKENS, ..POSITION }.stage()
}

#[test]
fn a_turn_says_what_the_selected_card_makes() {
    let mut stage = six();
    assert!(stage.is_secret());
    stage.shows("turn");
    stage.press("RRR");
    stage.shows("turn-pair");
    stage.press("R");
    stage.shows("turn-just-place");
    stage.press("LLL");
    stage.shows("turn-does-not-fit");
}

#[test]
fn the_first_title_of_a_turn_says_what_just_happened() {
    let mut stage = Position { hands: &["R3 G4 Y5", "B3 Y6"], ..POSITION }.stage();
    stage.moves(&["draw", "place Y6 1"]);
    stage.shows("turn-what-happened");
    stage.press("R");
    stage.shows("turn-two-players");
    stage.press("U");
    stage.shows("table-two-players");
}

#[test]
fn three_players_have_their_names_in_full() {
    let stage =
        Position { piles: ["G6", "B5", "R4"], hands: &["R3 B5 G4 Y1", "12", "3"], ..POSITION }.stage();
    stage.shows("turn-three-players");
}

#[test]
fn a_card_that_fits_several_piles_asks_for_one() {
    let mut stage = Position { piles: ["Y2", "B4", "G4"], tokens: &TOKENS, ..POSITION }.stage();
    stage.press("RRA");
    stage.shows("where");
    stage.press("LL");
    stage.shows("where-three");
    stage.press("B");
    stage.shows("where-back");
    stage.press("AA");
    assert!(!stage.events.is_empty());
}

#[test]
fn long_hands_have_small_cards_in_two_rows_and_longer_ones_scroll() {
    let fifteen = "R1 R3 R6 B2 B5 B5 G1 G4 Y3 Y4 Y7 P2 P6 P6 P7";
    let hands = |own| [own, "12", "3", "15", "1", "8"];
    let mut stage = Position { hands: &hands(fifteen), ..POSITION }.stage();
    stage.press("DRRRR");
    stage.shows("hand-15");
    let all = "R1 R3 R6 B2 B5 B5 G1 G4 G7 Y3 Y4 Y7 P2 P4 P6 P6 P7 P7";
    let mut stage = Position { hands: &hands(all), ..POSITION }.stage();
    stage.press("R");
    stage.shows("hand-18");
    stage.press("DD");
    stage.shows("hand-18-end");
    stage.press("UUU");
    stage.shows("table-six-players");
    stage.press("B");
    stage.settings.set(Setting::SortBy, 1);
    stage.shows("hand-18-by-number");
}

#[test]
fn seven_and_eight_and_sixteen_and_the_fullest_hands_fit() {
    let deck: Vec<String> = "RBGYP".chars().flat_map(|c| (1..=7).map(move |n| format!("{c}{n}"))).collect();
    let once = deck.join(" ");
    for count in [1, 7, 8, 16, 35] {
        let own = deck[..count].join(" ");
        let stage = Position { piles: ["P7", "P6", "P5"], hands: &[&own, "P4"], ..POSITION }.stage();
        stage.shows(&format!("hand-of-{count}"));
    }
    // All cards but four.
    let own = format!("{once} {}", deck[..31].join(" "));
    let mut stage = Position { piles: ["P7", "P6", "P5"], hands: &[&own, "P4"], ..POSITION }.stage();
    stage.press("L");
    stage.shows("hand-of-66");
}

#[test]
fn a_straight_asks_who_draws_one() {
    let hands = ["Y3 R1", "12", "3", "15", "1", "8"];
    let mut stage =
        Position { piles: ["Y5", "B2", "P4"], hands: &hands, tokens: &TOKENS, ..POSITION }.stage();
    stage.press("A");
    stage.shows_event(0, "event-straight");
    assert!(!stage.is_secret());
    stage.shows("who-draws-1");
    stage.press("DD");
    stage.shows("who-draws-1-below");
    stage.press("A");
    stage.shows_event(0, "event-draws-1");
}

#[test]
fn a_flush_asks_for_one_or_two_who_draw() {
    let flush = Position { piles: ["Y4", "Y6", "P2"], tokens: &TOKENS, ..POSITION };
    let mut stage = Position { hands: &["Y2 G5 R7", "12", "3", "15", "1", "8"], ..flush }.stage();
    stage.press("LLL");
    stage.moves(&["place Y2 3"]);
    stage.shows_event(0, "event-flush");
    stage.shows("who-draws-2");
    stage.press("DA");
    stage.shows("who-draws-2-same");
    stage.press("D");
    stage.shows("who-draws-2-other");
    stage.press("B");
    stage.shows("who-draws-2-undone");
    stage.press("AUA");
    stage.shows_event(0, "event-draw-1-each");
    let mut stage = Position { hands: &["Y2", "3"], tokens: &[], ..flush }.stage();
    stage.moves(&["place Y2 3"]);
    stage.shows_event(0, "event-flush-last-card");
    stage.shows("who-draws-2-alone");
    stage.press("A");
    stage.shows_event(0, "event-draws-2");
    stage.shows_event(1, "event-round-end-two-players");
    stage.shows_event(2, "event-new-round");
}

#[test]
fn pair_and_three_are_events() {
    let three = Position { piles: ["G2", "B4", "R4"], tokens: &TOKENS, ..POSITION };
    let mut stage = three.stage();
    stage.moves(&["place G4 1"]);
    stage.shows_event(0, "event-three");
    assert_eq!(stage.shown().len(), 1, "what all draw is said on it");
    let mut stage = six();
    stage.moves(&["place Y4 1"]);
    stage.shows_event(0, "event-pair");
}

#[test]
fn small_events_are_shown_on_the_table() {
    let mut stage = six();
    stage.moves(&["place P2 3"]);
    stage.shows_event(0, "event-placed");
    stage.shows_watching("watching");
    stage.age = 1000;
    stage.shows_watching("watching-a-second-later");
    stage.moves(&["draw"]);
    stage.shows_event(0, "event-drew");
    let mut stage = Position { hands: &["R3 B5", "Y7 G1"], ..POSITION }.stage();
    stage.moves(&["draw"]);
    stage.shows_event(0, "event-drew-two-players");
    stage.shows_watching("watching-two-players");
}

#[test]
fn an_empty_deck_is_formed_anew_or_blocks_the_round() {
    let own = "31";
    let blocked = Position { piles: ["R1", "B2", "G3"], hands: &[own, "36"], ..POSITION };
    let mut stage = blocked.stage();
    stage.moves(&["draw"]);
    stage.shows_event(0, "event-no-card");
    stage.moves(&["draw"]);
    stage.shows_event(1, "event-blocked");
    assert!(stage.game.table().phase == engine::games::combo::Phase::Over);
    stage.shows_event(2, "event-tie");
    stage.shows_final(0, "final-tie");
    let mut stage = Position { piles: ["R1 R2", "B2 B3", "G3"], hands: &["30", "35"], ..POSITION }.stage();
    stage.moves(&["draw"]);
    stage.shows_event(0, "event-new-deck");
}

#[test]
fn a_round_ends_with_tokens_paid_and_so_does_the_game() {
    let last = ["P2", "12", "3", "15", "1", "8"];
    let mut stage = Position { hands: &last, tokens: &[2, 10, 9, 10, 3, 9], ..POSITION }.stage();
    stage.moves(&["place P2 3"]);
    stage.shows_event(1, "event-round-end");
    stage.shows_event(2, "event-winner");
    stage.shows_final(0, "final");
    let twenty = Options { tokens: 20, ..PLAIN };
    let tokens = [20, 14, 9, 19, 3, 9];
    let mut stage = Position { options: twenty, hands: &last, tokens: &tokens, ..POSITION }.stage();
    stage.shows("turn-last-card");
    stage.press("AA");
    stage.shows_event(1, "event-round-end-20-tokens");
    stage.shows_event(2, "event-new-round-six-players");
}

#[test]
fn with_manners_the_player_says_the_word_and_the_table_is_asked() {
    let mut stage = Position { options: MANNERS, tokens: &TOKENS, ..POSITION }.stage();
    stage.press("RRR");
    stage.shows("manners-turn");
    stage.press("A");
    stage.shows("manners-say");
    stage.press("DDA");
    stage.shows("manners-wrong-word");
    stage.press("UUA");
    stage.shows_event(0, "manners-event-placed");
    assert!(!stage.is_secret());
    stage.shows("manners-called");
    stage.press("A");
    stage.shows_event(0, "manners-event-called");

    let mut stage = Position { options: MANNERS, tokens: &TOKENS, ..POSITION }.stage();
    stage.moves(&["place Y4 1", "missed"]);
    stage.shows_event(0, "manners-event-missed");

    let hands = ["Y2 G5 R7", "12", "3", "15", "1", "8"];
    let flush = Position { options: MANNERS, piles: ["Y4", "Y6", "P2"], hands: &hands, ..POSITION };
    let mut stage = flush.stage();
    stage.moves(&["place Y2 3 flush", "give 6"]);
    assert!(!stage.is_secret());
    stage.shows("manners-thanks-a-lot");
    stage.press("B");
    stage.shows_event(0, "manners-event-forgot");
    let mut stage = flush.stage();
    stage.moves(&["place Y2 3 flush", "give 2 6"]);
    stage.shows("manners-thanks");
    stage.press("A");
    stage.shows_event(0, "manners-event-thanked");
    stage.shows("manners-thanks-next");
}

#[test]
fn with_a_hidden_one_hands_lie_open() {
    let hidden = ["Y4", "", "", "", "", ""];
    let mut stage = Position { options: HIDDEN, tokens: &TOKENS, hidden: &hidden, ..POSITION }.stage();
    stage.press("RRR");
    stage.shows("hidden-turn");
    stage.press("U");
    stage.shows("hidden-table");
    stage.press("R");
    stage.shows("hidden-own-hand");
    stage.press("R");
    stage.shows("hidden-hand-12");
    stage.press("RR");
    stage.shows("hidden-hand-15");
    stage.press("B");
    stage.shows("hidden-turn");
    stage.press("A");
    stage.shows("hidden-hide-again");
    stage.press("RA");
    stage.shows_event(0, "hidden-event-hid");
    stage.press("R");
    stage.shows("hidden-turn-of-a-seen-one");
    stage.press("UR");
    stage.shows("hidden-own-hand-seen");
    stage.press("B");
    stage.moves(&["draw"]);
    stage.shows_event(0, "hidden-event-drew");

    let setup = Setup { players: Players::Two, first: Seat::One, options: HIDDEN, seed: Seed(3) };
    let mut stage = Stage::new(Combo::deal(&setup).unwrap());
    stage.shows("hidden-hide");
    stage.press("RA");
    stage.shows_event(0, "hidden-event-hid-unseen");
    let long = Position { options: HIDDEN, hands: &["33", "20"], hidden: &["R3", "G7"], ..POSITION };
    let mut stage = long.stage();
    stage.press("UUUUUURR");
    stage.shows("hidden-hand-20");
    stage.press("L");
    stage.shows("hidden-hand-33");
}

#[test]
fn tokens_buy_a_sacrifice_and_a_second_chance() {
    let options = Options { sacrifice: true, second_chance: true, ..PLAIN };
    let piles = ["Y4 R4", "B2", "P3 G3"];
    let mut stage = Position { options, piles, tokens: &TOKENS, ..POSITION }.stage();
    stage.shows("sacrifice-offered");
    stage.press("U");
    stage.shows("sacrifice");
    stage.press("R");
    stage.shows("sacrifice-other");
    stage.press("U");
    stage.shows("sacrifice-table");
    stage.press("B U A");
    stage.shows_event(0, "event-sacrifice");
    stage.shows("sacrifice-done");
    stage.moves(&["draw"]);
    assert!(stage.is_secret());
    stage.shows("second-chance");
    stage.press("A");
    stage.shows_event(0, "event-second-chance");
}

/// A device at the curtain before the first turn of a game between two people.
fn two_people() -> Handheld {
    let mut profile = Profile::default();
    profile.note_played(Kind::Combo);
    (profile.players, profile.first) = (Players::Two, Some(Seat::One));
    Seat::ALL.into_iter().for_each(|seat| profile.guests[seat].who = Who::Human);
    let mut bytes = vec![0; 100];
    let used = profile.pack(&mut bytes);
    bytes.truncate(used);
    let mut device = Handheld::with_flash(HashMap::from([(Slot::Profile as u8, bytes)]));
    device.console.give_seed(Seed(5));
    device.wait(1000);
    device.press("AAA");
    assert!(device.console.table().is_some(), "no game begins:\n{}", device.text());
    device
}

#[test]
fn a_whole_game_is_won_by_buttons_alone() {
    let mut device = two_people();
    let shows = |device: &Handheld, name: &str| golden::check(&format!("combo/{name}"), &device.frame());
    shows(&device, "device-curtain");
    device.press("A");
    shows(&device, "device-turn");
    // Who presses A until nothing changes, and draws then, plays what fits.
    while !device.requests.contains(&Request::Erase(Slot::Game)) {
        let before = device.text();
        device.press("A");
        device.wait(400);
        if device.text() == before {
            device.press("B");
            device.wait(400);
        }
        assert!(device.now < 3_000_000, "the game comes to an end:\n{}", device.text());
    }
    device.wait(4000);
    shows(&device, "device-final");
    device.press("B");
    assert!(device.console.table().is_none(), "B leads back to the menu");
}

#[test]
fn the_longest_turn_is_noted() {
    let mut stage =
        Position { hands: &["Y4 Y3 B2 G6 G7", "3"], piles: ["Y4", "B2", "P4"], ..POSITION }.stage();
    // A pair, a pair and a straight; then nothing fits.
    stage.moves(&["place Y4 1", "place B2 2", "place Y3 1", "give 2", "draw"]);
    assert_eq!(Combo::feats(&stage.game, stage.feats)[Seat::One], 3);
    stage.moves(&["draw", "draw", "draw"]);
    assert_eq!(Combo::feats(&stage.game, stage.feats)[Seat::One], 3);
    assert_eq!(Combo::feats(&stage.game, stage.feats)[Seat::Two], 0);
}
