//! A whole game with every check at every state.

use engine::cards::Rng;
use engine::games::{Game, Moves, Setup};
use engine::record::Match;

use super::{
    MoveChecks, Written, check_end, check_no_news, check_position, check_replay, check_saved, check_undo,
    check_view_moves, check_world, orders_agree,
};
use crate::MOST_DECISIONS;

/// Decides in a game that is checked: gets the number of the decision, the state and the legal moves.
pub trait Choose<G: Game>: FnMut(u64, &G, &Moves<G::Move>) -> G::Move {}

impl<G: Game, F: FnMut(u64, &G, &Moves<G::Move>) -> G::Move> Choose<G> for F {}

/// What was checked, to be added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// States with a decision.
    pub decisions: u64,
    /// Worlds that were drawn for somebody's view.
    pub worlds: u64,
    /// Worlds in which a move without news was made as well.
    pub no_news: u64,
    /// Pairs of moves that lead to the same state in either order.
    pub orders: u64,
    /// Matches that were saved, loaded and undone in the middle.
    pub resumed: u64,
}

/// All checks of a game.
pub struct AllChecks<G: Game> {
    moves: MoveChecks<G>,
}

impl<G: Game> Default for AllChecks<G> {
    fn default() -> AllChecks<G> {
        AllChecks { moves: MoveChecks::default() }
    }
}

impl<G: Game> AllChecks<G> {
    /// Plays a game to its end, and checks all that holds at every state.
    ///
    /// Saving, loading and undo play a game again from its start, which at every state would take the square of its
    /// length. The replay of the whole record passes through every state; what was written is read at every state;
    /// and whole matches are resumed and undone after 1, 2, 4, 8 ... moves, and at the end.
    ///
    /// # Panics
    /// If anything does not hold; the message says what.
    pub fn play(&self, setup: &Setup<G::Options>, mut choose: impl Choose<G>) -> Counted {
        let mut played = Match::<G>::new(setup).expect("the set-up is allowed");
        let mut rng = Rng::new(setup.seed.for_purpose(78));
        let (mut moves, mut counted, mut written) = (Moves::new(), Counted::default(), Written::default());
        let mut views = views(played.game());
        while played.game().to_move().is_some() {
            let game = played.game().clone();
            game.legal_moves(&mut moves);
            assert!(!moves.is_empty(), "a decision without a legal move");
            let mv = choose(counted.decisions, &game, &moves);
            self.check_state(&game, &moves, &mut rng, &mut counted);
            counted.decisions += 1;
            // A match has its whole record, so it is copied only where it is needed.
            let resumes = counted.decisions.is_power_of_two() || ends(&game, mv);
            let before = resumes.then(|| played.clone());
            let disclosure =
                played.play(mv).unwrap_or_else(|error| panic!("the listed move {mv} was refused: {error}"));
            for (seat, view) in setup.players.seats().zip(&mut views) {
                check_view_moves(&game, seat, view, &moves);
                let world = check_world(&game, seat, view, &mut rng);
                counted.worlds += 1;
                *view = played.game().view(seat);
                counted.no_news += u64::from(check_no_news(&world, seat, mv, disclosure, view));
            }
            written.check(&played);
            if let Some(before) = before {
                check_saved(&played);
                check_undo(&before, mv, disclosure, &played);
                counted.resumed += 1;
            }
            assert!(counted.decisions <= MOST_DECISIONS as u64, "the game does not end");
        }
        check_end(played.game());
        check_replay(&played);
        counted
    }

    fn check_state(&self, game: &G, moves: &Moves<G::Move>, rng: &mut Rng, counted: &mut Counted) {
        check_position(game);
        self.moves.check(game, moves);
        let mut pick = || moves[rng.below(moves.len() as u32) as usize];
        counted.orders += u64::from(orders_agree(game, pick(), pick()));
    }
}

/// What each seat may know.
fn views<G: Game>(game: &G) -> Vec<G::View> {
    game.players().seats().map(|seat| game.view(seat)).collect()
}

/// Whether a game is over after this move.
fn ends<G: Game>(game: &G, mv: G::Move) -> bool {
    let mut next = game.clone();
    next.play(mv).is_ok() && next.to_move().is_none()
}
