//! Reasons for moves, checked one by one.

use engine::bots::Level;
use engine::bots::bango::Reason;
use engine::games::bango::{Bango, Card, Hand, Move, Phase, Sequences};
use engine::games::{Game, GameView, Moves};

use super::after_each_move;
use crate::every_game::tables;
use crate::reasons::{Given, percent, percentage};

/// Whether some order of starts and extensions gets a card of the hand onto the table.
fn can_be_laid(sequences: &Sequences, hand: Hand, card: Card) -> bool {
    let next = after_each_move(sequences, hand);
    next.iter().any(|(_, rest)| !rest.contains(card))
        || next.iter().any(|(next, rest)| can_be_laid(next, *rest, card))
}

#[test]
fn what_is_said_for_a_move_is_true() {
    let mut given = Given::default();
    tables::<Bango>(16, &[Level::Hard], |game, _, _, advice, _| {
        let view = game.view(game.to_move().unwrap());
        let (row, text) = (view.open.row, advice.reason.to_string());
        let explode = view.unseen.cards().filter(|&card| row.same_number(card).is_some()).count() as u32;
        let unseen = view.unseen.cards().count() as u32;
        given.note(&advice.reason);
        match advice.reason {
            Reason::Risk { explodes, of } | Reason::Explodes { explodes, of } => {
                assert_eq!((u32::from(explodes), u32::from(of)), (explode, unseen), "{text}");
                assert_eq!(
                    percentage(&text),
                    (explode > 0).then(|| percent(explode, unseen).max(1)),
                    "{text}"
                );
                let stops = matches!(advice.reason, Reason::Explodes { .. });
                assert_eq!(advice.mv, if stops { Move::Stop } else { Move::Draw });
                // A figure is not left to speak against the move.
                assert!(!stops || text.contains("not worth") || explode == 0, "{text}");
            }
            Reason::Secures(card) | Reason::Fits(card) => {
                let mut hand = view.hand();
                hand.add(card);
                assert!(row.contains(card), "{text}");
                assert!(can_be_laid(&view.open.sequences[view.seat], hand, card), "{text}: {view:?}");
                assert!(explode > 0 || advice.mv != Move::Stop, "{text}");
            }
            Reason::Begin => assert_eq!(view.open.phase, Phase::Begin),
            Reason::LastCard => assert!(view.open.is_last_turn()),
            Reason::Cancels => assert!(matches!(view.open.phase, Phase::Exploded(_))),
            Reason::Rids(card) => assert!(view.hand().contains(card)),
            Reason::Bearable => {
                let mut moves = Moves::new();
                view.legal_moves(&mut moves);
                assert!(moves.iter().any(|mv| matches!(mv, Move::Bango { .. })), "{text}");
            }
            _ => {}
        }
    });
    given.has(&["Risk", "Explodes", "Secures", "Fits", "Begin"]);
}
