//! No Idea's samples compared with counting: small games with reshuffles, in which every possible course of chance is
//! followed, as a player with a perfect memory and endless patience would.

use std::collections::{BTreeMap, BTreeSet};

use engine::cards::{Rng, Seed};
use engine::games::no_idea::{Award, Card, Event, Function, NoIdea, Position, PublicState, Spot, Stock};
use engine::games::{Game, Moment, Moves, Observer, Players, Seat};

/// Where the hidden cards lie in one possible world.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct World {
    /// The draw pile, the next card first.
    draw: Vec<Card>,
    layouts: Vec<[Option<Card>; 6]>,
}

impl World {
    fn of(game: &NoIdea) -> World {
        let zones = game.zones();
        World { draw: zones.draw.to_vec(), layouts: zones.layouts.to_vec() }
    }
}

/// All worlds that are left, each as likely as any other. It watches what everybody sees, and knows nothing of pools.
struct Counter {
    worlds: BTreeSet<World>,
    reshuffles: u32,
    /// Whether a draw pile came from cards that had waited aside, so that covered cards stayed where they were.
    from_aside: bool,
    /// After how many reshuffles the card in each place was dealt.
    dealt: Vec<[u32; 6]>,
    /// There are too many worlds to go on.
    lost: bool,
}

/// More worlds than these are not followed.
const MOST: usize = 6_000;

impl Counter {
    /// Before the first move: the cards of the draw pile and of the layouts can lie in any order.
    fn new(game: &NoIdea) -> Counter {
        let world = World::of(game);
        let mut cards: Vec<Card> = world.draw.clone();
        cards.extend(world.layouts.iter().flatten().flatten());
        let worlds = orders(cards).into_iter().map(|cards| {
            let mut cards = cards.into_iter();
            let draw = cards.by_ref().take(world.draw.len()).collect();
            let layouts =
                world.layouts.iter().map(|layout| layout.map(|card| card.and_then(|_| cards.next())));
            World { draw, layouts: layouts.collect() }
        });
        Counter {
            worlds: worlds.collect(),
            reshuffles: 0,
            from_aside: false,
            dealt: vec![[0; 6]; world.layouts.len()],
            lost: false,
        }
    }

    fn change(&mut self, change: impl Fn(World) -> Option<World>) {
        self.worlds = std::mem::take(&mut self.worlds).into_iter().filter_map(change).collect();
        assert!(!self.worlds.is_empty(), "the true world is always among them");
    }

    /// Everybody sees in which places cards lie: new ones come off the draw pile, in reading order.
    fn deal(&mut self, public: &PublicState) {
        let any = self.worlds.first().expect("the true world is always among them");
        for (at, layout) in any.layouts.iter().enumerate() {
            for (slot, _) in layout.iter().enumerate().filter(|(_, card)| card.is_none()) {
                self.dealt[at][slot] = self.reshuffles;
            }
        }
        self.change(|mut world| {
            for (layout, spots) in world.layouts.iter_mut().zip(public.layouts.seated(public.players)) {
                for (card, spot) in layout.iter_mut().zip(spots) {
                    if *spot == Spot::Free {
                        *card = None;
                    } else if card.is_none() {
                        *card = Some(world.draw.remove(0));
                    }
                }
            }
            Some(world)
        });
    }

    /// From how many draw piles the cards came that nobody has seen.
    fn piles(&self, public: &PublicState) -> usize {
        let places = self.dealt.iter().flatten().zip(public.layouts.seated(public.players).flatten());
        places.filter(|(_, spot)| spot.is_unseen()).map(|(dealt, _)| dealt).collect::<BTreeSet<_>>().len()
    }

    /// All that lies nowhere else is in the new draw pile, in any order.
    fn reshuffle(&mut self, public: &PublicState) {
        self.reshuffles += 1;
        self.from_aside |= public.discards.all().next().is_some();
        let mut worlds = BTreeSet::new();
        for world in std::mem::take(&mut self.worlds) {
            assert!(world.draw.is_empty(), "a new draw pile is formed when there is none");
            let mut rest = Stock::FULL;
            let prizes =
                public.prizes.seated(public.players).flat_map(|prizes| prizes.items().map(Card::of_prize));
            let layouts = world.layouts.iter().flatten().flatten().copied();
            for card in public.tops.iter().copied().chain(public.discards.all()).chain(prizes).chain(layouts)
            {
                assert!(rest.take(card), "{card} is there twice");
            }
            if rest.len() > 6 || worlds.len() > MOST {
                self.lost = true;
                return;
            }
            let orders = orders(rest.cards().collect()).into_iter();
            worlds.extend(orders.map(|draw| World { draw, layouts: world.layouts.clone() }));
        }
        self.worlds = worlds;
    }
}

impl Observer<NoIdea> for Counter {
    fn event(&mut self, event: Event, moment: Moment<'_, NoIdea>) {
        if self.lost {
            return;
        }
        let public = moment.public_state();
        match event {
            Event::Drawn { card } => self.change(|mut world| (world.draw.remove(0) == card).then_some(world)),
            Event::Revealed { seat, slot, card } => self
                .change(|world| (world.layouts[seat as usize][slot as usize] == Some(card)).then_some(world)),
            Event::Shuffled { .. } => {
                self.deal(&public);
                self.reshuffle(&public);
            }
            Event::Placed { .. } | Event::Kept { .. } | Event::Refilled { .. } => self.deal(&public),
            _ => {}
        }
    }
}

/// All different orders of some cards.
fn orders(cards: Vec<Card>) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut kinds = cards.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let mut all = Vec::new();
    for first in kinds {
        let mut rest = cards.clone();
        rest.swap_remove(rest.iter().position(|&card| card == first).expect("it is one of them"));
        all.extend(orders(rest).into_iter().map(|mut order| {
            order.insert(0, first);
            order
        }));
    }
    all
}

/// How the cards of the draw piles come together in a small game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Formed {
    /// From all cards that are covered.
    Covered,
    /// From cards that *Remove others* has put aside.
    Aside,
}

/// A game in which few cards move: nearly all others lie where everybody sees them.
fn small_game(players: Players, formed: Formed, rng: &mut Rng) -> NoIdea {
    let mut cards: Vec<Card> = Stock::FULL.cards().filter(|card| card.prize().is_none()).collect();
    rng.shuffle(&mut cards);
    cards.sort_by_key(|card| card.function() == Some(Function::RemoveOthers));
    let removes = cards[cards.len() - 1];
    if formed == Formed::Aside {
        let next = rng.below(2) as usize;
        cards.rotate_right(1);
        cards.swap(0, next);
    }
    let (draw, rest) = cards.split_at(2);
    let (own, table) = rest.split_at(2 * usize::from(players.count()));
    let layouts: Vec<Vec<Option<Card>>> =
        own.chunks(2).map(|own| own.iter().copied().map(Some).collect()).collect();
    let layouts: Vec<Option<&[Option<Card>]>> =
        layouts.iter().map(|layout| Some(layout.as_slice())).collect();
    let mut table = table.to_vec();
    let (pile, alone) = match formed {
        // *Remove others* would put a hundred cards aside; it comes last.
        Formed::Covered => table.split_at(3),
        // Nearly all lie under a card on which it may be placed: only a few beside them go aside.
        Formed::Aside => {
            table.sort_by_key(|card| card.colour() == removes.colour());
            let (alone, pile) = table.split_at(3);
            (pile, alone)
        }
    };
    let piles: Vec<&[Card]> = std::iter::once(pile).chain(alone.chunks(1)).collect();
    let prizes: Vec<Award> = Stock::FULL.cards().filter_map(Card::prize).map(Award::Prize).collect();
    let seed = Seed::from_rng(rng);
    let claim =
        Position { piles: &piles, draw, layouts: &layouts, won: &[&prizes], seed, ..Position::default() };
    NoIdea::arrange(players, Seat::One, &claim).expect("it is a position")
}

/// How many states were shown.
#[derive(Default, Debug)]
struct Shown {
    /// With face-down cards from so many draw piles.
    by_piles: BTreeMap<usize, u32>,
    /// After a draw pile was formed from cards aside.
    from_aside: u32,
}

impl Shown {
    /// Of each kind there were enough to tell anything.
    fn are_enough(&self) -> bool {
        let [two, three] = [2, 3].map(|piles| self.by_piles.get(&piles).copied().unwrap_or(0));
        two > 30 && three > 5 && self.from_aside > 30
    }
}

/// Plays small games and shows states after reshuffles, with all worlds that are left.
fn after_reshuffles(mut check: impl FnMut(&NoIdea, &BTreeSet<World>, &mut Rng)) {
    let mut shown = Shown::default();
    for (number, formed) in (0..120).flat_map(|number| [(number, Formed::Covered), (number, Formed::Aside)]) {
        let mut rng = Rng::new(Seed(0x5eed_0000 + number));
        let players = [Players::Two, Players::Two, Players::Three][number as usize % 3];
        let mut game = small_game(players, formed, &mut rng);
        let (mut counter, mut moves) = (Counter::new(&game), Moves::new());
        for _ in 0..60 {
            game.legal_moves(&mut moves);
            let Some(&mv) = moves.get(rng.below(moves.len().max(1) as u32) as usize) else { break };
            game.play_observed(mv, &mut counter).expect("it is legal");
            if counter.lost {
                break;
            }
            assert!(counter.worlds.contains(&World::of(&game)), "the true world is lost");
            let piles = counter.piles(&game.public_state());
            let tells = piles > 1 || counter.from_aside;
            let worlds = counter.worlds.len();
            if counter.reshuffles > 0 && (2..400).contains(&worlds) && tells && rng.below(3) == 0 {
                *shown.by_piles.entry(piles).or_default() += 1;
                shown.from_aside += u32::from(counter.from_aside);
                check(&game, &counter.worlds, &mut rng);
            }
        }
    }
    assert!(shown.are_enough(), "{shown:?}");
}

#[test]
fn with_reshuffles_the_worlds_drawn_are_exactly_those_that_counting_leaves_and_all_are_equally_likely() {
    const EACH: usize = 30;
    let (mut chi_square, mut freedom) = (0.0, 0.0);
    after_reshuffles(|game, worlds, rng| {
        let seat = game.to_move().unwrap_or(Seat::Two);
        let view = game.view(seat);
        let mut found: BTreeMap<World, u32> = BTreeMap::new();
        for _ in 0..EACH * worlds.len() {
            *found.entry(World::of(&NoIdea::sample(&view, rng))).or_default() += 1;
        }
        for world in found.keys() {
            assert!(worlds.contains(world), "a perfect memory rules this world out: {world:?}\nin {view:?}");
        }
        assert_eq!(found.len(), worlds.len(), "some worlds are never drawn: {view:?}");
        let off = |&count: &u32| (f64::from(count) - EACH as f64).powi(2) / EACH as f64;
        chi_square += found.values().map(off).sum::<f64>();
        freedom += worlds.len() as f64 - 1.0;
    });
    let deviations = (chi_square - freedom) / f64::sqrt(2.0 * freedom);
    assert!(deviations < 5.0, "chi-square {chi_square:.0} for {freedom} cells");
}

#[test]
fn what_can_lie_in_a_place_is_what_counting_leaves_there() {
    after_reshuffles(|game, worlds, _| {
        let public = game.public_state();
        for (seat, spots) in public.players.seats().zip(public.layouts.seated(public.players)) {
            for (at, spot) in spots.iter().enumerate() {
                let Spot::Unseen(pool) = *spot else { continue };
                let pool = public.pool(pool);
                for card in Stock::FULL.cards() {
                    let there = |world: &&World| world.layouts[seat as usize][at] == Some(card);
                    let counted = worlds.iter().filter(there).count();
                    let (of, all) = (usize::from(pool.count(card)), usize::from(pool.len()));
                    assert_eq!(counted * all, worlds.len() * of, "{card} in place {at} of seat {seat}");
                }
            }
        }
    });
}
