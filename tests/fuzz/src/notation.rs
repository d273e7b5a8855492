//! Texts that people and logs write: moves of all games, seeds, names of games and levels.

use engine::bots::Level;
use engine::cards::Seed;
use engine::for_kind;
use engine::games::{Game, GameMove, Kind};

pub(crate) fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for kind in Kind::ALL {
        for_kind!(kind, G => check_move::<G>(text));
    }
    if let Ok(seed) = text.parse::<Seed>() {
        assert_eq!(seed.to_string().parse(), Ok(seed));
    }
    if let Ok(kind) = text.parse::<Kind>() {
        assert_eq!(kind.name(), text);
    }
    if let Ok(level) = text.parse::<Level>() {
        assert_eq!(level.name(), text);
    }
}

/// A move has one spelling, apart from the space between words; what is no move is told with its place.
fn check_move<G: Game>(text: &str) {
    match text.parse::<G::Move>() {
        Ok(mv) => {
            let words: Vec<&str> = text.split_whitespace().collect();
            assert_eq!(mv.to_string(), words.join(" "), "read as another move");
            assert_eq!(G::Move::unpack(mv.pack()), Some(mv));
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.at), "{text:?}: {error}");
            assert!(!error.to_string().is_empty());
        }
    }
}

/// A few moves of each sort.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    fn spellings<G: Game>() -> Vec<Vec<u8>> {
        let mut last = String::new();
        let mut texts = Vec::new();
        for mv in (0..=u16::MAX).filter_map(G::Move::unpack).map(|mv| mv.to_string()) {
            let sort = mv.split(' ').next().unwrap_or_default().to_string();
            if sort != last {
                texts.push(mv.into_bytes());
                last = sort;
            }
        }
        texts
    }
    let mut seeds: Vec<Vec<u8>> =
        Kind::ALL.into_iter().flat_map(|kind| for_kind!(kind, G => spellings::<G>())).collect();
    seeds.extend([b"5eed0001".to_vec(), b"hard".to_vec()]);
    seeds
}
