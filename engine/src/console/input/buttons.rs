//! Turns buttons going down and up into presses, with key repeat and long press: the same on every board.

/// A button of the device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Button {
    Up,
    Down,
    Left,
    Right,
    /// Choose, go on.
    A,
    /// Back.
    B,
}

impl Button {
    /// All buttons.
    pub const ALL: [Button; 6] =
        [Button::Up, Button::Down, Button::Left, Button::Right, Button::A, Button::B];

    /// What it is when the device is turned by 180 degrees: A and B stay what is printed on them.
    const fn turned(self) -> Button {
        match self {
            Button::Up => Button::Down,
            Button::Down => Button::Up,
            Button::Left => Button::Right,
            Button::Right => Button::Left,
            Button::A | Button::B => self,
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }

    const fn repeats(self) -> bool {
        matches!(self, Button::Up | Button::Down | Button::Left | Button::Right)
    }
}

/// A press, as a screen gets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// A button was pressed, or a direction repeats.
    Short(Button),
    /// B was held: pause.
    Pause,
}

/// The state of all buttons. Times are milliseconds of a clock that may run over.
///
/// Directions and A act when they go down. B acts when it comes up, because only then it is known that it was
/// not held.
#[derive(Clone, Debug, Default)]
pub struct Buttons {
    down: u8,
    /// Held down, but they do nothing until they come up and go down again.
    mute: u8,
    /// The direction that repeats, and when it does so next.
    repeat: Option<(Button, u32)>,
    /// When B turns into pause.
    pause: Option<u32>,
    /// Whether the device is held the other way round.
    turned: bool,
}

impl Buttons {
    /// A direction repeats for the first time after this.
    pub const FIRST_REPEAT: u32 = 400;
    /// And again after this.
    pub const REPEAT: u32 = 130;
    /// B held so long is pause.
    pub const HOLD: u32 = 600;

    /// No button is down.
    pub const fn new() -> Buttons {
        Buttons { down: 0, mute: 0, repeat: None, pause: None, turned: false }
    }

    /// The device may be held the other way round from now on, but a button that is down comes up as what it went down as.
    pub(in crate::console) const fn turn(&mut self, turned: bool) {
        if self.down == 0 {
            self.turned = turned;
        }
    }

    const fn as_held(&self, button: Button) -> Button {
        if self.turned { button.turned() } else { button }
    }

    /// A button goes down.
    pub fn press(&mut self, button: Button, now: u32) -> Option<Press> {
        let button = self.as_held(button);
        if self.down & button.bit() != 0 {
            return None;
        }
        self.down |= button.bit();
        if button == Button::B {
            self.pause = Some(now.wrapping_add(Buttons::HOLD));
            return None;
        }
        self.repeat = button.repeats().then_some((button, now.wrapping_add(Buttons::FIRST_REPEAT)));
        Some(Press::Short(button))
    }

    /// A button comes up.
    pub fn release(&mut self, button: Button) -> Option<Press> {
        let button = self.as_held(button);
        let was_down = self.down & button.bit() != 0;
        let was_mute = self.mute & button.bit() != 0;
        self.down &= !button.bit();
        self.mute &= !button.bit();
        if self.repeat.is_some_and(|(repeats, _)| repeats == button) {
            self.repeat = None;
        }
        if button == Button::B {
            let in_time = self.pause.take().is_some();
            return (was_down && in_time && !was_mute).then_some(Press::Short(Button::B));
        }
        None
    }

    /// Time passes. A late call makes up for one repeat, not for all that were missed.
    pub fn tick(&mut self, now: u32) -> Option<Press> {
        if self.pause.is_some_and(|due| has_come(due, now)) {
            self.pause = None;
            return Some(Press::Pause);
        }
        let (button, due) = self.repeat?;
        if !has_come(due, now) {
            return None;
        }
        self.repeat = Some((button, now.wrapping_add(Buttons::REPEAT)));
        Some(Press::Short(button))
    }

    /// Whether a button is down, as the device is held.
    pub(in crate::console) const fn is_down(&self, button: Button) -> bool {
        self.down & button.bit() != 0
    }

    /// When a button that is held does something next.
    pub fn due(&self) -> Option<u32> {
        self.pause.or(self.repeat.map(|(_, due)| due))
    }

    /// Whatever is down does nothing until it comes up: the press that woke the device, or one that has just
    /// led to another player's screen.
    pub fn mute(&mut self) {
        self.mute_taps();
        self.pause = None;
    }

    /// All buttons come up, and none of them counts as pressed by that.
    pub fn let_go(&mut self) {
        self.mute();
        (self.down, self.mute) = (0, 0);
    }

    /// Like [`mute`](Buttons::mute), except that a B that is held still becomes pause.
    pub fn mute_taps(&mut self) {
        self.mute = self.down;
        self.repeat = None;
    }
}

/// Whether a time is not in the future; half of the clock's round counts as past.
pub(in crate::console) const fn has_come(due: u32, now: u32) -> bool {
    now.wrapping_sub(due) < u32::MAX / 2
}
