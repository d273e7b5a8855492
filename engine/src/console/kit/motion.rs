//! Things that move, as a function of time: any moment of a motion can be drawn again, and looks the same.

/// Milliseconds between two pictures of a motion. The display's bus carries a whole picture in less than half of it.
pub(in crate::console) const FRAME: u32 = 60;

/// How far a screen has come in its motion.
///
/// A screen at rest is drawn as if nothing had ever moved, so a motion changes nothing that stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion(Option<u32>);

/// From when on something moves, and for how long, in milliseconds since its screen came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    start: u32,
    length: u32,
}

impl Span {
    /// From the start on.
    pub const fn first(length: u32) -> Span {
        Span { start: 0, length }
    }

    /// As long, but later.
    pub const fn later(self, by: u32) -> Span {
        Span { start: self.start.saturating_add(by), ..self }
    }

    /// As long, behind this one.
    pub const fn then(self, length: u32) -> Span {
        Span { start: self.end(), length }
    }

    /// When it is over.
    pub const fn end(self) -> u32 {
        self.start.saturating_add(self.length)
    }
}

/// Where something is that goes from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// It has not left yet.
    Waits,
    /// It is there now.
    At(i32, i32),
    /// It has arrived.
    Arrived,
}

/// A picture that trembles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shake {
    /// How far it is off to the left and down.
    pub(super) by: (i32, i32),
    /// Whether light and dark have changed places.
    pub(super) inverted: bool,
}

/// The whole way, in the parts that it is measured in.
const WHOLE: u32 = 256;

/// Pictures in which it trembles.
const SHAKES: u32 = 8;

/// A trembling picture, from one frame to the next: a flash, then it dies away.
const SHAKING: [Shake; SHAKES as usize] = [
    Shake { by: (0, 0), inverted: true },
    Shake { by: (-2, 1), inverted: true },
    Shake { by: (0, 1), inverted: false },
    Shake { by: (-2, 0), inverted: true },
    Shake { by: (-2, 1), inverted: false },
    Shake { by: (0, 1), inverted: false },
    Shake { by: (-2, 0), inverted: false },
    Shake { by: (0, 1), inverted: false },
];

/// How long a [shake](Motion::shake) takes.
pub const SHAKEN: Span = Span::first(SHAKES * FRAME);

impl Motion {
    /// Everything is where it belongs.
    pub const REST: Motion = Motion(None);

    /// So many milliseconds after the screen came.
    pub const fn at(elapsed: u32) -> Motion {
        Motion(Some(elapsed))
    }

    /// Whether something is still to begin.
    pub const fn is_before(self, span: Span) -> bool {
        matches!(self.0, Some(elapsed) if elapsed < span.start)
    }

    /// Whether something is not over yet.
    pub const fn is_until(self, span: Span) -> bool {
        matches!(self.0, Some(elapsed) if elapsed < span.end())
    }

    /// How much of the time is over, of 256 parts: all of it at rest.
    const fn share(self, span: Span) -> u32 {
        match self.0 {
            Some(elapsed) if elapsed < span.end() => {
                match (elapsed.saturating_sub(span.start) * WHOLE).checked_div(span.length) {
                    Some(share) => share,
                    None => WHOLE,
                }
            }
            _ => WHOLE,
        }
    }

    /// How much of a way is behind something that leaves fast and arrives slowly, of 256 parts.
    const fn gone(self, span: Span) -> i32 {
        let left = WHOLE.saturating_sub(self.share(span));
        (WHOLE - left * left / WHOLE).cast_signed()
    }

    /// Where something is on its way.
    pub const fn way(self, span: Span, from: (i32, i32), to: (i32, i32)) -> Way {
        if self.is_before(span) {
            return Way::Waits;
        }
        if !self.is_until(span) {
            return Way::Arrived;
        }
        let gone = self.gone(span);
        Way::At(between(from.0, to.0, gone), between(from.1, to.1, gone))
    }

    /// A number that counts up or down.
    pub const fn count(self, span: Span, from: i32, to: i32) -> i32 {
        if self.is_before(span) { from } else { between(from, to, self.share(span).cast_signed()) }
    }

    /// How wide a card is that is turned over, of 256 parts, and whether its face is up already.
    pub(super) const fn turn(self, span: Span) -> (u32, bool) {
        if self.is_before(span) {
            return (WHOLE, false);
        }
        let share = self.share(span);
        (WHOLE.abs_diff(2 * share), share >= WHOLE / 2)
    }

    /// How a picture trembles that has just come.
    pub fn shake(self) -> Shake {
        let frame = self.0.and_then(|elapsed| usize::try_from(elapsed / FRAME).ok());
        frame.and_then(|frame| SHAKING.get(frame)).copied().unwrap_or_default()
    }
}

const fn between(from: i32, to: i32, gone: i32) -> i32 {
    from + (to - from) * gone / WHOLE.cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPAN: Span = Span { start: 100, length: 200 };

    #[test]
    fn a_way_begins_at_its_beginning_and_ends_at_its_end() {
        let way = |elapsed| Motion::at(elapsed).way(SPAN, (10, 50), (90, 0));
        assert_eq!((way(0), way(99)), (Way::Waits, Way::Waits));
        assert_eq!(way(100), Way::At(10, 50));
        assert_eq!((way(300), Motion::REST.way(SPAN, (0, 0), (1, 1))), (Way::Arrived, Way::Arrived));
        let mut places = (100..300).map(|elapsed| match way(elapsed) {
            Way::At(x, y) => (x, y),
            other => panic!("{other:?} at {elapsed}"),
        });
        assert!(
            places.clone().is_sorted_by(|one, two| one.0 <= two.0 && one.1 >= two.1),
            "it never turns back"
        );
        assert!(places.nth(100).unwrap().0 > 60, "it is fast at first");
    }

    #[test]
    fn a_number_counts_from_its_first_to_its_last_value() {
        let count = |elapsed| Motion::at(elapsed).count(SPAN, -3, 20);
        assert_eq!((count(0), count(100), count(300), count(9999)), (-3, -3, 20, 20));
        assert_eq!(Motion::REST.count(SPAN, -3, 20), 20);
        assert!((0..400).map(count).is_sorted());
    }

    #[test]
    fn a_card_is_turned_over_by_its_edge() {
        let turn = |elapsed| Motion::at(elapsed).turn(SPAN);
        assert_eq!((turn(0), turn(200), turn(300)), ((256, false), (0, true), (256, true)));
        assert_eq!(Motion::REST.turn(SPAN), (256, true));
    }

    #[test]
    fn a_shake_ends_at_rest() {
        assert_eq!(Motion::REST.shake(), Shake::default());
        assert_eq!(Motion::at(SHAKEN.end()).shake(), Shake::default());
        assert_ne!(Motion::at(SHAKEN.end() - 1).shake(), Shake::default());
        assert!(Motion::at(0).shake().inverted);
    }

    #[test]
    fn what_follows_begins_when_the_first_is_over() {
        assert_eq!(Span::first(200).then(60).later(30), Span { start: 230, length: 60 });
        assert!(Motion::at(199).is_before(Span::first(200).then(60)));
        assert!(!Motion::REST.is_until(SPAN) && !Motion::REST.is_before(SPAN));
    }
}
