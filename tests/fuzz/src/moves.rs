//! Packed moves at random states: every two bytes are a legal move, or refused without a change.

use engine::cards::{Rng, Seed};
use engine::for_kind;
use engine::games::{Game, GameMove, GameOptions, Kind, Moves, Players, Seat, Setup};
use engine::record::Match;
use tests::checks::{
    check_end, check_no_news, check_position, check_replay, check_saved, check_view_moves, check_world,
};

use crate::bytes::Input;

/// First the set-up; then for each step a listed move, or two bytes that may be one.
pub(crate) fn check(data: &[u8]) {
    let mut input = Input::new(data);
    let kind = Kind::ALL[usize::from(input.byte()) % Kind::COUNT];
    for_kind!(kind, G => play::<G>(input));
}

fn play<G: Game>(mut input: Input<'_>) {
    let players = Players::new(2 + input.byte() % 5).expect("two to six");
    let first = Seat::ALL[usize::from(input.byte()) % 6];
    let Some(options) = G::Options::unpack(input.word()) else { return };
    let setup = Setup { players, first, options, seed: Seed(u128::from_le_bytes(input.array())) };
    let Ok(mut played) = Match::<G>::new(&setup) else { return };
    assert!(setup.check(G::KIND).is_ok(), "a set-up that is not allowed was dealt");
    let (mut moves, mut rng) = (Moves::new(), Rng::new(setup.seed));
    while !input.is_empty() && played.game().to_move().is_some() {
        played.game().legal_moves(&mut moves);
        check_position(played.game());
        let choice = input.byte();
        let mv = if choice < 0xc0 {
            moves[usize::from(choice) % moves.len()]
        } else {
            let packed = input.word();
            let Some(mv) = G::Move::unpack(packed) else { continue };
            assert_eq!(mv.pack(), packed, "two packed forms for {mv}");
            mv
        };
        let before = played.clone();
        let seat = Seat::ALL[usize::from(choice) % usize::from(players.count())];
        let view = before.game().view(seat);
        check_view_moves(before.game(), seat, &view, &moves);
        match played.play(mv) {
            Ok(disclosure) => {
                assert!(moves.contains(&mv), "{mv} is not listed but accepted");
                let world = check_world(before.game(), seat, &view, &mut rng);
                check_no_news(&world, seat, mv, disclosure, &played.game().view(seat));
            }
            Err(error) => {
                assert!(!moves.contains(&mv), "{mv} is listed but refused: {error}");
                assert_eq!(played, before, "the refused move {mv} has changed something");
            }
        }
    }
    if played.game().to_move().is_none() {
        check_end(played.game());
    }
    check_saved(&played);
    check_replay(&played);
}

pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let seed = |kind: u8| {
        (0..4u8).map(move |number| {
            let setup = [kind, number, number % 2, 0, 0];
            let mut seed = [&setup[..], &[number; 16]].concat();
            seed.extend((0..100u8).map(|step| step.wrapping_mul(37 + number) % 0xc0));
            seed.extend([0xff, 0, 0x10, 0xff, 1, 0x20]);
            seed
        })
    };
    (0..).take(Kind::COUNT).flat_map(seed).collect()
}
