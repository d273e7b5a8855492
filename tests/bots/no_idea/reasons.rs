//! Reasons for moves, checked one by one.

use engine::bots::Level;
use engine::bots::no_idea::Reason;
use engine::games::Game;
use engine::games::no_idea::{Move, NoIdea, Spot};

use crate::every_game::tables;
use crate::reasons::{Given, percent, percentage};

#[test]
fn what_is_said_for_a_move_is_true() {
    let mut given = Given::default();
    tables::<NoIdea>(10, &[Level::Hard], |game, _, _, advice, _| {
        let view = game.view(game.to_move().unwrap());
        let (public, text) = (&view.public, advice.reason.to_string());
        let spot = |mv| match mv {
            Move::Reveal(slot) => Some(public.spot(public.turn, slot)),
            _ => None,
        };
        given.note(&advice.reason);
        match advice.reason {
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
                let mut own = public.occupied(public.turn).iter().map(|slot| public.spot(public.turn, slot));
                assert!(own.all(|spot| !matches!(spot, Spot::Seen(card) if public.fits(card))));
                assert_eq!(advice.mv, Move::Nothing);
            }
            Reason::NothingFits(sure) => assert_eq!(percentage(&text), Some(sure.into()), "{text}"),
            Reason::Open(cells) => assert_eq!(percentage(&text), Some(percent(cells.into(), 36)), "{text}"),
            Reason::Clears => assert_eq!(public.occupied(public.turn).len(), 1),
            _ => {}
        }
    });
    given.has(&["Fits", "MayFit", "NothingFits", "Open", "Keeps", "Only"]);
}
