//! Marks that say something without words.

use super::Bitmap;
use super::bitmap::art;

/// A mark with one meaning on every screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Whose turn it is.
    Turn,
    /// The value can go down.
    Less,
    /// The value can go up.
    More,
    /// Done, taken, or did not fit.
    Tick,
    /// Out of the running.
    Gone,
    /// How many trophies.
    Trophy,
    /// A token.
    Coin,
    /// A token that was given back.
    CoinSpent,
    /// How many cards.
    Cards,
    /// How near the explosion is.
    Bomb,
    /// A human player.
    Person,
    /// A bot.
    Robot,
    /// Everybody looks.
    Eye,
    /// The cup on a trophy card.
    Cup,
    /// No Idea: reveal one more card.
    Plus,
    /// No Idea: remove the other piles.
    Bang,
    /// No Idea: refill to three.
    Fill,
}

impl Mark {
    /// The picture of the mark.
    pub const fn art(self) -> Bitmap {
        match self {
            Mark::Turn => art! {
                "#...",
                "##..",
                "###.",
                "####",
                "###.",
                "##..",
                "#...",
            },
            Mark::Less => art! {
                "..#",
                ".##",
                "###",
                ".##",
                "..#",
            },
            Mark::More => art! {
                "#..",
                "##.",
                "###",
                "##.",
                "#..",
            },
            Mark::Tick => art! {
                "......#",
                ".....##",
                "#...##.",
                "##.##..",
                ".###...",
                "..#....",
            },
            Mark::Gone => art! {
                "#...#",
                ".#.#.",
                "..#..",
                ".#.#.",
                "#...#",
            },
            Mark::Trophy => art! {
                "#######",
                "#.###.#",
                "#.###.#",
                ".#####.",
                "..###..",
                "...#...",
                "..###..",
            },
            Mark::Coin => art! {
                ".###.",
                "#####",
                "#####",
                "#####",
                ".###.",
            },
            Mark::CoinSpent => art! {
                ".###.",
                "#...#",
                "#...#",
                "#...#",
                ".###.",
            },
            Mark::Cards => art! {
                "#####",
                "#...#",
                "#...#",
                "#...#",
                "#...#",
                "#...#",
                "#####",
            },
            Mark::Bomb => art! {
                "....#.#",
                "...#...",
                ".###..#",
                "#####..",
                "#####..",
                "#####..",
                ".###...",
            },
            Mark::Person => art! {
                "...###...",
                "..#####..",
                "..#####..",
                "..#####..",
                "...###...",
                ".........",
                "..#####..",
                ".#######.",
                ".#######.",
            },
            Mark::Robot => art! {
                "....#....",
                ".#######.",
                ".#.....#.",
                "##.#.#.##",
                "##.....##",
                "##.###.##",
                ".#.....#.",
                ".#######.",
                ".........",
            },
            Mark::Eye => art! {
                "......#####......",
                "....##.....##....",
                "..##...###...##..",
                ".#....#####....#.",
                "#.....##.##.....#",
                ".#....#####....#.",
                "..##...###...##..",
                "....##.....##....",
                "......#####......",
            },
            Mark::Cup => art! {
                "..###########..",
                "###############",
                "#.###########.#",
                "#.###########.#",
                ".#.#########.#.",
                "..##.#####.##..",
                "....#######....",
                ".....#####.....",
                "......###......",
                ".......#.......",
                ".......#.......",
                ".....#####.....",
                "...#########...",
            },
            Mark::Plus => art! {
                "...###...",
                "...###...",
                "...###...",
                "#########",
                "#########",
                "#########",
                "...###...",
                "...###...",
                "...###...",
            },
            Mark::Bang => art! {
                "...###...",
                "...###...",
                "...###...",
                "...###...",
                "...###...",
                "....#....",
                ".........",
                "...###...",
                "...###...",
            },
            Mark::Fill => art! {
                "....#....",
                "...###...",
                "..#####..",
                ".#######.",
                "...###...",
                "...###...",
                "...###...",
                ".........",
                ".#######.",
            },
        }
    }
}
