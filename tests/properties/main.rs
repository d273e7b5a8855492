//! What holds at every state of every game, tried in thousands of random games.

mod longest_game;
mod undo;

use engine::cards::Rng;
use engine::games::{Game, GameOptions, Players, Seat, Setup, SetupError};
use engine::record::{LoadError, Match, Record, ReplayError, UndoRefused};
use tests::checks::{
    AllChecks, MoveChecks, check_end, check_position, check_replay, check_saved, check_undo, orders_agree,
};
use tests::{for_each_game, random_player, setups, walk};

for_each_game! {
    every_game_ends_with_a_winner_among_the_best_scores => games_end;
    legal_moves_are_sorted_unique_and_just_those_that_are_accepted => lists_are_complete;
    moves_read_back_from_text_and_from_two_bytes => moves_round_trip;
    a_replay_a_saved_record_and_a_clone_are_the_same_game => records_agree;
    undo_goes_back_to_the_last_news_and_no_further => undo_agrees;
    a_state_does_not_depend_on_how_it_was_reached => states_have_no_past;
    all_that_holds_at_every_state_holds_in_one_game_after_the_other => whole_games;
    a_set_up_that_is_not_allowed_is_refused => setups_are_checked;
    broken_records_are_typed_errors => broken_records;
}

fn games_end<G: Game>() {
    for setup in setups::<G>(10_000) {
        check_end(&walk::<G>(&setup, |game, _, _| check_position(game)));
    }
}

/// Every two bytes that are a move are tried at some states: accepted if and only if the list has it.
fn lists_are_complete<G: Game>() {
    let checks = MoveChecks::<G>::default();
    for setup in setups::<G>(2_000) {
        let mut rng = Rng::new(setup.seed.for_purpose(5));
        walk::<G>(&setup, |game, moves, _| {
            if rng.below(256) == 0 {
                checks.check(game, moves);
            }
        });
    }
}

fn moves_round_trip<G: Game>() {
    // Goes through every pattern of two bytes.
    MoveChecks::<G>::default();
    for (text, at) in [("", 0), ("   ", 3), ("jump", 0), ("  jump", 2)] {
        let error = text.parse::<G::Move>().expect_err(text);
        assert_eq!(error.at, at, "{text:?}: {error}");
    }
}

fn records_agree<G: Game>() {
    for (number, setup) in setups::<G>(2_000).into_iter().enumerate() {
        let every = one_in(number);
        let mut played = Match::<G>::new(&setup).expect("the set-up is allowed");
        let mut rng = Rng::new(setup.seed.for_purpose(6));
        let end = walk::<G>(&setup, |game, _, mv| {
            assert_eq!(played.game(), game);
            if rng.below(every) == 0 {
                check_saved(&played);
            }
            played.play(mv).expect("the move is legal");
        });
        assert_eq!(*played.game(), end);
        check_saved(&played);
        check_replay(&played);
    }
}

/// Replaying from the start is what takes time: every state of a game at each table, a sample of the others.
fn one_in(number: usize) -> u32 {
    if number < 80 { 1 } else { 512 }
}

/// Undo gives back the state before the move, or names the news of that very move.
fn undo_agrees<G: Game>() {
    for (number, setup) in setups::<G>(2_000).into_iter().enumerate() {
        let every = one_in(number);
        let mut played = Match::<G>::new(&setup).expect("the set-up is allowed");
        assert_eq!(played.undo(), Err(UndoRefused::NothingPlayed));
        let mut rng = Rng::new(setup.seed.for_purpose(7));
        walk::<G>(&setup, |_, _, mv| {
            let before = (rng.below(every) == 0).then(|| played.clone());
            let disclosure = played.play(mv).expect("the move is legal");
            if let Some(before) = before {
                check_undo(&before, mv, disclosure, &played);
            }
        });
    }
}

/// Two moves of one player in either order: if all cards lie the same way, the states are equal.
fn states_have_no_past<G: Game>() {
    let mut compared = 0;
    for setup in setups::<G>(300) {
        let mut rng = Rng::new(setup.seed.for_purpose(8));
        walk::<G>(&setup, |game, moves, _| {
            let mut pick = || moves[rng.below(moves.len() as u32) as usize];
            compared += u32::from(orders_agree(game, pick(), pick()));
        });
    }
    assert!(compared > 0, "nothing was compared");
}

/// A few of the games that the soak plays by the million.
fn whole_games<G: Game>() {
    let checks = AllChecks::<G>::default();
    for setup in setups::<G>(100) {
        let mut rng = random_player(&setup);
        let counted = checks.play(&setup, |_, _, moves| moves[rng.below(moves.len() as u32) as usize]);
        assert!(counted.decisions > 0 && counted.worlds > counted.no_news, "{counted:?} in {setup:?}");
    }
}

fn setups_are_checked<G: Game>() {
    let setup = setups::<G>(1)[0];
    for players in [Players::Two, Players::Three, Players::Four, Players::Five, Players::Six] {
        for first in Seat::ALL {
            let dealt = G::deal(&Setup { players, first, ..setup });
            let allowed = G::KIND.players().contains(&players.count());
            match dealt {
                Ok(_) => assert!(allowed && players.has(first)),
                Err(SetupError::Players { kind }) => assert!(!allowed && kind == G::KIND),
                Err(SetupError::First { .. }) => assert!(allowed && !players.has(first)),
                Err(error) => panic!("{error}"),
            }
        }
    }
    let mut sets = 0;
    for bits in 0..=u16::MAX {
        if let Some(options) = G::Options::unpack(bits) {
            assert_eq!(options.pack(), bits, "two patterns for one set of options");
            sets += 1;
        }
    }
    let values = G::Options::SPECS.iter().map(|spec| spec.range().count());
    assert_eq!(sets, values.product::<usize>(), "every set of options has a pattern");
}

/// Whatever is changed, cut off or added: an error, never a panic, never another game.
fn broken_records<G: Game>() {
    let setup = setups::<G>(1)[0];
    let mut played = Match::<G>::new(&setup).expect("the set-up is allowed");
    walk::<G>(&setup, |_, _, mv| {
        played.play(mv).expect("the move is legal");
    });
    let mut buffer = [0; Record::MOST_BYTES];
    let bytes = played.record().write(&mut buffer).expect("there is room").to_vec();
    for cut in 0..bytes.len() {
        let error = Record::read(&bytes[..cut]).expect_err("cut short");
        assert!(matches!(error, LoadError::Foreign | LoadError::Length), "{error}");
    }
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut broken = bytes.clone();
            broken[at] ^= 1 << bit;
            assert!(Record::read(&broken).is_err(), "bit {bit} of byte {at}");
        }
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert_eq!(Record::read(&longer), Err(LoadError::Length));
    for found in (0..=u8::MAX).filter(|&version| version != bytes[2]) {
        let mut other = bytes.clone();
        other[2] = found;
        assert_eq!(
            Record::read(&other),
            Err(LoadError::Version { found, wanted: 1 + G::rules_version(&setup.options) })
        );
    }
    an_illegal_move_in_a_record::<G>(&setup, &bytes);
}

/// A record with a good checksum that names a move which is not there, or has bits that are no move.
fn an_illegal_move_in_a_record<G: Game>(setup: &Setup<G::Options>, bytes: &[u8]) {
    const CRC: crc::Crc<u32> = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC);
    let mut forged = bytes[..bytes.len() - 4].to_vec();
    let played = u16::from_le_bytes([forged[24], forged[25]]);
    forged[24..26].copy_from_slice(&(played + 1).to_le_bytes());
    let checksum = CRC.checksum(&forged);
    forged.extend(checksum.to_le_bytes());
    let record = Record::read(&forged).expect("the checksum is right");
    let resumed = Match::<G>::resume(record).map(|_| ());
    assert_eq!(resumed, Err(ReplayError::Move { at: played }), "{setup:?}");
}
