//! Reasons for moves, checked one by one: there is no reason that is not asked for its claim.

use engine::bots::Level;
use engine::bots::combo::Reason;
use engine::games::combo::{Card, Combo, Event, Move, PerPile, Phase, Pile, Shown, combination, fitting};
use engine::games::{Game, GameView, Moment, Moves, Observer, Seat};

use crate::every_game::tables;
use crate::reasons::{Given, percent, percentage};

/// Whether a player who wants to win may do it: who makes a combination announces it.
fn sensible(mv: &Move, tops: &PerPile<Card>, noted: Shown) -> bool {
    match *mv {
        Move::Place { card, pile, announced: None } => combination(tops, noted, card, pile).is_none(),
        _ => true,
    }
}

/// How many cards can go in one turn from this move on, as the rules play it.
fn longest_chain(game: &Combo, seat: Seat, mv: Move) -> u8 {
    let mut next = game.clone();
    let before = next.hand(seat).len();
    if !matches!(mv, Move::Place { .. })
        && !matches!(mv, Move::Give(..) | Move::Thanks | Move::Open | Move::Hide(_))
    {
        return 0;
    }
    let mut ended = Ended(false);
    if next.play_observed(mv, &mut ended).is_err() {
        return 0;
    }
    let placed = u8::from(matches!(mv, Move::Place { .. }));
    let goes_on = !ended.0 && next.to_move().is_some();
    let still = goes_on
        && !matches!(next.open().phase, Phase::Turn { seat: now, fresh } if now != seat || fresh)
        && !matches!(next.open().phase, Phase::SecondChance(_) | Phase::Unannounced { .. });
    if !still || before > 9 && placed == 0 {
        return placed;
    }
    let mut moves = Moves::new();
    next.legal_moves(&mut moves);
    placed + moves.iter().map(|&mv| longest_chain(&next, seat, mv)).max().unwrap_or(0)
}

/// Whether the round has ended.
struct Ended(bool);

impl Observer<Combo> for Ended {
    fn event(&mut self, event: Event, _: Moment<'_, Combo>) {
        self.0 |= matches!(event, Event::RoundEnded { .. });
    }
}

#[test]
fn what_is_said_for_a_move_is_true() {
    let mut given = Given::default();
    tables::<Combo>(30, &[Level::Hard, Level::Good, Level::Normal], |game, _, _, advice, _| {
        let seat = game.to_move().unwrap();
        let view = game.view(seat);
        let (hand, tops, text) = (*view.hand(), *view.tops(), advice.reason.to_string());
        let mut moves = Moves::new();
        view.legal_moves(&mut moves);
        let places = moves.iter().any(|mv| matches!(mv, Move::Place { .. }));
        let cards = |seat: Seat| view.public.cards(seat);
        let noted = view.public.open.noted;
        given.note(&advice.reason);
        match advice.reason {
            Reason::Finishes(all) => {
                assert_eq!(all, hand.len());
                assert_eq!(longest_chain(game, seat, advice.mv), all, "{text}: {view:?}");
            }
            Reason::Chain(cards) => {
                assert!((2..=hand.len()).contains(&cards));
                assert!(longest_chain(game, seat, advice.mv) >= cards, "{text}: {view:?}");
            }
            Reason::Makes(made) => {
                let Move::Place { card, pile, .. } = advice.mv else { panic!("{} makes nothing", advice.mv) };
                assert_eq!(combination(&tops, noted, card, pile), Some(made));
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
            Reason::Opens(cards) => {
                assert!(matches!(advice.mv, Move::Sacrifice(_) | Move::Again));
                let mut next = game.clone();
                next.play(advice.mv).unwrap();
                let mut then = Moves::new();
                next.legal_moves(&mut then);
                let longest = then.iter().map(|&mv| longest_chain(&next, seat, mv)).max();
                assert!(cards > 0 && longest >= Some(cards), "{text}: {longest:?}");
            }
            Reason::Only => {
                assert_eq!(
                    moves.iter().filter(|mv| sensible(mv, &tops, noted)).count(),
                    1,
                    "{text}: {moves:?}"
                )
            }
            Reason::Sheds => {
                let Move::Place { card, pile, .. } = advice.mv else { panic!("{text}: {}", advice.mv) };
                assert_eq!(combination(&tops, noted, card, pile), None);
            }
            // It claims no more than that judgement or the search liked nothing better.
            Reason::Best => assert_eq!(text, "your best chance"),
            Reason::MostUseful => {
                let Move::Hide(card) = advice.mv else { panic!("{text}: {}", advice.mv) };
                let goes_with = |card: Card| {
                    let makes =
                        Pile::ALL.into_iter().filter(|&pile| combination(&tops, noted, card, pile).is_some());
                    makes.count()
                };
                assert!(hand.kinds().all(|other| goes_with(other) <= goes_with(card)), "{text}");
            }
            Reason::Manners => assert_eq!(advice.mv, Move::Thanks),
            Reason::Noticed => assert_eq!(advice.mv, Move::Called),
            Reason::Unnoticed => assert_eq!(advice.mv, Move::Quiet),
            Reason::Rng | Reason::Forgot => panic!("only weaker levels say: {text}"),
        }
    });
    given.has(&["Finishes", "Chain", "Makes", "KeepsOpen", "NothingFits", "NearlyDone", "Ahead", "Wins"]);
}
