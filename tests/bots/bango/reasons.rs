//! Reasons for moves, checked one by one: there is no reason that is not asked for its claim.

use engine::bots::Level;
use engine::bots::bango::Reason;
use engine::games::bango::{Bango, Card, Hand, Move, Phase, Sequence, Sequences, is_black};
use engine::games::{Game, GameView, Moves};

use super::{after_each_move, brute_force};
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
    tables::<Bango>(24, &[Level::Hard], |game, _, _, advice, _| {
        let view = game.view(game.to_move().unwrap());
        let (row, text) = (view.open.row, advice.reason.to_string());
        let explode = view.unseen.cards().filter(|&card| row.same_number(card).is_some()).count() as u32;
        let unseen = view.unseen.cards().count() as u32;
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        let sequences = view.open.sequences[view.seat];
        let with = |card| {
            let mut hand = view.hand();
            hand.add(card);
            hand
        };
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
                assert!(!stops || text.contains("isn't worth") || explode == 0, "{text}");
            }
            Reason::Secures(card) | Reason::Fits(card) => {
                assert!(row.contains(card), "{text}");
                assert!(can_be_laid(&sequences, with(card), card), "{text}: {view:?}");
                assert!(explode > 0 || advice.mv != Move::Stop, "{text}");
            }
            Reason::Rng => panic!("hard leaves nothing to chance: {}", advice.mv),
            Reason::NoChoice => assert_eq!(moves.len(), 1, "{}", advice.mv),
            Reason::Begin => assert_eq!((view.open.phase, advice.mv), (Phase::Begin, Move::Draw)),
            Reason::LastCard => assert!(view.open.is_last_turn() && advice.mv == Move::Stop),
            Reason::Cancels => {
                let (Phase::Exploded(_), Move::Bango { .. }) = (view.open.phase, advice.mv) else {
                    panic!("{text}: {}", advice.mv)
                };
            }
            Reason::Rids(card) => {
                let Move::Bango { hand, .. } = advice.mv else { panic!("{text}: {}", advice.mv) };
                assert!(hand == card && view.hand().contains(card));
            }
            Reason::Bearable => {
                assert_eq!(advice.mv, Move::Accept);
                assert!(moves.iter().any(|mv| matches!(mv, Move::Bango { .. })), "{text}");
            }
            Reason::MayFit(card) => {
                assert_eq!(advice.mv, Move::Take(card));
                let reaches = |one: Sequence| card.number() < one.low() || card.number() > one.high();
                let may_fit = sequences.free().is_some() || sequences.iter().any(reaches);
                assert!(!is_black(card) && may_fit, "{text}: {view:?}");
            }
            Reason::Least(card) => {
                assert_eq!(advice.mv, Move::Take(card));
                let reaches = |one: Sequence| card.number() < one.low() || card.number() > one.high();
                let may_fit = sequences.free().is_some() || sequences.iter().any(reaches);
                assert!(is_black(card) || !may_fit, "{text}: {view:?}");
                let fits = |mv: &Move| matches!(*mv, Move::Take(other) if !is_black(other) && can_be_laid(&sequences, with(other), other));
                assert!(!moves.iter().any(fits), "{text}: {view:?}");
            }
            Reason::Useless => assert_eq!(advice.mv, Move::Done),
            Reason::TakesRest => {
                assert_eq!((view.open.phase, advice.mv), (Phase::Rest, Move::Done));
                assert!(moves.iter().any(|mv| matches!(mv, Move::Bango { .. })), "{text}");
            }
            Reason::Lays => {
                assert_eq!(advice.mv, Move::Lay);
                assert!(!after_each_move(&sequences, view.hand()).is_empty(), "{text}: {view:?}");
            }
            Reason::NothingFits => {
                assert_eq!(advice.mv, Move::Lay);
                assert!(after_each_move(&sequences, view.hand()).is_empty(), "{text}: {view:?}");
            }
            Reason::Waits => assert!(advice.mv == Move::Keep && view.open.deck > 0, "{text}"),
            Reason::MostPoints => {
                let hand = view.hand();
                if hand.len() <= 7 {
                    let mut next = *game;
                    next.play(advice.mv).unwrap();
                    let then = next.view(view.seat);
                    let best = brute_force(&sequences, hand);
                    assert_eq!(brute_force(&then.open.sequences[view.seat], then.hand()), best, "{text}");
                }
            }
            Reason::GoodPoints => {
                assert!(
                    matches!(advice.mv, Move::Start { .. } | Move::Extend { .. })
                        && !view.open.is_last_turn()
                );
            }
        }
    });
    given.has(&[
        "Risk",
        "Explodes",
        "Secures",
        "Fits",
        "Begin",
        "MayFit",
        "Lays",
        "Waits",
        "MostPoints",
        "GoodPoints",
    ]);
}
