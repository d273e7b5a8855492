//! Reasons for moves, checked one by one: there is no reason that is not asked for its claim.

use engine::bots::Level;
use engine::bots::no_idea::{Coverage, Reason};
use engine::cards::{Rng, Seed};
use engine::games::no_idea::{Card, FEW, Function, Move, NoIdea, Phase, Spot, View};
use engine::games::{Game, GameView, Moves};

use crate::every_game::tables;
use crate::reasons::{Given, percent, percentage};

/// Whether an own card fits in any world that looks the same; tried in twenty.
fn some_card_may_fit(view: &View, seed: Seed) -> bool {
    let (public, mut rng) = (&view.public, Rng::new(seed));
    (0..20).any(|_| {
        let world = NoIdea::sample(view, &mut rng);
        public.occupied(public.turn).iter().any(|slot| {
            let mut turned = world.clone();
            turned.play(Move::Reveal(slot)).is_ok() && turned.public_state().phase == Phase::Revealed { slot }
        })
    })
}

/// How many own cards fit after a move in every world that looks the same; `None` if that cannot be tried.
fn least_that_fit(view: &View, mv: Move, seed: Seed) -> Option<usize> {
    let mut rng = Rng::new(seed);
    let counts = (0..10).map(|_| {
        let mut world = NoIdea::sample(view, &mut rng);
        world.play(mv).ok()?;
        let table = world.public_state();
        let (turn, Phase::Own { .. }) = (table.turn, table.phase) else { return None };
        let fits = |slot| {
            let mut turned = world.clone();
            turned.play(Move::Reveal(slot)).is_ok() && turned.public_state().phase == Phase::Revealed { slot }
        };
        (turn == view.public.turn).then(|| table.occupied(turn).iter().filter(|&slot| fits(slot)).count())
    });
    counts.min().flatten()
}

#[test]
fn what_is_said_for_a_move_is_true() {
    let mut given = Given::default();
    tables::<NoIdea>(30, &[Level::Hard, Level::Good], |game, _, seed, advice, _| {
        let view = game.view(game.to_move().unwrap());
        let (public, text) = (&view.public, advice.reason.to_string());
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        let own = || public.occupied(public.turn);
        let spot = |mv| match mv {
            Move::Reveal(slot) => Some(public.spot(public.turn, slot)),
            _ => None,
        };
        // The table once the move is made, while it is still the same turn.
        let mut played = game.clone();
        played.play(advice.mv).unwrap();
        let after = played.public_state();
        let cells =
            || after.tops.iter().map(|&top| Coverage::of(top)).reduce(Coverage::and).map(Coverage::cells);
        given.note(&advice.reason);
        match advice.reason {
            Reason::Rng => panic!("hard leaves nothing to chance: {}", advice.mv),
            Reason::Only => assert_eq!(moves.len(), 1, "{}", advice.mv),
            Reason::Fits => {
                let Some(Spot::Seen(card)) = spot(advice.mv) else { panic!("{}", advice.mv) };
                assert!(public.fits(card));
            }
            Reason::MayFit { of, all } => {
                assert!(spot(advice.mv).is_some_and(|spot| spot.is_unseen()) && of <= all);
                let told = (of > 0).then(|| percent(of.into(), all.into()).max(1));
                assert_eq!(percentage(&text), told, "{text}");
            }
            Reason::Certain => {
                // A card that nobody has seen can be known because all others of its draw pile were.
                assert_eq!(advice.mv, Move::Nothing);
                assert!(!some_card_may_fit(&view, seed), "{text}");
            }
            Reason::NothingFits(sure) => {
                assert_eq!((advice.mv, percentage(&text)), (Move::Nothing, Some(sure.into())), "{text}");
                let known = own().iter().map(|slot| public.spot(public.turn, slot));
                // Below even odds it must be several cards that nobody knows, so that little is lost.
                let unknown = known.clone().filter(|spot| spot.is_unseen()).count();
                assert!(unknown > usize::from(sure < 50) && sure >= 20, "{text}: {public:?}");
                assert!(
                    !known.clone().any(|spot| matches!(spot, Spot::Seen(card) if public.fits(card))),
                    "{text}"
                );
            }
            Reason::Unfit => {
                assert!(!some_card_may_fit(&view, seed), "{text}, {}: {view:?}", advice.mv);
            }
            Reason::Keeps(cards) => {
                let fits = |spot| matches!(spot, Spot::Seen(card) if after.fits(card));
                let seen =
                    after.occupied(public.turn).iter().filter(|&slot| fits(after.spot(public.turn, slot)));
                // A card that nobody has seen can be known because all others of its draw pile were.
                let known = least_that_fit(&view, advice.mv, seed);
                assert!(cards > 0 && seen.count() <= usize::from(cards), "{text}");
                assert!(known.is_none_or(|known| usize::from(cards) <= known), "{text}: {known:?}");
            }
            Reason::Open(open) => {
                assert_eq!(percentage(&text), Some(percent(open.into(), 36)), "{text}");
                assert_eq!(
                    cells(),
                    Some(open),
                    "{text}: {} at {:?}, then {:?}",
                    advice.mv,
                    public,
                    after.tops
                );
            }
            Reason::Ready => {
                assert!((1..=FEW).contains(&after.occupied(public.turn).len()), "{text}: {after:?}");
                assert_eq!(least_that_fit(&view, advice.mv, seed), Some(0), "{text}: {after:?}");
                assert!(!some_card_may_fit(&played.view(public.turn), seed), "{text}: {after:?}");
            }
            Reason::Closes(open) => {
                assert_eq!(
                    (cells(), percentage(&text)),
                    (Some(open), Some(percent(open.into(), 36))),
                    "{text}"
                );
                // It speaks for the move where nothing is unknown and the trophy is near.
                assert!(own().len() <= FEW + 1, "{text}: {public:?}");
            }
            Reason::Clears => assert_eq!(own().len(), 1),
            Reason::Reveals => {
                let card = public.waiting().or_else(|| match public.phase {
                    Phase::Revealed { slot } => match public.spot(public.turn, slot) {
                        Spot::Seen(card) => Some(card),
                        _ => None,
                    },
                    _ => None,
                });
                assert_eq!(card.and_then(Card::function), Some(Function::Reveal), "{text}");
                assert!(after.draw != public.draw, "{text}: {public:?}");
            }
            Reason::Removes => assert!(after.tops.len() == 1 && public.tops.len() > 1, "{text}"),
            Reason::Refills => {
                let fewer = |seat| public.occupied(seat).len() < after.occupied(seat).len();
                assert!(public.players.others(public.turn).any(fewer), "{text}");
            }
            Reason::Later => assert_eq!(advice.mv, Move::Back),
            Reason::Tells => {
                assert!(
                    matches!(public.phase, Phase::NothingFits { .. }) && spot(advice.mv).is_some(),
                    "{text}"
                );
            }
        }
    });
    given.has(&[
        "Fits",
        "MayFit",
        "NothingFits",
        "Open",
        "Keeps",
        "Only",
        "Certain",
        "Closes",
        "Ready",
        "Reveals",
        "Refills",
        "Removes",
    ]);
}
