//! Placements without a word, side by side: one makes a combination, another from the same position does not.

use std::collections::HashMap;

use engine::bots::pick;
use engine::cards::{Rng, Seed};
use engine::console::memory::{Profile, RobotLevel, Setting, Who};
use engine::console::session::AnySession;
use engine::console::{Button, Deal, SaveSlot, Session};
use engine::games::combo::{Combo, Move, Options, Phase, combination};
use engine::games::{Game, GameMove, GameOptions, Moves, Players, Seat, Setup};

use crate::device::Handheld;

/// A game with manners up to a silent placement, in two ways.
pub(super) struct SilentPair {
    deal: Deal,
    /// The moves before it, packed.
    before: Vec<u16>,
    /// The placement that makes something, and the one that makes nothing; each with what hides no other card.
    something: Vec<u16>,
    nothing: Vec<u16>,
}

/// Who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Table {
    /// Everybody is a person.
    People,
    /// One person, and bots.
    Alone(RobotLevel),
}

impl SilentPair {
    /// The next position of a random game in which a player can do both.
    pub(super) fn find(number: u128, options: Options, players: Players) -> Option<SilentPair> {
        let setup = Setup { players, first: Seat::One, options, seed: Seed(number) };
        let mut game = Combo::deal(&setup).unwrap();
        let mut rng = Rng::new(Seed(number));
        let mut before = Vec::new();
        let mut left = rng.below(60);
        while game.to_move().is_some() {
            let mut moves = Moves::new();
            game.legal_moves(&mut moves);
            let silent = |made: bool| {
                moves.iter().copied().find(|mv| match *mv {
                    Move::Place { card, pile, announced: None } => {
                        combination(game.tops(), game.open().noted, card, pile).is_some() == made
                    }
                    _ => false,
                })
            };
            if left == 0
                && let (Some(something), Some(nothing)) = (silent(true), silent(false))
                && let (Some(something), Some(nothing)) = (placed(&game, something), placed(&game, nothing))
                && something.len() == nothing.len()
            {
                let deal = Deal { options: options.values(), ..Deal::new(Combo::KIND, players, setup.seed) };
                return Some(SilentPair { deal, before, something, nothing });
            }
            left = left.saturating_sub(1);
            let mv = pick(&moves, &mut rng).unwrap();
            before.push(mv.pack());
            game.play(mv).unwrap();
        }
        None
    }

    /// Whether the card that is placed is the last one of the hand.
    pub(super) fn is_last_card(&self) -> bool {
        let mut game = Combo::deal(&self.deal.setup()).unwrap();
        for &mv in self.before.iter().chain(&self.nothing) {
            game.play(Move::unpack(mv).unwrap()).unwrap();
        }
        game.to_move().is_some_and(|seat| game.hand(seat).is_empty())
    }

    /// How many moves were made before the last decision: the placement, or whether to hide another card after it.
    pub(super) fn moves_before(&self) -> u16 {
        (self.before.len() + self.something.len() - 1) as u16
    }

    /// Two devices with the table, on which the placement has just been made: first the one that made something.
    pub(super) fn devices(&self, table: Table, speed: u8) -> [Handheld; 2] {
        [&self.something, &self.nothing].map(|last| {
            let deal = self.deal.clone().with_guests(|seat| match table {
                Table::Alone(level) if seat != Seat::One => Who::Bot(level),
                _ => Who::Human,
            });
            let moves: Vec<u16> = self.before.iter().chain(last).copied().collect();
            device(&deal, &moves, speed)
        })
    }
}

/// A placement, and `open` after it if the hidden card was placed.
fn placed(game: &Combo, mv: Move) -> Option<Vec<u16>> {
    let mut after = game.clone();
    after.play(mv).ok()?;
    let hides = matches!(after.open().phase, Phase::HideAgain { .. });
    Some([mv].into_iter().chain(hides.then_some(Move::Open)).map(Move::pack).collect())
}

fn bytes(write: impl FnOnce(&mut [u8]) -> usize) -> Vec<u8> {
    let mut room = vec![0; 40_000];
    let used = write(&mut room);
    room.truncate(used);
    room
}

/// A device on which these moves were played.
pub(super) fn device(deal: &Deal, moves: &[u16], speed: u8) -> Handheld {
    let dealt = AnySession::deal(deal).unwrap();
    let played = AnySession::resume(&bytes(|room| dealt.save(room)), moves).expect("the moves are legal");
    let mut profile = Profile::default();
    profile.settings.set(Setting::BotSpeed, speed);
    profile.settings.set(Setting::Sound, 2);
    let flash = HashMap::from([
        (SaveSlot::Profile as u8, bytes(|room| profile.pack(room))),
        (SaveSlot::Game as u8, bytes(|room| played.save(room))),
    ]);
    let mut device = Handheld::with_flash(flash);
    device.wait(1000);
    device.requests.clear();
    device.console.press(Button::A, device.now);
    device.console.release(Button::A, device.now);
    device.serve();
    assert!(device.console.session().is_some(), "the game goes on:\n{}", device.text());
    device
}

/// The game on a device.
pub(super) fn game(device: &Handheld) -> &Combo {
    match device.console.session() {
        Some(AnySession::Combo(session)) => session.game(),
        _ => panic!("a game of Combo is in progress"),
    }
}

/// How many moves were made on it.
pub(super) fn played(device: &Handheld) -> u16 {
    device.console.session().map_or(0, Session::played)
}
