//! Reasons for moves, checked one by one: there is no reason that is not asked for its claim.

use engine::bots::Level;
use engine::bots::burst::Reason;
use engine::games::burst::{Burst, Move};
use engine::games::{Game, GameView, Moves};

use crate::every_game::tables;
use crate::reasons::{Given, percentage};

#[test]
fn what_is_said_for_a_move_is_true() {
    let mut given = Given::default();
    tables::<Burst>(20, &[Level::Hard, Level::Good, Level::Normal], |game, _, _, advice, _| {
        let view = game.view(game.to_move().unwrap());
        let Move::Play(card) = advice.mv;
        let (text, public) = (advice.reason.to_string(), view.public());
        let own: Vec<_> = public.played(view.seat()).cards().chain(view.chosen().cards()).collect();
        given.note(&advice.reason);
        match advice.reason {
            Reason::Scores { colour, percent } => {
                assert_eq!(colour, card.colour());
                assert_eq!(percentage(&text), Some(percent.into()), "{text}");
            }
            Reason::Ones { percent } => {
                assert_eq!((card.number(), percentage(&text)), (1, Some(percent.into())), "{text}");
            }
            // It scores for whoever has cards of that colour on the table.
            Reason::Helps { colour, percent } => {
                assert!(own.iter().any(|card| card.colour() == colour), "{text}: {own:?}");
                assert_eq!(percentage(&text), Some(percent.into()), "{text}");
            }
            Reason::Keeps(kept) => {
                let mut rest: Vec<_> = view.hand().cards().collect();
                rest.remove(rest.iter().position(|&other| other == card).expect("it is in the hand"));
                assert!(rest.contains(&kept) && kept.number() > card.number() && !public.is_last_round());
            }
            Reason::Wins { percent } => {
                assert!(public.is_last_round() && (1..=99).contains(&percent));
                assert!(percentage(&text) == Some(percent.into()), "{text}");
                assert!(percent >= 50 || text.contains("best chance"), "{text}");
            }
            Reason::Spoils { percent } => {
                assert_eq!(percentage(&text), Some(percent.into()), "{text}");
                let higher = view.hand().cards().any(|other| other.number() > card.number());
                assert!(public.is_last_round() || !higher, "{text}: a higher card is kept");
            }
            Reason::Only => {
                let mut moves = Moves::new();
                view.legal_moves(&mut moves);
                assert_eq!(moves.len(), 1, "{text}");
            }
            // It claims no more than that the search liked nothing better.
            Reason::Best => assert_eq!(text, "your best chance"),
            Reason::Rng | Reason::Highest | Reason::Joins(_) => panic!("only weaker levels say: {text}"),
        }
    });
    given.has(&["Scores", "Helps", "Keeps", "Wins", "Best"]);
}
