//! What holds at every state of every game, tried in thousands of random games.

use std::collections::BTreeSet;

use engine::cards::Rng;
use engine::games::{Game, GameMove, GameOptions, Moves, Players, Seat, Setup, SetupError};
use engine::record::{LoadError, Match, Record, ReplayError, UndoRefused};
use tests::{for_each_game, setups, walk, zones};

for_each_game! {
    every_game_ends_with_a_winner_among_the_best_scores => games_end;
    legal_moves_are_sorted_unique_and_just_those_that_are_accepted => lists_are_complete;
    moves_read_back_from_text_and_from_two_bytes => moves_round_trip;
    a_replay_a_saved_record_and_a_clone_are_the_same_game => records_agree;
    undo_goes_back_to_the_last_news_and_no_further => undo_agrees;
    a_state_does_not_depend_on_how_it_was_reached => orders_agree;
    a_set_up_that_is_not_allowed_is_refused => setups_are_checked;
    broken_records_are_typed_errors => broken_records;
}

fn games_end<G: Game>() {
    for setup in setups::<G>(10_000) {
        let game = walk::<G>(&setup, |game, _, _| {
            assert!(game.winners().is_empty(), "somebody has won before the end: {setup:?}");
        });
        let scores = game.scores();
        let best = setup.players.seats().map(|seat| scores[seat]).max().expect("there are players");
        let winners = game.winners();
        assert!(!winners.is_empty(), "nobody has won: {setup:?}");
        assert!(winners.iter().all(|seat| scores[seat] == best), "a winner is not the best: {setup:?}");
        let mut moves = Moves::new();
        game.legal_moves(&mut moves);
        assert!(moves.is_empty(), "a move after the end: {setup:?}");
    }
}

/// Every two bytes that are a move are tried at some states: accepted if and only if the list has it.
fn lists_are_complete<G: Game>() {
    let all: Vec<G::Move> = (0..=u16::MAX).filter_map(G::Move::unpack).collect();
    assert!(all.len() == all.iter().collect::<BTreeSet<_>>().len(), "two patterns for one move");
    for setup in setups::<G>(2_000) {
        let mut rng = Rng::new(setup.seed.for_purpose(5));
        walk::<G>(&setup, |game, moves, _| {
            assert!(moves.windows(2).all(|pair| pair[0] < pair[1]), "not sorted or not unique: {setup:?}");
            if rng.below(256) != 0 {
                return;
            }
            let mut tried = game.clone();
            for &mv in &all {
                if moves.binary_search(&mv).is_ok() {
                    let mut next = game.clone();
                    assert!(next.play(mv).is_ok(), "{mv} is listed but refused: {setup:?}");
                } else {
                    let Err(refused) = tried.play(mv) else {
                        panic!("{mv} is not listed but accepted: {setup:?}");
                    };
                    assert!(!refused.to_string().is_empty(), "{mv} is refused without a reason: {setup:?}");
                }
            }
            assert_eq!(tried, *game, "a refused move has changed something: {setup:?}");
        });
    }
}

fn moves_round_trip<G: Game>() {
    for mv in (0..=u16::MAX).filter_map(G::Move::unpack) {
        assert_eq!(G::Move::unpack(mv.pack()), Some(mv));
        assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
    }
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
                save_and_load(&played);
            }
            played.play(mv).expect("the move is legal");
        });
        assert_eq!(*played.game(), end);
        save_and_load(&played);
    }
}

/// Replaying from the start is what takes time: every state of a game at each table, a sample of the others.
fn one_in(number: usize) -> u32 {
    if number < 80 { 1 } else { 512 }
}

fn save_and_load<G: Game>(played: &Match<G>) {
    let mut buffer = [0; Record::MOST_BYTES];
    let bytes = played.record().write(&mut buffer).expect("there is room");
    assert_eq!(bytes.len(), played.record().size());
    let record = Record::read(bytes).expect("what was written can be read");
    assert_eq!(record, *played.record());
    let resumed = Match::<G>::resume(record).expect("the record can be played back");
    assert_eq!(resumed, *played);
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
            let Some(before) = before else { return };
            let mut undone = played.clone();
            match disclosure {
                None => {
                    assert_eq!(undone.undo(), Ok(mv), "{setup:?}");
                    assert_eq!(undone, before, "{setup:?}");
                }
                Some(disclosure) => {
                    assert_eq!(undone.undo(), Err(UndoRefused::Disclosed(disclosure)), "{setup:?}");
                    assert_eq!(undone, played, "{setup:?}");
                }
            }
        });
    }
}

/// Two moves of one player in either order: if all cards lie the same way, the states are equal.
fn orders_agree<G: Game>() {
    let mut compared = 0;
    for setup in setups::<G>(300) {
        let mut rng = Rng::new(setup.seed.for_purpose(8));
        walk::<G>(&setup, |game, moves, _| {
            let pick = rng.below(moves.len() as u32) as usize;
            let (one, two) = (moves[pick], moves[rng.below(moves.len() as u32) as usize]);
            if let (Some(a), Some(b)) = (both::<G>(game, one, two), both::<G>(game, two, one))
                && one != two
                && zones(&a) == zones(&b)
                && a.to_move() == b.to_move()
            {
                assert_eq!(a, b, "{one} then {two}, or the other way round: {setup:?}");
                compared += 1;
            }
        });
    }
    assert!(compared > 0, "nothing was compared");
}

/// The state after two moves in which no card leaves the deck, if both are legal.
fn both<G: Game>(game: &G, one: G::Move, two: G::Move) -> Option<G> {
    let mut after = game.clone();
    after.play(one).ok()?;
    after.play(two).ok()?;
    let deck = |game: &G| {
        let mut zones = zones(game);
        ["deck", "draw"].iter().find_map(|name| zones.get_mut(*name).map(serde_json::Value::take))
    };
    (deck(game) == deck(&after)).then_some(after)
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
        assert_eq!(Record::read(&other), Err(LoadError::Version { found, wanted: 1 + G::RULES_VERSION }));
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
