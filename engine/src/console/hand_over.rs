//! Who holds the device, and since when a press can be meant for what is on the screen.
//!
//! People tap quickly. Without a lock, the second tap of one player would open the next player's curtain, and the third
//! would play a card.

use super::input::has_come;
use super::kit::FRAME;
use super::session::Audience;
use crate::games::Seat;

/// A curtain does not open before, and a question that costs something takes no answer.
const CURTAIN: u32 = 700;
/// A decision that comes from behind a curtain, or after something was shown, takes no press before.
const GLANCE: u32 = 300;
/// Presses that come faster than this were not thought about one by one.
const REST: u32 = 300;
/// So long the curtain parts: no longer than nobody can press anything anyway.
const PARTING: u32 = GLANCE;
/// So long the screen of a turn that begins says how to pause, unless a button is pressed.
const TELL: u32 = 1500;
/// As long is the beat with the name of the player whose decision comes.
const BEAT: u32 = 400;

/// The way of the device from hand to hand.
#[derive(Clone, Debug, Default)]
pub(super) struct HandOver {
    /// The human who held the device last, as far as the console knows.
    holder: Option<Seat>,
    /// The human who decides on the screen.
    acts: Option<Seat>,
    /// The human whose screen it is: who decides, or looks at a card that came without a decision.
    looks: Option<Seat>,
    /// Who decided last, a human or a bot.
    last: Option<Seat>,
    /// Presses do nothing until then.
    locked_until: Option<u32>,
    /// Whose name is shown while presses do nothing.
    beat: Option<Seat>,
    /// A turn has just begun: until then the screen says how to pause.
    told_until: Option<u32>,
    /// Since when the curtain parts, as long as that is seen, and the number of its picture.
    parts: Option<(u32, u32)>,
    /// When a button last went down.
    pressed: Option<u32>,
    /// Whether that was right after the press before.
    hurried: bool,
}

impl HandOver {
    /// Anybody may hold the device now.
    pub(super) const fn forget_holder(&mut self) {
        self.holder = None;
        (self.acts, self.looks) = (None, None);
        self.last = None;
    }

    /// Something else may be on the screen of a game than before: who may look, and who decides. Gives back the human
    /// who must take the device first, behind a curtain. A lone human needs none.
    pub(super) fn arrive(
        &mut self,
        audience: Audience,
        decides: Option<Seat>,
        alone: bool,
        now: u32,
    ) -> Option<Seat> {
        let (looks, curtain) = match audience {
            Audience::All(acts) => (acts, None),
            Audience::Only(seat) => (Some(seat), (!alone && self.holder != Some(seat)).then_some(seat)),
            Audience::Together => (None, None),
        };
        let acts = looks.filter(|_| decides == looks);
        if audience == Audience::Together || looks.is_some() && self.holder != looks {
            self.holder = None;
        }
        if curtain.is_some() {
            self.beat = None;
            self.lock(CURTAIN, now);
        } else if looks.is_some() && (self.acts, self.looks) != (acts, looks) {
            self.beat = acts.filter(|_| self.last != acts);
            self.lock(if self.beat.is_some() { BEAT } else { GLANCE }, now);
            if self.beat.is_some() {
                self.tell(now);
            }
        }
        (self.acts, self.looks) = (acts, looks);
        self.last = decides.or(self.last);
        curtain
    }

    /// Somebody says that the device has come.
    /// The curtain is seen to part, if things move.
    pub(super) fn take(&mut self, seat: Seat, moves: bool, now: u32) {
        self.holder = Some(seat);
        self.parts = moves.then_some((now, 0));
        self.glance(now);
        self.tell(now);
    }

    /// Whether this human has taken the device from behind a curtain.
    pub(super) fn is_held_by(&self, seat: Seat) -> bool {
        self.holder == Some(seat)
    }

    const fn tell(&mut self, now: u32) {
        self.told_until = Some(now.wrapping_add(TELL));
    }

    /// Somebody plays, and needs to know other buttons now.
    pub(super) const fn told(&mut self) {
        self.told_until = None;
    }

    /// Whether the screen says how to pause.
    pub(super) const fn tells_pause(&self) -> bool {
        self.told_until.is_some()
    }

    /// Something to decide on has come onto the screen by itself.
    pub(super) const fn glance(&mut self, now: u32) {
        self.lock(GLANCE, now);
    }

    /// A question has come onto the screen whose answer costs something.
    pub(super) const fn ask(&mut self, now: u32) {
        self.unlock();
        self.lock(CURTAIN, now);
    }

    /// A button goes down.
    pub(super) fn note_press(&mut self, now: u32) {
        self.hurried = self.pressed.is_some_and(|before| now.wrapping_sub(before) < REST);
        self.pressed = Some(now);
    }

    /// Whether the last press came right after another one.
    pub(super) const fn is_hurried(&self) -> bool {
        self.hurried
    }

    const fn lock(&mut self, time: u32, now: u32) {
        self.locked_until = Some(now.wrapping_add(time));
    }

    /// Presses count again at once: what is on the screen belongs to no player.
    pub(super) const fn unlock(&mut self) {
        self.locked_until = None;
        self.beat = None;
        self.told_until = None;
        self.parts = None;
    }

    /// Nobody waits until the curtain has parted.
    pub(super) const fn open(&mut self) {
        self.parts = None;
    }

    /// The picture of the parting curtain, if there is one.
    pub(super) fn parting(&self) -> Option<usize> {
        self.parts.and_then(|(_, picture)| usize::try_from(picture).ok())
    }

    /// Whether a press that comes now does nothing. It makes the lock no longer.
    pub(super) fn holds_back(&self, now: u32) -> bool {
        self.locked_until.is_some_and(|until| !has_come(until, now))
    }

    /// Time passes; whether that changes the picture.
    pub(super) fn tick(&mut self, now: u32) -> bool {
        let over = |until: Option<u32>| until.is_some_and(|until| has_come(until, now));
        let (opens, told) = (over(self.locked_until), over(self.told_until));
        let parts = self.part(now);
        if opens {
            self.locked_until = None;
            self.beat = None;
        }
        if told {
            self.told();
        }
        opens || told || parts
    }

    /// The curtain goes on to part; whether there is another picture of it.
    fn part(&mut self, now: u32) -> bool {
        let Some((since, before)) = self.parts else { return false };
        let picture = now.wrapping_sub(since) / FRAME;
        self.parts = (picture * FRAME < PARTING).then_some((since, picture));
        self.parts.is_none() || picture != before
    }

    /// When the lock goes, or what is said about pausing, or the next picture of the curtain comes.
    pub(super) fn due(&self) -> Option<u32> {
        let picture = self.parts.map(|(since, picture)| since.wrapping_add((picture + 1) * FRAME));
        let times = [self.locked_until, self.told_until, picture].into_iter().flatten();
        times.reduce(|first, time| if has_come(first, time) { first } else { time })
    }

    /// Whether presses do nothing now.
    pub(super) const fn is_locked(&self) -> bool {
        self.locked_until.is_some()
    }

    /// The player whom the screen is about: who looks at it, or else who decided last.
    pub(super) fn owner(&self) -> Option<Seat> {
        self.looks.or(self.last)
    }

    /// Whose name is on the screen for a moment.
    pub(super) const fn beat(&self) -> Option<Seat> {
        self.beat
    }
}
