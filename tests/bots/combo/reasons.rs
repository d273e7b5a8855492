//! Reasons for moves, checked one by one.

use engine::bots::Level;
use engine::bots::combo::Reason;
use engine::games::combo::{Combo, Move, Pile, combination, fitting};
use engine::games::{Game, GameView, Moves, Seat};

use crate::every_game::tables;
use crate::reasons::{Given, percent, percentage};

#[test]
fn what_is_said_for_a_move_is_true() {
    let mut given = Given::default();
    tables::<Combo>(30, &[Level::Hard, Level::Normal], |game, _, _, advice, _| {
        let seat = game.to_move().unwrap();
        let view = game.view(seat);
        let (hand, tops, text) = (*view.hand(), *view.tops(), advice.reason.to_string());
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        let places = moves.iter().any(|mv| matches!(mv, Move::Place { .. }));
        let cards = |seat: Seat| view.public.cards(seat);
        given.note(&advice.reason);
        match advice.reason {
            Reason::Finishes(all) => assert_eq!(all, hand.len()),
            Reason::Chain(cards) => assert!((2..=hand.len()).contains(&cards)),
            Reason::Makes(made) => {
                let Move::Place { card, pile, .. } = advice.mv else { panic!("{} makes nothing", advice.mv) };
                assert_eq!(combination(&tops, card, pile), Some(made));
            }
            Reason::KeepsOpen(piles) => {
                let Move::Place { card, pile, .. } = advice.mv else { panic!("{}", advice.mv) };
                let (mut rest, mut after) = (hand, tops);
                rest.remove(card);
                after[pile] = card;
                let open = Pile::ALL.into_iter().filter(|&pile| rest.bits() & fitting(after[pile]) != 0);
                assert_eq!(open.count(), usize::from(piles));
            }
            Reason::NothingFits => assert!(!places && advice.mv == Move::Draw),
            Reason::Waits => assert!(places && advice.mv == Move::Draw),
            Reason::NearlyDone(who) => assert!(cards(who) < 3 && who != seat),
            Reason::Ahead(who) => {
                assert!(game.players().others(seat).all(|other| cards(other) >= cards(who)) && who != seat);
            }
            Reason::Wins { won, of } => {
                let likely = percent(won.into(), of.into());
                let told = (of >= 20 && likely >= 50).then_some(likely);
                assert!(won <= of && of <= 336, "{text}");
                assert_eq!(percentage(&text), told, "{won} of {of}: {text}");
                assert!(told.is_some() || text.contains("best chance"), "{text}");
            }
            Reason::Dear => assert_eq!(advice.mv, Move::Pass),
            Reason::Opens(_) => assert!(matches!(advice.mv, Move::Sacrifice(_) | Move::Again)),
            _ => {}
        }
    });
    given.has(&["Finishes", "Chain", "Makes", "KeepsOpen", "NothingFits", "NearlyDone", "Ahead", "Wins"]);
}
